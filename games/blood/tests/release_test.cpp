// Countries that are given back, and what a house without land may be given.
#include "games/blood/people/succession.h"
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

// Isabelle of France has married the king of England and inherited France: England has both.
class BloodUnion : public BloodLaw {
 protected:
  BloodUnion() {
    People& people = table.state.people;
    const PersonId late = table.monarch(france);
    const PersonId king = table.monarch(england);
    little_brother = table.child(france);
    isabelle = table.add(Sex::female, 22, kFrance);
    people[isabelle].father = late;
    people.remove(people[king].spouse, Fate::died);
    bury(people, table.state.reigns, late);
    table.state.reigns[at(france)] = {.monarch = isabelle};
    people.wed(king, isabelle, People::Joins::husbands_court);
    table.rules.settle_pieces(table.state, table.heard);
    EXPECT_EQ(table.rules.fault(table.state), "");
    EXPECT_EQ(table.rules.ruler(table.state, france), kEnglish);
  }

  void draft_deal(std::initializer_list<Move> clauses) {
    table.play(kEnglish, with_country(MoveKind::deal, france));
    write(clauses);
  }
  void strike_deal() {
    table.play(kEnglish, move_of(MoveKind::put));
    table.play(kFrench, with_country(MoveKind::agree, england));
  }
  void give_france_back() {
    draft_deal({clause_of(Matter::release, england)});
    strike_deal();
  }
  // By a contract for Henry and Inés.
  void promise_spain(const Clause& clause) {
    const PersonId ines = table.add(Sex::female, 20, kSpain);
    table.state.people.wed(henry, ines, People::Joins::husbands_court);
    Contract contract;
    contract.status = Contract::Status::in_force;
    contract.maker = kEngland;
    contract.other = kSpain;
    contract.groom = henry;
    contract.bride = ines;
    contract.year = table.state.year;
    add_contract(table.state.law, contract, std::vector{clause});
  }
  [[nodiscard]] Country holder(Province province) const { return table.state.realm.control[at(province)]; }

  PersonId isabelle = kNoPerson;
  PersonId little_brother = kNoPerson;
};

TEST_F(BloodUnion, GivesTheCountryBackToTheFirstInLineAtHome) {
  RULE("blood.succession.give-back");
  table.state.realm.control[at(anjou)] = england;
  table.state.realm.control[at(bordeaux)] = spain;
  draft_deal({clause_of(Matter::release, england)});
  EXPECT_EQ(text(0), "England gives France back to its house.");
  EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::at, anjou))) << "by a marriage contract only";
  strike_deal();
  EXPECT_EQ(table.told<CountryGivenBack>(), 1);
  EXPECT_EQ(table.monarch(france), little_brother);
  EXPECT_EQ(table.rules.ruler(table.state, france), kFrench);
  EXPECT_EQ(table.state.reigns[at(france)].regent, anne) << "he is a minor";
  EXPECT_EQ(holder(anjou), france);
  EXPECT_EQ(holder(bordeaux), spain) << "what a third has taken stays his";
  EXPECT_TRUE(table.person(isabelle).renounced.has(france));
  EXPECT_EQ(table.person(isabelle).court, kEngland);
  EXPECT_TRUE(table.in<Court>());
  EXPECT_TRUE(table.state.law.contracts.empty());
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodUnion, KeepsWhatAMarriageContractLeavesToIt) {
  RULE("blood.succession.give-back");
  begin_draft();
  write({clause_of(Matter::release, england), move_of(MoveKind::at, anjou)});
  EXPECT_FALSE(table.lists(kEnglish, move_of(MoveKind::at, table.state.realm.capital[at(france)])));
  EXPECT_EQ(text(0), "England gives France back to its house, but keeps Anjou.");
  sign();
  EXPECT_EQ(table.rules.ruler(table.state, france), kFrench);
  EXPECT_EQ(holder(anjou), england);
  EXPECT_EQ(table.person(henry).spouse, anne);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodUnion, CallsOffWeddingsThatAreNotAnswered) {
  RULE("blood.succession.give-back");
  const PersonId carlos = table.add(Sex::male, 30, kSpain);
  table.play(seat_at(4), move_of(MoveKind::seek, carlos));
  table.play(seat_at(4), move_of(MoveKind::propose, carlos, anne));
  give_france_back();
  EXPECT_TRUE(std::get<Court>(table.state.phases[0]).proposals.empty());
  EXPECT_EQ(table.told<ProposalEnded>(), 1);
}

