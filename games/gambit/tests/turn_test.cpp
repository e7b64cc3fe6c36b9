// The course of a round: placing, turning up, drawing, and when a round is over.
#include "bots/playout.h"
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

TEST(GambitTurn, ACardGoesFaceDownToTheEndOfAColumn) {
  RULE("gambit.turn.place");
  ArrangedTable table(3);
  table.column(2, "2 king, 3 queen").hand(1, "merchant wizard witch").play(1, "place wizard 2");
  EXPECT_EQ(table.lies(2), "2 king, 3 queen, 1 wizard");
  EXPECT_EQ(table.face(2), Face::down);
  EXPECT_FALSE(table.holds(1, "wizard"));
}

TEST(GambitTurn, APlayerMustPlaceACardAndMayChooseCardAndColumn) {
  RULE("gambit.turn.place");
  ArrangedTable table(2);
  table.hand(1, "king queen");
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"place king 1", "place king 2", "place king 3", "place queen 1",
                                                      "place queen 2", "place queen 3"}));
}

TEST(GambitTurn, OnlyCardsInHandAndColumnsThatExistCanBePlaced) {
  RULE("gambit.turn.place");
  ArrangedTable table(3);
  table.hand(1, "king queen juliet");
  EXPECT_EQ(table.refusal(1, "place wizard 1"), "gambit.turn.place");
  EXPECT_EQ(table.refusal(1, "place king 4"), "There is no column \"4\".");
  const auto rule = [&](Move move) { return table.rules.check(table.state, seat_at(0), move).rule(); };
  EXPECT_EQ(rule(move_of(MoveKind::place, Card::king, 3)), "gambit.turn.place");
  EXPECT_EQ(rule(move_of(MoveKind::place, 31, 0)), "gambit.turn.place");
  EXPECT_EQ(rule(move_of(MoveKind::deal, Card::king)), "gambit.turn.place");
  EXPECT_EQ(rule(Move::of(MoveKind::place, 0, 0, 1)), "gambit.turn.place");
}

TEST(GambitTurn, PlayersTakeTurnsClockwise) {
  RULE("gambit.turn.order");
  ArrangedTable table(3);
  table.turn(1, "place king 1");
  EXPECT_EQ(table.turn_player(), 2);
  table.turn(2, "place king 2");
  EXPECT_EQ(table.turn_player(), 3);
  table.turn(3, "place king 3");
  EXPECT_EQ(table.turn_player(), 1);
}

TEST(GambitTurn, OnlyThePlayerWhoIsAskedMayAct) {
  RULE("gambit.turn.order");
  ArrangedTable table(3);
  EXPECT_EQ(table.refusal(2, "place king 1"), "gambit.turn.order");
  EXPECT_EQ(table.refusal(3, "hide nothing"), "gambit.turn.order");
  table.play(1, "place king 1");
  EXPECT_EQ(table.refusal(1, "place queen 1"), "gambit.turn.order") << "chance deals a card first";
}

TEST(GambitTurn, EffectsWithoutAReasonAreRefused) {
  RULE("gambit.turn.place");
  ArrangedTable table(3);
  EXPECT_EQ(table.refusal(1, "hide king"), "gambit.card.cloak");
  EXPECT_EQ(table.refusal(1, "hide nothing"), "gambit.card.cloak");
  EXPECT_EQ(table.refusal(1, "swap 2"), "gambit.card.traitor");
  EXPECT_EQ(table.refusal(1, "swap nothing"), "gambit.card.traitor");
}

TEST(GambitTurn, CompleteColumnsAreOpenAndClosedOnesAreNot) {
  RULE("gambit.turn.open");
  ArrangedTable table(3);
  table.goals("music-1 music-2 music-5").column(1, "2 queen, 3 queen").column(2, "2 storm, 3 juliet down");
  EXPECT_TRUE(table.is_complete(1));
  EXPECT_EQ(table.refusal(1, "place king 1"), "");
  EXPECT_EQ(table.refusal(1, "place king 2"), "gambit.turn.open");
  EXPECT_EQ(table.refusal(1, "place king 3"), "");
  EXPECT_EQ(table.moves(1).size(), 6U) << "three cards, two open columns";
}

