// Armies under another's command: by contract, by treaty, lent on the spot; and what it costs.
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

const Move kAllow = move_of(MoveKind::allow);
const Move kDeny = move_of(MoveKind::deny);
const Move kEndFrench = with_country(MoveKind::end_treaty, france);

class BloodCommand : public BloodLaw {
 protected:
  // "England commands up to `armies` of France."
  [[nodiscard]] static Clause support(int armies) {
    Clause clause = promise(Matter::command, france, england);
    clause.amount = static_cast<std::uint16_t>(armies);
    return clause;
  }
  void treaty(const Clauses& clauses) {
    Contract contract;
    contract.status = Contract::Status::in_force;
    contract.maker = kEngland;
    contract.other = kFrance;
    contract.year = table.state.year;
    add_contract(table.state.law, contract, clauses);
    ASSERT_EQ(table.rules.fault(table.state), "");
  }
  // The French have moved before.
  void take_out(Seat seat) { std::get<Round>(table.state.phases[0]).cup.remove(seat); }
  void put_in(Seat seat) { std::get<Round>(table.state.phases[0]).cup.add(seat); }
  [[nodiscard]] int led(Province province) const { return lent_armies(table.state.realm, province, france, england); }
  void lead(Province from, int count, std::initializer_list<Province> path) {
    table.play(kEnglish, take(from, france, count));
    for (const Province to : path) table.play(kEnglish, go(to));
    table.play(kEnglish, kSend);
  }
};

TEST_F(BloodCommand, AContractGivesIt) {
  RULE("blood.contract.command");
  RULE("blood.command.take");
  in_force({support(2)});
  to_march();
  put(champagne, france, 5);
  EXPECT_EQ(table.refused(kEnglish, take(champagne, france, 3)), "blood.move.group") << "two, and no more";
  lead(champagne, 2, {lorraine});
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench)) << "their player hears of it";
  EXPECT_EQ(armies(champagne, france), 5);
  EXPECT_EQ(table.refused(kFrench, kDeny), "blood.contract.binds") << "and has promised it";
  table.play(kFrench, kAllow);
  EXPECT_EQ(armies(lorraine, france), 2);
  EXPECT_EQ(led(lorraine), 2);
  EXPECT_EQ(table.rules.armies_in(table.state, england, lorraine), 2);
  EXPECT_EQ(table.rules.armies_in(table.state, france, lorraine), 0);
  EXPECT_EQ(table.refused(kEnglish, take(champagne, france, 1)), "blood.move.group") << "two are led already";
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodCommand, AContractGivesItWhereItSays) {
  RULE("blood.contract.command");
  Clause some = support(2);
  some.provinces.add(anjou);
  in_force({some});
  to_march();
  put(champagne, france, 2);
  put(anjou, france, 2);
  EXPECT_EQ(table.refused(kEnglish, take(champagne, france, 1)), "blood.move.group");
  EXPECT_TRUE(table.lists(kEnglish, take(anjou, france, 2)));
}

TEST_F(BloodCommand, AContractGivesItWhileItSays) {
  RULE("blood.contract.command");
  Clause in_war = support(2);
  in_war.conditions.push_back({Condition::What::at_war, false, england, germany, kNoProvince, kNoPerson});
  in_force({in_war});
  to_march();
  put(champagne, france, 2);
  EXPECT_FALSE(table.lists(kEnglish, take(champagne, france, 1))) << "there is peace";
  table.state.law.wars[at(england)].add(germany);
  EXPECT_TRUE(table.lists(kEnglish, take(champagne, france, 1)));
}

TEST_F(BloodCommand, WhatIsPromisedWaitsForTheHelper) {
  RULE("blood.command.support");
  in_force({support(2)});
  to_march(kFrench);
  put(champagne, france, 3);
  put(anjou, france, 1);
  EXPECT_TRUE(table.lists(kFrench, take(champagne, france, 2)));
  EXPECT_EQ(table.refused(kFrench, take(champagne, france, 3)), "blood.contract.binds");
  march(champagne, france, 2, {anjou});
  EXPECT_EQ(table.refused(kFrench, take(champagne, france, 1)), "blood.contract.binds") << "two stay where they are";
  take_out(kEnglish);
  EXPECT_TRUE(table.lists(kFrench, take(champagne, france, 1))) << "after the English move they need not";
}

