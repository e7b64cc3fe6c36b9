// The conspirators one by one: their values and what their talents do at the end of a round.
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

// What a card counts alone in a column under a goal.
double alone(const char* card, const char* goal) { return Column(goal, std::string("1 ") + card).sum(1); }

// Whether the card counts 8 under every goal but those of one discipline.
bool counts_eight_elsewhere(const char* card, const std::string& discipline) {
  for (const char* other : kDisciplineIds)
    if (other != discipline && alone(card, (std::string(other) + "-3").c_str()) != 8) return false;
  return true;
}

TEST(GambitKing, CountsTwentyUnderEveryGoal) {
  RULE("gambit.card.king");
  for (const char* discipline : kDisciplineIds) EXPECT_EQ(alone("king", (std::string(discipline) + "-4").c_str()), 20);
}

TEST(GambitKing, BeatsEveryOtherCardAlone) {
  RULE("gambit.card.king");
  const Rules rules = make_rules(2);
  for (const Card card : rules.deck())
    EXPECT_TRUE(card == Card::king || rules.facts().of(card).halves < rules.facts().of(Card::king).halves);
}

TEST(GambitQueen, CountsSixteen) {
  RULE("gambit.card.queen");
  EXPECT_EQ(alone("queen", "music-1"), 16);
}

TEST(GambitQueen, LosesToTheKingAndBeatsJuliet) {
  RULE("gambit.card.queen");
  EXPECT_EQ(Column("music-4", "1 queen, 2 king").winner(), 2);
  EXPECT_EQ(Column("music-4", "1 juliet, 2 queen").winner(), 2);
}

TEST(GambitJuliet, CountsFourteen) {
  RULE("gambit.card.juliet");
  EXPECT_EQ(alone("juliet", "music-1"), 14);
}

TEST(GambitJuliet, StaysAtFourteenBesideRomeo) {
  RULE("gambit.card.juliet");
  EXPECT_EQ(Column("music-4", "1 juliet, 1 romeo").sum(1), 29) << "14, and 15 for Romeo";
}

TEST(GambitAlchemist, CountsTwelveUnderAlchemy) {
  RULE("gambit.card.alchemist");
  EXPECT_EQ(alone("alchemist", "alchemy-2"), 12);
}

TEST(GambitAlchemist, CountsEightElsewhere) {
  RULE("gambit.card.alchemist");
  EXPECT_TRUE(counts_eight_elsewhere("alchemist", "alchemy"));
}

TEST(GambitFencingMaster, CountsTwelveUnderFencing) {
  RULE("gambit.card.fencing-master");
  EXPECT_EQ(alone("fencing-master", "fencing-2"), 12);
}

TEST(GambitFencingMaster, CountsEightElsewhere) {
  RULE("gambit.card.fencing-master");
  EXPECT_TRUE(counts_eight_elsewhere("fencing-master", "fencing"));
}

TEST(GambitLandowner, CountsTwelveUnderAgriculture) {
  RULE("gambit.card.landowner");
  EXPECT_EQ(alone("landowner", "agriculture-2"), 12);
}

TEST(GambitLandowner, CountsEightElsewhere) {
  RULE("gambit.card.landowner");
  EXPECT_TRUE(counts_eight_elsewhere("landowner", "agriculture"));
}

TEST(GambitMerchant, CountsTwelveUnderCommerce) {
  RULE("gambit.card.merchant");
  EXPECT_EQ(alone("merchant", "commerce-2"), 12);
}

TEST(GambitMerchant, CountsEightElsewhere) {
  RULE("gambit.card.merchant");
  EXPECT_TRUE(counts_eight_elsewhere("merchant", "commerce"));
}

TEST(GambitCardinal, CountsTwelveUnderReligion) {
  RULE("gambit.card.cardinal");
  EXPECT_EQ(alone("cardinal", "religion-2"), 12);
}

TEST(GambitCardinal, CountsEightElsewhere) {
  RULE("gambit.card.cardinal");
  EXPECT_TRUE(counts_eight_elsewhere("cardinal", "religion"));
}

TEST(GambitMinstrel, CountsTwelveUnderMusic) {
  RULE("gambit.card.minstrel");
  EXPECT_EQ(alone("minstrel", "music-2"), 12);
}

TEST(GambitMinstrel, CountsEightElsewhere) {
  RULE("gambit.card.minstrel");
  EXPECT_TRUE(counts_eight_elsewhere("minstrel", "music"));
}

