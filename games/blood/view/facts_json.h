// A facts file: what the printed copy of a player says, in place of what the game assumes.
//
//   { "tax": 5, "goods": { "cornwall": "none", "wessex": "metal" }, "capitals": { "germany": "bohemia" },
//     "borders": { "saxony": { "bohemia": false } }, "coasts": { "north-sea": { "brandenburg": true } } }
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"
#include "games/blood/facts/facts.h"
#include "json/type_doc.h"

namespace regalia::blood {

// `facts` with the entries of the file replaced; an error names the entry at fault.
[[nodiscard]] Result<Facts> read_facts(Facts facts, std::string_view json);

// Only those that differ from `standard`, in the shape that read_facts takes; "{}" if none does.
[[nodiscard]] std::string write_differing_facts(const Facts& facts, const Facts& standard);

// One line a fact: "borders.essex.kent = true (reconstructed)".
[[nodiscard]] std::string list_figures(const Facts& facts);

// The shape of a facts file.
[[nodiscard]] json::TypeDoc facts_type();

}  // namespace regalia::blood
