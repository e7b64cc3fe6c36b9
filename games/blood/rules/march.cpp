#include "games/blood/rules/march.h"

#include <algorithm>

#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

void offer(MoveList& list, Move move) { list.push_back(Offer::one(move)); }
void offer(MoveList& list, Move move, int most) {
  if (most > 0) list.push_back(Offer::range(move, 1, static_cast<std::uint32_t>(most)));
}
int number(Spot spot) { return static_cast<int>(spot); }
Spot spot_in(Move move) { return static_cast<Spot>(move.a()); }
int points_of(Tired::What what) {
  if (what == Tired::What::item) return kItemPoints;
  return what == Tired::What::fleet ? kFleetPoints : kArmyPoints;
}

// What may be moved, from where, by whom; a question about one march.
class Marching {
 public:
  Marching(const Rules& rules, const State& state, const March& march)
      : rules_(rules), state_(state), realm_(state.realm), march_(march), group_(march.group) {}

  // ---- What there is

  [[nodiscard]] CountrySet own() const { return rules_.countries_of(state_, march_.seat); }
  [[nodiscard]] bool is_own(Province province) const { return own().has(realm_.control[at(province)]); }
  [[nodiscard]] Province port_of(Ship ship) const { return realm_.fleets[at(ship.colour)][ship.number].place.province; }

  [[nodiscard]] int armies_at(Spot spot, Country colour) const {
    if (is_province(spot)) return realm_.armies[at(province_at(spot))][at(colour)];
    const Ship ship = ship_at(spot);
    return realm_.fleets[at(ship.colour)][ship.number].armies[at(colour)];
  }
  [[nodiscard]] int items_at(Spot spot, Country owner, int good) const {
    if (is_province(spot)) return realm_.items[at(province_at(spot))][at(owner)].counts[at(good)];
    const Ship ship = ship_at(spot);
    return realm_.fleets[at(ship.colour)][ship.number].goods[at(owner)].counts[at(good)];
  }
  // Where a royal piece of the seat is that may be moved; kNoSpot: nowhere.
  [[nodiscard]] Spot royal_at(PersonId person) const {
    if (!state_.people.lives(person) || state_.people[person].is_captive() ||
        state_.people[person].court != rules_.house_of(march_.seat))
      return kNoSpot;
    for (const auto& pieces : realm_.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == person) return piece.ship == kAshore ? spot_of(piece.place) : spot_of(piece.ship);
    return kNoSpot;
  }

  // ---- Points

  // Of pieces of a kind at a spot, how many have points left.
  [[nodiscard]] int fresh(Tired::What what, Spot spot, int colour, int good, int all) const {
    for (const Tired& entry : march_.tired)
      if (entry.what == what && entry.where == spot && entry.colour == colour && entry.good == good &&
          entry.spent >= points_of(what))
        all -= entry.count;
    return std::min(all, 255);
  }
  // What those have spent who are taken first: the freshest.
  [[nodiscard]] int spent_by(Tired::What what, Spot spot, int colour, int good, int all, int count) const {
    std::array<int, kItemPoints + 1> spent{};
    for (const Tired& entry : march_.tired)
      if (entry.what == what && entry.where == spot && entry.colour == colour && entry.good == good) {
        spent[entry.spent] += entry.count;
        all -= entry.count;
      }
    spent[0] += all;
    for (int i = 0; i <= kItemPoints; ++i) {
      count -= spent[at(i)];
      if (count <= 0) return i;
    }
    return kItemPoints;
  }
  [[nodiscard]] int spent_by(PersonId person) const {
    for (const Tired& entry : march_.tired)
      if (entry.what == Tired::What::royal && entry.person == person) return entry.spent;
    return 0;
  }
  [[nodiscard]] int spent_by(Ship ship) const {
    for (const Tired& entry : march_.tired)
      if (entry.what == Tired::What::fleet && entry.where == spot_of(ship)) return entry.spent;
    return 0;
  }
  [[nodiscard]] int points_left() const {
    if (group_.is_stopped) return 0;
    const bool only_items = group_.armies_in_all() == 0 && group_.royals.empty();
    const int all = group_.kind == Group::Kind::fleet ? kFleetPoints : only_items ? kItemPoints : kArmyPoints;
    return all - group_.spent;
  }

  // ---- Beginning a group, and adding to it

