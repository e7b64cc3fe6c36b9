#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

int points(const std::string& goals) {
  Goals cards;
  for (const std::string& id : words_of(goals)) cards.add(goal_named(id));
  return Rules::score(cards).best();
}

TEST(GambitExample, LeonardoHas30Points) {
  RULE("gambit.score.six");
  EXPECT_EQ(points("alchemy-1 fencing-2 agriculture-3 commerce-3 religion-4 music-2"), 30);
}

TEST(GambitExample, SarahHas20Points) {
  RULE("gambit.score.sum");
  EXPECT_EQ(points("alchemy-5 alchemy-4 fencing-5 agriculture-3 commerce-3"), 20);
}

TEST(GambitExample, IsabelleHas29Points) {
  RULE("gambit.score.six");
  EXPECT_EQ(points("alchemy-1 fencing-2 agriculture-3 commerce-3 religion-4 music-2 agriculture-1"), 29);
}

TEST(GambitScore, PointsOnAllGoalsAreAddedUp) {
  RULE("gambit.score.sum");
  EXPECT_EQ(points(""), 0);
  EXPECT_EQ(points("music-3 music-3 music-5"), 11);
  EXPECT_EQ(points("alchemy-5 fencing-5 agriculture-5 commerce-5 religion-5"), 25) << "five disciplines are not six";
}

TEST(GambitScore, TheHighestGoalOfEachDisciplineIsDoubled) {
  RULE("gambit.score.six");
  RULE("gambit.r31");
  EXPECT_EQ(points("alchemy-1 alchemy-5 fencing-1 agriculture-1 commerce-1 religion-1 music-1"), 2 * 10 - 1);
}

TEST(GambitScore, TheBetterOfTheTwoWaysCounts) {
  RULE("gambit.score.six");
  RULE("gambit.r31");
  const std::string poor = "alchemy-1 fencing-1 agriculture-1 commerce-1 religion-1 music-1";
  EXPECT_EQ(points(poor), 12);
  // The highest of each discipline come to 22, doubled 44, less 14 for the further goals; added up, all are more.
  const std::string many =
      "alchemy-5 alchemy-4 alchemy-3 alchemy-3 alchemy-2 fencing-5 fencing-4 fencing-3 fencing-3 fencing-2 "
      "agriculture-5 agriculture-4 agriculture-3 agriculture-3 commerce-5 commerce-4 commerce-3 commerce-3 "
      "religion-1 music-1";
  EXPECT_EQ(points(many), 17 + 17 + 15 + 15 + 1 + 1) << "66 against 30";
}

TEST(GambitScore, TheCrownIsThreePointsAndNotDoubled) {
  RULE("gambit.score.crown");
  ArrangedTable table(3);
  table.crown(2).won(2, "alchemy-1 fencing-2 agriculture-3 commerce-3 religion-4 music-2").won(1, "music-4");
  EXPECT_EQ(table.points(2), 33);
  EXPECT_EQ(table.points(1), 4);
}

TEST(GambitScore, EveryGoldIsThreePointsAndNotDoubled) {
  RULE("gambit.score.gold");
  ArrangedTable table(3);
  table.gold(2, 1).gold(2, 2).won(2, "alchemy-1 fencing-2 agriculture-3 commerce-3 religion-4 music-2");
  EXPECT_EQ(table.points(2), 36);
  EXPECT_EQ(table.points(1), 0);
}

TEST(GambitScore, TheTallySaysWhereThePointsComeFrom) {
  RULE("gambit.score.sum");
  RULE("gambit.score.six");
  ArrangedTable table(3);
  table.crown(2).gold(2, 1).won(2, "alchemy-1 fencing-2 agriculture-3 commerce-3 religion-4 music-2 agriculture-1");
  const Tally tally = table.rules.tally(table.state, seat_at(1));
  ASSERT_EQ(tally.lines.size(), 4U);
  EXPECT_EQ(tally.lines[0], (TallyLine{"Goal cards", 16}));
  EXPECT_EQ(tally.lines[1], (TallyLine{"All six disciplines", 13}));
  EXPECT_EQ(tally.lines[2], (TallyLine{"Crown", 3}));
  EXPECT_EQ(tally.lines[3], (TallyLine{"Gold", 3}));
  EXPECT_EQ(tally.total(), 35);
}

TEST(GambitScore, TheMostPointsWin) {
  RULE("gambit.score.winner");
  ArrangedTable table(3);
  table.won(1, "music-4").won(2, "music-5 fencing-1").won(3, "fencing-5");
  const Ranking ranking = table.rules.ranking(table.state);
  EXPECT_TRUE(ranking.wins(seat_at(1)));
  EXPECT_EQ(ranking.place[2], 2);
  EXPECT_EQ(ranking.place[0], 3);
}

TEST(GambitScore, EquallyManyPointsShareTheWin) {
  RULE("gambit.score.winner");
  RULE("gambit.r32");
  ArrangedTable table(3);
  table.won(1, "music-4").won(2, "fencing-1").crown(2).won(3, "religion-3");
  const Ranking ranking = table.rules.ranking(table.state);
  EXPECT_TRUE(ranking.wins(seat_at(0)));
  EXPECT_TRUE(ranking.wins(seat_at(1))) << "the Crown counts, and then both have 4";
  EXPECT_FALSE(ranking.wins(seat_at(2)));
}

TEST(GambitScore, GoalsAreScoredAfterTheSixthRound) {
  RULE("gambit.score.sum");
  ArrangedTable table(3);
  table.in_round(6).won(1, "music-4").goals("music-2 fencing-1 religion-1").column(1, "2 queen").column(2, "2 king");
  table.column(3, "3 king").turn(1, "place king 1");
  EXPECT_EQ(table.state.board.phase, Phase::over);
  EXPECT_EQ(table.points(1), 6);
  EXPECT_EQ(table.points(2), 1);
  EXPECT_EQ(table.points(3), 1);
}

TEST(GambitScore, EverybodyMayLookUpWhatHasBeenWon) {
  RULE("gambit.r38");
  ArrangedTable table(3);
  table.in_round(2).won(2, "music-4").gold(2, 3);
  for (const int player : {0, 1, 3}) {
    const Board board = table.seen_by(player).board;
    EXPECT_TRUE(board.won[1].has(goal_named("music-4")));
    EXPECT_EQ(board.gold_won[1], 1);
  }
}

}  // namespace
}  // namespace regalia::gambit
