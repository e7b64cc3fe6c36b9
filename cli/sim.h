// `regalia sim`: many games between bots, and what came of them.
#pragma once

#include <string>

#include "bots/match.h"

namespace regalia::cli {

// For people.
[[nodiscard]] std::string report(const MatchResult& result);

// For programs: one line for each bot and each seat, or everything as JSON.
[[nodiscard]] std::string as_csv(const MatchResult& result);
[[nodiscard]] std::string as_json(const MatchResult& result);

}  // namespace regalia::cli
