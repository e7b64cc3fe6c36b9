#include "games/blood/rules/marking.h"

#include "games/blood/rules.h"

namespace regalia::blood {
// blood.control.marker: only own armies, nobody else's, and no castle that stands.
ProvinceSet Marking::candidates(const Rules& rules, const State& state, Seat seat) const {
  ProvinceSet set;
  const Country own = country_of(rules.house_of(seat));
  for (int i = 0; i < kProvinces; ++i) {
    const auto province = static_cast<Province>(i);
    const Country holder = rules.power_of(state, state.realm.control[at(i)]);
    if (holder == own || rules.armies_in(state, own, province) == 0) continue;
    bool is_alone = rules.castle_in(state, holder, province) == 0;
    for (const Country power : CountrySet::all())
      is_alone = is_alone && (power == own || rules.armies_in(state, power, province) == 0);
    if (is_alone) set.add(province);
  }
  return set;
}

// What a contract of the seat's own says to it.
Verdict Marking::marking(const Rules& rules, const State& state, Seat seat, Province province) {
  // blood.leave.guests: those who were let in take nothing.
  if (state.realm.guests[at(rules.house_of(seat))].has(province))
    return Verdict::no("blood.leave.guests", "Your armies were let in there, and take nothing.");
  return rules.lawful(state, {.what = Act::What::mark, .actor = rules.house_of(seat), .province = province});
}

Pending Marking::pending(const Rules& rules, const State& state) const {
  if (step == Step::capitals) return Pending::turn(rules.ruler(state, country));
  SeatSet asked;
  for (const Seat seat : rules.everybody())
    if (!candidates(rules, state, seat).empty()) asked.add(seat);
  return {.step = regalia::Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Marking::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  if (step == Step::capitals) {
    for (const Province province : home_provinces(state.realm, country))
      offer(list, move_of(MoveKind::new_capital, province));
    return;
  }
  const ProvinceSet own = candidates(rules, state, seat);
  for (const Province province : own - chosen)
    if (marking(rules, state, seat, province).ok()) offer(list, move_of(MoveKind::mark, province));
  if (!(own & chosen).empty()) offer(list, move_of(MoveKind::anew));
  offer(list, move_of(MoveKind::done));
}

Verdict Marking::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::mark:
      if (move.a() < kProvinces)
        if (const Verdict bar = marking(rules, state, seat, first_province_of(move)); !bar.ok()) return bar;
      return Verdict::no(
          "blood.control.marker",
          "A marker is put where only your armies stand at the end of a round, and no castle of another.");
    case MoveKind::new_capital:
      return Verdict::no("blood.capital.lost", "Another home province that you control becomes the capital.");
    default: return Verdict::no("blood.turn.step", "Control markers are put now.");
  }
}

template <class Sink> void Marking::take(const Rules& rules, State& state, Seat seat, Province province, Sink& sink) {
  const Country before = state.realm.control[at(province)];
  const Country own = country_of(rules.house_of(seat));
  const Country home = country_of(province);
  const Country now = rules.power_of(state, home) == own ? home : rules.main_colour(state, own, province);
  rules.note_war(state, seat, rules.ruler(state, before));
  state.realm.control[at(province)] = now;
  tell_all(sink, MarkerPut{seat, province, before, now});
  // blood.fleet.leave
  if (rules.options().readings.captured_ports_are_left)
    for (const Country colour : CountrySet::all())
      if (rules.power_of(state, colour) == rules.power_of(state, before))
        for (Fleet& fleet : state.realm.fleets[at(colour)])
          if (fleet.place == Place::in(province)) fleet.is_evicted = true;
  // blood.items.captured: with the province.
  for (const Country colour : CountrySet::all())
    if (const Country power = rules.power_of(state, colour);
        power != own && rules
                            .lawful(state, {.what = Act::What::seize,
                                            .actor = rules.house_of(seat),
                                            .other = house_of(power),
                                            .province = province})
                            .ok())
      rules.give_goods(state, province, colour, now);
}

