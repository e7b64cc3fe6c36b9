// A facts file: what the printed copy of a player says, in place of the figures the game assumes.
//
// It holds only what differs, in the shape that write_facts prints:
//   { "cities": { "lyon": { "id": "marseille", "name": "Marseille", "bonus": 1, "nobles": ["cardinal", "baron"] } },
//     "titles": { "king": { "influence": 4 } } }
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"
#include "games/royals/facts.h"
#include "json/type_doc.h"

namespace regalia::royals {

// `facts` with the entries of the file replaced; an error names the entry at fault.
[[nodiscard]] Result<Facts> read_facts(Facts facts, std::string_view json);

// All facts, in the shape that read_facts takes.
[[nodiscard]] std::string write_facts(const Facts& facts);

// Only those that differ from `standard`; "{}" if none does.
[[nodiscard]] std::string write_differing_facts(const Facts& facts, const Facts& standard);

// One line a figure: "cities.lyon.bonus = 5 (reconstructed)".
[[nodiscard]] std::string list_figures(const Facts& facts);

// The shape of a facts file, with the entries of every edition.
[[nodiscard]] json::TypeDoc facts_type();

}  // namespace regalia::royals
