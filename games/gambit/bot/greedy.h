// The greedy player: it tries every move in positions that it must hold possible, lets the round run out, and compares
// what it would have won with what its best opponent would. Talents that work together show in the evaluation of the
// columns, so nothing needs to be known of them here.
#pragma once

#include "bots/player.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

[[nodiscard]] Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking);

}  // namespace regalia::gambit
