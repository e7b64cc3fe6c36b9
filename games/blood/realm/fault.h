// What cannot be on the map.
#pragma once

#include <string>

#include "games/blood/people/people.h"
#include "games/blood/realm/realm.h"

namespace regalia::blood {

// Empty, or a sentence that says what is wrong. The longer a game has lasted, the more may have come together.
[[nodiscard]] std::string fault(const Realm& realm, const Facts& facts, const People& people, int turns);

}  // namespace regalia::blood
