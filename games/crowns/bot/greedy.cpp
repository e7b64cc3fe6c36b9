#include "games/crowns/bot/greedy.h"

#include <algorithm>

#include "bots/rollout_bot.h"
#include "games/crowns/bot/by_hand.h"
#include "games/crowns/bot/policy.h"
#include "games/crowns/bot/value.h"
#include "games/crowns/bot/words.h"

namespace regalia::crowns {
namespace {

// Of moves that come to the same.
constexpr double kTieBreak = 1e-6;

// A swap under seal is judged as if it were carried out at once.
void carry_out_swap(State& state, Seat seat, Move move) {
  if (move.kind<MoveKind>() != MoveKind::swap || state.swaps[at(seat)] == Swap()) return;
  state.hands[at(seat)].take(static_cast<Card>(move.a()));
  state.hands[at(seat)].add(static_cast<Card>(move.b()));
}

}  // namespace

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  if (rules.in_talks(view.seen.board)) {
    ByHand appraiser(rules, view, thinking);
    return bargain(rules, view, appraiser);
  }
  const std::vector<Move> moves = candidates(view.moves);
  std::size_t best = 0;
  double gained = 0;
  if (moves.size() > 1) {
    std::vector<double> sums(moves.size());
    double before = 0;
    int worlds = 0;
    for (; worlds == 0 || thinking.goes_on(worlds); ++worlds) {
      const State imagined = rules.imagine(view, thinking.rng());
      before += advantage(rules, imagined, view.viewer);
      const Rng luck(thinking.rng().next());  // the same for every move
      Rng habit = luck;
      const Move usual = probable_move(rules, imagined, view.viewer, habit);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        State state = imagined;
        Silence silence;
        const bool finishes = state.board.phase != Phase::customize;
        const Seat turn = state.board.turn;
        const int round = state.board.round;
        rules.apply(state, view.viewer, moves[i], silence);
        Rng rest = luck;
        if (finishes && state.board.turn == turn && state.board.round == round)
          finish_turn(rules, state, rest, probable_move);
        if (!finishes) carry_out_swap(state, view.viewer, moves[i]);
        // Of moves that come to the same, the one that would be expected of anybody.
        sums[i] += advantage(rules, state, view.viewer) + (moves[i] == usual ? kTieBreak : 0);
      }
    }
    best = at(std::max_element(sums.begin(), sums.end()) - sums.begin());
    gained = (sums[best] - before) / worlds;
  }
  return {moves[best], reason(rules, view, moves[best], gained)};
}

}  // namespace regalia::crowns
