// Players of Gambit Royale.
#pragma once

#include <vector>

#include "bots/player.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

// The strongest first.
[[nodiscard]] std::vector<Player<Rules>> players();

// What a seat may expect to have at the end, in points, between two rounds.
[[nodiscard]] double prospects(const Rules& rules, const State& state, Seat seat);

}  // namespace regalia::gambit
