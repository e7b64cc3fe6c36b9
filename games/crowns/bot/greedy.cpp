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

// What the moves promise in a world, added to their sums.
void judge(const Rules& rules, const State& world, Seat seat, const std::vector<Move>& moves, const Rng& luck,
           std::vector<double>& sums) {
  Rng habit = luck;
  const Move usual = probable_move(rules, world, seat, habit);
  const bool finishes = world.board.phase != Phase::customize;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    State state = world;
    Silence silence;
    rules.apply(state, seat, moves[i], silence);
    Rng rest = luck;  // the same for every move
    if (finishes && state.board.turn == world.board.turn && state.board.round == world.board.round)
      finish_turn(rules, state, rest, probable_move);
    if (!finishes) carry_out_swap(state, seat, moves[i]);
    // Of moves that come to the same, the one that would be expected of anybody.
    sums[i] += advantage(rules, state, seat) + (moves[i] == usual ? kTieBreak : 0);
  }
}

std::size_t best_of(const std::vector<double>& sums) {
  return at(std::max_element(sums.begin(), sums.end()) - sums.begin());
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
      judge(rules, imagined, view.viewer, moves, Rng(thinking.rng().next()), sums);
    }
    best = best_of(sums);
    gained = (sums[best] - before) / worlds;
  }
  return {moves[best], reason(rules, view, moves[best], gained)};
}

Move greedy_move(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  if (rules.in_talks(state.board)) return probable_move(rules, state, seat, rng);
  MoveList list;
  rules.moves(state, seat, list);
  const std::vector<Move> moves = candidates(list);
  if (moves.size() == 1) return moves[0];
  std::vector<double> sums(moves.size());
  judge(rules, state, seat, moves, Rng(rng.next()), sums);
  return moves[best_of(sums)];
}

}  // namespace regalia::crowns
