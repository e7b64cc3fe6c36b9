#include "games/blood/realm/realm.h"

#include <algorithm>

namespace regalia::blood {

std::string ship_id(Ship ship) { return std::string(id_of(ship.colour)) + "-fleet-" + std::to_string(ship.number + 1); }

Realm first_realm(const Facts& facts) {
  Realm realm;
  for (int i = 0; i < kProvinces; ++i) realm.control[at(i)] = country_of(static_cast<Province>(i));
  realm.capital = facts.map.capitals;
  realm.castle.fill(static_cast<std::uint8_t>(facts.castle.value));
  return realm;
}

void make_neutral(Realm& realm, const Facts& facts, Country country, Armed armed) {
  realm.castle[at(country)] = 0;
  if (armed == Armed::no) return;
  for (const Province province : provinces_of(country))
    realm.armies[at(province)][at(country)] = static_cast<std::uint8_t>(neutral_armies(facts, country, province));
}

int neutral_armies(const Facts& facts, Country country, Province province) {
  return facts.map[province].good != kNoGood           ? facts.neutral_armies[0]
         : province == facts.map.capitals[at(country)] ? facts.neutral_armies[1]
                                                       : facts.neutral_armies[2];
}

ProvinceSet controlled_by(const Realm& realm, Country country) {
  ProvinceSet provinces;
  for (int i = 0; i < kProvinces; ++i)
    if (realm.control[at(i)] == country) provinces.add(static_cast<Province>(i));
  return provinces;
}

int armies_of(const Realm& realm, Country country) {
  int count = 0;
  for (const auto& in_province : realm.armies) count += in_province[at(country)];
  for (const Fleets& fleets : realm.fleets)
    for (const Fleet& fleet : fleets) count += fleet.armies[at(country)];
  return count;
}

bool has_goods(const Fleet& fleet) {
  return std::any_of(fleet.goods.begin(), fleet.goods.end(), [](const Goods& goods) { return goods != Goods{}; });
}

bool has_fleet_in(const Realm& realm, CountrySet colours, Province port) {
  for (const Country colour : colours)
    for (const Fleet& fleet : realm.fleets[at(colour)])
      if (fleet.place == Place::in(port)) return true;
  return false;
}

int units_aboard(const Realm& realm, Ship ship) {
  int aboard = 0;
  for (const int armies : realm.fleets[at(ship.colour)][ship.number].armies) aboard += armies;
  std::array<PersonId, kAllPieces> counted{};
  std::size_t royals = 0;
  for (const auto& pieces : realm.pieces)
    for (const RoyalPiece& piece : pieces) {
      if (piece.person == kNoPerson || piece.ship != ship) continue;
      if (std::find(counted.data(), counted.data() + royals, piece.person) == counted.data() + royals)
        counted[royals++] = piece.person;
    }
  return aboard + static_cast<int>(royals);
}

void bury_armies(Realm& realm, int year, Country country, int count) {
  std::uint8_t& box = realm.dead[at(box_of(year))][at(country)];
  box = static_cast<std::uint8_t>(box + count);
}

void remove_fleet(Realm& realm, Ship ship) {
  Fleets kept;
  Fleets& fleets = realm.fleets[at(ship.colour)];
  for (std::size_t i = 0; i < fleets.size(); ++i)
    if (i != ship.number) kept.push_back(fleets[i]);
  fleets = kept;
  for (auto& pieces : realm.pieces)
    for (RoyalPiece& piece : pieces)
      if (piece.ship.colour == ship.colour && piece.ship.number > ship.number) --piece.ship.number;
}

int lent_armies(const Realm& realm, Province province, Country colour) {
  int armies = 0;
  for (const Lent& lent : realm.lent)
    if (lent.province == province && lent.colour == colour) armies += lent.armies;
  return armies;
}

int lent_armies(const Realm& realm, Province province, Country colour, Country commander) {
  for (const Lent& lent : realm.lent)
    if (lent.province == province && lent.colour == colour && lent.commander == commander) return lent.armies;
  return 0;
}

void lend(Realm& realm, Province province, Country colour, Country commander, int more) {
  FixedList<Lent, kMostLent> list;
  bool has_cost = false;
  for (Lent lent : realm.lent) {
    if (lent.colour == colour && lent.commander == commander) {
      has_cost = has_cost || lent.has_cost;
      if (lent.province == province) {
        lent.armies = static_cast<std::uint8_t>(lent.armies + more);
        more = 0;
      }
    }
    if (lent.armies > 0) list.push_back(lent);
  }
  if (more > 0 && !list.full())
    list.push_back({province, colour, commander, static_cast<std::uint8_t>(more), has_cost});
  realm.lent = list;
}

void move_lent(Realm& realm, Province from, Province to, Country colour, Country commander, int count) {
  const auto is_theirs = [&](const Lent& lent) { return lent.colour == colour && lent.commander == commander; };
  const bool has_cost = std::any_of(realm.lent.begin(), realm.lent.end(),
                                    [&](const Lent& lent) { return is_theirs(lent) && lent.has_cost; });
  lend(realm, from, colour, commander, -count);
  lend(realm, to, colour, commander, count);
  for (Lent& lent : realm.lent)
    if (is_theirs(lent)) lent.has_cost = has_cost;
}

void trim_lent(Realm& realm) {
  FixedList<Lent, kMostLent> list;
  for (Lent lent : realm.lent) {
    int left = realm.armies[at(lent.province)][at(lent.colour)];
    for (const Lent& before : list)
      if (before.province == lent.province && before.colour == lent.colour) left -= before.armies;
    lent.armies = static_cast<std::uint8_t>(std::min<int>(lent.armies, left));
    if (lent.armies > 0) list.push_back(lent);
  }
  realm.lent = list;
}

int armies_in_pool(const Realm& realm, const Facts& facts, Country country) {
  return facts.armies - armies_of(realm, country) - realm.dead[0][at(country)] - realm.dead[1][at(country)];
}

int armies_to_raise(const Realm& realm, const Facts& facts, Country country, Annexed annexed) {
  const int each = annexed == Annexed::yes ? facts.armies_of_an_annexed : facts.armies_of_a_province;
  const int most = each * (home_provinces(realm, country) - realm.rebellion).size();
  return std::clamp(most - armies_of(realm, country), 0, std::max(0, armies_in_pool(realm, facts, country)));
}

ProvinceSet ports_to_launch(const Realm& realm, const Facts& facts, Country country) {
  ProvinceSet ports;
  for (const Province province : home_provinces(realm, country))
    if (facts.map.is_coastal(province)) ports.add(province);
  return ports;
}

int taxed_provinces(const Realm& realm, Country country) {
  return (controlled_by(realm, country) - realm.famine - realm.rebellion).size();
}

ProvinceSet yielding_provinces(const Realm& realm, const Facts& facts) {
  ProvinceSet areas;
  for (int i = 0; i < kProvinces; ++i)
    if (facts.map.provinces[at(i)].good != kNoGood) areas.add(static_cast<Province>(i));
  return areas - realm.famine - realm.rebellion;
}

int items_at_hand(const Realm& realm, Country owner, Good good, Afloat afloat) {
  int count = 0;
  for (const auto& in_province : realm.items) count += in_province[at(owner)][good];
  for (const Fleets& fleets : realm.fleets)
    for (const Fleet& fleet : fleets)
      if (afloat == Afloat::yes || !fleet.place.is_at_sea()) count += fleet.goods[at(owner)][good];
  return count;
}

int piece_of(const Realm& realm, Country country, PersonId person) {
  const auto& pieces = realm.pieces[at(country)];
  for (int i = 0; i < kMostPieces; ++i)
    if (person != kNoPerson && pieces[at(i)].person == person) return i;
  return kNoPiece;
}

int free_prince_pieces(const Realm& realm, const Facts& facts, Country country) {
  int free = 0;
  for (int i = 1; i <= facts.princes; ++i) free += realm.pieces[at(country)][at(i)].person == kNoPerson ? 1 : 0;
  return free;
}

void move_royal(Realm& realm, PersonId person, const Place& place, Ship ship) {
  for (auto& pieces : realm.pieces)
    for (RoyalPiece& piece : pieces)
      if (piece.person == person) {
        piece.place = place;
        piece.ship = ship;
      }
}

int free_prince_piece(const Realm& realm, const Facts& facts, Country country) {
  for (int i = 1; i <= facts.princes; ++i)
    if (realm.pieces[at(country)][at(i)].person == kNoPerson) return i;
  return kNoPiece;
}

}  // namespace regalia::blood
