// Ids used in JSON for things that have no entry in the facts.
#pragma once

#include <array>
#include <string_view>

#include "games/gambit/state.h"
#include "json/members.h"

namespace regalia::gambit {

inline constexpr std::array<std::string_view, 11> kPhaseIds = {"start", "deal",  "goals", "place",  "hide", "replace",
                                                               "swap",  "extra", "draw",  "refill", "over"};
inline constexpr std::array<std::string_view, 5> kDrawReasonIds = {"first-hand", "turn", "replacement", "crown",
                                                                   "empty-hand"};
inline constexpr std::array<std::string_view, 2> kSkipReasonIds = {"crown-lost", "nothing-left"};
inline constexpr std::array<std::string_view, 5> kDecidedIds = {"sum", "lowest-sum", "nearest", "farthest", "pair"};
inline constexpr std::array<std::string_view, 3> kFaceIds = {"up", "down", "known"};
inline constexpr std::array<std::string_view, 4> kAbilityIds = {"none", "two-values", "effect", "talent"};

}  // namespace regalia::gambit

namespace regalia::json {

template <> struct EnumWords<gambit::Phase> { static constexpr auto kWords = gambit::kPhaseIds; };
template <> struct EnumWords<gambit::DrawReason> { static constexpr auto kWords = gambit::kDrawReasonIds; };
template <> struct EnumWords<gambit::SkipReason> { static constexpr auto kWords = gambit::kSkipReasonIds; };
template <> struct EnumWords<gambit::Decided> { static constexpr auto kWords = gambit::kDecidedIds; };

}  // namespace regalia::json
