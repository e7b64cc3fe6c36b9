// Taxes, goods, upkeep, raising and the first placing.
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

TEST(BloodTaxes, AreChosenUnderSealAndShownTogether) {
  RULE("blood.tax.rate");
  RULE("blood.tax.provinces");
  BloodTable table;
  table.go_to<Taxing>();
  table.play(kEnglish, move_of(MoveKind::high_tax));
  EXPECT_EQ(table.money(kEnglish), 0);
  EXPECT_EQ(table.told<Taxed>(), 0);
  table.go_to<Raising>();
  EXPECT_EQ(table.money(kEnglish), 70);
  EXPECT_EQ(table.money(kFrench), 50);
  EXPECT_TRUE(table.state.taxed_high.has(england));
  EXPECT_FALSE(table.state.taxed_high.has(france));
}

TEST(BloodGoods, AppearEveryTurnWhateverLiesThere) {
  RULE("blood.goods.placing");
  RULE("blood.famine.end");
  BloodTable table;
  table.go_to<Taxing>(1305);
  const auto items = [&](Province province, Country owner, Good good) {
    return table.state.realm.items[at(province)][at(owner)][good];
  };
  EXPECT_EQ(items(venice, italy, Good::luxury), 1);
  table.state.realm.famine.add(lancashire);
  table.state.realm.rebellion.add(bordeaux);
  table.state.realm.control[at(venice)] = germany;
  table.go_to<Raising>();
  EXPECT_EQ(items(venice, italy, Good::luxury), 1);
  EXPECT_EQ(items(venice, germany, Good::luxury), 1) << "whoever controls the province owns what appears";
  EXPECT_EQ(items(warwickshire, england, Good::food), 2);
  EXPECT_EQ(items(lancashire, england, Good::food), 1);
  EXPECT_EQ(items(bordeaux, france, Good::cloth), 1);
  EXPECT_TRUE(table.state.realm.famine.empty());
}

TEST(BloodRebellions, ArePaidOffUnderSeal) {
  RULE("blood.rebellion.pay");
  BloodTable table;
  table.go_to<Taxing>(1305);
  table.state.realm.rebellion.add(kent);
  table.state.realm.rebellion.add(essex);
  table.state.realm.treasury[at(england)] = 0;
  table.go_to<PayingOff>();
  EXPECT_EQ(table.money(kEnglish), 40);
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::done)), "blood.turn.wait") << "nobody rebels in France";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::pay_off, wessex)), "blood.rebellion.pay");
  table.play(kEnglish, move_of(MoveKind::pay_off, kent));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::pay_off, kent)), "blood.rebellion.pay");
  table.play(kEnglish, move_of(MoveKind::done));
  EXPECT_FALSE(table.state.realm.rebellion.has(kent));
  EXPECT_TRUE(table.state.realm.rebellion.has(essex));
  EXPECT_EQ(table.money(kEnglish), 25);
}

TEST(BloodRebellions, WhoHasNoMoneyIsAskedAllTheSame) {
  RULE("blood.rebellion.pay");
  BloodTable table;
  table.go_to<Taxing>(1305);
  table.state.realm.rebellion = provinces_of(england);
  table.state.realm.treasury[at(england)] = 0;
  table.go_to<PayingOff>();
  EXPECT_EQ(table.money(kEnglish), 0);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::pay_off, kent)), "blood.rebellion.pay");
  EXPECT_TRUE(table.rules.pending(table.state).owing.has(kEnglish));
}

TEST(BloodUpkeep, CostsTwoCrownsAUnitAndTheOwnerChoosesWhatGoes) {
  RULE("blood.upkeep.pay");
  RULE("blood.upkeep.choice");
  BloodTable table;
  table.go_to<Taxing>(1305);
  table.state.realm.armies[at(kent)][at(england)] = 3;
  table.state.realm.fleets[at(england)].push_back(Fleet::in(essex));
  table.state.realm.treasury[at(england)] = 0;
  table.state.realm.rebellion = provinces_of(england);  // no taxes
  table.go_to<Upkeep>();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::done)), "blood.upkeep.pay");
  EXPECT_EQ(table.refused(kEnglish, Move::of(MoveKind::disband, static_cast<int>(wessex), 0)), "blood.upkeep.choice");
  table.state.realm.treasury[at(england)] = 5;
  table.play(kEnglish, Move::of(MoveKind::disband, static_cast<int>(kent), 0));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::done)), "blood.upkeep.pay");
  table.play(kEnglish, Move::of(MoveKind::scrap, 0, 0));
  table.play(kEnglish, move_of(MoveKind::done));
  table.go_to<Raising>();
  EXPECT_EQ(table.state.realm.armies[at(kent)][at(england)], 2);
  EXPECT_EQ(fleets_of(table.state.realm, england), 0);
  EXPECT_EQ(table.money(kEnglish), 1);
  EXPECT_EQ(armies_in_pool(table.state.realm, table.rules.facts(), england), 18) << "not in the box of the dead";
}

