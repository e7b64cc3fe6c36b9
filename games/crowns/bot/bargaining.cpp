#include "games/crowns/bot/bargaining.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "games/crowns/bot/value.h"

namespace regalia::crowns {
namespace {

constexpr double kEnough = 0.6;         // to propose or to agree
constexpr double kSpared = 1.0;         // what it is worth not to be attacked
constexpr double kBoundToAttack = 0.8;  // what it costs to have to attack somebody
constexpr double kBound = 0.4;          // what any other promise costs
constexpr int kWorlds = 6;              // in which the hand of the other is imagined

class Bargainer {
 public:
  Bargainer(const Rules& rules, const View<Rules>& view, Thinking& thinking)
      : rules_(rules),
        view_(view),
        seen_(view.seen),
        board_(view.seen.board),
        thinking_(thinking),
        rounds_(rounds_left(rules, view.seen.board)) {}

  [[nodiscard]] Chosen choose() {
    if (seen_.draft) return go_on_with_draft();
    for (const TalkDeal& deal : seen_.deals)
      if (deal.id.number != 0 && deal.to_answer().has(view_.viewer)) return answer(deal);
    if (const std::optional<Move> draft = begin()) return *draft;
    return rest();
  }

 private:
  [[nodiscard]] bool may(Move move) const { return covers(view_.moves, move); }
  [[nodiscard]] Chosen rest() const {
    const Move done = move_of(MoveKind::done);
    return may(done) ? done : move_of(MoveKind::close);
  }
  [[nodiscard]] Holding own() const { return {rules_, seen_.hand, view_.viewer, board_.ravens[at(view_.viewer)]}; }

  // What a deal brings the viewer, as far as his own hand and his peace go.
  [[nodiscard]] double gain(const Clauses& clauses) const {
    Holding then = own();
    Cards hand = seen_.hand;
    double besides = 0;
    for (const Clause& clause : clauses) {
      const bool gives = clause.from == view_.viewer;
      switch (clause.kind) {
        case ClauseKind::ravens: then.add_ravens(gives ? -clause.count : clause.count); break;
        case ClauseKind::card:
          if (gives)
            then.take(clause.card());
          else
            then.add(clause.card());
          break;
        case ClauseKind::any_card: {
          if (gives) {
            const Card card = rules_.card_for(hand, view_.viewer, clause.type());
            if (card == kNoCard) return -100;
            hand.take(card);
            then.take(card);
          } else {
            then.add(is_house_type(clause.type()) ? house_card(clause.type(), index(clause.from))
                                                  : guest_card(clause.type()));
          }
          break;
        }
        case ClauseKind::deed:
          if (view_.viewer == board_.turn)
            besides -= clause.deed() == Deed::attack ? kBoundToAttack : kBound;
          else if (clause.whom() == view_.viewer)
            besides += clause.deed() == Deed::spare ? kSpared : clause.deed() == Deed::attack ? -kSpared : 0;
          break;
      }
    }
    return then.worth(rounds_) - own().worth(rounds_) + besides;
  }

  static std::string points(double gain) {
    const auto count = static_cast<int>(std::lround(std::abs(gain)));
    return count == 1 ? "a point" : std::to_string(count) + " points";
  }

  [[nodiscard]] Chosen answer(const TalkDeal& deal) const {
    const Seat partner = deal.id.parties.other(view_.viewer);
    const int revision = static_cast<int>(deal.revision);
    const Move agree = move_of(MoveKind::agree, partner, deal.id.number, revision);
    const Move refuse = move_of(MoveKind::refuse, partner, deal.id.number, revision);
    const double gained = gain(deal.clauses);
    if (may(agree) && gained >= kEnough / 2)
      return {agree, gained >= 0.5 ? "Agreed: that is worth about " + points(gained) + " to me."
                                   : "Agreed: it costs me nothing."};
    const Move counter = move_of(MoveKind::counter, partner, deal.id.number);
    if (deal.revision == 1 && may(agree) && may(counter) && gained > -1.5 && board_.ravens[at(partner)] > 0 &&
        wants_ravens(deal.clauses, partner))
      return counter;
    if (!may(agree)) return {refuse, "I do not have that to give."};
    return {refuse,
            gained > -0.5 ? "No: that brings me nothing." : "No: that would cost me about " + points(gained) + "."};
  }

  // Whether a raven or two of the other would make it good.
  [[nodiscard]] bool wants_ravens(const Clauses& clauses, Seat partner) const {
    for (const Clause& clause : clauses)
      if (clause.kind == ClauseKind::ravens) return false;
    return !clauses.full() && with_ravens(clauses, partner) >= kEnough;
  }
  [[nodiscard]] double with_ravens(Clauses clauses, Seat partner) const {
    clauses.push_back(Clause::gives_ravens(partner, std::min<int>(2, board_.ravens[at(partner)])));
    return gain(clauses);
  }

  struct Trade {
    Card give = kNoCard;
    Type ask{};
    double gain = 0;
  };