TEST(GambitEffectCards, CountTheirValuesAtTheEndOfTheRound) {
  RULE("gambit.card.explorer");
  RULE("gambit.card.assassin");
  RULE("gambit.card.storm");
  RULE("gambit.card.cloak");
  RULE("gambit.card.traitor");
  RULE("gambit.card.crown");
  RULE("gambit.card.lodestone");
  RULE("gambit.card.gatekeeper");
  EXPECT_EQ(alone("explorer", "music-1"), 13);
  EXPECT_EQ(alone("assassin", "music-1"), 9.5);
  EXPECT_EQ(alone("storm", "music-1"), 9);
  EXPECT_EQ(alone("cloak", "music-1"), 0);
  EXPECT_EQ(alone("traitor", "music-1"), 10);
  EXPECT_EQ(alone("crown", "music-1"), 5);
  EXPECT_EQ(alone("lodestone", "music-1"), 6);
  EXPECT_EQ(alone("gatekeeper", "music-1"), 8);
}

TEST(GambitMusketeers, CountEleven) {
  RULE("gambit.card.musketeers");
  EXPECT_EQ(alone("musketeers", "music-1"), 11);
}

TEST(GambitMusketeers, ComparePrintedValues) {
  RULE("gambit.card.musketeers");
  const Column column("music-4", "1 musketeers, 2 hermit, 3 little-giant, 4 romeo, 4 juliet, 5 jester");
  EXPECT_EQ(column.sum(2), 12);
  EXPECT_EQ(column.sum(3), 2);
  EXPECT_EQ(column.sum(4), 19);
  EXPECT_EQ(column.sum(5), 3);
  EXPECT_EQ(column.winner(), 4);
}

TEST(GambitMusketeers, SeveralAreAsGoodAsOne) {
  RULE("gambit.r17");
  const Column column("music-4", "1 musketeers, 2 musketeers, 3 wizard, 4 queen");
  EXPECT_EQ(column.removed(), "");
  EXPECT_EQ(column.winner(), 4);
}

TEST(GambitWizard, RemovesEveryCardOfTenOrMore) {
  RULE("gambit.card.wizard");
  const Column column("music-4", "1 king, 2 traitor, 3 assassin, 4 wizard, 5 storm");
  EXPECT_EQ(column.removed(), "1 king, 2 traitor");
  EXPECT_EQ(column.left(), "3 assassin, 4 wizard, 5 storm");
}

TEST(GambitWizard, RemovesHisOwnersCardsButNotHimself) {
  RULE("gambit.card.wizard");
  RULE("gambit.r14");
  const Column column("music-4", "1 wizard, 1 king, 2 witch");
  EXPECT_EQ(column.removed(), "1 wizard, 1 king") << "the King by the Wizard, the Wizard by the Witch";
  EXPECT_EQ(Column("music-4", "1 wizard, 1 king").left(), "1 wizard");
}

TEST(GambitWizard, TwoCancelEachOther) {
  RULE("gambit.card.wizard");
  RULE("gambit.r13");
  const Column column("music-4", "1 wizard, 2 king, 3 wizard");
  EXPECT_EQ(column.removed(), "");
  EXPECT_EQ(column.told<Cancelled>(), 1);
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitWitch, RemovesEveryCardOfNineOrLess) {
  RULE("gambit.card.witch");
  const Column column("music-4", "1 storm, 2 assassin, 3 witch, 4 gold, 5 traitor");
  EXPECT_EQ(column.removed(), "1 storm, 4 gold");
}

TEST(GambitWitch, RemovesHerOwnersCardsButNotHerself) {
  RULE("gambit.card.witch");
  RULE("gambit.r14");
  const Column column("music-4", "1 witch, 1 storm, 1 wizard");
  EXPECT_EQ(column.left(), "1 witch");
  EXPECT_EQ(column.winner(), 1) << "with her 1";
}

TEST(GambitWitch, TwoCancelEachOther) {
  RULE("gambit.card.witch");
  RULE("gambit.r13");
  RULE("gambit.r43");
  const Column column("music-4", "1 witch, 2 storm, 3 witch");
  EXPECT_EQ(column.removed(), "");
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitPrince, WinsOutrightBesideHisOwnersSquire) {
  RULE("gambit.card.prince");
  const Column column("music-4", "2 king, 2 queen, 1 prince, 1 squire");
  EXPECT_EQ(column.winner(), 1);
  EXPECT_EQ(column.decided(), Decided::by_pair);
}

TEST(GambitPrince, CountsFourteenWithoutHisSquire) {
  RULE("gambit.card.prince");
  const Column column("music-4", "1 prince, 2 squire, 3 queen");
  EXPECT_EQ(column.sum(1), 14) << "another player's Squire is of no use";
  EXPECT_EQ(column.winner(), 3);
}

