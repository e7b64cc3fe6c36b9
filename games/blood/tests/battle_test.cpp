// Battles, step by step.
#include "games/blood/tests/war_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodBattle : public BloodWar {};

TEST_F(BloodBattle, TheMoverAttacksAndThenTheOthersMay) {
  RULE("blood.battle.who");
  RULE("blood.battle.order");
  to_march();
  put(calais, england, 2);
  put(normandy, france, 1);
  march(calais, england, 2, {normandy});
  end_move();
  ASSERT_TRUE(table.in<Conflicts>());
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kEnglish));
  EXPECT_EQ(table.refused(kEnglish, attack(champagne, france)), "blood.battle.who");
  table.play(kEnglish, kDone);
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench));
  table.play(kFrench, attack(normandy, england));
  ASSERT_TRUE(table.in<Battle>());
  EXPECT_EQ(std::get<Battle>(table.state.phases[2]).powers[0], france);
}

TEST(BloodBattleTable, EveryRowOfTheCombatTable) {
  RULE("blood.battle.table");
  for (int die = 1; die <= 6; ++die)
    for (int units = 1; units <= 8; ++units) {
      const int usual = die <= units && die <= 4 ? die : 0;
      EXPECT_EQ(hits_of(die, units, false, false), usual);
      EXPECT_EQ(hits_of(die, units, true, false), die == 5 && units >= 5 ? 5 : usual);
      EXPECT_EQ(hits_of(die, units, true, true), die <= units ? die : 0);
      EXPECT_EQ(free_hits_of(die, units), usual);
    }
}

// Example 12, to the flight of the Spanish prince.
TEST_F(BloodBattle, TheBattleOfNavarre) {
  RULE("blood.battle.table");
  RULE("blood.battle.flight");
  to_march(kFrench);
  put(bordeaux, france, 7);
  table.person(table.monarch(france)).strength = 2;
  table.state.realm.pieces[at(france)][kKingPiece].place = Place::in(bordeaux);
  const PersonId dauphin = prince(france, bordeaux, 1);
  put(navarre, spain, 6);
  const PersonId infante = prince(spain, navarre, 2);
  table.play(kFrench, take(bordeaux, france, 7));
  table.play(kFrench, move_of(MoveKind::lead, table.monarch(france)));
  table.play(kFrench, move_of(MoveKind::lead, dauphin));
  table.play(kFrench, go(navarre));
  table.play(kFrench, kSend);
  end_move();
  table.play(kFrench, attack(navarre, spain));
  table.play(kFrench, kDone);  // nobody flees
  table.play(seat_at(4), kDone);
  table.play(kFrench, move_of(MoveKind::count, dauphin));
  table.play(kFrench, kDone);
  EXPECT_EQ(std::get<Battle>(table.state.phases[2]).free_rolls, 1);
  table.roll(5);  // nothing
  const auto next_round = [&](int first, int second) {
    while (table.rules.pending(table.state).step == Step::sealed)
      table.play(table.rules.pending(table.state).owing.first(), kDone);
    table.roll(first);
    table.roll(second);
  };
  next_round(3, 4);
  EXPECT_EQ(armies(navarre, france), 3);
  EXPECT_EQ(armies(navarre, spain), 3);
  next_round(6, 5);
  EXPECT_EQ(armies(navarre, france), 3);
  EXPECT_EQ(armies(navarre, spain), 3);
  next_round(3, 1);
  EXPECT_EQ(armies(navarre, france), 2);
  EXPECT_EQ(armies(navarre, spain), 0);
  table.play(kFrench, kDone);
  table.play(seat_at(4), move_of(MoveKind::flee, infante, castile));
  table.play(seat_at(4), kDone);
  EXPECT_EQ(place(infante), Place::in(castile));
  EXPECT_FALSE(table.in<Battle>());
  EXPECT_EQ(table.state.realm.dead[at(box_of(1300))][at(spain)], 6);
}