TEST_F(BloodCommand, WhatIsPromisedIsKept) {
  RULE("blood.command.support");
  in_force({support(2)});
  put(champagne, france, 3);
  table.go_to<Upkeep>();
  table.state.realm.treasury[at(france)] = 500;
  const Move disband = Move::of(MoveKind::disband, static_cast<int>(champagne), static_cast<int>(france));
  table.play(kFrench, disband);
  EXPECT_EQ(table.refused(kFrench, disband), "blood.contract.binds");
  table.state.realm.treasury[at(france)] = 1;
  EXPECT_TRUE(table.lists(kFrench, disband)) << "who cannot pay cannot keep them";
}

TEST_F(BloodCommand, NoArmyMovesTwiceInARound) {
  RULE("blood.command.once");
  in_force({support(2)});
  to_march();
  put(champagne, france, 2);
  lead(champagne, 2, {anjou});
  table.play(kFrench, kAllow);
  end_move();
  while (!table.in<Round>()) table.usual_step();
  table.chance(Move::of(MoveKind::marker, index(kFrench)));
  EXPECT_FALSE(table.lists(kFrench, take(anjou, france, 1)));
}

TEST_F(BloodCommand, ATreatyGivesItToTheLastToMove) {
  RULE("blood.command.last");
  treaty({support(3)});
  to_march();
  put(champagne, france, 3);
  EXPECT_FALSE(table.lists(kEnglish, take(champagne, france, 1))) << "the French have not moved yet";
  take_out(kFrench);
  EXPECT_TRUE(table.lists(kEnglish, take(champagne, france, 3)));
}

TEST_F(BloodCommand, AnAllyMayRefuseAndTheTreatyIsOver) {
  RULE("blood.command.asked");
  RULE("blood.command.treaty");
  treaty({support(3)});
  to_march();
  take_out(kFrench);
  put(champagne, france, 3);
  lead(champagne, 3, {lorraine});
  table.play(kFrench, kDeny);
  EXPECT_EQ(armies(champagne, france), 3) << "nothing has moved";
  EXPECT_EQ(table.told<TreatyEnded>(), 1);
  EXPECT_FALSE(table.lists(kEnglish, take(champagne, france, 1)));
}

TEST_F(BloodCommand, AnAllyMayAgree) {
  RULE("blood.command.asked");
  treaty({support(3)});
  to_march();
  take_out(kFrench);
  put(champagne, france, 3);
  lead(champagne, 3, {lorraine});
  table.play(kFrench, kAllow);
  EXPECT_EQ(led(lorraine), 3);
  EXPECT_TRUE(table.rules.has_treaty(table.state, kEnglish, kFrench));
}

TEST_F(BloodCommand, ATreatyIsMadeByADealAndEndedByAWord) {
  RULE("blood.command.treaty");
  table.play(kEnglish, with_country(MoveKind::deal, france));
  write({clause_of(Matter::command, france), amount_of(MoveKind::sum, 4), clause_of(Matter::dowry, england),
         amount_of(MoveKind::sum, 1)});
  table.state.realm.treasury[at(england)] = 10;
  table.play(kEnglish, move_of(MoveKind::put));
  EXPECT_EQ(table.refused(kEnglish, kEndFrench), "blood.command.treaty") << "it is not agreed to yet";
  table.play(kFrench, with_country(MoveKind::agree, england));
  EXPECT_EQ(table.money(kEnglish), 9) << "what is given at once is given";
  ASSERT_EQ(table.state.law.contracts.size(), 1U);
  EXPECT_EQ(text(0), "England commands up to 4 armies of France.");
  EXPECT_TRUE(table.lists(kFrench, with_country(MoveKind::end_treaty, england)));
  table.play(kEnglish, kEndFrench);
  EXPECT_TRUE(table.state.law.contracts.empty());
}

TEST_F(BloodCommand, WhenATreatyEndsItsArmiesGoBack) {
  RULE("blood.command.treaty");
  treaty({support(3)});
  to_march();
  take_out(kFrench);
  put(champagne, france, 3);
  lead(champagne, 2, {lorraine});
  table.play(kFrench, kAllow);
  table.play(kEnglish, kEndFrench);
  EXPECT_EQ(led(lorraine), 0);
  EXPECT_EQ(table.rules.armies_in(table.state, france, lorraine), 2) << "they stand there for the French now";
}

