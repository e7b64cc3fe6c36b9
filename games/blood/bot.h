// Who plays Blood Royale besides people.
#pragma once

#include <string_view>
#include <vector>

#include "bots/company.h"
#include "bots/player.h"
#include "games/blood/rules.h"

namespace regalia::blood {

[[nodiscard]] std::vector<Player<Rules>> players();
// There are no values to learn: an error for any text but an empty one.
[[nodiscard]] Result<Company> company(std::string_view values);

}  // namespace regalia::blood
