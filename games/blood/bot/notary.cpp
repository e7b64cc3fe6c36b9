#include "games/blood/bot/notary.h"

#include <algorithm>

namespace regalia::blood {
namespace {

constexpr int kFarthest = 4;  // turns that are looked ahead

// How often a duty is likely to be carried out.
int times(const Clause& clause, int turns_left) {
  if (clause.every == 0) return 1;
  return std::max(1, std::min(turns_left, kFarthest) * kYearsOfATurn / clause.every);
}

// To whom it is for.
int worth(const Clause& clause, int turns_left) {
  constexpr int kProvince = 25;
  constexpr int kItem = 12;
  constexpr int kArmy = 4;
  constexpr int kTaxOfAProvince = 5;
  constexpr int kCountry = 1000;
  constexpr int kTaxes = 50;
  constexpr int kPercent = 100;
  const int provinces = clause.provinces.size();
  switch (clause.matter) {
    case Matter::peace: return clause.provinces.empty() ? 6 : 2;
    case Matter::usual_tax: return 6;
    case Matter::heir:
    case Matter::no_leave:
    case Matter::no_match:
    case Matter::no_help:
    case Matter::no_contract:
    case Matter::station:
    case Matter::march: return 3;
    case Matter::command: return kArmy * clause.amount;
    case Matter::carriage: return 2;
    case Matter::fleets:
    case Matter::ports: return 1;
    case Matter::pension: return clause.amount * times(clause, turns_left);
    case Matter::goods: return kItem * clause.amount * times(clause, turns_left);
    case Matter::exchange: return kItem * (clause.amount - clause.returns) * times(clause, turns_left);
    case Matter::tax_share: return kTaxes * clause.amount * times(clause, turns_left) / kPercent;
    case Matter::land_later: return kProvince / 2 * provinces;
    case Matter::dowry: return clause.amount;
    case Matter::land: return kProvince * provinces;
    case Matter::groom_joins: return 20;
    case Matter::children: return 15;
    case Matter::claim: return 10;
    case Matter::trade: return kItem * clause.amount;
    case Matter::fief: return kTaxOfAProvince * provinces * times(clause, turns_left);
    case Matter::release: return kCountry;
    default: return 30;  // a captive
  }
}

int worth_of(const Rules& rules, const State& state, Seat seat, int contract) {
  if (contract < 0) return 0;
  const int turns_left = (rules.last_year() - state.year) / kYearsOfATurn;
  int sum = 0;
  for (const Clause& clause : clauses_of(state.law, contract))
    sum += house_of(clause.whom) == rules.house_of(seat) ? worth(clause, turns_left) : -worth(clause, turns_left);
  return sum;
}

}  // namespace

int worth_of_contract(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride) {
  return worth_of(rules, state, seat, contract_of(state.law, Contract::Status::put, groom, bride));
}

int worth_of_deal(const Rules& rules, const State& state, Seat seat, House maker) {
  return worth_of(rules, state, seat, deal_of(state.law, maker, rules.house_of(seat)));
}

}  // namespace regalia::blood
