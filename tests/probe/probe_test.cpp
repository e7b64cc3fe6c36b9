// What the engine promises to negotiation games, tried on the probe.
#include "tests/probe/probe.h"

#include <gtest/gtest.h>

#include "engine/game.h"
#include "engine/standing_answers.h"
#include "tests/probe/codec.h"

namespace regalia::probe {
namespace {

class ProbeTable : public testing::Test {
 protected:
  void play(Seat seat, const std::string& text) {
    const Result<Move> move = rules.parse_move(text);
    ASSERT_TRUE(move.ok()) << text;
    heard.tellings.clear();
    const Verdict verdict = try_apply(rules, state, seat, *move, heard);
    ASSERT_TRUE(verdict.ok()) << text << ": " << verdict.rule();
  }
  std::string refusal(Seat seat, const std::string& text) {
    return std::string(rules.check(state, seat, rules.parse_move(text).value()).rule());
  }
  void to_bargain() {
    play(kChance, "hand-veto 2 0 0");
    play(kChance, "token 1 0 0");
  }
  void to_vote() {
    to_bargain();
    for (const Seat seat : SeatSet::all(3)) play(seat, "done 0 0 0");
  }
  bool hears(Seat seat) {
    for (const Telling& telling : heard.tellings)
      if (telling.received_by(seat)) return true;
    return false;
  }