TEST_F(BloodUnion, MakesARelativeWhereNobodyIsAtHome) {
  RULE("blood.succession.give-back");
  for (const PersonId gone : {little_brother, anne}) bury(table.state.people, table.state.reigns, gone);
  give_france_back();
  EXPECT_TRUE(table.in<Founding>());
  while (!table.in<Court>()) table.usual_step();
  EXPECT_EQ(table.rules.ruler(table.state, france), kFrench);
  EXPECT_NE(table.monarch(france), isabelle);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodUnion, LetsTheHouseThatHasDiedOutBeginAnew) {
  RULE("blood.succession.give-back");
  for (const PersonId gone : {little_brother, anne}) bury(table.state.people, table.state.reigns, gone);
  // Somebody else has inherited, and Isabelle has died.
  table.person(isabelle).house = kEngland;
  give_france_back();
  ASSERT_TRUE(table.in<Crowns>());
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench)) << "not the giver";
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.play(kFrench, move_of(MoveKind::new_house));
  while (!table.in<Court>()) table.usual_step();
  EXPECT_EQ(table.state.houses[at(france)], 1);
  EXPECT_EQ(table.rules.ruler(table.state, france), kFrench);
}

TEST_F(BloodUnion, ShowsNobodyWhatOthersDoAtCourtWhileACrownPasses) {
  RULE("blood.contract.secret");
  table.add(Sex::male, 40, kFrance);  // another who could be regent
  table.play(seat_at(4), with_country(MoveKind::deal, italy));
  table.play(seat_at(4), clause_of(Matter::dowry, italy));
  give_france_back();
  ASSERT_TRUE(table.in<Crowns>());
  const State seen = table.rules.observe(table.state, kEnglish).shown;
  EXPECT_TRUE(seen.law.contracts.empty());
  const auto& strokes = std::get<Court>(seen.phases[0]).strokes;
  EXPECT_EQ(strokes[at(spain)], 0);
  EXPECT_GT(strokes[at(england)], 0);
  EXPECT_EQ(std::get<Court>(table.rules.observe(table.state, seat_at(4)).shown.phases[0]).strokes[at(spain)], 2);
}

TEST_F(BloodUnion, OnlyWhoHasBothCountriesGivesOneBack) {
  RULE("blood.contract.able");
  table.play(kFrench, with_country(MoveKind::deal, spain));
  table.play(kFrench, clause_of(Matter::release, spain));
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::put)), "blood.contract.able");
  draft_deal({clause_of(Matter::release, england), clause_of(Matter::release, england)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.twice");
}

TEST_F(BloodUnion, GivingACountryBackIsHelp) {
  RULE("blood.contract.no-help");
  Clause no_help = promise(Matter::no_help, england, spain);
  no_help.third = france;
  promise_spain(no_help);
  draft_deal({clause_of(Matter::release, england)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.binds");
}

TEST_F(BloodUnion, GivesNothingBackThatIsPromisedToAThird) {
  RULE("blood.contract.twice");
  Clause later = promise(Matter::land_later, england, spain);
  later.provinces.add(anjou);
  later.from = 1350;
  promise_spain(later);
  draft_deal({clause_of(Matter::release, england)});
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put))) << "it is France's, and stays so";
  table.state.realm.control[at(anjou)] = england;
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.twice");
}

// ---- Fiefs

TEST_F(BloodUnion, AFiefMayLieInTheCountryThatTheHouseHasLost) {
  RULE("blood.baron.fief");
  draft_deal({clause_of(Matter::fief, england), move_of(MoveKind::at, anjou)});
  EXPECT_FALSE(table.lists(kEnglish, amount_of(MoveKind::from, 1310))) << "for this turn";
  strike_deal();
  while (!table.in<Taxing>()) table.usual_step();
  const int before = table.money(kFrench);
  while (table.in<Taxing>()) table.usual_step();
  EXPECT_GE(table.money(kFrench), before + table.rules.facts().tax);
}

