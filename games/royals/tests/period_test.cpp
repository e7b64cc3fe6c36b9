#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

const OptionValues k2014 = {{"edition", "2014"}};

Seat marker(const ArrangedTable& table, int period, Country country, int rank) {
  return table.state.board.markers.period[at(period - 1)][at(country)][at(rank)];
}

TEST(RoyalsPeriod2016, EndsWithTheTurnInWhichThePileRunsOutInTheDraw) {
  RULE("royals.period.end-2016");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).pile("spain 1").play(1, "draw pile");
  const int discards = table.state.board.discard.size();
  table.play(0, "deal spain");
  EXPECT_TRUE(table.state.board.period_ends);
  EXPECT_EQ(table.state.pile.size(), discards) << "the discards are the new pile at once";
  EXPECT_EQ(table.state.board.period, 0) << "and the turn goes on";
  table.play_all(1, {"draw france", "draw german"});
  table.finish_turn(1);
  EXPECT_EQ(table.state.board.period, 1);
  EXPECT_EQ(table.state.board.turn, seat_at(1));
}

TEST(RoyalsPeriod2016, EndsWhenThePileRunsOutInTheRefill) {
  RULE("royals.period.end-2016");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).pile("spain 2").play_all(1, {"draw france", "draw german", "draw britain", "end"});
  table.play(0, "deal spain");
  table.play(0, "deal spain");
  EXPECT_TRUE(table.state.board.period_ends);
  table.refill();
  EXPECT_EQ(table.state.board.period, 1);
  EXPECT_EQ(table.state.board.display.size(), 3);
}

TEST(RoyalsPeriod2016, EndsEvenIfTheRefillTakesExactlyTheLastCard) {
  RULE("royals.period.end-2016");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).pile("spain 1").play(1, "draw intrigue");
  table.play(0, "deal france-spain");
  table.play_all(1, {"draw france", "end"});
  table.play(0, "deal spain");
  EXPECT_EQ(table.state.board.period, 1);
}

TEST(RoyalsPeriod2014, EndsWhenTheDisplayCannotBeRefilled) {
  RULE("royals.period.end-2014");
  ArrangedTable table(2, k2014);
  table.turn_of(1, Phase::draw).pile("spain 2").play_all(1, {"draw france", "draw german", "draw britain", "end"});
  table.play(0, "deal spain");
  table.play(0, "deal spain");
  EXPECT_TRUE(table.state.board.period_ends);
  EXPECT_EQ(table.state.board.display.size(), 2) << "the old pile is used up first, the new one completes the display";
  table.refill();
  EXPECT_EQ(table.state.board.period, 1);
  EXPECT_EQ(table.state.board.display.size(), 3);
}

TEST(RoyalsPeriod2014, TheRestOfADrawComesFromTheDisplay) {
  RULE("royals.r5");
  ArrangedTable table(2, k2014);
  table.turn_of(1, Phase::draw).pile("spain 1").play(1, "draw pile");
  table.play(0, "deal spain");
  EXPECT_TRUE(table.state.pile.empty()) << "nothing is shuffled in mid-turn";
  EXPECT_FALSE(table.state.board.period_ends);
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"draw france", "draw german", "draw britain", "draw intrigue"}));
  table.play_all(1, {"draw france", "draw german"});
  table.finish_turn(1);
  EXPECT_EQ(table.state.board.period, 1);
}

TEST(RoyalsPeriod2014, AFullDisplayAndAnEmptyPileGiveOneMoreTurn) {
  RULE("royals.r6");
  ArrangedTable table(2, k2014);
  table.turn_of(1, Phase::draw).pile("spain 3").play_all(1, {"draw france", "draw german", "draw britain", "end"});
  for (int i = 0; i < 3; ++i) table.play(0, "deal spain");
  EXPECT_EQ(table.state.board.period, 0);
  EXPECT_TRUE(table.state.pile.empty());
  EXPECT_EQ(table.state.board.turn, seat_at(1));
  EXPECT_EQ(table.moves(2), (std::vector<std::string>{"draw spain", "draw intrigue"}));
  table.pass_turn(2);
  EXPECT_EQ(table.state.board.period, 1);
}

TEST(RoyalsPeriod, ThePrintedDecksNeverRunOutTwiceInATurn) {
  RULE("royals.r1");
  for (const char* edition : {"2014", "2016"})
    for (const char* display : {"3", "4"})
      for (int seats = kMinSeats; seats <= kSeatLimit; ++seats) {
        const Options options = parse_options({{"edition", edition}, {"display", display}}, seats).value();
        const Rules rules = Rules::make(seats, options, facts_of(options.edition)).value();
        // With the pile empty all cards are in hands, display or discards; a turn takes at most six off a new pile.
        const int in_hands = seats * rules.facts().country_limit + 3;
        EXPECT_GT(rules.initial().pile.size() - in_hands - options.display, 6);
      }
}

