// How columns are decided: order, removal, sums, ties, and what becomes of the cards.
#include <algorithm>

#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

TEST(GambitExample, BlueWinsATieByTheCardCloserToTheGoal) {
  RULE("gambit.evaluation.tie");
  RULE("gambit.evaluation.sum");
  // Red's Fencing Master matches the goal: 14 with the Squire. Blue (2) and White (3) have 16 each.
  const Column column("fencing-4", "1 fencing-master, 2 queen, 3 cardinal, 1 squire, 3 merchant");
  EXPECT_EQ(column.sum(1), 14);
  EXPECT_EQ(column.sum(2), 16);
  EXPECT_EQ(column.sum(3), 16);
  EXPECT_EQ(column.winner(), 2);
  EXPECT_EQ(column.decided(), Decided::by_nearest_card);
}

TEST(GambitExample, TheWizardRemovesTheKingAndTheCardinalWins) {
  RULE("gambit.card.wizard");
  RULE("gambit.card.cardinal");
  // White (3) has the Wizard, Blue (2) the King, Red (1) the Cardinal.
  const Column column("music-3", "2 king, 3 wizard, 1 cardinal");
  EXPECT_EQ(column.removed(), "2 king");
  EXPECT_EQ(column.sum(1), 8);
  EXPECT_EQ(column.sum(3), 7);
  EXPECT_EQ(column.winner(), 1);
}

// The kinds of events that decide a column, in order.
std::vector<std::string> steps(const ArrangedTable& table) {
  std::vector<std::string> all = table.kinds();
  const auto opened = std::find(all.begin(), all.end(), "opened");
  return {opened, std::next(std::find(opened, all.end(), "won"))};
}

TEST(GambitEvaluation, TalentsWorkByInitiative) {
  RULE("gambit.evaluation.order");
  ArrangedTable table(4);
  table.goals("music-5 fencing-1 religion-1 commerce-1").column(2, "2 queen").column(3, "3 queen");
  // The Bodyguard saves Juliet and the Dragon from the Wizard, Romeo and the Beggar from the Witch.
  table.column(1, "1 bodyguard, 1 juliet, 3 king, 2 wizard, 4 witch, 1 romeo, 1 dragon, 1 beggar");
  table.turn(1, "place king 4");
  EXPECT_EQ(steps(table), (std::vector<std::string>{"opened",
                                                    // the Wizard
                                                    "guarded", "removed", "guarded",
                                                    // the Witch
                                                    "removed", "removed", "guarded", "guarded",
                                                    // Romeo, Dragon, Beggar
                                                    "changed", "dragon", "beggar",
                                                    // the outcome
                                                    "sums", "won"}));
  EXPECT_TRUE(table.has_won(4, "music-5")) << "the lowest sum: a Witch, after the Dragon";
}

TEST(GambitEvaluation, FactsNameTheInitiativeOfTheRulebook) {
  RULE("gambit.evaluation.order");
  const Facts facts = facts_of(CardChoice::all_31);
  const std::vector<std::pair<Card, int>> expected = {
      {Card::musketeers, 1},   {Card::bodyguard, 2}, {Card::wizard, 3}, {Card::witch, 4},        {Card::prince, 5},
      {Card::squire, 5},       {Card::romeo, 6},     {Card::hermit, 6}, {Card::little_giant, 6}, {Card::jester, 6},
      {Card::doppelganger, 7}, {Card::dragon, 8},    {Card::beggar, 9}, {Card::gold, 10}};
  for (const auto& [card, initiative] : expected) EXPECT_EQ(facts.of(card).initiative, initiative);
  EXPECT_EQ(std::count_if(facts.cards.begin(), facts.cards.end(),
                          [](const CardFacts& card) { return card.ability == Ability::talent; }),
            14);
}

TEST(GambitEvaluation, ColumnsAreDecidedFromTheFirstToTheLast) {
  RULE("gambit.evaluation.order");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1").column(1, "2 king").column(3, "3 king").turn(1, "place king 2");
  std::vector<int> columns;
  for (const Event& event : table.heard_by(0))
    if (const auto* won = std::get_if<GoalWon>(&event)) columns.push_back(won->column.number());
  EXPECT_EQ(columns, (std::vector{1, 2, 3}));
}

