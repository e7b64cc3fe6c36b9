// The table of Game of Crowns in plain text, for a terminal: nine seats in 80 columns, at its best with 100.
#pragma once

#include <string>

#include "engine/drawing.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

struct Pen {
  [[nodiscard]] static std::string board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper);
  [[nodiscard]] static std::string hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
  // What every card does.
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
};

}  // namespace regalia::crowns