TEST_F(BloodCommand, WhenAContractEndsItsArmiesGoBack) {
  RULE("blood.command.treaty");
  in_force({support(3)});
  lend(table.state.realm, lorraine, france, england, 0);
  put(lorraine, france, 2);
  lend(table.state.realm, lorraine, france, england, 2);
  EXPECT_EQ(led(lorraine), 2);
  table.person(anne).doomed = true;
  Silence silence;
  table.rules.bury_doomed(table.state, Death::in_bed, silence);
  table.rules.end_contracts(table.state, silence);
  EXPECT_EQ(led(lorraine), 0);
}

TEST_F(BloodCommand, WhatIsLentOnTheSpotStaysWhenAContractEndsThatPromisedNone) {
  RULE("blood.command.lend");
  for (const int version : {2, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    table.go_to<Court>();
    henry = table.add(Sex::male, 20, house_of(england));
    anne = table.add(Sex::female, 18, house_of(france));
    in_force({promise(Matter::peace)});
    put(lorraine, france, 2);
    lend(table.state.realm, lorraine, france, england, 2);
    table.person(anne).doomed = true;
    Silence silence;
    table.rules.bury_doomed(table.state, Death::in_bed, silence);
    table.rules.end_contracts(table.state, silence);
    EXPECT_EQ(led(lorraine), version == 2 ? 0 : 2);
  }
}

TEST_F(BloodCommand, ArmiesAreLentWhereBothStand) {
  RULE("blood.command.lend");
  RULE("blood.command.take-back");
  to_march(kFrench);
  put(champagne, france, 2);
  put(kent, france, 3);
  const Move lend_in_kent = Move::of(MoveKind::lend, static_cast<int>(kent), static_cast<int>(england), 0, 2);
  EXPECT_EQ(
      table.refused(kFrench, Move::of(MoveKind::lend, static_cast<int>(champagne), static_cast<int>(england), 0, 1)),
      "blood.command.lend")
      << "nobody else is there";
  table.play(kFrench, lend_in_kent);
  EXPECT_EQ(led(kent), 2);
  EXPECT_FALSE(table.lists(kFrench, take(kent, france, 2)));
  EXPECT_TRUE(table.lists(kFrench, take(kent, france, 1))) << "one is still theirs";
  const Move back = Move::of(MoveKind::take_back, static_cast<int>(kent), static_cast<int>(england));
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::take_back, static_cast<int>(kent), static_cast<int>(germany))),
            "blood.command.take-back");
  table.play(kFrench, back);
  EXPECT_EQ(led(kent), 0);
  EXPECT_TRUE(table.lists(kFrench, take(kent, france, 3)));
}

TEST_F(BloodCommand, WhatAContractLendsIsNotTakenBack) {
  RULE("blood.command.take-back");
  in_force({support(2)});
  to_march(kFrench);
  put(kent, france, 2);
  lend(table.state.realm, kent, france, england, 2);
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::take_back, static_cast<int>(kent), static_cast<int>(england))),
            "blood.contract.binds");
}

TEST_F(BloodCommand, WhatIsLentBeyondAContractIsTakenBack) {
  RULE("blood.command.take-back");
  in_force({support(2)});
  to_march(kFrench);
  put(kent, france, 3);
  put(essex, france, 1);
  lend(table.state.realm, kent, france, england, 3);
  lend(table.state.realm, essex, france, england, 1);
  table.play(kFrench, Move::of(MoveKind::take_back, static_cast<int>(kent), static_cast<int>(england)));
  EXPECT_EQ(led(kent), 1) << "with the one in Essex there are two";
  EXPECT_EQ(led(essex), 1);
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::take_back, static_cast<int>(essex), static_cast<int>(england))),
            "blood.contract.binds");
}

TEST_F(BloodCommand, HelpAgainstARebellionCostsCharisma) {
  RULE("blood.command.charisma");
  to_march();
  put(kent, england, 2);
  put(kent, france, 2);
  lend(table.state.realm, kent, france, england, 2);
  table.state.realm.rebellion.add(kent);
  end_move();
  table.go_to<Round>();
  EXPECT_FALSE(table.state.realm.rebellion.has(kent)) << "four units are enough";
  EXPECT_EQ(table.state.reigns[at(england)].lost_by_foreign_help, 1);
}

TEST_F(BloodCommand, HelpCostsOnceForEachAgreement) {
  RULE("blood.command.charisma");
  in_force({support(4)});
  to_march();
  put(kent, france, 2);
  put(wessex, france, 2);
  lead(kent, 2, {essex});
  table.play(kFrench, kAllow);
  EXPECT_EQ(table.state.reigns[at(england)].lost_by_foreign_help, 1);
  lead(wessex, 2, {kent});
  table.play(kFrench, kAllow);
  EXPECT_EQ(table.state.reigns[at(england)].lost_by_foreign_help, 1);
}

