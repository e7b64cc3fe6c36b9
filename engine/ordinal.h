// A place in a row: a column, a round, a period. It counts from 0 in the rules and from 1 for people and programs.
#pragma once

#include <compare>
#include <cstdint>

namespace regalia {

struct Ordinal {
  std::int16_t index = 0;

  [[nodiscard]] static constexpr Ordinal of(auto index) { return {static_cast<std::int16_t>(index)}; }
  [[nodiscard]] constexpr int number() const { return index + 1; }

  constexpr auto operator<=>(const Ordinal&) const = default;
};

}  // namespace regalia
