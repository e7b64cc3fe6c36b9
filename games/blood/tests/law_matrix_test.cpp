// Every kind of promise that forbids, grants or owes: it binds, it binds no more than it says, and it ends when it should.
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

// What a promise of the English to the French is tried with.
struct Trial {
  Matter matter = Matter::peace;
  Act act;                           // that it forbids the English, or grants the French
  Province elsewhere = kNoProvince;  // where it does not hold if it names the province of the act
};

constexpr House kEnglishHouse = house_of(england);
constexpr House kFrenchHouse = house_of(france);
constexpr House kGermanHouse = house_of(germany);

const Trial kForbids[] = {
    {Matter::peace,
     {.what = Act::What::attack, .actor = kEnglishHouse, .other = kFrenchHouse, .province = anjou},
     kent},
    {Matter::peace, {.what = Act::What::enter, .actor = kEnglishHouse, .province = anjou}, normandy},
    {Matter::peace, {.what = Act::What::mark, .actor = kEnglishHouse, .province = anjou}, normandy},
    {Matter::peace, {.what = Act::What::seize, .actor = kEnglishHouse, .other = kFrenchHouse, .province = anjou}, kent},
    {Matter::usual_tax, {.what = Act::What::tax_high, .actor = kEnglishHouse}},
    {Matter::no_match, {.what = Act::What::wed, .actor = kEnglishHouse, .other = kGermanHouse}},
    {Matter::no_leave, {.what = Act::What::give_leave, .actor = kEnglishHouse, .other = kGermanHouse}},
    {Matter::no_help, {.what = Act::What::help, .actor = kEnglishHouse, .other = kGermanHouse}},
    {Matter::no_contract, {.what = Act::What::sign, .actor = kEnglishHouse, .other = kGermanHouse}},
};
const Trial kGrants[] = {
    {Matter::march, {.what = Act::What::march, .actor = kFrenchHouse, .province = kent}, wessex},
    {Matter::ports, {.what = Act::What::dock, .actor = kFrenchHouse, .province = kent}, wessex},
    {Matter::carriage, {.what = Act::What::carry, .actor = kFrenchHouse, .province = kent}, wessex},
    {Matter::station, {.what = Act::What::stand, .actor = kFrenchHouse, .province = kent}, wessex},
    {Matter::fleets, {.what = Act::What::sail_past, .actor = kFrenchHouse, .other = kEnglishHouse}},
};

class Matrix : public BloodLaw, public testing::WithParamInterface<Trial> {
 protected:
  [[nodiscard]] Clause clause() const {
    Clause made = promise(GetParam().matter);
    const MatterForm& form = form_of(made.matter);
    if (form.needs_third) made.third = germany;
    if (form.needs_provinces) made.provinces.add(GetParam().act.province);
    return made;
  }
  [[nodiscard]] bool holds(const Act& act) const {
    return form_of(GetParam().matter).verb == Verb::grants ? granted(about(), act) : is_forbidden(act);
  }
  [[nodiscard]] bool holds() const { return holds(GetParam().act); }
  // The player of another house has come to a crown.
  void crown(Country country, House house) { table.person(table.monarch(country)).court = house; }
  void years_pass(int years) { table.state.year = static_cast<std::int16_t>(table.state.year + years); }
  void end_marriage() {
    table.person(anne).doomed = true;
    Silence silence;
    table.rules.bury_doomed(table.state, Death::in_bed, silence);
    table.rules.end_contracts(table.state, silence);
  }
};

