#include "games/blood/rules/dues.h"

#include <algorithm>

namespace regalia::blood {
namespace {

Case about(const State& state) { return {state.law, state.people, state.reigns, state.realm, state.year}; }

// Every clause in force that owes something to another player.
template <class Visit> void for_dues(const Rules& rules, const State& state, Visit visit) {
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i) {
    if (state.law.contracts[at(i)].status != Contract::Status::in_force) continue;
    for (const Clause& clause : clauses_of(state.law, i))
      if (clause.verb() == Verb::owes && rules.seat_of(bound_by(about(state), clause)) != kNobody &&
          rules.seat_of(owed_to(about(state), clause)) != kNobody)
        visit(clause);
  }
}

// At the usual rate, from quiet provinces.
int taxes_to_come(const Rules& rules, const State& state, ProvinceSet provinces) {
  return rules.facts().tax * (provinces - state.realm.famine - state.realm.rebellion).size();
}

int crowns_due(const Rules& rules, const State& state, const Clause& clause) {
  constexpr int kPercent = 100;
  if (!is_due(about(state), clause)) return clause.arrears;
  switch (clause.matter) {
    case Matter::pension: return clause.arrears + clause.amount;
    case Matter::tax_share:
      return clause.arrears +
             taxes_to_come(rules, state, controlled_by(state.realm, clause.who)) * clause.amount / kPercent;
    case Matter::fief:
      return clause.arrears + taxes_to_come(rules, state, clause.provinces & controlled_by(state.realm, clause.who));
    default: return clause.arrears;
  }
}

}  // namespace

int items_due(const Rules& rules, const State& state, Country owner, Good good) {
  if (!rules.options().readings.dues_are_set_aside) return 0;
  int items = 0;
  for_dues(rules, state, [&](const Clause& clause) {
    if ((clause.matter != Matter::goods && clause.matter != Matter::exchange) || !is_due(about(state), clause)) return;
    if (clause.who == owner && clause.good == good) items += clause.amount;
    if (clause.matter == Matter::exchange && clause.whom == owner && clause.returned == good) items += clause.returns;
  });
  return items;
}

int crowns_set_aside(const Rules& rules, const State& state, Seat seat) {
  if (!rules.options().readings.dues_are_set_aside) return 0;
  int crowns = 0;
  for_dues(rules, state, [&](const Clause& clause) {
    if (rules.seat_of(bound_by(about(state), clause)) == seat) crowns += crowns_due(rules, state, clause);
  });
  return std::max(0, crowns - taxes_to_come(rules, state, rules.provinces_of(state, seat)));
}

}  // namespace regalia::blood
