// The map in plain text: every province and sea area where it lies, with who holds it and what stands there.
#pragma once

#include <string>

#include "engine/paper.h"
#include "engine/view.h"
#include "games/blood/rules.h"

namespace regalia::blood {

// With room for all of Europe; otherwise only a country and what lies round it is drawn.
inline constexpr int kColumnsOfEurope = 96;

[[nodiscard]] std::string draw_europe(const Rules& rules, const View<Rules>& view, const Paper& paper);
[[nodiscard]] std::string draw_region(const Rules& rules, const View<Rules>& view, Country country, const Paper& paper);

}  // namespace regalia::blood
