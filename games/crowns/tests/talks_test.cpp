#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

// Anna is the active player; everybody has the ten cards of his house and four ravens.
class CrownsTalks : public testing::Test {
 protected:
  CrownsTable table{4, {{"negotiations", "on"}}};

  void word(int maker, int partner, const std::vector<std::string>& clauses) {
    table.play(maker, "draft " + std::to_string(partner));
    for (const std::string& clause : clauses) table.play(maker, clause);
  }
  void put(int maker, int partner, const std::vector<std::string>& clauses) {
    word(maker, partner, clauses);
    table.play(maker, "put");
  }
  // Anna attacks Ben, and the second talks begin.
  void attack() {
    table.play(1, "close");
    table.play(1, "knight lyre 2");
  }
};

TEST_F(CrownsTalks, DealsAreMadeWithTheActivePlayerOnly) {
  RULE("crowns.talks.active");
  EXPECT_EQ(table.phase(), Phase::talk);
  EXPECT_EQ(table.refusal(2, "draft 3"), "crowns.talks.active");
  EXPECT_EQ(table.refusal(2, "draft 2"), "crowns.talks.active");
  EXPECT_TRUE(table.lists(2, "draft 1"));
  EXPECT_TRUE(table.lists(1, "draft 2"));
  EXPECT_TRUE(table.lists(1, "draft 3"));
}

TEST_F(CrownsTalks, TheyComeBeforeTheActionAndBeforeTheVote) {
  RULE("crowns.talks.when");
  RULE("crowns.g38");
  EXPECT_EQ(table.refusal(1, "lay feud.lyre"), "crowns.talks.when");
  EXPECT_EQ(table.refusal(1, "knight lyre 2"), "crowns.talks.when");
  table.play(1, "close");
  EXPECT_EQ(table.phase(), Phase::act);
  table.play(1, "knight lyre 2");
  EXPECT_EQ(table.phase(), Phase::talk_attack);
  table.play(1, "close");
  EXPECT_EQ(table.phase(), Phase::vote);
  CrownsTable coins(4, {{"negotiations", "on"}});
  coins.play(1, "close");
  coins.play(1, "coinage lyre 2");
  EXPECT_EQ(coins.phase(), Phase::draw);  // only a Knight brings further talks
}

TEST_F(CrownsTalks, ADraftIsWordedInSecret) {
  RULE("crowns.talks.draft");
  EXPECT_EQ(table.refusal(2, "give feud.redtower"), "crowns.talks.draft");
  EXPECT_EQ(table.refusal(2, "put"), "crowns.talks.draft");
  EXPECT_EQ(table.refusal(2, "drop"), "crowns.talks.draft");
  EXPECT_EQ(table.refusal(2, "strike 1"), "crowns.talks.draft");
  word(2, 1, {"give feud.redtower", "ask knight"});
  for (const int viewer : {1, 3, 4, 0}) EXPECT_EQ(table.told(viewer), "");
  EXPECT_EQ(table.refusal(2, "draft 1"), "crowns.talks.draft");
  EXPECT_EQ(table.refusal(2, "strike 3"), "crowns.talks.clauses");
  table.play(2, "strike 1");
  EXPECT_EQ(Phrases::deals(table.rules, table.view(2), table.names)[0].clauses.size(), 1U);
  EXPECT_TRUE(Phrases::deals(table.rules, table.view(1), table.names).empty());
  table.play(2, "drop");
  EXPECT_TRUE(Phrases::deals(table.rules, table.view(2), table.names).empty());
}

TEST_F(CrownsTalks, ClausesAreCardsRavensAndPromises) {
  RULE("crowns.talks.clauses");
  RULE("crowns.talks.property");
  word(2, 1, {});
  EXPECT_EQ(table.refusal(2, "put"), "crowns.talks.clauses");
  EXPECT_EQ(table.refusal(2, "give feud.lyre"), "crowns.talks.property");
  EXPECT_EQ(table.refusal(2, "give ravens 5"), "crowns.talks.property");
  table.play_all({{2, "give trader.redtower"}, {2, "give ravens 1"}, {2, "ask ravens 2"}});
  EXPECT_EQ(table.refusal(2, "give trader.redtower"), "crowns.talks.property");  // he has but one
  EXPECT_EQ(table.refusal(2, "give ravens 1"), "crowns.talks.clauses");
  table.play_all({{2, "ask feud"}, {2, "ask sentinel"}, {2, "promise spare 2"}});
  EXPECT_EQ(table.refusal(2, "ask feud"), "crowns.talks.clauses");  // six are enough
  EXPECT_EQ(Phrases::deals(table.rules, table.view(2), table.names)[0].clauses[0].text,
            "You give Anna the Trader of Redtower.");
  EXPECT_EQ(Phrases::deals(table.rules, table.view(2), table.names)[0].clauses[3].text, "Anna gives you a Feud.");
  EXPECT_EQ(Phrases::deals(table.rules, table.view(2), table.names)[0].clauses[5].text,
            "Anna does not attack you in this turn.");
}

