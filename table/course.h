// How a game that has ended went. The whole record is checked and played again for it, so it is worked out once and kept.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "table/draws.h"
#include "table/table.h"
#include "table/verify.h"

namespace regalia {

struct Course {
  struct Point {
    std::size_t step = 0;
    std::vector<int> points;  // of each seat after that step
  };
  std::vector<Point> points;               // where somebody's points changed, the beginning and the end
  bool sound = false;                      // every line, move and hash of the record is right
  std::optional<Verification::Dice> dice;  // of a sound record
  std::string verdict;
  Draws draws;
};

[[nodiscard]] Course course_of(Catalogue games, const Table& table);

}  // namespace regalia
