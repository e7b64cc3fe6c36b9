// Positions and views of Royals as JSON text, and the board in plain text.
//
// A position text is canonical: equal positions give equal text, values at their default are left out, and the format
// number stands in front. Reading one checks everything and names what is impossible.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/paper.h"
#include "engine/result.h"
#include "engine/view.h"
#include "games/royals/rules.h"

namespace regalia::royals {

struct Codec {
  static constexpr bool kShowsMemory = false;

  [[nodiscard]] static std::string write_position(const Rules& rules, const State& state);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, std::string_view text);
  // What never changes in a game: names, costs, values; ids that views and moves use.
  [[nodiscard]] static std::string write_components(const Rules& rules);
  [[nodiscard]] static std::string write_view(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static std::string prompt(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static std::string phrase(const Rules& rules, const View<Rules>& view, Move move);
  [[nodiscard]] static std::string write_shown(const Rules&, const Event&) { return {}; }
  // The titles: what they cost, their influence, what most of them bring.
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
  [[nodiscard]] static std::vector<Move> known_moves(const Rules& rules);
  // For a terminal of at least 80 columns. With little room the cities are left out.
  [[nodiscard]] static std::string draw(const Rules& rules, const View<Rules>& view, std::span<const std::string> names,
                                        const Paper& paper);
  [[nodiscard]] static std::string draw_hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
};

}  // namespace regalia::royals
