// Ids used in JSON for things that have no entry in the facts.
#pragma once

#include <array>
#include <string_view>

#include "games/royals/state.h"
#include "json/members.h"

namespace regalia::royals {

inline constexpr std::array<std::string_view, 9> kPhaseIds = {
    "start", "announce", "draw", "draw-country", "draw-intrigue", "play", "discard", "refill", "over"};
inline constexpr std::array<std::string_view, 3> kPlanIds = {"open", "three", "mixed"};
inline constexpr std::array<std::string_view, 2> kRankIds = {"higher", "lower"};
inline constexpr std::array<std::string_view, 3> kTieIds = {"none", "title", "city"};

}  // namespace regalia::royals

namespace regalia::json {

template <> struct EnumWords<royals::Phase> { static constexpr auto kWords = royals::kPhaseIds; };
template <> struct EnumWords<royals::DrawPlan> { static constexpr auto kWords = royals::kPlanIds; };
template <> struct EnumWords<royals::MarkerRank> { static constexpr auto kWords = royals::kRankIds; };
template <> struct EnumWords<royals::Tie> { static constexpr auto kWords = royals::kTieIds; };

}  // namespace regalia::json
