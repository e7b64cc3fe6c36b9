#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

// Anna draws for a Coinage, so that Ben's turn begins.
void to_bens_turn(CrownsTable& table) {
  table.play(1, "coinage lyre 4");
  Card drawn = table.hand(4).first();
  table.play(0, "draw " + table.rules.card_id(drawn));
}

TEST(CrownsSentinel, ItTakesHalfOfTheRavensAtTheStartOfATurn) {
  RULE("crowns.card.sentinel");
  CrownsTable table;
  table.deal({{1, "coinage.lyre feud.lyre"}, {2, "feud.redtower"}, {3, "sentinel feud.orlok"}});
  table.ravens({4, 5, 3, 4});  // the rulebook's example: of five ravens two are taken
  to_bens_turn(table);
  EXPECT_EQ(table.phase(), Phase::sentinel);
  EXPECT_TRUE(table.rules.pending(table.state).standing);
  EXPECT_EQ(table.listed(3)[0], "pass");
  EXPECT_EQ(table.listed(1), std::vector<std::string>{"pass"});
  EXPECT_EQ(table.refusal(1, "sentinel 2 1"), "crowns.card.sentinel");
  EXPECT_EQ(table.refusal(3, "sentinel 2 6"), "crowns.card.sentinel");
  EXPECT_EQ(table.refusal(3, "sentinel 4 1"), "crowns.card.sentinel");
  EXPECT_EQ(table.refusal(2, "pass"), "crowns.turn.order");
  table.play_all({{1, "pass"}, {3, "sentinel 2 4"}, {4, "pass"}});
  EXPECT_EQ(table.told(0), "Cleo discards a Sentinel and takes 2 ravens of Ben.");
  EXPECT_EQ(table.ravens_of(2), 3);
  EXPECT_EQ(table.ravens_of(3), 5);
  EXPECT_EQ(table.state.board.discards, table.cards("sentinel"));
  // The other one may still be in somebody's hand: all are asked again, then the turn goes on as usual.
  table.play_all({{1, "pass"}, {3, "pass"}, {4, "pass"}});
  EXPECT_EQ(table.phase(), Phase::act);
  EXPECT_EQ(table.turn(), 2);
}

TEST(CrownsSentinel, EverybodyElseWithCardsIsAskedWhoeverHoldsOne) {
  RULE("crowns.sentinel.asked");
  RULE("crowns.g29");
  CrownsTable table;
  table.deal({{1, "coinage.lyre feud.lyre"}, {2, "sentinel feud.redtower"}});
  to_bens_turn(table);
  // Cleo has no cards, and Ben, who holds one, is not asked in his own turn.
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::both(seat_at(0), seat_at(3)));
  EXPECT_FALSE(Json::show(table.rules, table.view(4)).seats[0].answered);
  table.play(1, "pass");
  EXPECT_EQ(table.told(4), "");
  EXPECT_FALSE(Json::show(table.rules, table.view(4)).seats[0].answered);
  table.play(4, "pass");
  EXPECT_EQ(table.told(0), "Nobody uses a Sentinel against Ben.");
}

TEST(CrownsSentinel, NobodyIsAskedWhereNobodyCanHaveOne) {
  CrownsTable nobody_drew;
  to_bens_turn(nobody_drew);
  EXPECT_EQ(nobody_drew.phase(), Phase::act);
  CrownsTable no_ravens;
  no_ravens.deal({{1, "coinage.lyre"}, {2, "feud.redtower"}, {3, "sentinel"}});
  no_ravens.ravens({4, 0, 4, 4});
  to_bens_turn(no_ravens);
  EXPECT_EQ(no_ravens.phase(), Phase::act);
}

TEST(CrownsSentinel, SeveralWorkClockwiseEachOnHalfOfWhatIsLeft) {
  RULE("crowns.g30");
  RULE("crowns.sentinel.again");
  CrownsTable table;
  table.deal({{1, "coinage.lyre sentinel"}, {2, "feud.redtower"}, {3, "sentinel feud.orlok"}});
  table.ravens({1, 9, 1, 4});
  to_bens_turn(table);
  table.play_all({{1, "sentinel anyone 1"}, {3, "sentinel anyone 9"}, {4, "pass"}});
  // Cleo sits on Ben's left: four of nine; Anna gets two of the five that are left.
  EXPECT_EQ(table.ravens_of(3), 5);
  EXPECT_EQ(table.ravens_of(1), 3);
  EXPECT_EQ(table.ravens_of(2), 3);
  EXPECT_EQ(table.phase(), Phase::act);  // both are discarded: nobody is asked again
}

TEST(CrownsSentinel, OnePlayerMayUseBoth) {
  CrownsTable table;
  table.deal({{1, "coinage.lyre feud.lyre"}, {2, "feud.redtower"}, {3, "sentinel*2"}});
  table.ravens({0, 8, 0, 0});
  to_bens_turn(table);
  table.play_all({{1, "pass"}, {3, "sentinel 2 8"}, {4, "pass"}});
  EXPECT_EQ(table.phase(), Phase::sentinel);
  table.play_all({{1, "pass"}, {3, "sentinel 2 4"}, {4, "pass"}});
  EXPECT_EQ(table.ravens_of(3), 6);
}

TEST(CrownsSentinel, AgainstOneRavenItTakesNone) {
  RULE("crowns.g31");
  CrownsTable table;
  table.deal({{1, "coinage.lyre feud.lyre"}, {2, "feud.redtower"}, {3, "sentinel"}});
  table.ravens({4, 1, 4, 4});
  to_bens_turn(table);
  table.play_all({{1, "pass"}, {3, "sentinel 2 1"}, {4, "pass"}});
  EXPECT_EQ(table.ravens_of(2), 1);
  EXPECT_EQ(table.told(0), "Cleo discards a Sentinel and takes no raven of Ben.");
}

TEST(CrownsSentinel, WishesNameThePlayerAndTheRavensAndAreTheSameForAll) {
  RULE("crowns.sentinel.wish");
  const CrownsTable table(5);
  const std::vector<WishText> wishes = Phrases::wishes(table.rules, table.names);
  ASSERT_EQ(wishes.size(), 6U);
  EXPECT_EQ(wishes[0].does, "use a Sentinel against anyone");
  EXPECT_EQ(wishes[2].does, "use a Sentinel against Ben");
  EXPECT_TRUE(wishes[2].has_amount());
  EXPECT_EQ(table.rules.text(wishes[2].offer.move.with_amount(4)), "sentinel 2 4");
  EXPECT_TRUE(Phrases::wishes(CrownsTable(5, {{"agendas", "on"}}).rules, table.names).empty());
}

}  // namespace
}  // namespace regalia::crowns