TEST(GambitTurn, TheFaceDownCardAboveIsTurnedUpWhoeverOwnsIt) {
  RULE("gambit.turn.reveal");
  for (const char* owner : {"1", "2"}) {
    ArrangedTable table(3);
    table.column(1, std::string(owner) + " merchant down").play(1, "place king 1");
    EXPECT_EQ(table.told<TurnedUp>(), 1);
    EXPECT_EQ(table.last<TurnedUp>().card, Card::merchant);
  }
}

TEST(GambitTurn, NothingIsTurnedUpWhereNothingLiesFaceDown) {
  RULE("gambit.turn.reveal");
  ArrangedTable table(3);
  table.column(2, "2 merchant").turn(1, "place king 1");
  table.turn(2, "place king 2");
  EXPECT_EQ(table.told<TurnedUp>(), 0);
}

TEST(GambitTurn, BelowAnAssassinThatLiesFaceUpNothingIsTurnedUp) {
  RULE("gambit.r4");
  ArrangedTable table(3);
  table.column(1, "2 assassin down").turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "2 assassin");
  EXPECT_EQ(table.face(1), Face::up);
  table.turn(2, "place king 1");
  EXPECT_EQ(table.told<TurnedUp>(), 1) << "the Assassin only, by the first card";
  EXPECT_EQ(table.lies(1), "2 assassin, 2 king");
}

TEST(GambitTurn, AnEffectHappensAtOnceForTheOwnerOfTheCard) {
  RULE("gambit.turn.effects");
  ArrangedTable table(3);
  table.column(1, "3 crown down").play(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 3);
}

TEST(GambitTurn, ATalentWaitsForTheEndOfTheRound) {
  RULE("gambit.turn.effects");
  ArrangedTable table(3);
  table.column(1, "2 king, 3 wizard down").turn(1, "place queen 1");
  EXPECT_EQ(table.lies(1), "2 king, 3 wizard, 1 queen");
}

TEST(GambitTurn, ATurnEndsWithDrawingOneCard) {
  RULE("gambit.turn.draw");
  ArrangedTable table(3);
  table.hand(1, "king queen juliet").play(1, "place king 1");
  EXPECT_EQ(table.hand_size(1), 2);
  table.deal("storm");
  EXPECT_EQ(table.hand_size(1), 3);
  EXPECT_TRUE(table.holds(1, "storm"));
  EXPECT_EQ(table.turn_player(), 2);
}

// Columns 2 and 3 are complete; column 1 needs one card more.
ArrangedTable before_the_last_card() {
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 queen down").column(2, "2 king").column(3, "3 king");
  table.hand(1, "king queen juliet");
  return table;
}

TEST(GambitTurn, ACardIsDrawnInTheLastTurnOfARoundToo) {
  RULE("gambit.turn.draw");
  RULE("gambit.r3");
  ArrangedTable table = before_the_last_card();
  table.play(1, "place king 1");
  EXPECT_EQ(table.state.board.round, 0) << "first the card is drawn";
  table.deal("storm");
  EXPECT_EQ(table.state.board.round, 1);
  EXPECT_EQ(table.hand_size(1), 3);
}

TEST(GambitTurn, PlacingTurningUpEffectDrawAndEndFollowInThisOrder) {
  RULE("gambit.r1");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 storm down").column(2, "2 king").column(3, "3 king");
  table.turn(1, "place king 1");
  std::vector<std::string> kinds = table.kinds();
  kinds.resize(5);
  EXPECT_EQ(kinds, (std::vector<std::string>{"placed", "turned-up", "storm-closed", "drew", "round-over"}));
}

TEST(GambitRound, EndsWhenAllColumnsAreCompleteAtTheSameTime) {
  RULE("gambit.round.end");
  ArrangedTable table = before_the_last_card();
  table.turn(1, "place king 2");
  EXPECT_EQ(table.state.board.round, 0) << "column 1 still lacks a card";
  table.turn(2, "place juliet 1");
  EXPECT_EQ(table.state.board.round, 1);
  EXPECT_EQ(table.told<RoundOver>(), 1);
}

