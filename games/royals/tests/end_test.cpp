#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

// Ends the game with the last player's turn.
void end_game(ArrangedTable& table) {
  const int last = table.rules.seats();
  table.in_period(3).turn_of(last, Phase::play);
  table.state.board.period_ends = true;
  table.finish_turn(last);
}

std::array<Seat, 2> halves(const ArrangedTable& table, Title title) {
  return table.state.board.markers.title[at(title)];
}

TEST(RoyalsTitles, TheMostCubesTakeTheWholeMarker) {
  RULE("royals.titles.scoring");
  ArrangedTable table(3);
  table.vanquished(1, "dijon.baron dijon.baron").vanquished(2, "dublin.baron");
  end_game(table);
  EXPECT_EQ(halves(table, Title::baron), (std::array{seat_at(0), seat_at(0)}));
  EXPECT_EQ(table.points(1), 6);
}

TEST(RoyalsTitles, TwoTiedPlayersTakeHalfEach) {
  RULE("royals.titles.scoring");
  ArrangedTable table(3);
  table.vanquished(1, "dijon.baron").vanquished(3, "dublin.baron");
  end_game(table);
  EXPECT_EQ(table.points(1), 3);
  EXPECT_EQ(table.points(2), 0);
  EXPECT_EQ(table.points(3), 3);
}

TEST(RoyalsTitles, ThreeTiedPlayersTakeNothing) {
  RULE("royals.titles.scoring");
  ArrangedTable table(4);
  table.vanquished(1, "dijon.baron").vanquished(2, "dublin.baron").vanquished(3, "barcelona.baron");
  end_game(table);
  EXPECT_EQ(halves(table, Title::baron), (std::array{kRemoved, kRemoved}));
  for (int player = 1; player <= 4; ++player) EXPECT_EQ(table.points(player), 0);
}

TEST(RoyalsTitles, ATitleNobodyHasIsRemoved) {
  RULE("royals.r22");
  ArrangedTable table(2);
  end_game(table);
  EXPECT_EQ(halves(table, Title::king), (std::array{kRemoved, kRemoved}));
}

TEST(RoyalsTitles, HigherTitlesAreWorthMore) {
  RULE("royals.titles.scoring");
  const Facts facts = facts_of(Edition::arcane_wonders_2016);
  for (std::size_t i = 1; i < kTitles; ++i) {
    EXPECT_GT(facts.titles[i].full, facts.titles[i - 1].full);
    EXPECT_EQ(facts.titles[i].full, 2 * facts.titles[i].half);
  }
}

TEST(RoyalsEnd, TheMostPointsWin) {
  RULE("royals.end.winner");
  ArrangedTable table(3);
  table.vanquished(2, "paris.king").vanquished(3, "lyon.cardinal");
  end_game(table);
  const Ranking ranking = table.rules.ranking(table.state);
  EXPECT_EQ(ranking.place[0], 3);
  EXPECT_EQ(ranking.place[1], 1);
  EXPECT_EQ(ranking.place[2], 2);
}

TEST(RoyalsEnd, NothingIsPlayedAfterTheEnd) {
  RULE("royals.end.over");
  ArrangedTable table(2);
  end_game(table);
  EXPECT_EQ(table.state.board.phase, Phase::over);
  EXPECT_EQ(table.refusal(1, "draw pile"), "royals.end.over");
  EXPECT_EQ(table.refusal(0, "deal france"), "royals.end.over");
  EXPECT_EQ(table.told<GameOver>(), 1);
}

// Player 1 has markers of 6 and 4, player 2 of 5, 3 and 2: ten points each.
void tie_by_highest(ArrangedTable& table) {
  Markers& markers = table.state.board.markers;
  markers.city[0] = markers.city[2] = seat_at(0);                    // Paris 6, Bordeaux 4
  markers.city[1] = markers.city[3] = markers.city[4] = seat_at(1);  // Lyon 5, Rennes 3, Dijon 2
}

