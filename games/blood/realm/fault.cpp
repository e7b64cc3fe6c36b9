#include "games/blood/realm/fault.h"

#include <cstdlib>
#include <set>

namespace regalia::blood {
namespace {

constexpr int kMostMoney = 1'000'000;
constexpr int kMostMoneyOfATurn = 100'000;
constexpr int kMostItems = 1'000;
constexpr int kMostItemsOfATurn = 100;

bool is_place(const Place& place) {
  return place.is_at_sea() ? static_cast<int>(place.sea) < kSeas : static_cast<int>(place.province) < kProvinces;
}

std::string country_fault(const Realm& realm, const Facts& facts, Country country, int turns) {
  const std::string name(id_of(country));
  if (realm.capital[at(country)] != kNoProvince && !provinces_of(country).has(realm.capital[at(country)]))
    return name + ": the capital lies abroad.";
  if (realm.castle[at(country)] > facts.castle) return name + ": the castle is larger than any.";
  if (armies_in_pool(realm, facts, country) < 0) return name + ": there are more armies than counters.";
  if (fleets_in_pool(realm, facts, country) < 0) return name + ": there are more fleets than counters.";
  for (std::size_t i = 0; i < realm.fleets[at(country)].size(); ++i) {
    const Fleet& fleet = realm.fleets[at(country)][i];
    if (!is_place(fleet.place) || (!fleet.place.is_at_sea() && !facts.map.is_coastal(fleet.place.province)))
      return name + ": a fleet lies on dry land.";
    const Ship ship{country, static_cast<std::uint8_t>(i)};
    if (units_aboard(realm, ship) > facts.cargo) return name + ": a fleet carries too many.";
    for (const auto& pieces : realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person != kNoPerson && piece.ship == ship && piece.place != fleet.place)
          return name + ": somebody aboard a fleet is elsewhere.";
    for (const Goods& goods : fleet.goods)
      for (const int count : goods.counts)
        if (count > kMostItems + kMostItemsOfATurn * turns) return name + ": there are more goods than can be.";
  }
  const std::int32_t money = realm.treasury[at(country)];
  if (money < 0 || money > kMostMoney + kMostMoneyOfATurn * turns)
    return name + ": the treasury holds an impossible sum.";
  for (const auto& in_province : realm.items)
    for (const int count : in_province[at(country)].counts)
      if (count > kMostItems + kMostItemsOfATurn * turns) return name + ": there are more goods than can be.";
  return {};
}

std::string piece_fault(const Realm& realm, const Facts& facts, const People& people) {
  for (int i = 0; i < kCountries; ++i) {
    const std::string name(id_of(static_cast<Country>(i)));
    std::set<PersonId> princes;
    for (int piece = 0; piece < kMostPieces; ++piece) {
      const RoyalPiece& held = realm.pieces[at(i)][at(piece)];
      if (held.person == kNoPerson) {
        if (!(held == RoyalPiece{})) return name + ": a free piece stands somewhere.";
        continue;
      }
      if (piece > facts.princes) return name + ": there are more princes' pieces than the game has.";
      if (!people.has(held.person) || !people[held.person].is_man()) return name + ": a piece belongs to no man.";
      if (!is_place(held.place)) return name + ": a piece stands nowhere.";
      if (held.ship == kAshore ? held.place.is_at_sea()
                               : static_cast<int>(held.ship.colour) >= kCountries ||
                                     held.ship.number >= realm.fleets[at(held.ship.colour)].size())
        return name + ": a piece is aboard no fleet.";
      if (piece != kKingPiece && !princes.insert(held.person).second) return name + ": somebody has two pieces.";
    }
  }
  return {};
}

}  // namespace

std::string fault(const Realm& realm, const Facts& facts, const People& people, int turns) {
  for (int i = 0; i < kProvinces; ++i)
    if (static_cast<int>(realm.control[at(i)]) >= kCountries) return "A province is controlled by no country.";
  for (int i = 0; i < kCountries; ++i)
    if (std::string wrong = country_fault(realm, facts, static_cast<Country>(i), turns); !wrong.empty()) return wrong;
  for (int i = 0; i < kCountries; ++i)
    for (int k = 0; k < kCountries; ++k)
      if (realm.paid[at(i)][at(k)] != -realm.paid[at(k)][at(i)] ||
          std::abs(realm.paid[at(i)][at(k)]) > kMostMoney + kMostMoneyOfATurn * turns)
        return "Somebody was paid whom nobody has paid.";
  for (const Lent& lent : realm.lent) {
    const bool is_somewhere = static_cast<int>(lent.province) < kProvinces &&
                              static_cast<int>(lent.colour) < kCountries &&
                              static_cast<int>(lent.commander) < kCountries;
    if (!is_somewhere || lent.armies == 0) return "No army is lent.";
    if (lent_armies(realm, lent.province, lent.colour) > realm.armies[at(lent.province)][at(lent.colour)])
      return "More armies are lent than there are.";
  }
  return piece_fault(realm, facts, people);
}

}  // namespace regalia::blood
