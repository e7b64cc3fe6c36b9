// Ids used in JSON for things that have no entry in the facts.
#pragma once

#include <array>
#include <string_view>

#include "games/crowns/state.h"
#include "json/members.h"

namespace regalia::crowns {

inline constexpr std::array<std::string_view, 21> kPhaseIds = {
    "start",  "agendas",      "customize", "sentinel", "talk", "act",       "offer",
    "second", "offer-second", "raise",     "choose",   "draw", "hand-over", "talk-attack",
    "target", "vote",         "spend",     "reward",   "take", "guest",     "over"};
static_assert(kPhaseIds.size() == static_cast<std::size_t>(Phase::over) + 1);
inline constexpr std::array<std::string_view, 3> kVoteIds = {"none", "attacker", "defender"};
inline constexpr std::array<std::string_view, 2> kEndReasonIds = {"rounds", "empty-hand"};
inline constexpr std::array<std::string_view, 3> kSentinelIds = {"none", "keeps", "uses"};
inline constexpr std::array<std::string_view, 4> kStatusIds = {"offered", "accepted", "refused", "withdrawn"};

}  // namespace regalia::crowns

namespace regalia::json {

template <> struct EnumWords<crowns::Phase> { static constexpr auto kWords = crowns::kPhaseIds; };
template <> struct EnumWords<crowns::Vote> { static constexpr auto kWords = crowns::kVoteIds; };
template <> struct EnumWords<crowns::EndReason> { static constexpr auto kWords = crowns::kEndReasonIds; };

}  // namespace regalia::json