TEST(GambitPrince, OfSeveralPairsTheOneWithACardNearestToTheGoalWins) {
  RULE("gambit.card.prince");
  EXPECT_EQ(Column("music-4", "1 prince, 2 squire, 2 prince, 1 squire").winner(), 1);
  EXPECT_EQ(Column("music-4", "3 king, 2 squire, 1 prince, 1 squire, 2 prince").winner(), 2);
}

TEST(GambitSquire, CountsTwoWithoutHisPrince) {
  RULE("gambit.card.squire");
  EXPECT_EQ(alone("squire", "music-1"), 2);
  EXPECT_EQ(Column("music-4", "1 squire, 2 prince").winner(), 2);
}

TEST(GambitSquire, WinsOutrightWithHisPrinceInAnyOrder) {
  RULE("gambit.card.squire");
  EXPECT_EQ(Column("music-4", "1 squire, 2 king, 1 prince").winner(), 1);
  EXPECT_EQ(Column("music-4", "2 king, 1 prince, 1 squire").winner(), 1);
}

TEST(GambitRomeo, CountsFifteenBesideHisOwnersJuliet) {
  RULE("gambit.card.romeo");
  EXPECT_EQ(Column("music-4", "1 romeo, 2 king, 1 juliet").sum(1), 29);
}

TEST(GambitRomeo, CountsFiveWithoutHer) {
  RULE("gambit.card.romeo");
  EXPECT_EQ(alone("romeo", "music-1"), 5);
  EXPECT_EQ(Column("music-4", "1 romeo, 2 juliet").sum(1), 5) << "another player's Juliet";
}

TEST(GambitHermit, LosesOneForEveryOtherCard) {
  RULE("gambit.card.hermit");
  EXPECT_EQ(alone("hermit", "music-1"), 12);
  EXPECT_EQ(Column("music-4", "1 hermit, 2 squire, 1 storm").sum(1), 19) << "10 and 9";
}

TEST(GambitHermit, NeverCountsLessThanNothing) {
  RULE("gambit.card.hermit");
  RULE("gambit.r36");
  const std::string thirteen =
      "2 squire, 2 storm, 2 crown, 2 lodestone, 2 gatekeeper, 2 alchemist, 2 merchant, 3 squire, 3 storm, 3 crown, "
      "3 lodestone, 3 gatekeeper, 3 alchemist";
  EXPECT_EQ(Column("music-4", "1 hermit, " + thirteen).sum(1), 0);
}

TEST(GambitLittleGiant, GainsThreeForEveryOtherCard) {
  RULE("gambit.card.little-giant");
  EXPECT_EQ(Column("music-4", "1 little-giant, 2 king, 3 witch, 4 witch").sum(1), 11);
}

TEST(GambitLittleGiant, CountsTwoAlone) {
  RULE("gambit.card.little-giant");
  EXPECT_EQ(alone("little-giant", "music-1"), 2);
}

TEST(GambitDoppelganger, TakesTheValueOfTheNextCardBelow) {
  RULE("gambit.card.doppelganger");
  const Column column("music-4", "2 queen, 1 doppelganger, 3 king, 2 squire");
  EXPECT_EQ(column.sum(1), 20);
  EXPECT_EQ(column.winner(), 1) << "a tie with the King, and nearer to the goal";
}

TEST(GambitDoppelganger, TakesNoAbility) {
  RULE("gambit.card.doppelganger");
  const Column column("music-4", "1 doppelganger, 2 wizard, 3 king");
  EXPECT_EQ(column.told<Cancelled>(), 0) << "it is no second Wizard";
  EXPECT_EQ(column.removed(), "3 king");
  EXPECT_EQ(column.sum(1), 7);
}

TEST(GambitDoppelganger, DoesNotTakePartWithNothingBelow) {
  RULE("gambit.card.doppelganger");
  const Column column("music-4", "2 witch, 1 doppelganger");
  EXPECT_EQ(column.sum(1), -1);
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitDragon, TakesTwoFromEveryCardOfTheOthers) {
  RULE("gambit.card.dragon");
  const Column column("music-4", "1 dragon, 2 queen, 2 storm, 3 king");
  EXPECT_EQ(column.sum(1), 11);
  EXPECT_EQ(column.sum(2), 21) << "14 and 7";
  EXPECT_EQ(column.sum(3), 18);
}

