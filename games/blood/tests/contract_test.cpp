// Contracts as they are drafted, signed and kept at a table.
#include "games/blood/people/succession.h"
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodContract : public BloodLaw {
 protected:
  // To the first move of a round in this turn, of a seat.
  void to_march_of(Seat seat) {
    while (!table.in<Round>()) table.usual_step();
    table.chance(Move::of(MoveKind::marker, index(seat)));
    while (!table.in<March>()) table.usual_step();
  }
  [[nodiscard]] std::string why_not(Seat seat, Move move) const {
    const View<Rules> view = view_of<Rules>(table.rules, table.state, seat, nullptr);
    return table.rules.explain(view, table.rules.check(table.state, seat, move), {});
  }
};

// ---- Drafting

TEST_F(BloodContract, IsDraftedInSilenceClauseByClause) {
  RULE("blood.contract.draft");
  begin_draft();
  table.heard.tellings.clear();
  write({clause_of(Matter::exchange, france), with_good(MoveKind::good, Good::cloth), amount_of(MoveKind::sum, 1),
         with_good(MoveKind::good_back, Good::food), amount_of(MoveKind::sum_back, 1), amount_of(MoveKind::every, 10),
         clause_of(Matter::peace, england), move_of(MoveKind::at, anjou)});
  EXPECT_TRUE(table.heard.tellings.empty());
  EXPECT_EQ(text(0), "France gives England 1 cloth for 1 food every 10 years.");
  EXPECT_EQ(text(1), "England does not attack France in Anjou.");
  table.play(kEnglish, move_of(MoveKind::at, anjou));
  EXPECT_EQ(text(1), "England does not attack France.");
  table.play(kEnglish, Move::of(MoveKind::strike_out, 0));
  EXPECT_EQ(text(0), "England does not attack France.");
  table.play(kEnglish, move_of(MoveKind::drop));
  EXPECT_TRUE(table.state.law.contracts.empty());
}

TEST_F(BloodContract, EveryConditionCanBeWritten) {
  RULE("blood.contract.conditions");
  begin_draft();
  write({clause_of(Matter::march, england),
         Move::of(MoveKind::while_holds, static_cast<int>(france), static_cast<int>(anjou)), move_of(MoveKind::unless),
         Move::of(MoveKind::while_war, static_cast<int>(england), static_cast<int>(spain))});
  EXPECT_EQ(
      text(0),
      "Armies of France may march through England, unless France holds Anjou, while England and Spain are at war.");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::while_lives, table.monarch(england))),
            "blood.contract.conditions")
      << "two are enough";
  write({clause_of(Matter::fleets, france), move_of(MoveKind::while_reigns, table.monarch(france)),
         move_of(MoveKind::while_lives, table.monarch(england)), amount_of(MoveKind::from, 1310),
         amount_of(MoveKind::until, 1350)});
  EXPECT_EQ(text(1).substr(0, 77), "Fleets of France let those of England pass, from 1310, until 1350, while King");
}

TEST_F(BloodContract, MayDependOnWarWithAnybody) {
  RULE("blood.contract.conditions");
  begin_draft();
  write({clause_of(Matter::command, france), amount_of(MoveKind::sum, 2),
         with_country(MoveKind::while_any_war, england)});
  EXPECT_EQ(text(0), "England commands up to 2 armies of France, while England is at war.");
  sign();
  const auto is_granted = [&] {
    return std::any_of(table.state.law.clauses.begin(), table.state.law.clauses.end(),
                       [&](const Clause& clause) { return applies(about(), clause); });
  };
  EXPECT_FALSE(is_granted());
  table.rules.note_war(table.state, seat_at(4), kEnglish);
  EXPECT_TRUE(is_granted()) << "whoever began it";
}

TEST_F(BloodContract, MayDependOnWarsAndReignsOfOthers) {
  RULE("blood.contract.conditions");
  begin_draft();
  write({clause_of(Matter::march, england),
         Move::of(MoveKind::while_war, static_cast<int>(germany), static_cast<int>(spain)),
         move_of(MoveKind::while_reigns, table.monarch(italy))});
  EXPECT_EQ(text(0).substr(0, 85),
            "Armies of France may march through England, while Germany and Spain are at war, while");
  const PersonId dauphin = table.child(france);
  const PersonId infanta = table.child(spain);
  table.play(kEnglish, clause_of(Matter::march, england));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::while_lives, dauphin))) << "a child of one of the two monarchs";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::while_lives, infanta)), "blood.contract.conditions");
}

