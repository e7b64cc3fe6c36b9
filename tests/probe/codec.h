// Positions and views of the probe as JSON text.
#pragma once

#include <string>
#include <string_view>

#include "engine/paper.h"
#include "engine/result.h"
#include "tests/probe/probe.h"

namespace regalia::probe {

struct Codec {
  static constexpr bool kShowsMemory = true;

  [[nodiscard]] static std::string write_position(const Rules& rules, const State& state);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, std::string_view text);
  [[nodiscard]] static std::string write_components(const Rules& rules);
  [[nodiscard]] static std::string write_view(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static std::string draw(const Rules& rules, const View<Rules>& view, std::span<const std::string>,
                                        const Paper&) {
    return write_view(rules, view) + "\n";
  }
  [[nodiscard]] static std::string prompt(const Rules&, const View<Rules>& view) {
    return "Phase " + std::to_string(static_cast<int>(view.seen.open.phase)) + ": choose.";
  }
  [[nodiscard]] static std::string phrase(const Rules& rules, const View<Rules>&, Move move) {
    return rules.describe(move);
  }
  [[nodiscard]] static std::string write_shown(const Rules&, const Event&) { return {}; }
  [[nodiscard]] static std::string reference(const Rules&, const Paper&) { return {}; }
  [[nodiscard]] static std::vector<Move> known_moves(const Rules&) { return {}; }
  [[nodiscard]] static std::string draw_hand(const Rules&, const View<Rules>& view, const Paper&) {
    return view.seen.has_veto ? "You hold the veto.\n" : "";
  }
};

}  // namespace regalia::probe
