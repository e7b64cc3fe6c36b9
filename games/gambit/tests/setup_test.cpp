#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

// Chance decides with what it lists first, until somebody is to place a card.
State after_set_up(const Rules& rules) {
  State state = rules.initial();
  Silence silence;
  while (rules.pending(state).step == Step::chance) {
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    rules.apply(state, kChance, outcomes[0].move, silence);
  }
  return state;
}

TEST(GambitSetup, EverybodyHasTheSame31Conspirators) {
  RULE("gambit.setup.sets");
  for (int seats = 2; seats <= 6; ++seats) {
    const Rules rules = make_rules(seats);
    const State state = rules.initial();
    EXPECT_EQ(rules.deck().size(), 31);
    EXPECT_EQ(rules.deck().kinds(), 31) << "all different";
    for (int i = 0; i < kSeatLimit; ++i) EXPECT_EQ(state.supply[at(i)], i < seats ? rules.deck() : Cards());
  }
}

TEST(GambitSetup, TheOptionLeavesReconstructedConspiratorsOut) {
  RULE("gambit.setup.sets");
  const Cards old = make_rules(3, {{"cards", "2006"}}).deck();
  const Cards with_crown = make_rules(3, {{"cards", "2006+crown"}}).deck();
  EXPECT_EQ(old.size(), 25);
  EXPECT_EQ(with_crown.size(), 26);
  for (const Card newer : {Card::lodestone, Card::gold, Card::bodyguard, Card::jester, Card::gatekeeper}) {
    EXPECT_FALSE(old.has(newer));
    EXPECT_FALSE(with_crown.has(newer));
  }
  EXPECT_FALSE(old.has(Card::crown));
  EXPECT_TRUE(with_crown.has(Card::crown));
}

TEST(GambitSetup, EverybodyDrawsThreeCards) {
  RULE("gambit.setup.hand");
  for (int seats = 2; seats <= 6; ++seats) {
    const State state = after_set_up(make_rules(seats));
    for (int i = 0; i < seats; ++i) {
      EXPECT_EQ(state.hands[at(i)].size(), 3);
      EXPECT_EQ(state.supply[at(i)].size(), 28);
    }
  }
}

TEST(GambitSetup, ThereAreSixGoalsInEachOfSixDisciplines) {
  RULE("gambit.setup.goals");
  const Goals goals = all_goals();
  EXPECT_EQ(goals.size(), 36);
  for (int i = 0; i < kDisciplines; ++i) {
    const auto discipline = static_cast<Discipline>(i);
    for (const int value : {1, 2, 4, 5}) EXPECT_EQ(goals[goal_of(discipline, value)], 1);
    EXPECT_EQ(goals[goal_of(discipline, 3)], 2);
  }
}

TEST(GambitSetup, ThereIsAColumnForEveryPlayer) {
  RULE("gambit.setup.goals");
  RULE("gambit.r30");
  for (int seats = 3; seats <= 6; ++seats) {
    const Rules rules = make_rules(seats);
    EXPECT_EQ(rules.columns(), seats);
    EXPECT_EQ(after_set_up(rules).board.goals_left.size(), 36 - seats) << "one goal of each stack lies open";
  }
}

TEST(GambitSetup, TwoPlayersHaveThreeColumns) {
  RULE("gambit.setup.duel");
  RULE("gambit.r30");
  const Rules rules = make_rules(2);
  EXPECT_EQ(rules.columns(), 3);
  const State state = after_set_up(rules);
  EXPECT_EQ(state.board.goals_left.size(), 33);
  EXPECT_EQ(state.hands[0].size(), 3) << "nothing else changes";
  EXPECT_EQ(rules.deck().size(), 31);
  EXPECT_TRUE(all_goals().has(goal_of(Discipline::music, 1))) << "goals of value 1 are in";
}

TEST(GambitSetup, NobodyHasTheCrownAtTheStart) {
  RULE("gambit.setup.crown");
  RULE("gambit.r24");
  EXPECT_EQ(after_set_up(make_rules(4)).board.crown, kNobody);
}

TEST(GambitSetup, WithoutCrownConspiratorsThereIsNoCrown) {
  RULE("gambit.setup.crown");
  ArrangedTable table(3, {{"cards", "2006"}});
  table.ready();
  table.crown(2);
  EXPECT_EQ(table.rules.fault(table.state), "There is no Crown in this game.");
}

TEST(GambitSetup, ChanceChoosesTheStartingPlayer) {
  RULE("gambit.setup.start");
  RULE("gambit.r29");
  for (int seats = 2; seats <= 6; ++seats) {
    const Rules rules = make_rules(seats, {{"start", "random"}});
    const State state = rules.initial();
    ASSERT_EQ(rules.pending(state).step, Step::chance);
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    ASSERT_EQ(outcomes.size(), at(seats));
    for (const Outcome& outcome : outcomes) EXPECT_EQ(outcome.weight, 1U);
    EXPECT_EQ(rules.chance_scope(state).text(), "table.start");
  }
}

TEST(GambitSetup, TheOptionNamesTheStartingPlayer) {
  RULE("gambit.setup.start");
  RULE("gambit.r29");
  for (int start = 1; start <= 6; ++start)
    EXPECT_EQ(after_set_up(make_rules(6, {{"start", std::to_string(start)}})).board.turn, seat_at(start - 1));
}

