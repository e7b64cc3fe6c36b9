// What contracts forbid, grant and owe: every kind of clause binds, binds no more than it says, and ends.
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

// ---- forbids

TEST_F(BloodLaw, PeaceForbidsEveryAttack) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  for (const Act::What what : {Act::What::attack, Act::What::seize})
    EXPECT_TRUE(is_forbidden({.what = what, .actor = kEngland, .other = kFrance, .province = anjou}));
  for (const Act::What what : {Act::What::enter, Act::What::mark})
    EXPECT_TRUE(is_forbidden({.what = what, .actor = kEngland, .province = anjou}));
}

TEST_F(BloodLaw, PeaceBindsOneSideAndProtectsOne) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  EXPECT_FALSE(is_forbidden({.what = Act::What::attack, .actor = kFrance, .other = kEngland, .province = kent}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::attack, .actor = kEngland, .other = kSpain, .province = anjou}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = castile}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::tax_high, .actor = kEngland}));
}

TEST_F(BloodLaw, PeaceFollowsControl) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  table.state.realm.control[at(anjou)] = spain;
  EXPECT_FALSE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = anjou}));
  table.state.realm.control[at(navarre)] = france;
  EXPECT_TRUE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = navarre}));
}

TEST_F(BloodLaw, PeaceMayBeForSomeProvinces) {
  RULE("blood.contract.peace");
  Clause peace = promise(Matter::peace);
  peace.provinces.add(anjou);
  in_force({peace});
  EXPECT_TRUE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = anjou}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = normandy}));
  EXPECT_EQ(text(0), "England does not attack France in Anjou.");
}

TEST_F(BloodLaw, TheUsualRateBindsWhoeverReigns) {
  RULE("blood.contract.tax");
  RULE("blood.contract.crown");
  in_force({promise(Matter::usual_tax)});
  EXPECT_TRUE(is_forbidden({.what = Act::What::tax_high, .actor = kEngland}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::tax_high, .actor = kFrance}));
  table.person(table.monarch(england)).court = kSpain;
  EXPECT_FALSE(is_forbidden({.what = Act::What::tax_high, .actor = kEngland}));
  EXPECT_TRUE(is_forbidden({.what = Act::What::tax_high, .actor = kSpain})) << "the crown has gone to Spain";
}

TEST_F(BloodLaw, ClausesSleepWhereOnePlayerHasBothSides) {
  RULE("blood.contract.crown");
  in_force({promise(Matter::peace), promise(Matter::march), promise(Matter::heir)});
  table.state.law.clauses[2].person = table.child(england);
  table.person(table.monarch(france)).court = kEngland;
  EXPECT_FALSE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = anjou}));
  EXPECT_TRUE(is_forbidden({.what = Act::What::pass_over, .actor = kEngland, .person = table.child(england)}))
      << "what binds the house goes on";
  table.person(table.monarch(france)).court = kFrance;
  EXPECT_TRUE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = anjou}));
}

TEST_F(BloodLaw, NobodyWedsIntoAThirdHouse) {
  RULE("blood.contract.match");
  Clause clause = promise(Matter::no_match);
  clause.third = spain;
  in_force({clause});
  EXPECT_TRUE(is_forbidden({.what = Act::What::wed, .actor = kEngland, .other = kSpain}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::wed, .actor = kEngland, .other = house_of(italy)}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::wed, .actor = kFrance, .other = kSpain}));
  EXPECT_EQ(text(0), "Nobody of the house of England weds into the house of Spain.");
}

TEST_F(BloodLaw, NoLeaveForAThirdCountry) {
  RULE("blood.contract.no-leave");
  Clause clause = promise(Matter::no_leave);
  clause.third = spain;
  in_force({clause});
  EXPECT_TRUE(is_forbidden({.what = Act::What::give_leave, .actor = kEngland, .other = kSpain}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::give_leave, .actor = kEngland, .other = kFrance}));
}

TEST_F(BloodLaw, AnHeirIsNotPassedOver) {
  RULE("blood.contract.heir");
  Clause clause = promise(Matter::heir);
  clause.person = table.child(england);
  in_force({clause});
  EXPECT_TRUE(is_forbidden({.what = Act::What::pass_over, .actor = kEngland, .person = table.child(england)}));
  EXPECT_FALSE(is_forbidden({.what = Act::What::pass_over, .actor = kEngland, .person = henry}));
}