  [[nodiscard]] bool may_begin() const {
    return march_.sent + march_.dropped < March::kMostGroups &&
           march_.tired.size() + March::kMostOfAGroup <= March::kMostTired;
  }
  [[nodiscard]] bool may_take_at(Spot spot) const {
    if (is_sea(spot) || (is_ship(spot) && port_of(ship_at(spot)) == kNoProvince)) return false;
    if (group_.kind == Group::Kind::none) return may_begin();
    return group_.kind == Group::Kind::land && group_.path.empty() && group_.from == spot;
  }

  template <class Visit> void for_own_spots(Visit visit) const {
    for (int i = 0; i < kProvinces; ++i) visit(static_cast<Spot>(i));
    for (const Country colour : CountrySet::all())
      for (int i = 0; i < fleets_of(realm_, colour); ++i) visit(spot_of(Ship{colour, static_cast<std::uint8_t>(i)}));
  }

  void list_takes(MoveList& list) const {
    for_own_spots([&](Spot spot) {
      if (!may_take_at(spot)) return;
      for (const Country colour : own()) {
        const int all = armies_at(spot, colour);
        if (all == 0) continue;
        offer(list, Move::of(MoveKind::take, number(spot), static_cast<int>(colour)),
              fresh(Tired::What::army, spot, static_cast<int>(colour), 0, all) - group_.armies[at(colour)]);
      }
      for (const Country owner : own())
        for (int good = 0; good < kGoods; ++good)
          if (const int all = items_at(spot, owner, good); all > 0)
            offer(
                list, Move::of(MoveKind::carry, number(spot), static_cast<int>(owner), good),
                fresh(Tired::What::item, spot, static_cast<int>(owner), good, all) - group_.items[at(owner)][at(good)]);
    });
    for (const auto& pieces : realm_.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person != kNoPerson && may_lead(piece.person)) offer(list, move_of(MoveKind::lead, piece.person));
  }
  [[nodiscard]] bool may_lead(PersonId person) const {
    const Spot spot = royal_at(person);
    return spot != kNoSpot && may_take_at(spot) && spent_by(person) < kArmyPoints && !group_.royals.full() &&
           std::find(group_.royals.begin(), group_.royals.end(), person) == group_.royals.end();
  }
  [[nodiscard]] bool may_ship(Ship ship) const {
    const Fleet& fleet = realm_.fleets[at(ship.colour)][ship.number];
    if (spent_by(ship) >= kFleetPoints) return false;
    if (group_.kind == Group::Kind::none) return may_begin();
    return group_.kind == Group::Kind::fleet && group_.path.empty() && group_.colour == ship.colour &&
           (group_.fleets >> ship.number & 1) == 0 && group_.from == spot_of(fleet.place);
  }

  // ---- Steps