TEST(GambitRound, AColumnIsCompleteWithAsManyCardsAsItsGoalIsWorth) {
  RULE("gambit.complete.count");
  ArrangedTable table(4);
  table.goals("music-3 fencing-1 religion-2 commerce-5").column(1, "1 squire, 2 squire, 2 witch").column(3, "4 king");
  table.column(4, "1 storm, 2 beggar down");
  EXPECT_TRUE(table.is_complete(1)) << "whoever owns them";
  EXPECT_FALSE(table.is_complete(2));
  EXPECT_FALSE(table.is_complete(3));
  EXPECT_TRUE(table.is_complete(4)) << "a Storm has closed it";
}

TEST(GambitRound, ACardThatWasKilledDoesNotCount) {
  RULE("gambit.r2");
  RULE("gambit.complete.count");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 assassin down").column(2, "2 king").column(3, "3 king");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.state.board.round, 0);
  EXPECT_FALSE(table.is_complete(1));
  EXPECT_EQ(table.turn_player(), 2);
}

TEST(GambitRound, AnExplorerThatHasLeftDoesNotCount) {
  RULE("gambit.r2");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 explorer down").column(2, "2 king").column(3, "3 king");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "1 king");
  EXPECT_EQ(table.state.board.round, 0);
}

TEST(GambitRound, AColumnThatACardCompletesIsIncompleteAgainWithAGatekeeper) {
  RULE("gambit.r2");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 gatekeeper down").column(2, "2 king").column(3, "3 king");
  table.turn(1, "place king 1");
  EXPECT_FALSE(table.is_complete(1)) << "two cards, and three are needed";
  EXPECT_EQ(table.state.board.round, 0);
}

TEST(GambitRound, ATraitorMakesACompleteColumnIncomplete) {
  RULE("gambit.r2");
  ArrangedTable table(3);
  table.goals("music-1 fencing-5 religion-1").column(1, "2 traitor down").column(3, "2 king");
  table.play(1, "place king 1");
  EXPECT_TRUE(table.is_complete(1));
  table.turn(2, "swap 2");
  EXPECT_FALSE(table.is_complete(1));
  EXPECT_FALSE(table.is_complete(2)) << "no card lies there";
}

TEST(GambitRound, CompletionIsJudgedWhenTheWholeTurnIsOver) {
  RULE("gambit.complete.count");
  RULE("gambit.r2");
  ArrangedTable table(3);
  // The card completes column 1, and the Explorer that leaves it completes column 2.
  table.goals("music-2 fencing-2 religion-1").column(1, "3 squire, 2 explorer down").column(2, "2 king");
  table.column(3, "3 king").turn(1, "place king 1");
  EXPECT_EQ(table.state.board.round, 1);
}

TEST(GambitRound, WithEveryColumnClosedTheRoundIsOver) {
  RULE("gambit.r28");
  ArrangedTable table(3);
  table.column(1, "1 storm").column(2, "2 storm").column(3, "3 storm down").turn(1, "place king 3");
  EXPECT_EQ(table.state.board.round, 1) << "though no goal had as many cards as it is worth";
}

TEST(GambitRound, WhoeverIsToPlaceHasAnOpenColumn) {
  RULE("gambit.r28");
  const Rules rules = make_rules(4);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State state = rules.initial();
    Rng rng(seed);
    Silence silence;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      if (pending.step == Step::turn) {
        ASSERT_FALSE(moves_of(rules, state, pending.owing.first()).empty());
      }
      random_step(rules, state, pending, rng, silence);
    }
  }
}

TEST(GambitRound, TheNextRoundBeginsLeftOfWhoPlacedLast) {
  RULE("gambit.round.starter");
  ArrangedTable table = before_the_last_card();
  table.turn(1, "place king 2");
  table.turn(2, "place juliet 1");
  EXPECT_EQ(table.turn_player(), 3);
  table.show_goals("music-5 fencing-5 religion-5");
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(seat_at(2)));
}

TEST(GambitRound, FromTheLastPlayerTheStartGoesToTheFirst) {
  RULE("gambit.round.starter");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 queen down").column(2, "2 king").column(3, "1 king");
  table.turn_of(3).turn(3, "place king 1");
  EXPECT_EQ(table.turn_player(), 1);
}