TEST(GambitEvaluation, CardsTurnedUpAtTheEndHaveTalentsAndNoEffects) {
  RULE("gambit.r5");
  RULE("gambit.evaluation.order");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 king").column(2, "2 queen").column(3, "3 queen");
  table.column(2, "3 explorer down")
      .column(3, "2 assassin down")
      .hand(1, "wizard king queen")
      .turn(1, "place wizard 1");
  EXPECT_EQ(table.told<ExplorerMoved>(), 0);
  EXPECT_EQ(table.told<Assassinated>(), 0);
  EXPECT_TRUE(table.has_won(1, "music-2")) << "the last card was a Wizard and removed the King";
}

TEST(GambitEvaluation, TheFaceDownCardIsShownToAll) {
  RULE("gambit.evaluation.order");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1")
      .column(1, "2 king down")
      .column(3, "3 cloak>queen")
      .turn(1, "place king 2");
  std::vector<std::string> opened;
  for (const Event& event : table.heard_by(0))
    if (std::holds_alternative<ColumnOpened>(event)) opened.push_back(table.rules.tell(event, {}));
  EXPECT_EQ(opened, (std::vector<std::string>{"Column 1, Music 1: Player 2's King 20.",
                                              "Column 2, Fencing 1: Player 1's King 20.",
                                              "Column 3, Religion 1: Player 3's Queen 16 (under the Cloak)."}));
}

TEST(GambitEvaluation, ARemovedCardGoesToItsOwnersDiscards) {
  RULE("gambit.evaluation.removed");
  RULE("gambit.r15");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 king").column(2, "2 queen").column(3, "3 queen");
  table.hand(1, "wizard king queen").turn(1, "place wizard 1");
  EXPECT_TRUE(table.discarded(2, "king"));
}

TEST(GambitEvaluation, ARemovedCardHasNoTalentAnyMore) {
  RULE("gambit.evaluation.removed");
  RULE("gambit.r15");
  EXPECT_EQ(Column("music-4", "1 dragon, 2 storm, 3 wizard").sum(2), 9) << "the Dragon was removed";
  EXPECT_EQ(Column("music-4", "1 beggar, 2 king, 3 witch").winner(), 2) << "the Beggar was removed";
}

TEST(GambitEvaluation, RemovedGoldIsNotWon) {
  RULE("gambit.evaluation.removed");
  ArrangedTable table(3);
  table.goals("music-3 fencing-1 religion-1").column(1, "2 gold, 3 witch").column(2, "2 queen").column(3, "3 queen");
  table.turn(1, "place king 1");
  EXPECT_TRUE(table.has_won(1, "music-3"));
  EXPECT_EQ(table.state.board.gold_won[0], 0);
  EXPECT_TRUE(table.discarded(2, "gold"));
}

TEST(GambitEvaluation, TheHighestSumWins) {
  RULE("gambit.evaluation.sum");
  const Column column("music-4", "1 storm, 2 king, 1 assassin, 3 queen, 1 squire");
  EXPECT_EQ(column.sum(1), 20.5);
  EXPECT_EQ(column.winner(), 1);
  EXPECT_EQ(column.decided(), Decided::by_sum);
}

TEST(GambitEvaluation, WhoHasNoCardHasNoSum) {
  RULE("gambit.evaluation.sum");
  const Column column("music-4", "1 storm, 2 king");
  EXPECT_EQ(column.sum(3), -1);
  EXPECT_EQ(Column("music-4", "1 beggar, 2 king").winner(), 1) << "of those who take part the lowest";
}

TEST(GambitEvaluation, ATieGoesToTheCardNearestToTheGoal) {
  RULE("gambit.evaluation.tie");
  RULE("gambit.r23");
  EXPECT_EQ(Column("music-4", "3 witch, 1 king, 2 king").winner(), 1);
  EXPECT_EQ(Column("music-4", "3 king, 2 king, 1 king").winner(), 3);
  EXPECT_EQ(Column("music-4", "1 squire, 2 queen, 1 juliet").winner(), 1) << "16 each; any card of theirs counts";
}

TEST(GambitEvaluation, WithABeggarATieGoesToTheCardFarthestFromTheGoal) {
  RULE("gambit.evaluation.tie");
  RULE("gambit.r23");
  const Column column("music-4", "1 beggar, 2 beggar, 1 cloak, 3 king");
  EXPECT_EQ(column.sum(1), 4);
  EXPECT_EQ(column.sum(2), 4);
  EXPECT_EQ(column.winner(), 1) << "the empty Cloak is farther than the Beggar of player 2";
}

