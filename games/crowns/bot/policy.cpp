#include "games/crowns/bot/policy.h"

#include <algorithm>

#include "games/crowns/bot/value.h"

namespace regalia::crowns {
namespace {

class Thumb {
 public:
  Thumb(const Rules& rules, const State& state, Seat seat)
      : rules_(rules), state_(state), board_(state.board), seat_(seat), rounds_(rounds_left(rules, state.board)) {}

  [[nodiscard]] Move choose(Rng& rng) const {
    switch (board_.phase) {
      case Phase::offer:
      case Phase::offer_second: return move_of(MoveKind::offer, best_offer());
      case Phase::second: return move_of(MoveKind::enough);
      case Phase::raise: return move_of(MoveKind::raise, 0, 0, 0, raise());
      case Phase::choose: return move_of(MoveKind::accept, best_partner());
      case Phase::hand_over: return move_of(MoveKind::hand_over, least_wanted());
      case Phase::vote: return move_of(vote() == Vote::attacker ? MoveKind::vote_attacker : MoveKind::vote_defender);
      case Phase::spend: return move_of(MoveKind::spend, 0, 0, 0, spend());
      case Phase::reward: return move_of(worth_of_look() > 1.8 ? MoveKind::look : MoveKind::draw_guest);
      case Phase::take: return move_of(MoveKind::take, most_wanted());
      case Phase::sentinel: return move_of(MoveKind::pass);
      case Phase::customize: return move_of(MoveKind::keep);
      case Phase::talk:
      case Phase::talk_attack: return move_of(seat_ == board_.turn ? MoveKind::close : MoveKind::done);
      default: break;
    }
    MoveList list;
    rules_.moves(state_, seat_, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))].move;
  }

 private:
  [[nodiscard]] Holding holding(Seat seat) const {
    return {rules_, state_.hands[at(seat)], seat, board_.ravens[at(seat)]};
  }

  // The hand of a seat after it has given what lies before it for what lies before another.
  [[nodiscard]] Holding after_exchange(Seat seat, Seat other, Card besides = kNoCard) const {
    Holding then = holding(seat);
    for (const Card card : board_.laid[at(seat)])
      if (card != kNoCard) then.take(card);
    if (besides != kNoCard) then.take(besides);
    for (const Card card : board_.laid[at(other)])
      if (card != kNoCard) then.add(card);
    then.add_ravens(board_.raised[at(other)] - board_.raised[at(seat)]);
    return then;
  }

  // What helps oneself most if it is taken; of that, what is wanted more.
  [[nodiscard]] Card best_offer() const {
    const Holding active = holding(board_.turn);
    Card best = kNoCard;
    double most = 0;
    for (const Card card : rules_.free_cards(state_, seat_)) {
      const double value =
          after_exchange(seat_, board_.turn, card).worth(rounds_) + 0.1 * active.worth_with(card, rounds_);
      if (best == kNoCard || value > most) {
        best = card;
        most = value;
      }
    }
    return best;
  }
  [[nodiscard]] std::uint32_t raise() const {
    const double gain = after_exchange(seat_, board_.turn).worth(rounds_) - holding(seat_).worth(rounds_);
    return gain > 2 && board_.raised[at(seat_)] == 0 ? 1 : 0;
  }
  [[nodiscard]] Seat best_partner() const {
    MoveList list;
    rules_.moves(state_, seat_, list);
    Seat best = kNobody;
    double most = 0;
    for (const Offer& offer : list) {
      if (offer.move.kind<MoveKind>() != MoveKind::accept) continue;
      const Seat partner = seat_at(offer.move.a());
      const double value = after_exchange(seat_, partner).worth(rounds_);
      if (best == kNobody || value > most) {
        best = partner;
        most = value;
      }
    }
    return best;
  }
  [[nodiscard]] Card least_wanted() const {
    const Holding own = holding(seat_);
    Card best = kNoCard;
    double most = 0;
    for (const Card card : state_.hands[at(seat_)])
      if (const double value = own.worth_without(card, rounds_); best == kNoCard || value > most) {
        best = card;
        most = value;
      }
    return best;
  }
  [[nodiscard]] Card most_wanted() const {
    const Seat loser = rules_.defeated(board_);
    const Holding own = holding(seat_);
    const Holding theirs = holding(loser);
    Card best = kNoCard;
    double most = 0;
    for (const Card card : state_.hands[at(loser)])
      if (const double value = own.worth_with(card, rounds_) - 0.2 * theirs.worth_without(card, rounds_);
          best == kNoCard || value > most) {
        best = card;
        most = value;
      }
    return best;
  }
  [[nodiscard]] double worth_of_look() const {
    const Holding own = holding(seat_);
    return own.worth_with(most_wanted(), rounds_) - own.worth(rounds_);
  }
  // Against whoever is ahead, unless one is in it oneself.
  [[nodiscard]] Vote vote() const {
    if (seat_ == board_.turn || rules_.partner_of(seat_) == board_.turn) return Vote::attacker;
    if (seat_ == board_.target || rules_.partner_of(seat_) == board_.target) return Vote::defender;
    return holding(board_.turn).worth(rounds_) > holding(board_.target).worth(rounds_) ? Vote::defender
                                                                                       : Vote::attacker;
  }
  // Those who fight spend what turns it, if that is little.
  [[nodiscard]] std::uint32_t spend() const {
    if (seat_ != board_.turn && seat_ != board_.target) return 0;
    const auto [attacker, defender] = rules_.votes_of(board_);
    const bool attacks = board_.votes[at(seat_)] == Vote::attacker;
    const int missing = attacks ? defender - attacker : attacker - defender + 1;
    return missing > 0 && missing <= std::min<int>(2, board_.ravens[at(seat_)]) ? static_cast<std::uint32_t>(missing)
                                                                                : 0;
  }

  const Rules& rules_;
  const State& state_;
  const Board& board_;
  Seat seat_;
  double rounds_;
};

}  // namespace

Move probable_move(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  return Thumb(rules, state, seat).choose(rng);
}

}  // namespace regalia::crowns