TEST_F(BloodContract, BindsTheTwoHousesThatSignIt) {
  RULE("blood.contract.two");
  begin_draft();
  EXPECT_EQ(table.refused(kEnglish, clause_of(Matter::peace, spain)), "blood.contract.two");
  write({clause_of(Matter::no_help, england), with_country(MoveKind::third, spain)});
  EXPECT_EQ(table.refused(kEnglish, with_country(MoveKind::third, france)), "blood.contract.draft");
}

TEST_F(BloodContract, SaysAllThatItMust) {
  RULE("blood.contract.precise");
  for (const Matter matter :
       {Matter::no_match, Matter::no_leave, Matter::heir, Matter::pension, Matter::goods, Matter::exchange,
        Matter::tax_share, Matter::land_later, Matter::dowry, Matter::land, Matter::claim, Matter::captive}) {
    if (draft_of(table.state.law, kEngland) < 0) begin_draft();
    table.play(kEnglish, clause_of(matter, england));
    EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.precise");
    EXPECT_EQ(why_not(kEnglish, move_of(MoveKind::put)), "A clause does not say all that it must. See clause 1.");
    table.play(kEnglish, Move::of(MoveKind::strike_out, 0));
  }
}

TEST_F(BloodContract, PromisesWhatItsHousesHave) {
  RULE("blood.contract.able");
  begin_draft();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::at, kent)), "blood.contract.draft");
  write({clause_of(Matter::land, england), move_of(MoveKind::at, kent)});
  EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::at, essex))) << "no capital";
  EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::at, anjou))) << "not his";
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
  table.state.realm.control[at(kent)] = spain;
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.able");
  EXPECT_FALSE(table.lists(kEnglish, clause_of(Matter::groom_joins, france))) << "the groom is English";
}

TEST_F(BloodContract, MoneyMustBeThere) {
  RULE("blood.marriage.money");
  table.rules.money(table.state, kFrench) = 60;
  begin_draft();
  write({clause_of(Matter::dowry, france), amount_of(MoveKind::sum, 999)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.marriage.money");
  table.play(kEnglish, amount_of(MoveKind::sum, table.money(kFrench)));
  table.play(kEnglish, move_of(MoveKind::put));
  table.rules.money(table.state, kFrench) -= 1;
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::accept, henry, anne)), "blood.marriage.money");
}

TEST_F(BloodContract, OneProvinceIsPromisedOnce) {
  RULE("blood.contract.twice");
  begin_draft();
  write({clause_of(Matter::land, england), move_of(MoveKind::at, kent), clause_of(Matter::land_later, england),
         move_of(MoveKind::at, kent), amount_of(MoveKind::from, 1320)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.twice");
  write({move_of(MoveKind::at, kent), move_of(MoveKind::at, wessex), move_of(MoveKind::put)});
  // Another draft for another couple: what is offered is set aside.
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.play(kEnglish, move_of(MoveKind::seek, john));
  table.play(kEnglish, move_of(MoveKind::draft, john, ines));
  write({clause_of(Matter::land, england), move_of(MoveKind::at, kent)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.twice");
  table.play(kEnglish, move_of(MoveKind::withdraw, henry, anne));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
}

TEST_F(BloodContract, NothingIsPutThatAnEarlierContractForbids) {
  RULE("blood.contract.no-leave");
  RULE("blood.contract.match");
  Clause no_leave = promise(Matter::no_leave);
  no_leave.third = spain;
  in_force({no_leave});
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.play(kEnglish, move_of(MoveKind::seek, john));
  table.play(kEnglish, move_of(MoveKind::draft, john, ines));
  table.play(kEnglish, clause_of(Matter::march, england));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.binds");
  EXPECT_NE(why_not(kEnglish, move_of(MoveKind::put)).find("England grants Spain no way"), std::string::npos);
  table.play(kEnglish, Move::of(MoveKind::strike_out, 0));
  table.play(kEnglish, clause_of(Matter::march, spain));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put))) << "Spain may grant what it likes";
  table.state.law.clauses[0].matter = Matter::no_match;
  make_index(table.state.law);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.binds");
}

TEST_F(BloodContract, AnOfferIsCountered) {
  RULE("blood.contract.counter");
  begin_draft();
  write({clause_of(Matter::peace, france), move_of(MoveKind::put)});
  EXPECT_EQ(table.refused(seat_at(4), move_of(MoveKind::counter, henry, anne)), "blood.marriage.proposal");
  table.play(kFrench, move_of(MoveKind::counter, henry, anne));
  EXPECT_FALSE(table.lists(kFrench, move_of(MoveKind::accept, henry, anne)));
  table.play(kFrench, clause_of(Matter::peace, england));
  table.play(kFrench, move_of(MoveKind::put));
  EXPECT_EQ(text(0), "France does not attack England.");
  EXPECT_EQ(text(1), "England does not attack France.");
  table.play(kEnglish, move_of(MoveKind::accept, henry, anne));
  ASSERT_EQ(table.state.law.contracts.size(), 1U);
  EXPECT_EQ(table.state.law.contracts[0].status, Contract::Status::in_force);
  EXPECT_EQ(table.person(henry).spouse, anne);
}

TEST_F(BloodContract, DeclinedAndForgottenOffersLeaveNothing) {
  RULE("blood.contract.counter");
  begin_draft();
  write({clause_of(Matter::peace, france), move_of(MoveKind::put)});
  table.play(kFrench, move_of(MoveKind::decline, henry, anne));
  EXPECT_TRUE(table.state.law.contracts.empty());
  begin_draft();
  table.play(kEnglish, clause_of(Matter::peace, france));
  table.go_to<Announcements>();
  EXPECT_TRUE(table.state.law.contracts.empty()) << "court is over";
}

TEST_F(BloodContract, PensRunDry) {
  RULE("blood.contract.draft");
  begin_draft();
  for (int i = 1; i < Court::kStrokesOfASeat; ++i) table.play(kEnglish, move_of(MoveKind::publish));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::publish)), "blood.contract.draft");
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::drop)));
}