TEST_F(CrownsTalks, WhoIsAskedForAKindGivesACardOfHisOwnHouseFirst) {
  table.deal({{1, "feud.orlok feud.lyre knight.chiron"}, {2, "trader.redtower"}, {3, "coinage.orlok"}});
  put(2, 1, {"give trader.redtower", "ask feud", "ask knight"});
  table.play(1, "agree 2.1 1");
  EXPECT_EQ(table.told(4),
            "Anna and Ben have a deal: Ben gives Anna the Trader of Redtower, Anna gives Ben the Feud of Lyre and "
            "Anna gives Ben the Knight of Chiron.");
  EXPECT_EQ(table.hand(2), table.cards("feud.lyre knight.chiron"));
}

TEST_F(CrownsTalks, AnOfferIsKnownToTheTwoAndAnsweredByName) {
  RULE("crowns.deal");
  RULE("crowns.deal.revision");
  RULE("crowns.deal.counter");
  put(2, 1, {"give feud.redtower", "ask knight"});
  EXPECT_EQ(table.told(1), "Ben offers Anna: Ben gives Anna the Feud of Redtower and Anna gives Ben a Knight.");
  EXPECT_EQ(table.told(3), "");
  EXPECT_EQ(table.refusal(3, "agree 1.1 1"), "crowns.deal");
  EXPECT_EQ(table.refusal(2, "agree 1.1 1"), "crowns.deal");  // it is his own wording
  EXPECT_EQ(table.refusal(1, "agree 2.2 1"), "crowns.deal");
  EXPECT_EQ(table.refusal(1, "withdraw 2.1"), "crowns.deal");
  EXPECT_EQ(table.refusal(1, "agree 2.1 2"), "crowns.deal.revision");
  table.play_all({{1, "counter 2.1"}, {1, "ask ravens 2"}, {1, "put"}});
  EXPECT_EQ(table.refusal(2, "agree 1.1 1"), "crowns.deal.revision");
  for (int revision = 3; revision <= kMostRevisions; ++revision) {
    const bool bens = revision % 2 == 1;
    const std::string other = bens ? "1.1" : "2.1";
    table.play_all({{bens ? 2 : 1, "counter " + other}, {bens ? 2 : 1, "put"}});
  }
  EXPECT_EQ(table.refusal(2, "counter 1.1"), "crowns.deal.counter");
  table.play(2, "refuse 1.1 6");
  EXPECT_EQ(table.told(1), "Ben refuses the offer of Anna.");
  EXPECT_EQ(table.told(4), "");
  EXPECT_EQ(table.refusal(1, "withdraw 2.1"), "crowns.deal");
}

TEST_F(CrownsTalks, OneOfferAtATimeAndThreeDealsInAll) {
  RULE("crowns.deal.one");
  RULE("crowns.deal.limit");
  word(1, 2, {"give feud.lyre"});
  put(2, 1, {"give feud.redtower"});
  EXPECT_EQ(table.refusal(1, "put"), "crowns.deal.one");
  EXPECT_EQ(table.refusal(2, "draft 1"), "crowns.deal.one");
  table.play(2, "withdraw 1.1");
  table.play(1, "put");  // number 2
  table.play(2, "refuse 1.2 1");
  put(2, 1, {"give feud.redtower"});
  table.play(1, "refuse 2.3 1");
  EXPECT_EQ(table.refusal(2, "draft 1"), "crowns.deal.limit");
  EXPECT_EQ(table.refusal(1, "draft 2"), "crowns.deal.limit");
  EXPECT_TRUE(table.lists(1, "draft 3"));
}

TEST_F(CrownsTalks, WhoAgreesMustHaveWhatIsAskedOfHim) {
  RULE("crowns.deal.agree");
  table.deal({{1, "feud.lyre"}, {2, "trader.redtower"}, {3, "coinage.orlok"}});
  put(2, 1, {"give trader.redtower", "ask princess"});
  EXPECT_EQ(table.refusal(1, "agree 2.1 1"), "crowns.talks.property");
  EXPECT_FALSE(table.lists(1, "agree 2.1 1"));
  EXPECT_TRUE(table.lists(1, "refuse 2.1 1"));
}

