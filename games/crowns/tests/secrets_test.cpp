#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

const SeenHand& seen_by(const CrownsTable& table, int viewer, int of) {
  return table.known_to(viewer).hands[at(of - 1)];
}

TEST(CrownsSecrets, AtTheStartEverybodyKnowsAllHands) {
  RULE("crowns.secrets");
  const CrownsTable table;
  EXPECT_EQ(seen_by(table, 1, 3).seen, table.hand(3));
  EXPECT_EQ(seen_by(table, 1, 3).unseen, 0);
  EXPECT_TRUE(Json::show(table.rules, table.view(0)).hand.empty());
}

TEST(CrownsSecrets, WhatGoesOpenlyIsKnownToAll) {
  CrownsTable table;
  table.play_all({{1, "lay feud.lyre"},
                  {2, "offer knight.redtower"},
                  {3, "offer feud.orlok"},
                  {4, "offer feud.chiron"},
                  {1, "enough"}});
  table.pass_raises();
  table.play(1, "accept 2");
  for (const int viewer : {3, 4, 0}) {
    EXPECT_EQ(seen_by(table, viewer, 1).seen, table.hand(1));
    EXPECT_EQ(seen_by(table, viewer, 2).seen, table.hand(2));
  }
}

TEST(CrownsSecrets, ACoinageLeavesOthersInDoubt) {
  CrownsTable table;
  table.play_all({{1, "coinage lyre 2"}, {0, "draw trader.redtower"}});
  EXPECT_EQ(seen_by(table, 2, 1).seen, table.hand(1));
  EXPECT_EQ(seen_by(table, 2, 1).unseen, 0);
  const SeenHand& doubted = seen_by(table, 3, 2);
  EXPECT_EQ(doubted.gone, 1);
  EXPECT_EQ(doubted.unseen, 1);
  EXPECT_EQ(doubted.seen.size() + doubted.unseen - doubted.gone, 10);
}

TEST(CrownsSecrets, TheVictorsLookIsRemembered) {
  CrownsTable table;
  table.play_all({{1, "coinage lyre 2"}, {0, "draw trader.redtower"}});
  table.play(2, "knight redtower 1");
  table.vote("ddda");
  table.spend_nothing();
  table.play_all({{1, "look"}, {1, "take princess.redtower"}});
  EXPECT_EQ(seen_by(table, 1, 2).seen, table.hand(2));
  EXPECT_EQ(seen_by(table, 1, 2).gone, 0);
  EXPECT_EQ(seen_by(table, 3, 2).gone, 2);
}

// Beliefs, exactly: of a hand of ten one card was drawn unseen.
TEST(CrownsSecrets, BeliefsFollowWhatWasSeen) {
  CrownsTable table;
  table.play_all({{1, "coinage lyre 2"}, {0, "draw knight.redtower"}});
  const auto& worlds = table.believed_by(3).hands.worlds();
  ASSERT_EQ(worlds.size(), 6U);  // six kinds of card
  for (const auto& world : worlds) {
    const bool knight = world.hands[0].has(table.rules.card_at("knight.redtower"));
    EXPECT_NEAR(world.weight,
                knight ? 0.3
                : world.hands[0].has(table.rules.card_at("coinage.redtower")) ||
                        world.hands[0].has(table.rules.card_at("feud.redtower"))
                    ? 0.2
                    : 0.1,
                1e-9);
  }
  // Anna offers it: then all is known again.
  table.play_all(
      {{2, "lay feud.redtower"}, {3, "offer feud.orlok"}, {4, "offer feud.chiron"}, {1, "offer knight.redtower"}});
  EXPECT_EQ(table.believed_by(3).hands.worlds().size(), 1U);
}

TEST(CrownsSecrets, AgendasOfOthersAreImaginedFromWhatIsLeft) {
  CrownsTable table(4, {{"agendas", "on"}});
  table.play_all({{0, "agenda priest"}, {0, "agenda jester"}, {0, "agenda jester"}, {0, "agenda bard"}});
  Rng rng(1);
  int jesters = 0;
  const View<Rules> view = table.bots_view(1);
  for (int i = 0; i < 900; ++i) {
    const State world = table.rules.imagine(view, rng);
    ASSERT_EQ(world.agendas[0], guest_card(Type::priest));
    ASSERT_EQ(table.rules.fault(world), "");
    jesters += world.agendas[1] == guest_card(Type::jester) ? 1 : 0;
  }
  EXPECT_NEAR(jesters / 900.0, 4.0 / 8, 0.06);  // four of the eight that she does not see
}

