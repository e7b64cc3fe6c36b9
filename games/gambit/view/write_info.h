// Pieces that views and events write alike.
#pragma once

#include "games/gambit/rules.h"
#include "games/gambit/view/messages.h"

namespace regalia::gambit {

inline double points_of(int halves) { return halves / 2.0; }

inline std::optional<int> number_of(Seat seat) {
  return seat == kNobody ? std::nullopt : std::optional(index(seat) + 1);
}

inline std::optional<int> number_of_column(std::uint8_t column) {
  return column == kNoColumn ? std::nullopt : std::optional(column + 1);
}

// A card in a column as somebody sees it: kUnknown where that is hidden.
LyingInfo lying_info(const Rules& rules, Goal goal, Seat owner, Card card, Face face, bool hides, Card hidden);

std::vector<std::string> card_ids(const Rules& rules, Cards cards);
std::vector<std::string> goal_ids(Goals goals);

}  // namespace regalia::gambit
