// Conspirators that meet: talents against talents, and effects that set each other off.
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

TEST(GambitBodyguard, ProtectsFromTheWizardButNotHimself) {
  RULE("gambit.card.bodyguard");
  RULE("gambit.r42");
  const Column column("music-4", "1 bodyguard, 1 king, 1 queen, 2 wizard");
  EXPECT_EQ(column.removed(), "");
  EXPECT_EQ(column.winner(), 1);
  EXPECT_EQ(Column("music-4", "1 bodyguard, 2 witch, 3 king").removed(), "1 bodyguard");
}

TEST(GambitBodyguard, ProtectsFromTheWitchWhoRemovesHim) {
  RULE("gambit.r42");
  const Column column("music-4", "1 bodyguard, 1 storm, 2 witch, 1 crown");
  EXPECT_EQ(column.removed(), "1 bodyguard");
  EXPECT_EQ(column.sum(1), 14) << "Storm and Crown";
}

TEST(GambitBodyguard, ProtectsThroughBothSteps) {
  RULE("gambit.r42");
  const Column column("music-4", "2 witch, 3 wizard, 1 king, 1 squire, 1 bodyguard");
  EXPECT_EQ(column.removed(), "3 wizard, 1 bodyguard");
  EXPECT_EQ(column.sum(1), 22);
}

TEST(GambitBodyguard, ProtectsFromHisOwnersWizard) {
  RULE("gambit.card.bodyguard");
  EXPECT_EQ(Column("music-4", "1 wizard, 1 king, 1 bodyguard, 2 queen").removed(), "2 queen");
}

TEST(GambitBodyguard, ProtectsNobodyElsesCards) {
  RULE("gambit.card.bodyguard");
  EXPECT_EQ(Column("music-4", "1 bodyguard, 2 king, 3 wizard").removed(), "2 king");
}

TEST(GambitWitch, NeverRemovesADoppelganger) {
  RULE("gambit.r12");
  const Column column("music-4", "1 doppelganger, 2 storm, 3 witch, 4 king");
  EXPECT_EQ(column.removed(), "2 storm");
  EXPECT_EQ(column.sum(1), 1) << "the Witch is the next card left below";
}

TEST(GambitMusketeers, StopTheBeggar) {
  RULE("gambit.r17");
  EXPECT_EQ(Column("music-4", "1 musketeers, 2 beggar, 3 king").winner(), 3);
}

TEST(GambitMusketeers, StopWizardAndWitch) {
  RULE("gambit.card.musketeers");
  const Column column("music-4", "1 musketeers, 2 wizard, 3 witch, 4 king");
  EXPECT_EQ(column.removed(), "");
  EXPECT_EQ(column.winner(), 4);
}

TEST(GambitMusketeers, StopPrinceAndSquire) {
  RULE("gambit.r17");
  const Column column("music-4", "1 musketeers, 2 prince, 2 squire, 3 king");
  EXPECT_EQ(column.winner(), 3) << "20 against 16";
}

TEST(GambitMusketeers, StopTheGold) {
  RULE("gambit.r17");
  ArrangedTable table(3);
  table.goals("music-3 fencing-1 religion-1").column(1, "2 gold, 3 musketeers down").column(2, "2 queen");
  table.column(3, "3 queen").turn(1, "place king 1");
  EXPECT_TRUE(table.has_won(1, "music-3"));
  EXPECT_EQ(table.state.board.gold_won[0], 0);
  EXPECT_TRUE(table.discarded(2, "gold"));
}

TEST(GambitMusketeers, MakeABodyguardNeedless) {
  RULE("gambit.r17");
  const Column column("music-4", "1 bodyguard, 1 king, 2 musketeers, 3 wizard");
  EXPECT_EQ(column.told<Guarded>(), 0);
  EXPECT_EQ(column.sum(1), 26);
}

TEST(GambitMusketeers, LeaveTwoValueCardsTheirSecondValue) {
  RULE("gambit.r16");
  EXPECT_EQ(Column("music-4", "1 musketeers, 2 minstrel").sum(2), 12);
}

TEST(GambitMusketeers, TheOptionTakesTheSecondValueAway) {
  RULE("gambit.r16");
  const OptionValues lost = {{"musketeers", "lost"}};
  EXPECT_EQ(Column("music-4", "1 musketeers, 2 minstrel", lost).sum(2), 8);
  EXPECT_EQ(Column("music-4", "1 storm, 2 minstrel", lost).sum(2), 12) << "only beside Musketeers";
}

