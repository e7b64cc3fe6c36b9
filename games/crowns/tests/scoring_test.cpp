#include "engine/rulebook.h"
#include "games/crowns/tests/crowns_table.h"
#include "games/crowns/view/make_game.h"

namespace regalia::crowns {
namespace {

TEST(CrownsScoring, AnUntouchedHandScoresEleven) {
  RULE("crowns.score");
  const CrownsTable table(9);
  for (int i = 1; i <= 9; ++i) EXPECT_EQ(table.points(i), 11);
}

TEST(CrownsScoring, TheRulebooksHandScoresTwenty) {
  RULE("crowns.score.castellan");
  RULE("crowns.score.princess");
  RULE("crowns.score.trader");
  CrownsTable table(6);
  table.deal({{1, "princess.lyre princess.orlok knight.lyre*3 coinage.lyre*2 castellan.lyre castellan.midian"}});
  table.ravens({7, 4, 4, 4, 4, 1});
  const HandScore score = table.rules.score(table.rules.final_hands(table.state), seat_at(0), 7);
  EXPECT_EQ(score.points[at(Type::princess)], 6);
  EXPECT_EQ(score.points[at(Type::castellan)], 14);
  EXPECT_EQ(score.points[at(Type::coinage)], 0);
  EXPECT_EQ(score.total(), 20);
  table.ravens({0, 4, 4, 4, 4, 1});
  EXPECT_EQ(table.points(1), 6);
  table.deal({{1, "trader.lyre trader.orlok coinage.lyre*2 coinage.midian"}});
  EXPECT_EQ(table.points(1), 6);
}

TEST(CrownsScoring, FeudsCountForThoseWhoHaveMost) {
  RULE("crowns.score.feud");
  RULE("crowns.g27");
  CrownsTable table;
  table.ravens({0, 0, 0, 0});
  table.deal({{1, "feud.lyre*2 feud.orlok"}, {2, "feud.redtower*2 feud.orlok"}, {3, "knight.orlok"}});
  EXPECT_EQ(table.points(1), 3);
  EXPECT_EQ(table.points(2), 3);
  EXPECT_EQ(table.points(3), 0);
  table.deal({{1, "feud.lyre*2 feud.orlok"}, {2, "feud.redtower*2 feud.orlok feud.chiron"}, {3, "knight.orlok"}});
  EXPECT_EQ(table.points(1), 0);
  EXPECT_EQ(table.points(2), 4);
}

TEST(CrownsScoring, ArtistAndBardLookAtBothNeighbours) {
  RULE("crowns.score.artist");
  RULE("crowns.score.bard");
  RULE("crowns.g34");
  CrownsTable table(5);
  table.ravens({});
  table.deal({{1, "artist"},
              {2, "princess.lyre princess.orlok coinage.lyre"},
              {3, "bard princess.chiron"},
              {4, "coinage.orlok*2"},
              {5, ""}});
  const int of_last = count_of(table.hand(5), Type::princess);
  EXPECT_EQ(table.points(1), 2 + of_last);
  EXPECT_EQ(table.points(3), 3);
  // An agenda is counted with its owner's hand.
  CrownsTable agendas(4, {{"agendas", "on"}});
  agendas.play_all({{0, "agenda artist"}, {0, "agenda bard"}, {0, "agenda jester"}, {0, "agenda jester"}});
  EXPECT_EQ(agendas.points(1), 11 + 2);
  EXPECT_EQ(agendas.points(2), 11 + 4);
}

TEST(CrownsScoring, ADiplomatCountsCardsOfOtherHouses) {
  RULE("crowns.score.diplomat");
  RULE("crowns.g26");
  CrownsTable table;
  table.ravens({});
  table.deal({{1, "diplomat jester jester jester knight.lyre knight.orlok*2 coinage.redtower"}});
  const HandScore score = table.rules.score(table.rules.final_hands(table.state), seat_at(0), 0);
  EXPECT_EQ(score.points[at(Type::diplomat)], 3);
}

TEST(CrownsScoring, JestersCountForThoseWhoHaveMostAndCostTheOthersTwoOnce) {
  RULE("crowns.score.jester");
  RULE("crowns.g28");
  RULE("crowns.g5");
  Facts facts = standard_facts();
  facts.types[at(Type::jester)].copies.value = 5;
  CrownsTable table(4, {}, facts);
  table.ravens({});
  table.deal({{1, "jester*3"}, {2, "jester*2"}, {3, "knight.orlok"}});
  EXPECT_EQ(table.points(1), 6);
  EXPECT_EQ(table.points(2), -2);
  EXPECT_EQ(table.points(3), 0);
  CrownsTable tied;
  tied.ravens({});
  tied.deal({{1, "jester*2"}, {2, "jester*2"}, {3, "knight.orlok"}});
  EXPECT_EQ(tied.points(1), 4);
  EXPECT_EQ(tied.points(2), 4);
}

TEST(CrownsScoring, APriestCountsSets) {
  RULE("crowns.score.priest");
  RULE("crowns.g35");
  CrownsTable table(6);
  table.ravens({});
  table.deal({{1, "priest castellan.lyre castellan.orlok princess.lyre princess.orlok princess.midian trader.lyre"}});
  EXPECT_EQ(table.points(1), 3);  // the rulebook's example: one set
  table.deal({{1,
               "priest castellan.lyre castellan.orlok princess.lyre princess.orlok princess.midian trader.lyre "
               "trader.orlok"}});
  EXPECT_EQ(table.points(1), 6);  // with another Trader, two
  table.deal({{1, "priest castellan.lyre princess.lyre trader.lyre knight.lyre coinage.lyre"}});
  table.ravens({2});
  EXPECT_EQ(table.points(1), 3 + 2 + 1 + 1);  // cards of a set count for themselves
}

TEST(CrownsScoring, SetsMayMixHousesAndScoreOnlyWhole) {
  RULE("crowns.score.priest");
  CrownsTable table(6);
  const auto priests = [&](const std::string& hand) {
    table.deal({{1, hand}});
    return table.rules.score(table.rules.final_hands(table.state), seat_at(0), 0).points[at(Type::priest)];
  };
  EXPECT_EQ(priests("priest castellan.orlok princess.midian trader.redtower"), 3);
  EXPECT_EQ(priests("priest castellan.orlok castellan.lyre princess.midian"), 0);
  const std::vector<RuleText> found = find_rules(rulebook(), "crowns.score.priest");
  ASSERT_EQ(found.size(), 1U);
  for (const char* words : {"may mix houses", "Only whole sets"})
    EXPECT_NE(found[0].text.find(words), std::string::npos) << words;
  EXPECT_NE(effect_text(standard_facts(), Type::priest).find("whole set"), std::string::npos);
}

TEST(CrownsScoring, AnUndertakerNeedsTheFewestCards) {
  RULE("crowns.score.undertaker");
  RULE("crowns.g33");
  RULE("crowns.g32");
  // The rulebook's example: 7 cards against 7, 9 and 10.
  CrownsTable table;
  Rules::HandsOfSeats example{};
  example[0] = table.cards("undertaker knight.lyre*3 coinage.lyre*2 trader.lyre");
  example[1] = table.cards("knight.redtower*3 coinage.redtower*2 feud.redtower*2");
  example[2] = table.cards("knight.orlok*3 coinage.orlok*2 feud.orlok*2 castellan.orlok princess.orlok");
  example[3] = table.rules.first_hand(3);
  EXPECT_EQ(table.rules.score(example, seat_at(0), 0).points[at(Type::undertaker)], 3);
  table.ravens({});
  table.deal({{1, "undertaker sentinel knight.lyre*3 coinage.lyre*2"},
              {2, "knight.redtower*3 coinage.redtower*2 castellan.redtower castellan.lyre"},
              {3, "knight.orlok*3 coinage.orlok*2 castellan.orlok castellan.chiron princess.orlok princess.lyre"}});
  EXPECT_EQ(table.rules.score(table.rules.final_hands(table.state), seat_at(0), 0).points[at(Type::undertaker)], 3);
  table.deal({{1, "undertaker sentinel knight.lyre*3 coinage.lyre*2"},
              {2, "knight.redtower*3 coinage.redtower*2 castellan.redtower"},
              {3, "knight.orlok*3 coinage.orlok*2 castellan.orlok castellan.chiron princess.orlok princess.lyre"}});
  EXPECT_EQ(table.points(1), 0);
}

TEST(CrownsScoring, TiesGoToFewerCardsThenFewerRavensThenAreShared) {
  RULE("crowns.end.tie");
  CrownsTable table;
  table.ravens({0, 0, 0, 0});
  table.deal({{1, "jester*2"}, {2, "jester*2 knight.lyre"}, {3, "feud.orlok"}});
  EXPECT_EQ(table.points(1), table.points(2));
  EXPECT_LT(table.rules.ranking(table.state).place[0], table.rules.ranking(table.state).place[1]);
  table.deal({{1, "jester*2"}, {2, "jester*2"}, {3, "feud.orlok"}});
  table.ravens({1, 0, 0, 0});
  EXPECT_LT(table.rules.ranking(table.state).place[1], table.rules.ranking(table.state).place[0]);
  table.ravens({1, 1, 0, 0});
  EXPECT_EQ(table.rules.ranking(table.state).place[1], table.rules.ranking(table.state).place[0]);
  EXPECT_EQ(table.rules.tie_breaks(table.state, seat_at(1))[0], (TieBreak{"smaller hand", 2}));
  EXPECT_EQ(table.rules.tie_breaks(table.state, seat_at(1))[1], (TieBreak{"smaller number of ravens", 1}));
}

TEST(CrownsScoring, TheTallySaysWhereEveryPointComesFrom) {
  const CrownsTable table;
  const Tally tally = table.rules.tally(table.state, seat_at(0));
  EXPECT_EQ(tally.total(), 11);
  EXPECT_EQ(tally.lines[0], (TallyLine{"Castellans", 4}));
}

TEST(CrownsScoring, WhatAHandIsWorthIsShownToItsOwner) {
  CrownsTable table;
  table.deal(
      {{1, "princess.lyre knight.lyre*2 coinage.lyre feud.lyre"}, {2, "trader.redtower"}, {3, "princess.orlok"}});
  const ViewInfo view = Json::show(table.rules, table.view(1));
  EXPECT_EQ(view.worth.points, 2);  // whether the Feud counts is open
  ASSERT_EQ(view.worth.lines.size(), 2U);
  EXPECT_TRUE(view.worth.lines[0].open);
  table.play(1, "lay feud.lyre");
  table.play(2, "offer trader.redtower");
  table.play(3, "offer princess.orlok");
  const ViewInfo then = Json::show(table.rules, table.view(1));
  ASSERT_EQ(then.prospects.size(), 2U);
  EXPECT_EQ(then.prospects[0].element, "offer:2");
  EXPECT_EQ(then.prospects[0].points, 3);
  EXPECT_EQ(then.prospects[1].points, 4);
}

}  // namespace
}  // namespace regalia::crowns
