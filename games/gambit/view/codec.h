// Positions and views of Gambit Royale as JSON text, and the table in plain text.
//
// A position text is canonical: equal positions give equal text, values at their default are left out, and the format
// number stands in front. A card that it does not name is in its owner's supply, a goal in the stacks or the box. Reading
// one checks everything and names what is impossible.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/paper.h"
#include "engine/result.h"
#include "engine/view.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

struct Codec {
  static constexpr bool kShowsMemory = false;

  [[nodiscard]] static std::string write_position(const Rules& rules, const State& state);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, std::string_view text);
  [[nodiscard]] static std::string write_components(const Rules& rules);
  [[nodiscard]] static std::string write_view(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static std::string write_shown(const Rules& rules, const Event& event);
  [[nodiscard]] static std::string prompt(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static std::string phrase(const Rules& rules, const View<Rules>& view, Move move);
  [[nodiscard]] static std::vector<Move> known_moves(const Rules& rules);
  // For a terminal; at its best with 100 columns. The whole has the discards too.
  [[nodiscard]] static std::string draw(const Rules& rules, const View<Rules>& view, std::span<const std::string> names,
                                        const Paper& paper);
  [[nodiscard]] static std::string draw_hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
};

}  // namespace regalia::gambit
