// What people type for a place, a house or a person: its id or its name, or as many letters of it as are needed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/view.h"
#include "games/blood/rules.h"

namespace regalia::blood {

// In small letters, with hyphens for spaces, without accents.
[[nodiscard]] std::string plain_name(std::string_view name);

// kNoSpot, kNoCountry, kNoPerson: nothing is called so, or more than one thing.
[[nodiscard]] Spot spot_called(const Map& map, std::string_view name);
[[nodiscard]] Country country_called(std::string_view name);
// Everybody alive who is; by "p12", a name, or a title with it.
[[nodiscard]] std::vector<PersonId> people_called(const Rules& rules, const View<Rules>& view, std::string_view name);

}  // namespace regalia::blood
