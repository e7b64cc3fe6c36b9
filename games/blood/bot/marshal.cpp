#include "games/blood/bot/marshal.h"

#include <algorithm>

namespace regalia::blood {
namespace {

constexpr int kQuells = 4;         // armies that end a rebellion
constexpr int kWorthOfPeace = 40;  // Crowns: a rebellion less
constexpr int kWorthOfGoods = 60;  // an area that yields goods
constexpr int kWorthOfHome = 30;   // a home province besides what it pays
constexpr int kMostTurns = 6;      // that anybody looks ahead
constexpr int kHolds = 2;          // armies that are left where nobody stands
constexpr Move kNothing = move_of(MoveKind::anew);

Spot spot_in(Move move) { return static_cast<Spot>(move.a()); }

}  // namespace

Move Marshal::order() const {
  if (march_.group.kind == Group::Kind::land)
    return march_.group.armies_in_all() > 0 ? go_on_with_armies() : go_on_with_goods();
  for (const Offer& offer : moves_)
    if (offer.move.kind<MoveKind>() == MoveKind::confiscate) return offer.move;
  if (const Move goods = order_goods(); goods != kNothing) return goods;
  return order_armies();
}

Marshal::Distances Marshal::distances_to(Province goal, ProvinceSet open) const {
  Distances distances;
  distances.fill(kNoWay);
  distances[at(goal)] = 0;
  ProvinceSet edge;
  edge.add(goal);
  for (std::uint8_t steps = 1; !edge.empty(); ++steps) {
    ProvinceSet next;
    for (const Province here : edge)
      for (const Province there : rules_.facts().map.neighbours(here) & open)
        if (distances[at(there)] == kNoWay) {
          distances[at(there)] = steps;
          next.add(there);
        }
    edge = next;
  }
  return distances;
}

ProvinceSet Marshal::roads() const {
  ProvinceSet open = own();
  for (int i = 0; i < kProvinces && !state_.law.contracts.empty(); ++i)
    if (const auto province = static_cast<Province>(i);
        !open.has(province) && !state_.realm.famine.has(province) &&
        rules_.has_leave(state_, {.what = Act::What::carry, .actor = rules_.house_of(seat_), .province = province}))
      open.add(province);
  return open - state_.realm.rebellion;
}

bool Marshal::is_home(Spot spot, Country owner) const { return spot == spot_of(state_.realm.capital[at(owner)]); }

Marshal::Distances Marshal::way_home(Country owner) const {
  const Province capital = state_.realm.capital[at(owner)];
  if (roads().has(capital)) return distances_to(capital, roads());
  Distances none;
  none.fill(kNoWay);
  return none;
}

// All of a kind that can get nearer to where it is sold.
Move Marshal::order_goods() const {
  for (const Offer& offer : moves_) {
    if (offer.move.kind<MoveKind>() != MoveKind::carry || !is_province(spot_in(offer.move))) continue;
    const auto owner = static_cast<Country>(offer.move.b());
    if (is_home(spot_in(offer.move), owner)) continue;
    const std::uint8_t way = way_home(owner)[at(province_at(spot_in(offer.move)))];
    if (way != kNoWay) return offer.move.with_amount(offer.most);
  }
  return kNothing;
}

Move Marshal::nearer(const Distances& distances) const {
  const std::uint8_t here = distances[at(province_at(march_.group.where))];
  if (here != kNoWay)
    for (const Offer& offer : moves_)
      if (offer.move.kind<MoveKind>() == MoveKind::go && distances[at(offer.move.a())] < here) return offer.move;
  return lists(move_of(MoveKind::send)) ? move_of(MoveKind::send) : kNothing;
}

Move Marshal::go_on_with_goods() const {
  if (!is_province(march_.group.where)) return kNothing;
  // What lies in the same place goes along.
  for (const Offer& offer : moves_)
    if (offer.move.kind<MoveKind>() == MoveKind::carry) return offer.move.with_amount(offer.most);
  for (const Country owner : CountrySet::all())
    for (const std::uint8_t count : march_.group.items[at(owner)])
      if (count > 0) return nearer(way_home(owner));
  return kNothing;
}

Marshal::Target Marshal::target(Province province, int armies) const {
  const Realm& realm = state_.realm;
  const Country own_power = country_of(rules_.house_of(seat_));
  const Country holder = realm.control[at(province)];
  const bool is_own = rules_.ruler(state_, holder) == seat_;
  int defenders = 0;
  for (const Country power : CountrySet::all()) {
    if (power == own_power) continue;
    defenders += rules_.armies_in(state_, power, province) + rules_.castle_in(state_, power, province) +
                 static_cast<int>(rules_.royals_in(state_, power, province).size());
  }
  const int turns = std::min(kMostTurns, (rules_.last_year() - state_.year) / kYearsOfATurn);
  if (is_own && defenders == 0) {
    if (!realm.rebellion.has(province)) return {};
    const int missing = kQuells - rules_.units_in(state_, seat_, province);
    return missing > 0 && missing <= armies ? Target{province, missing, kWorthOfPeace} : Target{};
  }
  // Nobody is provoked who is stronger.
  const Country enemy = rules_.power_of(state_, holder);
  const auto strength = [&](Country power) {
    int sum = 0;
    for (const Country country : CountrySet::all())
      if (rules_.power_of(state_, country) == power) sum += armies_of(realm, country);
    return sum;
  };
  const bool is_players = !is_own && rules_.in_play().has(enemy);
  constexpr int kPercent = 100;
  if (is_players && (!temper_.attacks || kPercent * strength(own_power) < temper_.respect * strength(enemy))) return {};
  const int needed = defenders == 0 ? std::min(armies, kHolds) : (temper_.advantage * defenders + 50) / kPercent + 1;
  if (needed > armies || rules_.armies_in(state_, own_power, province) > 0) return {};
  int worth = rules_.facts().tax * turns - defenders * rules_.facts().price;
  if (rules_.facts().map[province].good != kNoGood) worth += kWorthOfGoods;
  if (rules_.countries_of(state_, seat_).has(country_of(province))) worth += kWorthOfHome;
  return worth > 0 ? Target{province, needed, worth} : Target{};
}

Marshal::Target Marshal::best_target(Province from, int armies, int points) const {
  Target best;
  for (int i = 0; i < kProvinces; ++i) {
    const auto province = static_cast<Province>(i);
    if (state_.realm.famine.has(province) || rules_.is_closed(province)) continue;
    const Target found = target(province, armies);
    if (found.province == kNoProvince || found.worth <= best.worth) continue;
    const std::uint8_t way = distances_to(province, own())[at(from)];
    if (way != kNoWay && way <= points) best = found;
  }
  return best;
}

Move Marshal::order_armies() const {
  Target best;
  Move order = kNothing;
  for (const Offer& offer : moves_) {
    if (offer.move.kind<MoveKind>() != MoveKind::take || !is_province(spot_in(offer.move))) continue;
    const Province from = province_at(spot_in(offer.move));
    const Target found = best_target(from, static_cast<int>(offer.most), kArmyPoints);
    if (found.worth <= best.worth) continue;
    best = found;
    order = offer.move.with_amount(static_cast<std::uint32_t>(best.armies));
  }
  return order;
}

Move Marshal::go_on_with_armies() const {
  const Group& group = march_.group;
  if (!is_province(group.where)) return kNothing;
  const Target goal =
      best_target(province_at(group.where), group.armies_in_all(), kArmyPoints - static_cast<int>(group.path.size()));
  if (goal.province == kNoProvince || group.is_stopped)
    return lists(move_of(MoveKind::send)) ? move_of(MoveKind::send) : kNothing;
  return nearer(distances_to(goal.province, own()));
}

}  // namespace regalia::blood
