#include "engine/rulebook.h"
#include "games/crowns/tests/crowns_table.h"
#include "games/crowns/view/make_game.h"

namespace regalia::crowns {
namespace {

TEST(CrownsSetup, EverybodyTakesTheTenCardsOfAHouseAndFourRavens) {
  RULE("crowns.setup");
  for (int seats = 4; seats <= 9; ++seats) {
    const CrownsTable table(seats);
    for (int i = 1; i <= seats; ++i) {
      EXPECT_EQ(table.hand(i).size(), 10);
      EXPECT_EQ(table.ravens_of(i), 4);
      for (const Card card : table.hand(i)) EXPECT_EQ(house_of(card), i - 1);
    }
    EXPECT_TRUE(table.has(1, "knight.lyre*3 coinage.lyre*2 feud.lyre*2 trader.lyre princess.lyre castellan.lyre"));
    EXPECT_EQ(table.state.guests.size(), 11);
    EXPECT_EQ(table.state.guests, table.cards("jester*4 sentinel*2 artist bard diplomat priest undertaker"));
  }
  EXPECT_FALSE(Rules::make(3, {}, standard_facts()).ok());
  EXPECT_FALSE(Rules::make(10, {}, standard_facts()).ok());
}

TEST(CrownsSetup, ChanceOrAnOptionSaysWhoBegins) {
  RULE("crowns.setup.start");
  RULE("crowns.g4");
  RULE("crowns.chance");
  CrownsTable table(5, {{"start", "random"}});
  EXPECT_EQ(table.phase(), Phase::start);
  EXPECT_EQ(table.rules.pending(table.state).step, Step::chance);
  OutcomeList outcomes;
  table.rules.outcomes(table.state, outcomes);
  EXPECT_EQ(outcomes.size(), 5U);
}

TEST(CrownsSetup, WhoeverIsDrawnBeginsEveryRound) {
  CrownsTable table(5, {{"start", "random"}});
  EXPECT_EQ(table.refusal(1, "lay feud.lyre"), "crowns.turn.order");
  EXPECT_EQ(table.refusal(0, "draw feud.lyre"), "crowns.chance");
  table.play(0, "start 3");
  EXPECT_EQ(table.turn(), 3);
  EXPECT_EQ(table.told(1), "Cleo begins every round. Round 1 begins. It is the turn of Cleo.");
  EXPECT_EQ(table.refusal(1, "lay feud.lyre"), "crowns.turn.order");
  EXPECT_EQ(CrownsTable(5, {{"start", "4"}}).turn(), 4);
}

TEST(CrownsSetup, CardsAndRavensAreCounted) {
  RULE("crowns.ravens.count");
  CrownsTable table;
  State wrong = table.state;
  wrong.hands[0].take(table.rules.card_at("feud.lyre"));
  EXPECT_EQ(table.rules.fault(wrong), "Some cards are missing.");
  wrong = table.state;
  wrong.hands[1].add(table.rules.card_at("feud.lyre"));
  EXPECT_EQ(table.rules.fault(wrong), "There are more of some cards than the game has.");
  wrong = table.state;
  ++wrong.board.ravens[2];
  EXPECT_EQ(table.rules.fault(wrong), "The ravens do not add up.");
}

TEST(CrownsSetup, AHandIsSecretAndGuestsAndAgendasAreCardsOfIt) {
  RULE("crowns.cards");
  RULE("crowns.g6");
  CrownsTable table;
  table.deal({{1, "feud.lyre jester knight.orlok"}, {2, "feud.redtower"}, {3, "feud.chiron"}});
  const ViewInfo shown = Json::show(table.rules, table.view(2));
  EXPECT_EQ(shown.seats[0].cards, 3);
  EXPECT_TRUE(shown.seats[0].hand.empty());
  EXPECT_EQ(Json::show(table.rules, table.view(1)).hand.size(), 3U);
  CrownsTable agendas(4, {{"agendas", "on"}});
  agendas.play_all({{0, "agenda undertaker"}, {0, "agenda jester"}, {0, "agenda jester"}, {0, "agenda bard"}});
  EXPECT_EQ(Json::show(agendas.rules, agendas.view(2)).seats[0].cards, 10);
  EXPECT_EQ(agendas.rules.final_hands(agendas.state)[0].size(), 11);
}

TEST(CrownsSetup, TheRulebookSaysHowManyCopiesOfEachGuestThereAre) {
  RULE("crowns.setup.guests");
  const std::vector<RuleText> found = find_rules(rulebook(), "crowns.setup.guests");
  ASSERT_EQ(found.size(), 1U);
  const Facts facts = standard_facts();
  for (int i = kHouseTypes; i < kTypes; ++i) {
    const TypeFacts& guest = facts.types[at(i)];
    const std::string share = std::to_string(guest.copies) + " " + (guest.copies == 1 ? guest.name : guest.plural);
    EXPECT_NE(found[0].text.find(share), std::string::npos) << share;
  }
}

}  // namespace
}  // namespace regalia::crowns
