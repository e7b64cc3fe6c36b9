#include <gtest/gtest.h>

#include "engine/testing.h"
#include "games/gambit/rules.h"
#include "games/gambit/view/facts_json.h"
#include "games/gambit/view/make_game.h"

namespace regalia::gambit {
namespace {

const Facts& standard() {
  static const Facts facts = facts_of(CardChoice::all_31);
  return facts;
}

Result<Facts> read(const std::string& json) { return read_facts(standard(), json); }

TEST(GambitFacts, EveryChoiceOfConspiratorsIsPlayable) {
  EXPECT_EQ(fault(facts_of(CardChoice::all_31)), "");
  EXPECT_EQ(fault(facts_of(CardChoice::documented_2006)), "");
  EXPECT_EQ(fault(facts_of(CardChoice::documented_2006_and_crown)), "");
}

TEST(GambitFacts, ThereAre31ConspiratorsOfFourTypes) {
  RULE("gambit.setup.sets");
  std::array<int, 4> of_type{};
  for (const CardFacts& card : standard().cards) {
    ++of_type[at(card.ability)];
    EXPECT_EQ(card.copies, 1) << card.id;
    EXPECT_LE(card.short_name.size(), kShortName) << card.id;
  }
  EXPECT_EQ(of_type, (std::array{3, 6, 8, 14})) << "none, two values, effects, talents";
}

TEST(GambitFacts, FiguresCarryTheirConfidence) {
  const std::string figures = list_figures(standard());
  const auto lists = [&](const char* line) { return figures.find(line) != std::string::npos; };
  EXPECT_TRUE(lists("cards.king.value = 20 (sourced)\n"));
  EXPECT_TRUE(lists("cards.assassin.value = 9.5 (sourced)\n"));
  EXPECT_TRUE(lists("cards.minstrel.second = 12 (sourced)\n"));
  EXPECT_TRUE(lists("cards.crown.value = 5 (reconstructed)\n"));
  EXPECT_TRUE(lists("talents.jester_each = 3 (reconstructed)\n"));
  EXPECT_TRUE(lists("talents.dragon_takes = 2 (sourced)\n"));
  EXPECT_TRUE(lists("points.crown = 3 (sourced)\n"));
  EXPECT_FALSE(lists("cards.doppelganger.value")) << "it has none";
}

TEST(GambitFacts, AFileReplacesWhatItNames) {
  const auto facts = read(R"({"cards":{"jester":{"name":"Fool","value":4.5},"minstrel":{"second":13},
                             "gatekeeper":{"copies":0}},"talents":{"wizard_from":10.5},"points":{"gold":4},"hand":4})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  EXPECT_EQ(facts->of(Card::jester).name, "Fool");
  EXPECT_EQ(facts->of(Card::jester).short_name, "Fool");
  EXPECT_EQ(facts->of(Card::jester).halves, 9);
  EXPECT_EQ(facts->of(Card::jester).halves.confidence, Confidence::owner);
  EXPECT_EQ(facts->of(Card::minstrel).second, 26);
  EXPECT_EQ(facts->of(Card::gatekeeper).copies, 0);
  EXPECT_EQ(facts->wizard_from, 21);
  EXPECT_EQ(facts->gold_points, 4);
  EXPECT_EQ(facts->hand, 4);
  EXPECT_EQ(facts->of(Card::king).halves, 40) << "and leaves the rest";
}