  // blood.move.famine, blood.neutral.four, blood.items.rebellion
  [[nodiscard]] bool may_enter(Province to, bool only_items, bool has_armies) const {
    if (realm_.famine.has(to) || rules_.is_closed(to)) return false;
    const bool is_neutral = rules_.ruler(state_, realm_.control[at(to)]) == kNobody;
    if (is_neutral && !has_armies) return false;
    return !only_items || !realm_.rebellion.has(to);
  }
  [[nodiscard]] bool only_items() const { return group_.armies_in_all() == 0 && group_.royals.empty(); }
  // blood.move.channel
  [[nodiscard]] bool may_cross_channel(Province from, Province to) const {
    if (!is_across_channel(from, to) || !is_own(from) || !is_own(to)) return false;
    for (int i = 0; i < kSeas; ++i)
      if (rules_.facts().map.seas[at(i)].coasts.has(from) && rules_.facts().map.seas[at(i)].coasts.has(to))
        for (const Country colour : CountrySet::all() - own())
          for (const Fleet& fleet : realm_.fleets[at(colour)])
            if (fleet.place == Place::at_sea(static_cast<Sea>(i))) return false;
    return true;
  }
  [[nodiscard]] bool may_go(Province to) const {
    if (group_.kind != Group::Kind::land || points_left() < 1 || !is_province(group_.where)) return false;
    const Province from = province_at(group_.where);
    const bool is_near =
        rules_.facts().map.borders_on(from, to) || (!group_.has_items() && may_cross_channel(from, to));
    if (!is_near || !may_enter(to, only_items(), group_.armies_in_all() > 0)) return false;
    if (!only_items()) return true;
    // blood.items.foreign: unescorted they cross one frontier, and do not wander abroad.
    return !realm_.rebellion.has(from) && (is_own(from) || is_own(to));
  }
  [[nodiscard]] int room_aboard(Ship ship) const { return rules_.facts().cargo - units_aboard(realm_, ship); }
  [[nodiscard]] bool may_board(Ship ship) const {
    return group_.kind == Group::Kind::land && points_left() >= 1 && is_province(group_.where) &&
           own().has(ship.colour) && port_of(ship) == province_at(group_.where) &&
           room_aboard(ship) >= group_.armies_in_all() + static_cast<int>(group_.royals.size()) &&
           !(only_items() && realm_.rebellion.has(province_at(group_.where)));
  }
  [[nodiscard]] bool may_land() const {
    return group_.kind == Group::Kind::land && points_left() >= 1 && is_ship(group_.where) &&
           may_enter(port_of(ship_at(group_.where)), only_items(), group_.armies_in_all() > 0);
  }
  [[nodiscard]] bool may_sail(Sea to) const {
    if (group_.kind != Group::Kind::fleet || points_left() < 1 || group_.path.full()) return false;
    if (is_province(group_.where)) return rules_.facts().map.seas[at(to)].coasts.has(province_at(group_.where));
    return rules_.facts().map.straits[at(sea_at(group_.where))][at(to)].is_there;
  }
  [[nodiscard]] bool may_dock(Province to) const {
    if (group_.kind != Group::Kind::fleet || group_.is_stopped || !is_sea(group_.where) || group_.path.full())
      return false;
    if (!rules_.facts().map.seas[at(sea_at(group_.where))].coasts.has(to) || realm_.famine.has(to) ||
        rules_.is_closed(to))
      return false;
    // blood.fleet.dock: abroad only to invade.
    return is_own(to) || armies_aboard() > 0;
  }
  [[nodiscard]] int armies_aboard() const {
    int armies = 0;
    for (int i = 0; i < fleets_of(realm_, group_.colour); ++i)
      if ((group_.fleets >> i & 1) != 0)
        for (const int each : realm_.fleets[at(group_.colour)][at(i)].armies) armies += each;
    return armies;
  }
  // blood.fleet.stopped: one other player has more fleets at sea there.
  [[nodiscard]] bool is_stopped_in(Sea sea) const {
    const auto at_sea = [&](CountrySet colours) {
      int count = 0;
      for (const Country colour : colours)
        for (int i = 0; i < fleets_of(realm_, colour); ++i) {
          const bool is_moving = colour == group_.colour && (group_.fleets >> i & 1) != 0;
          count += is_moving || realm_.fleets[at(colour)][at(i)].place == Place::at_sea(sea) ? 1 : 0;
        }
      return count;
    };
    const int mine = at_sea(own());
    for (const Seat other : rules_.everybody())
      if (other != march_.seat && at_sea(rules_.countries_of(state_, other)) > mine) return true;
    return false;
  }

  // ---- What must be done first

  // blood.move.famine, blood.fleet.leave: units that must leave, can, and have not been moved yet.
  [[nodiscard]] bool is_obliged() const {
    if (!may_begin()) return false;
    for (const Province province : realm_.famine) {
      if (!has_way_out(province)) continue;
      for (const Country colour : own())
        if (const int all = realm_.armies[at(province)][at(colour)];
            all > 0 && fresh(Tired::What::army, spot_of(province), static_cast<int>(colour), 0, all) > 0)
          return true;
    }
    for (const Country colour : own())
      for (int i = 0; i < fleets_of(realm_, colour); ++i) {
        const Ship ship{colour, static_cast<std::uint8_t>(i)};
        const Fleet& fleet = realm_.fleets[at(colour)][at(i)];
        if (fleet.place.is_at_sea() || spent_by(ship) > 0) continue;
        int armies = 0;
        for (const int each : fleet.armies) armies += each;
        if (realm_.famine.has(fleet.place.province) || (!is_own(fleet.place.province) && armies == 0)) return true;
      }
    return false;
  }
  [[nodiscard]] bool has_way_out(Province province) const {
    for (const Province to : rules_.facts().map.neighbours(province))
      if (may_enter(to, false, true)) return true;
    return false;
  }

  // blood.items.confiscate: of others, in an own province, where their armies do not guard them.
  [[nodiscard]] bool may_confiscate(Province province, Country owner) const {
    if (group_.kind != Group::Kind::none || !is_own(province) || own().has(owner) ||
        realm_.items[at(province)][at(owner)] == Goods{})
      return false;
    const Country power = rules_.power_of(state_, owner);
    return rules_.armies_in(state_, power, province) == 0;
  }

