// The greedy player: it tries every move in positions that it must hold possible, lets everybody finish the turn by rules
// of thumb, and compares what its hand promises then with what the others' do. What it does it says why, in a sentence.
#pragma once

#include "bots/player.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

[[nodiscard]] Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking);

// What it would play if it knew all hands. In talks it says nothing.
[[nodiscard]] Move greedy_move(const Rules& rules, const State& state, Seat seat, Rng& rng);

}  // namespace regalia::crowns
