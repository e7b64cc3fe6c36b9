// What cannot be in contracts.
#pragma once

#include <string>

#include "games/blood/law/law.h"
#include "games/blood/people/people.h"

namespace regalia::blood {

// Empty, or a sentence that says what is wrong. Drafts and offers are there while court is held.
[[nodiscard]] std::string fault(const Law& law, const People& people, CountrySet in_play, int year, bool is_court);

}  // namespace regalia::blood
