// Names that people of each country may bear, for whoever is not given one.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/index.h"
#include "games/blood/facts/country.h"

namespace regalia::blood {

// One of the names that people of a country may bear.
enum class NameId : std::uint8_t {};
inline constexpr NameId kNoName{255};
inline constexpr int kNamesOfASex = 24;  // in each country
inline constexpr int kNames = kCountries * 2 * kNamesOfASex;

[[nodiscard]] constexpr NameId mens_name(Country country, int number) {
  return static_cast<NameId>(static_cast<int>(country) * 2 * kNamesOfASex + number);
}
[[nodiscard]] constexpr NameId womens_name(Country country, int number) {
  return static_cast<NameId>(static_cast<int>(country) * 2 * kNamesOfASex + kNamesOfASex + number);
}
[[nodiscard]] std::string_view word_of(NameId name);  // "Edward"; empty: there is no such name

// Of a family. Each that follows when a house has died out and is founded anew has the next.
[[nodiscard]] std::span<const std::string_view> family_names(Country country);

[[nodiscard]] std::string_view name_of(Country country);  // "England"
[[nodiscard]] constexpr std::string_view id_of(Country country) { return kCountryIds[at(country)]; }
[[nodiscard]] Country country_at(std::string_view id);  // kNoCountry: there is none

}  // namespace regalia::blood
