// What a bot says with a move: a sentence for the others at the table.
#pragma once

#include <string>

#include "games/crowns/rules.h"

namespace regalia::crowns {

// `gained`: the points that the move promises its player. Empty: nothing is said.
[[nodiscard]] std::string reason(const Rules& rules, const View<Rules>& view, Move move, double gained);

// The points by which an offer that is accepted helps one's hand; 0 for every other move.
[[nodiscard]] double gain_of(const Rules& rules, const View<Rules>& view, Move move);

}  // namespace regalia::crowns