// ---- grants

TEST_F(BloodLaw, GrantsAreForOneSideAndOnItsLand) {
  RULE("blood.contract.march");
  RULE("blood.contract.ports");
  RULE("blood.contract.carriage");
  constexpr std::array kPairs = {std::pair{Matter::march, Act::What::march}, std::pair{Matter::ports, Act::What::dock},
                                 std::pair{Matter::carriage, Act::What::carry}};
  for (const auto& [matter, what] : kPairs) {
    table.state.law = {};
    table.person(henry).spouse = table.person(anne).spouse = kNoPerson;
    in_force({promise(matter)});
    EXPECT_TRUE(granted(about(), {.what = what, .actor = kFrance, .province = kent}));
    EXPECT_FALSE(granted(about(), {.what = what, .actor = kSpain, .province = kent}));
    EXPECT_FALSE(granted(about(), {.what = what, .actor = kEngland, .province = kent}));
    EXPECT_FALSE(granted(about(), {.what = what, .actor = kFrance, .province = castile}));
    table.state.law.clauses[0].provinces.add(wessex);
    EXPECT_FALSE(granted(about(), {.what = what, .actor = kFrance, .province = kent}));
    EXPECT_TRUE(granted(about(), {.what = what, .actor = kFrance, .province = wessex}));
    for (const auto& [other, act] : kPairs)
      if (other != matter) {
        EXPECT_FALSE(granted(about(), {.what = act, .actor = kFrance, .province = wessex}));
      }
  }
}

TEST_F(BloodLaw, FleetsLetThoseOfTheOtherPass) {
  RULE("blood.contract.fleets");
  in_force({promise(Matter::fleets)});
  EXPECT_TRUE(granted(about(), {.what = Act::What::sail_past, .actor = kFrance, .other = kEngland}));
  EXPECT_FALSE(granted(about(), {.what = Act::What::sail_past, .actor = kFrance, .other = kSpain}));
  EXPECT_FALSE(granted(about(), {.what = Act::What::sail_past, .actor = kEngland, .other = kFrance}));
}

// ---- when

TEST_F(BloodLaw, ClausesHoldInTheirYears) {
  RULE("blood.contract.when");
  Clause peace = promise(Matter::peace);
  peace.from = 1310;
  peace.until = 1320;
  in_force({peace});
  const Act attack{.what = Act::What::enter, .actor = kEngland, .province = anjou};
  for (const int year : {1305, 1310, 1320, 1325}) {
    table.state.year = static_cast<std::int16_t>(year);
    EXPECT_EQ(is_forbidden(attack), year >= 1310 && year <= 1320) << year;
  }
  EXPECT_EQ(text(0), "England does not attack France, from 1310, until 1320.");
}

TEST_F(BloodLaw, ConditionsAreLookedAtWhenItCounts) {
  RULE("blood.contract.conditions");
  const Act attack{.what = Act::What::enter, .actor = kEngland, .province = anjou};
  const auto with = [&](Condition condition) {
    table.state.law = {};
    table.person(henry).spouse = table.person(anne).spouse = kNoPerson;
    Clause peace = promise(Matter::peace);
    peace.conditions.push_back(condition);
    in_force({peace});
  };
  with({Condition::What::holds, false, france, kNoCountry, bordeaux, kNoPerson});
  EXPECT_EQ(text(0), "England does not attack France, while France holds Bordeaux.");
  EXPECT_TRUE(is_forbidden(attack));
  table.state.realm.control[at(bordeaux)] = spain;
  EXPECT_FALSE(is_forbidden(attack));

  with({Condition::What::at_war, true, france, spain, kNoProvince, kNoPerson});
  EXPECT_EQ(text(0), "England does not attack France, unless France and Spain are at war.");
  EXPECT_TRUE(is_forbidden(attack));
  table.rules.note_war(table.state, seat_at(4), kFrench);
  EXPECT_FALSE(is_forbidden(attack)) << "whoever began";
  table.state.law.wars = {};

  with({Condition::What::lives, false, kNoCountry, kNoCountry, kNoProvince, table.monarch(spain)});
  EXPECT_TRUE(is_forbidden(attack));
  const PersonId king = table.monarch(spain);
  const State before = table.state;
  table.state.people.remove(king, Fate::died);
  EXPECT_FALSE(is_forbidden(attack));
  forget_dead(table.state.law, table.state.people);
  EXPECT_FALSE(is_forbidden(attack));
  EXPECT_EQ(text(0), "England does not attack France, while somebody who has died lives.");
  table.state = before;

  with({Condition::What::reigns, false, kNoCountry, kNoCountry, kNoProvince, table.monarch(germany)});
  EXPECT_TRUE(is_forbidden(attack));
  table.state.reigns[at(germany)].monarch = table.child(germany);
  EXPECT_FALSE(is_forbidden(attack));
}

