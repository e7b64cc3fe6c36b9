// What a player of Blood Royale is asked, and what moves would do, in words about his view.
#pragma once

#include <string>
#include <vector>

#include "engine/wording.h"
#include "games/blood/rules.h"

namespace regalia::blood {

struct Phrases {
  [[nodiscard]] static std::string prompt(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static Phrase phrase(const Rules& rules, const View<Rules>& view, Move move, Names names);
  [[nodiscard]] static std::vector<DealText> deals(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static std::vector<Move> known_moves(const Rules& rules);
  [[nodiscard]] static Result<std::vector<Move>> read_sentence(const Rules& rules, const View<Rules>& view,
                                                               std::string_view text);
  [[nodiscard]] static std::string example_sentence(const Rules& rules, const View<Rules>& view);
};

}  // namespace regalia::blood
