// Who reigns. A country is played by the court at which its monarch's sheet lies; a captive's stays at his own.
#pragma once

#include <array>

#include "games/blood/people/people.h"

namespace regalia::blood {

struct Reign {
  PersonId monarch = kNoPerson;  // kNoPerson: nobody plays the country
  PersonId regent = kNoPerson;   // while the monarch is a minor
  // What this monarch's Charisma has lost; both may take it below -2, and neither is inherited.
  std::int8_t lost_by_passing_over = 0;
  std::int8_t lost_by_foreign_help = 0;

  bool operator==(const Reign&) const = default;
};

using Reigns = std::array<Reign, kCountries>;

[[nodiscard]] inline House ruler_of(const People& people, const Reigns& reigns, Country country) {
  const PersonId monarch = reigns[at(country)].monarch;
  return people.has(monarch) ? people[monarch].court : kNoHouse;
}

// Whom somebody reigns over.
[[nodiscard]] inline CountrySet crowns_of(const Reigns& reigns, PersonId person) {
  CountrySet crowns;
  for (int i = 0; i < kCountries; ++i)
    if (person != kNoPerson && reigns[at(i)].monarch == person) crowns.add(static_cast<Country>(i));
  return crowns;
}

// Countries that are played at a court, its own first of all.
[[nodiscard]] inline CountrySet countries_at(const People& people, const Reigns& reigns, House court) {
  CountrySet countries;
  for (int i = 0; i < kCountries; ++i)
    if (court != kNoHouse && ruler_of(people, reigns, static_cast<Country>(i)) == court)
      countries.add(static_cast<Country>(i));
  return countries;
}

// Who acts as king: the monarch, or the regent of a minor.
[[nodiscard]] inline PersonId acting_monarch(const Reign& reign) {
  return reign.regent != kNoPerson ? reign.regent : reign.monarch;
}

}  // namespace regalia::blood
