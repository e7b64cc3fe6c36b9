// The games that the strong bot's values are learned from.
#include "games/crowns/bot/greedy.h"
#include "games/crowns/bot/guide.h"
#include "games/crowns/bot/value.h"

namespace regalia::crowns {
namespace {

constexpr double kGreedyGames = 0.3;     // the part of the games in which all play greedily
constexpr double kHandsAsDealt = 0.3;    // the part of the games that begin with the hands that are dealt
constexpr std::uint32_t kMostSwaps = 4;  // that are tried for each seat, in the others
constexpr double kBadSwaps = 0.1;        // how often two swap what makes their hands worse together
constexpr double kRoundsToCome = 2;      // after the first

Card any_card(const Cards& hand, Rng& rng) {
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size())));
  for (const Card card : hand)
    if ((ticket -= hand[card]) < 0) return card;
  return kNoCard;
}

double worth(const Rules& rules, const State& state, Seat seat) {
  return Holding(rules, state.hands[at(seat)], seat, state.board.ravens[at(seat)]).worth(kRoundsToCome);
}

void swap_cards(State& state, Seat a, Card of_a, Seat b, Card of_b) {
  state.hands[at(a)].take(of_a);
  state.hands[at(b)].take(of_b);
  state.hands[at(a)].add(of_b);
  state.hands[at(b)].add(of_a);
}

void try_swap(const Rules& rules, State& state, Seat a, Seat b, Rng& rng) {
  const double before = worth(rules, state, a) + worth(rules, state, b);
  const Card of_a = any_card(state.hands[at(a)], rng);
  const Card of_b = any_card(state.hands[at(b)], rng);
  swap_cards(state, a, of_a, b, of_b);
  if (worth(rules, state, a) + worth(rules, state, b) < before && rng.unit() >= kBadSwaps)
    swap_cards(state, a, of_b, b, of_a);
}

}  // namespace

Move Guide::lesson(const Rules& rules, const State& state, Seat seat, double style, Rng& rng) {
  return style < kGreedyGames ? greedy_move(rules, state, seat, rng) : policy(rules, state, seat, rng);
}

// Where hands can be customized, which values that know only one first hand misjudge badly.
void Guide::vary(const Rules& rules, State& state, Rng& rng) {
  if (rules.seats() != kMinSeats || rng.unit() < kHandsAsDealt) return;
  const auto seats = static_cast<std::uint32_t>(rules.seats());
  state.board.cards_moved = true;
  for (std::uint32_t tries = rng.below(kMostSwaps * seats); tries > 0; --tries) {
    const auto a = static_cast<int>(rng.below(seats));
    const auto b = (a + 1 + static_cast<int>(rng.below(seats - 1))) % rules.seats();
    try_swap(rules, state, seat_at(a), seat_at(b), rng);
  }
}

}  // namespace regalia::crowns
