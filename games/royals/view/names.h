// Ids used in JSON for things that have no entry in the facts.
#pragma once

#include <array>
#include <string_view>

#include "games/royals/state.h"

namespace regalia::royals {

inline constexpr std::array<std::string_view, 9> kPhaseIds = {
    "start", "announce", "draw", "draw-country", "draw-intrigue", "play", "discard", "refill", "over"};
inline constexpr std::array<std::string_view, 3> kPlanIds = {"open", "three", "mixed"};

}  // namespace regalia::royals
