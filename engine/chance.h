// What chance may do at a chance step: outcomes in a fixed order, each with an integer weight.
#pragma once

#include <cstdint>

#include "engine/fixed_list.h"
#include "engine/move.h"
#include "engine/random.h"

namespace regalia {

struct Outcome {
  Move move;
  std::uint32_t weight = 0;

  constexpr bool operator==(const Outcome&) const = default;
};

using OutcomeList = FixedList<Outcome, 64>;

[[nodiscard]] inline std::uint32_t total_weight(const OutcomeList& outcomes) {
  std::uint32_t total = 0;
  for (const Outcome& outcome : outcomes) total += outcome.weight;
  return total;
}

// The outcome in which `ticket`, a number below the total weight, falls.
[[nodiscard]] inline Move outcome_at(const OutcomeList& outcomes, std::uint32_t ticket) {
  for (const Outcome& outcome : outcomes) {
    if (ticket < outcome.weight) return outcome.move;
    ticket -= outcome.weight;
  }
  return outcomes[outcomes.size() - 1].move;
}

[[nodiscard]] inline Move draw_outcome(const OutcomeList& outcomes, Rng& rng) {
  return outcome_at(outcomes, rng.below(total_weight(outcomes)));
}

}  // namespace regalia