// Example 11.
TEST_F(BloodBattle, ThePrincesOfLombardy) {
  RULE("blood.battle.princes");
  to_march(kFrench);
  put(dauphine, france, 4);
  table.person(table.monarch(france)).strength = 1;
  table.state.realm.pieces[at(france)][kKingPiece].place = Place::in(piedmont);
  put(piedmont, france, 4);
  table.state.realm.control[at(piedmont)] = france;
  prince(france, piedmont, -1);
  put(lombardy, italy, 4);
  prince(italy, lombardy, 1, 1);
  prince(italy, lombardy, -1, 2);
  table.play(kFrench, take(piedmont, france, 4));
  for (const PersonId royal : table.rules.royals_in(table.state, france, piedmont))
    table.play(kFrench, move_of(MoveKind::lead, royal));
  table.play(kFrench, go(lombardy));
  table.play(kFrench, kSend);
  end_move();
  fight(kFrench, lombardy, italy);
  const Battle& battle = std::get<Battle>(table.state.phases[2]);
  EXPECT_EQ(battle.free_rolls, 1);
  EXPECT_EQ(battle.free_side, 0);
}

TEST_F(BloodBattle, RetreatCostsARollAndTheGoods) {
  RULE("blood.battle.retreat");
  RULE("blood.battle.spoils");
  to_march();
  put(calais, england, 4);
  put(normandy, france, 3);
  table.state.realm.items[at(normandy)][at(france)][Good::cloth] = 2;
  march(calais, england, 4, {normandy});
  end_move();
  table.play(kEnglish, attack(normandy, france));
  table.play(kFrench, move_of(MoveKind::retreat));
  table.play(kEnglish, kDone);
  table.roll(1);
  EXPECT_EQ(armies(normandy, france), 2);
  EXPECT_EQ(armies(normandy, england), 4) << "no roll at those who stay";
  const auto fall_back = [](Province to, std::uint32_t count) {
    return move_of(MoveKind::fall_back, to).with_amount(count);
  };
  table.play(kFrench, fall_back(brittany, 1));
  table.play(kFrench, fall_back(anjou, 1));
  EXPECT_EQ(armies(brittany, france), 1);
  EXPECT_EQ(armies(anjou, france), 1);
  EXPECT_EQ(table.state.realm.items[at(normandy)][at(england)][Good::cloth], 2);
}

TEST_F(BloodBattle, WhoIsWipedOutDiesOrIsCaptured) {
  RULE("blood.battle.wiped");
  for (const int dice : {12, 2}) {
    SetUp();
    table = BloodTable();
    to_march();
    put(calais, england, 4);
    put(normandy, france, 1);
    const PersonId young = prince(france, normandy);
    march(calais, england, 4, {normandy});
    end_move();
    table.play(kEnglish, attack(normandy, france));
    table.play(kFrench, kDone);  // does not flee
    while (table.rules.pending(table.state).step == Step::sealed)
      table.play(table.rules.pending(table.state).owing.first(), kDone);
    table.roll(2);
    table.roll(6);
    table.roll(dice);
    EXPECT_EQ(table.state.people.lives(young), dice == 12);
    if (dice == 12) {
      EXPECT_EQ(table.person(young).captor, house_of(england));
      EXPECT_EQ(place(young), Place::in(essex));
    }
    EXPECT_EQ(table.rules.fault(table.state), "");
  }
}

TEST_F(BloodBattle, ACastleFightsAndFallsForEver) {
  RULE("blood.battle.castle");
  RULE("blood.battle.inside");
  to_march();
  put(calais, england, 9);
  put(champagne, france, 2);
  march(calais, england, 9, {champagne});
  end_move();
  table.play(kEnglish, attack(champagne, france));
  table.play(kFrench, move_of(MoveKind::inside));
  const Battle& battle = std::get<Battle>(table.state.phases[2]);
  EXPECT_EQ(battle.units(table.rules, table.state, 1), 13) << "two armies, the castle and the king";
  while (table.rules.pending(table.state).step == Step::sealed) {
    EXPECT_FALSE(battle.step == Battle::Step::retreat && table.rules.pending(table.state).owing.has(kFrench));
    table.play(table.rules.pending(table.state).owing.first(), kDone);
  }
  table.roll(4);
  table.roll(5);
  EXPECT_EQ(armies(champagne, england), 4);
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::lose).with_amount(3)), "blood.battle.castle");
  table.play(kFrench, move_of(MoveKind::lose).with_amount(1));
  EXPECT_EQ(armies(champagne, france), 1);
  EXPECT_EQ(table.state.realm.castle[at(france)], 7);
}

