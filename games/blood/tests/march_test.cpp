// Movement by land and sea, and goods.
#include "games/blood/tests/war_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodMarch : public BloodWar {
 protected:
  // Forms groups and drops them until no more may be formed.
  void use_up_groups(Province province, Country colour) {
    for (int i = 0; i < March::kMostGroups; ++i) {
      table.play(kEnglish, take(province, colour, 1));
      table.play(kEnglish, move_of(MoveKind::anew));
    }
  }
};

TEST_F(BloodMarch, ArmiesGoThreeProvincesAndStopAbroad) {
  RULE("blood.move.points");
  RULE("blood.move.group");
  to_march();
  put(lancashire, england, 2);
  table.play(kEnglish, take(lancashire, england, 2));
  EXPECT_EQ(table.refused(kEnglish, go(essex)), "blood.move.points") << "not beside it";
  EXPECT_EQ(table.refused(kEnglish, kDone), "blood.move.group");
  table.heard.tellings.clear();
  for (const Province to : {warwickshire, essex, kent}) table.play(kEnglish, go(to));
  EXPECT_TRUE(table.heard.tellings.empty()) << "a plan is silent";
  EXPECT_EQ(armies(lancashire, england), 2);
  EXPECT_EQ(table.refused(kEnglish, go(wessex)), "blood.move.points");
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(kent, england), 2);
  EXPECT_EQ(table.told<Marched>(), 1);
  EXPECT_EQ(table.refused(kEnglish, take(kent, england, 1)), "blood.move.group") << "they are tired";
  put(calais, england, 1);
  table.play(kEnglish, take(calais, england, 1));
  table.play(kEnglish, go(champagne));
  EXPECT_EQ(table.refused(kEnglish, go(anjou)), "blood.move.points") << "abroad it stops";
  table.play(kEnglish, move_of(MoveKind::anew));
  EXPECT_EQ(armies(calais, england), 1) << "a plan that is dropped";
}

// Example 10, by land: the Prince and an army to Normandy, the King and five armies to Champagne.
TEST_F(BloodMarch, TheChannelIsCrossedWithoutAFleet) {
  RULE("blood.move.channel");
  to_march();
  put(kent, england, 3);
  put(calais, england, 3);
  const PersonId young = prince(england, kent);
  table.play(kEnglish, take(kent, england, 1));
  table.play(kEnglish, move_of(MoveKind::lead, young));
  table.play(kEnglish, go(calais));
  table.play(kEnglish, go(normandy));
  table.play(kEnglish, kSend);
  march(kent, england, 2, {calais, champagne});
  march(calais, england, 3, {champagne});
  EXPECT_EQ(armies(normandy, england), 1);
  EXPECT_EQ(armies(champagne, england), 5);
  EXPECT_EQ(place(young), Place::in(normandy));
}

TEST_F(BloodMarch, TheChannelIsClosedByAFleetOrAnotherMaster) {
  RULE("blood.move.channel");
  to_march();
  put(kent, england, 1);
  table.state.realm.items[at(kent)][at(england)][Good::food] = 1;
  table.play(kEnglish, carry(spot_of(kent), england, Good::food, 1));
  EXPECT_EQ(table.refused(kEnglish, go(calais)), "blood.move.channel") << "goods need a fleet";
  table.play(kEnglish, move_of(MoveKind::anew));
  table.play(kEnglish, take(kent, england, 1));
  EXPECT_TRUE(table.lists(kEnglish, go(calais)));
  table.state.realm.fleets[at(france)].push_back({Place::at_sea(Sea::north_sea), {}, {}});
  EXPECT_FALSE(table.lists(kEnglish, go(calais)));
  table.state.realm.fleets[at(france)].clear();
  table.state.realm.control[at(calais)] = france;
  EXPECT_FALSE(table.lists(kEnglish, go(calais)));
}

