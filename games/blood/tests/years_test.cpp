// Years at home: random decisions, and nothing that cannot be.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/playout.h"
#include "engine/testing.h"
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

TEST(BloodYears, APassingCenturyLeavesEverythingConsistent) {
  RULE("blood.turn.sequence");
  const Rules rules = rules_for(kMostSeats, {});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    State state = rules.initial();
    Silence silence;
    int steps = 0;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      random_step(rules, state, pending, rng, silence);
      ASSERT_LT(++steps, 200'000);
      if (steps % 50 == 0) {
        ASSERT_EQ(rules.fault(state), "");
      }
    }
    EXPECT_EQ(state.year, 1395);
    for (const Reign& reign : state.reigns) EXPECT_TRUE(state.people.lives(reign.monarch));
  }
}

// Who must be remembered, found the slow way: the living, their ancestors as far as great-grandparents, and everybody between such
// an ancestor and somebody alive.
std::vector<bool> needed(const People& people) {
  const auto slots = static_cast<std::size_t>(people.slots());
  std::vector<bool> near(slots);
  std::vector<bool> leads_to_living(slots);
  const auto climb = [&](auto&& self, PersonId id, int up) -> void {
    leads_to_living[at(id)] = true;
    if (up >= 0) near[at(id)] = true;
    for (const PersonId parent : {people[id].father, people[id].mother})
      if (parent != kNoPerson && (up > 0 || !leads_to_living[at(parent)])) self(self, parent, up - 1);
  };
  people.for_living([&](PersonId id, const Person&) { climb(climb, id, kGenerationsUp); });
  const auto is_below = [&](auto&& self, PersonId id) -> bool {
    if (near[at(id)]) return true;
    for (const PersonId parent : {people[id].father, people[id].mother})
      if (parent != kNoPerson && self(self, parent)) return true;
    return false;
  };
  std::vector<bool> list(slots);
  for (std::size_t i = 0; i < slots; ++i)
    list[i] = near[i] || (leads_to_living[i] && is_below(is_below, static_cast<PersonId>(i)));
  return list;
}

TEST(BloodYears, AThousandYearsNeedNoMoreRoomThanTheLivingDo) {
  RULE("blood.kin.memory");
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Rules rules = rules_for(3 + static_cast<int>(seed % 3), {{"turns", "200"}});
    Rng rng(seed);
    State state = rules.initial();
    Silence silence;
    int year = 0;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      if (state.year != year && std::holds_alternative<Births>(state.phases[0])) {
        year = state.year;
        ASSERT_EQ(rules.fault(state), "") << year;
        const std::vector<bool> remembered = needed(state.people);
        for (int i = 0; i < state.people.slots(); ++i)
          ASSERT_EQ(state.people.has(static_cast<PersonId>(i)) && !remembered[at(i)], false) << year << " " << i;
      }
      random_step(rules, state, pending, rng, silence);
    }
    EXPECT_EQ(state.year, 2295);
    EXPECT_LT(state.people.slots(), kMostSlots / 2);
  }
}

}  // namespace
}  // namespace regalia::blood