TEST_F(BloodBattle, LossesFallOnTheLargerColour) {
  RULE("blood.battle.colours");
  to_march();
  table.person(table.monarch(spain)).court = house_of(france);
  table.person(table.person(table.monarch(spain)).spouse).court = house_of(france);
  put(calais, england, 4);
  put(normandy, france, 3);
  put(normandy, spain, 1);
  march(calais, england, 4, {normandy});
  end_move();
  fight(kEnglish, normandy, france);
  table.roll(2);
  table.roll(6);
  EXPECT_EQ(armies(normandy, france), 1);
  EXPECT_EQ(armies(normandy, spain), 1);
}

TEST_F(BloodBattle, CountriesThatNobodyPlaysDefendThemselves) {
  RULE("blood.neutral.battle");
  table = BloodTable({{"three", "england-france-spain"}}, 3);
  to_march(kFrench);
  put(champagne, france, 5);
  march(champagne, france, 5, {lorraine});
  table.play(kFrench, kDone);
  ASSERT_TRUE(table.in<Battle>()) << "it must be attacked";
  while (table.rules.pending(table.state).step == Step::sealed)
    table.play(table.rules.pending(table.state).owing.first(), kDone);
  EXPECT_EQ(table.rules.chance_scope(table.state).asker, kFrench);
  table.roll(3);
  EXPECT_EQ(table.rules.chance_scope(table.state).asker, kGerman) << "the third seat, left of the French";
  table.roll(2);
  EXPECT_EQ(armies(lorraine, germany), 1);
  EXPECT_EQ(armies(lorraine, france), 3);
  EXPECT_EQ(table.state.realm.dead[at(box_of(1300))][at(germany)], 0);
  table.play(kFrench, move_of(MoveKind::retreat));
  table.roll(1);
  table.play(kFrench, move_of(MoveKind::fall_back, champagne).with_amount(2));
  EXPECT_EQ(armies(lorraine, germany), 4) << "at full strength again";
}

TEST_F(BloodBattle, NobodyAttacksWhereHeHasFallenBackTo) {
  RULE("blood.battle.retreat");
  to_march();
  put(normandy, england, 2);
  put(normandy, france, 1);
  put(champagne, france, 1);
  end_move();
  table.play(kEnglish, attack(normandy, france));
  table.play(kEnglish, move_of(MoveKind::retreat));
  table.play(kFrench, kDone);
  table.roll(6);
  table.play(kEnglish, move_of(MoveKind::fall_back, champagne).with_amount(2));
  ASSERT_TRUE(table.in<Conflicts>());
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench)) << "the English have nobody to attack";
  EXPECT_TRUE(table.lists(kFrench, attack(champagne, england))) << "but they may be attacked";
}

TEST_F(BloodBattle, OnlyTheArmiesThatFellBackAreBarredFromAttacking) {
  RULE("blood.battle.retreat");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    to_march();
    put(normandy, england, 2);
    put(champagne, england, 1);
    put(normandy, france, 1);
    put(champagne, france, 1);
    end_move();
    table.play(kEnglish, attack(normandy, france));
    table.play(kEnglish, move_of(MoveKind::retreat));
    table.play(kFrench, kDone);
    table.roll(6);
    table.play(kEnglish, move_of(MoveKind::fall_back, champagne).with_amount(2));
    ASSERT_TRUE(table.in<Conflicts>());
    EXPECT_EQ(table.lists(kEnglish, attack(champagne, france)), version > 1) << "the one who stood there before";
    if (version == 1) continue;
    table.play(kEnglish, attack(champagne, france));
    ASSERT_TRUE(table.in<Battle>());
    const Battle& battle = std::get<Battle>(table.state.phases[2]);
    EXPECT_EQ(battle.armies(table.rules, table.state, Battle::attacking), 1) << "those who fell back take no part";
  }
}