// Example 10, by sea.
TEST_F(BloodMarch, FleetsCarryArmiesAndGoods) {
  RULE("blood.move.embark");
  RULE("blood.fleet.move");
  to_march();
  put(lancashire, england, 1);
  put(essex, england, 3);
  table.state.realm.items[at(lancashire)][at(england)] = {};
  table.state.realm.items[at(lancashire)][at(england)][Good::food] = 1;
  table.state.realm.fleets[at(england)].clear();
  table.state.realm.fleets[at(england)].push_back(Fleet::in(essex));
  const Move board = with_ship(MoveKind::board, england, 0);
  table.play(kEnglish, take(lancashire, england, 1));
  table.play(kEnglish, carry(spot_of(lancashire), england, Good::food, 1));
  for (const Province to : {warwickshire, essex}) table.play(kEnglish, go(to));
  table.play(kEnglish, board);
  table.play(kEnglish, kSend);
  table.play(kEnglish, take(essex, england, 3));
  table.play(kEnglish, board);
  table.play(kEnglish, kSend);
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  table.play(kEnglish, move_of(MoveKind::dock, friesland));
  table.play(kEnglish, kSend);
  const Spot aboard = spot_of(Ship{england, 0});
  table.play(kEnglish, carry(aboard, england, Good::food, 1));
  table.play(kEnglish, move_of(MoveKind::land));
  table.play(kEnglish, kSend);
  EXPECT_EQ(table.state.realm.items[at(friesland)][at(england)][Good::food], 1);
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  table.play(kEnglish, sail(Sea::western_approaches));
  EXPECT_FALSE(table.lists(kEnglish, sail(Sea::biscay))) << "three points are spent";
  table.play(kEnglish, move_of(MoveKind::dock, normandy));
  table.play(kEnglish, kSend);
  table.play(kEnglish, take(aboard, england, 3));
  EXPECT_EQ(table.refused(kEnglish, take(aboard, england, 1)), "blood.move.group")
      << "the army from Lancashire has no points left";
  table.play(kEnglish, move_of(MoveKind::land));
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(normandy, england), 3);
  EXPECT_EQ(table.state.realm.fleets[at(england)][0].armies[at(england)], 1);
}

TEST_F(BloodMarch, AFleetCarriesSix) {
  RULE("blood.move.embark");
  to_march();
  put(essex, england, 7);
  table.state.realm.fleets[at(england)].clear();
  table.state.realm.fleets[at(england)].push_back(Fleet::in(essex));
  table.play(kEnglish, take(essex, england, 7));
  EXPECT_EQ(table.refused(kEnglish, with_ship(MoveKind::board, england, 0)), "blood.move.embark");
  table.play(kEnglish, move_of(MoveKind::anew));
  table.play(kEnglish, take(essex, england, 6));
  EXPECT_TRUE(table.lists(kEnglish, with_ship(MoveKind::board, england, 0)));
}

TEST_F(BloodMarch, MoreFleetsOfAnotherStopOnes) {
  RULE("blood.fleet.stopped");
  to_march();
  auto& fleets = table.state.realm.fleets;
  fleets[at(england)].clear();
  fleets[at(england)].push_back(Fleet::in(essex));
  fleets[at(england)].push_back(Fleet::in(essex));
  for (int i = 0; i < 2; ++i) fleets[at(france)].push_back({Place::at_sea(Sea::north_sea), {}, {}});
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::dock, kent)), "blood.fleet.stopped");
  EXPECT_EQ(table.refused(kEnglish, sail(Sea::western_approaches)), "blood.fleet.stopped");
  table.play(kEnglish, move_of(MoveKind::anew));
  for (int i = 0; i < 2; ++i) table.play(kEnglish, with_ship(MoveKind::ship, england, i));
  table.play(kEnglish, sail(Sea::north_sea));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::dock, kent))) << "two against two";
}

TEST_F(BloodMarch, ForeignPortsAreForInvaders) {
  RULE("blood.fleet.dock");
  RULE("blood.fleet.leave");
  RULE("blood.move.obliged");
  to_march();
  auto& fleets = table.state.realm.fleets[at(england)];
  fleets.clear();
  fleets.push_back({Place::at_sea(Sea::north_sea), {}, {}});
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::dock, flanders)), "blood.fleet.dock");
  fleets[0].armies[at(england)] = 1;
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::dock, flanders)));
  table.play(kEnglish, move_of(MoveKind::anew));
  fleets[0] = Fleet::in(flanders);
  EXPECT_EQ(table.refused(kEnglish, kDone), "blood.move.obliged");
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  table.play(kEnglish, kSend);
  EXPECT_TRUE(table.lists(kEnglish, kDone));
}

TEST_F(BloodMarch, FamineIsLeftAndNotEntered) {
  RULE("blood.move.famine");
  RULE("blood.move.obliged");
  to_march();
  table.state.realm.famine.add(kent);
  put(essex, england, 1);
  table.play(kEnglish, take(essex, england, 1));
  EXPECT_EQ(table.refused(kEnglish, go(kent)), "blood.move.famine");
  table.play(kEnglish, move_of(MoveKind::anew));
  put(kent, england, 1);
  EXPECT_EQ(table.refused(kEnglish, kDone), "blood.move.obliged");
  march(kent, england, 1, {essex});
  EXPECT_TRUE(table.lists(kEnglish, kDone));
}