TEST_F(CrownsTalks, ADealIsCarriedOutAsAWholeAndEverybodyHearsOfIt) {
  RULE("crowns.deal.settled");
  put(3, 1, {"give feud.orlok"});
  put(2, 1, {"give trader.redtower", "give ravens 2", "ask knight", "promise spare 2"});
  table.play(4, "draft 1");
  table.play(1, "agree 2.1 1");
  EXPECT_TRUE(table.has(1, "trader.redtower"));
  EXPECT_TRUE(table.has(2, "knight.lyre"));
  EXPECT_EQ(table.ravens_of(1), 6);
  EXPECT_EQ(table.ravens_of(2), 2);
  EXPECT_TRUE(table.state.board.promises.spared.has(seat_at(1)));
  EXPECT_NE(table.told(0).find("Anna and Ben have a deal"), std::string::npos);
  // Cleo's offer lapses, Dan's draft stays.
  EXPECT_NE(table.told(3).find("The offer of Cleo to Anna lapses."), std::string::npos);
  EXPECT_EQ(table.told(4).find("lapses"), std::string::npos);
  EXPECT_EQ(table.refusal(1, "agree 3.1 1"), "crowns.deal");
  EXPECT_TRUE(table.state.drafts[3].has_value());
}

TEST_F(CrownsTalks, DraftsThatAnswerAnOfferGoWithIt) {
  put(2, 1, {"give feud.redtower"});
  table.play(1, "counter 2.1");
  table.play(2, "withdraw 1.1");
  EXPECT_FALSE(table.state.drafts[0].has_value());
}

TEST_F(CrownsTalks, TalksAreOverWhenAllAreDoneOrTheActivePlayerClosesThem) {
  RULE("crowns.talks.done");
  EXPECT_EQ(table.refusal(2, "close"), "crowns.talks.done");
  table.play(2, "done");
  EXPECT_EQ(table.told(0), "Ben has nothing more to negotiate.");
  EXPECT_EQ(table.refusal(2, "draft 1"), "crowns.talks.done");
  table.play_all({{1, "done"}, {3, "done"}});
  EXPECT_TRUE(table.lists(1, "draft 2"));  // the active player may still make offers, also to those who are done
  put(1, 2, {"give feud.lyre", "ask knight"});
  EXPECT_TRUE(table.rules.pending(table.state).owing.has(seat_at(1)));
  EXPECT_FALSE(
      table.rules.pending_for(table.state, seat_at(2)).owing.has(seat_at(1)));  // which is nobody else's business
  table.play(4, "done");
  EXPECT_EQ(table.phase(), Phase::talk);  // an offer is open
  EXPECT_EQ(table.rules.pending_for(table.state, seat_at(2)).owing, SeatSet::only(seat_at(0)));
  table.play(2, "agree 1.1 1");
  EXPECT_EQ(table.phase(), Phase::act);
}

TEST_F(CrownsTalks, OpenOffersLapseWhenTheTalksAreClosed) {
  put(2, 1, {"give feud.redtower"});
  table.play(1, "close");
  EXPECT_EQ(table.told(2), "The offer of Ben to Anna lapses. The talks are over; the turn of Anna goes on.");
  EXPECT_EQ(table.told(3), "The talks are over; the turn of Anna goes on.");
}

TEST_F(CrownsTalks, WhatIsPromisedForThisTurnMustBeDone) {
  RULE("crowns.talks.binds");
  RULE("crowns.talks.promise");
  RULE("crowns.g39");
  word(2, 1, {"give feud.redtower", "promise attack 3"});
  EXPECT_EQ(table.refusal(2, "promise attack 4"), "crowns.talks.promise");
  EXPECT_EQ(table.refusal(2, "promise spare 3"), "crowns.talks.promise");
  EXPECT_EQ(table.refusal(2, "promise coinage 3"), "crowns.talks.promise");
  EXPECT_EQ(table.refusal(2, "promise attack 1"), "crowns.talks.promise");
  table.play_all({{2, "put"}, {1, "agree 2.1 1"}});
  word(3, 1, {"give feud.orlok"});
  EXPECT_EQ(table.refusal(3, "promise attack 2"), "crowns.talks.promise");
  table.play(1, "close");
  EXPECT_EQ(table.refusal(1, "lay feud.lyre"), "crowns.talks.binds");
  EXPECT_EQ(table.refusal(1, "coinage lyre 3"), "crowns.talks.binds");
  EXPECT_EQ(table.refusal(1, "knight lyre 2"), "crowns.talks.binds");
  EXPECT_EQ(table.listed(1), std::vector<std::string>{"knight lyre 3"});
  EXPECT_NE(table.prompt(1).find("You have promised to attack Cleo."), std::string::npos);
  // The next turn is free again.
  table.play(1, "knight lyre 3");
  table.play(1, "close");
  table.vote("aaaa");
  table.spend_nothing();
  table.play_all({{1, "guest"}, {0, "deal jester"}});
  EXPECT_EQ(table.state.board.promises, Promises());
}