TEST_F(BloodBattle, ARoyalWhoseStrengthCountedStaysForTheFirstRound) {
  RULE("blood.battle.stay");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    to_march();
    put(calais, england, 4);
    put(normandy, france, 4);
    const PersonId brave = prince(france, normandy, 1);
    march(calais, england, 4, {normandy});
    end_move();
    table.play(kEnglish, attack(normandy, france));
    table.play(kFrench, kDone);  // he does not flee
    table.roll(2);               // his free roll
    table.play(kFrench, move_of(MoveKind::retreat));
    table.play(kEnglish, kDone);
    table.roll(1);
    table.play(kFrench, move_of(MoveKind::fall_back, anjou).with_amount(3));
    const bool stays = version > 1;
    EXPECT_EQ(place(brave), Place::in(stays ? normandy : anjou));
    EXPECT_EQ(table.in<Battle>(), stays);
    if (!stays) continue;
    EXPECT_EQ(table.rules.pending(table.state), Pending::chance()) << "he fights the first round alone";
    table.roll(6);
    table.roll(6);
    EXPECT_TRUE(table.lists(kFrench, move_of(MoveKind::flee, brave, anjou))) << "after it he may flee";
    EXPECT_EQ(table.rules.fault(table.state), "");
  }
}

TEST_F(BloodBattle, ARoyalWithoutStrengthRetreatsWithHisArmies) {
  RULE("blood.battle.stay");
  to_march();
  put(calais, england, 4);
  put(normandy, france, 2);
  const PersonId plain = prince(france, normandy);
  march(calais, england, 4, {normandy});
  end_move();
  table.play(kEnglish, attack(normandy, france));
  table.play(kFrench, kDone);
  table.play(kFrench, move_of(MoveKind::retreat));
  table.play(kEnglish, kDone);
  table.roll(6);
  table.play(kFrench, move_of(MoveKind::fall_back, anjou).with_amount(2));
  EXPECT_EQ(place(plain), Place::in(anjou));
  EXPECT_FALSE(table.in<Battle>());
}

TEST_F(BloodBattle, GoodsInACapitalAreSafeWhileItsCastleStands) {
  RULE("blood.battle.spoils");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    to_march();
    put(calais, england, 4);
    put(champagne, france, 1);
    table.state.realm.items[at(champagne)][at(france)][Good::cloth] = 1;
    for (RoyalPiece& piece : table.state.realm.pieces[at(france)]) piece = {};
    march(calais, england, 4, {champagne});
    end_move();
    table.play(kEnglish, attack(champagne, france));
    table.play(kFrench, move_of(MoveKind::outside));
    while (table.in<Battle>() && table.rules.pending(table.state).step == Step::sealed)
      table.play(table.rules.pending(table.state).owing.first(), kDone);
    table.roll(1);
    table.roll(6);
    ASSERT_FALSE(table.in<Battle>());
    EXPECT_EQ(table.state.realm.items[at(champagne)][at(france)][Good::cloth], version == 1 ? 0 : 1);
  }
}

TEST_F(BloodBattle, NeutralsRecoverWhenBothSidesFall) {
  RULE("blood.neutral.battle");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({{"three", "england-france-spain"}}, 3, version);
    to_march(kFrench);
    put(champagne, france, 1);
    put(lorraine, germany, 1);
    march(champagne, france, 1, {lorraine});
    table.play(kFrench, kDone);
    while (table.in<Battle>() && table.rules.pending(table.state).step == Step::sealed)
      table.play(table.rules.pending(table.state).owing.first(), kDone);
    table.roll(1);
    table.roll(1);
    EXPECT_EQ(armies(lorraine, france), 0);
    EXPECT_EQ(armies(lorraine, germany), version == 1 ? 0 : 4);
  }
}

TEST_F(BloodBattle, NeutralsRecoverWhenTheWinnerLeaves) {
  RULE("blood.neutral.battle");
  table = BloodTable({{"three", "england-france-spain"}}, 3);
  to_march(kFrench);
  put(lorraine, germany, 0);
  put(lorraine, france, 2);
  march(lorraine, france, 1, {champagne});
  end_move();
  EXPECT_EQ(armies(lorraine, germany), 0) << "the winner still stands there";
  while (!(table.in<March>() && std::get<March>(table.state.phases[1]).seat == kFrench)) {
    if (table.in<Marking>()) put(lorraine, france, 1);
    table.usual_step();
  }
  march(lorraine, france, 1, {champagne});
  end_move();
  EXPECT_EQ(armies(lorraine, germany), 4);
}

