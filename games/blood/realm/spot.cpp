#include "games/blood/realm/spot.h"

namespace regalia::blood {

std::string id_of(Spot spot) {
  if (is_province(spot)) return std::string(id_of(province_at(spot)));
  if (is_sea(spot)) return std::string(id_of(sea_at(spot)));
  return is_ship(spot) ? ship_id(ship_at(spot)) : "?";
}

Spot spot_at(std::string_view id) {
  for (int i = 0; i < kSpots; ++i)
    if (const auto spot = static_cast<Spot>(i); id_of(spot) == id) return spot;
  return kNoSpot;
}

std::string name_of(const Map& map, Spot spot) {
  if (is_province(spot)) return std::string(map[province_at(spot)].name);
  if (is_sea(spot)) return "the " + std::string(map.seas[at(sea_at(spot))].name);
  if (!is_ship(spot)) return "?";
  const Ship ship = ship_at(spot);
  return "fleet " + std::to_string(ship.number + 1) + " of " + std::string(name_of(ship.colour));
}

}  // namespace regalia::blood
