// Movement, and what happens where enemies meet.
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

Move take(Spot spot, Country colour, int count) {
  return Move::of(MoveKind::take, static_cast<int>(spot), static_cast<int>(colour), 0,
                  static_cast<std::uint32_t>(count));
}
Move take(Province province, Country colour, int count) { return take(spot_of(province), colour, count); }
Move carry(Spot spot, Country owner, Good good, int count) {
  return Move::of(MoveKind::carry, static_cast<int>(spot), static_cast<int>(owner), static_cast<int>(good),
                  static_cast<std::uint32_t>(count));
}
Move go(Province province) { return move_of(MoveKind::go, province); }
Move with_ship(MoveKind kind, Country colour, int number) {
  return Move::of(kind, static_cast<int>(spot_of(Ship{colour, static_cast<std::uint8_t>(number)})));
}
Move sail(Sea sea) { return Move::of(MoveKind::sail, static_cast<int>(spot_of(sea))); }
Move attack(Province province, Country power) {
  return Move::of(MoveKind::attack, static_cast<int>(province), static_cast<int>(power));
}
const Move kSend = move_of(MoveKind::send);
const Move kDone = move_of(MoveKind::done);

class BloodMarch : public testing::Test {
 protected:
  // To the first move of the first round, that of a seat.
  void to_march(Seat seat = kEnglish) {
    table.go_to<Round>();
    table.chance(Move::of(MoveKind::marker, index(seat)));
    table.roll(5);
    ASSERT_TRUE(table.in<March>());
  }
  void put(Province province, Country colour, int count) {
    table.state.realm.armies[at(province)][at(colour)] = static_cast<std::uint8_t>(count);
  }
  [[nodiscard]] int armies(Province province, Country colour) const {
    return table.state.realm.armies[at(province)][at(colour)];
  }
  PersonId prince(Country country, Province province, int strength = 0, int piece = 1) {
    const PersonId id = table.add(Sex::male, 25, house_of(country));
    table.person(id).strength = static_cast<std::int8_t>(strength);
    table.state.realm.pieces[at(country)][at(piece)] = {id, Place::in(province), kAshore};
    return id;
  }
  [[nodiscard]] Place place(PersonId person) const {
    for (const auto& pieces : table.state.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == person) return piece.place;
    return {};
  }
  void march(Province from, Country colour, int count, std::initializer_list<Province> path) {
    const Seat seat = std::get<March>(table.state.phases[1]).seat;
    table.play(seat, take(from, colour, count));
    for (const Province to : path) table.play(seat, go(to));
    table.play(seat, kSend);
  }
  // Ends the move; whoever is asked before a battle does nothing.
  void end_move() {
    table.play(std::get<March>(table.state.phases[1]).seat, kDone);
    while (table.in<Scorching>()) table.usual_step();
  }
  void fight(Seat seat, Province province, Country power) {
    if (table.in<Conflicts>()) table.play(seat, attack(province, power));
    while (table.in<Battle>() && table.rules.pending(table.state).step == Step::sealed) {
      const Seat who = table.rules.pending(table.state).owing.first();
      table.play(who, kDone);
    }
  }

  BloodTable table;
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
  EXPECT_EQ(table.refused(kEnglish, go(calais)), "blood.move.points") << "goods need a fleet";
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
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::dock, kent)), "blood.fleet.dock");
  EXPECT_EQ(table.refused(kEnglish, sail(Sea::western_approaches)), "blood.fleet.move");
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

// ---- Battles

TEST_F(BloodMarch, TheMoverAttacksAndThenTheOthersMay) {
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

TEST(BloodTable, EveryRowOfTheCombatTable) {
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
TEST_F(BloodMarch, TheBattleOfNavarre) {
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
TEST_F(BloodMarch, ThePrincesOfLombardy) {
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

TEST_F(BloodMarch, RetreatCostsARollAndTheGoods) {
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

TEST_F(BloodMarch, WhoIsWipedOutDiesOrIsCaptured) {
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

TEST_F(BloodMarch, ACastleFightsAndFallsForEver) {
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

TEST_F(BloodMarch, LossesFallOnTheLargerColour) {
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

TEST_F(BloodMarch, CountriesThatNobodyPlaysDefendThemselves) {
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

// ---- The end of a round

TEST_F(BloodMarch, MarkersArePutWhereOnlyOwnArmiesStand) {
  RULE("blood.control.marker");
  RULE("blood.items.captured");
  to_march();
  put(calais, england, 2);
  table.state.realm.items[at(normandy)][at(france)][Good::cloth] = 1;
  march(calais, england, 1, {normandy});
  march(calais, england, 1, {champagne});
  put(flanders, england, 1);
  put(flanders, germany, 1);
  while (!table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::mark, champagne)), "blood.control.marker") << "a castle stands";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::mark, flanders)), "blood.control.marker") << "others are there";
  table.play(kEnglish, move_of(MoveKind::mark, normandy));
  table.play(kEnglish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.control[at(normandy)], england);
  EXPECT_EQ(table.state.realm.items[at(normandy)][at(england)][Good::cloth], 1);
}

TEST_F(BloodMarch, ACapitalIsLostAndRegained) {
  RULE("blood.capital.lost");
  RULE("blood.capital.regained");
  to_march();
  put(champagne, england, 1);
  table.state.realm.castle[at(france)] = 0;
  const PersonId captive = prince(spain, champagne);
  table.person(captive).captor = house_of(france);
  while (!table.in<Marking>()) table.usual_step();
  table.play(kEnglish, move_of(MoveKind::mark, champagne));
  table.play(kEnglish, kDone);
  EXPECT_FALSE(table.person(captive).is_captive());
  EXPECT_EQ(place(captive), Place::in(castile));
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench));
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::new_capital, kent)), "blood.capital.lost");
  table.play(kFrench, move_of(MoveKind::new_capital, anjou));
  EXPECT_EQ(table.state.realm.capital[at(france)], anjou);
  put(champagne, england, 0);
  put(champagne, france, 1);
  while (!table.in<Marking>()) table.usual_step();
  table.play(kFrench, move_of(MoveKind::mark, champagne));
  table.play(kFrench, kDone);
  EXPECT_EQ(table.state.realm.capital[at(france)], champagne);
  EXPECT_EQ(table.state.realm.castle[at(france)], 0);
}

TEST_F(BloodMarch, WithoutAHomeProvinceACountryHasNoCapital) {
  RULE("blood.capital.landless");
  to_march();
  for (const Province province : provinces_of(france)) table.state.realm.control[at(province)] = england;
  table.state.realm.control[at(champagne)] = france;
  table.state.realm.control[at(bavaria)] = france;
  table.state.realm.castle[at(france)] = 0;
  put(bavaria, france, 2);
  put(champagne, england, 2);
  while (!table.in<Marking>()) table.usual_step();
  table.play(kEnglish, move_of(MoveKind::mark, champagne));
  table.play(kEnglish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.capital[at(france)], kNoProvince);
  EXPECT_TRUE(table.rules.countries_of(table.state, kFrench).empty());
  EXPECT_EQ(armies_of(table.state.realm, france), 0);
  EXPECT_EQ(table.state.realm.control[at(bavaria)], germany);
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.go_to_end();
}

}  // namespace
}  // namespace regalia::blood
