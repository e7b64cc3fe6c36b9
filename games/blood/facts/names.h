// Names that people of each country may bear, for whoever is not given one.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/blood/facts/country.h"

namespace regalia::blood {

[[nodiscard]] std::span<const std::string_view> mens_names(Country country);
[[nodiscard]] std::span<const std::string_view> womens_names(Country country);
// Of a family. Each that follows when a house has died out and is founded anew has the next.
[[nodiscard]] std::span<const std::string_view> family_names(Country country);

[[nodiscard]] std::string_view name_of(Country country);  // "England"
[[nodiscard]] std::string_view id_of(Country country);    // "england"

}  // namespace regalia::blood
