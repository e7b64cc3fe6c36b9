#include "games/blood/law/law.h"

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

int draft_of(const Law& law, House maker) {
  for (std::size_t i = 0; i < law.contracts.size(); ++i)
    if (law.contracts[i].status == Contract::Status::drafted && law.contracts[i].maker == maker)
      return static_cast<int>(i);
  return -1;
}

int contract_of(const Law& law, Contract::Status status, PersonId groom, PersonId bride) {
  for (std::size_t i = 0; i < law.contracts.size(); ++i)
    if (law.contracts[i].status == status && law.contracts[i].is_of(groom, bride)) return static_cast<int>(i);
  return -1;
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
}

void add_clause(Law& law, int contract, const Clause& clause) {
  const auto end = static_cast<std::ptrdiff_t>(first_clause(law, contract) + law.contracts[at(contract)].clauses);
  law.clauses.insert(law.clauses.begin() + end, clause);
  ++law.contracts[at(contract)].clauses;
}

void remove_clause(Law& law, int contract, int clause) {
  law.clauses.erase(law.clauses.begin() + static_cast<std::ptrdiff_t>(first_clause(law, contract)) + clause);
  --law.contracts[at(contract)].clauses;
}

void remove_contract(Law& law, int contract) {
  const auto first = law.clauses.begin() + static_cast<std::ptrdiff_t>(first_clause(law, contract));
  law.clauses.erase(first, first + law.contracts[at(contract)].clauses);
  law.contracts.erase(law.contracts.begin() + contract);
}

}  // namespace regalia::blood
