// What the engine promises to negotiation games, tried on the probe.
#include "tests/probe/probe.h"

#include "engine/standing_wishes.h"
#include "tests/probe/probe_table.h"

namespace regalia::probe {
namespace {

TEST_F(ProbeTable, ABlindDrawIsKnownToTwoSeats) {
  RULE("probe.token");
  to_bargain();
  EXPECT_EQ(told(kAnn), "Round 1 of 4: Ann draws a blue token.");
  EXPECT_EQ(told(kBen), "Round 1 of 4: Ann draws a blue token.");
  EXPECT_EQ(told(kCid), "Round 1 of 4: Ann draws a token.");
  EXPECT_EQ(Rules::colour_seen(view(kBen), 0), Colour::blue) << "the neighbour remembers it";
  EXPECT_EQ(Rules::colour_seen(view(kCid), 0), std::nullopt);
  EXPECT_EQ(Rules::colour_seen(view(kNobody), 0), std::nullopt);
  Rng rng(1);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(rules.imagine(view(kBen), rng).tokens[0].colour, Colour::blue);
}

TEST_F(ProbeTable, ChanceDoesOnlyWhatIsItsOwn) {
  RULE("probe.chance");
  EXPECT_EQ(refusal(kChance, "token red"), "probe.chance") << "first the veto is handed out";
  EXPECT_EQ(refusal(kAnn, "hand-veto 1"), "probe.turn");
  EXPECT_EQ(rules.chance_scope(state), (ChanceScope{kNobody, "veto"}));
  play(kChance, "hand-veto 3");
  EXPECT_EQ(rules.chance_scope(state), (ChanceScope{kAnn, "token"}));
  EXPECT_EQ(told(kCid), "Cid is given the veto in secret.");
  EXPECT_EQ(told(kAnn), "Somebody is given the veto in secret.");
}

TEST_F(ProbeTable, DraftingIsSilentAndChangesNothingForOthers) {
  RULE("probe.draft");
  to_bargain();
  const View<Rules> ben = view(kBen);
  const View<Rules> cid = view(kCid);
  const std::vector<std::string> asked = {"draft 1", "accept 1.1 1", "counter 1.1",
                                          "put",     "withdraw 1.1", "clause ask 1"};
  std::vector<Verdict> verdicts;
  for (const std::string& text : asked) verdicts.push_back(rules.check(state, kBen, move(text)));
  for (const char* text :
       {"draft 2", "clause give 3", "clause ask 1", "strike 1", "drop", "draft 2", "clause give 1"}) {
    play(kAnn, text);
    EXPECT_TRUE(heard.tellings.empty()) << text;
    EXPECT_TRUE(shows_the_same(view(kBen), ben)) << text;
    EXPECT_TRUE(shows_the_same(view(kCid), cid)) << text;
    for (std::size_t i = 0; i < asked.size(); ++i) EXPECT_EQ(rules.check(state, kBen, move(asked[i])), verdicts[i]);
  }
  EXPECT_EQ(deals(kAnn).size(), 1U);
  EXPECT_TRUE(deals(kBen).empty());
  EXPECT_EQ(refusal(kAnn, "draft 3"), "probe.draft") << "one at a time";
}

TEST_F(ProbeTable, ADraftIsWithSomebodyElse) {
  RULE("probe.draft.partner");
  to_bargain();
  EXPECT_EQ(refusal(kAnn, "draft 1"), "probe.draft.partner");
  EXPECT_EQ(rules.check(state, kAnn, Move::of(MoveKind::draft, 7)).rule(), "probe.draft.partner");
}

TEST_F(ProbeTable, ASecretDealIsHeardByItsPartiesOnly) {
  RULE("probe.deal");
  to_bargain();
  const View<Rules> before = view(kCid);
  play_all(kAnn, {"draft 2", "clause give 3", "clause ask 1", "put"});
  EXPECT_EQ(told(kBen), "Ann puts deal 1 to Ben: Ann will pay Ben 3 points and Ben will pay Ann 1 point.");
  EXPECT_TRUE(hears(kAnn));
  EXPECT_FALSE(hears(kCid) || hears(kNobody));
  play(kBen, "accept 1.1 1");
  EXPECT_TRUE(hears(kAnn) && hears(kBen));
  EXPECT_FALSE(hears(kCid));
  EXPECT_TRUE(shows_the_same(view(kCid), before));
  EXPECT_EQ(refusal(kCid, "accept 1.1 1"), "probe.deal") << "to others there is no such deal";
  EXPECT_EQ(view(kAnn).seen.pledges, (std::vector<Pledge>{{kAnn, kBen, 3}, {kBen, kAnn, 1}}));
  EXPECT_EQ(refusal(kBen, "refuse 1.1 1"), "probe.deal") << "it is closed";
}

TEST_F(ProbeTable, AnAnswerNamesTheWordingThatStands) {
  RULE("probe.deal.revision");
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3", "put"});
  play_all(kBen, {"counter 1.1", "strike 1", "clause ask 5", "put"});
  EXPECT_EQ(told(kAnn), "Ben answers Ann with wording 2 of deal 1: Ann will pay Ben 5 points.");
  EXPECT_EQ(refusal(kAnn, "accept 2.1 1"), "probe.deal.revision");
  EXPECT_EQ(reason(kAnn, "accept 2.1 1"), "This is wording 1 of your deal with Ben; wording 2 stands.");
  EXPECT_EQ(refusal(kBen, "accept 1.1 2"), "probe.deal") << "his own wording";
  play(kAnn, "accept 2.1 2");
  EXPECT_EQ(state.pledges, (std::vector<Pledge>{{kAnn, kBen, 5}}));
}

TEST_F(ProbeTable, ACounterOfferBeginsWithACopyAndHasAnEnd) {
  RULE("probe.counter");
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3", "clause ask 2", "put"});
  play(kBen, "counter 1.1");
  EXPECT_TRUE(heard.tellings.empty());
  ASSERT_EQ(deals(kBen).size(), 2U);
  EXPECT_EQ(deals(kBen)[0].answers, "1.1");
  EXPECT_EQ(deals(kBen)[0].clauses.size(), 2U);
  EXPECT_EQ(deals(kBen)[0].clauses[0].text, "Ann will pay you 3 points.");
  play(kBen, "put");
  EXPECT_EQ(refusal(kBen, "counter 1.1"), "probe.deal") << "his own wording";
  play_all(kAnn, {"counter 2.1", "put"});
  EXPECT_EQ(refusal(kBen, "counter 1.1"), "probe.counter") << "three wordings are all";
  EXPECT_TRUE(lists(kBen, "refuse 1.1 3"));
}

TEST_F(ProbeTable, AnOfferCanBeWithdrawnByWhoeverWordedIt) {
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3", "put"});
  EXPECT_EQ(refusal(kBen, "withdraw 1.1"), "probe.deal");
  play(kBen, "counter 1.1");
  play(kAnn, "withdraw 2.1");
  EXPECT_EQ(told(kBen), "Ann withdraws deal 1 with Ben.");
  EXPECT_FALSE(hears(kCid));
  EXPECT_EQ(refusal(kBen, "accept 1.1 1"), "probe.deal");
  EXPECT_EQ(refusal(kBen, "put"), "probe.deal") << "what the draft answers is closed";
  EXPECT_TRUE(lists(kBen, "drop"));
}

TEST_F(ProbeTable, DealsAreNumberedWithinTheirPartiesAndLimited) {
  RULE("probe.deal.limit");
  to_bargain();
  play_all(kBen, {"draft 3", "clause give 1", "put", "draft 1", "clause give 1", "put"});
  play_all(kAnn, {"draft 2", "clause give 1", "put", "draft 2", "clause give 2", "put"});
  EXPECT_TRUE(lists(kAnn, "accept 2.1 1")) << "Ben's deal with Cid does not count";
  EXPECT_TRUE(lists(kAnn, "withdraw 2.3"));
  EXPECT_EQ(refusal(kAnn, "draft 2"), "probe.deal.limit");
  EXPECT_TRUE(lists(kBen, "draft 1"));
  EXPECT_TRUE(lists(kAnn, "draft 3"));
}

TEST_F(ProbeTable, AnAmountPastItsRangeIsRefused) {
  RULE("probe.clause");
  to_bargain();
  play(kAnn, "draft 2");
  EXPECT_EQ(refusal(kAnn, "put"), "probe.clause") << "a deal says something";
  for (const char* text : {"clause give 0", "clause give 6", "clause ask 255", "clause ask 16777215"})
    EXPECT_EQ(refusal(kAnn, text), "probe.clause") << text;
  for (const char* text : {"clause give 16777216", "clause give -1", "clause give 99999999999", "clause ask 05"})
    EXPECT_FALSE(rules.parse_move(text).ok()) << text;
  play_all(kAnn, {"clause give 5", "clause ask 1", "clause ask 5"});
  EXPECT_EQ(refusal(kAnn, "clause give 1"), "probe.clause") << "three clauses are all";
  EXPECT_EQ(refusal(kAnn, "strike 4"), "probe.clause");
}

TEST_F(ProbeTable, AnOpenStepEndsWhenAllAreDone) {
  RULE("probe.bargain");
  RULE("probe.bargain.done");
  to_bargain();
  EXPECT_EQ(rules.pending(state).step, Step::open);
  play_all(kAnn, {"draft 2", "clause give 1"});
  play_all(kBen, {"draft 1", "done"});
  EXPECT_EQ(told(kNobody), "Ben is done bargaining.");
  EXPECT_FALSE(rules.pending(state).may_act(kBen));
  EXPECT_EQ(reason(kBen, "draft 1"), "You are done bargaining in this round.");
  EXPECT_EQ(reason(kCid, "draft 2"), "Ben is done bargaining in this round.");
  EXPECT_EQ(reason(kAnn, "put"), "Ben is done bargaining in this round.");
  EXPECT_FALSE(state.drafts[1].has_value()) << "it is thrown away";
  play(kCid, "done");
  play(kAnn, "done");
  EXPECT_EQ(rules.pending(state).step, Step::sealed);
}

TEST_F(ProbeTable, SealedAnswersCanBeChangedUntilTheLastIsIn) {
  RULE("probe.vote");
  to_vote();
  play(kBen, "vote yes");
  EXPECT_EQ(told(kAnn), "Ben has voted.") << "others hear that, not what";
  EXPECT_TRUE(rules.pending(state).may_revise.has(kBen));
  play(kBen, "vote no");
  EXPECT_FALSE(hears(kAnn)) << "nobody hears of a change";
  play(kAnn, "vote yes");
  play(kCid, "vote yes");
  EXPECT_EQ(state.open.phase, Phase::veto) << "two to one";
}

TEST_F(ProbeTable, SealedAnswersDoNotDependOnTheirOrder) {
  to_vote();
  const State before = state;
  for (const Seat seat : {kAnn, kBen, kCid}) play(seat, seat == kBen ? "vote no" : "vote yes");
  const State forwards = state;
  state = before;
  for (const Seat seat : {kCid, kBen, kAnn}) play(seat, seat == kBen ? "vote no" : "vote yes");
  EXPECT_EQ(state, forwards);
}

TEST(Probe, ATiedVoteFails) {
  RULE("probe.phase");
  const Rules rules(2);
  State state = rules.initial();
  Silence silence;
  for (const char* text : {"hand-veto 1", "token red"}) rules.apply(state, kChance, *rules.parse_move(text), silence);
  EXPECT_EQ(rules.check(state, seat_at(0), *rules.parse_move("vote yes")).rule(), "probe.phase");
  for (const int seat : {0, 1}) rules.apply(state, seat_at(seat), *rules.parse_move("done"), silence);
  rules.apply(state, seat_at(0), *rules.parse_move("vote yes"), silence);
  rules.apply(state, seat_at(1), *rules.parse_move("vote no"), silence);
  EXPECT_EQ(state.open.phase, Phase::bid);
  EXPECT_FALSE(state.tokens[0].counts);
}

TEST_F(ProbeTable, AStandingStepAsksEverybodyAndIsAnsweredFromWishes) {
  RULE("probe.veto");
  to_vote();
  for (const Seat seat : {kAnn, kBen, kCid}) play(seat, "vote yes");
  const Pending pending = rules.pending(state);
  ASSERT_TRUE(pending.standing);
  EXPECT_EQ(pending.owing, SeatSet::all(3)) << "whoever holds the veto";
  EXPECT_EQ(refusal(kBen, "veto"), "probe.veto");
  ASSERT_EQ(Phrases::wishes(rules, names).size(), 1U);
  const Move veto = Phrases::wishes(rules, names)[0].offer.move;
  StandingWishes wishes;
  for (const Seat seat : {kBen, kCid}) wishes.set(seat, {veto});  // Ben without holding it
  for (const Seat seat : pending.owing) {
    const Move answer = wishes.answer(seat, moves_of(rules, state, seat));
    EXPECT_EQ(rules.text(answer), seat == kCid ? "veto" : "pass");
    rules.apply(state, seat, answer, heard);
  }
  EXPECT_TRUE(state.veto_spent());
  EXPECT_FALSE(state.tokens[0].counts);
}

TEST_F(ProbeTable, CoinsBecomePrestige) {
  RULE("probe.bid");
  RULE("probe.points");
  to_bid();
  EXPECT_EQ(refusal(kBen, "bid 1"), "probe.turn");
  EXPECT_EQ(refusal(kAnn, "bid 5"), "probe.bid");
  play(kAnn, "bid 4");
  EXPECT_EQ(rules.tally(state, kAnn).total(), 4);
  EXPECT_EQ(state.open.phase, Phase::draw_token);
  EXPECT_EQ(rules.active(state.open), kBen);
}

TEST_F(ProbeTable, AtTheEndPledgesArePaidAndEverythingIsShown) {
  RULE("probe.over");
  RULE("probe.secrets");
  RULE("probe.turn");
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3", "put"});
  play(kBen, "accept 1.1 1");
  EXPECT_TRUE(view(kCid).seen.pledges.empty());
  for (int round = 0; round < 4; ++round) {
    if (round > 0) play(kChance, "token red");
    for (const Seat seat : {kAnn, kBen, kCid}) play(seat, "done");
    for (const Seat seat : {kAnn, kBen, kCid}) play(seat, "vote yes");
    for (const Seat seat : {kAnn, kBen, kCid}) play(seat, "pass");
    play(rules.active(state.open), "bid 1");
  }
  EXPECT_EQ(rules.pending(state).step, Step::over);
  EXPECT_EQ(told(kCid), "The game is over. Ann will pay Ben 3 points.");
  EXPECT_EQ(refusal(kAnn, "done"), "probe.over");
  EXPECT_EQ(view(kCid).seen.pledges.size(), 1U);
  EXPECT_EQ(Rules::colour_seen(view(kNobody), 0), Colour::blue);
  EXPECT_EQ(rules.tally(state, kAnn).total(), 2 + 1 + 2 - 3);
  EXPECT_EQ(rules.tally(state, kBen).total(), 1 + 1 + 3);
  EXPECT_TRUE(rules.ranking(state).wins(kBen));
}

}  // namespace
}  // namespace regalia::probe