  static constexpr Seat kA = seat_at(0);
  static constexpr Seat kB = seat_at(1);
  static constexpr Seat kC = seat_at(2);
  Rules rules{3};
  State state = rules.initial();
  Listener heard;
};

TEST_F(ProbeTable, ABlindDrawIsKnownToTwoSeats) {
  to_bargain();
  EXPECT_EQ(heard.tellings[0].received_by(kA)->args[0], 1);
  EXPECT_EQ(heard.tellings[0].received_by(kB)->args[0], 1);
  EXPECT_EQ(heard.tellings[0].received_by(kC)->args[0], -1);
}

TEST_F(ProbeTable, ASecretDealIsHeardByItsPartiesOnly) {
  to_bargain();
  const Observation before = rules.observe(state, kC);
  play(kA, "offer 1 0 0 amount 3");
  EXPECT_TRUE(hears(kA) && hears(kB));
  EXPECT_FALSE(hears(kC));
  EXPECT_EQ(rules.observe(state, kC), before);
  EXPECT_EQ(refusal(kC, "accept 0 1 1"), "probe.deal") << "to others there is no such deal";
}

TEST_F(ProbeTable, AcceptingNamesTheRevisionThatStands) {
  to_bargain();
  play(kA, "offer 1 0 0 amount 3");
  play(kB, "counter 0 1 0 amount 5");
  EXPECT_EQ(refusal(kA, "accept 1 0 1"), "probe.deal.revision");
  EXPECT_EQ(refusal(kB, "accept 0 1 2"), "probe.deal");
  play(kA, "accept 1 0 2");
  ASSERT_EQ(state.pledges.size(), 1U);
  EXPECT_EQ(state.pledges[0].points, 5);
}

TEST_F(ProbeTable, AnAmountPastItsRangeIsRefused) {
  to_bargain();
  EXPECT_EQ(refusal(kA, "offer 1 0 0 amount 6"), "probe.deal");
  EXPECT_EQ(refusal(kA, "offer 1 0 0 amount 255"), "probe.deal");
  EXPECT_FALSE(rules.parse_move("offer 1 0 0 amount 99999999999").ok());
  EXPECT_EQ(refusal(kA, "offer 1 0 0 amount 5"), "");
}

TEST_F(ProbeTable, WordsGoWithAnOfferAndAreReadByItsParties) {
  to_bargain();
  const AttachmentSpec spec = rules.attachment(state, kA, rules.parse_move("offer 1 0 0 amount 3").value());
  EXPECT_EQ(spec.readers, SeatSet::both(kA, kB));
  EXPECT_EQ(spec.longest, 80U);
  EXPECT_EQ(rules.attachment(state, kA, rules.parse_move("done 0 0 0").value()).longest, 0U);
}

TEST_F(ProbeTable, AnOpenStepEndsWhenAllAreDone) {
  to_bargain();
  EXPECT_EQ(rules.pending(state).step, Step::open);
  play(kB, "done 0 0 0");
  EXPECT_FALSE(rules.pending(state).may_act(kB));
  EXPECT_EQ(refusal(kB, "offer 0 0 0 amount 1"), "probe.turn");
  play(kC, "done 0 0 0");
  play(kA, "done 0 0 0");
  EXPECT_EQ(rules.pending(state).step, Step::sealed);
}

TEST_F(ProbeTable, SealedAnswersCanBeChangedUntilTheLastIsIn) {
  to_vote();
  play(kB, "vote-yes 0 0 0");
  EXPECT_EQ(heard.tellings[0].received_by(kA)->args[0], -1) << "others hear that, not what";
  EXPECT_TRUE(rules.pending(state).may_revise.has(kB));
  play(kB, "vote-no 0 0 0");
  EXPECT_FALSE(hears(kA)) << "nobody hears of a change";
  play(kA, "vote-yes 0 0 0");
  play(kC, "vote-yes 0 0 0");
  EXPECT_EQ(state.open.phase, Phase::veto) << "two to one";
}

TEST_F(ProbeTable, SealedAnswersDoNotDependOnTheirOrder) {
  to_vote();
  const State before = state;
  for (const Seat seat : {kA, kB, kC}) play(seat, seat == kB ? "vote-no 0 0 0" : "vote-yes 0 0 0");
  const State forwards = state;
  state = before;
  for (const Seat seat : {kC, kB, kA}) play(seat, seat == kB ? "vote-no 0 0 0" : "vote-yes 0 0 0");
  EXPECT_EQ(state, forwards);
}

TEST_F(ProbeTable, AStandingStepAsksEverybodyAndAnswersFromWishes) {
  to_vote();
  for (const Seat seat : {kA, kB, kC}) play(seat, "vote-yes 0 0 0");
  const Pending pending = rules.pending(state);
  ASSERT_TRUE(pending.standing);
  EXPECT_EQ(pending.owing, SeatSet::all(3)) << "whoever holds the veto";
  StandingAnswers answers;
  answers.set(kC, {rules.parse_move("veto 0 0 0").value()});
  answers.set(kB, {rules.parse_move("veto 0 0 0").value()});  // without holding it
  for (const Seat seat : pending.owing) {
    const Move answer = answers.answer(seat, moves_of(rules, state, seat));
    EXPECT_EQ(rules.text(answer), seat == kC ? "veto 0 0 0" : "pass 0 0 0");
    rules.apply(state, seat, answer, heard);
  }
  EXPECT_TRUE(state.open.veto_spent);
  ASSERT_EQ(state.open.chronicle.size(), 1U);
  EXPECT_FALSE(state.open.chronicle[0].counted);
}

TEST_F(ProbeTable, TheErasedFaceDoesWhatTheRulesDo) {
  const GameOf<Rules, Codec> game(rules, {});
  AnyValue any = game.initial();
  const AnyValue kept = any;
  Listener listener;
  EXPECT_TRUE(game.try_apply(any, kChance, *game.parse_move("hand-veto 2 0 0"), listener).ok());
  EXPECT_FALSE(game.try_apply(any, kA, *game.parse_move("done 0 0 0"), listener).ok());
  EXPECT_EQ(game.position_json(kept), Codec::write_position(rules, rules.initial())) << "a copy is a value of its own";
  EXPECT_TRUE(game.try_apply(any, kChance, *game.parse_move("token 0 0 0"), listener).ok());
  EXPECT_EQ(game.moves(any, kA).size(), 3U);
  AnyValue memory = game.first_memory(game.initial(), kB);
  for (const Telling& telling : listener.tellings)
    if (const auto event = telling.received_by(kB)) game.remember(memory, kB, *event);
  EXPECT_NE(game.view_json(any, kB, &memory).find("\"colours\":[0]"), std::string::npos)
      << "the neighbour remembers the token";
  EXPECT_EQ(game.pending_for(any, kA).step, Step::open);
  const auto back = game.parse_position(game.position_json(any));
  ASSERT_TRUE(back.ok());
  EXPECT_EQ(game.position_json(*back), game.position_json(any));
  EXPECT_FALSE(game.parse_position("{").ok());
}

}  // namespace
}  // namespace regalia::probe
