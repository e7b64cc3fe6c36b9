// The map: fifty provinces, eight sea areas, and what lies beside what.
//
// Of the printed board little is known; every border, coast and place of goods carries how sure we are of it, and a facts
// file may say what the owner's board shows.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/figure.h"
#include "engine/index.h"
#include "games/blood/facts/country.h"

namespace regalia::blood {

inline constexpr int kProvinces = 50;
inline constexpr int kProvincesOfACountry = 10;

// In the order of the Random Provinces Table: ten of each country.
enum class Province : std::uint8_t {
  // England
  essex,
  lancashire,
  yorkshire,
  warwickshire,
  east_anglia,
  herefordshire,
  cornwall,
  wessex,
  kent,
  calais,
  // France
  champagne,
  flanders,
  brittany,
  normandy,
  aquitaine,
  anjou,
  burgundy,
  bordeaux,
  angouleme,
  dauphine,
  // Germany
  saxony,
  friesland,
  brandenburg,
  lorraine,
  franconia,
  bohemia,
  moravia,
  swabia,
  bavaria,
  carinthia,
  // Italy
  tuscany,
  piedmont,
  lombardy,
  venice,
  liguria,
  parma,
  romagna,
  umbria,
  sicily,
  apulia,
  // Spain
  castile,
  galicia,
  asturias,
  navarre,
  aragon,
  portugal,
  la_mancha,
  algarve,
  andalusia,
  granada,
};
inline constexpr Province kNoProvince{255};

[[nodiscard]] constexpr Country country_of(Province province) {
  return static_cast<Country>(static_cast<int>(province) / kProvincesOfACountry);
}
[[nodiscard]] constexpr Province after(Province province) {
  return static_cast<Province>(static_cast<int>(province) + 1);
}
// Kent and Calais, which armies may cross between without a fleet.
[[nodiscard]] constexpr bool is_across_channel(Province one, Province other) {
  return (one == Province::kent && other == Province::calais) || (one == Province::calais && other == Province::kent);
}
[[nodiscard]] constexpr Province province_of(Country country, int number) {  // from 0 to 9
  return static_cast<Province>(static_cast<int>(country) * kProvincesOfACountry + number);
}

using ProvinceSet = IdSet<Province, std::uint64_t, kProvinces>;
[[nodiscard]] constexpr ProvinceSet provinces_of(Country country) {
  return ProvinceSet::range(static_cast<int>(country) * kProvincesOfACountry, kProvincesOfACountry);
}

inline constexpr int kSeas = 8;
enum class Sea : std::uint8_t {
  north_sea,
  western_approaches,
  irish_sea,
  biscay,
  cadiz,
  western_mediterranean,
  tyrrhenian_sea,
  adriatic,
};
inline constexpr Sea kNoSea{255};

enum class Good : std::uint8_t { metal, cloth, food, semi_luxury, luxury };
inline constexpr int kGoods = 5;
inline constexpr Good kNoGood{255};
inline constexpr std::array<std::string_view, kGoods> kGoodIds = {"metal", "cloth", "food", "semi-luxury", "luxury"};

// Something that is so, and how sure we are of it.
struct Mark {
  bool is_there = false;
  Confidence confidence = Confidence::reconstructed;

  constexpr bool operator==(const Mark&) const = default;
};

struct ProvinceFacts {
  std::string_view id;    // "la-mancha"
  std::string_view name;  // "La Mancha"
  Good good = kNoGood;    // that is found there
  Confidence good_confidence = Confidence::sourced;
  // Where its middle lies, on a grid of 1000 from the north-west; for drawing.
  std::int16_t x = 0;
  std::int16_t y = 0;

  bool operator==(const ProvinceFacts&) const = default;
};

struct SeaFacts {
  std::string_view id;
  std::string_view name;  // ours: the board has none
  ProvinceSet coasts;
  Confidence confidence = Confidence::reconstructed;
  std::int16_t x = 0;
  std::int16_t y = 0;

  bool operator==(const SeaFacts&) const = default;
};

struct Map {
  std::array<ProvinceFacts, kProvinces> provinces;
  std::array<std::array<Mark, kProvinces>, kProvinces> borders{};  // by land, both ways
  std::array<SeaFacts, kSeas> seas;
  std::array<std::array<Mark, kSeas>, kSeas> straits{};  // between sea areas, both ways
  std::array<Province, kCountries> capitals{};
  std::array<Confidence, kCountries> capital_confidence{};

  [[nodiscard]] const ProvinceFacts& operator[](Province province) const { return provinces[at(province)]; }
  [[nodiscard]] bool borders_on(Province one, Province other) const { return borders[at(one)][at(other)].is_there; }
  [[nodiscard]] ProvinceSet neighbours(Province province) const;
  [[nodiscard]] bool is_coastal(Province province) const;
  bool operator==(const Map&) const = default;
};

// As reconstructed from the rulebook, with fifteen areas of goods, and Sicily joined to Apulia.
[[nodiscard]] Map standard_map();
// What the literal reading of section 12 leaves: twelve areas.
void drop_three_areas(Map& map);
// With four players: what one area yields instead, when a country is left out.
void rebalance_goods(Map& map, Country out);
// Sicily can be reached by sea only.
void make_sicily_an_island(Map& map);

// Ids are the same in every map.
[[nodiscard]] std::string_view id_of(Province province);
[[nodiscard]] std::string_view id_of(Sea sea);
[[nodiscard]] Province province_at(std::string_view id);  // kNoProvince: there is none
[[nodiscard]] Sea sea_at(std::string_view id);            // kNoSea: there is none

}  // namespace regalia::blood