TEST(GambitEvaluation, ATieForLessDecidesNothing) {
  RULE("gambit.evaluation.tie");
  const Column column("music-4", "1 storm, 2 storm, 3 king");
  EXPECT_EQ(column.winner(), 3);
  EXPECT_EQ(column.decided(), Decided::by_sum);
}

TEST(GambitEvaluation, OnlyCardsThatAreLeftBreakATie) {
  RULE("gambit.r23");
  RULE("gambit.r15");
  // Player 1's King was the nearest, but the Wizard has removed it.
  const Column column("music-4", "1 king, 2 storm, 1 storm, 3 wizard");
  EXPECT_EQ(column.sum(1), 9);
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitEvaluation, ADoppelgangerWithoutValueBreaksNoTie) {
  RULE("gambit.r18");
  RULE("gambit.r23");
  // With Musketeers the Doppelganger of player 1 has no value, near as it lies.
  const Column column("music-4", "1 doppelganger, 2 king, 1 king, 3 musketeers");
  EXPECT_EQ(column.winner(), 2);
}

TEST(GambitEvaluation, WithNobodyLeftTheGoalLeavesTheGame) {
  RULE("gambit.evaluation.nobody");
  RULE("gambit.r22");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1").column(1, "2 doppelganger").column(2, "2 queen").turn(1, "place king 3");
  EXPECT_TRUE(table.state.board.goals_lost.has(goal_named("music-1")));
  EXPECT_EQ(table.told<GoalLost>(), 1);
  EXPECT_TRUE(table.discarded(2, "doppelganger"));
}

TEST(GambitEvaluation, GoldWithNobodyLeftGoesToItsOwnersDiscards) {
  RULE("gambit.r22");
  // In this copy Wizard and Gold are worth 10, so the Wizard removes both.
  const auto change = [](Facts& facts) {
    facts.cards[at(Card::wizard)].halves = sourced(20);
    facts.cards[at(Card::gold)].halves = sourced(20);
  };
  ArrangedTable table(3, {}, change);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 gold").column(2, "2 queen").column(3, "3 queen");
  table.hand(1, "wizard king queen").turn(1, "place wizard 1");
  EXPECT_TRUE(table.state.board.goals_lost.has(goal_named("music-2")));
  EXPECT_TRUE(table.discarded(2, "gold"));
  EXPECT_EQ(table.state.board.gold_left[1], 0);
}

TEST(GambitEvaluation, AllCardsGoToTheDiscardsAndTheColumnsAreEmpty) {
  RULE("gambit.evaluation.clear");
  ArrangedTable table(3);
  table.goals("music-2 fencing-1 religion-1").column(1, "2 cloak>queen").column(2, "2 king").column(3, "3 king");
  table.turn(1, "place king 1");
  EXPECT_EQ(table.state.board.columns.total(), 0);
  for (const char* card : {"cloak", "queen", "king"}) EXPECT_TRUE(table.discarded(2, card));
  EXPECT_TRUE(table.discarded(1, "king"));
  EXPECT_TRUE(table.discarded(3, "king"));
}

TEST(GambitEvaluation, WizardAndWitchLookAtPrintedValues) {
  RULE("gambit.r12");
  const Column wizard("music-4", "1 wizard, 2 hermit, 3 storm, 3 witch, 4 witch, 3 squire");
  EXPECT_EQ(wizard.removed(), "2 hermit") << "12, though he counts less beside the others";
  const Column witch("music-4", "1 witch, 2 little-giant, 3 romeo, 3 juliet, 4 jester, 5 king, 6 king");
  EXPECT_EQ(witch.removed(), "2 little-giant, 3 romeo, 4 jester");
}

TEST(GambitEvaluation, WizardAndWitchLookAtTheValueUnderThisGoal) {
  RULE("gambit.r12");
  EXPECT_EQ(Column("music-4", "1 wizard, 2 minstrel, 3 cardinal").removed(), "2 minstrel");
  EXPECT_EQ(Column("music-4", "1 witch, 2 minstrel, 3 cardinal").removed(), "3 cardinal");
}

const OptionValues kChanged = {{"removal", "changed"}};

