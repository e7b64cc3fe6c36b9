#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

TEST(RoyalsTakeover, ARivalsNobleIsTakenOver) {
  RULE("royals.takeover.rival");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 2 france-spain 1").play(1, "takeover dijon.baron");
  EXPECT_EQ(table.holder("dijon.baron"), 1);
  EXPECT_EQ(table.held(1, "france") + table.held(1, "france-spain"), 0);
  EXPECT_EQ(table.state.board.intrigue_discard.size(), 1);
}

TEST(RoyalsTakeover, AVacantNobleNeedsNoTakeover) {
  RULE("royals.takeover.rival");
  ArrangedTable table(2);
  table.hand(1, "france 2 france-spain 1");
  EXPECT_EQ(table.refusal(1, "takeover dijon.baron"), "royals.takeover.rival");
}

TEST(RoyalsTakeover, NobodyTakesOverTheirOwn) {
  RULE("royals.takeover.own");
  ArrangedTable table(2);
  table.holds(1, "dijon.baron").hand(1, "france 2 france-spain 1");
  EXPECT_EQ(table.refusal(1, "takeover dijon.baron"), "royals.takeover.own");
}

TEST(RoyalsTakeover, AnIntrigueCardServesForEitherOfItsCountries) {
  RULE("royals.takeover.intrigue");
  for (const char* noble : {"rennes.marshal", "valencia.marshal"}) {
    ArrangedTable table(2);
    table.holds(2, noble).hand(1, "france 1 spain 1 france-spain 1").play(1, std::string("takeover ") + noble);
    EXPECT_EQ(table.holder(noble), 1);
  }
}

TEST(RoyalsTakeover, AnIntrigueCardOfOtherCountriesDoesNotServe) {
  RULE("royals.takeover.intrigue");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 2 german-britain 1");
  EXPECT_EQ(table.refusal(1, "takeover dijon.baron"), "royals.takeover.intrigue");
}

TEST(RoyalsTakeover, WhichMatchingIntrigueCardIsThePlayersChoice) {
  RULE("royals.takeover.intrigue");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron")
      .hand(1, "france 2 france-spain 1 france-german 1 german-spain 1")
      .play(1, "takeover dijon.baron");
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"intrigue france-german", "intrigue france-spain"}));
  table.play(1, "intrigue france-spain");
  EXPECT_EQ(table.held(1, "france-german"), 1);
  EXPECT_EQ(table.holder("dijon.baron"), 1);
}

TEST(RoyalsTakeover, CountryCardsArePaidAsWell) {
  RULE("royals.takeover.both");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 1 france-spain 1");
  EXPECT_EQ(table.refusal(1, "takeover dijon.baron"), "royals.takeover.both");
}

TEST(RoyalsTakeover, KingNeedsTwoIntrigueCards) {
  RULE("royals.takeover.king");
  ArrangedTable table(2);
  table.holds(2, "madrid.king").hand(1, "spain 8 france-spain 1");
  EXPECT_EQ(table.refusal(1, "takeover madrid.king"), "royals.takeover.king");
  table.hand(1, "german-spain 1").play(1, "takeover madrid.king");
  EXPECT_EQ(table.holder("madrid.king"), 1);
  EXPECT_EQ(table.state.board.intrigue_discard.size(), 2);
}

TEST(RoyalsTakeover, OtherTitlesNeedOneIntrigueCard) {
  RULE("royals.takeover.king");
  ArrangedTable table(2);
  table.holds(2, "paris.princess").hand(1, "france 6 france-spain 2").play(1, "takeover paris.princess");
  EXPECT_EQ(table.held(1, "france-spain"), 1);
}

TEST(RoyalsTakeover, TwoIntrigueCardsStandForOne) {
  RULE("royals.wild.intrigue");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 2 german-britain 1 german-spain 1").play(1, "takeover dijon.baron");
  EXPECT_EQ(table.holder("dijon.baron"), 1);
  EXPECT_EQ(table.state.board.intrigue_discard.size(), 2);
}

