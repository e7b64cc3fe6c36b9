// Leave on the spot: groups that ask whether they may go on, and fleets that ask for a port.
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

const Move kAsk = move_of(MoveKind::ask);
const Move kAllow = move_of(MoveKind::allow);
const Move kDeny = move_of(MoveKind::deny);

class BloodLeave : public BloodLaw {
 protected:
  // The English come to Champagne and ask.
  void ask_in_champagne(int armies) {
    to_march();
    put(calais, england, armies);
    table.play(kEnglish, take(calais, england, armies));
    table.play(kEnglish, go(champagne));
    table.play(kEnglish, kAsk);
  }
  void fleet_at_sea(Country country, Sea sea) {
    table.state.realm.fleets[at(country)].push_back({Place::at_sea(sea), {}, {}, kNoCountry});
  }
  [[nodiscard]] bool are_at_war() const { return is_at_war(table.state.law, kEngland, kFrance); }
};

TEST_F(BloodLeave, IsAskedOnTheSpotAndGivenForThisMove) {
  RULE("blood.leave.asked");
  RULE("blood.leave.given");
  ask_in_champagne(2);
  EXPECT_EQ(armies(champagne, england), 2) << "they are there when they ask";
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench));
  EXPECT_EQ(table.refused(kFrench, kDone), "blood.turn.step");
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.play(kFrench, kAllow);
  EXPECT_EQ(table.told<LeaveAnswered>(), 1);
  table.play(kEnglish, go(anjou));
  EXPECT_FALSE(table.lists(kEnglish, kAsk)) << "it is all French";
  table.play(kEnglish, go(aquitaine));
  EXPECT_EQ(table.refused(kEnglish, go(bordeaux)), "blood.move.points") << "three provinces in all";
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(aquitaine, england), 2);
  EXPECT_FALSE(are_at_war()) << "they were let in";
  EXPECT_EQ(table.refused(kEnglish, take(aquitaine, england, 1)), "blood.move.group") << "they are tired";
}

TEST_F(BloodLeave, RefusedTheGroupStays) {
  RULE("blood.leave.given");
  ask_in_champagne(2);
  EXPECT_FALSE(are_at_war());
  table.play(kFrench, kDeny);
  EXPECT_EQ(armies(champagne, england), 2);
  EXPECT_TRUE(are_at_war()) << "armies have entered without leave";
  EXPECT_EQ(table.refused(kEnglish, take(champagne, england, 1)), "blood.move.group") << "the move is lost";
  EXPECT_TRUE(table.lists(kEnglish, kDone));
}

TEST_F(BloodLeave, APlanMayEndWhereItWasGiven) {
  RULE("blood.leave.given");
  ask_in_champagne(2);
  table.play(kFrench, kAllow);
  EXPECT_EQ(table.refused(kEnglish, take(champagne, england, 1)), "blood.move.group") << "nobody joins it there";
  table.play(kEnglish, move_of(MoveKind::anew));
  EXPECT_EQ(armies(champagne, england), 2);
  EXPECT_FALSE(are_at_war());
  table.play(kEnglish, take(champagne, england, 2));
  table.play(kEnglish, go(anjou));
  EXPECT_TRUE(table.lists(kEnglish, kAsk)) << "leave is for a group, and this is another";
}

TEST_F(BloodLeave, EachRulerIsAskedForHisOwnLand) {
  RULE("blood.leave.asked");
  to_march();
  put(calais, england, 1);
  table.state.realm.control[at(anjou)] = germany;
  table.play(kEnglish, take(calais, england, 1));
  table.play(kEnglish, go(champagne));
  table.play(kEnglish, kAsk);
  table.play(kFrench, kAllow);
  table.play(kEnglish, go(anjou));
  EXPECT_EQ(table.refused(kEnglish, go(aquitaine)), "blood.move.points");
  table.play(kEnglish, kAsk);
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kGerman));
  table.play(kGerman, kAllow);
  table.play(kEnglish, go(aquitaine));
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(aquitaine, england), 1);
}

