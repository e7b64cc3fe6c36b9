#include <gtest/gtest.h>

#include "games/royals/view/facts_json.h"
#include "games/royals/view/make_game.h"

namespace regalia::royals {
namespace {

Result<Facts> read(const std::string& json) { return read_facts(facts_of(Edition::arcane_wonders_2016), json); }

TEST(RoyalsFacts, BothEditionsArePlayable) {
  EXPECT_EQ(fault(facts_of(Edition::abacus_2014)), "");
  EXPECT_EQ(fault(facts_of(Edition::arcane_wonders_2016)), "");
}

TEST(RoyalsFacts, TheBoardHas27NoblesIn16Cities) {
  const Facts facts = facts_of(Edition::arcane_wonders_2016);
  std::array<int, kCountries> cities{};
  std::array<int, kCountries> cost{};
  for (const CityFacts& city : facts.cities) {
    ++cities[at(city.country)];
    for (const NobleFacts& noble : city.nobles) cost[at(city.country)] += facts.titles[at(noble.title)].cards;
  }
  EXPECT_EQ(cities, (std::array{5, 4, 3, 4}));
  EXPECT_EQ(cost, (std::array{31, 26, 22, 20})) << "one pass of a country's 2014 deck pays for all its nobles";
}

TEST(RoyalsFacts, FiguresCarryTheirConfidence) {
  const std::string figures = list_figures(facts_of(Edition::abacus_2014));
  EXPECT_NE(figures.find("titles.king.cards = 8 (sourced)"), std::string::npos);
  EXPECT_NE(figures.find("titles.marshal.influence = 1 (inferred)"), std::string::npos);
  EXPECT_NE(figures.find("cities.lyon.bonus = 5 (reconstructed)"), std::string::npos);
}

TEST(RoyalsFacts, AFileReplacesWhatItNames) {
  const auto facts =
      read(R"({"cities":{"lyon":{"id":"marseille","name":"Marseille","bonus":1,"nobles":["cardinal","baron"]}},
                              "titles":{"king":{"influence":4}},"deck":{"spain":21}})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  EXPECT_EQ(facts->cities[1].name, "Marseille");
  EXPECT_EQ(facts->cities[1].nobles.size(), 2U);
  EXPECT_EQ(facts->titles[6].influence, 4);
  EXPECT_EQ(facts->titles[6].influence.confidence, Confidence::owner);
  EXPECT_EQ(facts->deck[3], 21);
  EXPECT_EQ(facts->titles[6].cards, 8) << "and leaves the rest";
}

TEST(RoyalsFacts, ANobleMayDifferFromItsTitle) {
  const auto facts = read(R"({"cities":{"lyon":{"nobles":[{"title":"cardinal","influence":3}]}}})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  EXPECT_EQ(facts->cities[1].nobles[0].influence, 3);
}

TEST(RoyalsFacts, WhatIsWrittenCanBeRead) {
  const Facts facts = facts_of(Edition::abacus_2014);
  const auto back = read_facts(facts_of(Edition::abacus_2014), write_facts(facts));
  ASSERT_TRUE(back.ok()) << back.error();
  EXPECT_EQ(write_facts(*back), write_facts(facts));
  EXPECT_EQ(write_differing_facts(facts, facts), "{}");
}

TEST(RoyalsFacts, DifferencesAreWrittenByContent) {
  const Facts standard = facts_of(Edition::arcane_wonders_2016);
  const auto changed =
      read(R"({"cities":{"lyon":{"id":"marseille","bonus":1}},"players":{"3":{"houses":{"1":true}}}})");
  ASSERT_TRUE(changed.ok()) << changed.error();
  const std::string differing = write_differing_facts(*changed, standard);
  EXPECT_EQ(differing, R"({"cities":{"lyon":{"id":"marseille","bonus":1}},"players":{"3":{"houses":{"1":true}}}})");
  const auto again = read(differing);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, *changed);
}

class BadFacts : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(BadFacts, TheMessageNamesTheEntryAtFault) {
  const auto [json, named] = GetParam();
  const auto facts = read(json);
  ASSERT_FALSE(facts.ok()) << json;
  EXPECT_NE(facts.error().find(named), std::string::npos) << facts.error();
}

INSTANTIATE_TEST_SUITE_P(
    Royals, BadFacts,
    testing::Values(std::pair{"", "JSON"}, std::pair{"[1]", "object"}, std::pair{"{\"titles\":", "JSON"},
                    std::pair{R"({"titles":{"king":{"cards":99}}})", "titles.king.cards"},
                    std::pair{R"({"titles":{"king":{"cards":"eight"}}})", "titles.king.cards"},
                    std::pair{R"({"titles":{"king":{"cards":8.5}}})", "titles.king.cards"},
                    std::pair{R"({"titles":{"king":{"cards":99999999999999999999}}})", "titles.king.cards"},
                    std::pair{R"({"titles":{"duke":{"cards":3}}})", "titles.duke.cards"},
                    std::pair{R"({"titles":{"duke":{"full":11}}})", "titles.duke.half"},
                    std::pair{R"({"titles":{"emperor":{"cards":9}}})", "titles.emperor.cards"},
                    std::pair{R"({"cities":{"atlantis":{"bonus":9}}})", "cities.atlantis.bonus"},
                    std::pair{R"({"cities":{"lyon":{"bonus":6}}})", "cities.lyon.bonus"},
                    std::pair{R"({"cities":{"lyon":{"nobles":[]}}})", "cities.lyon.nobles"},
                    std::pair{R"({"cities":{"lyon":{"nobles":["emperor"]}}})", "emperor"},
                    std::pair{R"({"cities":{"lyon":{"nobles":["baron","baron"]}}})", "cities.lyon.nobles"},
                    std::pair{R"({"cities":{"lyon":{"id":"paris"}}})", "cities.paris.id"},
                    std::pair{R"({"cities":{"lyon":{"id":"Le Mans"}}})", ".id"},
                    std::pair{R"({"cities":{"lyon":{"country":"portugal"}}})", "portugal"},
                    std::pair{R"({"country_bonus":{"spain":{"first":5}}})", "country_bonus.spain"},
                    std::pair{R"({"periods":{"1680":{"france":{"second":8}}}})", "periods.1680.france"},
                    std::pair{R"({"house_bonus":{"2":16}})", "house_bonus"},
                    std::pair{R"({"deck":{"france":0}})", "deck.france"},
                    std::pair{R"({"players":{"4":{"removed":{"spain":21}}}})", "players.4.removed.spain"},
                    std::pair{R"({"players":{"2":{"first_draw":{"1":4}}}})", "players.2.first_draw"},
                    std::pair{R"({"players":{"2":{"houses":{"1":1}}}})", "players.2.houses.1"},
                    std::pair{R"({"hand_limit":{"intrigue":5}})", "intrigue_copies"},
                    std::pair{R"({"colour":"red"})", "colour"}));

TEST(RoyalsFacts, AGameWithAnOwnersFiguresCanBeMade) {
  const auto game = make_game({4, {{"edition", "2014"}}, R"({"titles":{"king":{"influence":4}}})"});
  ASSERT_TRUE(game.ok()) << game.error();
  EXPECT_EQ(game->seats(), 4);
  EXPECT_FALSE(make_game({4, {}, "{"}).ok());
  EXPECT_FALSE(make_game({9, {}, ""}).ok());
  EXPECT_FALSE(make_game({4, {{"edition", "1999"}}, ""}).ok());
}

}  // namespace
}  // namespace regalia::royals