TEST(GambitFacts, ASetMayHoldSeveralCopies) {
  RULE("gambit.r39");
  const auto facts = read(R"({"cards":{"king":{"copies":3},"queen":{"copies":0},"juliet":{"copies":0}}})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  const Cards deck = Rules::make(3, {}, *facts)->deck();
  EXPECT_EQ(deck.size(), 31);
  EXPECT_EQ(deck[Card::king], 3);
  EXPECT_FALSE(deck.has(Card::queen));
}

TEST(GambitFacts, ASetHasAtMost31Cards) {
  RULE("gambit.r39");
  const auto facts = read(R"({"cards":{"king":{"copies":2}}})");
  ASSERT_FALSE(facts.ok());
  EXPECT_NE(facts.error().find("not 32"), std::string::npos) << facts.error();
}

TEST(GambitFacts, ALongNameGetsAShortOne) {
  const auto facts = read(R"({"cards":{"king":{"name":"King of all the Lands"}}})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  EXPECT_EQ(facts->of(Card::king).short_name.size(), kShortName);
}

TEST(GambitFacts, DifferencesAreWrittenAsAFileHasThem) {
  const std::string json =
      R"({"cards":{"king":{"copies":0},"jester":{"value":4,"name":"Fool"}},"hand":4,"talents":{"dragon_takes":3}})";
  const auto changed = read(json);
  ASSERT_TRUE(changed.ok()) << changed.error();
  EXPECT_EQ(write_differing_facts(*changed, standard()), json);
  EXPECT_EQ(write_differing_facts(standard(), standard()), "{}");
}

TEST(GambitFacts, WhatIsWrittenCanBeRead) {
  const auto changed = read(R"({"cards":{"assassin":{"value":9.5},"storm":{"value":8.5,"name":"Gale"}}})");
  ASSERT_TRUE(changed.ok()) << changed.error();
  const std::string text = write_differing_facts(*changed, standard());
  EXPECT_EQ(text.find("assassin"), std::string::npos) << "9.5 is what it was";
  const auto again = read(text);
  ASSERT_TRUE(again.ok()) << again.error();
  EXPECT_EQ(again->of(Card::storm).halves, 17);
  EXPECT_EQ(again->of(Card::storm).name, "Gale");
  EXPECT_EQ(write_differing_facts(*again, *changed), "{}");
}

TEST(GambitFacts, AbilitiesAreToldWithTheirFigures) {
  Facts facts = standard();
  facts.wizard_from = sourced(21);
  EXPECT_NE(ability_text(facts, Card::wizard).find("10.5 or more"), std::string::npos);
  EXPECT_EQ(ability_text(facts, Card::king), "");
  for (int i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    EXPECT_EQ(ability_text(facts, card).empty(), card == Card::king || card == Card::queen) << facts.of(card).id;
  }
}

class BadGambitFacts : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(BadGambitFacts, TheMessageNamesTheEntryAtFault) {
  const auto [json, named] = GetParam();
  const auto facts = read(json);
  ASSERT_FALSE(facts.ok()) << json;
  EXPECT_NE(facts.error().find(named), std::string::npos) << facts.error();
}

INSTANTIATE_TEST_SUITE_P(
    Gambit, BadGambitFacts,
    testing::Values(std::pair{"", "JSON"}, std::pair{"[1]", "object"}, std::pair{"{\"cards\":", "JSON"},
                    std::pair{R"({"cards":{"king":{"value":100}}})", "cards.king"},
                    std::pair{R"({"cards":{"king":{"value":"twenty"}}})", "cards.king.value"},
                    std::pair{R"({"cards":{"king":{"value":-1}}})", "cards.king.value"},
                    std::pair{R"({"cards":{"king":{"value":9.25}}})", "cards.king.value"},
                    std::pair{R"({"cards":{"king":{"value":1e30}}})", "cards.king.value"},
                    std::pair{R"({"cards":{"king":{"second":12}}})", "cards.king.second"},
                    std::pair{R"({"cards":{"doppelganger":{"value":3}}})", "cards.doppelganger.value"},
                    std::pair{R"({"cards":{"minstrel":{"second":100}}})", "cards.minstrel"},
                    std::pair{R"({"cards":{"king":{"copies":4}}})", "cards.king.copies"},
                    std::pair{R"({"cards":{"king":{"copies":0.5}}})", "cards.king.copies"},
                    std::pair{R"({"cards":{"king":{"copies":-1}}})", "cards.king.copies"},
                    std::pair{R"({"cards":{"king":{"name":""}}})", "cards.king.name"},
                    std::pair{R"({"cards":{"king":{"name":"A name of more than 24 letters"}}})", "cards.king.name"},
                    std::pair{R"({"cards":{"king":{"name":"Ki\nng"}}})", "cards.king.name"},
                    std::pair{R"({"cards":{"king":{"name":"Queen"}}})", "cards.queen.name"},
                    std::pair{R"({"cards":{"king":{"name":7}}})", "cards.king.name"},
                    std::pair{R"({"cards":{"king":{"initiative":7}}})", "cards.king.initiative"},
                    std::pair{R"({"cards":{"duke":{"value":7}}})", "cards.duke.value"},
                    std::pair{R"({"hand":0})", "hand"}, std::pair{R"({"hand":6})", "hand"},
                    std::pair{R"({"hand":2.5})", "hand"}, std::pair{R"({"talents":{"wizard_from":100}})", "talents"},
                    std::pair{R"({"talents":{"king":3}})", "talents.king"},
                    std::pair{R"({"points":{"crown":100}})", "points"},
                    std::pair{R"({"points":{"crown":1.5}})", "points.crown"},
                    std::pair{R"({"colour":"red"})", "colour"}));

TEST(GambitFacts, ASetNeedsMoreCardsThanAHand) {
  Facts facts = standard();
  for (std::size_t i = 0; i < kCards; ++i) facts.cards[i].copies = sourced(i < 4 ? 1 : 0);
  EXPECT_EQ(fault(facts), "");
  facts.hand = sourced(4);
  EXPECT_NE(fault(facts).find("hand"), std::string::npos);
  facts.cards[3].copies = sourced(0);
  EXPECT_NE(fault(facts).find("from 4 to 31"), std::string::npos);
}

TEST(GambitFacts, AGameWithAnOwnersFiguresCanBeMade) {
  const auto game = make_game({4, {{"cards", "2006"}}, R"({"cards":{"king":{"value":21}}})"});
  ASSERT_TRUE(game.ok()) << game.error();
  EXPECT_EQ(game->seats(), 4);
  EXPECT_FALSE(make_game({4, {}, "{"}).ok());
  EXPECT_FALSE(make_game({9, {}, ""}).ok());
  EXPECT_FALSE(make_game({4, {{"cards", "1999"}}, ""}).ok());
}

TEST(GambitFacts, HalvesAreWrittenAsPoints) {
  RULE("gambit.r33");
  EXPECT_EQ(in_points(19), "9.5");
  EXPECT_EQ(in_points(40), "20");
  EXPECT_EQ(in_points(0), "0");
  EXPECT_EQ(in_points(1), "0.5");
}

}  // namespace
}  // namespace regalia::gambit