// ---- What a wedding settles

TEST_F(BloodContract, SettlesMoneyLandClaimsAndCaptives) {
  RULE("blood.contract.settles");
  const PersonId captive = prince(france, essex);
  table.person(captive).captor = kEngland;
  table.rules.money(table.state, kFrench) = 60;
  begin_draft();
  write({clause_of(Matter::dowry, france), amount_of(MoveKind::sum, 20), clause_of(Matter::land, england),
         move_of(MoveKind::at, wessex), clause_of(Matter::claim, france), move_of(MoveKind::about, anne),
         with_country(MoveKind::third, france), clause_of(Matter::captive, england),
         move_of(MoveKind::about, captive)});
  const int english = table.money(kEnglish);
  const int french = table.money(kFrench);
  sign();
  EXPECT_EQ(table.money(kEnglish), english + 20);
  EXPECT_EQ(table.money(kFrench), french - 20);
  EXPECT_EQ(table.state.realm.control[at(wessex)], france);
  EXPECT_TRUE(table.person(anne).renounced.has(france));
  EXPECT_FALSE(table.person(captive).is_captive());
  EXPECT_EQ(place(captive), Place::in(champagne));
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodContract, AMarriedClaimantWhoWasPassedOverRenounces) {
  RULE("blood.succession.renounce");
  const PersonId isabelle = table.add(Sex::female, 25, kFrance);
  const PersonId carlos = table.add(Sex::male, 30, kEngland);
  table.state.people.wed(carlos, isabelle, People::Joins::husbands_court);
  pass_over(table.state.people, france, isabelle);
  ASSERT_TRUE(table.person(isabelle).passed_over.has(france));
  begin_draft();
  const PersonId spaniard = table.monarch(spain);
  write({clause_of(Matter::claim, england)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::about, spaniard)), "blood.succession.renounce")
      << "his player does not sign";
  write({move_of(MoveKind::about, isabelle), with_country(MoveKind::third, france)});
  sign();
  EXPECT_TRUE(table.person(isabelle).renounced.has(france));
  EXPECT_FALSE(table.person(isabelle).passed_over.has(france));
}

TEST_F(BloodContract, APlainDealRenouncesNoClaim) {
  RULE("blood.succession.renounce");
  table.play(kEnglish, with_country(MoveKind::deal, france));
  EXPECT_EQ(table.refused(kEnglish, clause_of(Matter::claim, england)), "blood.deal.plain");
}

TEST_F(BloodContract, TheGroomMayJoinTheBridesCourt) {
  RULE("blood.contract.groom");
  begin_draft();
  table.play(kEnglish, clause_of(Matter::groom_joins, england));
  sign();
  EXPECT_EQ(table.person(henry).court, kFrance);
  EXPECT_EQ(table.person(anne).court, kFrance);
}

