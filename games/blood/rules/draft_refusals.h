// Why a stroke of the pen can't be made in a draft.
#pragma once

#include "engine/verdict.h"
#include "games/blood/rules/court.h"

namespace regalia::blood {

// Of the moves that write a contract clause by clause. Precondition: the stroke is not listed.
[[nodiscard]] Verdict stroke_refusal(const Rules& rules, const State& state, const Court& court, Seat seat, Move move);

}  // namespace regalia::blood
