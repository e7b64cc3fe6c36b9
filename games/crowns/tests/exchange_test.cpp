#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

TEST(CrownsExchange, EverybodyOffersACardClockwiseFaceUp) {
  RULE("crowns.exchange.offers");
  RULE("crowns.g7");
  CrownsTable table;
  table.deal({{1, "feud.lyre coinage.lyre"}, {2, "jester feud.redtower"}, {3, "knight.orlok trader.orlok"}});
  table.play(1, "lay feud.lyre");
  EXPECT_EQ(table.told(0), "Anna offers the Feud of Lyre for an exchange.");
  EXPECT_EQ(table.actor(), 2);
  EXPECT_EQ(table.refusal(3, "offer knight.orlok"), "crowns.turn.order");
  EXPECT_EQ(table.refusal(2, "offer knight.orlok"), "crowns.exchange.offers");
  EXPECT_EQ(table.refusal(2, "pass"), "crowns.exchange.offers");
  table.play(2, "offer jester");
  EXPECT_EQ(table.told(0), "Ben answers with the Jester.");
  EXPECT_EQ(table.actor(), 3);
  table.play(3, "offer knight.orlok");
  EXPECT_EQ(table.actor(), 4);
  EXPECT_EQ(table.prompt(4), "Offer a card for Anna's Feud of Lyre.");
}

TEST(CrownsExchange, ASecondCardIsAskedOfEverybody) {
  RULE("crowns.exchange.second");
  RULE("crowns.exchange.drop");
  RULE("crowns.g8");
  CrownsTable table;
  table.deal({{1, "feud.lyre*2 coinage.lyre"}, {2, "feud.redtower"}, {3, "knight.orlok*2"}});
  table.play_all(
      {{1, "lay feud.lyre"}, {2, "offer feud.redtower"}, {3, "offer knight.orlok"}, {4, "offer feud.chiron"}});
  EXPECT_EQ(table.phase(), Phase::second);
  EXPECT_EQ(table.refusal(1, "add knight.orlok"), "crowns.exchange.second");
  EXPECT_EQ(table.refusal(1, "accept 2"), "crowns.turn.action");
  table.play(1, "add feud.lyre");
  EXPECT_EQ(table.told(0), "Anna adds the Feud of Lyre. Ben has no second card and drops out of the exchange.");
  EXPECT_EQ(table.actor(), 3);
  EXPECT_EQ(table.refusal(3, "offer coinage.lyre"), "crowns.exchange.offers");
  table.play_all({{3, "offer knight.orlok"}, {4, "offer coinage.chiron"}});
  table.pass_raises();
  EXPECT_EQ(table.refusal(1, "accept 2"), "crowns.exchange.accept");
  table.play(1, "accept 3");
  EXPECT_TRUE(table.has(1, "knight.orlok*2 coinage.lyre"));
  EXPECT_TRUE(table.has(3, "feud.lyre*2"));
  EXPECT_TRUE(table.has(2, "feud.redtower"));
}

TEST(CrownsExchange, ASecondCardNeedsSomebodyWhoCanAnswer) {
  RULE("crowns.g9");
  CrownsTable table;
  table.deal({{1, "feud.lyre*2"}, {2, "feud.redtower"}, {3, "knight.orlok"}});
  // Dan has nothing: all other cards go to Anna.
  table.state.hands[0] += table.state.hands[3];
  table.state.hands[3] = {};
  table.play_all({{1, "lay feud.lyre"}, {2, "offer feud.redtower"}, {3, "offer knight.orlok"}});
  EXPECT_EQ(table.phase(), Phase::raise);  // nobody could add a second card
  CrownsTable alone;
  alone.deal({{1, "feud.lyre"}, {2, "feud.redtower*2"}, {3, "knight.orlok*2"}});
  alone.play_all(
      {{1, "lay feud.lyre"}, {2, "offer feud.redtower"}, {3, "offer knight.orlok"}, {4, "offer feud.chiron"}});
  EXPECT_EQ(alone.phase(), Phase::raise);  // Anna has no second card herself
}

class CrownsRaising : public testing::Test {
 protected:
  void SetUp() override {
    table.deal({{1, "feud.lyre"}, {2, "jester"}, {3, "knight.orlok"}});
    table.play_all({{1, "lay feud.lyre"}, {2, "offer jester"}, {3, "offer knight.orlok"}, {4, "offer feud.chiron"}});
  }
  CrownsTable table;
};