TEST_F(BloodContract, ChildrenMayBeOfTheBridesHouse) {
  RULE("blood.contract.children");
  begin_draft();
  write({clause_of(Matter::children, england), amount_of(MoveKind::sum, static_cast<int>(Children::boys))});
  EXPECT_EQ(text(0), "The sons of the couple are of the bride's house.");
  sign();
  table.go_to<Births>();
  for (const MoveKind sex : {MoveKind::boy, MoveKind::girl}) {
    BloodTable copy = table;
    auto& births = std::get<Births>(copy.state.phases[0]);
    births.mother = anne;
    births.step = Births::Step::sex;
    copy.chance(move_of(sex));
    const Person& child = copy.person(std::get<Births>(copy.state.phases[0]).scored);
    EXPECT_EQ(child.house, sex == MoveKind::boy ? kFrance : kEngland);
    EXPECT_EQ(child.court, child.house);
  }
}

TEST_F(BloodContract, AClauseThatIsNotFinishedSaysWhoIsStillToBeNamed) {
  RULE("blood.contract.draft");
  begin_draft();
  table.play(kEnglish, clause_of(Matter::claim, england));
  EXPECT_EQ(text(0), "a person still to be named renounces the crown of somebody.");
}

TEST_F(BloodContract, EveryoneHearsThatAPublicContractEnds) {
  RULE("blood.contract.secret");
  in_force({promise(Matter::peace)});
  table.state.law.contracts[0].is_public = true;
  table.state.people.remove(anne, Fate::died);
  table.heard.tellings.clear();
  table.rules.end_contracts(table.state, table.heard);
  ASSERT_EQ(table.told<ContractEnded>(), 1);
  EXPECT_TRUE(table.heard.tellings[0].audience.has(kNobody)) << "spectators could read it";
}

// ---- Example 5: cloth for food every ten years, no attack, free passage of armies and fleets

class ExampleFive : public BloodContract {
 protected:
  ExampleFive() {
    begin_draft();
    write({clause_of(Matter::exchange, france), with_good(MoveKind::good, Good::cloth), amount_of(MoveKind::sum, 1),
           with_good(MoveKind::good_back, Good::food), amount_of(MoveKind::sum_back, 1),
           amount_of(MoveKind::every, 10)});
    for (const Country side : {england, france})
      for (const Matter matter : {Matter::peace, Matter::march, Matter::fleets})
        table.play(kEnglish, clause_of(matter, side));
    sign();
  }
};

TEST_F(BloodContract, IsShownLaterByEitherSide) {
  RULE("blood.contract.show");
  in_force({promise(Matter::peace)});
  const auto show = [&](Country to) {
    return Move::of(MoveKind::show, static_cast<int>(henry), static_cast<int>(anne), static_cast<int>(to));
  };
  EXPECT_TRUE(table.rules.observe(table.state, kGerman).shown.law.contracts.empty());
  EXPECT_EQ(table.refused(kFrench, show(england)), "blood.contract.show") << "they know it";
  EXPECT_EQ(table.refused(kGerman, show(spain)), "blood.contract.show") << "it is not theirs";
  table.play(kFrench, show(germany));
  EXPECT_EQ(table.rules.observe(table.state, kGerman).shown.law.contracts.size(), 1U);
  EXPECT_TRUE(table.rules.observe(table.state, seat_at(4)).shown.law.contracts.empty());
  EXPECT_EQ(table.refused(kEnglish, show(germany)), "blood.contract.show") << "shown already";
}

TEST_F(ExampleFive, GoodsAreExchangedEveryTenYears) {
  RULE("blood.contract.exchange");
  table.state.realm.items[at(champagne)][at(france)][Good::cloth] = 3;
  table.state.realm.items[at(essex)][at(england)][Good::food] = 3;
  for (const auto& [year, given] : {std::pair{1300, 2}, std::pair{1305, 2}, std::pair{1310, 4}}) {
    table.go_to<Taxing>(year);
    while (table.in<Taxing>()) table.usual_step();
    EXPECT_EQ(table.told<GoodsGiven>(), given) << year;
  }
}

