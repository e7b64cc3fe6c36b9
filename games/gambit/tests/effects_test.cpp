// What conspirators do when they are turned up during a round.
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

TEST(GambitExplorer, MovesFaceDownToTheEndOfTheNextColumn) {
  RULE("gambit.card.explorer");
  ArrangedTable table(3);
  table.column(1, "3 witch, 2 explorer down").column(2, "3 queen").turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "3 witch, 1 king");
  EXPECT_EQ(table.lies(2), "3 queen, 2 explorer");
  EXPECT_EQ(table.face(2), Face::known);
}

TEST(GambitExplorer, GoesFromTheLastColumnToTheFirst) {
  RULE("gambit.card.explorer");
  ArrangedTable table(4);
  table.column(4, "2 explorer down").turn(1, "place king 4");
  EXPECT_EQ(table.lies(1), "2 explorer");
}

TEST(GambitExplorer, TurnsUpTheCardAboveHimWhereHeArrives) {
  RULE("gambit.card.explorer");
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 gatekeeper down").turn(1, "place king 1");
  EXPECT_EQ(table.told<TurnedUp>(), 2);
  EXPECT_EQ(table.state.board.extra[1], 1) << "and its effect is carried out";
  EXPECT_EQ(table.lies(2), "3 gatekeeper, 2 explorer");
}

TEST(GambitExplorer, SkipsClosedColumns) {
  RULE("gambit.card.explorer");
  RULE("gambit.r8");
  ArrangedTable table(4);
  table.column(1, "2 explorer down").column(2, "3 storm, 4 king down").column(3, "4 storm").turn(1, "place king 1");
  EXPECT_EQ(table.lies(4), "2 explorer");
  EXPECT_EQ(table.told<TurnedUp>(), 1) << "nothing in the closed columns";
}

TEST(GambitExplorer, EntersCompleteColumns) {
  RULE("gambit.r8");
  ArrangedTable table(3);
  table.goals("music-5 fencing-1 religion-5").column(1, "2 explorer down").column(2, "3 king").turn(1, "place king 1");
  EXPECT_EQ(table.lies(2), "3 king, 2 explorer");
}

TEST(GambitExplorer, CardsBelowHimMoveUp) {
  RULE("gambit.r7");
  ArrangedTable table(3);
  table.column(1, "3 witch, 2 explorer down").turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "3 witch, 1 king");
  EXPECT_EQ(table.face(1), Face::down) << "the King stays hidden";
}

TEST(GambitExplorer, StaysFaceUpWithNowhereToGo) {
  RULE("gambit.r7");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 storm").column(3, "2 storm").turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "2 explorer, 1 king");
  EXPECT_EQ(table.told<ExplorerStuck>(), 1);
}

TEST(GambitExplorer, MovesAgainWheneverHeIsTurnedUp) {
  RULE("gambit.card.explorer");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").turn(1, "place king 1");
  table.turn(2, "place king 2");
  EXPECT_EQ(table.lies(2), "2 king");
  EXPECT_EQ(table.lies(3), "2 explorer");
}

TEST(GambitExplorer, IsKnownToAllWhereHeArrives) {
  RULE("gambit.r41");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").turn(1, "place king 1");
  for (const int player : {0, 1, 3})
    EXPECT_EQ(column_text(table.rules, table.seen_by(player).board.columns[1]), "2 explorer");
}

TEST(GambitAssassin, KillsTheCardThatTurnedHimUp) {
  RULE("gambit.card.assassin");
  ArrangedTable table(3);
  table.column(1, "3 queen, 2 assassin down").hand(1, "king wizard witch").play(1, "place king 1");
  EXPECT_EQ(table.lies(1), "3 queen, 2 assassin");
  EXPECT_TRUE(table.state.unseen_discards[0].has(Card::king));
  EXPECT_FALSE(table.discarded(1, "king")) << "nobody has seen it";
}

TEST(GambitAssassin, KillsACardOfHisOwner) {
  RULE("gambit.card.assassin");
  ArrangedTable table(3);
  table.column(1, "1 assassin down").turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "1 assassin");
  EXPECT_TRUE(table.state.unseen_discards[0].has(Card::king));
}

TEST(GambitAssassin, TheVictimIsSeenByItsOwnerOnly) {
  RULE("gambit.card.assassin");
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.column(1, "2 assassin down").turn(1, "place king 1");
  EXPECT_EQ(table.last<Assassinated>(1).card, Card::king);
  for (const int player : {0, 2, 3}) EXPECT_FALSE(table.last<Assassinated>(player).card.has_value());
}

