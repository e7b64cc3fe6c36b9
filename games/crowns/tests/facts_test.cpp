#include "games/crowns/tests/crowns_table.h"
#include "games/crowns/view/facts_json.h"

namespace regalia::crowns {
namespace {

TEST(CrownsFacts, FiguresSayHowSureTheyAre) {
  const std::string list = list_figures(standard_facts());
  EXPECT_NE(list.find("cards.knight.copies = 3 (sourced)"), std::string::npos);
  EXPECT_NE(list.find("cards.jester.copies = 4 (reconstructed)"), std::string::npos);
  EXPECT_NE(list.find("cards.sentinel.copies = 2 (inferred)"), std::string::npos);
  EXPECT_EQ(guest_deck(standard_facts()).size(), 11);
  int house_cards = 0;
  for (int house = 0; house < kHouses; ++house) house_cards += house_set(standard_facts(), house).size();
  EXPECT_EQ(house_cards, 90);
}

TEST(CrownsFacts, AFactsFileReplacesThem) {
  const Result<Facts> facts = read_facts(
      standard_facts(),
      R"({"cards": {"jester": {"copies": 3}, "undertaker": {"copies": 2, "name": "Sexton"}}, "houses": {"lyre": "Lyra"}})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  EXPECT_EQ(facts->of(Type::jester).copies, 3);
  EXPECT_EQ(facts->of(Type::jester).copies.confidence, Confidence::owner);
  EXPECT_EQ(facts->of(Type::undertaker).name, "Sexton");
  EXPECT_EQ(write_differing_facts(*facts, standard_facts()),
            R"({"cards":{"jester":{"copies":3},"undertaker":{"copies":2,"name":"Sexton"}},"houses":{"lyre":"Lyra"}})");
  EXPECT_EQ(write_differing_facts(standard_facts(), standard_facts()), "{}");
}

TEST(CrownsFacts, WhatCannotBePlayedIsNamed) {
  const auto error = [](const char* json) { return read_facts(standard_facts(), json).error(); };
  EXPECT_EQ(error(R"({"cards": {"baron": {"copies": 1}}})"),
            "Facts: \"cards.baron.copies\" is not a fact of Game of Crowns.");
  EXPECT_NE(error(R"({"cards": {"knight": {"copies": 10}}})").find("cards.knight.copies"), std::string::npos);
  EXPECT_NE(error(R"({"ravens": 21})").find("ravens"), std::string::npos);
  EXPECT_NE(error(R"({"houses": {"lyre": "Orlok"}})").find("houses.orlok"), std::string::npos);
  EXPECT_NE(error(R"({"points": {"jester": 100}})").find("points"), std::string::npos);
  EXPECT_NE(error(R"({"cards": {"knight": {"plural": ""}}})").find("cards.knight.plural"), std::string::npos);
  EXPECT_NE(error(R"({"cards": {"knight": {"plural": "Knights\n"}}})").find("cards.knight.plural"), std::string::npos);
  EXPECT_NE(error("{").find("Facts: "), std::string::npos);
}

TEST(CrownsFacts, WhatCardsDoIsToldInTheirNames) {
  const Result<Facts> facts =
      read_facts(standard_facts(), R"({"cards": {"knight": {"name": "Ritter"}, "castellan": {"name": "Alcaide"}}})");
  ASSERT_TRUE(facts.ok()) << facts.error();
  EXPECT_EQ(effect_text(*facts, Type::princess), "Counts 1 point for each Ritter you have.");
  EXPECT_NE(effect_text(*facts, Type::priest).find("an Alcaide, a Princess and a Trader"), std::string::npos);
}

}  // namespace
}  // namespace regalia::crowns
