// What chance may do at a chance step: outcomes in a fixed order, each with an integer weight.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/fixed_list.h"
#include "engine/move.h"
#include "engine/random.h"
#include "engine/seat.h"

namespace regalia {

struct Outcome {
  Move move;
  std::uint32_t weight = 0;

  constexpr bool operator==(const Outcome&) const = default;
};

using OutcomeList = FixedList<Outcome, 128>;

// For whom and for what chance is asked. A table counts its draws within each scope, so what one seat draws never
// depends on how often another has drawn. Where each of many things has dice of its own, such as every couple, a number
// says which is meant; numbers begin at 1.
struct ChanceScope {
  Seat asker = kNobody;  // kNobody: the table itself
  std::string_view purpose;
  std::uint32_t number = 0;  // 0: there is only one

  [[nodiscard]] std::string text() const {  // "seat1.country", "table.display", "seat1.births.17"
    std::string words = asker == kNobody ? "table" : "seat" + std::to_string(index(asker) + 1);
    words.append(".").append(purpose);
    if (number != 0) words.append(".").append(std::to_string(number));
    return words;
  }
  bool operator==(const ChanceScope&) const = default;
};

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

// An outcome of a chance step, drawn with its probability. Rules whose lists are long may draw without making one: they
// have `Move draw(const State&, Rng&) const`, which takes one number below the total weight and the outcome it falls in.
template <class Rules, class State> [[nodiscard]] Move draw_outcome(const Rules& rules, const State& state, Rng& rng) {
  if constexpr (requires { rules.draw(state, rng); }) {
    return rules.draw(state, rng);
  } else {
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    return draw_outcome(outcomes, rng);
  }
}

}  // namespace regalia
