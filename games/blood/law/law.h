// Contracts: those that are being drafted, those that are offered, and those in force, with their clauses one after another.
#pragma once

#include <span>
#include <vector>

#include "engine/words.h"
#include "games/blood/law/clause.h"

namespace regalia::blood {

// What two houses agree on: for a wedding, for a betrothal, or a plain deal that is carried out when it is agreed to, and
// forgotten.
struct Contract {
  enum class Status : std::uint8_t {
    drafted,
    put,
    in_force,
    betrothed,  // binds nobody before the wedding
  };

  Status status = Status::drafted;
  House maker = kNoHouse;  // the two houses that sign
  House other = kNoHouse;
  PersonId groom = kNoPerson;  // kNoPerson: of a plain deal, or not born yet
  PersonId bride = kNoPerson;
  std::int16_t year = 0;   // of the wedding, or of the betrothal
  bool is_public = false;  // or known to those whom it binds, and nobody else
  CountrySet shown;        // houses that were shown it later
  std::uint8_t clauses = 0;
  bool is_betrothal = false;           // of those who are not both of age
  PersonId grooms_mother = kNoPerson;  // while he is not born: her next son
  PersonId brides_mother = kNoPerson;  // her next daughter
  WordsNumber words = kNoWords;        // what was said with the offer, which binds nobody

  [[nodiscard]] bool is_of(PersonId man, PersonId woman) const { return groom == man && bride == woman; }
  [[nodiscard]] bool is_for_same(const Contract& couple) const {
    return is_of(couple.groom, couple.bride) && grooms_mother == couple.grooms_mother &&
           brides_mother == couple.brides_mother;
  }
  [[nodiscard]] bool is_plain() const { return groom == kNoPerson && !is_betrothal; }
  [[nodiscard]] bool is_party(House house) const { return house == maker || house == other; }
  // Everybody may read it, spectators too.
  [[nodiscard]] bool is_open_to_all() const { return is_public && status == Status::in_force; }
  bool operator==(const Contract&) const = default;
};

// Where the clauses in force of a kind stand that are about the land of a country: an index, made anew whenever a contract
// begins or ends. Questions are asked at every step of an army, and there may be hundreds of clauses.
struct LawIndex {
  std::vector<std::uint16_t> clauses;  // by kind, then by country
  std::array<std::uint16_t, kMatters * kCountries + 1> starts{};

  [[nodiscard]] std::span<const std::uint16_t> of(Matter matter, Country country) const {
    const std::size_t place = at(matter) * kCountries + at(country);
    return std::span(clauses).subspan(starts[place], static_cast<std::size_t>(starts[place + 1] - starts[place]));
  }
  bool operator==(const LawIndex&) const = default;
};

// What becomes of groups of another house that ask for leave on the spot.
enum class Leave : std::uint8_t { ask, always, never };

struct Law {
  static constexpr int kMostClauses = 24;     // of a contract
  static constexpr int kMostBetrothals = 24;  // of a house, its offers included

  std::vector<Contract> contracts;
  std::vector<Clause> clauses;                // of the first contract, of the second, and so on
  std::array<CountrySet, kCountries> wars{};  // whom the player of each house has attacked of late
  std::array<std::array<Leave, kCountries>, kCountries> answers{};  // of each house, to groups of each other
  LawIndex index;

  bool operator==(const Law&) const = default;
};

// Numbers of contracts are places in the list; -1: there is none.
[[nodiscard]] std::span<const Clause> clauses_of(const Law& law, int contract);
[[nodiscard]] std::span<Clause> clauses_of(Law& law, int contract);
// Whether anything in it is for whoever reigns, and not for the two houses alone.
[[nodiscard]] bool binds_crowns(const Law& law, int contract);
[[nodiscard]] bool promises_command(const Law& law, int contract);
[[nodiscard]] int draft_of(const Law& law, House maker);
// Of those that are offered without a wedding: a plain deal, or a betrothal.
[[nodiscard]] int deal_of(const Law& law, House maker, House other);
// Those agreed to, and those it offers.
[[nodiscard]] int betrothals_of(const Law& law, House house);
[[nodiscard]] int contract_of(const Law& law, Contract::Status status, PersonId groom, PersonId bride);

// Under which is kept what is said with an offer: by the couple, so that it tells nothing of other drafts. kNoWords: of a plain
// deal, which is soon forgotten.
[[nodiscard]] WordsNumber words_for(const Contract& contract);

// Where a clause of the law stands: in which contract, and as which clause of it.
struct Location {
  int contract = -1;
  int clause = 0;
};
[[nodiscard]] Location location_of(const Law& law, const Clause& clause);

void add_contract(Law& law, Contract contract, std::span<const Clause> clauses);
void add_clause(Law& law, int contract, const Clause& clause);
void remove_clause(Law& law, int contract, int clause);
void remove_contract(Law& law, int contract);
// After a contract has come into force, or clauses were changed by hand.
void make_index(Law& law);
template <class Condition> void remove_contracts_if(Law& law, Condition condition) {
  for (int i = static_cast<int>(law.contracts.size()) - 1; i >= 0; --i)
    if (condition(law.contracts[at(i)])) remove_contract(law, i);
}

// Whose land a clause is about, or whose ships, or otherwise who is bound.
[[nodiscard]] inline Country land_of(const Clause& clause) {
  return clause.matter == Matter::peace ? clause.whom : clause.who;
}

[[nodiscard]] inline bool is_at_war(const Law& law, House one, House other) {
  return is_of_country(one) && is_of_country(other) &&
         (law.wars[at(one)].has(country_of(other)) || law.wars[at(other)].has(country_of(one)));
}

// Persons who have died are named no longer.
template <class People> void forget_dead(Law& law, const People& people) {
  for (Clause& clause : law.clauses) {
    if (!people.lives(clause.person)) clause.person = kNoPerson;
    for (Condition& condition : clause.conditions)
      if (!people.lives(condition.person)) condition.person = kNoPerson;
  }
}

}  // namespace regalia::blood
