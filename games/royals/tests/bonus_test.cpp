#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

TEST(RoyalsBonus, TheFirstInACityTakesItsBonus) {
  RULE("royals.bonus.city");
  ArrangedTable table(2);
  table.hand(1, "france 3").play(1, "claim dijon.baron");
  EXPECT_EQ(table.points(1), 2);
  table.play(1, "claim dijon.marshal");
  EXPECT_EQ(table.points(1), 2) << "only the first claim in the city counts";
}

TEST(RoyalsBonus, ATakeoverDoesNotMoveTheCityBonus) {
  RULE("royals.bonus.city");
  ArrangedTable table(2);
  table.hand(1, "france 2").hand(2, "france 2 france-spain 1").play(1, "claim dijon.baron");
  table.finish_turn(1);
  table.turn_of(2, Phase::play);
  table.play(2, "takeover dijon.baron");
  EXPECT_EQ(table.points(1), 2);
  EXPECT_EQ(table.points(2), 0);
}

constexpr const char* kBritainButDublin = "london.princess edinburgh.baron";

TEST(RoyalsBonus, ACubeInEveryCityBringsTheCountryBonus) {
  RULE("royals.bonus.country");
  ArrangedTable table(3);
  table.state.board.markers.city.fill(seat_at(2));
  table.holds(1, kBritainButDublin).hand(1, "britain 1").play(1, "claim dublin.marshal");
  EXPECT_EQ(table.points(1), 8);
}

TEST(RoyalsBonus, VanquishedCubesCountForTheCountryBonus) {
  RULE("royals.bonus.country");
  ArrangedTable table(3);
  table.state.board.markers.city.fill(seat_at(2));
  table.vanquished(1, kBritainButDublin).hand(1, "britain 1").play(1, "claim dublin.marshal");
  EXPECT_EQ(table.points(1), 8);
}

TEST(RoyalsBonus, TheSecondPlayerTakesTheLowerCountryBonus) {
  RULE("royals.bonus.country");
  ArrangedTable table(3);
  table.state.board.markers.city.fill(seat_at(2));
  table.state.board.markers.country[at(Country::britain)][0] = seat_at(1);
  table.holds(1, kBritainButDublin).hand(1, "britain 1").play(1, "claim dublin.marshal");
  EXPECT_EQ(table.points(1), 4);
}

TEST(RoyalsBonus, NobodyTakesTwoCountryBonusesOfOneCountry) {
  RULE("royals.bonus.country");
  ArrangedTable table(3);
  table.state.board.markers.city.fill(seat_at(2));
  table.holds(1, kBritainButDublin).hand(1, "britain 3").play_all(1, {"claim dublin.marshal", "claim dublin.baron"});
  EXPECT_EQ(table.points(1), 8);
}

TEST(RoyalsBonus, WithoutAMarkerLeftThereIsNothingThenOrLater) {
  RULE("royals.r16");
  ArrangedTable table(3);
  table.state.board.markers.city.fill(seat_at(2));
  table.state.board.markers.country[at(Country::britain)] = {seat_at(1), seat_at(2)};
  table.holds(1, kBritainButDublin).hand(1, "britain 3").play(1, "claim dublin.marshal");
  EXPECT_EQ(table.points(1), 0);
  table.state.board.markers.country[at(Country::britain)][1] = kNobody;  // as if one came back
  table.play(1, "claim dublin.baron");
  EXPECT_EQ(table.points(1), 0);
}

constexpr const char* kAllButMarshal =
    "dijon.baron rennes.countess bordeaux.duke lyon.cardinal paris.princess madrid.king";

TEST(RoyalsBonus, ACubeOnEveryTitleBringsTheHighestHouseBonus) {
  RULE("royals.bonus.house");
  ArrangedTable table(4);
  table.state.board.markers.city.fill(seat_at(2));
  table.holds(1, kAllButMarshal).hand(1, "spain 1").play(1, "claim valencia.marshal");
  EXPECT_EQ(table.points(1), 16);
}

TEST(RoyalsBonus, HouseBonusesGoDownAndEndAtOneEach) {
  RULE("royals.bonus.house");
  ArrangedTable table(4);
  table.state.board.markers.city.fill(seat_at(2));
  table.state.board.markers.house[0] = seat_at(3);
  table.holds(1, kAllButMarshal)
      .hand(1, "spain 1 german 1")
      .play_all(1, {"claim valencia.marshal", "claim berlin.marshal"});
  EXPECT_EQ(table.points(1), 12);
}

TEST(RoyalsBonus, WithTwoPlayersTheHouseBonusIsEight) {
  RULE("royals.bonus.house");
  ArrangedTable table(2);
  table.state.board.markers.city.fill(seat_at(1));
  table.holds(1, kAllButMarshal).hand(1, "spain 1").play(1, "claim valencia.marshal");
  EXPECT_EQ(table.points(1), 8);
}

TEST(RoyalsBonus, SeveralBonusesAreTakenTogether) {
  RULE("royals.r15");
  ArrangedTable table(4);
  table.holds(1, "london.princess edinburgh.countess dijon.baron bordeaux.duke lyon.cardinal madrid.king");
  table.hand(1, "britain 1").play(1, "claim dublin.marshal");
  EXPECT_EQ(table.points(1), 3 + 8 + 16);
  ASSERT_EQ(table.heard.tellings.size(), 4U);
  EXPECT_TRUE(std::holds_alternative<Claimed>(table.heard.tellings[0].event));
  EXPECT_TRUE(std::holds_alternative<CityBonus>(table.heard.tellings[1].event));
  EXPECT_TRUE(std::holds_alternative<CountryBonus>(table.heard.tellings[2].event));
  EXPECT_TRUE(std::holds_alternative<HouseBonus>(table.heard.tellings[3].event));
}

TEST(RoyalsBonus, LosingNoblesLosesNoBonus) {
  RULE("royals.r17");
  ArrangedTable table(3);
  table.state.board.markers.country[at(Country::britain)][0] = seat_at(1);
  table.holds(2, "london.princess edinburgh.baron dublin.marshal").hand(1, "britain 1 france-britain 1");
  const int before = table.points(2);
  table.play(1, "takeover dublin.marshal");
  EXPECT_EQ(table.points(2), before);
}

}  // namespace
}  // namespace regalia::royals
