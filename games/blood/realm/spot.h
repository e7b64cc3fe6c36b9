// Anywhere a piece may be: a province, a sea area, or aboard a fleet. One number, for moves and events.
#pragma once

#include <string>
#include <string_view>

#include "games/blood/realm/realm.h"

namespace regalia::blood {

enum class Spot : std::uint8_t {};
inline constexpr Spot kNoSpot{255};
inline constexpr int kSpots = kProvinces + kSeas + kCountries * kMostFleets;

[[nodiscard]] constexpr Spot spot_of(Province province) { return static_cast<Spot>(province); }
[[nodiscard]] constexpr Spot spot_of(Sea sea) { return static_cast<Spot>(kProvinces + static_cast<int>(sea)); }
[[nodiscard]] constexpr Spot spot_of(Ship ship) {
  return static_cast<Spot>(kProvinces + kSeas + static_cast<int>(ship.colour) * kMostFleets + ship.number);
}
[[nodiscard]] constexpr Spot spot_of(const Place& place) {
  return place.is_at_sea() ? spot_of(place.sea) : spot_of(place.province);
}

[[nodiscard]] constexpr bool is_province(Spot spot) { return static_cast<int>(spot) < kProvinces; }
[[nodiscard]] constexpr bool is_sea(Spot spot) {
  return static_cast<int>(spot) >= kProvinces && static_cast<int>(spot) < kProvinces + kSeas;
}
[[nodiscard]] constexpr bool is_ship(Spot spot) {
  return static_cast<int>(spot) >= kProvinces + kSeas && static_cast<int>(spot) < kSpots;
}
[[nodiscard]] constexpr Province province_at(Spot spot) { return static_cast<Province>(spot); }
[[nodiscard]] constexpr Sea sea_at(Spot spot) { return static_cast<Sea>(static_cast<int>(spot) - kProvinces); }
[[nodiscard]] constexpr Ship ship_at(Spot spot) {
  const int number = static_cast<int>(spot) - kProvinces - kSeas;
  return {static_cast<Country>(number / kMostFleets), static_cast<std::uint8_t>(number % kMostFleets)};
}

// Armies of a colour, and items, in a province or aboard a fleet; `realm` may be const.
[[nodiscard]] auto& fleet_at(auto& realm, Spot spot) {
  return realm.fleets[at(ship_at(spot).colour)][ship_at(spot).number];
}
[[nodiscard]] auto& armies_at(auto& realm, Spot spot, Country colour) {
  return is_province(spot) ? realm.armies[at(province_at(spot))][at(colour)] : fleet_at(realm, spot).armies[at(colour)];
}
[[nodiscard]] auto& items_at(auto& realm, Spot spot, Country owner, Good good) {
  return is_province(spot) ? realm.items[at(province_at(spot))][at(owner)].counts[at(good)]
                           : fleet_at(realm, spot).goods[at(owner)].counts[at(good)];
}
[[nodiscard]] constexpr Spot spot_of(const RoyalPiece& piece) {
  return piece.ship == kAshore ? spot_of(piece.place) : spot_of(piece.ship);
}

[[nodiscard]] std::string id_of(Spot spot);                    // "essex", "north-sea", "england-fleet-1"
[[nodiscard]] Spot spot_at(std::string_view id);               // kNoSpot: there is none
[[nodiscard]] std::string name_of(const Map& map, Spot spot);  // "Essex", "the North Sea", "fleet 1 of England"

}  // namespace regalia::blood
