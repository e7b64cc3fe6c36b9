// Who stands where: powers are players, named by the countries of their houses, and countries that nobody plays.
#include <algorithm>

#include "games/blood/rules.h"

namespace regalia::blood {

Country Rules::power_of(const State& state, Country colour) const {
  const Seat seat = ruler(state, colour);
  return seat == kNobody ? colour : country_of(house_of(seat));
}

int Rules::armies_in(const State& state, Country power, Province province) const {
  int count = 0;
  for (const Country colour : CountrySet::all()) count += commanded(state, power, province, colour);
  return count;
}

int Rules::commanded(const State& state, Country power, Province province, Country colour) const {
  const int all = state.realm.armies[at(province)][at(colour)];
  if (all == 0) return 0;
  const bool is_own = power_of(state, colour) == power;
  if (state.realm.lent.empty()) return is_own ? all : 0;
  const int lent = lent_armies(state.realm, province, colour, power);
  return is_own ? all - lent_armies(state.realm, province, colour) + lent : lent;
}

FixedList<PersonId, kAllPieces> Rules::royals_in(const State& state, Country power, Province province) const {
  FixedList<PersonId, kAllPieces> royals;
  if (!options_.in_play.has(power)) return royals;
  for (const auto& pieces : state.realm.pieces)
    for (const RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && piece.place == Place::in(province) && piece.ship == kAshore &&
          state.people[piece.person].court == blood::house_of(power) && !state.people[piece.person].is_captive() &&
          std::find(royals.begin(), royals.end(), piece.person) == royals.end())
        royals.push_back(piece.person);
  return royals;
}

bool Rules::is_king_piece(const State& state, PersonId person) const {
  for (const auto& pieces : state.realm.pieces)
    if (person != kNoPerson && pieces[kKingPiece].person == person) return true;
  return false;
}

Country Rules::castle_country(const State& state, Country power, Province province) const {
  for (const Country country : options_.in_play)
    if (state.realm.capital[at(country)] == province && state.realm.castle[at(country)] > 0 &&
        power_of(state, country) == power)
      return country;
  return kNoCountry;
}

int Rules::castle_in(const State& state, Country power, Province province) const {
  const Country country = castle_country(state, power, province);
  return country == kNoCountry ? 0 : state.realm.castle[at(country)];
}

Country Rules::main_colour(const State& state, Country power, Province province) const {
  Country most = kNoCountry;
  int armies = 0;
  for (const Country colour : CountrySet::all())
    if (const int here = state.realm.armies[at(province)][at(colour)];
        here > armies && power_of(state, colour) == power) {
      most = colour;
      armies = here;
    }
  if (most != kNoCountry) return most;
  if (const Country castle = castle_country(state, power, province); castle != kNoCountry) return castle;
  if (power_of(state, power) == power) return power;
  for (const Country colour : CountrySet::all())
    if (power_of(state, colour) == power) return colour;
  return power;
}

void Rules::give_goods(State& state, Province province, Country from, Country to) const {
  if (from == to) return;
  Goods& lost = state.realm.items[at(province)][at(from)];
  Goods& won = state.realm.items[at(province)][at(to)];
  for (int i = 0; i < kGoods; ++i)
    won.counts[at(i)] = static_cast<std::uint16_t>(won.counts[at(i)] + lost.counts[at(i)]);
  lost = {};
}

void Rules::shift_lent(State& state, Province from, Province to, Country colour, Country commander, int count) const {
  if (options_.readings.help_costs_once) return move_lent(state.realm, from, to, colour, commander, count);
  lend(state.realm, from, colour, commander, -count);
  lend(state.realm, to, colour, commander, count);
}

void Rules::shift_armies(State& state, Country power, Province from, Province to, int count) const {
  for (const Country colour : CountrySet::all()) {
    const int moved = std::min(count, commanded(state, power, from, colour));
    if (moved == 0) continue;
    std::uint8_t& here = state.realm.armies[at(from)][at(colour)];
    std::uint8_t& there = state.realm.armies[at(to)][at(colour)];
    if (power_of(state, colour) != power) shift_lent(state, from, to, colour, power, moved);
    here = static_cast<std::uint8_t>(here - moved);
    there = static_cast<std::uint8_t>(there + moved);
    count -= moved;
  }
}

bool Rules::has_pieces(const State& state, Seat seat) const {
  for (const auto& pieces : state.realm.pieces)
    for (const RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && state.people[piece.person].court == house_of(seat) &&
          !state.people[piece.person].is_captive())
        return true;
  return false;
}

void Rules::strand(State& state, Ship ship) const {
  for (auto& pieces : state.realm.pieces)
    for (RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && piece.ship == ship) piece = {};
}

bool Rules::may_cross_channel(const State& state, Seat seat, Province from, Province to, Channel channel) const {
  const CountrySet own = countries_of(state, seat);
  const auto is_own = [&](Province province) { return own.has(state.realm.control[at(province)]); };
  if (!is_across_channel(from, to) || !is_own(from) || !is_own(to)) return false;
  for (int i = 0; i < kSeas; ++i)
    if (facts_.map.seas[at(i)].coasts.has(from) && facts_.map.seas[at(i)].coasts.has(to))
      for (const Country colour : CountrySet::all() - own)
        for (const Fleet& fleet : state.realm.fleets[at(colour)])
          if (fleet.place == Place::at_sea(static_cast<Sea>(i)) &&
              (channel == Channel::as_seen || !has_leave(state, {.what = Act::What::sail_past,
                                                                 .actor = house_of(seat),
                                                                 .other = blood::house_of(power_of(state, colour))})))
            return false;
  return true;
}

ProvinceSet Rules::ways_from(const State& state, Seat seat, Province from) const {
  ProvinceSet ways = facts_.map.neighbours(from);
  for (const Province to : {Province::kent, Province::calais})
    if (may_cross_channel(state, seat, from, to, Channel::as_seen)) ways.add(to);
  return ways;
}

Province Rules::capital_of(const State& state, House house) const {
  if (!is_of_country(house)) return kNoProvince;
  const CountrySet own = countries_of(state, seat_of(house));
  if (own.has(country_of(house))) return state.realm.capital[at(country_of(house))];
  return own.empty() ? kNoProvince : state.realm.capital[at(*own.begin())];
}

template <class Sink> void Rules::take_away(State& state, PersonId person, House captor, Sink& sink) const {
  Person& who_is_taken = state.people[person];
  // Home is the capital of his house, whoever reigns there.
  const Province home =
      is_of_country(who_is_taken.court) ? state.realm.capital[at(country_of(who_is_taken.court))] : kNoProvince;
  const Province to = captor != kNoHouse || home == kNoProvince
                          ? capital_of(state, captor == kNoHouse ? who_is_taken.court : captor)
                          : home;
  if (to != kNoProvince) {
    move_royal(state.realm, person, Place::in(to), kAshore);
  } else {
    for (auto& pieces : state.realm.pieces)
      for (RoyalPiece& piece : pieces)
        if (piece.person == person) piece = {};
  }
  who_is_taken.captor = to == kNoProvince ? kNoHouse : captor;
  tell_all(sink, Captured{who(state, person), who_is_taken.captor});
}

template <class Sink> void Rules::free_captives_in(State& state, Province capital, Sink& sink) const {
  for (const auto& pieces : state.realm.pieces)
    for (const RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && piece.place == Place::in(capital) && state.people[piece.person].is_captive())
        take_away(state, piece.person, kNoHouse, sink);
}

template <class Sink> void Rules::free_captives_of_landless(State& state, Sink& sink) const {
  for (int i = 0; i < state.people.slots(); ++i)
    if (const auto id = static_cast<PersonId>(i); state.people.has(id) && state.people[id].is_captive() &&
                                                  countries_of(state, seat_of(state.people[id].captor)).empty())
      take_away(state, id, kNoHouse, sink);
}

template void Rules::take_away(State&, PersonId, House, Silence&) const;
template void Rules::take_away(State&, PersonId, House, Listener<Event>&) const;
template void Rules::free_captives_in(State&, Province, Silence&) const;
template void Rules::free_captives_in(State&, Province, Listener<Event>&) const;
template void Rules::free_captives_of_landless(State&, Silence&) const;
template void Rules::free_captives_of_landless(State&, Listener<Event>&) const;

}  // namespace regalia::blood