TEST_F(CrownsTalks, ADraftThatWasOvertakenTakesNothingThatCannotBe) {
  word(2, 1, {"promise coinage 2"});
  put(3, 1, {"promise attack 4"});
  table.play(1, "agree 3.1 1");
  EXPECT_EQ(table.refusal(2, "promise spare 4"), "crowns.talks.promise");
  EXPECT_EQ(table.refusal(2, "put"), "crowns.talks.promise");
}

TEST_F(CrownsTalks, WhoIsSparedIsNotAttacked) {
  put(2, 1, {"give ravens 1", "promise spare 2"});
  table.play_all({{1, "agree 2.1 1"}, {1, "close"}});
  EXPECT_EQ(table.refusal(1, "knight lyre 2"), "crowns.talks.binds");
  EXPECT_TRUE(table.lists(1, "knight lyre 3"));
  EXPECT_TRUE(table.lists(1, "coinage lyre 2"));
}

TEST_F(CrownsTalks, ADealTurnsAnAttackOnAnother) {
  attack();
  EXPECT_EQ(table.phase(), Phase::talk_attack);
  word(2, 1, {"give ravens 1"});
  EXPECT_EQ(table.refusal(2, "promise coinage 3"), "crowns.talks.promise");
  table.play_all({{2, "promise spare 2"}, {2, "put"}, {1, "agree 2.1 1"}, {1, "close"}});
  EXPECT_EQ(table.phase(), Phase::target);
  EXPECT_EQ(table.refusal(1, "target 2"), "crowns.talks.binds");
  EXPECT_EQ(table.refusal(1, "vote attacker"), "crowns.talks.binds");
  table.play(1, "target 4");
  EXPECT_EQ(table.told(0), "Anna turns the attack on Dan.");
  EXPECT_EQ(table.phase(), Phase::vote);
}

TEST_F(CrownsTalks, AnAttackOnAnotherIsPaidForWithACardToo) {
  attack();
  put(2, 1, {"give trader.redtower", "promise attack 4"});
  table.play_all({{1, "agree 2.1 1"}, {1, "close"}});
  EXPECT_TRUE(table.has(1, "trader.redtower"));
  EXPECT_EQ(table.state.board.target, seat_at(3));
  EXPECT_EQ(table.phase(), Phase::vote);
}

TEST_F(CrownsTalks, APromisedTargetIsTakenAtOnceAndSomebodyMustBeLeft) {
  attack();
  put(3, 1, {"give ravens 2", "promise spare 3"});
  table.play(1, "agree 3.1 1");
  put(4, 1, {"give ravens 2", "promise spare 4"});
  table.play(1, "agree 4.1 1");
  word(2, 1, {"give ravens 1"});
  EXPECT_EQ(table.refusal(2, "promise spare 2"), "crowns.talks.promise");
  EXPECT_EQ(table.refusal(2, "promise attack 3"), "crowns.talks.promise");
  table.play(1, "close");
  EXPECT_EQ(table.phase(), Phase::vote);  // Ben it is
  EXPECT_EQ(table.state.board.target, seat_at(1));
}

TEST_F(CrownsTalks, TheKnightThatIsPlayedStillRespectsItsBanner) {
  table.deal({{1, "knight.orlok feud.lyre"}, {2, "trader.redtower"}, {3, "coinage.orlok"}});
  table.play(1, "close");
  table.play(1, "knight orlok 2");
  word(2, 1, {"give ravens 1"});
  EXPECT_EQ(table.refusal(2, "promise attack 3"), "crowns.knight.banner");
  table.play_all({{2, "promise attack 4"}, {2, "put"}, {1, "agree 2.1 1"}, {1, "close"}});
  EXPECT_EQ(table.state.board.target, seat_at(3));
  EXPECT_EQ(table.phase(), Phase::vote);
}

