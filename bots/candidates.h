// The moves that are worth a try.
#pragma once

#include <vector>

#include "engine/move.h"

namespace regalia {

// The moves of a list, one by one; a range stands for up to five amounts, from the least to the most.
[[nodiscard]] inline std::vector<Move> candidates(const MoveList& moves) {
  constexpr std::uint32_t kAmounts = 5;
  std::vector<Move> list;
  for (const Offer& offer : moves) {
    const std::uint32_t span = offer.most - offer.least();
    const std::uint32_t steps = span < kAmounts ? span : kAmounts - 1;
    for (std::uint32_t i = 0; i <= steps; ++i)
      list.push_back(offer.move.with_amount(offer.least() + (steps == 0 ? 0 : span * i / steps)));
  }
  return list;
}

}  // namespace regalia
