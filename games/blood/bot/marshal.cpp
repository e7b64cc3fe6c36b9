#include "games/blood/bot/marshal.h"

#include <algorithm>

#include "games/blood/bot/carrier.h"

namespace regalia::blood {
namespace {

constexpr int kQuells = 4;           // armies that end a rebellion
constexpr int kWorthOfPeace = 40;    // Crowns: a rebellion less
constexpr int kWorthOfGoods = 60;    // an area that yields goods
constexpr int kWorthOfHome = 30;     // a home province besides what it pays
constexpr int kWorthOfSafety = 10;   // where guards are missing
constexpr int kWorthOfBalance = 25;  // a province less of whoever is ahead
constexpr int kMostGuards = 3;       // against those who stand next to a province
constexpr int kMostTurns = 6;        // that anybody looks ahead
constexpr int kHolds = 2;            // armies that are left where nobody stands
constexpr int kMostDropped = 8;      // plans in a move, before nothing more is tried
constexpr Move kNothing = move_of(MoveKind::anew);

}  // namespace

Move Marshal::order() const {
  const bool leads_armies = march_.group.kind == Group::Kind::land && march_.group.armies_in_all() > 0;
  if (leads_armies) return go_on_with_armies();
  if (const Move goods = Carrier(rules_, state_, seat_).order(march_, moves_); goods != kNothing) return goods;
  if (march_.group.kind != Group::Kind::none || march_.dropped >= kMostDropped) return kNothing;
  if (const Move seizing = seize(); seizing != kNothing) return seizing;
  return order_armies();
}

// Armies leave a famine, and fleets a port with famine or of somebody else.
Move Marshal::leave() const {
  for (const Offer& offer : moves_) {
    const Spot spot = spot_in(offer.move);
    const MoveKind kind = offer.move.kind<MoveKind>();
    if (kind == MoveKind::take && is_province(spot) && state_.realm.famine.has(province_at(spot)))
      return offer.move.with_amount(offer.most);
    if (kind != MoveKind::ship) continue;
    const Place& place = fleet_at(state_.realm, spot).place;
    if (!place.is_at_sea() && !own().has(place.province)) return offer.move;
  }
  return kNothing;
}

// To land of one's own, or anywhere.
Move Marshal::step_out() const {
  Move step = kNothing;
  for (const Offer& offer : moves_)
    if (offer.move.kind<MoveKind>() == MoveKind::go && (step == kNothing || own().has(first_province_of(offer.move))))
      step = offer.move;
  return step;
}

// Of enemies, and of whoever is feared; whoever is bold takes what he can.
Move Marshal::seize() const {
  for (const Offer& offer : moves_) {
    if (offer.move.kind<MoveKind>() != MoveKind::confiscate) continue;
    const Country power = rules_.power_of(state_, static_cast<Country>(offer.move.b()));
    if (temper_.seizes || is_at_war(state_.law, rules_.house_of(seat_), house_of(power)) || is_ahead(power))
      return offer.move;
  }
  return kNothing;
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

Move Marshal::nearer(const Distances& distances) const {
  const std::uint8_t here = distances[at(province_at(march_.group.where))];
  if (here != kNoWay)
    for (const Offer& offer : moves_)
      if (offer.move.kind<MoveKind>() == MoveKind::go && distances[at(offer.move.a())] < here) return offer.move;
  return lists(move_of(MoveKind::send)) ? move_of(MoveKind::send) : kNothing;
}

int Marshal::defenders(Province province) const {
  int units = 0;
  for (const Country power : CountrySet::all())
    if (power != own_power())
      units += rules_.armies_in(state_, power, province) + rules_.castle_in(state_, power, province) +
               static_cast<int>(rules_.royals_in(state_, power, province).size());
  return units;
}

int Marshal::strength(Country power) const {
  int sum = 0;
  for (const Country country : CountrySet::all())
    if (rules_.power_of(state_, country) == power) sum += armies_of(state_.realm, country);
  return sum;
}

bool Marshal::is_ahead(Country power) const {
  const Seat seat = rules_.seat_of(house_of(power));
  if (seat == kNobody) return false;
  const int land = rules_.provinces_of(state_, seat).size();
  int others = 0;
  for (int i = 0; i < rules_.seats(); ++i)
    if (seat_at(i) != seat) others = std::max(others, rules_.provinces_of(state_, seat_at(i)).size());
  return land > others;
}

bool Marshal::may_attack(Country power, Province province) const {
  const Act attack{
      .what = Act::What::attack, .actor = house_of(power), .other = rules_.house_of(seat_), .province = province};
  return rules_.lawful(state_, attack).ok();
}

int Marshal::garrison(Province province) const {
  if (rules_.ruler(state_, state_.realm.control[at(province)]) != seat_) return 0;
  if (state_.realm.rebellion.has(province)) return kQuells;
  int near = 0;
  for (const Province there : rules_.facts().map.neighbours(province))
    for (const Country power : rules_.in_play())
      if (power != own_power() && may_attack(power, province)) near += rules_.armies_in(state_, power, there);
  const bool is_rich = rules_.facts().map[province].good != kNoGood;
  const bool is_capital = state_.realm.capital[at(country_of(province))] == province;
  return std::min(near, kMostGuards) + (is_rich && !is_capital ? 1 : 0);
}

Marshal::Target Marshal::target(Province province, int armies) const {
  const bool is_own = rules_.ruler(state_, state_.realm.control[at(province)]) == seat_;
  if (!is_own || defenders(province) > 0) return target_of_war(province, armies);
  const int there = rules_.armies_in(state_, own_power(), province);
  if (state_.realm.rebellion.has(province)) {
    const int missing = kQuells - rules_.units_in(state_, seat_, province);
    return missing > 0 && missing <= armies ? Target{province, missing, kWorthOfPeace} : Target{};
  }
  const int missing = garrison(province) - there;
  return missing > 0 ? Target{province, std::min(missing, armies), kWorthOfSafety + missing} : Target{};
}

// Nobody is provoked who is stronger, unless he would win.
Marshal::Target Marshal::target_of_war(Province province, int armies) const {
  const Country holder = state_.realm.control[at(province)];
  const bool is_own = rules_.ruler(state_, holder) == seat_;
  const Country enemy = rules_.power_of(state_, holder);
  const int against = defenders(province);
  const bool is_players = !is_own && rules_.in_play().has(enemy);
  const bool is_feared = is_players && is_ahead(enemy);
  constexpr int kPercent = 100;
  if (is_players && !temper_.attacks) return {};
  if (!is_own && !rules_.may_enter_with_armies(state_, seat_, province).ok()) return {};
  if (is_players && !is_feared && kPercent * strength(own_power()) < temper_.respect * strength(enemy)) return {};
  const int needed = against == 0 ? std::min(armies, kHolds) : (temper_.advantage * against + 50) / kPercent + 1;
  if (needed > armies || rules_.armies_in(state_, own_power(), province) > 0) return {};
  const int turns = std::min(kMostTurns, (rules_.last_year() - state_.year) / kYearsOfATurn);
  int worth = rules_.facts().tax * turns - against * rules_.facts().price;
  if (rules_.facts().map[province].good != kNoGood) worth += kWorthOfGoods;
  if (rules_.countries_of(state_, seat_).has(country_of(province))) worth += kWorthOfHome;
  if (is_feared) worth += kWorthOfBalance;
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
    const int spare = static_cast<int>(offer.most) - garrison(from);
    if (spare <= 0) continue;
    const Target found = best_target(from, spare, kArmyPoints);
    if (found.worth <= best.worth) continue;
    best = found;
    order = offer.move.with_amount(static_cast<std::uint32_t>(best.armies));
  }
  return order;
}

Move Marshal::go_on_with_armies() const {
  const Group& group = march_.group;
  if (!is_province(group.where)) return kNothing;
  if (group.path.empty() && state_.realm.famine.has(province_at(group.where))) return step_out();
  const Target goal =
      best_target(province_at(group.where), group.armies_in_all(), kArmyPoints - static_cast<int>(group.path.size()));
  if (goal.province == kNoProvince || group.is_stopped)
    return lists(move_of(MoveKind::send)) ? move_of(MoveKind::send) : kNothing;
  return nearer(distances_to(goal.province, own()));
}

}  // namespace regalia::blood