TEST_F(BloodMarch, FamineIsLeftAlthoughNoMoreGroupsMayBeFormed) {
  RULE("blood.move.obliged");
  to_march();
  table.state.realm.famine.add(kent);
  put(kent, england, 3);
  put(essex, england, 1);
  use_up_groups(essex, england);
  EXPECT_EQ(table.refused(kEnglish, kDone), "blood.move.obliged");
  EXPECT_EQ(table.refused(kEnglish, take(essex, england, 1)), "blood.move.group") << "it need not leave";
  EXPECT_EQ(table.refused(kEnglish, take(kent, england, 2)), "blood.move.obliged") << "all of them leave";
  table.play(kEnglish, take(kent, england, 3));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::anew)), "blood.move.obliged");
  table.play(kEnglish, go(essex));
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(essex, england), 4);
  EXPECT_TRUE(table.lists(kEnglish, kDone));
}

TEST_F(BloodMarch, AFleetLeavesAForeignPortAlthoughNoMoreGroupsMayBeFormed) {
  RULE("blood.move.obliged");
  to_march();
  put(essex, england, 1);
  table.state.realm.fleets[at(england)].clear();
  table.state.realm.fleets[at(england)].push_back(Fleet::in(friesland));
  table.state.realm.fleets[at(england)].push_back(Fleet::in(essex));
  use_up_groups(essex, england);
  EXPECT_EQ(table.refused(kEnglish, kDone), "blood.move.obliged");
  EXPECT_FALSE(table.lists(kEnglish, with_ship(MoveKind::ship, england, 1)));
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  table.play(kEnglish, kSend);
  EXPECT_TRUE(table.lists(kEnglish, kDone));
}

TEST_F(BloodMarch, ArmiesThatMustLeaveFamineAreNotLent) {
  RULE("blood.move.obliged");
  to_march();
  put(calais, england, 2);
  put(calais, france, 1);
  const Move to_france = Move::of(MoveKind::lend, static_cast<int>(calais), static_cast<int>(france), 0, 2);
  EXPECT_TRUE(table.lists(kEnglish, to_france));
  table.state.realm.famine.add(calais);
  EXPECT_EQ(table.refused(kEnglish, to_france), "blood.move.obliged");
}

// The first version of the rules let whoever had formed all groups stay.
TEST_F(BloodMarch, ByTheFirstVersionTheLimitOnGroupsEndedTheDuty) {
  RULE("blood.move.obliged");
  table.rules = rules_for(kMostSeats, {}, 1);
  to_march();
  table.state.realm.famine.add(kent);
  put(kent, england, 1);
  use_up_groups(kent, england);
  EXPECT_TRUE(table.lists(kEnglish, kDone));
}

TEST_F(BloodMarch, WhatNobodyEntersIsRefused) {
  RULE("blood.neutral.four");
  BloodTable four({}, 4);
  four.go_to<Round>();
  four.chance(Move::of(MoveKind::marker, 0));
  four.roll(5);
  four.state.realm.armies[at(champagne)][at(france)] = 1;
  four.play(seat_at(0), take(champagne, france, 1));
  EXPECT_EQ(four.refused(seat_at(0), go(calais)), "blood.neutral.four");
}

TEST_F(BloodMarch, GoodsAloneCrossOneFrontierAndAvoidRebels) {
  RULE("blood.items.foreign");
  RULE("blood.items.rebellion");
  to_march();
  table.state.realm.items[at(calais)][at(england)][Good::food] = 2;
  table.play(kEnglish, carry(spot_of(calais), england, Good::food, 1));
  table.play(kEnglish, go(flanders));
  table.play(kEnglish, kSend);
  EXPECT_EQ(table.state.realm.items[at(flanders)][at(england)][Good::food], 1);
  table.state.realm.items[at(lorraine)][at(england)][Good::food] = 1;
  table.play(kEnglish, carry(spot_of(lorraine), england, Good::food, 1));
  EXPECT_FALSE(table.lists(kEnglish, go(champagne))) << "from abroad only home";
  table.play(kEnglish, move_of(MoveKind::anew));
  table.state.realm.items[at(essex)][at(england)][Good::cloth] = 1;
  table.state.realm.rebellion.add(kent);
  table.play(kEnglish, carry(spot_of(essex), england, Good::cloth, 1));
  EXPECT_FALSE(table.lists(kEnglish, go(kent)));
  table.play(kEnglish, move_of(MoveKind::anew));
  put(essex, england, 1);
  table.play(kEnglish, take(essex, england, 1));
  table.play(kEnglish, carry(spot_of(essex), england, Good::cloth, 1));
  EXPECT_TRUE(table.lists(kEnglish, go(kent))) << "with an army";
}

