#include "games/blood/rules/marching.h"

#include <algorithm>
#include <numeric>

namespace regalia::blood {
namespace {

void offer_up_to(MoveList& list, Move move, int most) {
  if (most > 0) list.push_back(Offer::range(move, 1, static_cast<std::uint32_t>(most)));
}
int number(Spot spot) { return static_cast<int>(spot); }

}  // namespace

Spot Marching::royal_at(PersonId person) const {
  if (!state_.people.lives(person) || state_.people[person].is_captive() ||
      state_.people[person].court != rules_.house_of(march_.seat))
    return kNoSpot;
  for (const auto& pieces : realm_.pieces)
    for (const RoyalPiece& piece : pieces)
      if (piece.person == person) return spot_of(piece);
  return kNoSpot;
}

int Marching::spent_by(PersonId person) const {
  return blood::spent_by(march_.tired, Tired::royal(kNoSpot, person), 1, 1);
}

int Marching::points_left() const {
  if (group_.is_stopped) return 0;
  const int all = group_.kind == Group::Kind::fleet ? kFleetPoints
                  : escort() == Escort::none        ? kItemPoints
                                                    : kArmyPoints;
  return all - group_.spent;
}

bool Marching::may_begin() const {
  return march_.sent + march_.dropped < March::kMostGroups && march_.tired.size() + March::kMostOfAGroup <= kMostTired;
}

bool Marching::is_duty_only() const {
  constexpr int kMostOfADuty = std::max<int>(kCountries, kMostFleets);  // kinds that it adds to the tired
  return rules_.options().readings.duties_outlast_tries && !may_begin() &&
         march_.tired.size() + kMostOfADuty <= kMostTired;
}

// Whoever asks is sent twice.
bool Marching::may_ask() const {
  return march_.sent + march_.dropped + 1 < March::kMostGroups &&
         march_.tired.size() + 2 * March::kMostOfAGroup <= kMostTired;
}

bool Marching::may_take_at(Spot spot) const {
  if (is_sea(spot) || (is_ship(spot) && port_of(ship_at(spot)) == kNoProvince)) return false;
  if (group_.kind == Group::Kind::none)
    return may_begin() || (is_duty_only() && is_province(spot) && must_leave(province_at(spot)));
  return group_.kind == Group::Kind::land && group_.path.empty() && group_.leave.empty() && group_.from == spot;
}

// The round in which the seat moves; positions of marches alone have none.
const Round* Marching::round() const { return state_.phases.empty() ? nullptr : std::get_if<Round>(&state_.phases[0]); }

// Of a colour in a province, those that have not moved yet in this march and are not led by others than one; those of the group have
// moved.
int Marching::unmoved(Province province, Country colour, Seat commander) const {
  int count = realm_.armies[at(province)][at(colour)];
  for (const Lent& lent : realm_.lent)
    if (lent.province == province && lent.colour == colour && lent.commander != country_of(rules_.house_of(commander)))
      count -= lent.armies;
  for (const Tired& entry : march_.tired)
    if (entry.is_alike(Tired::army(spot_of(province), colour))) count -= entry.count;
  if (group_.from == spot_of(province)) count -= group_.armies[at(colour)];
  return count;
}

// blood.command.take: what stands under the seat's command already, and what an agreement adds.
int Marching::commandable(Province province, Country colour) const {
  const Country own_power = country_of(rules_.house_of(march_.seat));
  const int lent = lent_armies(realm_, province, colour, own_power);
  const Clause* grant = rules_.command_over(state_, march_.seat, colour, province);
  if (grant == nullptr) return lent;
  // blood.command.last: by a treaty, only after their own player has moved.
  const Seat owner = rules_.ruler(state_, colour);
  if (rules_.is_of_treaty(state_, *grant) && (round() == nullptr || round()->cup.has(owner))) return 0;
  int in_all = 0;
  for (const Lent& each : realm_.lent)
    if (each.colour == colour && each.commander == own_power) in_all += each.armies;
  const int free = realm_.armies[at(province)][at(colour)] - lent_armies(realm_, province, colour);
  return lent + std::clamp(grant->amount - in_all, 0, free);
}

int Marching::armies_to_lead(Spot spot, Country colour) const {
  const int all = armies_at(realm_, spot, colour);
  if (all == 0 || !is_province(spot)) return all;
  const Province province = province_at(spot);
  return own().has(colour) ? all - lent_armies(realm_, province, colour) : commandable(province, colour);
}

int Marching::armies_to_take(Spot spot, Country colour, const Clause** bar, Seat lent_to) const {
  const bool is_loan = lent_to != kNobody;
  const int all = armies_at(realm_, spot, colour);
  const bool is_own = own().has(colour);
  if (all == 0 || !may_take_at(spot)) return 0;
  const int taken = group_.armies[at(colour)];
  if (!is_province(spot)) return is_own ? fresh(march_.tired, Tired::army(spot, colour), all) - taken : 0;
  const Province province = province_at(spot);
  if (!is_own && (carried_for() != kNoCountry || (led_for() != kNoCountry && led_for() != colour))) return 0;
  int most = armies_to_lead(spot, colour);
  // blood.command.once: no army moves twice in a round.
  if (round() != nullptr) most = std::min(most, all - round()->moved[at(province)][at(colour)]);
  most = fresh(march_.tired, Tired::army(spot, colour), std::max(most, 0)) - taken;
  if (!is_own || round() == nullptr) return most;
  // blood.command.support: what another may command waits for his move.
  const Case about{state_.law, state_.people, state_.reigns, realm_, state_.year};
  for (const std::uint16_t number : state_.law.index.of(Matter::command, colour)) {
    const Clause& clause = state_.law.clauses[number];
    if (!clause.speaks_of(province) || rules_.is_of_treaty(state_, clause) || !applies(about, clause) ||
        bound_by(about, clause) != rules_.house_of(march_.seat))
      continue;
    const Seat helper = rules_.seat_of(owed_to(about, clause));
    if (helper == kNobody || helper == lent_to || (!is_loan && !round()->cup.has(helper))) continue;
    int elsewhere = 0;
    for (int i = 0; i < kProvinces; ++i)
      if (const auto other = static_cast<Province>(i); other != province && clause.speaks_of(other))
        elsewhere += unmoved(other, colour, helper);
    const int free = unmoved(province, colour, helper) - std::max(0, clause.amount - elsewhere);
    if (free >= most) continue;
    most = std::max(free, 0);
    if (bar != nullptr) *bar = &clause;
  }
  return most;
}

// blood.move.obliged: all of them, so that a few groups are enough.
void Marching::list_evacuation(MoveList& list, Province province) const {
  for (const Country colour : own())
    if (const int all = armies_to_take(spot_of(province), colour); all > 0)
      list.push_back(Offer::range(Move::of(MoveKind::take, number(spot_of(province)), static_cast<int>(colour)),
                                  static_cast<std::uint32_t>(all), static_cast<std::uint32_t>(all)));
}

void Marching::list_takes(MoveList& list) const {
  for_own_spots([&](Spot spot) {
    if (!may_take_at(spot)) return;
    if (is_duty_only()) return list_evacuation(list, province_at(spot));
    for (const Country colour : CountrySet::all())
      if (armies_at(realm_, spot, colour) > 0)
        offer_up_to(list, Move::of(MoveKind::take, number(spot), static_cast<int>(colour)),
                    armies_to_take(spot, colour));
    for (const Country owner : CountrySet::all()) {
      if (!may_carry_for(spot, owner)) continue;
      for (int good = 0; good < kGoods; ++good)
        if (const int all = items_at(realm_, spot, owner, static_cast<Good>(good)); all > 0)
          offer_up_to(list, Move::of(MoveKind::carry, number(spot), static_cast<int>(owner), good),
                      fresh(march_.tired, Tired::item(spot, owner, static_cast<Good>(good)), all) -
                          group_.items[at(owner)][at(good)]);
    }
  });
  FixedList<PersonId, kAllPieces> leaders;  // a king of two countries has two pieces
  for (const auto& pieces : realm_.pieces)
    for (const RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && may_lead(piece.person) &&
          std::find(leaders.begin(), leaders.end(), piece.person) == leaders.end()) {
        leaders.push_back(piece.person);
        offer(list, move_of(MoveKind::lead, piece.person));
      }
}

bool Marching::may_carry_for(Spot spot, Country owner) const {
  if (own().has(owner)) return true;
  const Seat player = rules_.ruler(state_, owner);
  if (player == kNobody || player == march_.seat || !may_ask() || led_for() != kNoCountry) return false;
  if (carried_for() != kNoCountry && carried_for() != owner) return false;
  if (is_ship(spot)) return own().has(ship_at(spot).colour);
  return is_own(province_at(spot)) || has_fleet_in(realm_, own(), province_at(spot));
}

Country Marching::carried_for() const {
  for (const Country owner : CountrySet::all())
    if (!own().has(owner) && group_.items[at(owner)] != Cargo::value_type{}) return owner;
  return kNoCountry;
}

bool Marching::may_lead(PersonId person) const {
  const Spot spot = royal_at(person);
  return spot != kNoSpot && may_take_at(spot) && !is_duty_only() && spent_by(person) < kArmyPoints &&
         !group_.royals.full() && std::find(group_.royals.begin(), group_.royals.end(), person) == group_.royals.end();
}

bool Marching::may_ship(Ship ship) const {
  const Fleet& fleet = realm_.fleets[at(ship.colour)][ship.number];
  if (spent_by(ship) >= kFleetPoints) return false;
  if (is_duty_only() && !must_leave(ship)) return false;
  if (group_.kind == Group::Kind::none) return may_begin() || is_duty_only();
  return group_.kind == Group::Kind::fleet && group_.path.empty() && group_.leave.empty() &&
         group_.colour == ship.colour && (group_.fleets >> ship.number & 1) == 0 && group_.from == spot_of(fleet.place);
}

bool Marching::may_enter(Province to, Escort escort) const {
  if (realm_.famine.has(to) || rules_.is_closed(to)) return false;
  const bool is_neutral = rules_.ruler(state_, realm_.control[at(to)]) == kNobody;
  if (is_neutral && escort != Escort::armies) return false;
  if (escort == Escort::armies && !is_own(to) && !may_pass(to) &&
      !rules_.may_enter_with_armies(state_, march_.seat, to).ok())
    return false;
  return escort == Escort::armies || !is_barred_by_rebellion(to);
}

bool Marching::is_barred_by_rebellion(Province province) const {
  if (!realm_.rebellion.has(province) || escort() == Escort::armies) return false;
  return escort() == Escort::none || (group_.has_items() && rules_.options().readings.goods_need_armies);
}

bool Marching::may_go(Province to) const {
  if (group_.kind != Group::Kind::land || points_left() < 1 || !is_province(group_.where)) return false;
  const Province from = province_at(group_.where);
  const bool is_near =
      rules_.facts().map.borders_on(from, to) ||
      (!group_.has_items() && rules_.may_cross_channel(state_, march_.seat, from, to, Rules::Channel::by_leave));
  if (!is_near || !may_enter(to, escort())) return false;
  if (is_barred_by_rebellion(from)) return false;
  if (escort() != Escort::none) return true;
  // blood.items.foreign: unescorted they cross one frontier, and do not wander abroad.
  return is_own(from) || is_own(to) || has_leave(Act::What::carry, from);
}

bool Marching::may_board(Ship ship) const {
  return group_.kind == Group::Kind::land && points_left() >= 1 && is_province(group_.where) &&
         own().has(ship.colour) && port_of(ship) == province_at(group_.where) &&
         room_aboard(ship) >= group_.armies_in_all() + static_cast<int>(group_.royals.size()) &&
         led_for() == kNoCountry && !is_barred_by_rebellion(province_at(group_.where));
}

bool Marching::may_land() const {
  return group_.kind == Group::Kind::land && points_left() >= 1 && is_ship(group_.where) &&
         may_enter(port_of(ship_at(group_.where)), escort());
}

bool Marching::may_sail(Sea to) const {
  if (group_.kind != Group::Kind::fleet || points_left() < 1 || group_.path.full()) return false;
  if (is_province(group_.where)) return rules_.facts().map.seas[at(to)].coasts.has(province_at(group_.where));
  return rules_.facts().map.straits[at(sea_at(group_.where))][at(to)].is_there;
}

bool Marching::may_dock(Province to) const {
  if (group_.kind != Group::Kind::fleet || group_.is_stopped || !is_sea(group_.where) || group_.path.full())
    return false;
  if (!rules_.facts().map.seas[at(sea_at(group_.where))].coasts.has(to) || realm_.famine.has(to) ||
      rules_.is_closed(to))
    return false;
  // blood.fleet.dock: abroad only to invade, each of them, unless there is leave.
  if (is_own(to) || has_leave(Act::What::dock, to)) return true;
  if (!rules_.may_enter_with_armies(state_, march_.seat, to).ok()) return false;
  for (int i = 0; i < fleets_of(realm_, group_.colour); ++i)
    if ((group_.fleets >> i & 1) != 0 && armies_aboard(realm_.fleets[at(group_.colour)][at(i)]) == 0) return false;
  return true;
}

int Marching::armies_aboard(const Fleet& fleet) { return std::accumulate(fleet.armies.begin(), fleet.armies.end(), 0); }

Seat Marching::who_stops_in(Sea sea) const {
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
    if (other != march_.seat && !group_.leave.has(other) && at_sea(rules_.countries_of(state_, other)) > mine &&
        !rules_.has_leave(
            state_,
            {.what = Act::What::sail_past, .actor = rules_.house_of(march_.seat), .other = rules_.house_of(other)}))
      return other;
  return kNobody;
}

bool Marching::has_leave(Act::What what, Province province) const {
  return rules_.has_leave(state_, {.what = what, .actor = rules_.house_of(march_.seat), .province = province});
}

bool Marching::may_pass(Province province) const {
  // Armies that are led for their own player are at home there.
  if (const Country led = led_for(); led != kNoCountry && group_.royals.empty() &&
                                     group_.armies_in_all() == group_.armies[at(led)] &&
                                     rules_.ruler(state_, led) == rules_.ruler(state_, realm_.control[at(province)]))
    return true;
  return group_.leave.has(rules_.ruler(state_, realm_.control[at(province)])) || has_leave(Act::What::march, province);
}

Seat Marching::who_lets_go_on() const {
  if (!group_.is_stopped || !may_ask() || led_for() != kNoCountry || carried_for() != kNoCountry) return kNobody;
  if (is_sea(group_.where)) return who_stops_in(sea_at(group_.where));
  const Province here = province_at(group_.where);
  const bool goods_stop = group_.has_items() && !has_leave(Act::What::carry, here);
  if (group_.kind != Group::Kind::land || group_.spent >= kArmyPoints || goods_stop || may_pass(here)) return kNobody;
  return rules_.ruler(state_, realm_.control[at(here)]);
}

bool Marching::may_ask_port(Province to) const {
  if (group_.kind != Group::Kind::fleet || group_.is_stopped || !is_sea(group_.where) || !may_ask()) return false;
  if (!rules_.facts().map.seas[at(sea_at(group_.where))].coasts.has(to) || realm_.famine.has(to)) return false;
  return !is_own(to) && !has_leave(Act::What::dock, to) && rules_.ruler(state_, realm_.control[at(to)]) != kNobody;
}

Country Marching::led_for() const {
  for (const Country colour : CountrySet::all())
    if (group_.armies[at(colour)] > 0 && !own().has(colour)) return colour;
  return kNoCountry;
}

Country Marching::receiver_in(Province province, Seat to) const {
  if (to == kNobody || to == march_.seat) return kNoCountry;
  const Country ruling = realm_.control[at(province)];
  if (rules_.ruler(state_, ruling) == to) return ruling;
  for (const Country colour : rules_.countries_of(state_, to))
    if (has_fleet_in(realm_, CountrySet::range(static_cast<int>(colour), 1), province)) return colour;
  return kNoCountry;
}

int Marching::items_to_hand_over(Province province, Seat to, Good good) const {
  if (receiver_in(province, to) == kNoCountry || !may_help(march_.seat, to).ok()) return 0;
  int items = 0;
  for (const Country owner : own()) items += realm_.items[at(province)][at(owner)][good];
  return items;
}

void Marching::list_gifts(MoveList& list) const {
  for (int i = 0; i < kProvinces; ++i)
    for (const Country country : rules_.in_play())
      for (int good = 0; good < kGoods; ++good)
        offer_up_to(
            list, Move::of(MoveKind::hand_over, i, static_cast<int>(country), good),
            items_to_hand_over(static_cast<Province>(i), rules_.seat_of(house_of(country)), static_cast<Good>(good)));
}

void Marching::list_loans(MoveList& list) const {
  for (int i = 0; i < kProvinces; ++i) {
    int armies = 0;
    for (const Country colour : own()) armies += realm_.armies[at(i)][at(colour)];
    if (armies == 0) continue;
    for (const Country country : rules_.in_play()) {
      const auto province = static_cast<Province>(i);
      offer_up_to(list, Move::of(MoveKind::lend, i, static_cast<int>(country)),
                  armies_to_lend(province, rules_.seat_of(house_of(country))));
      if (!realm_.lent.empty() && may_take_back(province, country).ok())
        offer(list, Move::of(MoveKind::take_back, i, static_cast<int>(country)));
    }
  }
}

int Marching::armies_to_lend(Province province, Seat to) const {
  if (to == march_.seat || to == kNobody || !may_begin() || realm_.lent.full()) return 0;
  if (rules_.options().readings.duties_outlast_tries && must_leave(province)) return 0;
  const Country power = country_of(rules_.house_of(to));
  const Country colour = rules_.main_colour(state_, country_of(rules_.house_of(march_.seat)), province);
  if (realm_.armies[at(province)][at(colour)] == 0) return 0;
  const bool both_stand_there =
      rules_.ruler(state_, realm_.control[at(province)]) == to || rules_.armies_in(state_, power, province) > 0;
  if (!both_stand_there || rules_.countries_of(state_, to).empty() || !may_help(march_.seat, to).ok()) return 0;
  return std::min(unmoved(province, colour, march_.seat), armies_to_take(spot_of(province), colour, nullptr, to));
}

Verdict Marching::may_take_back(Province province, Country commander) const {
  const Verdict none = Verdict::no("blood.command.take-back", "You have lent this player no armies there.");
  if (!may_begin()) return none;
  Verdict found = none;
  for (const Country colour : own()) {
    if (lent_armies(realm_, province, colour, commander) == 0) continue;
    if (armies_to_take_back(province, colour, commander) > 0) return Verdict::yes();
    found =
        rules_.refusal_by(state_, *rules_.command_over(state_, rules_.seat_of(house_of(commander)), colour, province));
  }
  return found;
}

int Marching::armies_to_take_back(Province province, Country colour, Country commander) const {
  const int here = lent_armies(realm_, province, colour, commander);
  const Clause* grant = rules_.command_over(state_, rules_.seat_of(house_of(commander)), colour, province);
  if (grant == nullptr || rules_.is_of_treaty(state_, *grant)) return here;
  int everywhere = 0;
  for (const Lent& lent : realm_.lent)
    if (lent.colour == colour && lent.commander == commander) everywhere += lent.armies;
  return std::clamp(everywhere - grant->amount, 0, here);
}

bool Marching::must_allow() const {
  const Country led = led_for();
  const Clause* grant = rules_.command_over(state_, march_.seat, led, province_at(group_.from));
  return grant != nullptr && !rules_.is_of_treaty(state_, *grant) && may_be_allowed().ok();
}

Verdict Marching::may_be_allowed() const {
  if (march_.for_goods) return Verdict::yes();
  if (march_.for_troops) {
    // What was promised earlier is still given.
    const Clause* grant = rules_.command_over(state_, march_.seat, led_for(), province_at(group_.from));
    if (grant == nullptr || rules_.is_of_treaty(state_, *grant))
      if (const Verdict bar = may_help(march_.asked, march_.seat); !bar.ok()) return bar;
    for (const Spot spot : group_.path)
      if (rules_.ruler(state_, realm_.control[at(province_at(spot))]) != march_.asked)
        if (const Verdict bar = rules_.may_enter_with_armies(state_, march_.asked, province_at(spot)); !bar.ok())
          return bar;
    return Verdict::yes();
  }
  return rules_.lawful(
      state_,
      {.what = Act::What::give_leave, .actor = rules_.house_of(march_.asked), .other = rules_.house_of(march_.seat)});
}

bool Marching::is_stopped_by_entering(Province to) const {
  if (is_own(to)) return false;
  const bool has_troops = escort() != Escort::none;
  return (has_troops && !may_pass(to)) || (group_.has_items() && !has_leave(Act::What::carry, to));
}

// blood.leave.port: by whoever still rules there.
bool Marching::is_invited(const Fleet& fleet) const {
  return fleet.host != kNoCountry &&
         rules_.ruler(state_, realm_.control[at(fleet.place.province)]) == rules_.seat_of(house_of(fleet.host));
}

// blood.fleet.leave
bool Marching::must_leave(Ship ship) const {
  const Fleet& fleet = realm_.fleets[at(ship.colour)][ship.number];
  if (fleet.place.is_at_sea() || spent_by(ship) > 0) return false;
  const Province port = fleet.place.province;
  const bool is_guest =
      !is_own(port) && armies_aboard(fleet) == 0 && !has_leave(Act::What::dock, port) && !is_invited(fleet);
  const bool is_evicted = fleet.is_evicted && !is_own(port) && !has_leave(Act::What::dock, port);
  return realm_.famine.has(port) || is_guest || is_evicted;
}

bool Marching::is_obliged() const {
  if (!may_begin() && !is_duty_only()) return false;
  for (const Province province : realm_.famine) {
    if (!must_leave(province)) continue;
    for (const Country colour : own())
      if (group_.kind == Group::Kind::none && armies_to_take(spot_of(province), colour) > 0) return true;
  }
  for (const Country colour : own())
    for (int i = 0; i < fleets_of(realm_, colour); ++i)
      if (must_leave(Ship{colour, static_cast<std::uint8_t>(i)})) return true;
  return false;
}

bool Marching::has_way_out(Province province) const {
  for (const Province to : rules_.ways_from(state_, march_.seat, province))
    if (may_enter(to, Escort::armies)) return true;
  return false;
}

Verdict Marching::confiscating(Province province, Country owner) const {
  return rules_.lawful(state_, {.what = Act::What::seize,
                                .actor = rules_.house_of(march_.seat),
                                .other = house_of(rules_.power_of(state_, owner)),
                                .province = province});
}

bool Marching::may_confiscate(Province province, Country owner) const {
  if (group_.kind != Group::Kind::none || !is_own(province) || own().has(owner) ||
      realm_.items[at(province)][at(owner)] == Goods{})
    return false;
  const Country power = rules_.power_of(state_, owner);
  return rules_.armies_in(state_, power, province) == 0 && confiscating(province, owner).ok();
}

}  // namespace regalia::blood
