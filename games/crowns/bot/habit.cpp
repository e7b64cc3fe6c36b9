#include "games/crowns/bot/habit.h"

#include <algorithm>
#include <cmath>

#include "games/crowns/bot/actions.h"
#include "games/crowns/bot/estimate.h"

namespace regalia::crowns {
namespace {

constexpr double kSpare = 1.0;        // a second card that costs so much more than another is not laid
constexpr double kWorthARaven = 1.5;  // what an exchange must bring to add one
constexpr double kStake = 1.5;        // at most so much of what is at stake do ravens cost
constexpr double kWorthASentinel = 0.3;
// Votes of those who are not in it are hard to foresee. A quarter goes against reason; at equal strength the attacker has
// a point's worth of doubt against him.
constexpr double kUnforeseen = 0.25;
constexpr double kDoubt = 1.0;

class Habit {
 public:
  Habit(const Rules& rules, const State& state, Seat seat)
      : rules_(rules),
        state_(state),
        board_(state.board),
        hand_(state.hands[at(seat)]),
        seat_(seat),
        estimate_(rules, state) {}

  [[nodiscard]] Move choose(Rng& rng) const {
    switch (board_.phase) {
      case Phase::act: return probable_action(rules_, state_, seat_, estimate_, rng);
      case Phase::offer:
      case Phase::offer_second: return move_of(MoveKind::offer, offer());
      case Phase::second: return second();
      case Phase::raise: return move_of(MoveKind::raise, 0, 0, 0, raise());
      case Phase::choose: return move_of(MoveKind::accept, best_partner());
      case Phase::hand_over: return move_of(MoveKind::hand_over, least_wanted());
      case Phase::target: return move_of(MoveKind::target, probable_target(rules_, state_, seat_, estimate_));
      case Phase::vote: return move_of(votes_for_attacker(rng) ? MoveKind::vote_attacker : MoveKind::vote_defender);
      case Phase::spend: return move_of(MoveKind::spend, 0, 0, 0, spend(rng));
      case Phase::reward: return move_of(prize().card == kNoCard ? MoveKind::draw_guest : MoveKind::look);
      case Phase::take: return move_of(MoveKind::take, prize().card);
      case Phase::sentinel: return sentinel();
      case Phase::customize: return move_of(MoveKind::keep);
      default: return talk();
    }
  }

 private:
  // --- exchange ---

  [[nodiscard]] Card offer() const {
    const Seat active = board_.turn;
    return estimate_
        .best_offer(seat_, estimate_.after_exchange(seat_, active), rules_.free_cards(state_, seat_), active,
                    estimate_.after_exchange(active, seat_))
        .card;
  }

  // A second card, if what others would add to their offers makes that better than the best there is.
  [[nodiscard]] Move second() const {
    const Cards cards = rules_.free_cards(state_, seat_);
    const Promises& promises = board_.promises;
    const bool bound = promises.deed == Deed::trade && board_.in.has(promises.whom);
    Best<Move> best{move_of(MoveKind::enough), kNothing};
    const SeatSet partners = bound ? SeatSet::only(promises.whom) : board_.in;
    for (const Seat partner : partners)
      best.consider(best.what, estimate_.worth(seat_, estimate_.after_exchange(seat_, partner)));
    const Holding own = estimate_.holding(seat_);
    Best<Card> spare;
    for (const Card card : cards) spare.consider(card, estimate_.worth_without(seat_, own, card));
    for (const Card card : cards)
      if (estimate_.worth_without(seat_, own, card) >= spare.worth - kSpare)
        for (const Seat partner : partners) best.consider(move_of(MoveKind::add, card), brings_with(card, partner));
    return best.what;
  }
  [[nodiscard]] double brings_with(Card added, Seat partner) const {
    Holding own = estimate_.after_exchange(seat_, partner);
    Holding other = estimate_.after_exchange(partner, seat_);
    own.take(added);
    other.add(added);
    return estimate_.best_offer(partner, other, rules_.free_cards(state_, partner), seat_, own).brings;
  }