TEST(GambitEvaluation, TheOptionMakesThemLookAtChangedValues) {
  RULE("gambit.r12");
  EXPECT_EQ(Column("music-4", "1 wizard, 2 hermit, 3 storm, 3 squire, 4 crown", kChanged).removed(), "") << "8 now";
  EXPECT_EQ(Column("music-4", "1 witch, 2 romeo, 2 juliet, 3 king", kChanged).removed(), "") << "Romeo counts 15";
  EXPECT_EQ(Column("music-4", "1 wizard, 2 romeo, 2 juliet", kChanged).removed(), "2 romeo, 2 juliet")
      << "both at once";
  EXPECT_EQ(Column("music-4", "1 witch, 2 little-giant, 3 king, 4 king, 5 king", kChanged).removed(), "")
      << "the Little Giant counts 14";
  EXPECT_EQ(Column("music-4", "1 witch, 2 jester, 3 king, 4 king, 5 king", kChanged).removed(), "") << "15";
}

TEST(GambitEvaluation, WithChangedValuesADoppelgangerCanBeRemoved) {
  RULE("gambit.r12");
  EXPECT_EQ(Column("music-4", "1 wizard, 2 doppelganger, 3 king", kChanged).removed(), "2 doppelganger, 3 king");
  EXPECT_EQ(Column("music-4", "1 wizard, 2 king, 3 doppelganger", kChanged).removed(), "2 king") << "it has no value";
}

TEST(GambitEvaluation, WithChangedValuesDragonsAreNotCounted) {
  RULE("gambit.r12");
  EXPECT_EQ(Column("music-4", "1 witch, 2 dragon, 3 traitor", kChanged).removed(), "") << "10, not 8";
}

TEST(GambitEvaluation, AfterARemovalChangedValuesAreWorkedOutAnew) {
  RULE("gambit.r12");
  // Beside five others the Little Giant counts 17 and is removed; the Hermit then has four others and counts 8.
  const Column column("music-4", "1 wizard, 2 little-giant, 3 hermit, 4 storm, 5 crown, 6 lodestone", kChanged);
  EXPECT_EQ(column.removed(), "2 little-giant");
  EXPECT_EQ(column.sum(3), 8);
  EXPECT_EQ(column.told<ValueChanged>(), 2) << "the 17 for which he goes, and the 8";
}

TEST(GambitEvaluation, CopiesOfAConspiratorWorkEachForItself) {
  RULE("gambit.r39");
  const auto copies = [](Facts& facts) {
    facts.cards[at(Card::dragon)].copies = sourced(2);
    facts.cards[at(Card::king)].copies = sourced(0);
  };
  EXPECT_EQ(Column("music-4", "1 dragon, 1 dragon, 2 queen", {}, copies).sum(2), 12);
  EXPECT_EQ(Column("music-4", "1 wizard, 1 wizard, 2 queen", {}, copies).removed(), "") << "they cancel each other";
}

TEST(GambitEvaluation, TwoBodyguardsOfOneOwnerProtectEachOther) {
  RULE("gambit.r42");
  const auto copies = [](Facts& facts) {
    facts.cards[at(Card::bodyguard)].copies = sourced(2);
    facts.cards[at(Card::king)].copies = sourced(0);
  };
  EXPECT_EQ(Column("music-4", "1 bodyguard, 1 bodyguard, 2 witch", {}, copies).removed(), "");
  EXPECT_EQ(Column("music-4", "1 bodyguard, 3 bodyguard, 2 witch", {}, copies).removed(), "1 bodyguard, 3 bodyguard");
}

TEST(GambitEvaluation, ALongColumnIsToldAtOnce) {
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1");
  table.column(1, "2 king, 2 queen, 2 juliet, 2 storm, 3 king, 3 queen, 3 juliet, 3 storm, 1 king, 1 queen, 1 juliet");
  table.column(2, "2 squire").turn(1, "place alchemist 3");
  EXPECT_EQ(table.told<ColumnOpened>(), 3);
  for (const Event& event : table.heard_by(0))
    if (const auto* opened = std::get_if<ColumnOpened>(&event); opened != nullptr && opened->column.index == 0) {
      EXPECT_EQ(opened->cards.size(), 11U);
    }
}

}  // namespace
}  // namespace regalia::gambit