TEST_F(BloodCommand, HelpOnTheSpotCostsOnceHoweverOftenItMoves) {
  RULE("blood.command.charisma");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    to_march();
    put(kent, france, 2);
    lend(table.state.realm, kent, france, england, 2);
    for (const Province to : {essex, kent}) {
      lead(to == essex ? kent : essex, 2, {to});
      table.play(kFrench, kAllow);
      std::get<March>(table.state.phases[1]).tired.clear();
      std::get<Round>(table.state.phases[0]).moved = {};
    }
    EXPECT_EQ(table.state.reigns[at(england)].lost_by_foreign_help, version == 1 ? 3 : 1)
        << "in the first version a move cost where it began and where it ended";
  }
}

TEST_F(BloodCommand, WarAbroadCostsNothing) {
  RULE("blood.command.charisma");
  in_force({support(2)});
  to_march();
  put(champagne, france, 2);
  lead(champagne, 2, {lorraine});
  table.play(kFrench, kAllow);
  EXPECT_EQ(table.state.reigns[at(england)].lost_by_foreign_help, 0);
}

TEST_F(BloodCommand, TheyFightAndFallTogether) {
  RULE("blood.command.losses");
  to_march();
  put(lorraine, england, 3);
  put(lorraine, france, 3);
  put(lorraine, germany, 1);
  lend(table.state.realm, lorraine, france, england, 3);
  table.state.realm.fleets = {};
  end_move();
  ASSERT_TRUE(table.in<Conflicts>());
  fight(kEnglish, lorraine, germany);
  ASSERT_TRUE(table.in<Battle>());
  auto& battle = std::get<Battle>(table.state.phases[table.state.phases.size() - 1]);
  EXPECT_EQ(battle.armies(table.rules, table.state, Battle::attacking), 6);
  table.roll(6);  // nobody
  table.roll(1);  // one of the English
  EXPECT_EQ(armies(lorraine, england), 2) << "the odd one is the commander's";
  EXPECT_EQ(armies(lorraine, france), 3);
}

TEST_F(BloodCommand, TheOddLossIsTheCommandersWhicheverCountryHePlays) {
  RULE("blood.command.losses");
  to_march(kFrench);
  put(lorraine, england, 3);
  put(lorraine, france, 3);
  put(lorraine, germany, 1);
  lend(table.state.realm, lorraine, england, france, 3);
  table.state.realm.fleets = {};
  end_move();
  ASSERT_TRUE(table.in<Conflicts>());
  fight(kFrench, lorraine, germany);
  ASSERT_TRUE(table.in<Battle>());
  table.roll(6);  // nobody
  table.roll(1);  // one of the French
  EXPECT_EQ(armies(lorraine, france), 2);
  EXPECT_EQ(armies(lorraine, england), 3);
}

TEST_F(BloodCommand, TheyStandAsideWhereTheirPlayerMayNotAttack) {
  RULE("blood.command.lawful");
  in_force({support(2)});
  Contract other;
  other.status = Contract::Status::in_force;
  other.maker = kFrance;
  other.other = house_of(germany);
  other.groom = table.add(Sex::male, 20, kFrance);
  other.bride = table.add(Sex::female, 20, house_of(germany));
  table.state.people.wed(other.groom, other.bride, People::Joins::husbands_court);
  add_contract(table.state.law, other, Clauses{promise(Matter::peace, france, germany)});
  to_march();
  put(lorraine, england, 1);
  put(lorraine, france, 2);
  put(lorraine, germany, 1);
  lend(table.state.realm, lorraine, france, england, 2);
  end_move();
  EXPECT_TRUE(table.lists(kEnglish, attack(lorraine, germany))) << "the English know of no such contract";
  table.play(kEnglish, attack(lorraine, germany));
  EXPECT_EQ(table.told<StoodAside>(), 1);
  EXPECT_EQ(led(lorraine), 0);
  ASSERT_TRUE(table.in<Battle>());
  auto& battle = std::get<Battle>(table.state.phases[table.state.phases.size() - 1]);
  EXPECT_EQ(battle.armies(table.rules, table.state, Battle::attacking), 1);
}

