// The five countries. Each has a player and a house of its own: house i is played by whoever began with country i,
// with or without a crown.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/blood/facts/id_set.h"

namespace regalia::blood {

enum class Country : std::uint8_t { england, france, germany, italy, spain };
inline constexpr int kCountries = 5;
inline constexpr Country kNoCountry{255};
inline constexpr std::array<std::string_view, kCountries> kCountryIds = {"england", "france", "germany", "italy",
                                                                         "spain"};

[[nodiscard]] constexpr Country after(Country country) { return static_cast<Country>(static_cast<int>(country) + 1); }

using CountrySet = IdSet<Country, std::uint8_t, kCountries>;  // or of their crowns

}  // namespace regalia::blood
