#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

TEST(CrownsCoinage, ACardIsDrawnByChanceForIt) {
  RULE("crowns.card.coinage");
  RULE("crowns.coinage.draw");
  RULE("crowns.g15");
  RULE("crowns.g17");
  CrownsTable table;
  table.deal({{1, "coinage.lyre feud.lyre"}, {2, "knight.redtower*2 jester"}});
  EXPECT_EQ(table.refusal(1, "coinage redtower 2"), "crowns.turn.action");
  EXPECT_EQ(table.refusal(1, "coinage lyre 1"), "crowns.card.coinage");
  EXPECT_EQ(table.refusal(1, "coinage lyre 3"), "crowns.coinage.draw");
  table.play(1, "coinage lyre 2");
  EXPECT_EQ(table.told(1), "Anna plays the Coinage of Lyre on Ben.");
  EXPECT_EQ(table.told(2), "Anna plays the Coinage of Lyre on Ben.");
  EXPECT_EQ(table.told(4), "Anna plays a Coinage on Ben.");
  OutcomeList outcomes;
  table.rules.outcomes(table.state, outcomes);
  ASSERT_EQ(outcomes.size(), 2U);  // the Coinage is not among them
  EXPECT_EQ(outcomes[0].weight, 2U);
  EXPECT_EQ(table.rules.chance_scope(table.state).text(), "seat1.coinage");
  table.play(0, "draw jester");
  EXPECT_EQ(table.told(2).substr(0, 44), "Anna draws the Jester from the hand of Ben. ");
  EXPECT_EQ(table.told(0).substr(0, 40), "Anna draws a card from the hand of Ben. ");
  EXPECT_TRUE(table.has(1, "jester feud.lyre"));
  EXPECT_TRUE(table.has(2, "knight.redtower*2 coinage.lyre"));
}

TEST(CrownsCoinage, TheHouseOnItsBannerIsNoException) {
  RULE("crowns.g16");
  CrownsTable table;
  table.deal({{1, "coinage.redtower"}, {2, "feud.redtower"}});
  table.play_all({{1, "coinage redtower 2"}, {0, "draw feud.redtower"}});
  EXPECT_TRUE(table.has(2, "coinage.redtower"));
}

TEST(CrownsCoinage, OthersAreNotToldWhichCoinageItWas) {
  CrownsTable table;
  table.deal({{1, "coinage.lyre coinage.orlok"}, {2, "feud.redtower"}});
  table.play(1, "coinage orlok 2");
  EXPECT_EQ(Json::show(table.rules, table.view(2)).coin, "coinage.orlok");
  EXPECT_FALSE(Json::show(table.rules, table.view(3)).coin.has_value());
  EXPECT_FALSE(Json::show(table.rules, table.view(0)).coin.has_value());
}

// It has left one hand and not come to the other: what is seen of a hand is as many cards as lie there.
TEST(CrownsCoinage, OnItsWayItIsCountedOnce) {
  for (const bool begins_here : {false, true})
    for (int viewer = 0; viewer <= 4; ++viewer) {
      CrownsTable table;
      const auto check = [&](const std::string& when) {
        const ViewInfo view = Json::show(table.rules, table.view(viewer));
        int cards = view.coin || table.phase() == Phase::draw ? 1 : 0;
        for (int i = 1; i <= 4; ++i) {
          const SeatInfo& seat = view.seats[at(i - 1)];
          cards += seat.cards;
          if (i != viewer)
            EXPECT_EQ(static_cast<int>(seat.seen.size()) + seat.unseen - seat.gone, seat.cards) << when << i << viewer;
        }
        EXPECT_EQ(cards, 40) << when;
      };
      table.play(1, "coinage lyre 2");
      if (begins_here) table.begin_here();
      check("on its way");
      table.play(0, "draw trader.redtower");
      check("arrived");
      if (viewer == 1) EXPECT_TRUE(table.known_to(1).hands[1].seen.has(table.rules.card_at("coinage.lyre")));
    }
}

}  // namespace
}  // namespace regalia::crowns
