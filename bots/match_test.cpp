#include "bots/match.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/arena.h"

namespace regalia {
namespace {

TEST(Match, EqualBotsNeedNoRotation) {
  EXPECT_EQ(rotations_of({"a", "b", "c"}), 3);
  EXPECT_EQ(rotations_of({"a", "a", "a"}), 1);
  EXPECT_EQ(rotations_of({"a", "b", "a", "b"}), 2);
  EXPECT_EQ(rotations_of({"a", "b", "b", "b"}), 4);
}

TEST(Match, ScoresAddUp) {
  Score one;
  one.games = 3;
  one.wins = 2 * kWholeWin;
  one.wins_squared = 2 * kWholeWin * kWholeWin;
  one.points = 60;
  one.by_points = {{10, 1}, {20, 1}, {30, 1}};
  one.points_from = {{"Titles", 12}};
  Score two = one;
  two.add(one);
  EXPECT_EQ(two.games, 6);
  EXPECT_DOUBLE_EQ(two.win_rate(), 2.0 / 3);
  EXPECT_DOUBLE_EQ(two.mean_points(), 20);
  EXPECT_EQ(two.points_at(0.0), 10);
  EXPECT_EQ(two.points_at(0.5), 20);
  EXPECT_EQ(two.points_at(1.0), 30);
  EXPECT_EQ(two.points_from["Titles"], 24);
  EXPECT_NEAR(two.half_interval(), 1.96 * std::sqrt(2.0 / 9 / 6), 1e-9);
}

TEST(Match, AnIntervalIsNeverNothing) {
  Score score;
  score.games = 100;
  score.wins = 100 * kWholeWin;
  score.wins_squared = 100 * kWholeWin * kWholeWin;
  EXPECT_DOUBLE_EQ(score.win_rate(), 1);
  EXPECT_GT(score.half_interval(), 0.02);
  EXPECT_DOUBLE_EQ(Score().half_interval(), 1);
}

// All rotations of a deal meet the same luck: what a scope draws depends on how often it has drawn, and on nothing else.
TEST(DealtChance, IsTheSameForEveryRotation) {
  OutcomeList outcomes;
  for (int i = 0; i < 40; ++i) outcomes.push_back({Move::of(1, i), 1});
  const ChanceScope annas{seat_at(0), "country"};
  const ChanceScope bens{seat_at(1), "country"};
  DealtChance one(7);
  DealtChance two(7);
  std::vector<Move> first;
  for (int i = 0; i < 10; ++i) first.push_back(one.next(outcomes, annas));
  for (int i = 0; i < 10; ++i) {
    (void)two.next(outcomes, bens);
    EXPECT_EQ(two.next(outcomes, annas), first[static_cast<std::size_t>(i)]);
  }
  DealtChance other(8);
  int same = 0;
  for (const Move move : first) same += other.next(outcomes, annas) == move ? 1 : 0;
  EXPECT_LT(same, 5) << "another deal";
}

TEST(DealtChance, EveryNumberHasDiceOfItsOwn) {
  OutcomeList outcomes;
  for (int i = 0; i < 40; ++i) outcomes.push_back({Move::of(1, i), 1});
  DealtChance together(7);
  DealtChance alone(7);
  int same = 0;
  for (int i = 0; i < 10; ++i) {
    const Move first = together.next(outcomes, {seat_at(0), "births", 1});
    same += together.next(outcomes, {seat_at(0), "births", 2}) == first ? 1 : 0;
    EXPECT_EQ(alone.next(outcomes, {seat_at(0), "births", 1}), first);
  }
  EXPECT_LT(same, 5);
}

// Pinned: matches of old can be played again.
TEST(DealtChance, WithoutANumberTheDiceAreTheOldOnes) {
  OutcomeList outcomes;
  for (int i = 0; i < 40; ++i) outcomes.push_back({Move::of(1, i), 1});
  DealtChance chance(7);
  std::vector<int> drawn;
  for (int i = 0; i < 6; ++i) drawn.push_back(chance.next(outcomes, {seat_at(0), "country"}).a());
  EXPECT_EQ(drawn, (std::vector{34, 7, 38, 28, 31, 30}));
}

TEST(DealtChance, FollowsTheWeights) {
  OutcomeList outcomes;
  outcomes.push_back({Move::of(1, 0), 1});
  outcomes.push_back({Move::of(1, 1), 3});
  int light = 0;
  for (std::uint64_t deal = 0; deal < 4000; ++deal)
    light += DealtChance(Rng(deal).next()).next(outcomes, {kNobody, "die"}).a() == 0 ? 1 : 0;
  EXPECT_NEAR(light, 1000, 170);  // six sigma
}

}  // namespace
}  // namespace regalia
