#include "games/blood/law/fault.h"

#include <algorithm>

namespace regalia::blood {
namespace {

constexpr std::size_t kMostContracts = 2000;

struct ClauseFault {
  const People& people;
  CountrySet in_play;
  int year;

  [[nodiscard]] bool is_person(PersonId person) const { return person == kNoPerson || people.has(person); }

  std::string operator()(const Contract& contract, const Clause& clause) const {
    if (static_cast<int>(clause.matter) >= kMatters) return "A clause is about nothing.";
    const MatterForm& form = form_of(clause.matter);
    const bool is_between = (house_of(clause.who) == contract.maker && house_of(clause.whom) == contract.other) ||
                            (house_of(clause.who) == contract.other && house_of(clause.whom) == contract.maker);
    if (!is_between) return "A clause binds somebody who has not signed.";
    if (clause.third != kNoCountry && !in_play.has(clause.third)) return "A clause speaks of nobody.";
    if (static_cast<int>(clause.good) >= kGoods || static_cast<int>(clause.returned) >= kGoods)
      return "A clause gives nothing.";
    if (clause.amount > form.most || clause.returns > form.most) return "A clause gives too much.";
    if (!is_person(clause.person)) return "A clause names somebody who is not there.";
    constexpr int kMostYears = 5000;
    if (clause.from < 0 || clause.from > kMostYears || clause.until < 0 || clause.until > kMostYears ||
        clause.met < 0 || clause.met > year)
      return "A clause has impossible years.";
    if (clause.arrears > Clause::kMostArrears) return "A clause owes too much.";
    for (const Condition& condition : clause.conditions) {
      if (!is_person(condition.person)) return "A condition names somebody who is not there.";
      const bool is_whole =
          condition.what == Condition::What::holds
              ? in_play.has(condition.one) && static_cast<int>(condition.province) < kProvinces
          : condition.what == Condition::What::at_war
              ? in_play.has(condition.one) && (condition.other == kNoCountry || in_play.has(condition.other))
              : static_cast<int>(condition.what) <= static_cast<int>(Condition::What::reigns);
      if (!is_whole) return "A condition is about nothing.";
    }
    return {};
  }
};

// Each of the two is there, or has a mother. Whoever has died is forgotten when the year is over.
std::string betrothal_fault(const Contract& contract, const People& people, int year) {
  if (contract.status == Contract::Status::in_force) return "A betrothal is in force.";
  const auto is_promised = [&](PersonId person, PersonId mother, Sex sex) {
    if (person == kNoPerson) return people.has(mother) && !people[mother].is_man();
    return mother == kNoPerson && people.has(person) && people[person].sex == sex;
  };
  const auto is_of_age = [&](PersonId id) { return people.has(id) && people[id].age(year) >= kComingOfAge; };
  if (contract.status != Contract::Status::betrothed && is_of_age(contract.groom) && is_of_age(contract.bride))
    return "Two are betrothed who could wed.";
  return is_promised(contract.groom, contract.grooms_mother, Sex::male) &&
                 is_promised(contract.bride, contract.brides_mother, Sex::female)
             ? ""
             : "A betrothal is for no couple.";
}

std::string couple_fault(const Contract& contract, const People& people, int year) {
  const bool is_in_force = contract.status == Contract::Status::in_force;
  if (contract.is_betrothal) return betrothal_fault(contract, people, year);
  if (contract.status == Contract::Status::betrothed) return "A couple is betrothed without a betrothal.";
  if (contract.grooms_mother != kNoPerson || contract.brides_mother != kNoPerson)
    return "A contract is for somebody who is not born.";
  if (contract.is_plain()) return contract.bride == kNoPerson ? "" : "A plain deal is for a couple.";
  if (!people.lives(contract.groom) || !people.lives(contract.bride)) return "A contract is for nobody.";
  if (!people[contract.groom].is_man() || people[contract.bride].is_man()) return "A contract is for no couple.";
  return is_in_force == (people[contract.groom].spouse == contract.bride) ? "" : "A contract is for another couple.";
}

bool is_first_of_its_kind(const Law& law, int number) {
  const Contract& contract = law.contracts[at(number)];
  switch (contract.status) {
    case Contract::Status::drafted: return draft_of(law, contract.maker) == number;
    case Contract::Status::betrothed:
      return std::none_of(law.contracts.begin(), law.contracts.begin() + number, [&](const Contract& earlier) {
        return earlier.status == Contract::Status::betrothed && earlier.is_for_same(contract);
      });
    case Contract::Status::put:
      if (contract.is_plain() || contract.is_betrothal) return deal_of(law, contract.maker, contract.other) == number;
      break;
    default:
      if (contract.is_plain()) return true;
  }
  return contract_of(law, contract.status, contract.groom, contract.bride) == number;
}

}  // namespace

std::string fault(const Law& law, const People& people, CountrySet in_play, int year, bool is_court) {
  if (law.contracts.size() > kMostContracts) return "There are too many contracts.";
  std::size_t clauses = 0;
  for (const Contract& contract : law.contracts) {
    if (contract.clauses > Law::kMostClauses) return "A contract has too many clauses.";
    clauses += contract.clauses;
  }
  if (clauses != law.clauses.size()) return "A clause is of no contract.";
  for (std::size_t i = 0; i < law.contracts.size(); ++i) {
    const Contract& contract = law.contracts[i];
    for (const House house : {contract.maker, contract.other})
      if (!is_of_country(house) || !in_play.has(country_of(house))) return "A contract is signed by nobody.";
    if (contract.maker == contract.other) return "A contract is signed by one house.";
    const auto number = static_cast<int>(i);
    const bool is_in_force = contract.status == Contract::Status::in_force;
    const bool is_agreed = is_in_force || contract.status == Contract::Status::betrothed;
    if (!is_agreed && !is_court) return "A contract is drafted out of time.";
    if (contract.year < 0 || contract.year > year) return "A contract has an impossible year.";
    if (std::string wrong = couple_fault(contract, people, year); !wrong.empty()) return wrong;
    if (!is_first_of_its_kind(law, number)) return "A contract is there twice.";
    for (const Clause& clause : clauses_of(law, static_cast<int>(i))) {
      if (contract.is_plain() && static_cast<int>(clause.matter) < kMatters && !may_be_in_deal(clause.matter))
        return "A plain deal is about a wedding.";
      if (contract.is_plain() && is_in_force && !outlives_a_deal(clause)) return "A plain deal binds the future.";
      if (std::string wrong = ClauseFault{people, in_play, year}(contract, clause); !wrong.empty()) return wrong;
    }
  }
  for (const Country country : in_play)
    if (betrothals_of(law, house_of(country)) > Law::kMostBetrothals) return "A house has too many betrothals.";
  for (const CountrySet& victims : law.wars)
    if (!(victims - in_play).empty()) return "A country is at war that nobody plays.";
  return {};
}

}  // namespace regalia::blood
