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

// Both Sentinels are named against nine ravens; after Cleo's five are left.
void name_both(CrownsTable& table, const std::string& annas) {
  table.deal({{1, "coinage.lyre sentinel"}, {2, "feud.redtower"}, {3, "sentinel feud.orlok"}});
  table.ravens({1, 9, 1, 4});
  to_bens_turn(table);
  table.play_all({{1, annas}, {3, "sentinel anyone 9"}, {4, "pass"}});
}

TEST(CrownsSentinel, NoneIsUsedBelowItsHoldersLeastNumber) {
  RULE("crowns.sentinel.least");
  CrownsTable table;
  name_both(table, "sentinel anyone 6");
  EXPECT_EQ(table.told(0), "Cleo discards a Sentinel and takes 4 ravens of Ben.");
  EXPECT_EQ(table.ravens_of(1), 1);
  EXPECT_EQ(table.ravens_of(2), 5);
  EXPECT_EQ(table.ravens_of(3), 5);
  EXPECT_TRUE(table.has(1, "sentinel"));
  // All are asked again, and now as many as there are may be named.
  EXPECT_EQ(table.phase(), Phase::sentinel);
  EXPECT_EQ(table.refusal(1, "sentinel anyone 6"), "crowns.card.sentinel");
  table.play_all({{1, "sentinel 2 5"}, {3, "pass"}, {4, "pass"}});
  EXPECT_EQ(table.ravens_of(1), 3);
  EXPECT_EQ(table.ravens_of(2), 3);

  CrownsTable enough;
  name_both(enough, "sentinel anyone 5");
  EXPECT_EQ(enough.ravens_of(1), 3);
  EXPECT_EQ(enough.phase(), Phase::act);
}

TEST(CrownsSentinel, GamesOfVersionOneUseAllThatAreNamed) {
  CrownsTable table = CrownsTable::of_version_1();
  name_both(table, "sentinel anyone 6");
  EXPECT_EQ(table.ravens_of(1), 3);
  EXPECT_EQ(table.ravens_of(2), 3);
}

// What was answered under seal is part of the position, with its number; positions of version 1 never had one.
TEST(CrownsSentinel, PositionsKeepTheLeastNumber) {
  CrownsTable table;
  table.deal({{1, "coinage.lyre sentinel"}, {2, "feud.redtower"}, {3, "sentinel feud.orlok"}});
  table.ravens({1, 9, 1, 4});
  to_bens_turn(table);
  table.play(1, "sentinel anyone 6");
  const boost::json::object written = Json::write_position(table.rules, table.state, kNewestPosition);
  EXPECT_EQ(written.at("seats").at(0).at("sentinel_least"), 6);
  const Result<State> read = Json::read_position(table.rules, written);
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(*read, table.state);
  for (const int wrong : {0, 10}) {
    State state = table.state;
    state.sentinel_least[0] = static_cast<std::uint8_t>(wrong);
    EXPECT_EQ(table.rules.fault(state), "A Sentinel is used from a number of ravens on that cannot be.");
  }
  CrownsTable old = CrownsTable::of_version_1();
  old.state = table.state;
  EXPECT_NE(old.rules.fault(old.state), "");
  old.state.sentinel_least = {};
  EXPECT_EQ(old.rules.fault(old.state), "");
}

// Whoever is passed over because too few are left may hold one all the same: half of all numbers that could be named
// against sixteen ravens are above the eight that are left.
TEST(CrownsSentinel, OthersMayStillHoldOneThatWasNamedForMore) {
  Facts facts = standard_facts();
  for (TypeFacts& type : facts.types) type.copies.value = 0;
  for (const Type type : {Type::coinage, Type::feud, Type::jester}) facts.types[at(type)].copies.value = 1;
  facts.types[at(Type::sentinel)].copies.value = 2;
  CrownsTable table(4, {}, facts);
  table.deal({{1, "coinage.lyre sentinel"}, {2, "feud.redtower"}, {3, "sentinel feud.orlok"}});
  table.ravens({0, 16, 0, 0});
  to_bens_turn(table);
  table.play_all({{1, "sentinel anyone 16"}, {3, "sentinel anyone 16"}, {4, "pass"}});
  ASSERT_EQ(table.ravens_of(3), 8);
  ASSERT_TRUE(table.has(1, "sentinel"));
  const View<Rules> dans = table.bots_view(4);
  Rng rng(1);
  int count = 0;
  for (int i = 0; i < 400; ++i)
    count += table.rules.imagine(dans, rng).hands[0].has(guest_card(Type::sentinel)) ? 1 : 0;
  // The other Sentinel is with Anna, Ben, Cleo or in the deck: 17/33 to 1 to 1 to 1, and not 1/33.
  EXPECT_GT(count, 20);
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

TEST(CrownsSentinel, AWishThatCanNeverComeTrueIsRefused) {
  RULE("crowns.sentinel.wish");
  const CrownsTable table;
  const auto refusal = [](const CrownsTable& at_table, int number, const std::string& text) {
    const Verdict verdict = at_table.rules.check_wish(at_table.seat(number), at_table.move(text));
    EXPECT_EQ(verdict.ok(), verdict.reason().empty()) << text;
    return std::string(verdict.rule());
  };
  for (const char* good : {"sentinel anyone 1", "sentinel anyone 16", "sentinel 2 4", "pass"})
    EXPECT_EQ(refusal(table, 1, good), "") << good;
  for (const char* never : {"sentinel anyone 0", "sentinel 2 0", "sentinel anyone 17", "sentinel 2 255",
                            "vote attacker", "lay feud.redtower", "take jester", "done"})
    EXPECT_EQ(refusal(table, 1, never), "crowns.sentinel.wish") << never;
  EXPECT_EQ(refusal(table, 2, "sentinel 2 4"), "crowns.g29");
  EXPECT_EQ(table.rules.explain(table.view(1), table.rules.check_wish(table.seat(1), table.move("sentinel 2 17")),
                                table.names),
            "Name from 1 to 16 ravens: against none a Sentinel is not used, and there are 16 in the game.");
  const CrownsTable agendas(4, {{"agendas", "on"}});
  EXPECT_EQ(refusal(agendas, 1, "sentinel 2 4"), "crowns.agenda.sentinels");
  // All that is listed at a standing step can be wished for.
  CrownsTable asked;
  asked.deal({{1, "coinage.lyre feud.lyre"}, {2, "feud.redtower"}, {3, "sentinel"}});
  to_bens_turn(asked);
  for (const Offer& offer : moves_of(asked.rules, asked.state, asked.seat(3)))
    EXPECT_TRUE(asked.rules.check_wish(asked.seat(3), offer.move.with_amount(offer.most)).ok());
  EXPECT_EQ(refusal(CrownsTable::of_version_1(), 1, "vote attacker"), "");
}

}  // namespace
}  // namespace regalia::crowns
