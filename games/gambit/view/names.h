// Ids used in JSON for things that have no entry in the facts.
#pragma once

#include <array>
#include <string_view>

#include "games/gambit/state.h"

namespace regalia::gambit {

inline constexpr std::array<std::string_view, 11> kPhaseIds = {"start", "deal",  "goals", "place",  "hide", "replace",
                                                               "swap",  "extra", "draw",  "refill", "over"};
inline constexpr std::array<std::string_view, 3> kFaceIds = {"up", "down", "known"};
inline constexpr std::array<std::string_view, 4> kAbilityIds = {"none", "two-values", "effect", "talent"};

}  // namespace regalia::gambit
