// How a game came out, in a sentence or two.
#pragma once

#include <string>

#include "table/table.h"

namespace regalia {

// Who won, by how much, and what decided between equal points. The game must be over.
[[nodiscard]] std::string result_text(const Table& table);

}  // namespace regalia
