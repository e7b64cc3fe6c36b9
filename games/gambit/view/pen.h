// The table of Gambit Royale in plain text, for a terminal; at its best with 100 columns. The whole has the discards too.
#pragma once

#include <string>

#include "engine/drawing.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

struct Pen {
  [[nodiscard]] static std::string board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper);
  [[nodiscard]] static std::string hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
  // What every conspirator does.
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
};

}  // namespace regalia::gambit
