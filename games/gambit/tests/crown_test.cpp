// The Crown conspirator and the Crown card.
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

TEST(GambitCrown, ItsOwnerTakesTheCrownCardAndDrawsACardMore) {
  RULE("gambit.card.crown");
  ArrangedTable table(3);
  table.column(1, "2 crown down").hand(2, "king queen juliet").play(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 2);
  EXPECT_EQ(table.state.board.phase, Phase::extra);
  table.deal("wizard");
  EXPECT_EQ(table.hand_size(2), 4) << "at once, in player 1's turn";
  EXPECT_EQ(table.state.board.phase, Phase::draw);
}

TEST(GambitCrown, TurnedUpByItsOwnersPlacementItBringsTwoDraws) {
  RULE("gambit.card.crown");
  ArrangedTable table(3);
  table.column(1, "1 crown down").hand(1, "king queen juliet").play(1, "place king 1");
  table.deal("wizard");
  EXPECT_EQ(table.state.board.phase, Phase::draw) << "the draw of the turn follows";
  table.deal("witch");
  EXPECT_EQ(table.hand_size(1), 4);
}

TEST(GambitCrown, ItsHolderPlaysWithFourCards) {
  RULE("gambit.card.crown");
  ArrangedTable table(3);
  table.column(1, "2 crown down").turn(1, "place king 1");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(table.hand_size(2), 4);
    table.turn(2, table.moves(2)[2]);
    table.turn(3, table.moves(3)[2]);
    table.turn(1, table.moves(1)[2]);
  }
}

TEST(GambitCrown, WhoLosesItSkipsTheDrawOfTheNextTurn) {
  RULE("gambit.card.crown");
  RULE("gambit.r24");
  ArrangedTable table(3);
  table.crown(3).column(1, "2 crown down").turn(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 2);
  EXPECT_EQ(table.hand_size(3), 4);
  table.turn(2, "place king 2");
  table.turn(3, "place king 2");
  EXPECT_EQ(table.hand_size(3), 3) << "no card was drawn";
  EXPECT_EQ(table.last<DrawSkipped>().reason, SkipReason::crown_lost);
  table.turn(1, "place queen 2");
  table.turn(2, "place queen 2");
  table.turn(3, "place queen 2");
  EXPECT_EQ(table.hand_size(3), 3) << "from then on as usual";
}

TEST(GambitCrown, TakenInTheHoldersOwnTurnTheSkippedDrawIsTheNext) {
  RULE("gambit.r40");
  ArrangedTable table(3);
  table.crown(1).column(1, "2 crown down").turn(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 2);
  EXPECT_EQ(table.hand_size(1), 4) << "the draw of this turn is not skipped";
  table.turn(2, "place king 2");
  table.turn(3, "place king 2");
  table.turn(1, "place queen 2");
  EXPECT_EQ(table.hand_size(1), 3) << "that of the next is";
}

TEST(GambitCrown, TheDrawForALossIsSkippedEvenIfItComesBack) {
  RULE("gambit.r40");
  RULE("gambit.r45");
  ArrangedTable table(3);
  table.crown(1).column(1, "2 crown down").column(2, "1 crown down").hand(1, "king queen juliet alchemist");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.hand_size(1), 4);
  table.turn(2, "place king 2");
  EXPECT_EQ(table.crown_player(), 1) << "it came back with player 1's own Crown";
  EXPECT_EQ(table.hand_size(1), 5);
  table.turn(3, "place king 3");
  table.turn(1, "place queen 3");
  EXPECT_EQ(table.hand_size(1), 4) << "the draw for the loss is skipped, and four are left";
}

TEST(GambitCrown, TheSkippedDrawWaitsForATurnWithAPlacement) {
  RULE("gambit.r45");
  ArrangedTable table(2, {}, only("king queen juliet crown"));
  table.crown(1).hand(1, "").column(1, "1 king, 1 queen, 1 juliet, 1 crown").turn_of(2);
  table.column(2, "2 crown down").turn(2, "place king 2");
  EXPECT_EQ(table.crown_player(), 2);
  EXPECT_EQ(table.told<Passed>(), 1) << "player 1 has no cards at all";
  EXPECT_EQ(table.state.board.skips[0], 1);
}

TEST(GambitCrown, TheSkippedDrawIsUsedUpEvenWithNothingToDraw) {
  RULE("gambit.r45");
  ArrangedTable table(2, {}, only("king queen juliet crown"));
  table.crown(1).hand(1, "king queen").column(1, "1 juliet, 1 crown").turn_of(2);
  table.column(2, "2 crown down").turn(2, "place king 2");
  EXPECT_EQ(table.state.board.skips[0], 1);
  table.turn(1, "place king 3");
  EXPECT_EQ(table.last<DrawSkipped>().reason, SkipReason::crown_lost);
  EXPECT_EQ(table.state.board.skips[0], 0);
}

TEST(GambitCrown, ItsHolderGetsNothingFromASecondOne) {
  RULE("gambit.r24");
  ArrangedTable table(3);
  table.crown(2).column(1, "2 crown down").turn(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 2);
  EXPECT_EQ(table.hand_size(2), 4) << "the hand that the holder has anyway";
  EXPECT_EQ(table.told<CrownKept>(), 1);
  EXPECT_EQ(table.told<CrownTaken>(), 0);
}

TEST(GambitCrown, TheCardMoreIsDrawnWithAReshuffleIfNeedBe) {
  RULE("gambit.r24");
  ArrangedTable table(3);
  table.column(1, "2 crown down").hand(2, "king queen juliet").supply(2, "").play(1, "place king 1");
  EXPECT_EQ(table.told<Shuffled>(), 1);
  table.deal("wizard");
  EXPECT_EQ(table.hand_size(2), 4);
}

TEST(GambitCrown, WithNothingToDrawItIsTakenAllTheSame) {
  RULE("gambit.r24");
  ArrangedTable table(2, {}, only("king queen juliet crown"));
  table.hand(2, "king").column(1, "2 queen, 2 juliet, 2 crown down").turn(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 2);
  EXPECT_EQ(table.hand_size(2), 1);
}

TEST(GambitCrown, TurnedUpAtTheEndOfTheRoundDoesNothing) {
  RULE("gambit.r24");
  RULE("gambit.r5");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1").column(1, "2 king").column(2, "3 king").hand(1, "crown king queen");
  table.turn(1, "place crown 3");
  EXPECT_EQ(table.state.board.round, 1);
  EXPECT_EQ(table.crown_player(), 0);
  EXPECT_TRUE(table.has_won(1, "religion-1")) << "it counts 5";
}

TEST(GambitCrown, StaysWithItsHolderFromRoundToRound) {
  RULE("gambit.r24");
  ArrangedTable table(3);
  table.crown(2).goals("music-1 fencing-1 religion-1").column(1, "2 witch").column(2, "3 king").turn(1, "place king 3");
  EXPECT_EQ(table.state.board.round, 1);
  EXPECT_EQ(table.crown_player(), 2);
}

TEST(GambitCrown, CountsFiveInAColumn) {
  RULE("gambit.card.crown");
  EXPECT_EQ(Column("music-4", "1 crown, 2 squire").sum(1), 5);
  EXPECT_EQ(Column("music-4", "1 crown, 2 witch").removed(), "1 crown");
}

}  // namespace
}  // namespace regalia::gambit