  const Rules& rules_;
  const State& state_;
  const Realm& realm_;
  const March& march_;
  const Group& group_;
};

}  // namespace

int Group::armies_in_all() const {
  int count = 0;
  for (const int each : armies) count += each;
  return count;
}

bool Group::has_items() const { return items != Cargo{}; }

Pending March::pending(const Rules&, const State&) const { return Pending::turn(seat); }

void March::moves(const Rules& rules, const State& state, Seat, MoveList& list) const {
  const Marching marching(rules, state, *this);
  marching.list_takes(list);
  for (const Country colour : marching.own())
    for (int i = 0; i < fleets_of(state.realm, colour); ++i) {
      const Ship ship{colour, static_cast<std::uint8_t>(i)};
      if (marching.may_ship(ship)) offer(list, Move::of(MoveKind::ship, number(spot_of(ship))));
      if (marching.may_board(ship)) offer(list, Move::of(MoveKind::board, number(spot_of(ship))));
    }
  if (group.kind == Group::Kind::none) {
    for (const Province province : rules.provinces_of(state, seat))
      for (const Country owner : CountrySet::all()) {
        if (marching.may_confiscate(province, owner))
          offer(list, Move::of(MoveKind::confiscate, static_cast<int>(province), static_cast<int>(owner)));
        for (int good = 0; good < kGoods; ++good)
          offer(list, Move::of(MoveKind::destroy, static_cast<int>(province), static_cast<int>(owner), good),
                marching.own().has(owner) ? marching.items_at(spot_of(province), owner, good) : 0);
      }
    if (!marching.is_obliged()) offer(list, move_of(MoveKind::done));
    return;
  }
  for (int i = 0; i < kProvinces; ++i) {
    if (marching.may_go(static_cast<Province>(i))) offer(list, Move::of(MoveKind::go, i));
    if (marching.may_dock(static_cast<Province>(i))) offer(list, Move::of(MoveKind::dock, i));
  }
  for (int i = 0; i < kSeas; ++i)
    if (marching.may_sail(static_cast<Sea>(i)))
      offer(list, Move::of(MoveKind::sail, number(spot_of(static_cast<Sea>(i)))));
  if (marching.may_land()) offer(list, move_of(MoveKind::land));
  if (!group.path.empty()) offer(list, move_of(MoveKind::send));
  offer(list, move_of(MoveKind::anew));
}

Verdict March::refusal(const Rules& rules, const State& state, Seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::take:
    case MoveKind::lead:
    case MoveKind::carry:
      return Verdict::no(
          "blood.move.group",
          "A group is put together from what is yours, in one place, has points left, and has not set out.");
    case MoveKind::ship:
      return Verdict::no("blood.fleet.move", "Your fleets that lie together and have points left set out together.");
    case MoveKind::go:
      if (move.a() < kProvinces && state.realm.famine.has(first_province_of(move)))
        return Verdict::no("blood.move.famine", "Nothing moves into a province with famine.");
      if (move.a() < kProvinces && rules.is_closed(first_province_of(move)))
        return Verdict::no("blood.neutral.four", "Nobody enters this country.");
      return Verdict::no("blood.move.points",
                         "A group goes to a neighbouring province while it has points left; abroad it stops.");
    case MoveKind::board:
    case MoveKind::land:
      return Verdict::no("blood.move.embark", "It takes a point, and a fleet of yours in port with room.");
    case MoveKind::sail: return Verdict::no("blood.fleet.move", "Fleets go to a sea area beside them for a point.");
    case MoveKind::dock:
      return Verdict::no("blood.fleet.dock", "Fleets lie at coasts of their sea area; abroad only with armies aboard.");
    case MoveKind::destroy: return Verdict::no("blood.items.destroy", "You destroy your goods in your provinces.");
    case MoveKind::confiscate:
      return Verdict::no("blood.items.confiscate",
                         "You confiscate goods of others that nobody guards in your provinces.");
    case MoveKind::done:
      if (group.kind != Group::Kind::none) return Verdict::no("blood.move.group", "Send your group, or drop the plan.");
      return Verdict::no("blood.move.obliged",
                         "Armies must leave famine, and fleets a foreign port, before you are done.");
    default: return Verdict::no("blood.turn.step", "You move now: put a group together, and send it; or be done.");
  }
}