TEST(GambitMusketeers, ItIsToldWhatLosesItsSecondValue) {
  RULE("gambit.r16");
  const OptionValues lost = {{"musketeers", "lost"}};
  EXPECT_EQ(Column("music-4", "1 musketeers, 2 minstrel, 2 cardinal", lost).told<ValueChanged>(), 1);
  EXPECT_EQ(Column("music-4", "1 musketeers, 2 minstrel").told<ValueChanged>(), 0);
}

TEST(GambitMusketeers, LeaveADoppelgangerWithoutValue) {
  RULE("gambit.r17");
  const Column column("music-4", "1 doppelganger, 2 musketeers, 3 king");
  EXPECT_EQ(column.sum(1), -1);
  EXPECT_EQ(column.winner(), 3);
}

TEST(GambitMusketeers, DoNotUndoEffects) {
  RULE("gambit.r17");
  ArrangedTable table(3);
  table.column(1, "2 musketeers, 3 storm, 1 squire down").column(2, "3 musketeers, 2 gatekeeper down");
  table.turn(1, "place king 2");
  EXPECT_TRUE(table.is_closed(1));
  EXPECT_EQ(table.state.board.extra[1], 1);
}

TEST(GambitMusketeers, WorkFromUnderACloak) {
  RULE("gambit.r11");
  EXPECT_EQ(Column("music-4", "1 cloak>musketeers, 2 beggar, 3 king").winner(), 3);
}

TEST(GambitDragon, HitsRomeoAtFifteen) {
  RULE("gambit.card.dragon");
  EXPECT_EQ(Column("music-4", "1 romeo, 2 dragon, 1 juliet").sum(1), 25) << "15 and 14, less 2 each";
}

TEST(GambitDragon, HitsDoppelgangersAfterTheyHaveCopied) {
  RULE("gambit.r19");
  RULE("gambit.r18");
  const Column column("music-4", "1 doppelganger, 2 king, 3 dragon");
  EXPECT_EQ(column.sum(1), 18) << "20 copied before the Dragon, then less 2 once";
  EXPECT_EQ(column.sum(2), 18);
  EXPECT_EQ(Column("music-4", "3 dragon, 1 doppelganger").sum(1), -1) << "no value to hit";
}

TEST(GambitDragon, WorksBeforeTheBeggar) {
  RULE("gambit.evaluation.order");
  const Column column("music-4", "1 dragon, 2 beggar, 3 squire, 3 crown");
  EXPECT_EQ(column.sum(2), 2);
  EXPECT_EQ(column.sum(3), 3);
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitDragon, UnderACloakSparesItsOwner) {
  RULE("gambit.r19");
  const Column column("music-4", "1 cloak>dragon, 1 storm, 2 king");
  EXPECT_EQ(column.sum(1), 20);
  EXPECT_EQ(column.sum(2), 18);
}

TEST(GambitCloak, AHiddenTalentWorks) {
  RULE("gambit.r11");
  const Column column("music-4", "1 cloak>wizard, 2 king, 3 storm");
  EXPECT_EQ(column.removed(), "2 king");
  EXPECT_EQ(Column("music-4", "1 cloak>prince, 1 squire, 2 king").winner(), 1);
  EXPECT_EQ(Column("music-4", "1 cloak>king, 2 wizard, 3 storm").removed(), "1 king") << "and it is removed as such";
}

TEST(GambitCloak, AHiddenEffectCardGivesOnlyItsValue) {
  RULE("gambit.r11");
  ArrangedTable table(3);
  table.column(1, "2 cloak down").hand(2, "storm king queen").play(1, "place king 1");
  table.turn(2, "hide storm");
  EXPECT_FALSE(table.is_closed(1));
  EXPECT_EQ(Column("music-4", "1 cloak>storm").sum(1), 9);
  EXPECT_EQ(Column("music-4", "1 cloak>cloak").sum(1), 0);
}

TEST(GambitCloak, CloakAndHiddenCardAreOneCard) {
  RULE("gambit.r11");
  EXPECT_EQ(Column("music-4", "1 cloak>storm, 2 hermit").sum(2), 11);
  EXPECT_EQ(Column("music-4", "1 cloak>storm, 2 little-giant").sum(2), 5);
  ArrangedTable table(3);
  table.goals("music-2 fencing-5 religion-5").column(1, "2 cloak>king");
  EXPECT_FALSE(table.is_complete(1));
}

