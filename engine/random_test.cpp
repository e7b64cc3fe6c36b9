#include "engine/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "engine/chance.h"

namespace regalia {
namespace {

TEST(Rng, TheSameSeedGivesTheSameNumbers) {
  Rng a(42);
  Rng b(42);
  Rng c(43);
  EXPECT_EQ(a.next(), b.next());
  EXPECT_NE(a.next(), c.next());
}

RC_GTEST_PROP(Rng, StaysBelowItsBound, (std::uint64_t seed, std::uint32_t bound)) {
  RC_PRE(bound > 0U);
  Rng rng(seed);
  for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(bound) < bound);
  const std::uint64_t large = (std::uint64_t{bound} << 20) + 1;
  for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below64(large) < large);
  const double unit = rng.unit();
  RC_ASSERT(unit >= 0.0 && unit < 1.0);
}

TEST(Rng, AllNumbersAreEquallyLikely) {
  Rng rng(1);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts[rng.below(6)];
  for (const int count : counts) EXPECT_NEAR(count, 10000, 500);
}

TEST(Chance, OutcomesFollowTheirWeights) {
  const OutcomeList outcomes{{Move::of(1), 3}, {Move::of(2), 1}};
  EXPECT_EQ(total_weight(outcomes), 4U);
  for (std::uint32_t ticket = 0; ticket < 4; ++ticket)
    EXPECT_EQ(outcome_at(outcomes, ticket), ticket < 3 ? Move::of(1) : Move::of(2));
  Rng rng(3);
  int first = 0;
  for (int i = 0; i < 10000; ++i) first += draw_outcome(outcomes, rng) == Move::of(1) ? 1 : 0;
  EXPECT_NEAR(first, 7500, 250);
}

TEST(Chance, AScopeNamesAskerPurposeAndNumber) {
  EXPECT_EQ((ChanceScope{kNobody, "display"}).text(), "table.display");
  EXPECT_EQ((ChanceScope{seat_at(0), "births"}).text(), "seat1.births") << "old records know it by this name";
  EXPECT_EQ((ChanceScope{seat_at(0), "births", 17}).text(), "seat1.births.17");
  EXPECT_FALSE((ChanceScope{seat_at(0), "births", 17} == ChanceScope{seat_at(0), "births", 18}));
}

}  // namespace
}  // namespace regalia
