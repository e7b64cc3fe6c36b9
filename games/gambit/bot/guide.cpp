#include "games/gambit/bot/guide.h"

#include <algorithm>
#include <cmath>

#include "engine/fixed_list.h"
#include "games/gambit/bot/inclination.h"
#include "games/gambit/bot/prospects.h"

namespace regalia::gambit {
namespace {

constexpr double kTenPoints = 20;  // in half points

double mean_value(const Rules& rules, Cards cards) {
  double sum = 0;
  for (const Card card : cards) sum += cards[card] * rules.facts().of(card).halves;
  return cards.empty() ? 0 : sum / kTenPoints / cards.size();
}

double prospects_of_rival(const Rules& rules, const Board& board, Seat seat) {
  double best = 0;
  for (int i = 0; i < rules.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, goal_prospects(rules, board.won[at(i)], kRounds - board.round));
  return best;
}

}  // namespace

void Guide::features(const Rules& rules, const State& state, Seat seat, std::span<double> list) {
  const Board& board = state.board;
  const GoalCount goals(rules, board.won[at(seat)], kRounds - board.round);
  const int wait = (index(seat) - index(board.turn) + rules.seats()) % rules.seats();
  std::size_t next = 0;
  for (const double value :
       {1.0, goals.prospects(), 1.0 * goals.sum(), 1.0 * Rules::score(board.won[at(seat)]).best(), 1.0 * goals.cards(),
        1.0 * goals.best_sum(), 1.0 * goals.missing(), goals.missing() == 1 ? 1.0 : 0.0,
        board.crown == seat ? 1.0 : 0.0, 1.0 * board.gold_won[at(seat)], prospects_of_rival(rules, board, seat),
        1.0 * wait, mean_value(rules, state.supply[at(seat)])})
    list[next++] = value;
  const Cards hand = state.hands[at(seat)];
  for (int card = 0; card < kCards; ++card) list[next++] = hand[static_cast<Card>(card)];
}

// By chance, the likelier the stronger the inclination. One number decides, so that the same luck mostly means the same.
Move Guide::policy(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  MoveList offers;
  rules.moves(state, seat, offers);
  const float ticket = static_cast<float>(rng.unit());
  if (offers.size() == 1) return offers[0].move;
  const Inclination inclined(rules, state, seat);
  FixedList<float, MoveList::capacity()> sums;
  float total = 0;
  for (const Offer& offer : offers) sums.push_back(total += std::exp(inclined.to(offer.move)));
  const auto chosen = std::upper_bound(sums.begin(), sums.end() - 1, ticket * total);
  return offers[at(chosen - sums.begin())].move;
}

}  // namespace regalia::gambit