TEST_F(BloodLaw, DraftsAndOffersBindNobody) {
  RULE("blood.contract.force");
  in_force({promise(Matter::peace), promise(Matter::march)});
  table.state.law.contracts[0].status = Contract::Status::put;
  make_index(table.state.law);
  EXPECT_FALSE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = anjou}));
  EXPECT_FALSE(granted(about(), {.what = Act::What::march, .actor = kFrance, .province = kent}));
}

TEST_F(BloodLaw, AContractEndsWithTheMarriage) {
  RULE("blood.contract.end");
  in_force({promise(Matter::peace)});
  table.person(anne).doomed = true;
  table.rules.bury_doomed(table.state, Death::in_bed, table.heard);
  EXPECT_TRUE(table.state.law.contracts.empty());
  EXPECT_TRUE(table.state.law.clauses.empty());
  EXPECT_EQ(table.told<ContractEnded>(), 1);
}

TEST_F(BloodLaw, OtherContractsStay) {
  RULE("blood.contract.end");
  in_force({promise(Matter::peace), promise(Matter::march)});
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.state.people.wed(john, ines, People::Joins::husbands_court);
  Contract other = table.state.law.contracts[0];
  other.other = kSpain;
  other.groom = john;
  other.bride = ines;
  add_contract(table.state.law, other, Clauses{promise(Matter::fleets, england, spain)});
  ASSERT_EQ(table.rules.fault(table.state), "");
  table.person(henry).doomed = true;
  table.rules.bury_doomed(table.state, Death::in_bed, table.heard);
  ASSERT_EQ(table.state.law.contracts.size(), 1U);
  EXPECT_EQ(text(0), "Fleets of England let those of Spain pass.");
}

// ---- owes

class BloodDuties : public BloodLaw {
 protected:
  void to_taxes() {
    table.go_to<Taxing>();
    while (table.in<Taxing>()) table.usual_step();
  }
  [[nodiscard]] int items(Country owner, Good good) const {
    int count = 0;
    for (const auto& in_province : table.state.realm.items) count += in_province[at(owner)][good];
    return count;
  }
};

TEST_F(BloodDuties, APensionIsPaidInItsTime) {
  RULE("blood.contract.pension");
  in_force({give(Matter::pension, 10, 10)});
  const int french = table.money(kFrench);
  to_taxes();
  EXPECT_EQ(table.told<Paid>(), 1);
  EXPECT_GE(table.money(kFrench), french + 10);
  table.go_to<Court>(1305);
  to_taxes();
  EXPECT_EQ(table.told<Paid>(), 1) << "every ten years";
  table.go_to<Court>(1310);
  to_taxes();
  EXPECT_EQ(table.told<Paid>(), 2);
  EXPECT_EQ(text(0), "England pays France 10 Crowns every 10 years.");
}

TEST_F(BloodDuties, WhatIsOnceIsOnce) {
  RULE("blood.contract.pension");
  in_force({give(Matter::pension, 10)});
  to_taxes();
  table.go_to<Court>(1305);
  to_taxes();
  EXPECT_EQ(table.told<Paid>(), 1);
  EXPECT_EQ(text(0), "England pays France 10 Crowns once.");
}