TEST_F(BloodCommand, NobodyAttacksHisOwnPlayer) {
  RULE("blood.command.lawful");
  to_march();
  put(lorraine, england, 1);
  put(lorraine, france, 3);
  lend(table.state.realm, lorraine, france, england, 2);
  end_move();
  table.play(kEnglish, attack(lorraine, france));
  EXPECT_EQ(table.told<StoodAside>(), 1);
  auto& battle = std::get<Battle>(table.state.phases[table.state.phases.size() - 1]);
  EXPECT_EQ(battle.armies(table.rules, table.state, Battle::attacking), 1);
  EXPECT_EQ(battle.armies(table.rules, table.state, Battle::defending), 3);
}

TEST_F(BloodCommand, AnEarlierPeaceKeepsThemAtHome) {
  RULE("blood.command.asked");
  in_force({support(2)});
  Contract other;
  other.status = Contract::Status::in_force;
  other.maker = kFrance;
  other.other = house_of(germany);
  other.groom = table.add(Sex::male, 20, kFrance);
  other.bride = table.add(Sex::female, 20, house_of(germany));
  table.state.people.wed(other.groom, other.bride, People::Joins::husbands_court);
  add_contract(table.state.law, other, Clauses{promise(Matter::peace, france, germany)});
  to_march();
  put(champagne, france, 2);
  table.state.realm.control[at(lorraine)] = germany;
  lead(champagne, 2, {lorraine});
  EXPECT_EQ(table.refused(kFrench, kAllow), "blood.contract.binds");
  table.play(kFrench, kDeny);
  EXPECT_EQ(armies(champagne, france), 2);
}

TEST_F(BloodCommand, ForeignArmiesDoNotEmbark) {
  RULE("blood.command.take");
  in_force({support(2)});
  to_march();
  put(kent, france, 2);
  table.state.realm.fleets = {};
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  table.play(kEnglish, take(kent, france, 2));
  EXPECT_FALSE(table.lists(kEnglish, with_ship(MoveKind::board, england, 0)));
}

TEST_F(BloodCommand, GuestsTakeNoProvince) {
  RULE("blood.leave.guests");
  Clause leave = promise(Matter::march, france, england);
  in_force({leave});
  to_march();
  put(calais, england, 1);
  march(calais, england, 1, {champagne});
  table.state.realm.castle[at(france)] = 0;
  table.go_to<Marking>();
  EXPECT_NE(table.state.realm.control[at(champagne)], england);
  EXPECT_TRUE(table.state.realm.guests[at(england)].has(champagne));
}

TEST_F(BloodCommand, StationedArmiesEnterAndStop) {
  RULE("blood.contract.station");
  Clause station = promise(Matter::station, france, england);
  station.provinces.add(champagne);
  in_force({promise(Matter::peace), station});
  to_march();
  put(calais, england, 1);
  table.play(kEnglish, take(calais, england, 1));
  EXPECT_EQ(table.refused(kEnglish, go(normandy)), "blood.contract.binds");
  table.play(kEnglish, go(champagne));
  EXPECT_EQ(table.refused(kEnglish, go(anjou)), "blood.contract.binds");
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(champagne, england), 1);
  EXPECT_FALSE(is_at_war(table.state.law, kEngland, kFrance));
}

TEST_F(BloodCommand, NobodyEndsATreatyWithHimself) {
  RULE("blood.command.treaty");
  treaty({support(3)});
  EXPECT_EQ(table.refused(kEnglish, with_country(MoveKind::end_treaty, england)), "blood.command.treaty");
}

TEST_F(BloodCommand, WhoeverHasComeToTheCrownEndsItsTreaties) {
  RULE("blood.command.treaty");
  treaty({support(3)});
  table.person(table.monarch(france)).court = kSpain;
  EXPECT_TRUE(table.rules.has_treaty(table.state, kEnglish, seat_at(4)));
  EXPECT_FALSE(table.rules.has_treaty(table.state, kEnglish, kFrench));
}

TEST_F(BloodCommand, WhatIsPromisedIsNotLentToOthers) {
  RULE("blood.command.support");
  in_force({support(2)});
  to_march(kFrench);
  put(saxony, france, 3);
  const auto lend_to_germans = [](int count) {
    return Move::of(MoveKind::lend, static_cast<int>(saxony), static_cast<int>(germany), 0,
                    static_cast<std::uint32_t>(count));
  };
  EXPECT_TRUE(table.lists(kFrench, lend_to_germans(1)));
  EXPECT_FALSE(table.lists(kFrench, lend_to_germans(2)));
}