TEST_F(CrownsRaising, RavensAreAddedInPassesAndStay) {
  RULE("crowns.exchange.ravens");
  RULE("crowns.exchange.order");
  RULE("crowns.g10");
  RULE("crowns.g11");
  EXPECT_EQ(table.actor(), 2);
  EXPECT_EQ(table.refusal(2, "raise 5"), "crowns.exchange.ravens");
  EXPECT_EQ(table.refusal(1, "accept 2"), "crowns.turn.order");
  table.play_all({{2, "raise 3"}, {3, "raise 0"}, {4, "raise 1"}});
  EXPECT_EQ(table.phase(), Phase::choose);
  EXPECT_EQ(table.refusal(1, "raise 5"), "crowns.exchange.ravens");
  EXPECT_TRUE(table.lists(1, "accept 2"));
  table.play(1, "raise 2");  // his own raise opens another pass
  EXPECT_EQ(table.actor(), 2);
  EXPECT_EQ(table.refusal(2, "raise 2"), "crowns.exchange.ravens");  // only one is left
  table.play_all({{2, "raise 1"}, {3, "raise 0"}, {4, "raise 0"}});
  table.play(1, "again");
  EXPECT_EQ(table.actor(), 3);  // Ben has none left to add
  table.play_all({{3, "raise 0"}, {4, "raise 0"}});
  EXPECT_EQ(table.refusal(1, "again"), "crowns.exchange.order");
  EXPECT_EQ(table.refusal(1, "raise 1"), "crowns.exchange.order");
  table.play(1, "accept 2");
  EXPECT_EQ(table.ravens_of(1), 4 - 2 + 4);
  EXPECT_EQ(table.ravens_of(2), 4 - 4 + 2);
  EXPECT_EQ(table.ravens_of(4), 4);
}

TEST_F(CrownsRaising, OneOfferMustBeAcceptedAsAWhole) {
  RULE("crowns.exchange.accept");
  RULE("crowns.exchange.whole");
  RULE("crowns.g12");
  RULE("crowns.g13");
  table.play_all({{2, "raise 2"}, {3, "raise 0"}, {4, "raise 0"}});
  EXPECT_EQ(table.refusal(1, "pass"), "crowns.exchange.accept");
  EXPECT_EQ(table.refusal(1, "accept 1"), "crowns.exchange.accept");
  table.play(1, "accept 2");
  EXPECT_EQ(table.told(4).substr(0, 69), "Anna gives the Feud of Lyre to Ben and gets the Jester and 2 ravens. ");
  EXPECT_TRUE(table.has(1, "jester"));
  EXPECT_TRUE(table.has(2, "feud.lyre"));
  EXPECT_TRUE(table.has(3, "knight.orlok"));
  EXPECT_EQ(table.turn(), 2);
}

TEST_F(CrownsRaising, WordsBindNobody) {
  RULE("crowns.g14");
  // Whatever is said with a raise, the same is listed afterwards.
  const Move none = table.move("raise 0");
  EXPECT_GT(table.rules.words(table.state, seat_at(1), none).longest, 0U);
  table.pass_raises();
  EXPECT_EQ(table.listed(1), (std::vector<std::string>{"accept 2", "accept 3", "accept 4"}));
}

TEST_F(CrownsRaising, AfterAPassWithoutRavensThereIsNothingButToAccept) {
  table.pass_raises();
  EXPECT_EQ(table.listed(1), (std::vector<std::string>{"accept 2", "accept 3", "accept 4"}));
}

TEST(CrownsExchange, AnOnlyOfferIsAcceptedAtOnce) {
  CrownsTable table;
  table.deal({{1, "feud.lyre"}, {2, "jester"}});
  table.state.hands[0] += table.state.hands[3];
  table.state.hands[3] = {};
  table.ravens({4, 0, 4, 4});
  table.play_all({{1, "lay feud.lyre"}, {2, "offer jester"}});
  EXPECT_EQ(table.turn(), 2);
  EXPECT_TRUE(table.has(1, "jester"));
}

TEST(CrownsExchange, WordsGoWithCardsAndStandBesideThem) {
  RULE("crowns.words");
  CrownsTable table;
  const WordsSpec spec = table.rules.words(table.state, seat_at(0), table.move("lay feud.lyre"));
  EXPECT_GT(spec.longest, 100U);
  EXPECT_TRUE(spec.readers.everybody);
  table.book.keep(spec.number, {"A Princess, please.", spec.readers});
  table.play(1, "lay feud.lyre");
  EXPECT_EQ(Json::show(table.rules, table.view(3)).seats[0].words, "A Princess, please.");
  EXPECT_EQ(table.rules.words(table.state, seat_at(0), table.move("vote attacker")).longest, 0U);
}

}  // namespace
}  // namespace regalia::crowns
