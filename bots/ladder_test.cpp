#include "bots/ladder.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

// A duel of so many games of which the first bot had this share.
Duel duel(std::int64_t games, double share) {
  const auto score = static_cast<std::int64_t>(share * static_cast<double>(games * kWholeWin));
  return {games, score, 0};
}

TEST(Ladder, PutsTheStrongestFirst) {
  const auto ratings = ratings_from({{{"a", "b"}, duel(1000, 10.0 / 11)},
                                     {{"a", "c"}, duel(1000, 100.0 / 101)},
                                     {{"b", "c"}, duel(1000, 10.0 / 11)}});
  ASSERT_EQ(ratings.size(), 3U);
  EXPECT_EQ(ratings[0].bot, "a");
  EXPECT_EQ(ratings[2].bot, "c");
  EXPECT_NEAR(ratings[0].points - ratings[1].points, 400, 10) << "ten games of eleven";
  EXPECT_NEAR(ratings[1].points - ratings[2].points, 400, 10);
  EXPECT_NEAR(ratings[0].points + ratings[1].points + ratings[2].points, 0, 1e-6);
  EXPECT_EQ(ratings[0].games, 2000);
}

TEST(Ladder, IsSurerWithMoreGames) {
  const auto few = ratings_from({{{"a", "b"}, duel(100, 0.6)}});
  const auto many = ratings_from({{{"a", "b"}, duel(10000, 0.6)}});
  EXPECT_GT(few[0].half_interval, 5 * many[0].half_interval);
}

TEST(Ladder, WhoAlwaysWinsIsNotEndlesslyStrong) {
  const auto ratings = ratings_from({{{"a", "b"}, duel(100, 1)}});
  EXPECT_GT(ratings[0].points, 300);
  EXPECT_LT(ratings[0].points, 1000);
}

}  // namespace
}  // namespace regalia
