#include "games/blood/people/scores.h"

namespace regalia::blood {
namespace {

// Whoever was passed over or descends from one, and has not renounced.
bool is_claimant(const Person& person, Country crown) {
  return person.lives() && person.passed_over.has(crown) && !person.renounced.has(crown);
}

}  // namespace

int strength_with_wife(const People& people, PersonId man) {
  const Person& person = people[man];
  const int guile = people.has(person.spouse) ? people[person.spouse].strength : 0;
  return within_scores(person.strength + guile);
}

bool is_disputed(const People& people, const Reigns& reigns, Country crown) {
  const PersonId monarch = reigns[at(crown)].monarch;
  if (!people.has(monarch) || people[monarch].passed_over.has(crown)) return false;
  bool found = false;
  people.for_living([&](PersonId, const Person& person) { found = found || is_claimant(person, crown); });
  return found;
}

bool has_claimant(const People& people, House court, Country crown) {
  bool found = false;
  people.for_living(
      [&](PersonId, const Person& person) { found = found || (person.court == court && is_claimant(person, crown)); });
  return found;
}

int strength_of_court(const People& people, const Reigns& reigns, House court, House against) {
  int strength = 0;
  // Once, however many claimants there are.
  for (const Country crown : countries_at(people, reigns, court))
    if (is_disputed(people, reigns, crown)) {
      --strength;
      break;
    }
  if (court != against)
    for (const Country crown : countries_at(people, reigns, against))
      if (is_disputed(people, reigns, crown) && has_claimant(people, court, crown)) {
        ++strength;
        break;
      }
  return strength;
}

int strength_in_battle(const People& people, const Reigns& reigns, PersonId man, House against) {
  return strength_with_wife(people, man) + strength_of_court(people, reigns, people[man].court, against);
}

int charisma_of_reign(const People& people, const Reign& reign, Capital capital) {
  const PersonId acting = acting_monarch(reign);
  if (!people.has(acting)) return 0;
  const int charisma = people[acting].charisma - (capital == Capital::lost ? 1 : 0);
  return within_scores(charisma) - reign.lost_by_passing_over - reign.lost_by_foreign_help;
}

}  // namespace regalia::blood