TEST(GambitSetup, WhoeverChanceChoosesBegins) {
  RULE("gambit.setup.start");
  const Rules rules = make_rules(3, {{"start", "random"}});
  State state = rules.initial();
  Listener<Event> heard;
  rules.apply(state, kChance, rules.parse_move("start 3").value(), heard);
  while (rules.pending(state).step == Step::chance) {
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    rules.apply(state, kChance, outcomes[0].move, heard);
  }
  EXPECT_EQ(rules.pending(state), Pending::turn(seat_at(2)));
}

TEST(GambitSetup, ARoundBeginsWithAGoalInEveryColumn) {
  RULE("gambit.round.goals");
  for (int seats = 2; seats <= 6; ++seats) {
    const Rules rules = make_rules(seats);
    const State state = after_set_up(rules);
    for (int column = 0; column < kMostColumns; ++column)
      EXPECT_EQ(state.board.goals[at(column)] != kNoGoal, column < rules.columns());
    EXPECT_EQ(state.board.columns.total(), 0);
  }
}

TEST(GambitSetup, EachCardAndEachGoalIsEquallyLikely) {
  RULE("gambit.chance");
  const Rules rules = make_rules(3);
  State state = rules.initial();
  Silence silence;
  OutcomeList cards;
  rules.outcomes(state, cards);
  EXPECT_EQ(cards.size(), 31U);
  for (const Outcome& outcome : cards) EXPECT_EQ(outcome.weight, 1U);
  EXPECT_EQ(rules.chance_scope(state).text(), "seat1.supply");
  while (state.board.phase == Phase::deal) {
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    rules.apply(state, kChance, outcomes[0].move, silence);
  }
  OutcomeList goals;
  rules.outcomes(state, goals);
  EXPECT_EQ(goals.size(), 30U);
  for (const Outcome& outcome : goals)
    EXPECT_EQ(outcome.weight, value_of(static_cast<Goal>(outcome.move.a())) == 3 ? 2U : 1U);
  EXPECT_EQ(rules.chance_scope(state).text(), "table.goals");
}

TEST(GambitSetup, NoPlayerHasASayInChance) {
  RULE("gambit.chance");
  ArrangedTable table(3);
  table.hand(1, "king queen juliet").play(1, "place king 1");
  EXPECT_EQ(table.refusal(1, "deal storm"), "gambit.turn.order");
  EXPECT_EQ(table.refusal(0, "deal king"), "gambit.chance") << "it is not in the supply";
  EXPECT_EQ(table.refusal(0, "goal music-1"), "gambit.chance");
  EXPECT_EQ(table.refusal(0, "deal storm"), "");
  table.deal("storm");
  EXPECT_EQ(table.refusal(0, "deal witch"), "gambit.chance") << "player 2 is to place a card";
}

TEST(GambitSetup, OneOrSevenPlayersCannotPlay) {
  const Options options;
  EXPECT_FALSE(Rules::make(1, options, facts_of(options.cards)).ok());
  const auto seven = Rules::make(7, options, facts_of(options.cards));
  ASSERT_FALSE(seven.ok());
  EXPECT_NE(seven.error().find("2 to 6"), std::string::npos);
}

TEST(GambitOptions, StandardIsWhatTheRulebookSays) {
  const Options options = parse_options({}, 4).value();
  EXPECT_EQ(options, Options());
  EXPECT_EQ(options.cards, CardChoice::all_31);
  EXPECT_EQ(options.removal, RemovalBasis::printed);
  EXPECT_EQ(options.several, SeveralOfAKind::cancel);
  EXPECT_EQ(options.under_musketeers, UnderMusketeers::second_value_holds);
  EXPECT_EQ(options.doppelganger, DoppelgangerBasis::printed);
  EXPECT_EQ(options.starting_player, kNobody);
}

TEST(GambitOptions, EveryChoiceIsUnderstood) {
  for (const OptionSpec& spec : option_specs())
    for (const std::string& choice : spec.choices) {
      const auto options = parse_options({{spec.name, choice}}, 6);
      ASSERT_TRUE(options.ok()) << spec.name << "=" << choice;
      EXPECT_EQ(*options == Options(), choice == spec.standard) << spec.name << "=" << choice;
      EXPECT_TRUE(Rules::make(6, *options, facts_of(options->cards)).ok());
    }
}

TEST(GambitOptions, WhatIsUnknownIsRefused) {
  EXPECT_FALSE(parse_options({{"cards", "1999"}}, 4).ok());
  EXPECT_FALSE(parse_options({{"colour", "red"}}, 4).ok());
  EXPECT_FALSE(parse_options({{"start", "5"}}, 4).ok()) << "there is no fifth player";
  EXPECT_TRUE(parse_options({{"start", "4"}}, 4).ok());
}

TEST(GambitOptions, PresetsChooseTheConspirators) {
  RULE("gambit.setup.sets");
  std::vector<int> cards;
  for (const Preset& preset : presets()) {
    const auto options = parse_options(preset.values, 4);
    ASSERT_TRUE(options.ok()) << preset.name;
    cards.push_back(Rules::make(4, *options, facts_of(options->cards))->deck().size());
  }
  EXPECT_EQ(cards, (std::vector{31, 25, 26}));
}

}  // namespace
}  // namespace regalia::gambit