TEST_P(Matrix, NothingHoldsWithoutIt) {
  RULE("blood.contract.binds");
  EXPECT_FALSE(holds());
}
TEST_P(Matrix, Binds) {
  RULE("blood.contract.binds");
  in_force({clause()});
  EXPECT_TRUE(holds());
}
TEST_P(Matrix, BindsNobodyElse) {
  RULE("blood.contract.binds");
  in_force({clause()});
  Act others = GetParam().act;
  others.actor = kSpain;
  EXPECT_FALSE(holds(others)) << "a third";
  others.actor = GetParam().act.actor == kEnglishHouse ? kFrenchHouse : kEnglishHouse;
  EXPECT_FALSE(holds(others)) << "the other side";
}
TEST_P(Matrix, IsSilentBeforeItsFirstYear) {
  RULE("blood.contract.when");
  Clause later = clause();
  later.from = static_cast<std::int16_t>(table.state.year + 10);
  in_force({later});
  EXPECT_FALSE(holds());
  years_pass(10);
  EXPECT_TRUE(holds());
}
TEST_P(Matrix, EndsAfterItsLastYear) {
  RULE("blood.contract.when");
  Clause until = clause();
  until.until = static_cast<std::int16_t>(table.state.year + 5);
  in_force({until});
  years_pass(5);
  EXPECT_TRUE(holds()) << "the last year counts";
  years_pass(5);
  EXPECT_FALSE(holds());
}
TEST_P(Matrix, EndsWithTheMarriage) {
  RULE("blood.contract.end");
  in_force({clause()});
  end_marriage();
  EXPECT_FALSE(holds());
}
TEST_P(Matrix, HoldsWhileALandIsHeld) {
  RULE("blood.contract.conditions");
  Clause on_condition = clause();
  on_condition.conditions.push_back({Condition::What::holds, false, germany, kNoCountry, saxony, kNoPerson});
  in_force({on_condition});
  EXPECT_TRUE(holds());
  table.state.realm.control[at(saxony)] = italy;
  EXPECT_FALSE(holds());
}
TEST_P(Matrix, HoldsUnlessThereIsWar) {
  RULE("blood.contract.conditions");
  Clause on_condition = clause();
  on_condition.conditions.push_back({Condition::What::at_war, true, germany, italy, kNoProvince, kNoPerson});
  in_force({on_condition});
  EXPECT_TRUE(holds());
  table.state.law.wars[at(italy)].add(germany);
  EXPECT_FALSE(holds());
}
TEST_P(Matrix, HoldsWhileSomebodyReigns) {
  RULE("blood.contract.conditions");
  Clause on_condition = clause();
  const PersonId king = table.monarch(spain);
  on_condition.conditions.push_back({Condition::What::reigns, false, kNoCountry, kNoCountry, kNoProvince, king});
  in_force({on_condition});
  EXPECT_TRUE(holds());
  table.state.reigns[at(spain)].monarch = table.child(spain);
  EXPECT_FALSE(holds());
}
TEST_P(Matrix, NeedsAllItsConditions) {
  RULE("blood.contract.conditions");
  Clause on_conditions = clause();
  const PersonId king = table.monarch(spain);
  on_conditions.conditions.push_back({Condition::What::holds, false, germany, kNoCountry, saxony, kNoPerson});
  on_conditions.conditions.push_back({Condition::What::lives, true, kNoCountry, kNoCountry, kNoProvince, king});
  in_force({on_conditions});
  EXPECT_FALSE(holds()) << "he lives, and it says unless";
}
TEST_P(Matrix, IsReadOutInOneSentence) {
  RULE("blood.contract.precise");
  in_force({clause()});
  EXPECT_GT(text(0).size(), 20U);
  EXPECT_EQ(text(0).back(), '.');
}

INSTANTIATE_TEST_SUITE_P(Forbids, Matrix, testing::ValuesIn(kForbids));
INSTANTIATE_TEST_SUITE_P(Grants, Matrix, testing::ValuesIn(kGrants));

// ---- Where provinces can be named

class MatrixOfLand : public Matrix {};

TEST_P(MatrixOfLand, HoldsWhereItSays) {
  RULE("blood.contract.binds");
  Clause there = clause();
  there.provinces = {};
  there.provinces.add(GetParam().act.province);
  in_force({there});
  EXPECT_TRUE(holds());
  Act elsewhere = GetParam().act;
  elsewhere.province = GetParam().elsewhere;
  EXPECT_FALSE(holds(elsewhere));
}

std::vector<Trial> of_land() {
  std::vector<Trial> list;
  for (const Trial& trial : kForbids)
    if (trial.elsewhere != kNoProvince) list.push_back(trial);
  for (const Trial& trial : kGrants)
    if (trial.elsewhere != kNoProvince) list.push_back(trial);
  return list;
}
INSTANTIATE_TEST_SUITE_P(Land, MatrixOfLand, testing::ValuesIn(of_land()));

// ---- Crowns and houses

class MatrixOfCrowns : public Matrix {};
class MatrixOfHouses : public Matrix {};