TEST_F(BloodLeave, NobodyAsksAtHomeOrWithoutPoints) {
  RULE("blood.leave.asked");
  to_march();
  put(essex, england, 1);
  table.play(kEnglish, take(essex, england, 1));
  table.play(kEnglish, go(kent));
  EXPECT_EQ(table.refused(kEnglish, kAsk), "blood.leave.asked");
  table.play(kEnglish, go(calais));
  table.play(kEnglish, go(champagne));
  EXPECT_EQ(table.refused(kEnglish, kAsk), "blood.leave.asked") << "no points are left";
}

TEST_F(BloodLeave, GoodsGoOnByContractOnly) {
  RULE("blood.leave.asked");
  to_march();
  put(calais, england, 1);
  table.state.realm.items[at(calais)][at(england)][Good::food] = 1;
  table.play(kEnglish, take(calais, england, 1));
  table.play(kEnglish, carry(spot_of(calais), england, Good::food, 1));
  table.play(kEnglish, go(champagne));
  EXPECT_EQ(table.refused(kEnglish, kAsk), "blood.leave.asked");
}

TEST_F(BloodLeave, WhoPromisedNotToEnterCannotComeToAsk) {
  RULE("blood.leave.asked");
  in_force({promise(Matter::peace)});
  to_march();
  put(calais, england, 1);
  table.play(kEnglish, take(calais, england, 1));
  EXPECT_EQ(table.refused(kEnglish, go(champagne)), "blood.contract.binds");
}

TEST_F(BloodLeave, AContractMayForbidToGiveIt) {
  RULE("blood.contract.no-leave");
  Clause none = promise(Matter::no_leave, france, england);
  none.third = england;
  in_force({none});
  // The clause is owed to the English here, who could not be its third in earnest; the law does not mind.
  ask_in_champagne(1);
  EXPECT_EQ(table.refused(kFrench, kAllow), "blood.contract.binds");
  table.play(kFrench, kDeny);
}

TEST_F(BloodLeave, AStandingAnswerIsGivenAtOnce) {
  RULE("blood.leave.standing");
  table.play(kFrench, with_country(MoveKind::always, england));
  EXPECT_EQ(table.refused(kFrench, with_country(MoveKind::always, england)), "blood.leave.standing") << "said already";
  EXPECT_EQ(table.refused(kFrench, with_country(MoveKind::never, france)), "blood.leave.standing") << "of oneself";
  ask_in_champagne(1);
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kEnglish));
  EXPECT_TRUE(table.lists(kEnglish, go(anjou)));
}

TEST_F(BloodLeave, AStandingRefusalToo) {
  RULE("blood.leave.standing");
  table.play(kFrench, with_country(MoveKind::never, england));
  ask_in_champagne(1);
  EXPECT_TRUE(are_at_war());
  EXPECT_FALSE(table.lists(kEnglish, go(anjou)));
}

TEST_F(BloodLeave, AStandingAnswerIsForOneHouseAndCanBeTakenBack) {
  RULE("blood.leave.standing");
  table.play(kFrench, with_country(MoveKind::never, germany));
  table.play(kFrench, with_country(MoveKind::never, england));
  table.play(kFrench, with_country(MoveKind::ask_me, england));
  ask_in_champagne(1);
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench));
}

TEST_F(BloodLeave, AStandingAnswerIsASecret) {
  RULE("blood.leave.standing");
  const State before = table.state;
  table.heard.tellings.clear();
  table.play(kFrench, with_country(MoveKind::always, england));
  EXPECT_TRUE(table.heard.tellings.empty());
  EXPECT_EQ(table.rules.observe(table.state, kEnglish), table.rules.observe(before, kEnglish));
  EXPECT_NE(table.rules.observe(table.state, kFrench), table.rules.observe(before, kFrench));
}

