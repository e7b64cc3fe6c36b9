#include "games/blood/rules/retreat.h"

namespace regalia::blood {

ProvinceSet flight_places(const Rules& rules, const State& state, Country power, Province from) {
  ProvinceSet places;
  for (const Province to : rules.ways_from(state, rules.seat_of(house_of(power)), from)) {
    if (state.realm.famine.has(to) || rules.is_closed(to)) continue;
    bool is_free = true;
    for (const Country other : CountrySet::all())
      is_free = is_free && (other == power || rules.armies_in(state, other, to) == 0);
    if (is_free) places.add(to);
  }
  return places;
}

ProvinceSet retreat_places(const Rules& rules, const State& state, Country power, Province from) {
  ProvinceSet places;
  for (const Province to : rules.ways_from(state, rules.seat_of(house_of(power)), from))
    if (!state.realm.famine.has(to) && !rules.is_closed(to) &&
        rules.ruler(state, state.realm.control[at(to)]) != kNobody)
      places.add(to);
  return places;
}

ProvinceSet lawful_retreats(const Rules& rules, const State& state, Country power, Province from) {
  const ProvinceSet places = retreat_places(rules, state, power, from);
  ProvinceSet lawful;
  for (const Province to : places)
    if (rules.may_enter_with_armies(state, rules.seat_of(house_of(power)), to).ok()) lawful.add(to);
  return lawful.empty() ? places : lawful;
}

}  // namespace regalia::blood
