// A figure of a printed component, with how sure we are of it. A facts file may replace it with what the owner's copy
// says.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace regalia {

enum class Confidence : std::uint8_t {
  sourced,        // a rulebook or a published description says so
  inferred,       // follows from sourced figures
  reconstructed,  // our own, chosen so that every known constraint holds; not a claim about the printed copy
  owner,          // typed in from a printed copy, by a facts file
};

inline constexpr std::array<std::string_view, 4> kConfidenceWords = {"sourced", "inferred", "reconstructed",
                                                                     "from a facts file"};

struct Figure {
  int value = 0;
  Confidence confidence = Confidence::reconstructed;

  constexpr operator int() const { return value; }  // NOLINT(google-explicit-constructor): a figure is its number
  constexpr bool operator==(const Figure&) const = default;
};

[[nodiscard]] constexpr Figure sourced(int value) { return {value, Confidence::sourced}; }
[[nodiscard]] constexpr Figure inferred(int value) { return {value, Confidence::inferred}; }
[[nodiscard]] constexpr Figure reconstructed(int value) { return {value, Confidence::reconstructed}; }

}  // namespace regalia
