// What cannot be: for checks after every step, and for positions that come from outside.
#pragma once

#include <string>

#include "games/blood/people/reign.h"

namespace regalia::blood {

// Empty, or a sentence that says what is wrong. While births and survival are rolled, people carry marks of it; while crowns
// pass, king and queen of a union to be may live apart.
enum class Moment : std::uint8_t { usual, births, crowns_pass };
[[nodiscard]] std::string fault(const People& people, int year, Moment moment);
[[nodiscard]] std::string fault(const People& people, const Reigns& reigns);

}  // namespace regalia::blood
