// How strong bots are, on one scale: 400 points more mean that one ends before the other in ten games of eleven.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bots/match.h"

namespace regalia {

struct Rating {
  std::string bot;
  double points = 0;         // the mean of all bots is 0
  double half_interval = 0;  // of 95 %
  std::int64_t games = 0;
};

using Duels = std::map<std::pair<std::string, std::string>, Duel>;

// The strengths that make the outcomes likeliest, the strongest first. As if every two bots had shared one game besides: who
// always wins is not endlessly strong.
[[nodiscard]] std::vector<Rating> ratings_from(const Duels& duels);

}  // namespace regalia