TEST_F(BloodCommand, FamineHoldsNobodyWhoMayNotGo) {
  RULE("blood.command.support");
  in_force({support(2)});
  to_march(kFrench);
  put(anjou, france, 2);
  table.state.realm.famine.add(anjou);
  EXPECT_FALSE(table.lists(kFrench, take(anjou, france, 1)));
  EXPECT_TRUE(table.lists(kFrench, kDone));
}

TEST_F(BloodCommand, LedArmiesDoNotDefendAgainstTheirOwnPlayer) {
  RULE("blood.command.lawful");
  to_march(kFrench);
  put(lorraine, france, 5);
  put(lorraine, england, 1);
  lend(table.state.realm, lorraine, france, england, 2);
  end_move();
  table.play(kFrench, attack(lorraine, england));
  auto& battle = std::get<Battle>(table.state.phases[table.state.phases.size() - 1]);
  EXPECT_EQ(battle.armies(table.rules, table.state, Battle::attacking), 5);
  EXPECT_EQ(battle.armies(table.rules, table.state, Battle::defending), 1);
}

// ---- Promises not to help, and not to sign

class BloodNoHelp : public BloodCommand {
 protected:
  // The English promise the French something about Germany.
  [[nodiscard]] static Clause about_germany(Matter matter) {
    Clause clause = promise(matter);
    clause.third = germany;
    return clause;
  }
  void offer_crowns(Country to) {
    table.play(kEnglish, with_country(MoveKind::deal, to));
    write({clause_of(Matter::dowry, england), amount_of(MoveKind::sum, 5)});
  }
};

TEST_F(BloodNoHelp, NothingIsGivenToAThird) {
  RULE("blood.contract.no-help");
  in_force({about_germany(Matter::no_help)});
  table.state.realm.treasury[at(england)] = 50;
  offer_crowns(germany);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.binds");
}

TEST_F(BloodNoHelp, OthersMayBeHelpedAndTheThirdMayPay) {
  RULE("blood.contract.no-help");
  in_force({about_germany(Matter::no_help)});
  table.state.realm.treasury[at(england)] = 50;
  table.state.realm.treasury[at(germany)] = 50;
  offer_crowns(spain);
  table.play(kEnglish, move_of(MoveKind::put));
  table.play(kEnglish, with_country(MoveKind::deal, germany));
  write({clause_of(Matter::dowry, germany), amount_of(MoveKind::sum, 5), move_of(MoveKind::put)});
}

TEST_F(BloodNoHelp, NoArmiesAreLentToAThird) {
  RULE("blood.contract.no-help");
  in_force({about_germany(Matter::no_help)});
  to_march();
  put(saxony, england, 2);
  EXPECT_EQ(
      table.refused(kEnglish, Move::of(MoveKind::lend, static_cast<int>(saxony), static_cast<int>(germany), 0, 1)),
      "blood.contract.binds");
  put(anjou, england, 1);
  EXPECT_TRUE(table.lists(kEnglish, Move::of(MoveKind::lend, static_cast<int>(anjou), static_cast<int>(france), 0, 1)));
}

TEST_F(BloodNoHelp, ItEndsWithItsLastYear) {
  RULE("blood.contract.no-help");
  Clause until = about_germany(Matter::no_help);
  until.until = table.state.year;
  in_force({until});
  EXPECT_TRUE(is_forbidden({.what = Act::What::help, .actor = kEngland, .other = house_of(germany)}));
  table.state.year = static_cast<std::int16_t>(table.state.year + kYearsOfATurn);
  EXPECT_FALSE(is_forbidden({.what = Act::What::help, .actor = kEngland, .other = house_of(germany)}));
}

TEST_F(BloodNoHelp, NoContractIsSignedWithAThird) {
  RULE("blood.contract.no-contract");
  in_force({about_germany(Matter::no_contract)});
  const PersonId john = table.add(Sex::male, 20, kEngland);
  const PersonId ida = table.add(Sex::female, 20, house_of(germany));
  const PersonId ines = table.add(Sex::female, 20, kSpain);
  table.play(kEnglish, move_of(MoveKind::seek, john));
  table.play(kEnglish, move_of(MoveKind::draft, john, ida));
  write({clause_of(Matter::peace, england)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.binds");
  write({Move::of(MoveKind::strike_out, 0)});
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put))) << "a wedding without one may be held";
  write({move_of(MoveKind::drop), move_of(MoveKind::seek, john), move_of(MoveKind::draft, john, ines),
         clause_of(Matter::peace, england)});
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put))) << "with others it may";
}

}  // namespace
}  // namespace regalia::blood