TEST(RoyalsEnd, ATieGoesToTheHighestMarkerIn2014) {
  RULE("royals.end.tie-2014");
  ArrangedTable table(2, {{"edition", "2014"}});
  tie_by_highest(table);
  ASSERT_EQ(table.points(1), table.points(2));
  EXPECT_TRUE(table.rules.ranking(table.state).wins(seat_at(0)));
  EXPECT_FALSE(table.rules.ranking(table.state).wins(seat_at(1)));
}

// The highest markers are equal (6), the second highest are 5 and 4.
void tie_by_second(ArrangedTable& table) {
  Markers& markers = table.state.board.markers;
  markers.city[0] = markers.city[1] = markers.city[4] = seat_at(0);  // Paris 6, Lyon 5, Dijon 2
  markers.city[9] = markers.city[2] = markers.city[3] = seat_at(1);  // London 6, Bordeaux 4, Rennes 3
}

TEST(RoyalsEnd, In2014EqualHighestMarkersShareTheWin) {
  RULE("royals.end.tie-2014");
  ArrangedTable table(2, {{"edition", "2014"}});
  tie_by_second(table);
  ASSERT_EQ(table.points(1), table.points(2));
  EXPECT_TRUE(table.rules.ranking(table.state).wins(seat_at(0)));
  EXPECT_TRUE(table.rules.ranking(table.state).wins(seat_at(1)));
}

TEST(RoyalsEnd, In2016TheSecondHighestMarkersAreCompared) {
  RULE("royals.end.tie-2016");
  ArrangedTable table(2);
  tie_by_second(table);
  EXPECT_TRUE(table.rules.ranking(table.state).wins(seat_at(0)));
  EXPECT_FALSE(table.rules.ranking(table.state).wins(seat_at(1)));
}

TEST(RoyalsEnd, In2016EqualMarkerListsShareTheWin) {
  RULE("royals.r24");
  ArrangedTable table(3);
  Markers& markers = table.state.board.markers;
  markers.city[0] = markers.city[2] = seat_at(0);   // 6, 4
  markers.city[9] = markers.city[10] = seat_at(1);  // 6, 4
  const Ranking ranking = table.rules.ranking(table.state);
  EXPECT_TRUE(ranking.wins(seat_at(0)));
  EXPECT_TRUE(ranking.wins(seat_at(1)));
  EXPECT_EQ(ranking.place[2], 3);
}

TEST(RoyalsEnd, HalfMarkersCountWithTheirHalfValue) {
  RULE("royals.r23");
  ArrangedTable table(3);
  Markers& markers = table.state.board.markers;
  markers.title[at(Title::king)] = {seat_at(0), seat_at(2)};  // 8 each
  markers.city[0] = markers.city[4] = seat_at(1);             // 6 and 2
  markers.city[5] = seat_at(2);
  ASSERT_EQ(table.points(1), 8);
  ASSERT_EQ(table.points(2), 8);
  const Ranking ranking = table.rules.ranking(table.state);
  EXPECT_EQ(ranking.place[2], 1);
  EXPECT_EQ(ranking.place[0], 2) << "a half King of 8 is the highest marker of the two";
  EXPECT_EQ(ranking.place[1], 3);
}

TEST(RoyalsEnd, TheTallySaysWhereEveryPointComesFrom) {
  ArrangedTable table(3);
  table.holds(1, "paris.king");
  end_game(table);
  const Tally tally = table.rules.tally(table.state, seat_at(0));
  EXPECT_EQ(tally.total(), 10 + 16);
  for (const TallyLine& line : tally.lines) {
    if (line.source == "Third period") {
      EXPECT_EQ(line.points, 10);
    }
    if (line.source == "Titles") {
      EXPECT_EQ(line.points, 16);
    }
  }
}

}  // namespace
}  // namespace regalia::royals
