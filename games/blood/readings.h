// How the rules are read where a later version mended them. A game is played to its end by the readings of the version
// that it began with, so stored records replay to the same hashes (docs/records.md).
#pragma once

namespace regalia::blood {

inline constexpr int kRulesVersion = 2;

// Each switch names the newest reading of a rule, and false is the reading before it.
struct Readings {};

// The one place where a version of the rules becomes readings.
[[nodiscard]] constexpr Readings readings_of(int rules_version) {
  if (rules_version >= 2) return {};
  return {};
}

}  // namespace regalia::blood