TEST_F(BloodBattle, ARetreatGoesOverTheChannelWhereItIsOpen) {
  RULE("blood.battle.retreat");
  RULE("blood.battle.flight");
  for (const bool is_open : {true, false}) {
    table = BloodTable();
    to_march(kFrench);
    put(calais, france, 4);
    put(calais, england, 2);
    const PersonId young = prince(england, calais);
    if (!is_open) table.state.realm.fleets[at(spain)].push_back({Place::at_sea(Sea::north_sea), {}, {}});
    end_move();
    table.play(kFrench, attack(calais, england));
    EXPECT_EQ(table.lists(kEnglish, move_of(MoveKind::flee, young, kent)), is_open);
    table.play(kEnglish, kDone);
    table.play(kEnglish, move_of(MoveKind::retreat));
    table.play(kFrench, kDone);
    table.roll(6);
    EXPECT_EQ(table.lists(kEnglish, move_of(MoveKind::fall_back, kent).with_amount(2)), is_open);
  }
}

TEST_F(BloodBattle, APrinceWhoseArmiesFallOnTheWayOutFleesOrFightsOn) {
  RULE("blood.battle.retreat");
  RULE("blood.battle.flight");
  to_march();
  put(calais, england, 4);
  put(normandy, france, 2);
  const PersonId young = prince(france, normandy);
  march(calais, england, 4, {normandy});
  end_move();
  table.play(kEnglish, attack(normandy, france));
  table.play(kFrench, kDone);
  table.play(kFrench, move_of(MoveKind::retreat));
  table.play(kEnglish, kDone);
  table.roll(2);
  EXPECT_EQ(armies(normandy, france), 0);
  EXPECT_TRUE(table.lists(kFrench, move_of(MoveKind::flee, young, anjou)));
  table.play(kFrench, kDone);
  table.play(kEnglish, kDone);
  table.play(kFrench, kDone);  // nor does he surrender
  EXPECT_EQ(table.rules.pending(table.state), Pending::chance()) << "another round";
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodBattle, APrinceAloneMayWinAndHasTheGoods) {
  RULE("blood.battle.spoils");
  to_march();
  put(calais, england, 1);
  const PersonId young = prince(france, normandy);
  march(calais, england, 1, {normandy});
  table.state.realm.items[at(normandy)][at(england)][Good::cloth] = 1;
  end_move();
  table.play(kEnglish, attack(normandy, france));
  table.play(kFrench, kDone);
  table.play(kEnglish, kDone);
  table.roll(6);
  table.roll(1);
  EXPECT_FALSE(table.in<Battle>());
  EXPECT_EQ(place(young), Place::in(normandy));
  EXPECT_EQ(table.state.realm.items[at(normandy)][at(france)][Good::cloth], 1);
}

TEST_F(BloodBattle, TwoKingsBothCount) {
  RULE("blood.battle.princes");
  to_march();
  const PersonId other = table.monarch(spain);
  for (const PersonId mover : {other, table.person(other).spouse}) table.person(mover).court = house_of(france);
  for (const PersonId king : {table.monarch(france), other}) table.person(king).strength = 1;
  for (const Country country : {france, spain})
    table.state.realm.pieces[at(country)][kKingPiece].place = Place::in(normandy);
  put(calais, england, 4);
  put(normandy, france, 4);
  march(calais, england, 4, {normandy});
  end_move();
  table.play(kEnglish, attack(normandy, france));
  table.play(kFrench, kDone);  // nobody flees, and nobody is asked about princes
  const Battle& battle = std::get<Battle>(table.state.phases[2]);
  EXPECT_EQ(battle.step, Battle::Step::free);
  EXPECT_EQ(battle.free_rolls, 2);
}

}  // namespace
}  // namespace regalia::blood
