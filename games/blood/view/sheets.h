// All about one thing of the table in plain text: a person, a province, a sea area, a country, a contract.
#pragma once

#include <string>

#include "engine/paper.h"
#include "engine/view.h"
#include "engine/wording.h"
#include "games/blood/rules.h"

namespace regalia::blood {

// Empty: nothing is called so.
[[nodiscard]] std::string sheet_of(const Rules& rules, const View<Rules>& view, Names names, const std::string& words,
                                   const Paper& paper);

}  // namespace regalia::blood
