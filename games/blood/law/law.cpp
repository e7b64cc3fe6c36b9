#include "games/blood/law/law.h"

#include <algorithm>

namespace regalia::blood {
namespace {

std::size_t first_clause(const Law& law, int contract) {
  std::size_t first = 0;
  for (int i = 0; i < contract; ++i) first += law.contracts[at(i)].clauses;
  return first;
}

}  // namespace

std::span<const Clause> clauses_of(const Law& law, int contract) {
  return std::span(law.clauses).subspan(first_clause(law, contract), law.contracts[at(contract)].clauses);
}

std::span<Clause> clauses_of(Law& law, int contract) {
  return std::span(law.clauses).subspan(first_clause(law, contract), law.contracts[at(contract)].clauses);
}

bool binds_crowns(const Law& law, int contract) {
  const auto clauses = clauses_of(law, contract);
  return std::any_of(clauses.begin(), clauses.end(),
                     [](const Clause& clause) { return form_of(clause.matter).binds_crown; });
}

bool promises_command(const Law& law, int contract) {
  const auto clauses = clauses_of(law, contract);
  return std::any_of(clauses.begin(), clauses.end(),
                     [](const Clause& clause) { return clause.matter == Matter::command; });
}

int draft_of(const Law& law, House maker) {
  for (std::size_t i = 0; i < law.contracts.size(); ++i)
    if (law.contracts[i].status == Contract::Status::drafted && law.contracts[i].maker == maker)
      return static_cast<int>(i);
  return -1;
}

int deal_of(const Law& law, House maker, House other) {
  for (std::size_t i = 0; i < law.contracts.size(); ++i) {
    const Contract& deal = law.contracts[i];
    if ((deal.is_plain() || deal.is_betrothal) && deal.status == Contract::Status::put && deal.maker == maker &&
        deal.other == other)
      return static_cast<int>(i);
  }
  return -1;
}

int betrothals_of(const Law& law, House house) {
  return static_cast<int>(std::count_if(law.contracts.begin(), law.contracts.end(), [&](const Contract& contract) {
    return (contract.status == Contract::Status::betrothed && contract.is_party(house)) ||
           (contract.status == Contract::Status::put && contract.is_betrothal && contract.maker == house);
  }));
}

int contract_of(const Law& law, Contract::Status status, PersonId groom, PersonId bride) {
  for (std::size_t i = 0; i < law.contracts.size(); ++i)
    if (law.contracts[i].status == status && law.contracts[i].is_of(groom, bride)) return static_cast<int>(i);
  return -1;
}

WordsNumber words_for(const Contract& contract) {
  if (contract.is_plain()) return kNoWords;
  constexpr WordsNumber kOffers = 0x8000'0000U;
  constexpr WordsNumber kBetrothals = 0x0100'0000U;
  constexpr WordsNumber kUnbornGroom = 0x1000'0000U;
  constexpr WordsNumber kUnbornBride = 0x2000'0000U;
  constexpr int kBitsOfAPerson = 12;
  const auto person = [](PersonId id, PersonId mother) {
    return static_cast<WordsNumber>(id == kNoPerson ? mother : id);
  };
  return kOffers | (contract.is_betrothal ? kBetrothals : 0) | (contract.groom == kNoPerson ? kUnbornGroom : 0) |
         (contract.bride == kNoPerson ? kUnbornBride : 0) |
         person(contract.groom, contract.grooms_mother) << kBitsOfAPerson |
         person(contract.bride, contract.brides_mother);
}

Location location_of(const Law& law, const Clause& clause) {
  Location location{0, static_cast<int>(&clause - law.clauses.data())};
  while (location.clause >= law.contracts[at(location.contract)].clauses)
    location.clause -= law.contracts[at(location.contract++)].clauses;
  return location;
}

void add_contract(Law& law, Contract contract, std::span<const Clause> clauses) {
  const std::vector<Clause> copies(clauses.begin(), clauses.end());  // they may be clauses of this law
  contract.clauses = static_cast<std::uint8_t>(copies.size());
  law.contracts.push_back(contract);
  law.clauses.insert(law.clauses.end(), copies.begin(), copies.end());
  make_index(law);
}

void add_clause(Law& law, int contract, const Clause& clause) {
  const auto end = static_cast<std::ptrdiff_t>(first_clause(law, contract) + law.contracts[at(contract)].clauses);
  law.clauses.insert(law.clauses.begin() + end, clause);
  ++law.contracts[at(contract)].clauses;
  make_index(law);
}

void remove_clause(Law& law, int contract, int clause) {
  law.clauses.erase(law.clauses.begin() + static_cast<std::ptrdiff_t>(first_clause(law, contract)) + clause);
  --law.contracts[at(contract)].clauses;
  make_index(law);
}

void remove_contract(Law& law, int contract) {
  const auto first = law.clauses.begin() + static_cast<std::ptrdiff_t>(first_clause(law, contract));
  law.clauses.erase(first, first + law.contracts[at(contract)].clauses);
  law.contracts.erase(law.contracts.begin() + contract);
  make_index(law);
}

// Counting sort: how many there are of each kind and country, then each to its place.
void make_index(Law& law) {
  LawIndex index;
  const auto for_clauses_in_force = [&](auto visit) {
    std::size_t number = 0;
    for (const Contract& contract : law.contracts)
      for (int i = 0; i < contract.clauses; ++i, ++number)
        if (contract.status == Contract::Status::in_force)
          visit(number, at(law.clauses[number].matter) * kCountries + at(land_of(law.clauses[number])));
  };
  for_clauses_in_force([&](std::size_t, std::size_t place) { ++index.starts[place + 1]; });
  for (std::size_t i = 1; i < index.starts.size(); ++i)
    index.starts[i] = static_cast<std::uint16_t>(index.starts[i] + index.starts[i - 1]);
  index.clauses.resize(index.starts.back());
  auto next = index.starts;
  for_clauses_in_force([&](std::size_t number, std::size_t place) {
    index.clauses[next[place]++] = static_cast<std::uint16_t>(number);
  });
  law.index = std::move(index);
}

}  // namespace regalia::blood
