// The table of Blood Royale in plain text, for a terminal: countries, their houses, and what stands on the map.
#pragma once

#include <string>
#include <vector>

#include "engine/drawing.h"
#include "games/blood/rules.h"

namespace regalia::blood {

struct Pen {
  [[nodiscard]] static std::string board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper);
  [[nodiscard]] static std::string hand(const Rules& rules, const View<Rules>& view, const Paper& paper);
  [[nodiscard]] static std::vector<DrawnPage> pages();
  [[nodiscard]] static std::string page(const Rules& rules, const View<Rules>& view, Names names,
                                        const std::string& page, const std::string& words, const Paper& paper);
  [[nodiscard]] static std::string about(const Rules& rules, const View<Rules>& view, Names names,
                                         const std::string& words, const Paper& paper);
  // What the scores and pieces are for.
  [[nodiscard]] static std::string reference(const Rules& rules, const Paper& paper);
};

}  // namespace regalia::blood
