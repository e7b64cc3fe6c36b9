// How events speak of a person: by a number that is never used again, with what it takes to name him in a sentence, as he was
// then.
#pragma once

#include "games/blood/facts/names.h"
#include "games/blood/people/reign.h"

namespace regalia::blood {

enum class Title : std::uint8_t { king, queen, prince, princess, lord, lady };

struct Who {
  std::uint32_t serial = 0;  // 0: nobody
  NameId name = kNoName;     // unless his player chose another
  Title title = Title::lord;
  Country country = kNoCountry;  // of the title; kNoCountry: of none

  bool operator==(const Who&) const = default;
};

// Monarchs and the wives of kings bear the title of the crown, everybody else that of his house.
[[nodiscard]] inline Who who_is(const People& people, const Reigns& reigns, PersonId id) {
  if (!people.has(id)) return {};
  const Person& person = people[id];
  Who who{.serial = person.serial, .name = person.name};
  const PersonId husband = person.is_man() ? kNoPerson : person.spouse;
  for (const PersonId crowned : {id, husband})
    if (const CountrySet crowns = crowns_of(reigns, crowned); !crowns.empty()) {
      who.title = person.is_man() ? Title::king : Title::queen;
      who.country = *crowns.begin();
      return who;
    }
  const bool is_royal = is_of_country(person.house);
  if (is_royal)
    who.title = person.is_man() ? Title::prince : Title::princess;
  else
    who.title = person.is_man() ? Title::lord : Title::lady;
  if (is_royal) who.country = country_of(person.house);
  return who;
}

}  // namespace regalia::blood
