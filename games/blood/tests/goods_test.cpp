// Goods that pass between players in a round: handed over, or carried by leave of their owner.
#include <gtest/gtest.h>

#include "games/blood/tests/law_table.h"
#include "games/blood/tests/war_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

Move hand_over(Province province, Country to, Good good, int count) {
  return Move::of(MoveKind::hand_over, static_cast<int>(province), static_cast<int>(to), static_cast<int>(good),
                  static_cast<std::uint32_t>(count));
}

class BloodTrade : public BloodWar {
 protected:
  [[nodiscard]] std::uint16_t& items(Province province, Country owner, Good good) {
    return table.state.realm.items[at(province)][at(owner)][good];
  }
  void clear_fleets() {
    for (Fleets& fleets : table.state.realm.fleets) fleets.clear();
  }
};

TEST_F(BloodTrade, AreHandedOverWhereTheOtherPlayerRules) {
  RULE("blood.items.hand-over");
  to_march();
  items(champagne, england, Good::metal) = 3;
  const int before = items(champagne, france, Good::metal);
  table.play(kEnglish, hand_over(champagne, france, Good::metal, 2));
  EXPECT_EQ(items(champagne, england, Good::metal), 1);
  EXPECT_EQ(items(champagne, france, Good::metal), before + 2);
  EXPECT_EQ(table.last_told<GoodsGiven>().count, 2);
  EXPECT_EQ(table.refused(kEnglish, hand_over(champagne, france, Good::metal, 2)), "blood.items.hand-over");
  EXPECT_EQ(table.refused(kEnglish, hand_over(champagne, germany, Good::metal, 1)), "blood.items.hand-over");
  EXPECT_TRUE(table.state.law.wars[at(house_of(england))].empty());
}

TEST_F(BloodTrade, AreHandedOverToAFleetThatFetchesThem) {
  RULE("blood.items.hand-over");
  to_march();
  clear_fleets();
  items(kent, england, Good::cloth) = 1;
  EXPECT_EQ(table.refused(kEnglish, hand_over(kent, france, Good::cloth, 1)), "blood.items.hand-over");
  table.state.realm.fleets[at(france)].push_back(Fleet::in(kent));
  table.play(kEnglish, hand_over(kent, france, Good::cloth, 1));
  EXPECT_EQ(items(kent, france, Good::cloth), 1);
}

TEST_F(BloodTrade, MoveOnFourProvincesInTheMoveOfWhoeverGotThem) {
  RULE("blood.items.hand-over");
  to_march(kFrench);
  items(normandy, france, Good::cloth) = 1;  // as it was brought and handed over in the move before
  table.play(kFrench, carry(spot_of(normandy), france, Good::cloth, 1));
  for (const Province to : {anjou, normandy, anjou, normandy}) table.play(kFrench, go(to));
  EXPECT_EQ(table.refused(kFrench, go(anjou)), "blood.move.points");
}

TEST_F(BloodTrade, OfOthersGoAlongByLeave) {
  RULE("blood.items.others");
  to_march(kFrench);
  items(normandy, england, Good::metal) = 2;
  items(anjou, england, Good::metal) = 0;
  table.play(kFrench, carry(spot_of(normandy), england, Good::metal, 1));
  table.play(kFrench, go(anjou));
  table.play(kFrench, kSend);
  ASSERT_EQ(table.rules.pending(table.state), Pending::turn(kEnglish));
  EXPECT_EQ(table.told<GoodsAsked>(), 1);
  EXPECT_EQ(items(normandy, england, Good::metal), 2) << "nothing has moved yet";
  ASSERT_EQ(table.rules.fault(table.state), "");
  BloodTable refused = table;
  table.play(kEnglish, move_of(MoveKind::allow));
  EXPECT_EQ(items(normandy, england, Good::metal), 1);
  EXPECT_EQ(items(anjou, england, Good::metal), 1) << "they stay the owner's";
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench));

  refused.play(kEnglish, move_of(MoveKind::deny));
  EXPECT_EQ(refused.state.realm.items[at(normandy)][at(england)][Good::metal], 2);
  EXPECT_TRUE(refused.state.law.wars[at(house_of(france))].empty());
}