TEST_F(BloodLeave, FleetsAskThoseWhoStopThem) {
  RULE("blood.leave.given");
  to_march();
  table.state.realm.fleets = {};
  fleet_at_sea(england, Sea::north_sea);
  fleet_at_sea(france, Sea::western_approaches);
  fleet_at_sea(france, Sea::western_approaches);
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::western_approaches));
  EXPECT_FALSE(table.lists(kEnglish, sail(Sea::north_sea))) << "they stop it";
  table.play(kEnglish, kAsk);
  table.play(kFrench, kAllow);
  EXPECT_TRUE(table.lists(kEnglish, sail(Sea::north_sea)));
}

TEST_F(BloodLeave, FleetsAskEverybodyWhoStopsThem) {
  RULE("blood.leave.given");
  to_march();
  table.state.realm.fleets = {};
  fleet_at_sea(england, Sea::north_sea);
  for (int i = 0; i < 2; ++i) {
    fleet_at_sea(france, Sea::western_approaches);
    fleet_at_sea(germany, Sea::western_approaches);
  }
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::western_approaches));
  table.play(kEnglish, kAsk);
  table.play(kFrench, kAllow);
  EXPECT_FALSE(table.lists(kEnglish, sail(Sea::north_sea))) << "the Germans stop it too";
  table.play(kEnglish, kAsk);
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.play(kGerman, kAllow);
  EXPECT_EQ(table.rules.fault(table.state), "");
  EXPECT_TRUE(table.lists(kEnglish, sail(Sea::north_sea)));
}

TEST_F(BloodLeave, APortIsAskedFromTheSea) {
  RULE("blood.leave.port");
  RULE("blood.fleet.leave");
  to_march();
  table.state.realm.fleets = {};
  fleet_at_sea(england, Sea::western_approaches);
  const Move ask_port = move_of(MoveKind::ask_port, normandy);
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::dock, normandy)), "blood.fleet.dock");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::ask_port, wessex)), "blood.leave.port") << "one's own";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::ask_port, lorraine)), "blood.leave.port") << "no coast";
  table.play(kEnglish, ask_port);
  table.play(kFrench, kAllow);
  EXPECT_EQ(table.state.realm.fleets[at(england)][0].place, Place::in(normandy));
  table.state.phases[1] = March{};
  std::get<March>(table.state.phases[1]).seat = kEnglish;
  EXPECT_TRUE(table.lists(kEnglish, kDone)) << "it may stay";
  table.state.realm.control[at(normandy)] = germany;
  EXPECT_FALSE(table.lists(kEnglish, kDone)) << "under another master it may not";
}

TEST_F(BloodLeave, ARefusedFleetStaysAtSea) {
  RULE("blood.leave.port");
  to_march();
  table.state.realm.fleets = {};
  fleet_at_sea(england, Sea::western_approaches);
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, move_of(MoveKind::ask_port, normandy));
  table.play(kFrench, kDeny);
  EXPECT_EQ(table.state.realm.fleets[at(england)][0].place, Place::at_sea(Sea::western_approaches));
  EXPECT_EQ(table.refused(kEnglish, with_ship(MoveKind::ship, england, 0)), "blood.fleet.move") << "for this move";
  EXPECT_FALSE(are_at_war());
}

TEST_F(BloodLeave, EverybodySeesWhoAsks) {
  RULE("blood.leave.asked");
  ask_in_champagne(2);
  const Observation seen = table.rules.observe(table.state, kGerman);
  EXPECT_EQ(std::get<March>(seen.shown.phases[1]).group.armies_in_all(), 2);
  table.play(kFrench, kAllow);
  const Observation later = table.rules.observe(table.state, kGerman);
  EXPECT_EQ(std::get<March>(later.shown.phases[1]).group, Group{}) << "where it goes next is its player's business";
}

}  // namespace
}  // namespace regalia::blood
