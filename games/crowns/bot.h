// Players of Game of Crowns.
#pragma once

#include <vector>

#include "bots/player.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

// The greedy player first, then those who can play any game.
[[nodiscard]] std::vector<Player<Rules>> players();

}  // namespace regalia::crowns
