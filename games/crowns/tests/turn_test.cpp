#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

// A turn without consequences: the active player draws a card for a Coinage.
void coin(CrownsTable& table, const std::string& house, int target, const std::string& card) {
  table.play(table.turn(), "coinage " + house + " " + std::to_string(target));
  table.play(0, "draw " + card);
}

TEST(CrownsTurn, TurnsGoClockwiseAndConsistOfOneAction) {
  RULE("crowns.turn.order");
  RULE("crowns.turn.action");
  RULE("crowns.g40");
  CrownsTable table;
  EXPECT_EQ(table.refusal(2, "lay feud.redtower"), "crowns.turn.order");
  EXPECT_EQ(table.refusal(1, "vote attacker"), "crowns.turn.action");
  EXPECT_EQ(table.refusal(1, "draft 2"), "crowns.turn.action");
  EXPECT_EQ(table.refusal(1, "lay feud.redtower"), "crowns.turn.action");
  EXPECT_EQ(table.refusal(1, "lay jester"), "crowns.turn.action");
  coin(table, "lyre", 3, "feud.orlok");
  EXPECT_EQ(table.turn(), 2);
  EXPECT_EQ(table.refusal(1, "lay feud.lyre"), "crowns.turn.order");
}

TEST(CrownsTurn, WhoCanDoSomethingMust) {
  RULE("crowns.turn.pass");
  RULE("crowns.g3");
  RULE("crowns.exchange.possible");
  CrownsTable table;
  EXPECT_EQ(table.refusal(1, "pass"), "crowns.turn.pass");
  // Nobody else has cards: no exchange and no Coinage, only a Knight.
  table.deal({{1, "feud.lyre coinage.lyre knight.redtower"}});
  table.state.hands[0] += table.state.hands[3];
  table.state.hands[3] = {};
  EXPECT_EQ(table.refusal(1, "lay feud.lyre"), "crowns.exchange.possible");
  EXPECT_EQ(table.refusal(1, "coinage lyre 2"), "crowns.coinage.draw");
  EXPECT_EQ(table.refusal(1, "pass"), "crowns.turn.pass");
  EXPECT_TRUE(table.lists(1, "knight redtower 3"));
}

TEST(CrownsTurn, WhoHasCardsAndNothingToDoPasses) {
  CrownsTable table;
  table.deal({{1, "feud.lyre coinage.lyre"}});
  // All Knights are discarded, and nobody else has a card.
  Cards& last = table.state.hands[3];
  for (const Card card : Cards(last)) {
    (type_of(card) == Type::knight ? table.state.board.discards : table.state.hands[0]).add(card, last[card]);
  }
  last = {};
  EXPECT_EQ(table.listed(1), std::vector<std::string>{"pass"});
  table.play(1, "pass");
  EXPECT_EQ(table.told(0).substr(0, 31), "Anna can do nothing and passes.");
}

TEST(CrownsTurn, WhoHasNoCardsIsSkipped) {
  RULE("crowns.turn.skip");
  RULE("crowns.g2");
  RULE("crowns.g49");
  CrownsTable table;
  table.deal({{1, "coinage.lyre feud.lyre"}, {3, "knight.orlok feud.orlok"}});
  EXPECT_EQ(table.refusal(1, "coinage lyre 2"), "crowns.coinage.draw");
  coin(table, "lyre", 3, "feud.orlok");
  EXPECT_EQ(table.told(1).find("Ben has no cards and is skipped.") != std::string::npos, true);
  EXPECT_EQ(table.turn(), 3);
  // He votes, spends and can be attacked all the same.
  table.play(3, "knight orlok 2");
  table.vote("aada");
  EXPECT_EQ(table.actor(), 2);
  table.play(2, "spend 1");
  table.spend_nothing();
  EXPECT_EQ(table.phase(), Phase::guest);  // nothing can be taken from him
}

TEST(CrownsTurn, ARoundIsATurnForEverybodyAndThereAreThree) {
  RULE("crowns.round.end");
  RULE("crowns.end.rounds");
  CrownsTable table;
  for (int round = 0; round < 3; ++round)
    for (int i = 1; i <= 4; ++i) {
      ASSERT_EQ(table.state.board.round, round);
      ASSERT_EQ(table.turn(), i);
      const Cards hand = table.hand(i);
      Card own = kNoCard;
      for (const Card card : hand)
        if (type_of(card) == Type::coinage) own = card;
      ASSERT_NE(own, kNoCard);
      const int target = i % 4 + 1;
      table.play(i, "coinage " + table.rules.facts().houses[at(house_of(own))].id + " " + std::to_string(target));
      Card drawn = table.hand(target).first();
      for (const Card card : table.hand(target))
        if (type_of(card) == Type::feud) drawn = card;
      table.play(0, "draw " + table.rules.card_id(drawn));
    }
  EXPECT_EQ(table.phase(), Phase::over);
  EXPECT_EQ(Json::show(table.rules, table.view(0)).round, 4);  // the marker lies on Game End
  EXPECT_EQ(table.refusal(1, "pass"), "crowns.end.rounds");
  EXPECT_NE(table.told(0).find("The last round is over: the game ends."), std::string::npos);
}

// Dan attacks Anna, who loses her last card; it is the last turn of a round.
void take_annas_last_card(CrownsTable& table) {
  table.deal({{1, "feud.lyre"}, {2, "coinage.redtower"}, {3, "coinage.orlok"}});
  table.state.board.turn = seat_at(3);
  table.state.board.actor = seat_at(3);
  table.play(4, "knight chiron 1");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(4, "look");
}

TEST(CrownsTurn, AnEmptyHandAtTheStartOfARoundEndsTheGame) {
  RULE("crowns.end.empty");
  RULE("crowns.g1");
  CrownsTable table;
  take_annas_last_card(table);
  EXPECT_EQ(table.phase(), Phase::over);
  // The marker moves first.
  EXPECT_NE(table.told(2).find("Round 2 begins. Anna has no cards at the start of a round: the game ends."),
            std::string::npos);
  EXPECT_EQ(Json::show(table.rules, table.view(0)).round, 2);
}

TEST(CrownsTurn, GamesOfVersionOneEndBeforeTheMarkerMoves) {
  CrownsTable empty = CrownsTable::of_version_1();
  take_annas_last_card(empty);
  EXPECT_EQ(empty.phase(), Phase::over);
  EXPECT_EQ(empty.told(2).find("Round 2"), std::string::npos);
  EXPECT_EQ(empty.state.board.round, 0);
  CrownsTable last = CrownsTable::of_version_1();
  last.state.board.round = 2;
  take_annas_last_card(last);
  EXPECT_EQ(last.phase(), Phase::over);
  EXPECT_EQ(last.state.board.round, 2);
}

TEST(CrownsTurn, OnlyAGameThatIsOverHasItsMarkerOnGameEnd) {
  CrownsTable table;
  table.state.board.round = 2;
  take_annas_last_card(table);
  ASSERT_EQ(table.state.board.round, 3);
  const boost::json::object written = Json::write_position(table.rules, table.state, kNewestPosition);
  EXPECT_EQ(written.at("round"), 4);
  const Result<State> read = Json::read_position(table.rules, written);
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(*read, table.state);
  State further = table.state;
  ++further.board.round;
  EXPECT_EQ(table.rules.fault(further), "The game has not so many rounds.");
  State under_way = CrownsTable().state;
  under_way.board.round = 3;
  EXPECT_EQ(table.rules.fault(under_way), "The game has not so many rounds.");
}

}  // namespace
}  // namespace regalia::crowns