TEST(BloodRaising, ArmiesComeToTheCapitalAndFleetsToAnOwnCoast) {
  RULE("blood.raise.where");
  RULE("blood.raise.limit");
  BloodTable table;
  table.go_to<Raising>(1305);
  table.play(kGerman, Move::of(MoveKind::raise, static_cast<int>(germany), 0, 0, 3));
  EXPECT_EQ(table.state.realm.armies[at(saxony)][at(germany)], 3);
  EXPECT_EQ(table.money(kGerman), 100 - 15);
  EXPECT_EQ(table.refused(kGerman, Move::of(MoveKind::raise, static_cast<int>(germany), 0, 0, 18)),
            "blood.raise.limit");
  EXPECT_EQ(table.refused(kGerman, Move::of(MoveKind::launch, static_cast<int>(bavaria), static_cast<int>(germany))),
            "blood.raise.where");
  table.play(kGerman, Move::of(MoveKind::launch, static_cast<int>(friesland), static_cast<int>(germany)));
  EXPECT_EQ(table.state.realm.fleets[at(germany)][0].place, Place::in(friesland));
}

TEST(BloodRaising, IsOpenAndWhoeverIsDoneMayAnswer) {
  RULE("blood.raise.open");
  BloodTable table;
  table.go_to<Raising>(1305);
  for (const Seat seat : {kEnglish, kFrench}) table.play(seat, move_of(MoveKind::done));
  EXPECT_FALSE(table.rules.pending(table.state).owing.has(kEnglish));
  table.play(kGerman, Move::of(MoveKind::raise, static_cast<int>(germany), 0, 0, 8));
  EXPECT_TRUE(table.rules.pending(table.state).owing.has(kEnglish));
  EXPECT_TRUE(table.rules.pending(table.state).owing.has(kFrench));
}

TEST(BloodUpkeep, WhatIsAboardAFleetGoesWithIt) {
  RULE("blood.upkeep.choice");
  BloodTable table;
  table.go_to<Court>(1305);
  Fleets& fleets = table.state.realm.fleets[at(england)];
  fleets.push_back({Place::at_sea(Sea::north_sea), {}, {}});
  fleets[0].armies[at(england)] = 3;
  fleets[0].goods[at(england)][Good::metal] = 1;
  const PersonId sailor = table.add(Sex::male, 25, house_of(england));
  table.state.realm.pieces[at(england)][1] = {sailor, Place::at_sea(Sea::north_sea), {england, 0}};
  table.go_to<Upkeep>();
  const int before = table.money(kEnglish);
  table.play(kEnglish, Move::of(MoveKind::scrap, 0, static_cast<int>(england)));
  table.play(kEnglish, move_of(MoveKind::done));
  EXPECT_EQ(table.money(kEnglish), before) << "nothing is left to be paid for";
  EXPECT_EQ(table.last_told<Disbanded>().sea, Sea::north_sea) << "or others would not know which of several it was";
  EXPECT_EQ(armies_of(table.state.realm, england), 0);
  EXPECT_EQ(table.state.realm.pieces[at(england)][1].place, Place::in(essex));
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST(BloodRaising, WhoHasEnoughIsNotAskedAgainButMayStillBuy) {
  RULE("blood.raise.open");
  BloodTable table;
  table.go_to<Raising>(1305);
  table.play(kEnglish, move_of(MoveKind::enough));
  table.play(kGerman, Move::of(MoveKind::raise, static_cast<int>(germany), 0, 0, 8));
  EXPECT_FALSE(table.rules.pending(table.state).owing.has(kEnglish));
  EXPECT_TRUE(table.rules.pending(table.state).may_act(kEnglish));
  table.play(kEnglish, Move::of(MoveKind::raise, static_cast<int>(england), 0, 0, 1));
  EXPECT_EQ(table.state.realm.armies[at(essex)][at(england)], 1);
}

TEST(BloodChoices, UnderSealCanBeMadeAnew) {
  RULE("blood.choice.anew");
  BloodTable table;
  table.go_to<Court>(1305);
  table.state.realm.rebellion.add(kent);
  table.state.realm.armies[at(essex)][at(england)] = 3;
  table.go_to<PayingOff>();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::anew)), "blood.turn.step");
  table.play(kEnglish, move_of(MoveKind::pay_off, kent));
  table.play(kEnglish, move_of(MoveKind::anew));
  table.play(kEnglish, move_of(MoveKind::done));
  EXPECT_TRUE(table.state.realm.rebellion.has(kent));
  ASSERT_TRUE(table.in<Upkeep>());
  table.play(kEnglish, Move::of(MoveKind::disband, static_cast<int>(essex), static_cast<int>(england)));
  table.play(kEnglish, move_of(MoveKind::anew));
  table.play(kEnglish, move_of(MoveKind::done));
  EXPECT_EQ(table.state.realm.armies[at(essex)][at(england)], 3);
}

