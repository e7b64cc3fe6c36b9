// What the three scores come to, with all that adds to them.
#pragma once

#include <algorithm>

#include "games/blood/people/reign.h"

namespace regalia::blood {

inline constexpr int kLeastScore = -2;
inline constexpr int kMostScore = 2;

[[nodiscard]] constexpr int within_scores(int score) { return std::clamp(score, kLeastScore, kMostScore); }

// Three dice, once for each score.
[[nodiscard]] constexpr int score_of_dice(int sum) {
  if (sum <= 5) return -2;
  if (sum <= 8) return -1;
  if (sum <= 12) return 0;
  return sum <= 15 ? 1 : 2;
}

// What somebody of that age must reach with two dice and his Constitution. Children are safe.
[[nodiscard]] constexpr int survival_number(int age) {
  if (age < kComingOfAge) return 0;
  if (age < 20) return 3;
  if (age < 45) return 4;
  if (age < 70) return 5 + (age - 45) / 5;
  if (age < 85) return 10;
  return age <= 100 ? 11 : 12;
}

// With what extra births have cost a mother this turn.
[[nodiscard]] inline int constitution_of(const Person& person) { return person.constitution - person.extra_births; }

// A man's Strength with his wife's Guile, within the usual bounds.
[[nodiscard]] int strength_with_wife(const People& people, PersonId man);

// Whether a living claimant stands behind a reigning line that passed him over. All men of that court have one Strength less.
[[nodiscard]] bool is_disputed(const People& people, const Reigns& reigns, Country crown);
// Whether a court has a claimant against a country, and so one Strength more against it.
[[nodiscard]] bool has_claimant(const People& people, House court, Country crown);
// What all men of a court have more or less than their own in battle against another (kNoHouse: against neutrals).
[[nodiscard]] int strength_of_court(const People& people, const Reigns& reigns, House court, House against);
// Strength of a man in battle against a court (kNoHouse: against neutrals).
[[nodiscard]] int strength_in_battle(const People& people, const Reigns& reigns, PersonId man, House against);

// The Charisma that counts for a country: that of the monarch or regent, less what is lost.
enum class Capital : std::uint8_t { held, lost };
[[nodiscard]] int charisma_of_reign(const People& people, const Reign& reign, Capital capital);

}  // namespace regalia::blood
