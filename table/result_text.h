// How a game came out, in a sentence or two.
#pragma once

#include <string>

#include "table/table.h"

namespace regalia {

struct ResultText {
  std::string headline;  // who won: "Anna wins"
  std::string why;       // by how much, and what decided between equal points: "With 66 points, 20 ahead."
  std::string text;      // both
};

// The game must be over.
[[nodiscard]] ResultText result_text(const Table& table);

}  // namespace regalia