TEST_P(MatrixOfCrowns, GoesWithTheCrown) {
  RULE("blood.contract.crown");
  in_force({clause()});
  const bool is_english = GetParam().act.actor == kEnglishHouse;
  crown(is_english ? england : france, kSpain);
  EXPECT_FALSE(holds()) << "who has lost the crown";
  Act heirs = GetParam().act;
  heirs.actor = kSpain;
  EXPECT_TRUE(holds(heirs)) << "who has come to it";
}
TEST_P(MatrixOfCrowns, SleepsWhileOnePlayerHasBoth) {
  RULE("blood.contract.crown");
  in_force({clause()});
  crown(france, kEnglishHouse);
  for (const House house : {kEnglishHouse, kFrenchHouse}) {
    Act act = GetParam().act;
    act.actor = house;
    EXPECT_FALSE(holds(act));
  }
  crown(france, kFrenchHouse);
  EXPECT_TRUE(holds()) << "and wakes";
}
TEST_P(MatrixOfHouses, StaysWithTheHouse) {
  RULE("blood.contract.crown");
  in_force({clause()});
  crown(england, kSpain);
  EXPECT_TRUE(holds());
  Act heirs = GetParam().act;
  heirs.actor = kSpain;
  EXPECT_FALSE(holds(heirs));
}

std::vector<Trial> trials_binding(bool crown) {
  std::vector<Trial> list;
  for (const Trial& trial : kForbids)
    if (form_of(trial.matter).binds_crown == crown) list.push_back(trial);
  for (const Trial& trial : kGrants)
    if (form_of(trial.matter).binds_crown == crown) list.push_back(trial);
  return list;
}
INSTANTIATE_TEST_SUITE_P(Crowns, MatrixOfCrowns, testing::ValuesIn(trials_binding(true)));
INSTANTIATE_TEST_SUITE_P(Houses, MatrixOfHouses, testing::ValuesIn(trials_binding(false)));

// ---- What is owed

class MatrixOfDuties : public BloodLaw, public testing::WithParamInterface<Matter> {
 protected:
  [[nodiscard]] Clause owed() const {
    Clause made = promise(GetParam());
    const MatterForm& form = form_of(made.matter);
    if (form.needs_amount) made.amount = 2;
    if (form.needs_return) made.returns = 1;
    if (form.needs_provinces) made.provinces.add(kent);
    return made;
  }
  [[nodiscard]] bool due() const { return is_due(about(), table.state.law.clauses[0]); }
  void met() { table.state.law.clauses[0].met = table.state.year; }
  void years_pass(int years) { table.state.year = static_cast<std::int16_t>(table.state.year + years); }
};

TEST_P(MatrixOfDuties, IsDueOnce) {
  RULE("blood.contract.when");
  in_force({owed()});
  EXPECT_TRUE(due());
  met();
  EXPECT_FALSE(due());
  years_pass(50);
  EXPECT_FALSE(due());
}
TEST_P(MatrixOfDuties, IsDueFromItsYear) {
  RULE("blood.contract.when");
  Clause later = owed();
  later.from = static_cast<std::int16_t>(table.state.year + 5);
  in_force({later});
  EXPECT_FALSE(due());
  years_pass(5);
  EXPECT_TRUE(due());
}
TEST_P(MatrixOfDuties, LapsesAfterItsLastYear) {
  RULE("blood.contract.when");
  Clause until = owed();
  until.until = table.state.year;
  in_force({until});
  EXPECT_TRUE(due());
  years_pass(5);
  EXPECT_FALSE(due());
}
TEST_P(MatrixOfDuties, ComesBackAsOftenAsItSays) {
  RULE("blood.contract.when");
  Clause again = owed();
  again.every = 10;
  in_force({again});
  met();
  years_pass(5);
  EXPECT_FALSE(due());
  years_pass(5);
  EXPECT_TRUE(due());
}
TEST_P(MatrixOfDuties, WaitsForItsCondition) {
  RULE("blood.contract.conditions");
  Clause on_condition = owed();
  on_condition.conditions.push_back({Condition::What::holds, false, france, kNoCountry, wessex, kNoPerson});
  in_force({on_condition});
  EXPECT_FALSE(due());
  table.state.realm.control[at(wessex)] = france;
  EXPECT_TRUE(due());
}
TEST_P(MatrixOfDuties, IsNotDueBetweenOneAndTheSamePlayer) {
  RULE("blood.contract.crown");
  in_force({owed()});
  table.person(table.monarch(france)).court = kEngland;
  const bool is_of_crown = form_of(GetParam()).binds_crown;
  EXPECT_EQ(bound_by(about(), table.state.law.clauses[0]) == kNoHouse, is_of_crown);
}

INSTANTIATE_TEST_SUITE_P(Owes, MatrixOfDuties,
                         testing::Values(Matter::pension, Matter::goods, Matter::exchange, Matter::tax_share,
                                         Matter::land_later));

}  // namespace
}  // namespace regalia::blood
