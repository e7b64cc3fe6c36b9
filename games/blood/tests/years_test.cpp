// Years at home: random decisions, and nothing that cannot be.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/playout.h"
#include "engine/testing.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

Rules rules_with(const OptionValues& values) {
  return Rules::make(kSeats, parse_options(values).value(), standard_facts()).value();
}

TEST(BloodYears, APassingCenturyLeavesEverythingConsistent) {
  RULE("blood.turn.sequence");
  const Rules rules = rules_with({});
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

TEST(BloodYears, AThousandYearsNeedNoMoreRoomThanTheLivingDo) {
  RULE("blood.kin.memory");
  const Rules rules = rules_with({{"turns", "200"}});
  int most_slots = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Rng rng(seed);
    State state = rules.initial();
    Silence silence;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      random_step(rules, state, pending, rng, silence);
      most_slots = std::max(most_slots, state.people.slots());
    }
    EXPECT_EQ(state.year, 2295);
  }
  EXPECT_LT(most_slots, kMostSlots / 2);
}

}  // namespace
}  // namespace regalia::blood