TEST_F(BloodTrade, OfOthersAreShippedByLeave) {
  RULE("blood.items.others");
  to_march(kFrench);
  clear_fleets();
  items(kent, england, Good::cloth) = 1;
  EXPECT_EQ(table.refused(kFrench, carry(spot_of(kent), england, Good::cloth, 1)), "blood.items.others");
  table.state.realm.fleets[at(france)].push_back(Fleet::in(kent));
  table.play(kFrench, carry(spot_of(kent), england, Good::cloth, 1));
  table.play(kFrench, with_ship(MoveKind::board, france, 0));
  table.play(kFrench, kSend);
  table.play(kEnglish, move_of(MoveKind::allow));
  EXPECT_EQ(table.state.realm.fleets[at(france)][0].goods[at(england)][Good::cloth], 1);
  EXPECT_EQ(items(kent, england, Good::cloth), 0);
}

TEST_F(BloodTrade, OfOthersAreNoFresherWhenTheyAreConfiscated) {
  RULE("blood.items.confiscate");
  to_march(kFrench);
  items(normandy, england, Good::metal) = 1;
  table.play(kFrench, carry(spot_of(normandy), england, Good::metal, 1));
  for (const Province to : {anjou, normandy, anjou}) table.play(kFrench, go(to));
  table.play(kFrench, kSend);
  table.play(kEnglish, move_of(MoveKind::allow));
  table.play(kFrench, Move::of(MoveKind::confiscate, static_cast<int>(anjou), static_cast<int>(england)));
  ASSERT_EQ(table.rules.phase_fault(table.state), "");
  table.play(kFrench, carry(spot_of(anjou), france, Good::metal, items(anjou, france, Good::metal)));
  table.play(kFrench, go(normandy));
  EXPECT_EQ(table.refused(kFrench, go(anjou)), "blood.move.points");
}

TEST_F(BloodTrade, OfOneOtherOwnerAtATime) {
  RULE("blood.items.others");
  to_march(kFrench);
  items(normandy, england, Good::metal) = 1;
  items(normandy, germany, Good::food) = 1;
  table.play(kFrench, carry(spot_of(normandy), england, Good::metal, 1));
  EXPECT_EQ(table.refused(kFrench, carry(spot_of(normandy), germany, Good::food, 1)), "blood.items.others");
}

// ---- Refusals name the rule that forbids the step

TEST_F(BloodTrade, AClosedChannelIsNamed) {
  RULE("blood.move.channel");
  to_march();
  clear_fleets();
  put(kent, england, 1);
  Fleet enemy = Fleet::in(normandy);
  for (int sea = 0; sea < kSeas; ++sea)
    if (table.rules.facts().map.seas[at(sea)].coasts.has(kent) &&
        table.rules.facts().map.seas[at(sea)].coasts.has(calais))
      enemy.place = Place::at_sea(static_cast<Sea>(sea));
  table.state.realm.fleets[at(france)].push_back(enemy);
  table.play(kEnglish, take(kent, england, 1));
  EXPECT_EQ(table.refused(kEnglish, go(calais)), "blood.move.channel");
}

TEST_F(BloodTrade, ALargerFleetIsNamed) {
  RULE("blood.fleet.stopped");
  to_march();
  clear_fleets();
  const auto coasts = [&](Sea sea) { return table.rules.facts().map.seas[at(sea)].coasts; };
  ASSERT_TRUE(coasts(Sea::north_sea).has(essex));
  table.state.realm.fleets[at(england)].push_back(Fleet::in(essex));
  for (int i = 0; i < 2; ++i) {
    Fleet enemy = Fleet::in(flanders);
    enemy.place = Place::at_sea(Sea::north_sea);
    table.state.realm.fleets[at(france)].push_back(enemy);
  }
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::dock, essex)), "blood.fleet.stopped");
  for (int sea = 0; sea < kSeas; ++sea)
    EXPECT_EQ(table.refused(kEnglish, sail(static_cast<Sea>(sea))), "blood.fleet.stopped");
}