TEST(GambitCloak, BothCardsGoToTheDiscards) {
  RULE("gambit.r11");
  RULE("gambit.evaluation.clear");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 cloak>wizard").column(2, "2 queen").column(3, "3 queen");
  table.turn(1, "place king 1");
  EXPECT_TRUE(table.discarded(2, "cloak"));
  EXPECT_TRUE(table.discarded(2, "wizard"));
}

TEST(GambitCloak, HiddenGoldIsWon) {
  RULE("gambit.r11");
  RULE("gambit.card.gold");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 cloak>gold").column(2, "2 queen").column(3, "3 queen");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.state.board.gold_won[0], 1);
  EXPECT_TRUE(table.discarded(2, "cloak"));
  EXPECT_FALSE(table.discarded(2, "gold"));
}

TEST(GambitCloak, AnEmptyOneWinsWithABeggar) {
  RULE("gambit.r21");
  const Column column("music-4", "1 beggar, 2 cloak, 3 squire");
  EXPECT_EQ(column.sum(2), 0);
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitCloak, AnEmptyOneIsRemovedByTheWitch) {
  RULE("gambit.card.witch");
  EXPECT_EQ(Column("music-4", "1 cloak, 2 witch, 3 king").removed(), "1 cloak");
  EXPECT_EQ(Column("music-4", "1 cloak>king, 2 witch").removed(), "") << "a King is not";
}

TEST(GambitCloak, ADoppelgangerTakesTheValueOfTheHiddenCard) {
  RULE("gambit.r11");
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 cloak>king").sum(1), 20);
  EXPECT_EQ(Column("music-4", "1 cloak>doppelganger, 2 king").sum(1), 20) << "and hidden it copies too";
}

TEST(GambitHermit, CountsOnlyTheCardsThatAreLeft) {
  RULE("gambit.evaluation.removed");
  RULE("gambit.r15");
  const Column column("music-4", "1 hermit, 2 witch, 3 storm, 3 squire, 4 king");
  EXPECT_EQ(column.removed(), "3 storm, 3 squire");
  EXPECT_EQ(column.sum(1), 10) << "beside Witch and King";
}

TEST(GambitLittleGiant, CountsOnlyTheCardsThatAreLeft) {
  RULE("gambit.evaluation.removed");
  RULE("gambit.r15");
  EXPECT_EQ(Column("music-4", "1 little-giant, 2 wizard, 3 king, 4 queen, 5 storm").sum(1), 8);
}

TEST(GambitJester, CountsOnlyThePlayersWhoAreLeft) {
  RULE("gambit.evaluation.removed");
  RULE("gambit.r15");
  EXPECT_EQ(Column("music-4", "1 jester, 2 wizard, 3 king, 4 queen, 4 storm").sum(1), 9) << "players 1, 2 and 4";
}

TEST(GambitRomeo, IsAtFiveWhenJulietIsRemoved) {
  RULE("gambit.card.romeo");
  RULE("gambit.evaluation.removed");
  const Column column("music-4", "1 romeo, 1 juliet, 2 wizard");
  EXPECT_EQ(column.sum(1), 5);
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitDoppelganger, AboveAnotherTakesWhatThatOneHasCopied) {
  RULE("gambit.r18");
  const Column column("music-4", "1 doppelganger, 2 doppelganger, 3 queen");
  EXPECT_EQ(column.sum(1), 16);
  EXPECT_EQ(column.sum(2), 16);
  EXPECT_EQ(Column("music-4", "3 king, 1 doppelganger, 2 doppelganger").sum(1), -1);
}

TEST(GambitDoppelganger, PassesOverRemovedCards) {
  RULE("gambit.card.doppelganger");
  RULE("gambit.evaluation.removed");
  const Column column("music-4", "1 doppelganger, 2 king, 3 wizard");
  EXPECT_EQ(column.sum(1), 7);
  EXPECT_EQ(column.winner(), 1) << "a tie with the Wizard, and nearer";
}

TEST(GambitDoppelganger, TakesTheValueThatATwoValueCardHasHere) {
  RULE("gambit.r18");
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 minstrel").sum(1), 12);
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 cardinal").sum(1), 8);
}

TEST(GambitDoppelganger, TakesThePrintedValueOfRomeo) {
  RULE("gambit.r18");
  RULE("gambit.r34");
  const std::string cards = "1 doppelganger, 2 romeo, 2 juliet";
  EXPECT_EQ(Column("music-4", cards).sum(1), 5);
  EXPECT_EQ(Column("music-4", cards, {{"doppelganger", "changed"}}).sum(1), 15);
}