TEST_F(BloodMarch, GoodsAreDestroyedOrConfiscated) {
  RULE("blood.items.destroy");
  RULE("blood.items.confiscate");
  to_march(kFrench);
  table.state.realm.items[at(flanders)][at(england)][Good::food] = 2;
  table.state.realm.items[at(bordeaux)][at(france)] = {};
  table.state.realm.items[at(bordeaux)][at(france)][Good::cloth] = 3;
  const Move destroy = Move::of(MoveKind::destroy, static_cast<int>(bordeaux), static_cast<int>(france),
                                static_cast<int>(Good::cloth), 2);
  table.play(kFrench, destroy);
  EXPECT_EQ(table.state.realm.items[at(bordeaux)][at(france)][Good::cloth], 1);
  EXPECT_EQ(table.refused(kFrench, destroy), "blood.items.destroy");
  const Move confiscate = Move::of(MoveKind::confiscate, static_cast<int>(flanders), static_cast<int>(england));
  put(flanders, england, 1);
  EXPECT_EQ(table.refused(kFrench, confiscate), "blood.items.confiscate") << "guarded";
  put(flanders, england, 0);
  table.play(kFrench, confiscate);
  EXPECT_EQ(table.state.realm.items[at(flanders)][at(france)][Good::food], 2);
}

TEST_F(BloodMarch, GoodsAreBurntBeforeTheEnemyHasThem) {
  RULE("blood.items.destroy");
  to_march();
  put(calais, england, 2);
  table.state.realm.items[at(normandy)][at(france)][Good::cloth] = 1;
  march(calais, england, 2, {normandy});
  table.play(kEnglish, kDone);
  ASSERT_TRUE(table.in<Scorching>());
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench));
  table.play(kFrench, move_of(MoveKind::burn, normandy));
  table.play(kFrench, kDone);
  EXPECT_EQ(table.state.realm.items[at(normandy)][at(france)], Goods{});
}

TEST_F(BloodMarch, FourUnitsEndARebellion) {
  RULE("blood.rebellion.force");
  to_march();
  table.state.realm.rebellion.add(kent);
  table.state.realm.rebellion.add(cornwall);
  put(kent, england, 3);
  put(cornwall, england, 3);
  prince(england, kent);
  end_move();
  EXPECT_FALSE(table.state.realm.rebellion.has(kent));
  EXPECT_TRUE(table.state.realm.rebellion.has(cornwall));
}

TEST_F(BloodMarch, PrincesWithoutACountryMoveLast) {
  RULE("blood.baron.princes");
  table.go_to<Raising>(1305);
  table.person(table.monarch(england)).court = house_of(france);
  table.person(table.person(table.monarch(england)).spouse).court = house_of(france);
  const PersonId landless = prince(england, cornwall);
  table.go_to<Round>();
  while (!table.in<March>() || std::get<March>(table.state.phases[1]).seat != kEnglish) table.usual_step();
  EXPECT_TRUE(std::get<Round>(table.state.phases[0]).cup.empty());
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::lead, landless)));
}

TEST_F(BloodMarch, EveryFleetThatDocksAbroadHasArmiesAboard) {
  RULE("blood.fleet.dock");
  to_march();
  Fleets& fleets = table.state.realm.fleets[at(england)];
  for (int i = 0; i < 2; ++i) fleets.push_back(Fleet::in(kent));
  fleets[0].armies[at(england)] = 1;
  for (int i = 0; i < 2; ++i) table.play(kEnglish, with_ship(MoveKind::ship, england, i));
  table.play(kEnglish, sail(Sea::north_sea));
  EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::dock, flanders)));
  fleets[1].armies[at(england)] = 1;
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::dock, flanders)));
}

TEST_F(BloodMarch, FamineIsLeftOverTheChannel) {
  RULE("blood.move.famine");
  RULE("blood.move.obliged");
  to_march();
  put(calais, england, 1);
  table.state.realm.famine.add(calais);
  for (const Province neighbour : table.rules.facts().map.neighbours(calais)) table.state.realm.famine.add(neighbour);
  EXPECT_EQ(table.refused(kEnglish, kDone), "blood.move.obliged");
  table.state.realm.control[at(kent)] = france;
  EXPECT_TRUE(table.lists(kEnglish, kDone)) << "there is no way";
}

TEST_F(BloodMarch, AKingOfTwoCountriesIsOnePerson) {
  RULE("blood.move.group");
  to_march();
  const PersonId king = table.monarch(england);
  table.state.realm.pieces[at(spain)][kKingPiece] = table.state.realm.pieces[at(england)][kKingPiece];
  MoveList list;
  table.rules.moves(table.state, kEnglish, list);
  EXPECT_EQ(std::count_if(list.begin(), list.end(),
                          [&](const Offer& offered) { return offered.move == move_of(MoveKind::lead, king); }),
            1);
}

}  // namespace
}  // namespace regalia::blood
