// How the rules are read where a later version mended them. A game is played to its end by the readings of the version
// that it began with, so stored records replay to the same hashes (docs/records.md).
#pragma once

namespace regalia::crowns {

inline constexpr int kRulesVersion = 2;

// Each switch names the newest reading of a rule, and false is the reading before it.
struct Readings {
  bool sentinels_keep_their_least = false;  // crowns.sentinel.least: also when several are used at one moment
  bool marker_moves_first = false;          // crowns.g1: the round marker moves before the end is tested
  bool wishes_can_come_true = false;        // crowns.sentinel.wish: a wish that never can is refused
};

// The one place where a version of the rules becomes readings.
[[nodiscard]] constexpr Readings readings_of(int rules_version) {
  if (rules_version < 2) return {};
  return {.sentinels_keep_their_least = true, .marker_moves_first = true, .wishes_can_come_true = true};
}

}  // namespace regalia::crowns
