#include "games/blood/rules/march.h"

#include <algorithm>
#include <numeric>

#include "games/blood/rules/marching.h"

namespace regalia::blood {
int Group::armies_in_all() const { return std::accumulate(armies.begin(), armies.end(), 0); }

bool Group::has_items() const { return items != Cargo{}; }

template <class Sink> Next March::go_on(const Rules& rules, State& state, Sink& sink) {
  if (asked != kNobody && !for_troops && !for_goods) {
    // blood.leave.standing: whoever has said what he would say is not asked.
    const Leave said = state.law.answers[at(rules.house_of(asked))][at(rules.house_of(seat))];
    if (said == Leave::never) answer(rules, state, false, sink);
    if (said == Leave::always && Marching(rules, state, *this).may_be_allowed().ok()) answer(rules, state, true, sink);
  }
  return is_over ? Next::done() : Next::stay();
}

namespace {

// Pieces are where the plan has led them.
void move_land_group(March& march, Realm& realm, const Group& group, const std::array<int, kCountries>& pools) {
  // Who goes on by leave is known by what he had spent when he asked.
  const auto set_out = [&](const Tired& kind, int all, int count) {
    if (group.leave.empty())
      forget(march.tired, kind, all, count);
    else
      forget_those(march.tired, kind, group.rested, count);
  };
  const auto shift = [](auto& here, auto& there, int count) {
    here = static_cast<std::remove_cvref_t<decltype(here)>>(here - count);
    there = static_cast<std::remove_cvref_t<decltype(there)>>(there + count);
  };
  for (const Country colour : CountrySet::all()) {
    if (const int count = group.armies[at(colour)]; count > 0) {
      auto& here = armies_at(realm, group.from, colour);
      set_out(Tired::army(group.from, colour), pools[at(colour)], count);
      shift(here, armies_at(realm, group.where, colour), count);
    }
    for (int i = 0; i < kGoods; ++i)
      if (const int count = group.items[at(colour)][at(i)]; count > 0) {
        const auto good = static_cast<Good>(i);
        auto& here = items_at(realm, group.from, colour, good);
        set_out(Tired::item(group.from, colour, good), here, count);
        shift(here, items_at(realm, group.where, colour, good), count);
      }
  }
  for (const PersonId person : group.royals) {
    if (is_ship(group.where))
      move_royal(realm, person, fleet_at(realm, group.where).place, ship_at(group.where));
    else
      move_royal(realm, person, Place::in(province_at(group.where)), kAshore);
    forget(march.tired, Tired::royal(group.from, person), 1, 1);
  }
}

void move_fleets(March& march, Realm& realm, const Group& group) {
  const Place place = is_sea(group.where) ? Place::at_sea(sea_at(group.where)) : Place::in(province_at(group.where));
  for (int i = 0; i < fleets_of(realm, group.colour); ++i) {
    if ((group.fleets >> i & 1) == 0) continue;
    const Ship ship{group.colour, static_cast<std::uint8_t>(i)};
    realm.fleets[at(group.colour)][at(i)].place = place;
    realm.fleets[at(group.colour)][at(i)].host = kNoCountry;
    realm.fleets[at(group.colour)][at(i)].is_evicted = false;
    for (auto& pieces : realm.pieces)
      for (RoyalPiece& piece : pieces)
        if (piece.person != kNoPerson && piece.ship == ship) piece.place = place;
    forget(march.tired, Tired::fleet(ship), 1, 1);
  }
}

// They are tired of what they have done.
void tire(TiredPieces& tired, const Group& group) {
  const int spent = group.is_stopped ? kItemPoints : group.spent;
  const int army_spent = std::min(spent, kArmyPoints);
  for (const Country colour : CountrySet::all()) {
    if (const int count = group.armies[at(colour)]; count > 0)
      note(tired, Tired::army(group.where, colour), army_spent, count);
    for (int good = 0; good < kGoods; ++good)
      if (const int count = group.items[at(colour)][at(good)]; count > 0)
        note(tired, Tired::item(group.where, colour, static_cast<Good>(good)), spent, count);
  }
  for (const PersonId person : group.royals) note(tired, Tired::royal(group.where, person), army_spent, 1);
  for (int i = 0; i < kMostFleets; ++i)
    if ((group.fleets >> i & 1) != 0)
      note(tired, Tired::fleet(Ship{group.colour, static_cast<std::uint8_t>(i)}), std::min(spent, kFleetPoints), 1);
}

// blood.items.others
GoodsAsked goods_asked(const March& march, Country owner) {
  const Group& group = march.group;
  GoodsAsked event{march.seat, march.asked, owner, {}, group.from, {}};
  for (int good = 0; good < kGoods; ++good)
    event.goods.insert(event.goods.end(), group.items[at(owner)][at(good)], static_cast<Good>(good));
  for (const Spot spot : group.path) event.path.push_back(spot);
  return event;
}

}  // namespace

// The group is where the plan has led it, in sight of all.
template <class Sink> void March::dispatch(const Rules& rules, State& state, Sink& sink) {
  ++sent;
  if (group.path.empty()) {
    // Fleets ask from where they are, and are noted anew when they are answered.
    for (int i = 0; i < kMostFleets; ++i)
      if ((group.fleets >> i & 1) != 0)
        forget(tired, Tired::fleet(Ship{group.colour, static_cast<std::uint8_t>(i)}), 1, 1);
    return;
  }
  if (group.kind == Group::Kind::fleet)
    set_sail(state, sink);
  else
    set_out(rules, state, sink);
  group.from = group.where;
  group.path = {};
}

// blood.leave.guests: armies that were let in, or were not.
void March::note_guests(const Rules& rules, State& state) const {
  if (!is_province(group.where) || group.armies_in_all() == 0) return;
  const Marching marching(rules, state, *this);
  const Province here = province_at(group.where);
  ProvinceSet& guests = state.realm.guests[at(rules.house_of(seat))];
  if (marching.is_let_in(here) && !marching.is_own(here))
    guests.add(here);
  else
    guests.remove(here);
}

template <class Sink> void March::set_sail(State& state, Sink& sink) {
  tell_all(sink, [&] {
    Sailed event{seat, group.colour, std::popcount(group.fleets), group.from, {}, group.is_stopped};
    for (const Spot spot : group.path) event.path.push_back(spot);
    return event;
  });
  move_fleets(*this, state.realm, group);
}

template <class Sink> void March::set_out(const Rules& rules, State& state, Sink& sink) {
  tell_all(sink, [&] {
    Marched event{seat, group.from, {}, group.armies_in_all(), {}, {}};
    for (const Spot spot : group.path) event.path.push_back(spot);
    for (const PersonId person : group.royals) event.royals.push_back(rules.who(state, person));
    for (const Country owner : CountrySet::all())
      for (int good = 0; good < kGoods; ++good)
        for (int i = 0; i < group.items[at(owner)][at(good)]; ++i) event.goods.push_back(static_cast<Good>(good));
    return event;
  });
  // blood.war.acts: armies that enter without leave, which some ask for first.
  const Marching marching(rules, state, *this);
  if (group.armies_in_all() > 0)
    for (const Spot spot : group.path)
      if (is_province(spot) && !marching.is_own(province_at(spot)) && !marching.is_let_in(province_at(spot)))
        if (const Seat ruler = rules.ruler(state, state.realm.control[at(province_at(spot))]); ruler != asked)
          for (const Seat aggressor : {seat, marching.whose_are_led()}) rules.note_war(state, aggressor, ruler);
  note_guests(rules, state);
  std::array<int, kCountries> pools{};
  for (const Country colour : CountrySet::all()) pools[at(colour)] = marching.armies_to_lead(group.from, colour);
  move_land_group(*this, state.realm, group, pools);
}

// blood.command.asked: refused, nothing of the group moves, and what was agreed without a wedding is over.
template <class Sink> void March::lead_off(const Rules& rules, State& state, bool is_given, Sink& sink) {
  const Seat owner = asked;
  asked = kNobody;
  for_troops = false;
  if (is_given) {
    const Country led = Marching(rules, state, *this).led_for();
    const Country power = country_of(rules.house_of(seat));
    const int count = group.armies[at(led)];
    const Province from = province_at(group.from);
    lend(state.realm, from, led, power, std::max(0, count - lent_armies(state.realm, from, led, power)));
    rules.note_help(state, from, power, sink);
    dispatch(rules, state, sink);
    rules.shift_lent(state, from, province_at(group.where), led, power, count);
    rules.note_help(state, province_at(group.where), power, sink);
    tire(tired, group);
  } else {
    ++sent;
    if (rules.has_treaty(state, owner, seat)) rules.end_treaties(state, owner, seat, sink);
    rules.free_troops(state, owner, seat, sink);
  }
  group = {};
}

// blood.items.others: refused, nothing of the group moves.
template <class Sink> void March::ship_goods(const Rules& rules, State& state, bool is_given, Sink& sink) {
  asked = kNobody;
  for_goods = false;
  if (is_given) {
    dispatch(rules, state, sink);
    tire(tired, group);
  } else {
    ++sent;
  }
  group = {};
}

// blood.items.hand-over
template <class Sink> void March::hand_over(const Rules& rules, State& state, Move move, Sink& sink) {
  const Marching marching(rules, state, *this);
  const Province province = first_province_of(move);
  const auto good = static_cast<Good>(move.c());
  const Country to = marching.receiver_in(province, rules.seat_of(static_cast<House>(move.b())));
  int left = static_cast<int>(move.amount());
  for (const Country owner : marching.own()) {
    std::uint16_t& here = state.realm.items[at(province)][at(owner)][good];
    const int given = std::min<int>(left, here);
    if (given == 0) continue;
    forget(tired, Tired::item(spot_of(province), owner, good), here, given);
    here = static_cast<std::uint16_t>(here - given);
    std::uint16_t& received = state.realm.items[at(province)][at(to)][good];
    received = static_cast<std::uint16_t>(received + given);
    left -= given;
    tell_all(sink, GoodsGiven{owner, to, spot_of(province), good, given});
  }
}

// blood.leave.given, blood.leave.port
template <class Sink> void March::answer(const Rules& rules, State& state, bool is_given, Sink& sink) {
  tell_all(sink, LeaveAnswered{asked, seat, is_given});
  if (for_troops) return lead_off(rules, state, is_given, sink);
  if (for_goods) return ship_goods(rules, state, is_given, sink);
  const Seat host = asked;
  const Province harbour = port;
  asked = kNobody;
  port = kNoProvince;
  if (!is_given) {
    group.is_stopped = true;
    tire(tired, group);
    if (group.armies_in_all() > 0) rules.note_war(state, seat, host);
    group = {};
    return;
  }
  if (harbour != kNoProvince) {
    group.where = spot_of(harbour);
    group.path.push_back(group.where);
    --sent;
    dispatch(rules, state, sink);
    for (int i = 0; i < fleets_of(state.realm, group.colour); ++i)
      if ((group.fleets >> i & 1) != 0)
        state.realm.fleets[at(group.colour)][at(i)].host = country_of(rules.house_of(host));
    tire(tired, group);
    group = {};
    return;
  }
  group.leave.add(host);
  group.rested = group.spent;
  note_guests(rules, state);
  const Marching marching(rules, state, *this);
  group.is_stopped = is_sea(group.where) ? marching.is_stopped_in(sea_at(group.where))
                                         : marching.is_stopped_by_entering(province_at(group.where));
  tire(tired, group);
}

template <class Sink> void March::apply(const Rules& rules, State& state, Seat, Move move, Sink& sink) {
  const Marching marching(rules, state, *this);
  const auto begin = [&](Group::Kind kind, Spot spot) {
    if (group.kind != Group::Kind::none) return;
    group.kind = kind;
    group.from = group.where = spot;
  };
  const auto spend = [&](int spent) { group.spent = static_cast<std::uint8_t>(std::max<int>(group.spent, spent)); };
  const auto step_to = [&](Spot spot) {
    ++group.spent;
    group.where = spot;
    group.path.push_back(spot);
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::take: {
      const Spot spot = spot_in(move);
      const auto colour = static_cast<Country>(move.b());
      const int count = static_cast<int>(move.amount()) + group.armies[at(colour)];
      spend(spent_by(tired, Tired::army(spot, colour), marching.armies_to_lead(spot, colour), count));
      begin(Group::Kind::land, spot);
      group.armies[at(colour)] = static_cast<std::uint8_t>(count);
      return;
    }
    case MoveKind::carry: {
      const Spot spot = spot_in(move);
      const auto owner = static_cast<Country>(move.b());
      const int count = static_cast<int>(move.amount()) + group.items[at(owner)][at(move.c())];
      const auto good = static_cast<Good>(move.c());
      spend(spent_by(tired, Tired::item(spot, owner, good), items_at(state.realm, spot, owner, good), count));
      begin(Group::Kind::land, spot);
      group.items[at(owner)][at(move.c())] = static_cast<std::uint8_t>(count);
      return;
    }
    case MoveKind::lead:
      spend(marching.spent_by(person_of(move)));
      begin(Group::Kind::land, marching.royal_at(person_of(move)));
      group.royals.push_back(person_of(move));
      return;
    case MoveKind::ship: {
      const Ship ship = ship_at(spot_in(move));
      spend(marching.spent_by(ship));
      begin(Group::Kind::fleet, spot_of(state.realm.fleets[at(ship.colour)][ship.number].place));
      group.colour = ship.colour;
      group.fleets = static_cast<std::uint8_t>(group.fleets | 1U << ship.number);
      return;
    }
    case MoveKind::go:
      step_to(spot_of(first_province_of(move)));
      group.is_stopped = marching.is_stopped_by_entering(first_province_of(move));
      return;
    case MoveKind::board: step_to(spot_in(move)); return;
    case MoveKind::land: {
      const Province coast = marching.port_of(ship_at(group.where));
      step_to(spot_of(coast));
      group.is_stopped = marching.is_stopped_by_entering(coast);
      return;
    }
    case MoveKind::sail:
      step_to(spot_in(move));
      group.is_stopped = marching.is_stopped_in(sea_at(spot_in(move)));
      return;
    case MoveKind::dock:
      group.where = spot_of(first_province_of(move));
      group.path.push_back(group.where);
      return;
    case MoveKind::anew:
      group = {};
      ++dropped;
      return;
    case MoveKind::send:
      if (const Country led = marching.led_for(); led != kNoCountry) {
        // blood.command.asked
        asked = marching.whose_are_led();
        for_troops = true;
        tell_all(sink, [&] {
          TroopsAsked event{seat, asked, led, group.armies[at(led)], group.from, {}};
          for (const Spot spot : group.path) event.path.push_back(spot);
          return event;
        });
        return;
      }
      if (const Country owner = marching.carried_for(); owner != kNoCountry) {
        asked = rules.ruler(state, owner);
        for_goods = true;
        tell_all(sink, [&] { return goods_asked(*this, owner); });
        return;
      }
      dispatch(rules, state, sink);
      tire(tired, group);
      group = {};
      return;
    case MoveKind::ask:
      asked = marching.who_lets_go_on();
      dispatch(rules, state, sink);
      tell_all(sink, LeaveAsked{seat, asked, group.where, {}});
      return;
    case MoveKind::ask_port:
      port = first_province_of(move);
      asked = rules.ruler(state, state.realm.control[at(port)]);
      dispatch(rules, state, sink);
      tell_all(sink, LeaveAsked{seat, asked, group.where, port});
      return;
    case MoveKind::allow: answer(rules, state, true, sink); return;
    case MoveKind::deny: answer(rules, state, false, sink); return;
    case MoveKind::lend: {
      ++sent;
      const Province where = first_province_of(move);
      const auto to = static_cast<Country>(move.b());
      const int count = static_cast<int>(move.amount());
      lend(state.realm, where, rules.main_colour(state, country_of(rules.house_of(seat)), where), to, count);
      tell_all(sink, ArmiesLent{seat, rules.seat_of(house_of(to)), where, count});
      return;
    }
    case MoveKind::take_back: {
      ++sent;
      const Province where = first_province_of(move);
      const auto from = static_cast<Country>(move.b());
      for (const Country colour : marching.own())
        lend(state.realm, where, colour, from, -marching.armies_to_take_back(where, colour, from));
      tell_all(sink, ArmiesTakenBack{seat, rules.seat_of(house_of(from)), where});
      return;
    }
    case MoveKind::end_treaty:
      rules.end_treaties(state, seat, rules.seat_of(static_cast<House>(move.a())), sink);
      return;
    case MoveKind::hand_over: hand_over(rules, state, move, sink); return;
    case MoveKind::destroy: {
      const auto good = static_cast<Good>(move.c());
      std::uint16_t& here = items_at(state.realm, spot_in(move), static_cast<Country>(move.b()), good);
      forget(tired, Tired::item(spot_in(move), static_cast<Country>(move.b()), good), here,
             static_cast<int>(move.amount()));
      here = static_cast<std::uint16_t>(here - move.amount());
      tell_all(sink, GoodsDestroyed{seat, static_cast<Province>(move.a()), good, static_cast<int>(move.amount())});
      return;
    }
    case MoveKind::confiscate: {
      const auto province = static_cast<Province>(move.a());
      const auto owner = static_cast<Country>(move.b());
      const Country to = state.realm.control[at(province)];
      tell_all(sink, GoodsConfiscated{seat, province, owner});
      rules.note_war(state, seat, rules.ruler(state, owner));
      rules.give_goods(state, province, owner, to);
      change_owner(tired, spot_of(province), owner, to);
      return;
    }
    default: tell_all(sink, Answered{seat}); is_over = true;
  }
}

REGALIA_CHAPTER(March);

}  // namespace regalia::blood
