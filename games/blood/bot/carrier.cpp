#include "games/blood/bot/carrier.h"

#include <algorithm>

namespace regalia::blood {
namespace {

constexpr int kBoarding = 2;     // and landing
constexpr int kMostDropped = 4;  // plans in a move, before fleets stay where they are
constexpr Move kNothing = move_of(MoveKind::anew);

}  // namespace

Move Carrier::order(const March& march, const MoveList& moves) const {
  if (march.group.kind == Group::Kind::fleet) return go_on_with_fleet(march.group, moves);
  if (march.group.kind == Group::Kind::land) return go_on_with_goods(march.group, moves);
  if (const Move goods = order_goods(moves); goods != kNothing) return goods;
  return order_fleet(march, moves);
}

// ---- Ways

Carrier::Land Carrier::land(Province province) const {
  const Seat ruler = rules_.ruler(state_, state_.realm.control[at(province)]);
  if (ruler == kNobody || rules_.is_closed(province)) return {};
  const House own = rules_.house_of(seat_);
  Land land;
  land.is_own = ruler == seat_;
  land.has_leave = rules_.has_leave(state_, {.what = Act::What::carry, .actor = own, .province = province});
  land.is_open = !state_.realm.rebellion.has(province);
  land.may_enter =
      land.is_open && !state_.realm.famine.has(province) && !is_at_war(state_.law, own, rules_.house_of(ruler));
  return land;
}

bool Carrier::may_lie_in(Province port) const { return rules_.facts().map.is_coastal(port) && land(port).may_enter; }

Carrier::Costs Carrier::costs_to(Province goal, Sailing sailing) const {
  Costs costs;
  costs.fill(kNoWay);
  costs[at(goal)] = 0;
  std::array<Land, kProvinces> lands;
  for (int i = 0; i < kProvinces; ++i) lands[at(i)] = land(static_cast<Province>(i));
  const Map& map = rules_.facts().map;
  for (bool is_better = true; is_better;) {
    is_better = false;
    const auto lower = [&](std::size_t from, int cost) {
      if (cost >= costs[from]) return;
      costs[from] = static_cast<std::uint8_t>(cost);
      is_better = true;
    };
    for (int i = 0; i < kProvinces; ++i) {
      if (costs[at(i)] == kNoWay || !lands[at(i)].may_enter) continue;
      const auto there = static_cast<Province>(i);
      for (const Province here : map.neighbours(there))
        lower(at(here), costs[at(i)] + step(lands[at(here)], lands[at(i)]));
      if (sailing == Sailing::no) continue;
      for (int sea = 0; sea < kSeas; ++sea)
        if (map.seas[at(sea)].coasts.has(there)) lower(at(kProvinces + sea), costs[at(i)] + kBoarding);
    }
    for (int sea = 0; sailing == Sailing::yes && sea < kSeas; ++sea) {
      const int cost = costs[at(kProvinces + sea)];
      if (cost == kNoWay) continue;
      for (int other = 0; other < kSeas; ++other)
        if (map.straits[at(sea)][at(other)].is_there) lower(at(kProvinces + other), cost + 1);
      for (const Province port : map.seas[at(sea)].coasts)
        if (lands[at(port)].may_enter) lower(at(port), cost + kBoarding);
    }
  }
  return costs;
}

Carrier::Costs Carrier::costs_home(Country owner, Sailing sailing) const {
  const Province capital = state_.realm.capital[at(owner)];
  Costs none;
  none.fill(kNoWay);
  return capital == kNoProvince ? none : costs_to(capital, sailing);
}

Carrier::Costs Carrier::costs_by_sea(ProvinceSet ports) const {
  Costs costs;
  costs.fill(kNoWay);
  const Map& map = rules_.facts().map;
  for (const Province port : ports) {
    costs[at(port)] = 0;
    for (int sea = 0; sea < kSeas; ++sea)
      if (map.seas[at(sea)].coasts.has(port)) costs[at(kProvinces + sea)] = 1;
  }
  for (int steps = 1; steps <= kSeas; ++steps)
    for (int sea = 0; sea < kSeas; ++sea)
      for (int other = 0; other < kSeas; ++other)
        if (map.straits[at(sea)][at(other)].is_there && costs[at(kProvinces + sea)] == steps)
          costs[at(kProvinces + other)] = std::min(costs[at(kProvinces + other)], static_cast<std::uint8_t>(steps + 1));
  return costs;
}

bool Carrier::goes_by_sea(Province from, const Costs& costs) const {
  const Land here = land(from);
  int by_land = kNoWay;
  for (const Province there : rules_.facts().map.neighbours(from))
    by_land = std::min(by_land, costs[at(there)] + step(here, land(there)));
  return costs[at(from)] > 0 && costs[at(from)] < by_land;
}

// ---- Fleets

bool Carrier::has_fleet() const {
  for (const Country country : rules_.countries_of(state_, seat_))
    if (fleets_of(state_.realm, country) > 0) return true;
  return false;
}

bool Carrier::has_fleet_in(Province port) const {
  return blood::has_fleet_in(state_.realm, rules_.countries_of(state_, seat_), port);
}

ProvinceSet Carrier::waiting() const {
  ProvinceSet ports;
  for (const Country owner : rules_.countries_of(state_, seat_)) {
    const Costs costs = costs_home(owner, Sailing::yes);
    for (int i = 0; i < kProvinces; ++i)
      if (const auto province = static_cast<Province>(i);
          state_.realm.items[at(i)][at(owner)] != Goods{} && may_lie_in(province) && goes_by_sea(province, costs))
        ports.add(province);
  }
  return ports;
}

bool Carrier::lacks_fleet() const { return !has_fleet() && !waiting().empty(); }

// Home with goods, to goods that wait without, and otherwise into a port of one's own.
Carrier::Costs Carrier::course_of(const Fleet& fleet) const {
  for (const Country owner : rules_.countries_of(state_, seat_))
    if (fleet.goods[at(owner)] != Goods{}) return costs_home(owner, Sailing::yes);
  ProvinceSet ports;
  for (const Province port : waiting())
    if (!has_fleet_in(port)) ports.add(port);
  if (ports.empty() && fleet.place.is_at_sea())
    for (const Province port : rules_.provinces_of(state_, seat_))
      if (may_lie_in(port)) ports.add(port);
  return costs_by_sea(ports);
}

Move Carrier::order_fleet(const March& march, const MoveList& moves) const {
  if (march.dropped >= kMostDropped) return kNothing;
  for (const Offer& offer : moves) {
    if (offer.move.kind<MoveKind>() != MoveKind::ship) continue;
    const Fleet& fleet = fleet_at(state_.realm, spot_in(offer.move));
    const Costs costs = course_of(fleet);
    if (fleet.place.is_at_sea()) {
      if (costs[at(kProvinces) + at(fleet.place.sea)] != kNoWay) return offer.move;
      continue;
    }
    const Province port = fleet.place.province;
    if (has_goods(fleet) ? goes_by_sea(port, costs) : costs[at(port)] == kNoWay || costs[at(port)] > 0)
      for (int sea = 0; sea < kSeas; ++sea)
        if (rules_.facts().map.seas[at(sea)].coasts.has(port) && costs[at(kProvinces + sea)] != kNoWay)
          return offer.move;
  }
  return kNothing;
}

Move Carrier::go_on_with_fleet(const Group& group, const MoveList& moves) const {
  Costs costs{};
  for (int i = 0; i < fleets_of(state_.realm, group.colour); ++i)
    if ((group.fleets >> i & 1) != 0) costs = course_of(state_.realm.fleets[at(group.colour)][at(i)]);
  int least = group.path.empty() && is_province(group.where) ? kNoWay : costs[at(group.where)];
  Move next = kNothing;
  for (const Offer& offer : moves) {
    const MoveKind kind = offer.move.kind<MoveKind>();
    if (kind != MoveKind::sail && kind != MoveKind::dock && kind != MoveKind::ask_port) continue;
    const int cost = costs[at(offer.move.a())];
    if (cost >= least) continue;
    least = cost;
    next = offer.move;
  }
  if (next != kNothing) return next;
  // It may not stay where it is: out to sea, and into a port of one's own.
  for (const Offer& offer : moves)
    if ((offer.move.kind<MoveKind>() == MoveKind::sail && group.path.empty()) ||
        (offer.move.kind<MoveKind>() == MoveKind::dock && land(first_province_of(offer.move)).is_own))
      return offer.move;
  return covers(moves, move_of(MoveKind::send)) ? move_of(MoveKind::send) : kNothing;
}

// ---- Goods

bool Carrier::carries_own(Move move) const {
  return move.kind<MoveKind>() == MoveKind::carry &&
         rules_.countries_of(state_, seat_).has(static_cast<Country>(move.b()));
}

// All of a kind that can get nearer to where it is sold.
Move Carrier::order_goods(const MoveList& moves) const {
  const Sailing sailing = has_fleet() ? Sailing::yes : Sailing::no;
  for (const Offer& offer : moves) {
    if (!carries_own(offer.move)) continue;
    const Costs costs = costs_home(static_cast<Country>(offer.move.b()), sailing);
    const Spot spot = spot_in(offer.move);
    const Place place = is_ship(spot) ? fleet_at(state_.realm, spot).place : Place::in(province_at(spot));
    if (place.is_at_sea() || (is_ship(spot) && !land(place.province).may_enter)) continue;
    const std::uint8_t way = costs[at(place.province)];
    if (way == kNoWay || (way == 0 && !is_ship(spot))) continue;
    const bool by_sea = goes_by_sea(place.province, costs);
    if (is_ship(spot) ? !by_sea : !by_sea || has_fleet_in(place.province)) return offer.move.with_amount(offer.most);
  }
  return kNothing;
}

Move Carrier::go_on_with_goods(const Group& group, const MoveList& moves) const {
  const auto send = [&] { return covers(moves, move_of(MoveKind::send)) ? move_of(MoveKind::send) : kNothing; };
  if (is_ship(group.where)) {
    if (is_ship(group.from) && covers(moves, move_of(MoveKind::land))) return move_of(MoveKind::land);
    return send();
  }
  // What lies in the same place goes along.
  for (const Offer& offer : moves)
    if (carries_own(offer.move)) return offer.move.with_amount(offer.most);
  const auto owner = std::find_if(group.items.begin(), group.items.end(), [](const auto& counts) {
    return std::any_of(counts.begin(), counts.end(), [](std::uint8_t count) { return count > 0; });
  });
  if (owner == group.items.end()) return kNothing;
  const Costs costs =
      costs_home(static_cast<Country>(owner - group.items.begin()), has_fleet() ? Sailing::yes : Sailing::no);
  const Province here = province_at(group.where);
  if (goes_by_sea(here, costs) && !is_ship(group.from)) {
    for (const Offer& offer : moves)
      if (offer.move.kind<MoveKind>() == MoveKind::board) return offer.move;
    return send();
  }
  int least = costs[at(here)];
  Move next = kNothing;
  for (const Offer& offer : moves) {
    if (offer.move.kind<MoveKind>() != MoveKind::go || costs[at(offer.move.a())] >= least) continue;
    least = costs[at(offer.move.a())];
    next = offer.move;
  }
  return next == kNothing ? send() : next;
}

}  // namespace regalia::blood