TEST_F(BloodUnion, AFiefIsTheTwoHousesOwnBusiness) {
  RULE("blood.baron.fief");
  // Spain has France now, and England leaves the French house a fief.
  table.person(isabelle).spouse = kNoPerson;
  table.person(table.monarch(england)).spouse = kNoPerson;
  table.person(isabelle).court = kSpain;
  ASSERT_EQ(table.rules.ruler(table.state, france), seat_at(4));
  draft_deal({clause_of(Matter::fief, england), move_of(MoveKind::at, kent)});
  strike_deal();
  EXPECT_EQ(table.rules.observe(table.state, kFrench).shown.law.contracts.size(), 1U);
  EXPECT_EQ(table.rules.observe(table.state, seat_at(4)).shown.law.contracts.size(), 0U);
  EXPECT_FALSE(table.lists(seat_at(4), with_country(MoveKind::end_treaty, england)));
  EXPECT_TRUE(table.lists(kFrench, with_country(MoveKind::end_treaty, england)));
  draft_deal({clause_of(Matter::fief, england), move_of(MoveKind::at, kent)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.twice");
}

TEST_F(BloodUnion, LeavesTaxesAndNewItemsToAHouseWithoutLand) {
  RULE("blood.baron.fief");
  ProvinceSet yielding = yielding_provinces(table.state.realm, table.rules.facts()) & provinces_of(england);
  const Province fief = *yielding.begin();
  draft_deal({clause_of(Matter::fief, england), move_of(MoveKind::at, fief)});
  const std::string name(table.rules.facts().map[fief].name);
  EXPECT_EQ(text(0), "England leaves the taxes and new items of " + name + " to the house of France once.");
  strike_deal();
  while (!table.in<Taxing>()) table.usual_step();
  const int before = table.money(kFrench);
  while (table.in<Taxing>()) table.usual_step();
  const int price = table.rules.facts().sets[0] / 3;
  EXPECT_EQ(table.money(kFrench) - before, table.rules.facts().tax + price);
  EXPECT_EQ(table.told<FiefSold>(), 1);
  EXPECT_EQ(table.state.realm.items[at(fief)][at(england)], Goods{}) << "it is sold";
  EXPECT_TRUE(table.state.law.contracts.empty()) << "for this turn";
  table.go_to<Taxing>();
  const int later = table.money(kFrench);
  while (table.in<Taxing>()) table.usual_step();
  EXPECT_EQ(table.money(kFrench), later);
}

TEST_F(BloodUnion, LeavesNoTaxesWhereThereAreNone) {
  RULE("blood.baron.fief");
  draft_deal({clause_of(Matter::fief, england), move_of(MoveKind::at, kent)});
  strike_deal();
  table.state.realm.rebellion.add(kent);
  while (!table.in<Taxing>()) table.usual_step();
  const int before = table.money(kFrench);
  while (table.in<Taxing>()) table.usual_step();
  EXPECT_EQ(table.money(kFrench), before);
}

TEST_F(BloodUnion, AFiefIsForAHouseWithoutLand) {
  RULE("blood.baron.fief");
  table.play(seat_at(4), with_country(MoveKind::deal, italy));
  table.play(seat_at(4), clause_of(Matter::fief, spain));
  table.play(seat_at(4), move_of(MoveKind::at, granada));
  EXPECT_EQ(table.refused(seat_at(4), move_of(MoveKind::put)), "blood.contract.able");
  // By marriage contract in every turn, until the house has land again.
  begin_draft();
  write({clause_of(Matter::fief, england), move_of(MoveKind::at, kent), amount_of(MoveKind::every, 5)});
  sign();
  while (!table.in<Taxing>()) table.usual_step();
  const int before = table.money(kFrench);
  while (table.in<Taxing>()) table.usual_step();
  EXPECT_GT(table.money(kFrench), before);
  table.go_to<Court>();
  give_france_back();
  while (!table.in<Taxing>()) table.usual_step();
  table.heard.tellings.clear();
  while (table.in<Taxing>()) table.usual_step();
  EXPECT_EQ(table.told<Paid>(), 0);
  EXPECT_EQ(table.told<DutyWaived>(), 1);
}

}  // namespace
}  // namespace regalia::blood
