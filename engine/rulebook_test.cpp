#include "engine/rulebook.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

constexpr std::string_view kBook =
    "# A game\n\nIntroduction.\n\n## Set-up\n\n### game.setup\nEverybody gets *two* cards.\n\nThen chance decides.\n\n"
    "## Turns\n\n### game.turn (section 3)\nDraw a card.\n### game.end\nWho has most cards wins.\n";

TEST(Rulebook, IsReadRuleByRule) {
  const std::vector<RuleText> rules = rules_in(kBook);
  ASSERT_EQ(rules.size(), 3U);
  EXPECT_EQ(rules[0].id, "game.setup");
  EXPECT_EQ(rules[0].chapter, "Set-up");
  EXPECT_EQ(rules[0].text, "Everybody gets *two* cards.\n\nThen chance decides.");
  EXPECT_EQ(rules[1].remark, "(section 3)");
  EXPECT_EQ(rules[2].text, "Who has most cards wins.");
  EXPECT_TRUE(rules_in("").empty());
}

TEST(Rulebook, IsSearchedByWordsAndIds) {
  EXPECT_EQ(find_rules(kBook, "CARDS most").size(), 1U);
  EXPECT_EQ(find_rules(kBook, "card").size(), 3U);
  EXPECT_EQ(find_rules(kBook, "game.turn").size(), 1U);
  EXPECT_TRUE(find_rules(kBook, "elephant").empty());
}

TEST(Rulebook, RulesThatAreCalledSoComeFirst) {
  constexpr std::string_view kCards =
      "### game.deck\nThe king is a card.\n### game.kingdom\nFar away.\n### game.card.king\nThe strongest.\n";
  const std::vector<RuleText> found = find_rules(kCards, "king");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].id, "game.card.king");
  EXPECT_EQ(found[1].id, "game.kingdom");
  EXPECT_EQ(found[2].id, "game.deck");
}

}  // namespace
}  // namespace regalia