TEST(GambitAssassin, IsBeyondTheReachOfWizardAndWitch) {
  RULE("gambit.card.assassin");
  RULE("gambit.r14");
  const Column column("music-4", "1 assassin, 2 wizard, 3 witch, 4 king");
  EXPECT_EQ(column.left(), "1 assassin, 3 witch");
  EXPECT_EQ(column.winner(), 1);
}

TEST(GambitAssassin, CountsNineAndAHalf) {
  RULE("gambit.r33");
  EXPECT_EQ(Column("music-4", "1 assassin, 2 storm, 3 traitor").winner(), 3) << "10 against 9.5 and 9";
  EXPECT_EQ(Column("music-4", "1 storm, 2 assassin").winner(), 2) << "9.5 against 9";
  EXPECT_EQ(Column("music-4", "1 assassin").sum(1), 9.5);
}

TEST(GambitStorm, ClosesTheColumnForTheRound) {
  RULE("gambit.card.storm");
  RULE("gambit.turn.open");
  ArrangedTable table(3);
  table.column(1, "2 storm down").turn(1, "place king 1");
  EXPECT_TRUE(table.is_closed(1));
  EXPECT_TRUE(table.is_complete(1)) << "with two cards for a goal of 5";
  EXPECT_EQ(table.refusal(2, "place king 1"), "gambit.turn.open");
  EXPECT_EQ(table.lies(1), "2 storm, 1 king");
  EXPECT_EQ(table.face(1), Face::down) << "the card that turned it up";
}

TEST(GambitStorm, TurnedUpAtTheEndOfTheRoundDoesNothing) {
  RULE("gambit.card.storm");
  RULE("gambit.r5");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1").column(1, "2 king").column(2, "3 king").hand(1, "storm king queen");
  table.turn(1, "place storm 3");
  EXPECT_EQ(table.told<StormClosed>(), 0);
  EXPECT_TRUE(table.has_won(1, "religion-1")) << "it counts 9 all the same";
}

TEST(GambitCloak, ItsOwnerHidesACardAndDrawsAnother) {
  RULE("gambit.card.cloak");
  RULE("gambit.r9");
  ArrangedTable table(3);
  table.column(1, "2 cloak down").hand(2, "queen wizard witch").play(1, "place king 1");
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(seat_at(1))) << "in player 1's turn";
  EXPECT_EQ(table.moves(2), (std::vector<std::string>{"hide queen", "hide wizard", "hide witch", "hide nothing"}));
  table.play(2, "hide queen");
  EXPECT_EQ(table.lies(1), "2 cloak>queen, 1 king");
  EXPECT_EQ(table.state.board.phase, Phase::replace) << "at once, before player 1 draws";
  table.deal("merchant");
  EXPECT_TRUE(table.holds(2, "merchant"));
  EXPECT_EQ(table.state.board.phase, Phase::draw);
  table.draw();
  EXPECT_EQ(table.turn_player(), 2);
}

TEST(GambitCloak, MayBeDeclined) {
  RULE("gambit.r9");
  ArrangedTable table(3);
  table.column(1, "2 cloak down").play(1, "place king 1");
  table.play(2, "hide nothing");
  EXPECT_EQ(table.lies(1), "2 cloak, 1 king");
  EXPECT_EQ(table.hand_size(2), 3) << "and no card is drawn for it";
  EXPECT_EQ(table.state.board.phase, Phase::draw);
}

TEST(GambitCloak, OnlyItsOwnerDecidesAndOnlyAboutHandCards) {
  RULE("gambit.card.cloak");
  RULE("gambit.turn.order");
  ArrangedTable table(3);
  table.column(1, "2 cloak down").hand(2, "queen wizard witch").play(1, "place king 1");
  EXPECT_EQ(table.refusal(1, "hide nothing"), "gambit.turn.order");
  EXPECT_EQ(table.refusal(2, "hide king"), "gambit.card.cloak") << "it is not in hand";
  EXPECT_EQ(table.refusal(2, "place queen 1"), "gambit.card.cloak") << "first the Cloak";
  EXPECT_EQ(table.refusal(2, "swap nothing"), "gambit.card.traitor");
  EXPECT_EQ(table.rules.check(table.state, seat_at(1), move_of(MoveKind::hide, 0, 1)).rule(), "gambit.card.cloak");
}

TEST(GambitCloak, WithAnEmptyHandNothingIsHidden) {
  RULE("gambit.card.cloak");
  ArrangedTable table(2, {}, only("king queen juliet cloak"));
  table.hand(2, "").column(1, "2 king, 2 queen, 2 juliet, 2 cloak down").play(1, "place king 1");
  EXPECT_EQ(table.told<HidNothing>(), 1);
  EXPECT_EQ(table.state.board.phase, Phase::draw);
}

