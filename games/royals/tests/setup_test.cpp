#include "games/royals/tests/arranged_table.h"
#include "games/royals/view/make_game.h"

namespace regalia::royals {
namespace {

Rules rules_for(const char* edition, int seats, const OptionValues& more = {}) {
  OptionValues values = more;
  values["edition"] = edition;
  const Options options = parse_options(values, seats).value();
  return Rules::make(seats, options, facts_of(options.edition)).value();
}

std::array<int, 4> deck(const char* edition, int seats) {
  const CountryCards pile = rules_for(edition, seats).initial().pile;
  return {pile[Country::france], pile[Country::german], pile[Country::britain], pile[Country::spain]};
}

TEST(RoyalsSetup, CardsAreRemovedByNumberOfPlayersIn2014) {
  RULE("royals.setup.cards");
  EXPECT_EQ(deck("2014", 2), (std::array{20, 17, 14, 14}));
  EXPECT_EQ(deck("2014", 3), (std::array{22, 18, 15, 14}));
  EXPECT_EQ(deck("2014", 4), (std::array{25, 21, 17, 16}));
  EXPECT_EQ(deck("2014", 5), (std::array{31, 26, 22, 20}));
}

TEST(RoyalsSetup, CardsAreRemovedByNumberOfPlayersIn2016) {
  RULE("royals.setup.cards");
  EXPECT_EQ(deck("2016", 2), (std::array{24, 20, 19, 15}));
  EXPECT_EQ(deck("2016", 3), (std::array{25, 21, 20, 16}));
  EXPECT_EQ(deck("2016", 4), (std::array{26, 22, 21, 17}));
  EXPECT_EQ(deck("2016", 5), (std::array{31, 26, 25, 20}));
}

State after_set_up(const Rules& rules) {
  State state = rules.initial();
  Silence silence;
  while (rules.pending(state).step == Step::chance) {
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    rules.apply(state, kChance, outcomes[0].move, silence);
  }
  return state;
}

TEST(RoyalsSetup, ThreeCountryCardsLieFaceUp) {
  RULE("royals.setup.display");
  for (const char* edition : {"2014", "2016"}) EXPECT_EQ(after_set_up(rules_for(edition, 4)).board.display.size(), 3);
}

TEST(RoyalsSetup, TheOptionPutsFourCardsFaceUp) {
  RULE("royals.setup.display-four");
  EXPECT_EQ(after_set_up(rules_for("2016", 4, {{"display", "4"}})).board.display.size(), 4);
}

TEST(RoyalsSetup, WithFourFaceUpCardsNothingElseChanges) {
  RULE("royals.r30");
  ArrangedTable table(3, {{"display", "4"}});
  table.turn_of(1, Phase::draw).display("france 2 german 1 spain 1");
  table.play_all(1, {"draw france", "draw france", "draw spain"});
  EXPECT_EQ(table.state.board.phase, Phase::play) << "three cards are drawn as ever";
  table.finish_turn(1);
  EXPECT_EQ(table.state.board.display.size(), 4) << "and the display is filled up to four";
}

TEST(RoyalsSetup, ThereAreFourIntrigueCardsOfEachPair) {
  RULE("royals.setup.intrigue");
  const IntrigueCards pile = rules_for("2016", 2).initial().intrigue_pile;
  EXPECT_EQ(pile.size(), 24);
  for (int i = 0; i < kPairs; ++i) EXPECT_EQ(pile[static_cast<Pair>(i)], 4);
}

std::vector<int> houses(const char* edition, int seats) {
  const Rules rules = rules_for(edition, seats);
  std::vector<int> values;
  const State state = rules.initial();
  for (std::size_t i = 0; i < kHouses; ++i)
    if (state.board.markers.house[i] == kNobody) values.push_back(rules.facts().house_bonus[i]);
  return values;
}

TEST(RoyalsSetup, NobleHouseMarkersDependOnPlayersAndEdition) {
  RULE("royals.setup.houses");
  for (const char* edition : {"2014", "2016"}) {
    EXPECT_EQ(houses(edition, 2), (std::vector{8}));
    EXPECT_EQ(houses(edition, 4), (std::vector{16, 12, 8}));
    EXPECT_EQ(houses(edition, 5), (std::vector{16, 12, 8}));
  }
  EXPECT_EQ(houses("2014", 3), (std::vector{16, 12, 8}));
  EXPECT_EQ(houses("2016", 3), (std::vector{12, 8}));
}

TEST(RoyalsSetup, TwoPlayersHave46CubesMorePlayers36) {
  RULE("royals.setup.cubes");
  EXPECT_EQ(rules_for("2016", 2).initial().board.cubes[0], 46);
  for (int seats = 3; seats <= 5; ++seats) EXPECT_EQ(rules_for("2014", seats).initial().board.cubes[1], 36);
}

TEST(RoyalsSetup, TheStartingPlayerHasTheFirstTurn) {
  RULE("royals.setup.start");
  const State state = after_set_up(rules_for("2016", 4, {{"start", "3"}}));
  EXPECT_EQ(state.board.turn, seat_at(2));
  EXPECT_EQ(state.board.phase, Phase::draw);
}

TEST(RoyalsSetup, ChanceChoosesTheStartingPlayerUnlessTheTableDoes) {
  RULE("royals.r26");
  const Rules rules = rules_for("2016", 5);
  const State state = rules.initial();
  ASSERT_EQ(rules.pending(state).step, Step::chance);
  OutcomeList outcomes;
  rules.outcomes(state, outcomes);
  ASSERT_EQ(outcomes.size(), 5U);
  for (const Outcome& outcome : outcomes) EXPECT_EQ(outcome.weight, 1U);
  EXPECT_EQ(rules_for("2016", 5, {{"start", "5"}}).initial().board.start, seat_at(4));
}

TEST(RoyalsSetup, OneOrSixPlayersCannotPlay) {
  const Options options;
  EXPECT_FALSE(Rules::make(1, options, facts_of(options.edition)).ok());
  const auto six = Rules::make(6, options, facts_of(options.edition));
  ASSERT_FALSE(six.ok());
  EXPECT_NE(six.error().find("2 to 5"), std::string::npos);
}

TEST(RoyalsOptions, UnknownOptionsAndValuesAreNamed) {
  EXPECT_NE(parse_options({{"colour", "blue"}}, 4).error().find("\"colour\""), std::string::npos);
  EXPECT_NE(parse_options({{"display", "5"}}, 4).error().find("3 or 4"), std::string::npos);
  EXPECT_NE(parse_options({{"start", "5"}}, 4).error().find("player 5"), std::string::npos);
}

TEST(RoyalsOptions, FourFaceUpCardsBelongToOneEdition) {
  RULE("royals.setup.display-four");
  const GameSetup mixed{3, {{"edition", "2014"}, {"display", "4"}}, {}, kRulesVersion};
  EXPECT_NE(make_game(mixed).error().find("2016 edition"), std::string::npos);
  GameSetup before = mixed;
  before.rules_version = 1;
  EXPECT_TRUE(make_game(before).ok()) << "what was set up so in its time goes on";
  EXPECT_TRUE(make_game({3, {{"edition", "2016"}, {"display", "4"}}, {}, kRulesVersion}).ok());
}

}  // namespace
}  // namespace regalia::royals
