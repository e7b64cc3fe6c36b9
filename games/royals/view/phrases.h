// What a player of Royals is asked, and what moves would do, in words about his view.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/wording.h"
#include "games/royals/rules.h"

namespace regalia::royals {

struct Phrases {
  [[nodiscard]] static std::string prompt(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static Phrase phrase(const Rules& rules, const View<Rules>& view, Move move, Names names);
  [[nodiscard]] static std::vector<Move> known_moves(const Rules& rules);
  // payment.cpp
  [[nodiscard]] static std::optional<Move> proposal(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static PlanText plan(const Rules& rules, const View<Rules>& view, std::span<const Move> moves,
                                     Names names);
};

}  // namespace regalia::royals
