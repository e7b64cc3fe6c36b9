// The table of the probe in plain text, for a terminal.
#pragma once

#include <string>

#include "engine/drawing.h"
#include "tests/probe/probe.h"

namespace regalia::probe {

struct Pen {
  [[nodiscard]] static std::string board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper);
  // The veto, if the viewer has it, and his deals; their parties are told by seat.
  [[nodiscard]] static std::string hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
};

}  // namespace regalia::probe
