// How somebody probably plays on in an imagined position: quick rules of thumb, for all seats alike.
#pragma once

#include "games/crowns/rules.h"

namespace regalia::crowns {

// A move for a seat that is asked, in a position where all hands are known.
[[nodiscard]] Move probable_move(const Rules& rules, const State& state, Seat seat, Rng& rng);

// Plays the turn that is under way to its end; `choose` says what somebody who is asked does.
template <class Choose> void finish_turn(const Rules& rules, State& state, Rng& rng, Choose choose) {
  constexpr int kMostSteps = 200;  // no turn comes near
  Silence silence;
  const Seat turn = state.board.turn;
  const int round = state.board.round;
  for (int step = 0; step < kMostSteps && state.board.turn == turn && state.board.round == round; ++step) {
    const Pending pending = rules.pending(state);
    if (pending.step == Step::over) return;
    const bool chance = pending.step == Step::chance;
    const Seat seat = chance ? kChance : pending.owing.first();
    rules.apply(state, seat, chance ? rules.draw(state, rng) : choose(rules, state, seat, rng), silence);
  }
}

}  // namespace regalia::crowns
