// Armies under another's command: who may give them, and what becomes of them.
#include <algorithm>

#include "games/blood/law/questions.h"
#include "games/blood/rules.h"

namespace regalia::blood {

const Clause* Rules::command_over(const State& state, Seat commander, Country colour, Province province) const {
  if (state.law.contracts.empty()) return nullptr;
  return blood::commander({state.law, state.people, state.reigns, state.realm, state.year}, house_of(commander), colour,
                          province);
}

// The two that signed it, or whoever has come to their crowns.
bool Rules::is_treaty_of(const State& state, int number, Seat one, Seat other) const {
  const Contract& contract = state.law.contracts[at(number)];
  if (one == other || !contract.is_plain() || contract.status != Contract::Status::in_force) return false;
  const bool is_of_crowns = binds_crowns(state.law, number);
  const auto party = [&](House house) { return is_of_crowns ? ruler(state, country_of(house)) : seat_of(house); };
  return SeatSet::both(party(contract.maker), party(contract.other)) == SeatSet::both(one, other);
}

bool Rules::has_treaty(const State& state, Seat one, Seat other) const {
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i)
    if (is_treaty_of(state, i, one, other)) return true;
  return false;
}

template <class Sink> void Rules::end_treaties(State& state, Seat seat, Seat other, Sink& sink) const {
  SeatSet told = SeatSet::both(seat, other);
  bool frees_troops = !options_.readings.loans_outlast_contracts;
  for (int i = static_cast<int>(state.law.contracts.size()) - 1; i >= 0; --i)
    if (is_treaty_of(state, i, seat, other)) {
      for (const Seat knower : knowers(state, i)) told.add(knower);
      frees_troops |= promises_command(state.law, i);
      remove_contract(state.law, i);
    }
  tell_some(sink, told, TreatyEnded{seat, other});
  if (!frees_troops) return;
  free_troops(state, seat, other, sink);
  free_troops(state, other, seat, sink);
}

template <class Sink> void Rules::free_troops(State& state, Seat owner, Seat commander, Sink& sink) const {
  if (owner == kNobody || commander == kNobody) return;
  const Country power = country_of(house_of(commander));
  FixedList<Lent, kMostLent> kept;
  for (const Lent& lent : state.realm.lent)
    if (lent.commander != power || ruler(state, lent.colour) != owner ||
        command_over(state, commander, lent.colour, lent.province) != nullptr)
      kept.push_back(lent);
  if (kept.size() == state.realm.lent.size()) return;
  state.realm.lent = kept;
  tell_all(sink, ArmiesTakenBack{owner, commander, {}});
}

// blood.command.lawful
template <class Sink>
void Rules::let_stand_aside(State& state, Province province, Country attacker, Country defender, Sink& sink) const {
  FixedList<Lent, kMostLent> kept;
  for (const Lent& lent : state.realm.lent) {
    const Seat owner = ruler(state, lent.colour);
    const bool is_asked_to_fight = lent.province == province && lent.commander == attacker && owner != kNobody;
    if (lent.province == province && lent.commander == defender && owner == seat_of(blood::house_of(attacker))) {
      tell_all(sink, StoodAside{owner, seat_of(blood::house_of(defender)), province});
      continue;
    }
    const bool may = !is_asked_to_fight ||
                     (country_of(house_of(owner)) != defender && lawful(state, {.what = Act::What::attack,
                                                                                .actor = house_of(owner),
                                                                                .other = blood::house_of(defender),
                                                                                .province = province})
                                                                     .ok());
    if (may)
      kept.push_back(lent);
    else
      tell_all(sink, StoodAside{owner, seat_of(blood::house_of(attacker)), province});
  }
  state.realm.lent = kept;
}

// blood.command.charisma
template <class Sink> void Rules::note_help(State& state, Province province, Country power, Sink& sink) const {
  const Country country = state.realm.control[at(province)];
  const Seat host = ruler(state, country);
  if (host == kNobody || country_of(house_of(host)) != power) return;
  CountrySet helpers;
  for (const Lent& lent : state.realm.lent)
    if (lent.province == province && lent.commander == power && !lent.has_cost) helpers.add(lent.colour);
  for (const Country helper : helpers) {
    for (Lent& lent : state.realm.lent)
      if (lent.colour == helper && lent.commander == power) lent.has_cost = true;
    if (const Clause* clause = command_over(state, host, helper, province)) {
      if (clause->met != 0) continue;
      state.law.clauses[static_cast<std::size_t>(clause - state.law.clauses.data())].met = state.year;
    }
    std::int8_t& lost = state.reigns[at(country)].lost_by_foreign_help;
    constexpr int kMostLost = 100;
    if (lost < kMostLost) ++lost;
    tell_all(sink, CharismaLost{country, 1, true});
  }
}

void Rules::tidy_troops(State& state) const {
  Realm& realm = state.realm;
  if (!realm.lent.empty()) {
    FixedList<Lent, kMostLent> kept;
    for (const Lent& lent : realm.lent) {
      const Seat commander = seat_of(blood::house_of(lent.commander));
      if (commander == kNobody) continue;
      const Seat owner = ruler(state, lent.colour);
      if (owner != kNobody && owner != commander && !countries_of(state, commander).empty()) kept.push_back(lent);
    }
    realm.lent = kept;
    trim_lent(realm);
  }
  for (const Country power : options_.in_play) {
    ProvinceSet& guests = realm.guests[at(power)];
    const ProvinceSet before = guests;
    for (const Province province : before)
      if (armies_in(state, power, province) == 0 || power_of(state, realm.control[at(province)]) == power)
        guests.remove(province);
  }
}

template void Rules::end_treaties(State&, Seat, Seat, Silence&) const;
template void Rules::end_treaties(State&, Seat, Seat, Listener<Event>&) const;
template void Rules::free_troops(State&, Seat, Seat, Silence&) const;
template void Rules::free_troops(State&, Seat, Seat, Listener<Event>&) const;
template void Rules::let_stand_aside(State&, Province, Country, Country, Silence&) const;
template void Rules::let_stand_aside(State&, Province, Country, Country, Listener<Event>&) const;
template void Rules::note_help(State&, Province, Country, Silence&) const;
template void Rules::note_help(State&, Province, Country, Listener<Event>&) const;

}  // namespace regalia::blood
