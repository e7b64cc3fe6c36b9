// From many positions and how their games ended to values: a linear fit of points, and the spread by which chances to win
// come out right.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/values.h"

namespace regalia {

// A position at rest, once for each seat.
struct Lesson {
  Moment moment;
  std::vector<float> features;      // seat after seat
  std::vector<float> final_points;  // of each seat, its partner's with it
  std::vector<float> share_of_win;  // 1: won alone
};

// Weights that come nearest to the points (ridge regression). Each stage needs lessons at or near it.
[[nodiscard]] Values::Stages learn(std::span<const Lesson> lessons, std::size_t features, int stages);

}  // namespace regalia