TEST(GambitDoppelganger, TheOptionTakesChangedValues) {
  RULE("gambit.r34");
  const OptionValues changed = {{"doppelganger", "changed"}};
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 hermit, 3 king", changed).sum(1), 10);
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 little-giant, 3 king", changed).sum(1), 8);
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 jester, 3 king", changed).sum(1), 9);
  EXPECT_EQ(Column("music-4", "1 doppelganger, 2 king, 3 dragon", changed).sum(1), 18) << "Dragons come later";
}

TEST(GambitDoppelganger, WithoutValueStillCountsForOthers) {
  RULE("gambit.r18");
  EXPECT_EQ(Column("music-4", "1 hermit, 2 doppelganger").sum(1), 11);
  EXPECT_EQ(Column("music-4", "1 little-giant, 2 doppelganger").sum(1), 5);
  EXPECT_EQ(Column("music-4", "1 jester, 2 doppelganger").sum(1), 6);
  ArrangedTable table(3);
  table.goals("music-1 fencing-5 religion-5").column(1, "2 doppelganger");
  EXPECT_TRUE(table.is_complete(1));
}

TEST(GambitRemoval, WizardAndWitchTogether) {
  RULE("gambit.r13");
  RULE("gambit.r14");
  const Column column("music-4", "1 king, 2 wizard, 3 witch, 4 storm, 5 assassin");
  EXPECT_EQ(column.removed(), "1 king, 2 wizard, 4 storm");
  EXPECT_EQ(column.winner(), 5);
}

TEST(GambitRemoval, TwoWizardsDoNotStopAWitch) {
  RULE("gambit.r13");
  const Column column("music-4", "1 wizard, 2 wizard, 3 witch, 4 king");
  EXPECT_EQ(column.removed(), "1 wizard, 2 wizard");
  EXPECT_EQ(column.winner(), 4);
}

TEST(GambitRemoval, ThreeOfAKindDoNothingEither) {
  RULE("gambit.r13");
  EXPECT_EQ(Column("music-4", "1 wizard, 2 wizard, 3 wizard, 4 king").removed(), "");
  EXPECT_EQ(Column("music-4", "1 witch, 2 witch, 3 witch, 4 storm").removed(), "");
}

TEST(GambitRemoval, TheOptionLetsAnOddNumberActOnce) {
  RULE("gambit.r13");
  RULE("gambit.r43");
  const OptionValues odd = {{"several", "odd"}};
  EXPECT_EQ(Column("music-4", "1 wizard, 2 wizard, 3 wizard, 4 king", odd).removed(), "4 king");
  EXPECT_EQ(Column("music-4", "1 wizard, 2 wizard, 4 king", odd).removed(), "");
  EXPECT_EQ(Column("music-4", "1 witch, 2 witch, 3 witch, 4 storm", odd).removed(), "4 storm") << "and no Witch";
  EXPECT_EQ(Column("music-4", "1 witch, 2 witch, 4 storm", odd).removed(), "");
}

TEST(GambitPrince, WithSquireBeatsABeggar) {
  RULE("gambit.r20");
  EXPECT_EQ(Column("music-4", "2 beggar, 3 squire, 1 prince, 1 squire").winner(), 1);
}

TEST(GambitPrince, WithSquireWinsTheGoldToo) {
  RULE("gambit.r20");
  ArrangedTable table(3);
  table.goals("music-3 fencing-1 religion-1").column(1, "2 gold, 1 prince").column(2, "2 queen").column(3, "3 queen");
  table.hand(1, "squire king queen").turn(1, "place squire 1");
  EXPECT_TRUE(table.has_won(1, "music-3"));
  EXPECT_EQ(table.state.board.gold_won[0], 1);
}

TEST(GambitPrince, RemovedByTheWizardHeIsNoPair) {
  RULE("gambit.card.prince");
  RULE("gambit.evaluation.removed");
  const Column column("music-4", "1 prince, 1 squire, 2 wizard");
  EXPECT_EQ(column.removed(), "1 prince");
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitPrince, GuardedByABodyguardThePairWins) {
  RULE("gambit.card.bodyguard");
  EXPECT_EQ(Column("music-4", "2 king, 1 prince, 1 squire, 2 wizard, 3 witch, 1 bodyguard").winner(), 1);
}