TEST_F(ExampleFive, NeitherAttacksAndArmiesPass) {
  RULE("blood.contract.binds");
  RULE("blood.contract.march");
  to_march_of(kEnglish);
  put(calais, england, 2);
  table.play(kEnglish, take(calais, england, 2));
  for (const Province to : {champagne, anjou, aquitaine}) table.play(kEnglish, go(to));
  table.play(kEnglish, kSend);
  EXPECT_EQ(armies(aquitaine, england), 2) << "through France in one move";
  EXPECT_FALSE(is_at_war(table.state.law, kEngland, kFrance));
  put(aquitaine, france, 1);
  end_move();
  ASSERT_TRUE(table.in<Conflicts>()) << "the question is put all the same";
  EXPECT_EQ(table.refused(kEnglish, attack(aquitaine, france)), "blood.contract.binds");
  EXPECT_EQ(why_not(kEnglish, attack(aquitaine, france)).substr(0, 31), "Clause 2 of the contract for Pr");
  EXPECT_NE(why_not(kEnglish, attack(aquitaine, france)).find("England does not attack France."), std::string::npos);
  table.play(kEnglish, kDone);
  EXPECT_EQ(table.refused(kFrench, attack(aquitaine, england)), "blood.contract.binds");
  table.play(kFrench, kDone);
  put(aquitaine, france, 0);
  table.state.realm.guests = {};  // as if they had come otherwise
  while (!table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::mark, aquitaine)), "blood.contract.binds");
}

TEST_F(ExampleFive, FleetsPass) {
  RULE("blood.contract.fleets");
  to_march_of(kEnglish);
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  for (int i = 0; i < 3; ++i) table.state.realm.fleets[at(france)].push_back({Place::at_sea(Sea::north_sea), {}, {}});
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  EXPECT_FALSE(std::get<March>(table.state.phases[1]).group.is_stopped);
  table.play(kEnglish, move_of(MoveKind::anew));
  put(kent, england, 1);
  table.play(kEnglish, take(kent, england, 1));
  EXPECT_TRUE(table.lists(kEnglish, go(calais))) << "nor are they in the way in the Channel";
}

TEST_F(ExampleFive, OthersAreBoundByNothing) {
  RULE("blood.contract.binds");
  RULE("blood.war.acts");
  to_march_of(seat_at(4));
  put(navarre, spain, 1);
  table.play(seat_at(4), take(navarre, spain, 1));
  table.play(seat_at(4), go(bordeaux));
  EXPECT_FALSE(table.lists(seat_at(4), go(anjou))) << "abroad it stops";
  table.play(seat_at(4), kSend);
  EXPECT_TRUE(is_at_war(table.state.law, kFrance, kSpain));
}

// ---- The two conflicts of section 8

TEST_F(BloodContract, ALostSourceIsNoFault) {
  RULE("blood.contract.waived");
  Clause clause = give(Matter::goods, 1, 5);
  clause.good = table.rules.facts().map[lancashire].good;
  in_force({clause});
  for (int i = 0; i < kProvinces; ++i)
    if (table.rules.facts().map.provinces[at(i)].good == clause.good && table.state.realm.control[at(i)] == england)
      table.state.realm.control[at(i)] = spain;
  table.go_to<Raising>(1305);
  EXPECT_EQ(table.told<GoodsGiven>(), 0);
  EXPECT_GE(table.told<DutyWaived>(), 1);
  table.state.realm.control[at(lancashire)] = england;
  table.go_to<Raising>(1310);
  EXPECT_EQ(table.told<GoodsGiven>(), 1) << "it lives on";
}

TEST_F(BloodContract, WarBetweenTwoAlliesLeavesTheEarlierPromise) {
  RULE("blood.contract.conditions");
  // Peace with France; Spain's armies may march through England, but not while France and Spain are at war.
  Clause leave = promise(Matter::march, england, france);
  leave.conditions.push_back({Condition::What::at_war, true, france, spain, kNoProvince, kNoPerson});
  in_force({promise(Matter::peace), leave});
  EXPECT_TRUE(granted(about(), {.what = Act::What::march, .actor = kFrance, .province = kent}));
  table.rules.note_war(table.state, kFrench, seat_at(4));
  EXPECT_FALSE(granted(about(), {.what = Act::What::march, .actor = kFrance, .province = kent}));
  EXPECT_TRUE(is_forbidden({.what = Act::What::enter, .actor = kEngland, .province = anjou}));
}

// ---- Where chapters ask

