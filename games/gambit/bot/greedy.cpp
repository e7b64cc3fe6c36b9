#include "games/gambit/bot/greedy.h"

#include <algorithm>

#include "bots/candidates.h"
#include "bots/playout.h"
#include "games/gambit/bot/prospects.h"

namespace regalia::gambit {
namespace {

// The rest of the round, at random.
void finish_round(const Rules& rules, State& state, Rng& rng) {
  Silence silence;
  const int round = state.board.round;
  while (state.board.round == round) random_step(rules, state, rules.pending(state), rng, silence);
}

}  // namespace

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  const std::vector<Move> moves = candidates(view.moves);
  if (moves.size() == 1) return moves[0];
  std::vector<double> sums(moves.size());
  for (int world = 0; world == 0 || thinking.goes_on(world); ++world) {
    const State imagined = rules.imagine(view, thinking.rng());
    const Rng luck(thinking.rng().next());  // the same for every move
    for (std::size_t i = 0; i < moves.size(); ++i) {
      State state = imagined;
      Silence silence;
      const int round = state.board.round;
      rules.apply(state, view.viewer, moves[i], silence);
      Rng rest = luck;
      if (state.board.round == round) finish_round(rules, state, rest);
      sums[i] += advantage(rules, state, view.viewer);
    }
  }
  return moves[at(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

}  // namespace regalia::gambit
