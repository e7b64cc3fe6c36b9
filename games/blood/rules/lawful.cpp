// How chapters ask the law, and who knows of a contract.
#include "games/blood/law/questions.h"
#include "games/blood/law/sentence.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

Case about(const State& state) { return {state.law, state.people, state.reigns, state.realm, state.year}; }

}  // namespace

Verdict Rules::lawful(const State& state, const Act& act) const {
  if (state.law.contracts.empty()) return Verdict::yes();
  const Clause* clause = forbidden(about(state), act);
  return clause == nullptr ? Verdict::yes() : refusal_by(state, *clause);
}

Verdict Rules::refusal_by(const State& state, const Clause& clause) const {
  const Location where = location_of(state.law, clause);
  const Contract& contract = state.law.contracts[at(where.contract)];
  return Verdict::no("blood.contract.binds", "A contract of yours forbids it.",
                     {static_cast<int>(contract.groom), static_cast<int>(contract.bride), where.clause + 1});
}

bool Rules::is_of_treaty(const State& state, const Clause& clause) const {
  return state.law.contracts[at(location_of(state.law, clause).contract)].is_plain();
}

bool Rules::has_leave(const State& state, const Act& act) const {
  return !state.law.contracts.empty() && granted(about(state), act);
}

Verdict Rules::may_enter_with_armies(const State& state, Seat seat, Province province) const {
  const Act enter{.what = Act::What::enter, .actor = house_of(seat), .province = province};
  const Verdict bar = lawful(state, enter);
  if (bar.ok()) return bar;
  for (const Act::What leave : {Act::What::march, Act::What::stand})
    if (has_leave(state, {.what = leave, .actor = house_of(seat), .province = province})) return Verdict::yes();
  return bar;
}

SeatSet Rules::knowers(const State& state, int number) const {
  const Contract& contract = state.law.contracts[at(number)];
  if (contract.is_open_to_all()) return everybody();
  SeatSet seats;
  for (const Country shown : contract.shown) seats.add(seat_of(blood::house_of(shown)));
  for (const House house : {contract.maker, contract.other}) {
    seats.add(seat_of(house));
    // Whoever has come to the crown of a house that signed keeps what the crown has promised, and must know it.
    if (contract.status == Contract::Status::in_force && binds_crowns(state.law, number))
      if (const Seat heir = ruler(state, country_of(house)); heir != kNobody) seats.add(heir);
    if (contract.status == Contract::Status::drafted) break;
  }
  return seats;
}

bool Rules::may_read(const State& state, int number, Seat seat) const {
  const Contract& contract = state.law.contracts[at(number)];
  return contract.is_open_to_all() || knowers(state, number).has(seat);
}

void Rules::note_war(State& state, Seat aggressor, Seat victim) const {
  if (aggressor != kNobody && victim != kNobody && aggressor != victim)
    state.law.wars[at(house_of(aggressor))].add(country_of(house_of(victim)));
}

// blood.cash.secret
template <class Sink> void Rules::pay(State& state, Seat from, Seat to, int crowns, Sink& sink) const {
  money(state, from) -= crowns;
  money(state, to) += crowns;
  if (!options_.cash_is_secret) {
    tell_all(sink, Paid{from, to, crowns});
    return;
  }
  state.realm.paid[at(house_of(from))][at(house_of(to))] += crowns;
  state.realm.paid[at(house_of(to))][at(house_of(from))] -= crowns;
  tell_some(sink, SeatSet::both(from, to), Paid{from, to, crowns});
}

template <class Sink> void Rules::cede(State& state, Province province, Country to, Sink& sink) const {
  Country& control = state.realm.control[at(province)];
  tell_all(sink, LandCeded{control, to, province});
  control = to;
}

template <class Sink> void Rules::end_contracts(State& state, Sink& sink) const {
  for (int i = static_cast<int>(state.law.contracts.size()) - 1; i >= 0; --i) {
    const Contract& contract = state.law.contracts[at(i)];
    if (contract.status != Contract::Status::in_force || contract.is_plain() ||
        state.people[contract.groom].spouse == contract.bride)
      continue;
    tell_readers(state, i, ContractEnded{who(state, contract.groom), who(state, contract.bride)}, sink);
    const Seat one = ruler(state, country_of(contract.maker));
    const Seat other = ruler(state, country_of(contract.other));
    const bool frees_troops = !options_.readings.loans_outlast_contracts || promises_command(state.law, i);
    remove_contract(state.law, i);
    if (!frees_troops) continue;
    free_troops(state, one, other, sink);
    free_troops(state, other, one, sink);
  }
}

ClauseNames Rules::names_in(const State& state, const Clause& clause, WordReader words) const {
  ClauseNames names{facts_.map, [this, &state, words](PersonId id) { return titled_name(who(state, id), words); }};
  // Nobody dies while a contract is drafted: the person is still to be named.
  const bool is_draft =
      state.law.contracts[at(location_of(state.law, clause).contract)].status == Contract::Status::drafted;
  if (is_draft) names.nobody = "a person still to be named";
  return names;
}

std::string Rules::clause_text(const State& state, const Clause& clause, WordReader words) const {
  return sentence(clause, names_in(state, clause, words));
}

// "Clause 2 of the contract for King Henry of England and Queen Anne of England forbids it: …"
std::string Rules::explain(const View<Rules>& view, const Verdict& refusal, std::span<const std::string>) const {
  const Verdict::About& about = refusal.about();
  const State& state = view.seen.shown;
  if (refusal.rule() == "blood.contract.binds") {
    const auto groom = static_cast<PersonId>(about[0]);
    const auto bride = static_cast<PersonId>(about[1]);
    const int number = contract_of(state.law, Contract::Status::in_force, groom, bride);
    if (number < 0) return std::string(refusal.reason());
    return "Clause " + std::to_string(about[2]) + " of the contract for " +
           titled_name(who(state, groom), view.reader()) + " and " + titled_name(who(state, bride), view.reader()) +
           " forbids it: " + clause_text(state, clauses_of(state.law, number)[at(about[2] - 1)], view.reader());
  }
  // Of a draft: what is wrong with which clause.
  if (about[0] > 0) return std::string(refusal.reason()) + " See clause " + std::to_string(about[0]) + ".";
  return std::string(refusal.reason());
}

template void Rules::pay(State&, Seat, Seat, int, Silence&) const;
template void Rules::pay(State&, Seat, Seat, int, Listener<Event>&) const;
template void Rules::cede(State&, Province, Country, Silence&) const;
template void Rules::cede(State&, Province, Country, Listener<Event>&) const;
template void Rules::end_contracts(State&, Silence&) const;
template void Rules::end_contracts(State&, Listener<Event>&) const;

}  // namespace regalia::blood