TEST_F(BloodContract, PeaceIsKeptByLandAndSea) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  to_march_of(kEnglish);
  put(calais, england, 1);
  table.play(kEnglish, take(calais, england, 1));
  EXPECT_EQ(table.refused(kEnglish, go(champagne)), "blood.contract.binds");
  table.play(kEnglish, move_of(MoveKind::anew));
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  table.state.realm.fleets[at(england)][0].armies[at(england)] = 1;
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::dock, flanders)));
}

TEST_F(BloodContract, RoyalsAloneMayEnter) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  to_march_of(kEnglish);
  const PersonId young = prince(england, calais);
  table.play(kEnglish, move_of(MoveKind::lead, young));
  EXPECT_TRUE(table.lists(kEnglish, go(champagne))) << "no armies, no attack";
}

TEST_F(BloodContract, PortsAreOpenByLeave) {
  RULE("blood.contract.ports");
  in_force({promise(Matter::ports, france, england)});
  to_march_of(kEnglish);
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  table.play(kEnglish, with_ship(MoveKind::ship, england, 0));
  table.play(kEnglish, sail(Sea::north_sea));
  table.play(kEnglish, move_of(MoveKind::dock, flanders));
  table.play(kEnglish, kSend);
  end_move();
  while (!table.in<March>() || std::get<March>(table.state.phases[1]).seat != kEnglish) table.usual_step();
  EXPECT_TRUE(table.lists(kEnglish, kDone)) << "it need not leave";
}

TEST_F(BloodContract, GoodsGoThroughByLeave) {
  RULE("blood.contract.carriage");
  in_force({promise(Matter::carriage, france, england)});
  to_march_of(kEnglish);
  table.state.realm.items[at(calais)][at(england)][Good::cloth] = 1;
  table.play(kEnglish, carry(spot_of(calais), england, Good::cloth, 1));
  table.play(kEnglish, go(champagne));
  table.play(kEnglish, go(anjou));
  table.play(kEnglish, kSend);
  EXPECT_EQ(table.state.realm.items[at(anjou)][at(england)][Good::cloth], 1);
}

TEST_F(BloodContract, GoodsOfAFriendAreNotConfiscated) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  to_march_of(kEnglish);
  table.state.realm.items[at(kent)][at(france)][Good::cloth] = 1;
  const Move move = Move::of(MoveKind::confiscate, static_cast<int>(kent), static_cast<int>(france));
  EXPECT_EQ(table.refused(kEnglish, move), "blood.contract.binds");
}

TEST_F(BloodContract, TaxesAreKeptLow) {
  RULE("blood.contract.tax");
  in_force({promise(Matter::usual_tax)});
  table.go_to<Taxing>();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::high_tax)), "blood.contract.binds");
  EXPECT_TRUE(table.lists(kFrench, move_of(MoveKind::high_tax)));
}

TEST_F(BloodContract, ARetreatAvoidsAForbiddenProvinceIfItCan) {
  RULE("blood.contract.retreat");
  in_force({promise(Matter::peace)});
  to_march_of(kGerman);
  put(calais, england, 1);
  put(calais, germany, 2);
  table.play(kGerman, kDone);
  while (table.in<Scorching>()) table.usual_step();
  table.play(kGerman, attack(calais, england));
  table.play(kEnglish, move_of(MoveKind::retreat));
  table.play(kGerman, kDone);
  table.roll(6);
  for (const Province to : provinces_of(france))
    EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::fall_back, to).with_amount(1)));
}

TEST_F(BloodContract, WhatIsDeliveredIsNotTakenBack) {
  RULE("blood.contract.goods");
  in_force({give(Matter::goods, 1, 5)});
  to_march_of(kEnglish);
  table.state.realm.items[at(kent)][at(france)][Good::metal] = 1;
  table.state.realm.items[at(kent)][at(spain)][Good::metal] = 1;
  const auto confiscate = [](Country owner) {
    return Move::of(MoveKind::confiscate, static_cast<int>(kent), static_cast<int>(owner));
  };
  EXPECT_EQ(table.refused(kEnglish, confiscate(france)), "blood.contract.binds");
  EXPECT_TRUE(table.lists(kEnglish, confiscate(spain)));
}