TEST(GambitRound, SixRoundsArePlayed) {
  RULE("gambit.round.goals");
  for (int seats = 2; seats <= 6; ++seats) {
    const Rules rules = make_rules(seats);
    State state = rules.initial();
    Rng rng(1);
    Listener<Event> heard;
    play_out(rules, state, rng, heard);
    int began = 0;
    int shown = 0;
    for (const auto& telling : heard.tellings) {
      began += std::holds_alternative<RoundBegan>(telling.event) ? 1 : 0;
      shown += std::holds_alternative<GoalShown>(telling.event) ? 1 : 0;
    }
    EXPECT_EQ(began, 6);
    EXPECT_EQ(shown, 6 * rules.columns());
    EXPECT_EQ(state.board.phase, Phase::over);
    EXPECT_EQ(state.board.goals_left.size(), 36 - 6 * rules.columns()) << "the rest stays in the box";
  }
}

TEST(GambitRound, AfterTheSixthNothingMoreCanBePlayed) {
  RULE("gambit.round.end");
  ArrangedTable table(3);
  table.in_round(6).goals("music-2 fencing-1 religion-1").column(1, "2 queen down").column(2, "2 king");
  table.column(3, "3 king").turn(1, "place king 1");
  EXPECT_EQ(table.rules.pending(table.state), Pending::over());
  EXPECT_EQ(table.refusal(2, "place juliet 1"), "gambit.round.end");
  EXPECT_EQ(table.told<GameOver>(), 1);
}

TEST(GambitSupply, DiscardsAreShuffledIntoANewSupplyWhenACardIsDue) {
  RULE("gambit.supply.reshuffle");
  ArrangedTable table(3);
  table.hand(1, "king queen juliet").column(2, "1 hermit").supply(1, "storm").turn(1, "place king 1");
  EXPECT_TRUE(table.holds(1, "storm"));
  EXPECT_TRUE(table.state.supply[0].empty());
  EXPECT_EQ(table.told<Shuffled>(), 0) << "not before another card is due";
  table.turn(2, "place king 3");
  table.turn(3, "place king 3");
  table.play(1, "place queen 2");
  EXPECT_EQ(table.told<Shuffled>(), 1);
  EXPECT_TRUE(table.state.board.discards[0].empty());
  EXPECT_EQ(table.state.supply[0].size(), 31 - 3 - 2) << "without three in columns and two in hand";
  EXPECT_EQ(table.refusal(0, "deal hermit"), "gambit.chance");
}

TEST(GambitSupply, UnseenDiscardsAreShuffledInToo) {
  RULE("gambit.supply.reshuffle");
  RULE("gambit.r27");
  ArrangedTable table(3);
  table.hand(1, "king queen juliet").unseen_discards(1, "wizard witch").supply(1, "").play(1, "place king 1");
  EXPECT_TRUE(table.state.unseen_discards[0].empty());
  EXPECT_EQ(table.last<Shuffled>().unseen, 2);
  EXPECT_TRUE(table.state.supply[0].has(Card::wizard));
  EXPECT_EQ(table.refusal(0, "deal wizard"), "");
}

constexpr const char* kFour = "king queen juliet wizard";

TEST(GambitSupply, WithoutSupplyAndDiscardsNothingIsDrawn) {
  RULE("gambit.supply.reshuffle");
  RULE("gambit.r27");
  ArrangedTable table(2, {}, only(kFour));
  table.hand(1, "king queen juliet").column(3, "1 wizard").play(1, "place king 1");
  EXPECT_EQ(table.hand_size(1), 2);
  EXPECT_EQ(table.last<DrawSkipped>().reason, SkipReason::nothing_left);
  EXPECT_EQ(table.turn_player(), 2);
}

TEST(GambitPass, WithoutHandCardsAndAnythingToDrawAPlayerPasses) {
  RULE("gambit.turn.pass");
  RULE("gambit.r27");
  ArrangedTable table(2, {}, only(kFour));
  table.hand(1, "").column(1, "1 king, 1 queen, 1 juliet, 1 wizard").turn_of(2).turn(2, "place king 2");
  EXPECT_EQ(table.told<Passed>(), 1);
  EXPECT_EQ(table.turn_player(), 2) << "again";
}

