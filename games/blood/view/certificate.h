// Contracts and deals in plain text, clause by clause.
#pragma once

#include <string>

#include "engine/paper.h"
#include "engine/view.h"
#include "games/blood/rules.h"

namespace regalia::blood {

// "Prince Henry of England and the next daughter of Queen Anne of France"
[[nodiscard]] std::string couple_text(const Rules& rules, const View<Rules>& view, const Contract& contract);

// How a clause of a contract in force stands: "due this turn", "next due in 1320"; empty: it holds, and that is all.
[[nodiscard]] std::string standing_of(const State& state, const Clause& clause);
[[nodiscard]] bool owes_this_turn(const State& state, const Clause& clause);

// One of the contracts that the viewer may read, by its place in the list; empty: there is none.
[[nodiscard]] std::string certificate(const Rules& rules, const View<Rules>& view, int number, const Paper& paper);
// All that the viewer may read.
[[nodiscard]] std::string certificates(const Rules& rules, const View<Rules>& view, const Paper& paper);

}  // namespace regalia::blood