TEST(RoyalsTakeover, WildIntrigueCardsNeedAShortage) {
  RULE("royals.wild.shortage");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 2 france-spain 1 german-britain 2").play(1, "takeover dijon.baron");
  EXPECT_EQ(table.held(1, "german-britain"), 2);
  EXPECT_EQ(table.held(1, "france-spain"), 0);
}

TEST(RoyalsTakeover, AKingFallsToOneMatchingAndTwoOtherCards) {
  RULE("royals.r14");
  ArrangedTable table(2);
  table.holds(2, "madrid.king").hand(1, "spain 8 france-spain 1 german-britain 2").play(1, "takeover madrid.king");
  EXPECT_EQ(table.holder("madrid.king"), 1);
  EXPECT_EQ(table.state.board.intrigue_discard.size(), 3);
}

TEST(RoyalsTakeover, AKingFallsToFourOtherCards) {
  RULE("royals.r14");
  ArrangedTable table(2);
  table.holds(2, "madrid.king").hand(1, "spain 8 german-britain 3 france-german 1").play(1, "takeover madrid.king");
  EXPECT_EQ(table.holder("madrid.king"), 1);
  EXPECT_EQ(table.state.board.intrigue_discard.size(), 4);
  ArrangedTable poor(2);
  poor.holds(2, "madrid.king").hand(1, "spain 8 german-britain 3");
  EXPECT_EQ(poor.refusal(1, "takeover madrid.king"), "royals.takeover.king");
}

TEST(RoyalsTakeover, TheRivalsCubeIsVanquishedBesideTheCity) {
  RULE("royals.takeover.vanquished");
  for (const char* edition : {"2014", "2016"}) {
    ArrangedTable table(2, {{"edition", edition}});
    table.holds(2, "dijon.baron").hand(1, "france 2 france-spain 1").play(1, "takeover dijon.baron");
    EXPECT_EQ(table.state.board.vanquished[1][4], 1) << "Dijon is the fifth city";
    EXPECT_EQ(table.rules.influence(table.state.board, seat_at(1), Country::france), 0);
  }
}

TEST(RoyalsTakeover, TheCubeOnTheTitleStays) {
  RULE("royals.takeover.title-stays");
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 2 france-spain 1").play(1, "takeover dijon.baron");
  EXPECT_EQ(table.state.board.title_cubes[1][at(Title::baron)], 1);
  EXPECT_EQ(table.state.board.title_cubes[0][at(Title::baron)], 1);
}

TEST(RoyalsTakeover, EveryVanquishedCubeStays) {
  RULE("royals.r18");
  ArrangedTable table(2);
  table.vanquished(2, "dijon.baron dijon.marshal").holds(2, "dijon.baron").hand(1, "france 2 france-spain 1");
  table.play(1, "takeover dijon.baron");
  EXPECT_EQ(table.state.board.vanquished[1][4], 3);
}

// The worked example of the 2016 rules: Louis takes the Baron of Dijon from Ferdinand.
TEST(RoyalsTakeover, TheExampleOfTheRulebook) {
  RULE("royals.takeover.both");
  ArrangedTable table(2);
  table.hand(1, "france 2").hand(2, "france 2 france-spain 1");
  table.play(1, "claim dijon.baron");
  EXPECT_EQ(table.rules.influence(table.state.board, seat_at(0), Country::france), 1);
  table.finish_turn(1);
  table.turn_of(2, Phase::play);
  table.play(2, "takeover dijon.baron");
  EXPECT_EQ(table.rules.influence(table.state.board, seat_at(0), Country::france), 0);
  EXPECT_EQ(table.rules.influence(table.state.board, seat_at(1), Country::france), 1);
  EXPECT_EQ(table.state.board.vanquished[0][4], 1);
  EXPECT_EQ(table.state.board.title_cubes[0][at(Title::baron)] + table.state.board.title_cubes[1][at(Title::baron)], 2);
}

}  // namespace
}  // namespace regalia::royals