TEST(GambitChain, AnExplorerMeetsAnAssassin) {
  RULE("gambit.turn.chain");
  RULE("gambit.r41");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 assassin down").turn(1, "place king 1");
  EXPECT_EQ(table.lies(2), "3 assassin");
  EXPECT_TRUE(table.discarded(2, "explorer")) << "openly: everybody knew it";
  EXPECT_EQ(table.state.unseen_discards[1].size(), 0);
  EXPECT_EQ(table.last<Assassinated>(3).card, Card::explorer);
}

TEST(GambitChain, AnExplorerMeetsAStorm) {
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 storm down").turn(1, "place king 1");
  EXPECT_EQ(table.lies(2), "3 storm, 2 explorer");
  EXPECT_TRUE(table.is_closed(2));
  EXPECT_FALSE(table.is_closed(1));
}

TEST(GambitChain, AStormInTheWayIsSkippedLater) {
  RULE("gambit.card.explorer");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 storm down").turn(1, "place king 2");
  table.turn(2, "place king 1");
  EXPECT_EQ(table.lies(2), "3 storm, 1 king");
  EXPECT_EQ(table.lies(3), "2 explorer");
}

TEST(GambitChain, AnExplorerMeetsAnotherWhoMovesOn) {
  RULE("gambit.turn.chain");
  RULE("gambit.r6");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 explorer down").column(3, "3 gatekeeper down");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.lies(1), "1 king");
  EXPECT_EQ(table.lies(2), "2 explorer");
  EXPECT_EQ(table.lies(3), "3 gatekeeper, 3 explorer");
  EXPECT_EQ(table.state.board.extra[2], 1);
}

TEST(GambitChain, AnExplorerMeetsACrown) {
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 crown down").turn(1, "place king 1");
  EXPECT_EQ(table.crown_player(), 3);
  EXPECT_EQ(table.hand_size(3), 4);
}

TEST(GambitChain, AnExplorerMeetsATraitor) {
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  table.goals("music-5 fencing-4 religion-3").column(1, "2 explorer down").column(2, "3 traitor down");
  table.play(1, "place king 1");
  EXPECT_EQ(table.moves(3), (std::vector<std::string>{"swap 1", "swap 3", "swap nothing"})) << "from column 2";
  table.play(3, "swap 3");
  EXPECT_EQ(table.state.board.goals[1], goal_named("religion-3"));
}

TEST(GambitChain, AnExplorerMeetsACloak) {
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 cloak down").hand(3, "wizard witch king").play(1, "place king 1");
  table.play(3, "hide wizard");
  EXPECT_EQ(table.lies(2), "3 cloak>wizard, 2 explorer");
}

TEST(GambitChain, AnExplorerComesBackToTheCardThatTurnedHimUp) {
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  // Column 3 is closed, so the Explorer of column 2 goes to column 1 and turns up the card just placed there.
  table.column(1, "2 explorer down").column(2, "3 explorer down").column(3, "3 storm").hand(1, "assassin king queen");
  table.turn(1, "place assassin 1");
  EXPECT_EQ(table.lies(1), "1 assassin") << "it has killed the second Explorer";
  EXPECT_EQ(table.lies(2), "2 explorer");
  EXPECT_TRUE(table.discarded(3, "explorer"));
}

TEST(GambitChain, TurnedUpTwiceInATurnAnExplorerStays) {
  RULE("gambit.r6");
  RULE("gambit.turn.chain");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 explorer down").column(3, "3 storm").hand(1, "explorer king queen");
  table.turn(1, "place explorer 1");
  EXPECT_EQ(table.lies(1), "3 explorer");
  EXPECT_EQ(table.lies(2), "2 explorer, 1 explorer") << "the first has moved already and lies face up";
  EXPECT_EQ(table.told<StayedUp>(), 1);
  EXPECT_EQ(table.told<ExplorerMoved>(), 3);
}

TEST(GambitChain, InTheNextTurnHeMovesAgain) {
  RULE("gambit.r6");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 explorer down").column(3, "3 storm").hand(1, "explorer king queen");
  table.turn(1, "place explorer 1");
  table.turn(2, "place king 2");
  EXPECT_EQ(table.lies(1), "1 explorer") << "and the one he met there moves on as well";
  EXPECT_EQ(table.lies(2), "2 explorer, 2 king, 3 explorer");
}

}  // namespace
}  // namespace regalia::gambit
