// What cannot be of the chapter that is played, and of a march.
#pragma once

#include <string>

#include "games/blood/rules.h"

namespace regalia::blood {

// Empty, or a sentence: what a chapter leans on while it waits for somebody or for dice.
[[nodiscard]] std::string phase_fault(const Rules& rules, const State& state, const Phase& phase);
// What has moved, and what is planned.
[[nodiscard]] std::string march_fault(const March& march, const Facts& facts, const State& state);

}  // namespace regalia::blood
