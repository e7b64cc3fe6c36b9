#include "games/royals/bot/greedy.h"

#include <algorithm>

#include "bots/rollout_bot.h"
#include "games/royals/bot/prospects.h"

namespace regalia::royals {
namespace {

// Finishes what is begun.
void carry_on(const Rules& rules, State& state, Seat seat, Rng& rng) {
  Silence silence;
  for (int step = 0; step < 20; ++step) {
    const Phase phase = state.board.phase;
    if (phase == Phase::draw_country || phase == Phase::draw_intrigue) {
      rules.apply(state, kChance, draw_outcome(rules, state, rng), silence);
    } else if (state.board.turn == seat && state.claim.noble != kNoNoble) {
      MoveList moves;
      rules.moves(state, seat, moves);
      rules.apply(state, seat, moves[0].move, silence);
    } else {
      return;
    }
  }
}

}  // namespace

double worth_of_move(const Rules& rules, const State& before, Seat seat, Move move, Rng& rng) {
  State state = before;
  Silence silence;
  rules.apply(state, seat, move, silence);
  carry_on(rules, state, seat, rng);
  return Prospects(rules, state).advantage(seat);
}

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  const std::vector<Move> moves = candidates(view.moves);
  if (moves.size() == 1) return moves[0];
  std::vector<double> sums(moves.size());
  for (int world = 0; world == 0 || thinking.goes_on(world); ++world) {
    const State imagined = rules.imagine(view, thinking.rng());
    for (std::size_t i = 0; i < moves.size(); ++i)
      sums[i] += worth_of_move(rules, imagined, view.viewer, moves[i], thinking.rng());
  }
  return moves[at(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

}  // namespace regalia::royals