  [[nodiscard]] std::uint32_t raise() const {
    if (board_.raised[at(seat_)] > 0) return 0;
    const double then = estimate_.worth(seat_, estimate_.after_exchange(seat_, board_.turn));
    return then - estimate_.worth(seat_) > kWorthARaven ? 1 : 0;
  }
  // crowns.talks.trade
  [[nodiscard]] Seat best_partner() const {
    const Promises& promises = board_.promises;
    if (promises.deed == Deed::trade && board_.in.has(promises.whom)) return promises.whom;
    Best<Seat> best;
    for (const Seat partner : board_.in)
      best.consider(partner, estimate_.worth(seat_, estimate_.after_exchange(seat_, partner)));
    return best.what;
  }
  [[nodiscard]] Card least_wanted() const {
    const Holding own = estimate_.holding(seat_);
    Best<Card> best;
    for (const Card card : hand_) best.consider(card, estimate_.worth_without(seat_, own, card));
    return best.what;
  }

  // --- attacks ---

  [[nodiscard]] Estimate::Prize prize() const { return estimate_.prize(seat_, rules_.defeated(board_)); }

  // Against whoever is ahead, unless one is in it oneself.
  [[nodiscard]] bool votes_for_attacker(Rng& rng) const {
    const Seat partner = rules_.partner_of(seat_);
    if (seat_ == board_.turn || partner == board_.turn) return true;
    if (seat_ == board_.target || partner == board_.target) return false;
    const double lead = estimate_.worth(board_.turn) - estimate_.worth(board_.target) + kDoubt;
    return rng.unit() >= kUnforeseen + (1 - 2 * kUnforeseen) / (1 + std::exp(-lead));
  }

  // Those who fight spend what turns it, as far as it is worth that to them; nobody knows exactly how far. The defender,
  // who comes first, sometimes adds a raven.
  [[nodiscard]] std::uint32_t spend(Rng& rng) const {
    if (seat_ != board_.turn && seat_ != board_.target) return 0;
    const auto [attacker, defender] = rules_.votes_of(board_);
    const bool attacks = board_.votes[at(seat_)] == Vote::attacker;
    const int missing = attacks ? defender - attacker : attacker - defender + 1;
    const int wanted = missing + (attacks ? 0 : static_cast<int>(rng.below(2)));
    const int ravens = board_.ravens[at(seat_)];
    if (wanted <= 0 || missing > ravens) return 0;
    const int spent = std::min(wanted, ravens);
    Holding then = estimate_.holding(seat_);
    then.add_ravens(-spent);
    const double cost = estimate_.worth(seat_) - estimate_.worth(seat_, then);
    return cost < kStake * rng.unit() * stake() ? static_cast<std::uint32_t>(spent) : 0;
  }
  // What an attack that is under way can bring one of the two, and cost him.
  [[nodiscard]] double stake() const {
    const Seat other = seat_ == board_.turn ? board_.target : board_.turn;
    return estimate_.prize(seat_, other).gain + estimate_.prize(other, seat_).loss;
  }

  [[nodiscard]] Move sentinel() const {
    const Card card = guest_card(Type::sentinel);
    const int half = board_.ravens[at(board_.turn)] / 2;
    if (!hand_.has(card) || half == 0 || board_.turn == rules_.partner_of(seat_)) return move_of(MoveKind::pass);
    Holding then = estimate_.holding(seat_);
    then.take(card);
    then.add_ravens(half);
    const bool uses = estimate_.worth(seat_, then) > estimate_.worth(seat_) + kWorthASentinel;
    return uses ? move_of(MoveKind::use_sentinel, 0, 0, 0, 1) : move_of(MoveKind::pass);
  }

  // --- talks ---

  // Nobody bargains in imagined games.
  [[nodiscard]] Move talk() const {
    if (seat_ == board_.turn) return move_of(MoveKind::close);
    const TalkDeal& deal = state_.deals[at(seat_)];
    if (deal.id.number != 0 && deal.to_answer().has(seat_))
      return move_of(MoveKind::refuse, board_.turn, deal.id.number, static_cast<int>(deal.revision));
    return move_of(MoveKind::done);
  }

  const Rules& rules_;
  const State& state_;
  const Board& board_;
  const Cards& hand_;
  Seat seat_;
  Estimate estimate_;
};

}  // namespace

Move habitual_move(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  return Habit(rules, state, seat).choose(rng);
}

}  // namespace regalia::crowns