TEST(GambitDragon, SeveralAddUpAndNothingSinksBelowZero) {
  RULE("gambit.card.dragon");
  RULE("gambit.r19");
  const Column column("music-4", "1 dragon, 2 dragon, 3 king, 4 jester, 5 squire");
  EXPECT_EQ(column.sum(3), 16);
  EXPECT_EQ(column.sum(1), 9) << "hit by the other Dragon only";
  EXPECT_EQ(column.sum(5), 0);
}

TEST(GambitDragon, SparesHisOwnersCards) {
  RULE("gambit.r19");
  EXPECT_EQ(Column("music-4", "1 queen, 1 dragon, 1 storm").sum(1), 36);
}

TEST(GambitBeggar, LetsTheLowestSumWin) {
  RULE("gambit.card.beggar");
  const Column column("music-4", "1 king, 2 beggar, 3 squire");
  EXPECT_EQ(column.winner(), 3);
  EXPECT_EQ(column.decided(), Decided::by_lowest_sum);
}

TEST(GambitBeggar, ATieGoesToTheCardFarthestFromTheGoal) {
  RULE("gambit.card.beggar");
  RULE("gambit.r23");
  const Column column("music-4", "1 squire, 2 squire, 3 beggar");
  EXPECT_EQ(column.winner(), 2);
  EXPECT_EQ(column.decided(), Decided::by_farthest_card);
}

TEST(GambitBeggar, WhoHasNoCardOfAnyValueDoesNotTakePart) {
  RULE("gambit.card.beggar");
  EXPECT_EQ(Column("music-4", "1 king, 2 beggar, 3 doppelganger").winner(), 2);
}

TEST(GambitBeggar, SeveralAreAsGoodAsOne) {
  RULE("gambit.r21");
  EXPECT_EQ(Column("music-4", "1 king, 2 beggar, 3 beggar, 3 squire").winner(), 2);
}

TEST(GambitBodyguard, ProtectsHisOwnersOtherCards) {
  RULE("gambit.card.bodyguard");
  const Column column("music-4", "1 bodyguard, 1 king, 2 wizard, 3 queen");
  EXPECT_EQ(column.removed(), "3 queen");
  EXPECT_EQ(column.told<Guarded>(), 1);
}

TEST(GambitBodyguard, CountsSix) {
  RULE("gambit.card.bodyguard");
  EXPECT_EQ(alone("bodyguard", "music-1"), 6);
}

TEST(GambitJester, CountsThreeForEveryPlayerInTheColumn) {
  RULE("gambit.card.jester");
  EXPECT_EQ(Column("music-4", "1 jester, 2 king, 3 witch, 4 witch, 2 queen").sum(1), 12) << "four players";
}

TEST(GambitJester, CountsHisOwner) {
  RULE("gambit.card.jester");
  EXPECT_EQ(alone("jester", "music-1"), 3);
  EXPECT_EQ(Column("music-4", "1 jester, 1 squire").sum(1), 5);
}

// The Gold of player 2 lies in column 1, where player 1's card ends the round.
ArrangedTable with_gold(const std::string& column, const std::string& last_card) {
  ArrangedTable table(3);
  table.goals("music-3 fencing-1 religion-1").column(1, column).column(2, "2 queen").column(3, "3 queen");
  table.hand(1, last_card).turn(1, "place " + last_card + " 1");
  return table;
}

TEST(GambitGold, GoesToTheWinnerOfTheGoal) {
  RULE("gambit.card.gold");
  const ArrangedTable table = with_gold("2 gold, 3 squire down", "king");
  EXPECT_TRUE(table.has_won(1, "music-3"));
  EXPECT_EQ(table.state.board.gold_won[0], 1);
  EXPECT_FALSE(table.discarded(2, "gold")) << "it does not return to its owner's set";
  EXPECT_EQ(table.state.board.gold_left[1], 1);
}

TEST(GambitGold, CountsNothingInTheColumn) {
  RULE("gambit.card.gold");
  EXPECT_EQ(Column("music-4", "1 gold, 2 squire").winner(), 2);
  EXPECT_EQ(Column("music-4", "1 gold").sum(1), 0);
}

TEST(GambitGold, MayBeWonByItsOwner) {
  RULE("gambit.r25");
  const ArrangedTable table = with_gold("2 gold, 2 king down", "squire");
  EXPECT_TRUE(table.has_won(2, "music-3"));
  EXPECT_EQ(table.state.board.gold_won[1], 1);
  const Cards set = table.state.hands[1] + table.state.supply[1] + table.state.board.discards[1];
  EXPECT_EQ(set.size(), 30) << "it has left the set";
}

}  // namespace
}  // namespace regalia::gambit