TEST(GambitCloak, WithAnEmptyHandNothingIsDrawnForItEither) {
  RULE("gambit.r46");
  ArrangedTable table(2);
  table.hand(2, "").column(1, "2 cloak down").play(1, "place king 1");
  EXPECT_EQ(table.told<HidNothing>(), 1);
  EXPECT_EQ(table.hand_size(2), 0) << "though the supply has cards";
  EXPECT_EQ(table.state.board.phase, Phase::draw) << "of player 1";
}

TEST(GambitCloak, CountsAsTheHiddenCard) {
  RULE("gambit.card.cloak");
  RULE("gambit.r11");
  EXPECT_EQ(Column("music-4", "1 cloak>king, 2 queen").winner(), 1);
  EXPECT_EQ(Column("music-4", "1 cloak>minstrel").sum(1), 12) << "the value under this goal";
  EXPECT_EQ(Column("music-4", "1 cloak, 2 witch").sum(1), -1) << "an empty one is a card of 0";
  EXPECT_EQ(Column("music-4", "1 cloak").sum(1), 0);
}

TEST(GambitTraitor, ItsOwnerMaySwapTheGoalWithThatOfAnotherColumn) {
  RULE("gambit.card.traitor");
  RULE("gambit.r9");
  ArrangedTable table(3);
  table.goals("music-5 fencing-4 religion-2").column(1, "3 traitor down").play(1, "place king 1");
  EXPECT_EQ(table.moves(3), (std::vector<std::string>{"swap 2", "swap 3", "swap nothing"}));
  EXPECT_EQ(table.refusal(1, "swap 2"), "gambit.turn.order");
  table.play(3, "swap 3");
  EXPECT_EQ(table.state.board.goals[0], goal_named("religion-2"));
  EXPECT_EQ(table.state.board.goals[2], goal_named("music-5"));
  EXPECT_EQ(table.state.board.goals[1], goal_named("fencing-4"));
}

TEST(GambitTraitor, MayBeDeclined) {
  RULE("gambit.r9");
  ArrangedTable table(3);
  table.goals("music-5 fencing-4 religion-2").column(1, "3 traitor down").play(1, "place king 1");
  table.turn(3, "swap nothing");
  EXPECT_EQ(table.state.board.goals[0], goal_named("music-5"));
  EXPECT_EQ(table.turn_player(), 2);
}

TEST(GambitTraitor, OtherMovesAreRefusedMeanwhile) {
  RULE("gambit.card.traitor");
  ArrangedTable table(3);
  table.column(1, "3 traitor down").play(1, "place king 1");
  EXPECT_EQ(table.refusal(3, "swap 1"), "gambit.card.traitor") << "its own column";
  EXPECT_EQ(table.refusal(3, "place king 2"), "gambit.card.traitor") << "first the Traitor";
  EXPECT_EQ(table.refusal(3, "hide nothing"), "gambit.card.cloak");
  EXPECT_EQ(table.rules.check(table.state, seat_at(2), move_of(MoveKind::swap, 3)).rule(), "gambit.card.traitor");
}

TEST(GambitTraitor, ReachesClosedColumnsAndTheyStayClosed) {
  RULE("gambit.r10");
  ArrangedTable table(3);
  table.goals("music-5 fencing-1 religion-2").column(1, "3 traitor down").column(2, "2 storm");
  table.play(1, "place king 1");
  table.turn(3, "swap 2");
  EXPECT_EQ(table.state.board.goals[1], goal_named("music-5"));
  EXPECT_TRUE(table.is_closed(2));
  EXPECT_FALSE(table.is_closed(1)) << "closure stays with the column";
  EXPECT_TRUE(table.is_complete(1)) << "two cards for a goal of 1";
}

TEST(GambitTraitor, AGatekeepersCardStaysWithTheColumn) {
  RULE("gambit.r10");
  ArrangedTable table(3);
  table.goals("music-5 fencing-1 religion-2").column(1, "3 traitor down").column(2, "2 gatekeeper, 3 king");
  table.play(1, "place king 1");
  table.turn(3, "swap 2");
  EXPECT_EQ(table.rules.needed(table.state.board, 0), 1);
  EXPECT_EQ(table.rules.needed(table.state.board, 1), 6);
}

TEST(GambitGatekeeper, TheColumnNeedsOneCardMore) {
  RULE("gambit.card.gatekeeper");
  RULE("gambit.complete.count");
  ArrangedTable table(3);
  table.goals("music-2 fencing-5 religion-5").column(1, "2 gatekeeper down").turn(1, "place king 1");
  EXPECT_FALSE(table.is_complete(1));
  table.turn(2, "place king 1");
  EXPECT_TRUE(table.is_complete(1));
}