TEST_F(BloodDuties, WhatCannotBePaidStaysOwed) {
  RULE("blood.contract.arrears");
  in_force({give(Matter::pension, 900)});
  to_taxes();
  EXPECT_EQ(table.money(kEnglish), 0);
  EXPECT_EQ(table.told<DutyWaived>(), 1);
  const int owed = table.state.law.clauses[0].arrears;
  EXPECT_GT(owed, 0);
  table.go_to<Court>(1305);
  to_taxes();
  EXPECT_LT(table.state.law.clauses[0].arrears, owed) << "taken from the next income";
}

TEST_F(BloodDuties, AShareOfTaxesIsOfThatCountry) {
  RULE("blood.contract.tax-share");
  in_force({give(Matter::tax_share, 20, 5)});
  to_taxes();
  EXPECT_EQ(table.told<Paid>(), 1);
  for (const auto& telling : table.heard.tellings)
    if (const auto* paid = std::get_if<Paid>(&telling.event)) {
      EXPECT_EQ(paid->crowns, 10) << "of 50";
    }
}

TEST_F(BloodDuties, GoodsChangeTheirOwnerWhereTheyLie) {
  RULE("blood.contract.goods");
  Clause clause = give(Matter::goods, 1);
  clause.good = table.rules.facts().map[lancashire].good;
  in_force({clause});
  const int before = items(france, clause.good);
  to_taxes();
  EXPECT_EQ(table.told<GoodsGiven>(), 1);
  EXPECT_GE(items(france, clause.good), before + 1);
  EXPECT_EQ(table.state.realm.items[at(lancashire)][at(france)][clause.good], 1);
}

TEST_F(BloodDuties, GoodsThatAreNotThereAreWaived) {
  RULE("blood.contract.waived");
  Clause clause = give(Matter::goods, 9, 5);
  clause.good = Good::luxury;
  in_force({clause});
  to_taxes();
  EXPECT_EQ(table.told<GoodsGiven>(), 0);
  EXPECT_EQ(table.told<DutyWaived>(), 1);
}

TEST_F(BloodDuties, AsManyGoodsAreGivenAsThereAre) {
  RULE("blood.contract.waived");
  Clause clause = give(Matter::goods, 3);
  clause.good = Good::luxury;
  in_force({clause});
  for (auto& in_province : table.state.realm.items) in_province[at(england)][Good::luxury] = 0;
  table.state.realm.items[at(essex)][at(england)][Good::luxury] = 2;
  const int before = items(france, Good::luxury);
  to_taxes();
  EXPECT_GE(items(france, Good::luxury), before + 2);
}

TEST_F(BloodDuties, AnExchangeIsBothOrNeither) {
  RULE("blood.contract.exchange");
  Clause clause = give(Matter::exchange, 1);
  clause.good = table.rules.facts().map[lancashire].good;
  clause.returned = Good::luxury;
  clause.returns = 9;
  in_force({clause});
  to_taxes();
  EXPECT_EQ(table.told<GoodsGiven>(), 0);
  table.state.law.clauses[0].returned = Good::metal;
  table.state.law.clauses[0].returns = 1;
  table.state.law.clauses[0].met = 0;
  table.state.realm.items[at(champagne)][at(france)][Good::metal] = 1;
  table.go_to<Court>(1305);
  to_taxes();
  EXPECT_EQ(table.told<GoodsGiven>(), 2);
}

TEST_F(BloodDuties, LandGoesWhenItsConditionIsFulfilled) {
  RULE("blood.contract.land-later");
  Clause clause = promise(Matter::land_later);
  clause.provinces.add(cornwall);
  clause.provinces.add(essex);
  clause.conditions.push_back({Condition::What::holds, false, france, kNoCountry, wessex, kNoPerson});
  in_force({clause});
  to_taxes();
  EXPECT_EQ(table.state.realm.control[at(cornwall)], england);
  table.state.realm.control[at(wessex)] = france;
  table.go_to<Court>(1305);
  to_taxes();
  EXPECT_EQ(table.state.realm.control[at(cornwall)], france);
  EXPECT_EQ(table.state.realm.control[at(essex)], england) << "a capital is never ceded";
}

}  // namespace
}  // namespace regalia::blood