template <class Sink> void Marking::found_capital(const Rules& rules, State& state, Province province, Sink& sink) {
  const Province before = state.realm.capital[at(country)];
  state.realm.capital[at(country)] = province;
  tell_all(sink, CapitalMoved{country, province});
  // blood.captive.place: captives are where the court is.
  if (before == kNoProvince) return;
  for (const Country colour : CountrySet::all())
    for (int i = 0; i < kMostPieces; ++i) {
      RoyalPiece& piece = state.realm.pieces[at(colour)][at(i)];
      if (piece.person == kNoPerson || piece.place != Place::in(before) || !state.people[piece.person].is_captive())
        continue;
      piece.place = Place::in(province);
      tell_all(sink, PiecePlaced{rules.who(state, piece.person), colour, i, province});
    }
}

// blood.capital.landless: what it had abroad goes back, its armies and fleets to the pool, captives home.
template <class Sink> void Marking::lose_land(const Rules& rules, State& state, Sink& sink) {
  Realm& realm = state.realm;
  realm.capital[at(country)] = kNoProvince;
  for (const Province province : controlled_by(realm, country)) realm.control[at(province)] = country_of(province);
  for (auto& in_province : realm.armies) in_province[at(country)] = 0;
  for (int i = fleets_of(realm, country) - 1; i >= 0; --i) {
    const Ship ship{country, static_cast<std::uint8_t>(i)};
    rules.strand(state, ship);
    remove_fleet(realm, ship);
  }
  for (Fleets& fleets : realm.fleets)
    for (Fleet& fleet : fleets) fleet.armies[at(country)] = 0;
  tell_all(sink, LandLost{country});
}

template <class Sink> Next Marking::go_on(const Rules& rules, State& state, Sink& sink) {
  if (step == Step::mark) {
    if (!pending(rules, state).owing.empty()) return Next::stay();
    for (const Seat seat : answered)
      for (const Province province : candidates(rules, state, seat) & chosen) take(rules, state, seat, province, sink);
    step = Step::capitals;
  }
  // What one country loses goes back to others, which may then have a capital again.
  while (true) {
    country = first_unsettled(rules, state);
    if (static_cast<int>(country) >= kCountries) return Next::done();
    const Province capital = state.realm.capital[at(country)];
    if (capital != kNoProvince && state.realm.control[at(capital)] != country) {
      state.realm.castle[at(country)] = 0;
      rules.free_captives_in(state, capital, sink);
    }
    const Province old = rules.facts().map.capitals[at(country)];
    const ProvinceSet places = home_provinces(state.realm, country);
    if (places.empty())
      lose_land(rules, state, sink);
    else if (places.has(old))
      found_capital(rules, state, old, sink);
    else if (places.size() == 1)
      found_capital(rules, state, *places.begin(), sink);
    else
      return Next::stay();
  }
}

// blood.capital.lost, blood.capital.regained: whose capital is taken, whose old one is free again, who has land again.
Country Marking::first_unsettled(const Rules& rules, const State& state) {
  for (const Country each : rules.in_play()) {
    const Province capital = state.realm.capital[at(each)];
    const Province old = rules.facts().map.capitals[at(each)];
    const bool is_landless = capital == kNoProvince && home_provinces(state.realm, each).empty();
    const bool has_old_again = capital != old && state.realm.control[at(old)] == each;
    if (!is_landless && (capital == kNoProvince || has_old_again || state.realm.control[at(capital)] != each))
      return each;
  }
  return static_cast<Country>(kCountries);
}

bool Marking::is_capital_lost(const Rules& rules, const State& state) {
  for (const Country country : rules.in_play()) {
    const Province capital = state.realm.capital[at(country)];
    if (capital != kNoProvince && state.realm.control[at(capital)] != country) return true;
  }
  return false;
}

template <class Sink> void Marking::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::new_capital: found_capital(rules, state, first_province_of(move), sink); return;
    case MoveKind::mark: chosen.add(first_province_of(move)); return;
    case MoveKind::anew: chosen = chosen - candidates(rules, state, seat); return;
    default: take_answer(answered, seat, sink);
  }
}

REGALIA_CHAPTER(Marking);

}  // namespace regalia::blood