template <class Sink> Next March::go_on(const Rules&, State&, Sink&) { return is_over ? Next::done() : Next::stay(); }

namespace {

// Those who are taken have been freshest; what is left keeps the rest of the list.
void forget_tired(March& march, Tired::What what, Spot spot, int colour, int good, int all, int count) {
  int fresh = all;
  for (const Tired& entry : march.tired)
    if (entry.what == what && entry.where == spot && entry.colour == colour && entry.good == good) fresh -= entry.count;
  count -= fresh;
  for (int spent = 0; spent <= kItemPoints && count > 0; ++spent)
    for (Tired& entry : march.tired)
      if (entry.what == what && entry.where == spot && entry.colour == colour && entry.good == good &&
          entry.spent == spent && count > 0) {
        const int taken = std::min<int>(count, entry.count);
        entry.count = static_cast<std::uint8_t>(entry.count - taken);
        count -= taken;
      }
}

void note_tired(March& march, const Tired& added) {
  for (Tired& entry : march.tired) {
    Tired same = entry;
    same.count = added.count;
    if (entry.count > 0 && same == added && added.what != Tired::What::royal && entry.count + added.count <= 255) {
      entry.count = static_cast<std::uint8_t>(entry.count + added.count);
      return;
    }
  }
  march.tired.push_back(added);
}

void drop_empty(March& march) {
  FixedList<Tired, March::kMostTired> rest;
  for (const Tired& entry : march.tired)
    if (entry.count > 0) rest.push_back(entry);
  march.tired = rest;
}

void drop_person(March& march, PersonId person) {
  for (Tired& entry : march.tired)
    if (entry.what == Tired::What::royal && entry.person == person) entry.count = 0;
}

std::uint8_t& armies_ref(Realm& realm, Spot spot, Country colour) {
  if (is_province(spot)) return realm.armies[at(province_at(spot))][at(colour)];
  const Ship ship = ship_at(spot);
  return realm.fleets[at(ship.colour)][ship.number].armies[at(colour)];
}
std::uint16_t& items_ref(Realm& realm, Spot spot, Country owner, int good) {
  if (is_province(spot)) return realm.items[at(province_at(spot))][at(owner)].counts[at(good)];
  const Ship ship = ship_at(spot);
  return realm.fleets[at(ship.colour)][ship.number].goods[at(owner)].counts[at(good)];
}

void move_land_group(March& march, Realm& realm, const Group& group) {
  const auto spent = static_cast<std::uint8_t>(group.is_stopped ? kItemPoints : group.spent);
  const auto army_spent = std::min<std::uint8_t>(spent, kArmyPoints);
  for (const Country colour : CountrySet::all()) {
    const int count = group.armies[at(colour)];
    if (count == 0) continue;
    std::uint8_t& here = armies_ref(realm, group.from, colour);
    forget_tired(march, Tired::What::army, group.from, static_cast<int>(colour), 0, here, count);
    here = static_cast<std::uint8_t>(here - count);
    std::uint8_t& there = armies_ref(realm, group.where, colour);
    there = static_cast<std::uint8_t>(there + count);
    note_tired(march, {Tired::What::army, group.where, static_cast<std::uint8_t>(colour), 0, kNoPerson, army_spent,
                       static_cast<std::uint8_t>(count)});
  }
  for (const Country owner : CountrySet::all())
    for (int good = 0; good < kGoods; ++good) {
      const int count = group.items[at(owner)][at(good)];
      if (count == 0) continue;
      std::uint16_t& here = items_ref(realm, group.from, owner, good);
      forget_tired(march, Tired::What::item, group.from, static_cast<int>(owner), good, here, count);
      here = static_cast<std::uint16_t>(here - count);
      std::uint16_t& there = items_ref(realm, group.where, owner, good);
      there = static_cast<std::uint16_t>(there + count);
      note_tired(march, {Tired::What::item, group.where, static_cast<std::uint8_t>(owner),
                         static_cast<std::uint8_t>(good), kNoPerson, spent, static_cast<std::uint8_t>(count)});
    }
  for (const PersonId person : group.royals) {
    drop_person(march, person);
    for (auto& pieces : realm.pieces)
      for (RoyalPiece& piece : pieces)
        if (piece.person == person) {
          piece.ship = is_ship(group.where) ? ship_at(group.where) : kAshore;
          piece.place = is_ship(group.where) ? realm.fleets[at(piece.ship.colour)][piece.ship.number].place
                                             : Place::in(province_at(group.where));
        }
    note_tired(march, {Tired::What::royal, group.where, 0, 0, person, army_spent, 1});
  }
  drop_empty(march);
}

void move_fleets(March& march, Realm& realm, const Group& group) {
  const Place place = is_sea(group.where) ? Place::at_sea(sea_at(group.where)) : Place::in(province_at(group.where));
  for (int i = 0; i < fleets_of(realm, group.colour); ++i) {
    if ((group.fleets >> i & 1) == 0) continue;
    const Ship ship{group.colour, static_cast<std::uint8_t>(i)};
    realm.fleets[at(group.colour)][at(i)].place = place;
    for (auto& pieces : realm.pieces)
      for (RoyalPiece& piece : pieces)
        if (piece.person != kNoPerson && piece.ship == ship) piece.place = place;
    for (Tired& entry : march.tired)
      if (entry.what == Tired::What::fleet && entry.where == spot_of(ship)) entry.count = 0;
    note_tired(march, {Tired::What::fleet, spot_of(ship), 0, 0, kNoPerson,
                       static_cast<std::uint8_t>(group.is_stopped ? kFleetPoints : group.spent), 1});
  }
  drop_empty(march);
}

}  // namespace

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
      spend(marching.spent_by(Tired::What::army, spot, move.b(), 0, marching.armies_at(spot, colour), count));
      begin(Group::Kind::land, spot);
      group.armies[at(colour)] = static_cast<std::uint8_t>(count);
      return;
    }
    case MoveKind::carry: {
      const Spot spot = spot_in(move);
      const auto owner = static_cast<Country>(move.b());
      const int count = static_cast<int>(move.amount()) + group.items[at(owner)][at(move.c())];
      spend(marching.spent_by(Tired::What::item, spot, move.b(), move.c(), marching.items_at(spot, owner, move.c()),
                              count));
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
      group.is_stopped = !marching.is_own(first_province_of(move));
      return;
    case MoveKind::board: step_to(spot_in(move)); return;
    case MoveKind::land: {
      const Province port = marching.port_of(ship_at(group.where));
      step_to(spot_of(port));
      group.is_stopped = !marching.is_own(port);
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
    case MoveKind::send: {
      const Group going = group;
      group = {};
      ++sent;
      if (going.kind == Group::Kind::fleet) {
        move_fleets(*this, state.realm, going);
        tell_all(sink, [&] {
          Sailed event{seat, going.colour, std::popcount(going.fleets), going.from, {}, going.is_stopped};
          for (const Spot spot : going.path) event.path.push_back(spot);
          return event;
        });
        return;
      }
      tell_all(sink, [&] {
        Marched event{seat, going.from, {}, going.armies_in_all(), {}, {}};
        for (const Spot spot : going.path) event.path.push_back(spot);
        for (const PersonId person : going.royals) event.royals.push_back(rules.who(state, person));
        for (const Country owner : CountrySet::all())
          for (int good = 0; good < kGoods; ++good)
            for (int i = 0; i < going.items[at(owner)][at(good)]; ++i) event.goods.push_back(static_cast<Good>(good));
        return event;
      });
      move_land_group(*this, state.realm, going);
      return;
    }
    case MoveKind::destroy: {
      std::uint16_t& here = state.realm.items[at(move.a())][at(move.b())].counts[at(move.c())];
      here = static_cast<std::uint16_t>(here - move.amount());
      int left = here;  // of which some may have moved
      for (Tired& entry : tired)
        if (entry.what == Tired::What::item && entry.where == spot_in(move) && entry.colour == move.b() &&
            entry.good == move.c()) {
          entry.count = static_cast<std::uint8_t>(std::min<int>(entry.count, left));
          left -= entry.count;
        }
      drop_empty(*this);
      tell_all(sink, GoodsDestroyed{seat, static_cast<Province>(move.a()), static_cast<Good>(move.c()),
                                    static_cast<int>(move.amount())});
      return;
    }
    case MoveKind::confiscate: {
      const auto province = static_cast<Province>(move.a());
      tell_all(sink, GoodsConfiscated{seat, province, static_cast<Country>(move.b())});
      rules.give_goods(state, province, static_cast<Country>(move.b()), state.realm.control[at(province)]);
      return;
    }
    default: tell_all(sink, Answered{seat}); is_over = true;
  }
}

REGALIA_CHAPTER(March);

}  // namespace regalia::blood
