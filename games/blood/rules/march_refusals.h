// Why a group, or fleets, can't take a step of their march.
#pragma once

#include "engine/verdict.h"
#include "games/blood/rules/march.h"

namespace regalia::blood {

// Of the moves go, board, land, sail and dock. Precondition: the step is not listed.
[[nodiscard]] Verdict step_refusal(const Rules& rules, const State& state, const March& march, Move move);

}  // namespace regalia::blood
