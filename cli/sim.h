// `regalia sim`: many games between bots, and what came of them.
#pragma once

#include <string>
#include <vector>

#include "bots/ladder.h"
#include "bots/match.h"

namespace regalia::cli {

// For people.
[[nodiscard]] std::string report(const MatchResult& result);

// For programs: one line for each bot and each seat, or everything as JSON.
[[nodiscard]] std::string as_csv(const MatchResult& result);
[[nodiscard]] std::string as_json(const MatchResult& result);

// How strong bots are, and how each came out against each other.
[[nodiscard]] std::string ladder(const std::vector<Rating>& ratings, const MatchResult& all);
[[nodiscard]] std::string ladder_csv(const std::vector<Rating>& ratings, const MatchResult& all);
[[nodiscard]] std::string ladder_json(const std::vector<Rating>& ratings, const MatchResult& all);

}  // namespace regalia::cli