TEST_F(CrownsTalks, NobodyPromisesWhatHeCouldNotDo) {
  RULE("crowns.talks.possible");
  table.deal({{1, "feud.lyre knight.redtower"}, {2, "knight.orlok trader.redtower"}, {3, "coinage.orlok"}});
  // Her only Knight is of Ben's house, so she cannot promise to attack him; Cleo she can.
  word(1, 3, {"ask coinage", "promise attack 2"});
  EXPECT_EQ(table.refusal(1, "put"), "crowns.talks.possible");
  table.play_all({{1, "strike 2"}, {1, "promise attack 3"}});
  table.play(1, "put");
  // She cannot give that Knight away and promise to attack with it; with another's Knight in return she can.
  table.play(3, "refuse 1.1 1");
  put(2, 1, {"give knight.orlok", "ask knight", "promise attack 4"});
  EXPECT_TRUE(table.lists(1, "agree 2.1 1"));
  table.play_all({{1, "counter 2.1"}, {1, "strike 1"}});
  EXPECT_EQ(table.refusal(1, "put"), "crowns.talks.possible");
}

TEST_F(CrownsTalks, ACoinageAndATradeCanBePromised) {
  RULE("crowns.talks.trade");
  word(2, 1, {"give ravens 1"});
  EXPECT_EQ(table.refusal(2, "promise trade 3"), "crowns.talks.trade");
  table.play_all({{2, "promise trade 2"}, {2, "put"}, {1, "agree 2.1 1"}, {1, "close"}});
  EXPECT_EQ(table.refusal(1, "coinage lyre 2"), "crowns.talks.binds");
  EXPECT_EQ(table.refusal(1, "knight lyre 2"), "crowns.talks.binds");
  table.play_all({{1, "lay feud.lyre"},
                  {2, "offer feud.redtower"},
                  {3, "offer feud.orlok"},
                  {4, "offer feud.chiron"},
                  {1, "enough"}});
  table.play_all({{2, "raise 0"}, {3, "raise 2"}, {4, "raise 0"}});
  EXPECT_EQ(table.refusal(1, "accept 3"), "crowns.talks.binds");
  table.play(1, "accept 2");
  EXPECT_TRUE(table.has(1, "feud.redtower"));
  CrownsTable coins(4, {{"negotiations", "on"}});
  coins.play_all(
      {{3, "draft 1"}, {3, "promise coinage 4"}, {3, "give ravens 1"}, {3, "put"}, {1, "agree 3.1 1"}, {1, "close"}});
  EXPECT_EQ(coins.listed(1), std::vector<std::string>{"coinage lyre 4"});
}

TEST_F(CrownsTalks, WhoIsPromisedATradeIsNotShutOutByASecondCard) {
  table.deal({{1, "feud.lyre*2"}, {2, "trader.redtower"}, {3, "coinage.orlok*2"}});
  put(2, 1, {"give ravens 1", "promise trade 2"});
  table.play_all({{1, "agree 2.1 1"},
                  {1, "close"},
                  {1, "lay feud.lyre"},
                  {2, "offer trader.redtower"},
                  {3, "offer coinage.orlok"}});
  table.play(4, "offer feud.chiron");
  EXPECT_EQ(table.phase(), Phase::raise);  // no second card, since Ben has none
}

TEST_F(CrownsTalks, WordsBindNobodyAndAreReadByTheTwo) {
  RULE("crowns.talks.words");
  word(2, 1, {"give ravens 1"});
  const WordsSpec spec = table.rules.words(table.state, seat_at(1), table.move("put"));
  EXPECT_GT(spec.longest, 0U);
  EXPECT_TRUE(spec.readers.has(seat_at(0)));
  EXPECT_FALSE(spec.readers.has(seat_at(2)));
  table.book.keep(spec.number, {"And my vote in the next round.", spec.readers});
  table.play(2, "put");
  EXPECT_EQ(Phrases::deals(table.rules, table.view(1), table.names)[0].words, "And my vote in the next round.");
  table.play(1, "agree 2.1 1");
  EXPECT_EQ(table.state.board.promises, Promises());
}

TEST_F(CrownsTalks, PartnersAreNeitherAttackedNorSpared) {
  CrownsTable teams(6, {{"negotiations", "on"}, {"teams", "on"}});
  teams.play(2, "draft 1");
  EXPECT_EQ(teams.refusal(2, "promise attack 4"), "crowns.team.attack");
  EXPECT_EQ(teams.refusal(2, "promise spare 4"), "crowns.team.attack");
}

}  // namespace
}  // namespace regalia::crowns