TEST(GambitGatekeeper, TurnedUpAtTheEndOfTheRoundDoesNothing) {
  RULE("gambit.card.gatekeeper");
  RULE("gambit.r5");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1").column(1, "2 king").column(2, "3 king").hand(1, "gatekeeper king queen");
  table.turn(1, "place gatekeeper 3");
  EXPECT_EQ(table.state.board.round, 1);
  EXPECT_TRUE(table.has_won(1, "religion-1"));
}

TEST(GambitGatekeeper, SeveralAddUp) {
  RULE("gambit.r35");
  ArrangedTable table(3);
  table.goals("music-2 fencing-5 religion-5").column(1, "2 gatekeeper, 3 gatekeeper down").turn(1, "place king 1");
  EXPECT_EQ(table.rules.needed(table.state.board, 0), 4);
  EXPECT_FALSE(table.is_complete(1));
}

TEST(GambitGatekeeper, BelongsToARoundOnly) {
  RULE("gambit.card.gatekeeper");
  RULE("gambit.evaluation.clear");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1").column(1, "2 gatekeeper, 3 witch").column(2, "3 king, 2 storm, 2 king");
  table.turn(1, "place king 3");
  table.show_goals("music-2 fencing-2 religion-2");
  EXPECT_EQ(table.rules.needed(table.state.board, 0), 2);
  EXPECT_FALSE(table.is_closed(2)) << "Storms are over too";
}

TEST(GambitLodestone, TheNextPlayerMustPlaceInItsColumn) {
  RULE("gambit.card.lodestone");
  RULE("gambit.turn.place");
  ArrangedTable table(3);
  table.column(2, "3 lodestone down").hand(2, "queen wizard witch").turn(1, "place king 2");
  EXPECT_EQ(table.refusal(2, "place queen 1"), "gambit.card.lodestone");
  EXPECT_EQ(table.moves(2), (std::vector<std::string>{"place queen 2", "place wizard 2", "place witch 2"}));
}

TEST(GambitLodestone, BindsASinglePlacement) {
  RULE("gambit.r26");
  ArrangedTable table(3);
  table.column(2, "3 lodestone down").turn(1, "place king 2");
  table.turn(2, "place king 2");
  EXPECT_EQ(table.refusal(3, "place king 1"), "");
  EXPECT_EQ(table.moves(3).size(), 9U);
}

TEST(GambitLodestone, PassesToTheNextPlayerWhoHasACard) {
  RULE("gambit.r26");
  ArrangedTable table(3, {}, only("king queen juliet lodestone"));
  table.hand(2, "").column(1, "2 king, 2 queen, 2 juliet, 2 lodestone down").turn(1, "place king 1");
  EXPECT_EQ(table.told<Passed>(), 1);
  EXPECT_EQ(table.turn_player(), 3);
  EXPECT_EQ(table.refusal(3, "place king 2"), "gambit.card.lodestone");
}

TEST(GambitLodestone, BindsANewHandToo) {
  RULE("gambit.r26");
  RULE("gambit.r37");
  ArrangedTable table(3);
  table.column(2, "3 lodestone down").hand(2, "").supply(2, "").play(1, "place king 2");
  table.deal("storm");
  EXPECT_EQ(table.state.board.phase, Phase::refill) << "player 2 had no cards and draws a hand";
  table.deal("king queen juliet");
  EXPECT_EQ(table.moves(2), (std::vector<std::string>{"place king 2", "place queen 2", "place juliet 2"}));
}

TEST(GambitLodestone, TheLatestCounts) {
  RULE("gambit.r26");
  ArrangedTable table(3);
  table.column(2, "3 lodestone down").column(3, "2 lodestone down").hand(2, "queen wizard witch");
  table.turn(1, "place king 2");
  table.turn(2, "place queen 2");
  EXPECT_EQ(table.refusal(3, "place king 1"), "") << "the first has done its work";
  table.turn(3, "place king 3");
  EXPECT_EQ(table.refusal(1, "place queen 2"), "gambit.card.lodestone");
  EXPECT_EQ(table.refusal(1, "place queen 3"), "");
}

TEST(GambitLodestone, LapsesAtTheEndOfTheRound) {
  RULE("gambit.r26");
  RULE("gambit.evaluation.clear");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 lodestone down").column(2, "2 king").column(3, "3 king");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.state.board.round, 1);
  table.show_goals("music-5 fencing-5 religion-5");
  EXPECT_EQ(table.refusal(2, "place queen 3"), "");
}

}  // namespace
}  // namespace regalia::gambit
