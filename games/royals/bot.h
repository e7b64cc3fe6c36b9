// Who plays Royals besides people.
#pragma once

#include <vector>

#include "bots/player.h"
#include "games/royals/rules.h"

namespace regalia::royals {

[[nodiscard]] std::vector<Player<Rules>> players();

// How good a position is for a seat, in victory points: what it has, what it can expect, and what its cards are worth.
// Reads nothing of other hands but their number of cards.
[[nodiscard]] double prospects(const Rules& rules, const State& state, Seat seat);

}  // namespace regalia::royals