TEST(RoyalsPeriod, TheThirdPeriodFinishesTheRound) {
  RULE("royals.period.third");
  for (const char* edition : {"2014", "2016"}) {
    ArrangedTable table(4, {{"edition", edition}});
    table.in_period(3).turn_of(2, Phase::draw).pile("spain 1").play(2, "draw pile");
    table.play(0, "deal spain");
    table.play_all(2, {"draw france", "draw german"});
    table.finish_turn(2);
    EXPECT_TRUE(table.state.board.period_ends);
    EXPECT_EQ(table.state.board.turn, seat_at(2)) << "players 3 and 4 still have their turns";
    table.pass_turn(3);
    EXPECT_EQ(table.state.board.phase, Phase::draw);
    table.pass_turn(4);
    EXPECT_EQ(table.state.board.phase, Phase::over);
    EXPECT_EQ(table.state.board.turns_taken % 4, 0);
  }
}

TEST(RoyalsPeriod, AfterTheThirdTriggerThePileIsOnlyReshuffled) {
  RULE("royals.r7");
  ArrangedTable table(4);
  table.in_period(3).turn_of(2, Phase::draw).pile("spain 1");
  table.state.board.period_ends = true;
  table.play(2, "draw pile");
  table.play(0, "deal spain");
  EXPECT_FALSE(table.state.pile.empty());
  EXPECT_EQ(table.told<PeriodEnding>(), 0);
  table.play_all(2, {"draw france", "draw german"});
  table.finish_turn(2);
  EXPECT_EQ(table.state.board.phase, Phase::draw);
}

TEST(RoyalsPeriod, ATriggerInTheLastTurnOfTheRoundIsScoredAtOnce) {
  RULE("royals.r8");
  ArrangedTable table(3);
  table.in_period(3).turn_of(3, Phase::draw).pile("spain 1").play(3, "draw pile");
  table.play(0, "deal spain");
  table.play_all(3, {"draw france", "draw german"});
  table.finish_turn(3);
  EXPECT_EQ(table.state.board.phase, Phase::over);
}

TEST(RoyalsPeriod, DiscardsOfTheHandLimitAndTheReshuffle2014) {
  RULE("royals.r9");
  ArrangedTable table(2, k2014);
  table.hand(1, "france 12").turn_of(1, Phase::draw).pile("").play_all(1, {"draw france", "draw german", "end"});
  table.play_all(1, {"discard german", "discard britain", "discard france"});
  EXPECT_TRUE(table.state.board.discard.empty()) << "they are in the new pile";
}

TEST(RoyalsPeriod, DiscardsOfTheHandLimitAndTheReshuffle2016) {
  RULE("royals.r9");
  ArrangedTable in_draw(2);
  in_draw.hand(1, "france 12").turn_of(1, Phase::draw).pile("spain 1").play(1, "draw pile");
  in_draw.play(0, "deal spain");
  in_draw.play_all(1, {"draw german", "draw britain", "end", "discard spain", "discard german", "discard britain"});
  EXPECT_EQ(in_draw.state.board.discard.size(), 3) << "the pile was made anew before them";

  ArrangedTable in_refill(2);
  in_refill.hand(1, "france 12")
      .turn_of(1, Phase::draw)
      .pile("spain 1")
      .play_all(1, {"draw france", "draw german", "draw britain"});
  in_refill.play_all(1, {"end", "discard france", "discard german", "discard britain"});
  in_refill.play(0, "deal spain");
  EXPECT_TRUE(in_refill.state.board.discard.empty()) << "now they are part of it";
}

// Ends the first period with player 2's turn.
void end_first_period(ArrangedTable& table) {
  table.turn_of(2, Phase::play);
  table.state.board.period_ends = true;
  table.finish_turn(2);
}

TEST(RoyalsScoring, MostAndSecondMostInfluenceTakeTheMarkers) {
  RULE("royals.period.scoring");
  ArrangedTable table(3);
  table.holds(1, "paris.king").holds(2, "bordeaux.duke dijon.baron dijon.marshal").holds(3, "rennes.marshal");
  end_first_period(table);  // influence 3, 4, 1
  EXPECT_EQ(marker(table, 1, Country::france, 0), seat_at(1));
  EXPECT_EQ(marker(table, 1, Country::france, 1), seat_at(0));
  EXPECT_EQ(table.points(2), 6);
  EXPECT_EQ(table.points(1), 3);
  EXPECT_EQ(table.points(3), 0);
}

