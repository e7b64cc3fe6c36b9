// Years at home: random decisions, and nothing that cannot be.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/testing.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

Rules rules_with(const OptionValues& values) {
  return Rules::make(kSeats, parse_options(values).value(), standard_facts()).value();
}

// Chance and everybody who may act decide at random.
template <class Sink> bool random_step(const Rules& rules, State& state, Rng& rng, Sink& sink) {
  const Pending pending = rules.pending(state);
  if (pending.step == Step::over) return false;
  if (pending.step == Step::chance) {
    rules.apply(state, kChance, draw_outcome(rules, state, rng), sink);
    return true;
  }
  std::vector<Seat> seats;
  for (const Seat seat : pending.owing) seats.push_back(seat);
  const Seat seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
  MoveList list;
  rules.moves(state, seat, list);
  const Offer& offer = list[rng.below(static_cast<std::uint32_t>(list.size()))];
  const auto amount = offer.least() + rng.below(offer.most - offer.least() + 1);
  rules.apply(state, seat, offer.move.with_amount(amount), sink);
  return true;
}

TEST(BloodYears, APassingCenturyLeavesEverythingConsistent) {
  RULE("blood.turn.sequence");
  const Rules rules = rules_with({});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    State state = rules.initial();
    Silence silence;
    int steps = 0;
    while (random_step(rules, state, rng, silence)) {
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
    while (random_step(rules, state, rng, silence)) most_slots = std::max(most_slots, state.people.slots());
    EXPECT_EQ(state.year, 2295);
  }
  EXPECT_LT(most_slots, kMostSlots / 2);
}

}  // namespace
}  // namespace regalia::blood
