#include "games/crowns/bot/actions.h"

#include <algorithm>

namespace regalia::crowns {
namespace {

constexpr double kWhim = 0.5;             // in points, by which actions that are nearly as good are chosen
constexpr double kSecondCard = 1.5;       // an exchange usually brings more with a second card, by this factor
constexpr double kWinsFromBehind = 0.75;  // how likely an attack is a victory, over somebody who is ahead …
constexpr double kWinsFromAhead = 0.45;   // … or not

class Actions {
 public:
  Actions(const Rules& rules, const State& state, Seat seat, const Estimate& estimate)
      : rules_(rules),
        state_(state),
        board_(state.board),
        hand_(state.hands[at(seat)]),
        seat_(seat),
        estimate_(estimate) {}

  [[nodiscard]] Move action(Rng& rng) const {
    Best<Move> best;
    const Deed deed = board_.promises.deed;
    if (deed == Deed::none || deed == Deed::trade) consider_exchange(rng, best);
    if (deed == Deed::none || deed == Deed::coinage) consider_coinage(rng, best);
    if (deed == Deed::none || deed == Deed::attack) consider_knights(rng, best);
    return best.worth == kNothing ? move_of(MoveKind::pass) : best.what;
  }
  [[nodiscard]] Seat best_target() const {
    Best<Seat> best;
    for (const Seat target : rules_.targets_of(board_.knight, seat_))
      if (Rules::may_attack(board_.promises, target)) best.consider(target, attack(estimate_.worth(seat_), target));
    return best.what;
  }

 private:
  static double whim(Rng& rng) { return kWhim * rng.unit(); }

  // With one of the two cards that can best be spared.
  void consider_exchange(Rng& rng, Best<Move>& best) const {
    const Holding own = estimate_.holding(seat_);
    Best<Card> first;
    Best<Card> second;
    for (const Card card : hand_) {
      const double value = estimate_.worth_without(seat_, own, card);
      if (value > first.worth) {
        second = first;
        first = {card, value};
      } else {
        second.consider(card, value);
      }
    }
    for (const Best<Card>& laid : {first, second}) {
      if (laid.worth == kNothing) continue;
      const double brings = best_exchange(own, laid.what);
      if (brings > kNothing)
        best.consider(move_of(MoveKind::lay, laid.what),
                      kSecondCard * (brings - estimate_.worth(seat_, own)) + whim(rng));
    }
  }
  // What one's hand is worth after the best that others would offer for a card.
  [[nodiscard]] double best_exchange(Holding own, Card laid) const {
    own.take(laid);
    double most = kNothing;
    for (int i = 0; i < rules_.seats(); ++i) {
      if (seat_at(i) == seat_) continue;
      Holding other = estimate_.holding(seat_at(i));
      other.add(laid);
      most = std::max(most, estimate_.best_offer(seat_at(i), other, state_.hands[at(i)], seat_, own).brings);
    }
    return most;
  }

  void consider_coinage(Rng& rng, Best<Move>& best) const {
    const Card coin = rules_.card_for(hand_, seat_, Type::coinage);
    if (coin == kNoCard) return;
    const Promises& promises = board_.promises;
    Holding own = estimate_.holding(seat_);
    const double before = estimate_.worth(seat_, own);
    own.take(coin);
    for (int i = 0; i < rules_.seats(); ++i) {
      const Cards& theirs = state_.hands[at(i)];
      const bool may = promises.deed == Deed::none || promises.whom == seat_at(i);
      if (seat_at(i) == seat_ || theirs.empty() || !may) continue;
      double sum = 0;
      for (const Card card : theirs) sum += theirs[card] * estimate_.worth_with(seat_, own, card);
      best.consider(move_of(MoveKind::coinage, coin, i), sum / theirs.size() - before + whim(rng));
    }
  }

  void consider_knights(Rng& rng, Best<Move>& best) const {
    for (const Card card : hand_) {
      if (type_of(card) != Type::knight) continue;
      Holding rest = estimate_.holding(seat_);
      rest.take(card);
      const double left = estimate_.worth(seat_, rest);
      const double cost = estimate_.worth(seat_) - left;
      for (const Seat target : rules_.targets_of(card, seat_))
        if (Rules::may_attack(board_.promises, target))
          best.consider(move_of(MoveKind::knight, card, index(target)), attack(left, target) - cost + whim(rng));
    }
  }
  [[nodiscard]] double attack(double own, Seat target) const {
    const double chance = own > estimate_.worth(target) ? kWinsFromAhead : kWinsFromBehind;
    return chance * estimate_.prize(seat_, target).gain - (1 - chance) * estimate_.prize(target, seat_).loss;
  }

  const Rules& rules_;
  const State& state_;
  const Board& board_;
  const Cards& hand_;
  Seat seat_;
  const Estimate& estimate_;
};

}  // namespace

Move probable_action(const Rules& rules, const State& state, Seat seat, const Estimate& estimate, Rng& rng) {
  return Actions(rules, state, seat, estimate).action(rng);
}

Seat probable_target(const Rules& rules, const State& state, Seat seat, const Estimate& estimate) {
  return Actions(rules, state, seat, estimate).best_target();
}

}  // namespace regalia::crowns
