#include "games/crowns/bot/estimate.h"

#include <algorithm>

namespace regalia::crowns {
namespace {

constexpr double kGuest = 1.8;  // what a guest is worth that nobody knows
constexpr double kPull = 0.1;   // how much it counts that an offer is wanted
constexpr double kEnvy = 0.2;   // how much the loss of the defeated counts

}  // namespace

Estimate::Estimate(const Rules& rules, const State& state)
    : rules_(rules), state_(state), board_(state.board), rounds_(rounds_left(rules, state.board)) {
  for (int i = 0; i < rules.seats(); ++i) {
    const int feuds = count_of(state.hands[at(i)], Type::feud);
    const int jesters = count_of(state.hands[at(i)], Type::jester);
    for (int other = 0; other < rules.seats(); ++other) {
      if (other == i) continue;
      Holding::Rivals& rivals = rivals_[at(other)];
      rivals = {std::max(rivals.feuds, feuds), std::max(rivals.jesters, jesters)};
    }
  }
}

Holding Estimate::after_exchange(Seat seat, Seat other) const {
  Holding then = holding(seat);
  for (const Card card : board_.laid[at(seat)])
    if (card != kNoCard) then.take(card);
  for (const Card card : board_.laid[at(other)])
    if (card != kNoCard) then.add(card);
  then.add_ravens(board_.raised[at(other)] - board_.raised[at(seat)]);
  return then;
}

Estimate::Offered Estimate::best_offer(Seat seat, const Holding& hand, const Cards& cards, Seat active,
                                       const Holding& hand_of_active) const {
  Offered best;
  double most = kNothing;
  for (const Card card : cards) {
    const double brings = worth_with(active, hand_of_active, card);
    const double value = worth_without(seat, hand, card) + kPull * brings;
    if (value <= most) continue;
    most = value;
    best = {card, brings};
  }
  return best;
}

Estimate::Prize Estimate::best_card(Seat victor, Seat loser) const {
  const Holding own = holding(victor);
  const Holding other = holding(loser);
  const double before = worth(victor, own);
  const double theirs = worth(loser, other);
  Prize best;
  double most = kNothing;
  for (const Card card : state_.hands[at(loser)]) {
    const double gain = worth_with(victor, own, card) - before;
    const double loss = theirs - worth_without(loser, other, card);
    if (gain + kEnvy * loss <= most) continue;
    most = gain + kEnvy * loss;
    best = {card, gain, loss};
  }
  return best;
}

// crowns.knight.empty
Estimate::Prize Estimate::prize(Seat victor, Seat loser) const {
  const Prize card = best_card(victor, loser);
  const bool draws_guest = !state_.guests.empty() && (card.card == kNoCard || card.gain < kGuest);
  // Who has looked takes a card.
  return draws_guest && board_.phase != Phase::take ? Prize{kNoCard, kGuest, 0} : card;
}

}  // namespace regalia::crowns
