// Pieces that views, events and positions write alike.
#pragma once

#include "games/crowns/rules.h"
#include "games/crowns/view/messages.h"

namespace regalia::crowns {

inline std::optional<int> number_of(Seat seat) {
  return seat == kNobody ? std::nullopt : std::optional(index(seat) + 1);
}

[[nodiscard]] std::vector<std::string> card_ids(const Rules& rules, const Cards& cards);

// A clause as a text: "1 card feud.lyre", "1 any feud", "1 ravens 2", "1 attack 3".
[[nodiscard]] std::string clause_id(const Rules& rules, const Clause& clause);
[[nodiscard]] std::optional<Clause> clause_at(const Rules& rules, std::string_view text);

}  // namespace regalia::crowns
