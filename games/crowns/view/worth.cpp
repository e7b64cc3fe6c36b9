#include "games/crowns/view/worth.h"

namespace regalia::crowns {
namespace {

// A hand with its ravens, to be changed.
struct Purse {
  Cards hand;
  int ravens = 0;
};

class Weighing {
 public:
  Weighing(const Rules& rules, const Observation& seen)
      : rules_(rules), seen_(seen), board_(seen.board), now_{seen.hand, board_.ravens[at(seen.viewer)]} {
    if (seen.agenda != kNoCard) now_.hand.add(seen.agenda);
  }

  [[nodiscard]] HandScore now() const { return score(now_); }

  [[nodiscard]] std::vector<Prospect> all() {
    switch (board_.phase) {
      case Phase::offer:
      case Phase::second:
      case Phase::offer_second:
      case Phase::raise:
      case Phase::choose: exchange(); break;
      case Phase::take:
        for (const Card card : seen_.looked_at) {
          Purse then = now_;
          then.hand.add(card);
          add("taken:" + rules_.card_id(card), then);
        }
        break;
      case Phase::talk:
      case Phase::talk_attack: deals(); break;
      default: break;
    }
    return std::move(prospects_);
  }

 private:
  [[nodiscard]] HandScore score(const Purse& purse) const {
    return rules_.score_alone(purse.hand, seen_.viewer, purse.ravens);
  }
  void add(std::string element, const Purse& then) { prospects_.push_back({std::move(element), score(then)}); }

  // As if an offer were accepted now, with an exchange of the viewer's cards for those of another.
  [[nodiscard]] Purse after_exchange(Seat other, Card besides = kNoCard) const {
    Purse then = now_;
    for (const Card card : board_.laid[at(seen_.viewer)])
      if (card != kNoCard) then.hand.take(card);
    if (besides != kNoCard) then.hand.take(besides);
    for (const Card card : board_.laid[at(other)])
      if (card != kNoCard) then.hand.add(card);
    then.ravens += board_.raised[at(other)] - board_.raised[at(seen_.viewer)];
    return then;
  }

  void exchange() {
    const auto offer_of = [](Seat seat) { return "offer:" + std::to_string(index(seat) + 1); };
    if (seen_.viewer == board_.turn) {
      for (const Seat seat : board_.in) add(offer_of(seat), after_exchange(seat));
      return;
    }
    if (board_.in.has(seen_.viewer) && board_.phase != Phase::offer_second)
      add(offer_of(seen_.viewer), after_exchange(board_.turn));
    if (board_.actor != seen_.viewer || board_.phase == Phase::raise) return;
    Cards left = seen_.hand;
    for (const Card card : board_.laid[at(seen_.viewer)])
      if (card != kNoCard) left.take(card);
    for (const Card card : left) add("hand:" + rules_.card_id(card), after_exchange(board_.turn, card));
  }

  // A kind of card that is asked for comes as a card of the giver's own house.
  [[nodiscard]] std::optional<Purse> after_clauses(const Clauses& clauses) const {
    Purse then = now_;
    for (const Clause& clause : clauses) {
      const bool gives = clause.from == seen_.viewer;
      if (clause.kind == ClauseKind::ravens) then.ravens += gives ? -clause.count : clause.count;
      if (clause.kind != ClauseKind::card && clause.kind != ClauseKind::any_card) continue;
      Card card = clause.card();
      if (clause.kind == ClauseKind::any_card)
        card = gives                          ? rules_.card_for(then.hand, seen_.viewer, clause.type())
               : is_house_type(clause.type()) ? house_card(clause.type(), index(clause.from))
                                              : guest_card(clause.type());
      if (!gives) {
        then.hand.add(card);
      } else {
        if (card == kNoCard || !then.hand.has(card)) return std::nullopt;
        then.hand.take(card);
      }
    }
    return then.ravens < 0 ? std::nullopt : std::optional(then);
  }

  void deals() {
    if (seen_.draft && !seen_.draft->clauses.empty())
      if (const auto then = after_clauses(seen_.draft->clauses)) add("draft", *then);
    for (int i = 0; i < rules_.seats(); ++i) {
      const TalkDeal& deal = seen_.deals[at(i)];
      if (deal.id.number == 0 || !deal.is_open()) continue;
      const Seat partner = deal.id.parties.other(seen_.viewer);
      if (const auto then = after_clauses(deal.clauses))
        add("deal:" + Rules::deal_name(partner, deal.id.number), *then);
    }
  }

  const Rules& rules_;
  const Observation& seen_;
  const Board& board_;
  Purse now_;
  std::vector<Prospect> prospects_;
};

}  // namespace

HandScore worth_now(const Rules& rules, const Observation& seen) {
  return index(seen.viewer) < rules.seats() ? Weighing(rules, seen).now() : HandScore();
}

std::vector<Prospect> prospects_of(const Rules& rules, const Observation& seen) {
  return index(seen.viewer) < rules.seats() ? Weighing(rules, seen).all() : std::vector<Prospect>();
}

}  // namespace regalia::crowns