TEST(RoyalsScoring, EachPeriodHasItsOwnMarkers) {
  RULE("royals.period.scoring");
  ArrangedTable table(2);
  table.holds(1, "paris.king").in_period(2);
  end_first_period(table);
  EXPECT_EQ(table.points(1), 8);
  EXPECT_EQ(marker(table, 1, Country::france, 0), kNobody);
  EXPECT_EQ(marker(table, 2, Country::france, 0), seat_at(0));
}

TEST(RoyalsScoring, VanquishedCubesHaveNoInfluence) {
  RULE("royals.period.influence");
  ArrangedTable table(2);
  table.vanquished(1, "paris.king bordeaux.duke").holds(2, "dijon.marshal");
  EXPECT_EQ(table.rules.influence(table.state.board, seat_at(0), Country::france), 0);
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::france, 0), seat_at(1));
}

TEST(RoyalsScoring, InfluenceIsCountedCountryByCountry) {
  RULE("royals.period.influence");
  ArrangedTable table(2);
  table.holds(1, "paris.king london.king vienna.king").holds(2, "seville.cardinal");
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::spain, 0), seat_at(1));
  EXPECT_EQ(marker(table, 1, Country::german, 0), seat_at(0));
}

TEST(RoyalsScoring, ATieGoesToTheHigherTitle) {
  RULE("royals.period.ties");
  ArrangedTable table(2);
  table.holds(1, "rennes.countess bordeaux.marshal").holds(2, "lyon.cardinal");  // 2 influence each
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::france, 0), seat_at(1));
  EXPECT_EQ(marker(table, 1, Country::france, 1), seat_at(0));
}

TEST(RoyalsScoring, ATieOfTitlesGoesToTheCityWithTheHigherBonus) {
  RULE("royals.period.ties");
  ArrangedTable table(2);
  table.holds(1, "dijon.marshal").holds(2, "bordeaux.marshal");  // bonus 2 against 4
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::france, 0), seat_at(1));
}

TEST(RoyalsScoring, OnlyTheCityOfTheBestTitleBreaksTheTie) {
  RULE("royals.r19");
  ArrangedTable table(3);
  // Player 1: Countess in Munich (5) and Marshal in Berlin. Player 2: Countess in Berlin (3) and Baron in Cologne (4).
  table.holds(1, "munich.countess berlin.marshal").holds(2, "berlin.countess cologne.baron");
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::german, 0), seat_at(0));
  EXPECT_EQ(marker(table, 1, Country::german, 1), seat_at(1));
}

TEST(RoyalsScoring, ATieForSecondPlaceIsBrokenTheSameWay) {
  RULE("royals.r19");
  ArrangedTable table(3);
  table.holds(1, "dijon.marshal").holds(2, "paris.king").holds(3, "dijon.baron");
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::france, 0), seat_at(1));
  EXPECT_EQ(marker(table, 1, Country::france, 1), seat_at(2)) << "a Baron is higher than a Marshal";
}

TEST(RoyalsScoring, CityBonusesDifferWithinACountry) {
  RULE("royals.r20");
  Facts facts = facts_of(Edition::abacus_2014);
  EXPECT_EQ(fault(facts), "");
  facts.cities[1].bonus = facts.cities[0].bonus;
  EXPECT_NE(fault(facts).find("cities.lyon.bonus"), std::string::npos);
}

TEST(RoyalsScoring, ALonePlayerTakesOnlyTheHigherMarker) {
  RULE("royals.period.lone");
  ArrangedTable table(3);
  table.holds(3, "madrid.king");
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::spain, 0), seat_at(2));
  EXPECT_EQ(marker(table, 1, Country::spain, 1), kRemoved);
}

TEST(RoyalsScoring, WithoutInfluenceBothMarkersLeaveTheGame) {
  RULE("royals.period.none");
  ArrangedTable table(3);
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::spain, 0), kRemoved);
  EXPECT_EQ(marker(table, 1, Country::spain, 1), kRemoved);
  EXPECT_EQ(table.told<MarkerRemoved>(), 8);
}

TEST(RoyalsScoring, NobodyWithInfluenceNobodyWithMarkers) {
  RULE("royals.r21");
  ArrangedTable table(2);
  table.vanquished(1, "madrid.king").vanquished(2, "seville.cardinal");
  end_first_period(table);
  EXPECT_EQ(marker(table, 1, Country::spain, 0), kRemoved);
}

}  // namespace
}  // namespace regalia::royals