TEST(CrownsSecrets, AnOfferProvesThatItsMakerHasTheCard) {
  CrownsTable table(4, {{"negotiations", "on"}});
  table.play(1, "close");
  const Card trader = table.rules.card_at("trader.orlok");
  table.play_all({{1, "coinage lyre 3"}, {0, "draw trader.orlok"}});
  EXPECT_EQ(table.believed_by(2).hands.worlds().size(), 6U);
  // Anna offers it to Ben, and only he hears of it.
  table.play_all({{1, "draft 2"}, {1, "give trader.orlok"}, {1, "put"}});
  EXPECT_EQ(table.believed_by(2).hands.worlds().size(), 1U);
  EXPECT_TRUE(seen_by(table, 2, 1).seen.has(trader));
  EXPECT_EQ(table.believed_by(4).hands.worlds().size(), 6U);
  EXPECT_FALSE(seen_by(table, 4, 1).seen.has(trader));
  table.play(2, "agree 1.1 1");
  EXPECT_EQ(table.believed_by(4).hands.worlds().size(), 1U);
  EXPECT_TRUE(seen_by(table, 4, 2).seen.has(trader));
}

// A table that begins when somebody has swapped a card for another in a deal: others do not take hands for as dealt.
TEST(CrownsSecrets, HandsAreAsDealtOnlyUntilACardHasMoved) {
  CrownsTable table(4, {{"negotiations", "on"}});
  EXPECT_EQ(table.rules.first_knowledge(table.rules.observe(table.state, seat_at(2))).hands[0].seen, table.hand(1));
  table.play_all({{1, "draft 2"}, {1, "give feud.lyre"}, {1, "ask trader"}, {1, "put"}, {2, "agree 1.1 1"}});
  const Observation seen = table.rules.observe(table.state, seat_at(2));
  const Knowledge known = table.rules.first_knowledge(seen);
  EXPECT_TRUE(known.hands[0].seen.empty());
  EXPECT_EQ(known.hands[0].unseen, 10);
  EXPECT_GT(table.rules.first_belief(seen).hands.worlds().size(), 1U);
  State untold = table.state;
  untold.board.cards_moved = false;
  EXPECT_EQ(table.rules.fault(untold), "Cards have changed hands, and nothing says so.");
}

// A table that begins while a Coinage is on its way.
TEST(CrownsSecrets, ACoinageOnItsWayIsKnownToBoth) {
  CrownsTable table;
  table.play(1, "coinage lyre 2");
  table.begin_here();
  table.play(0, "draw trader.redtower");
  EXPECT_EQ(table.believed_by(2).coin, table.rules.card_at("coinage.lyre"));
  for (const int viewer : {1, 2, 3}) {
    Rng rng(1);
    const State world = table.rules.imagine(table.bots_view(viewer), rng);
    EXPECT_EQ(table.rules.fault(world), "");
    EXPECT_TRUE(viewer == 3 || world.hands[1].has(table.rules.card_at("coinage.lyre")));
  }
  EXPECT_EQ(seen_by(table, 3, 2).seen.size() + seen_by(table, 3, 2).unseen - seen_by(table, 3, 2).gone, 10);
  EXPECT_TRUE(seen_by(table, 1, 2).seen.has(table.rules.card_at("coinage.lyre")));
}

TEST(CrownsSecrets, WhoPromisesToAttackHasAKnight) {
  CrownsTable table(4, {{"negotiations", "on"}});
  table.deal({{1, "coinage.lyre feud.lyre"}, {2, "knight.redtower feud.redtower"}, {3, "trader.orlok feud.orlok"}});
  table.play_all({{1, "close"}, {1, "coinage lyre 2"}, {0, "draw feud.redtower"}});
  const auto has_knight = [&](int viewer) {
    Rng rng(1);
    const View<Rules> view = table.bots_view(viewer);
    int knights = 0;
    for (int i = 0; i < 200; ++i)
      knights += count_of(table.rules.imagine(view, rng).hands[1], Type::knight) > 0 ? 1 : 0;
    return knights;
  };
  EXPECT_LT(has_knight(3), 200);
  table.play_all({{3, "draft 2"}, {3, "give feud.orlok"}, {3, "promise attack 4"}, {3, "put"}, {2, "agree 3.1 1"}});
  EXPECT_EQ(has_knight(3), 200);
  EXPECT_EQ(has_knight(4), 200);  // everybody has heard of the deal
}

}  // namespace
}  // namespace regalia::crowns