TEST(GambitPass, WithACardInHandNobodyPasses) {
  RULE("gambit.turn.pass");
  ArrangedTable table(2, {}, only(kFour));
  table.hand(1, "king").column(1, "1 queen, 1 juliet, 1 wizard").turn_of(2).turn(2, "place king 2");
  EXPECT_EQ(table.moves(1).size(), 3U) << "the King into each of the columns";
  EXPECT_EQ(table.hand_size(1), 1) << "and no new hand";
}

TEST(GambitPass, IfNobodyCanPlaceTheRoundEndsAsItIs) {
  RULE("gambit.turn.pass");
  RULE("gambit.r27");
  ArrangedTable table(2, {}, only(kFour));
  table.goals("music-5 fencing-5 religion-5").hand(1, "king").column(1, "1 queen, 1 juliet, 1 wizard").hand(2, "");
  table.column(2, "2 king, 2 queen, 2 juliet, 2 wizard").turn(1, "place king 1");
  EXPECT_EQ(table.told<Passed>(), 2);
  EXPECT_EQ(table.state.board.round, 1);
  EXPECT_TRUE(table.has_won(1, "music-5")) << "with five cards missing from a complete column";
  EXPECT_TRUE(table.has_won(2, "fencing-5"));
  EXPECT_TRUE(table.state.board.goals_lost.has(goal_named("religion-5")));
  EXPECT_EQ(table.turn_player(), 2) << "left of who placed last";
}

TEST(GambitPass, WhoHadNoCardsDrawsANewHandInTheNextRound) {
  RULE("gambit.r37");
  ArrangedTable table(2, {}, only(kFour));
  table.hand(1, "king").column(1, "1 queen, 1 juliet, 1 wizard").hand(2, "");
  table.column(2, "2 king, 2 queen, 2 juliet, 2 wizard").turn(1, "place king 1");
  table.show_goals("music-5 fencing-4 religion-4");
  EXPECT_EQ(table.state.board.phase, Phase::refill);
  table.deal("king queen juliet");
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(seat_at(1)));
  EXPECT_EQ(table.hand_size(2), 3) << "a full hand";
  EXPECT_EQ(table.hand_size(1), 0) << "player 1's comes with player 1's turn";
}

TEST(GambitPass, AHandThatIsOnlyShortIsNotFilledUp) {
  RULE("gambit.r44");
  ArrangedTable table(2);
  table.hand(1, "king").play(1, "place king 1");
  table.deal("storm");
  EXPECT_EQ(table.turn_player(), 2);
  EXPECT_EQ(table.hand_size(1), 1);
}

TEST(GambitPass, ANewHandComesAsSoonAsThereAreDiscards) {
  RULE("gambit.r37");
  ArrangedTable table(2, {}, only("king queen explorer assassin"));
  // The Explorer of player 1 runs into an Assassin, and is all that player 1 can draw.
  table.hand(1, "").column(1, "1 king, 1 queen, 1 assassin, 1 explorer down").column(2, "2 assassin down").turn_of(2);
  table.hand(2, "king queen");
  table.play(2, "place king 1");
  EXPECT_EQ(table.lies(2), "2 assassin");
  table.deal("explorer");
  EXPECT_EQ(table.state.board.phase, Phase::refill);
  table.deal("explorer");
  EXPECT_EQ(table.moves(1).size(), 3U);
}

TEST(GambitPass, TheHolderOfTheCrownDrawsFourCardsForANewHand) {
  RULE("gambit.r37");
  RULE("gambit.card.crown");
  ArrangedTable table(2, {}, only("king queen juliet wizard crown"));
  table.crown(2).hand(1, "king").column(1, "1 queen, 1 juliet, 1 wizard, 1 crown").hand(2, "");
  table.column(2, "2 king, 2 queen, 2 juliet, 2 wizard, 2 crown").turn(1, "place king 1");
  table.show_goals("music-5 fencing-4 religion-4");
  table.draw();
  EXPECT_EQ(table.hand_size(2), 4);
}

}  // namespace
}  // namespace regalia::gambit