TEST_F(BloodContract, OffersFallThatTheirMakerMayMakeNoMore) {
  RULE("blood.contract.binds");
  RULE("blood.contract.match");
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.play(kEnglish, move_of(MoveKind::seek, john));
  table.play(kEnglish, move_of(MoveKind::propose, john, ines));
  begin_draft();
  write({clause_of(Matter::no_match, england), with_country(MoveKind::third, spain)});
  sign();
  EXPECT_EQ(table.refused(seat_at(4), move_of(MoveKind::accept, john, ines)), "blood.marriage.proposal");
  EXPECT_EQ(table.told<ProposalEnded>(), 1) << "like any withdrawal";
}

TEST_F(BloodContract, LeaveThatIsGrantedIsNotForsworn) {
  RULE("blood.contract.no-leave");
  in_force({promise(Matter::march)});
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.play(kEnglish, move_of(MoveKind::seek, john));
  table.play(kEnglish, move_of(MoveKind::draft, john, ines));
  write({clause_of(Matter::no_leave, england), with_country(MoveKind::third, france)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.no-leave");
  table.play(kEnglish, with_country(MoveKind::third, italy));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
}

TEST_F(BloodContract, GoodsOfAFriendStayHisWhereAMarkerIsPut) {
  RULE("blood.contract.peace");
  in_force({promise(Matter::peace)});
  while (!table.in<Round>()) table.usual_step();
  put(granada, england, 1);
  for (const Country owner : {france, spain}) table.state.realm.items[at(granada)][at(owner)][Good::cloth] = 1;
  while (!table.in<Marking>()) table.usual_step();
  table.play(kEnglish, move_of(MoveKind::mark, granada));
  table.play(kEnglish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.items[at(granada)][at(france)][Good::cloth], 1);
  EXPECT_EQ(table.state.realm.items[at(granada)][at(spain)][Good::cloth], 0);
}

// ---- Plain deals

TEST_F(BloodContract, ACaptiveIsRansomed) {
  RULE("blood.deal.plain");
  const PersonId captive = prince(france, essex);
  table.person(captive).captor = kEngland;
  table.rules.money(table.state, kFrench) = 90;
  table.play(kEnglish, with_country(MoveKind::deal, france));
  EXPECT_FALSE(table.lists(kEnglish, clause_of(Matter::peace, england))) << "only what is done at once";
  write({clause_of(Matter::captive, england), move_of(MoveKind::about, captive), clause_of(Matter::dowry, france),
         amount_of(MoveKind::sum, 80), move_of(MoveKind::put)});
  EXPECT_EQ(text(1), "France pays England 80 Crowns at once.");
  EXPECT_EQ(table.rules.observe(table.state, seat_at(4)).shown.law.contracts.size(), 0U);
  EXPECT_EQ(table.refused(seat_at(4), with_country(MoveKind::agree, england)), "blood.deal.plain");
  table.play(kFrench, with_country(MoveKind::agree, england));
  EXPECT_FALSE(table.person(captive).is_captive());
  EXPECT_EQ(table.money(kFrench), 10);
  EXPECT_TRUE(table.state.law.contracts.empty()) << "nothing binds the future";
  EXPECT_EQ(table.told<DealStruck>(), 1);
}

TEST_F(BloodContract, ACaptiveIsBoughtFreeWithLand) {
  RULE("blood.captive.ransom");
  const PersonId captive = prince(france, essex);
  table.person(captive).captor = kEngland;
  table.play(kEnglish, with_country(MoveKind::deal, france));
  write({clause_of(Matter::land, france), move_of(MoveKind::at, anjou)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.captive.ransom") << "it frees nobody";
  write({clause_of(Matter::captive, england), move_of(MoveKind::about, captive), move_of(MoveKind::put)});
  table.play(kFrench, with_country(MoveKind::agree, england));
  EXPECT_FALSE(table.person(captive).is_captive());
  EXPECT_EQ(table.state.realm.control[at(anjou)], england);
}

TEST_F(BloodContract, GoodsAreTradedForCrowns) {
  RULE("blood.deal.plain");
  RULE("blood.contract.able");
  table.rules.money(table.state, kFrench) = 30;
  table.play(kEnglish, with_country(MoveKind::deal, france));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.precise") << "about nothing";
  write({clause_of(Matter::trade, england), with_good(MoveKind::good, Good::food), amount_of(MoveKind::sum, 2)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.able");
  table.state.realm.items[at(essex)][at(england)][Good::food] = 1;
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  table.state.realm.fleets[at(england)][0].goods[at(england)][Good::food] = 1;
  write({clause_of(Matter::dowry, france), amount_of(MoveKind::sum, 25), move_of(MoveKind::put)});
  table.play(kFrench, with_country(MoveKind::agree, england));
  EXPECT_EQ(table.state.realm.items[at(essex)][at(france)][Good::food], 1);
  EXPECT_EQ(table.state.realm.items[at(kent)][at(france)][Good::food], 1) << "landed";
  EXPECT_EQ(table.money(kFrench), 5);
}

TEST_F(BloodContract, DealsAreRefusedAndRecalled) {
  RULE("blood.deal.plain");
  for (const bool is_recalled : {true, false}) {
    table.play(kEnglish, with_country(MoveKind::deal, france));
    write({clause_of(Matter::dowry, england), amount_of(MoveKind::sum, 1)});
    table.rules.money(table.state, kEnglish) = 5;
    table.play(kEnglish, move_of(MoveKind::put));
    if (is_recalled)
      table.play(kEnglish, with_country(MoveKind::recall, france));
    else
      table.play(kFrench, with_country(MoveKind::refuse, england));
    EXPECT_TRUE(table.state.law.contracts.empty());
  }
  EXPECT_EQ(table.refused(kEnglish, with_country(MoveKind::deal, england)), "blood.deal.plain");
  EXPECT_EQ(table.refused(kEnglish, with_country(MoveKind::recall, france)), "blood.deal.plain");
}

// ---- Secrets

TEST_F(BloodContract, IsReadByThoseWhoSignItUnlessItIsPublic) {
  RULE("blood.contract.secret");
  const auto read = [&](Seat seat) { return table.rules.observe(table.state, seat).shown.law.contracts.size(); };
  begin_draft();
  table.play(kEnglish, clause_of(Matter::peace, england));
  EXPECT_EQ(read(kEnglish), 1U);
  EXPECT_EQ(read(kFrench), 0U) << "a draft is its maker's alone";
  table.play(kEnglish, move_of(MoveKind::put));
  EXPECT_EQ(read(kFrench), 1U);
  EXPECT_EQ(read(seat_at(4)), 0U);
  table.play(kFrench, move_of(MoveKind::accept, henry, anne));
  EXPECT_EQ(read(kEnglish), 1U);
  EXPECT_EQ(read(seat_at(4)), 0U);
  EXPECT_EQ(read(kNobody), 0U) << "onlookers";
  table.state.law.contracts[0].is_public = true;
  EXPECT_EQ(read(seat_at(4)), 1U);
  EXPECT_EQ(read(kNobody), 1U) << "spectators read what is public";
  table.state.law.contracts[0].is_public = false;
  table.person(table.monarch(england)).court = kSpain;
  EXPECT_EQ(read(seat_at(4)), 1U) << "whoever has the crown keeps its contracts, and reads them";
}

TEST_F(BloodContract, WhetherWordsWentWithItIsKnownToItsTwoHousesAlone) {
  RULE("blood.contract.words");
  begin_draft();
  table.play(kEnglish, clause_of(Matter::peace, england));
  sign();
  table.state.law.contracts[0].is_public = true;
  State silent = table.state;  // the same, signed without a word
  silent.law.contracts[0].words = kNoWords;
  const auto seen = [&](const State& state, Seat viewer) { return table.rules.observe(state, viewer); };
  for (const Seat reader : {kGerman, seat_at(3), seat_at(4), kNobody}) {
    ASSERT_EQ(seen(table.state, reader).shown.law.contracts.size(), 1U) << "it is public";
    EXPECT_EQ(seen(table.state, reader), seen(silent, reader)) << index(reader);
  }
  for (const Seat signer : {kEnglish, kFrench})
    EXPECT_EQ(seen(table.state, signer).shown.law.contracts[0].words, words_for(table.state.law.contracts[0]));
}

TEST_F(BloodContract, OneThatIsShownToAHouseIsShownWithoutTheWords) {
  RULE("blood.contract.words");
  begin_draft();
  table.play(kEnglish, clause_of(Matter::peace, england));
  sign();
  table.play(kEnglish,
             Move::of(MoveKind::show, static_cast<int>(henry), static_cast<int>(anne), static_cast<int>(germany)));
  const Law seen = table.rules.observe(table.state, kGerman).shown.law;
  ASSERT_EQ(seen.contracts.size(), 1U);
  EXPECT_EQ(seen.contracts[0].words, kNoWords);
}

}  // namespace
}  // namespace regalia::blood