TEST(BloodBaron, HasMoneyAndPeopleButNoTaxesAndNoArmies) {
  RULE("blood.baron.house");
  BloodTable table;
  table.go_to<Court>(1305);
  // England has come to the French court.
  table.person(table.monarch(england)).court = house_of(france);
  table.person(table.person(table.monarch(england)).spouse).court = house_of(france);
  const PersonId bride = table.add(Sex::female, 16, house_of(england));
  EXPECT_TRUE(table.rules.pending(table.state).owing.has(kEnglish)) << "court is held with him";
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::seek, bride)));
  const int before = table.money(kEnglish);
  table.go_to<Taxing>();
  EXPECT_FALSE(table.rules.pending(table.state).may_act(kEnglish));
  table.go_to<Raising>();
  EXPECT_FALSE(table.rules.pending(table.state).may_act(kEnglish));
  EXPECT_EQ(table.money(kEnglish), before);
  EXPECT_EQ(table.rules.countries_of(table.state, kFrench).size(), 2);
}

TEST(BloodRaising, TheDeadReturnAfterTenYearsAndCastlesAreRepaired) {
  RULE("blood.raise.dead");
  RULE("blood.castle.repair");
  BloodTable table;
  table.go_to<Court>(1335);
  // Example 1.
  table.state.realm.dead[at(box_of(1330))][at(england)] = 8;
  table.state.realm.dead[at(box_of(1335))][at(england)] = 4;
  table.state.realm.castle[at(england)] = 3;
  table.state.realm.castle[at(france)] = 0;
  table.go_to<Taxing>();
  EXPECT_EQ(armies_in_pool(table.state.realm, table.rules.facts(), england), 12);
  EXPECT_EQ(table.state.realm.castle[at(england)], 10);
  EXPECT_EQ(table.state.realm.castle[at(france)], 0) << "what is destroyed stays so";
  table.state.realm.dead[at(box_of(1335))][at(england)] = 12;  // lost in this turn's rounds
  table.go_to<Taxing>(1340);
  EXPECT_EQ(table.state.realm.dead[at(box_of(1335))][at(england)], 12);
  table.go_to<Taxing>(1345);
  EXPECT_EQ(table.state.realm.dead[at(box_of(1335))][at(england)], 0);
}

TEST(BloodFirstTurn, UnitsArePlacedOneByOneWhenAllHaveBought) {
  RULE("blood.first.place");
  BloodTable table;
  table.go_to<Raising>();
  EXPECT_EQ(table.state.year, 1300);
  table.play(kEnglish, Move::of(MoveKind::raise, static_cast<int>(england), 0, 0, 2));
  table.play(kFrench, Move::of(MoveKind::raise, static_cast<int>(france), 0, 0, 1));
  table.play(kFrench, Move::of(MoveKind::launch, static_cast<int>(flanders), static_cast<int>(france)));
  EXPECT_EQ(armies_of(table.state.realm, england), 0);
  for (const Seat seat : table.rules.everybody()) table.play(seat, move_of(MoveKind::done));
  ASSERT_TRUE(table.in<Placing>());
  table.roll(5);  // Spain's marker; nobody there has anything, so England begins
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kEnglish));
  EXPECT_EQ(table.refused(kEnglish, Move::of(MoveKind::put_army, static_cast<int>(brittany), 0)), "blood.first.place");
  table.play(kEnglish, Move::of(MoveKind::put_army, static_cast<int>(calais), 0));
  table.play(kFrench, Move::of(MoveKind::put_fleet, static_cast<int>(brittany), 1));
  table.play(kEnglish, Move::of(MoveKind::put_army, static_cast<int>(kent), 0));
  table.play(kFrench, Move::of(MoveKind::put_army, static_cast<int>(anjou), 1));
  EXPECT_EQ(table.state.realm.armies[at(calais)][at(england)], 1);
  EXPECT_EQ(table.state.realm.fleets[at(france)][0].place, Place::in(brittany));
  EXPECT_TRUE(table.in<Round>());
}

TEST(BloodFirstTurn, NothingIsPaidOffOrKeptUp) {
  RULE("blood.turn.sequence");
  BloodTable table;
  table.go_to<Taxing>();
  table.state.realm.rebellion.add(kent);
  table.go_to<Raising>();
  EXPECT_EQ(table.told<UpkeepPaid>(), 0);
  EXPECT_TRUE(table.state.realm.rebellion.has(kent));
}

}  // namespace
}  // namespace regalia::blood
