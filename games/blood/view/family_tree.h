// The tree of a house in plain text: everybody who is remembered, each under the parent who bears the name, with husband or wife
// beside.
#pragma once

#include <string>

#include "engine/paper.h"
#include "engine/view.h"
#include "games/blood/rules.h"

namespace regalia::blood {

enum class Branches : std::uint8_t {
  at_court,  // the living whose sheets lie there, and what joins them
  all,       // and everybody of the name, wherever they are
};

[[nodiscard]] std::string family_tree(const Rules& rules, const View<Rules>& view, House house, Branches branches,
                                      const Paper& paper);

}  // namespace regalia::blood
