// A march in words: "3 armies essex kent calais", or only from where and where to, over one's own land: "3 armies essex calais", "metal
// cornwall home", "king 2 armies champagne burgundy", "2 food lancashire essex", "fleet essex
// north-sea flanders", "2 armies kent aboard", "2 armies aboard flanders".
#pragma once

#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/view.h"
#include "games/blood/rules.h"

namespace regalia::blood {

// The moves that put the group together, lead it along, and send it; with a group under way, those that lead it on. Whether they are
// allowed is for the rules to say. The error says what was not understood.
[[nodiscard]] Result<std::vector<Move>> read_march(const Rules& rules, const View<Rules>& view, std::string_view text);

}  // namespace regalia::blood
