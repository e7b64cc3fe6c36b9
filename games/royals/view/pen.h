// The board of Royals in plain text, for a terminal of at least 80 columns. With little room the cities are left out.
#pragma once

#include <string>

#include "engine/drawing.h"
#include "games/royals/rules.h"

namespace regalia::royals {

struct Pen {
  [[nodiscard]] static std::string board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper);
  [[nodiscard]] static std::string hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
  // The titles: what they cost, their influence, what most of them bring.
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
};

}  // namespace regalia::royals