TEST_F(BloodTrade, BoardingInARebellionIsNamed) {
  RULE("blood.items.rebellion");
  to_march();
  clear_fleets();
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  items(kent, england, Good::cloth) = 1;
  table.state.realm.rebellion.add(kent);
  table.play(kEnglish, carry(spot_of(kent), england, Good::cloth, 1));
  EXPECT_EQ(table.refused(kEnglish, with_ship(MoveKind::board, england, 0)), "blood.items.rebellion");
}

TEST_F(BloodTrade, APrinceAloneBringsNoGoodsThroughARebellion) {
  RULE("blood.items.rebellion");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    to_march();
    items(kent, england, Good::cloth) = 1;
    table.state.realm.rebellion.add(kent);
    const PersonId young = prince(england, kent);
    table.play(kEnglish, carry(spot_of(kent), england, Good::cloth, 1));
    table.play(kEnglish, move_of(MoveKind::lead, young));
    EXPECT_EQ(table.refused(kEnglish, go(essex)), version == 1 ? "" : "blood.items.rebellion");
    table.play(kEnglish, move_of(MoveKind::anew));
    table.play(kEnglish, move_of(MoveKind::lead, young));
    EXPECT_TRUE(table.lists(kEnglish, go(essex))) << "the prince himself goes where he likes";
    table.play(kEnglish, move_of(MoveKind::anew));
    put(kent, england, 1);
    table.play(kEnglish, carry(spot_of(kent), england, Good::cloth, 1));
    table.play(kEnglish, take(kent, england, 1));
    EXPECT_TRUE(table.lists(kEnglish, go(essex)));
  }
}

// The first step out of somebody's own land into a country that nobody plays.
struct Frontier {
  Seat seat = kNobody;
  Province from = kNoProvince;
  Province to = kNoProvince;
};
Frontier frontier_of_mover(const BloodTable& table) {
  const Seat seat = std::get<March>(table.state.phases[1]).seat;
  for (const Province from : table.rules.provinces_of(table.state, seat))
    for (const Province to : table.rules.facts().map.neighbours(from))
      if (table.rules.ruler(table.state, table.state.realm.control[at(to)]) == kNobody) return {seat, from, to};
  return {};
}

TEST(BloodRefusals, WhoEntersADefendedCountryWithoutArmiesIsToldSo) {
  RULE("blood.items.foreign");
  RULE("blood.neutral.battle");
  BloodTable table({}, kFewestSeats);
  Frontier frontier;
  while (frontier.seat == kNobody) {
    table.usual_step();
    ASSERT_FALSE(table.is_over()) << "nobody borders on a country that defends itself";
    if (table.in<March>()) frontier = frontier_of_mover(table);
  }
  const auto [seat, from, to] = frontier;
  const Country own = country_of(table.rules.house_of(seat));
  BloodTable alone = table;
  table.state.realm.items[at(from)][at(own)][Good::food] = 1;
  table.play(seat, carry(spot_of(from), own, Good::food, 1));
  EXPECT_EQ(table.refused(seat, go(to)), "blood.items.foreign");
  const PersonId prince = alone.add(Sex::male, 25, house_of(own));
  alone.state.realm.pieces[at(own)][1] = {prince, Place::in(from), kAshore};
  alone.play(seat, move_of(MoveKind::lead, prince));
  EXPECT_EQ(alone.refused(seat, go(to)), "blood.neutral.battle");
}

}  // namespace
}  // namespace regalia::blood