  // The best trade of a card for a card with somebody: it must help the other as well, as far as one can tell.
  [[nodiscard]] Trade best_trade(Seat partner, Card fixed = kNoCard) {
    Trade best;
    const Holding mine = own();
    for (int world = 0; world < kWorlds; ++world) {
      const Cards theirs = rules_.imagine(view_, thinking_.rng()).hands[at(partner)];
      const Holding other(rules_, theirs, partner, board_.ravens[at(partner)]);
      for (const Card give : seen_.hand) {
        if (fixed != kNoCard && give != fixed) continue;
        Holding without = mine;
        without.take(give);
        for (const Card get : theirs) {
          if (type_of(get) == type_of(give)) continue;
          const double gained = without.worth_with(get, rounds_) - mine.worth(rounds_);
          if (gained <= best.gain || gained < kEnough) continue;
          Holding then = other;
          then.take(get);
          then.add(give);
          if (then.worth(rounds_) - other.worth(rounds_) < 0.2) continue;
          best = {give, type_of(get), gained};
        }
      }
    }
    return best;
  }

  // Nothing: there is no deal worth proposing.
  [[nodiscard]] std::optional<Move> begin() {
    const bool active = view_.viewer == board_.turn;
    if (active && board_.done.has(view_.viewer)) return std::nullopt;
    if (!active && seen_.deals[at(view_.viewer)].id.number != 0) return std::nullopt;  // one proposal in these talks
    if (!active) {
      const Move draft = move_of(MoveKind::draft, board_.turn);
      if (!may(draft)) return std::nullopt;
      if (wants_to_be_spared()) return draft;
      return board_.phase == Phase::talk && best_trade(board_.turn).gain > 0 ? std::optional(draft) : std::nullopt;
    }
    if (board_.phase == Phase::talk_attack) return std::nullopt;
    for (const TalkDeal& deal : seen_.deals)
      if (deal.id.number != 0) return std::nullopt;
    Seat best = kNobody;
    double most = 0;
    for (int i = 0; i < rules_.seats(); ++i) {
      if (!may(move_of(MoveKind::draft, i))) continue;
      if (const double gained = best_trade(seat_at(i)).gain; gained > most) {
        most = gained;
        best = seat_at(i);
      }
    }
    return best == kNobody ? std::nullopt : std::optional(move_of(MoveKind::draft, best));
  }

  // Under attack a raven or two buy peace, if one can spare them.
  [[nodiscard]] bool wants_to_be_spared() const {
    return board_.phase == Phase::talk_attack && board_.target == view_.viewer &&
           board_.ravens[at(view_.viewer)] >= 2 && count_of(seen_.hand, Type::castellan) < 2;
  }

  // A draft is worded clause by clause; whoever cannot finish it lets it go by being done.
  [[nodiscard]] Chosen go_on_with_draft() {
    const Clauses& clauses = seen_.draft->clauses;
    const Seat partner = seen_.draft->parties.other(view_.viewer);
    if (seen_.draft->answers) return go_on_with_answer(partner);
    if (wants_to_be_spared()) {
      if (clauses.empty()) return only(move_of(MoveKind::promise, Deed::spare, index(view_.viewer)));
      if (clauses.size() == 1) return only(move_of(MoveKind::give_ravens, 0, 0, 0, 1));
      return put("A raven for you if you ride elsewhere.");
    }
    if (clauses.empty()) {
      const Trade trade = best_trade(partner);
      return trade.gain > 0 ? only(move_of(MoveKind::give_card, trade.give)) : rest();
    }
    if (clauses.size() == 1 && clauses[0].kind == ClauseKind::card) {
      const Trade trade = best_trade(partner, clauses[0].card());
      return trade.gain > 0 ? only(move_of(MoveKind::ask_card, trade.ask)) : rest();
    }
    return put("This would help us both.");
  }

  [[nodiscard]] Chosen go_on_with_answer(Seat partner) const {
    const TalkDeal& deal = seen_.deals[at(view_.viewer == board_.turn ? partner : view_.viewer)];
    if (seen_.draft->clauses == deal.clauses) {
      const auto most = static_cast<std::uint32_t>(std::min<int>(2, board_.ravens[at(partner)]));
      const Move ask = move_of(MoveKind::ask_ravens, 0, 0, 0, most);
      if (most > 0 && may(ask)) return ask;
      return move_of(MoveKind::drop);
    }
    return put("For that, if you add something.");
  }

  [[nodiscard]] Chosen only(Move move) const { return may(move) ? Chosen(move) : rest(); }
  [[nodiscard]] Chosen put(const std::string& words) const {
    const Move move = move_of(MoveKind::put);
    return may(move) ? Chosen(move, words) : rest();
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const Observation& seen_;
  const Board& board_;
  Thinking& thinking_;
  double rounds_;
};

}  // namespace

Chosen bargain(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  return Bargainer(rules, view, thinking).choose();
}

}  // namespace regalia::crowns
