#include "games/blood/people/fault.h"

#include <set>

#include "games/blood/people/scores.h"

namespace regalia::blood {
namespace {

constexpr int kEarliestBirth = 1150;
constexpr std::uint32_t kMostSerials = 100'000'000;
constexpr int kMostExtraBirths = 2;

std::string number_of(const Person& person) { return "Person " + std::to_string(person.serial); }

bool is_house(House house) { return static_cast<int>(house) < kHouses || house == kNoHouse; }

std::string parent_fault(const People& people, const Person& child, PersonId parent, Sex sex) {
  if (parent == kNoPerson) return {};
  if (!people.has(parent)) return number_of(child) + " has a parent who is not there.";
  if (people[parent].sex != sex) return number_of(child) + " has a mother for a father, or the other way round.";
  // So nobody is among his own ancestors.
  if (people[parent].born >= child.born) return number_of(child) + " is older than a parent.";
  return {};
}

std::string range_fault(const Person& person, int year) {
  for (const int score : {int{person.constitution}, int{person.charisma}, int{person.strength}})
    if (score < kLeastScore || score > kMostScore) return number_of(person) + " has a score beyond -2 and +2.";
  if (person.late > kMostExtraBirths || person.extra_births > kMostExtraBirths)
    return number_of(person) + " has more births in a turn than there can be.";
  if (person.age(year) < 0 || person.born < kEarliestBirth) return number_of(person) + " has an impossible age.";
  if (static_cast<int>(person.name) >= kNames) return number_of(person) + " has no name.";
  if (!is_house(person.house) || !is_house(person.court) || !is_house(person.captor))
    return number_of(person) + " is of a house that is not there.";
  return {};
}

std::string marriage_fault(const People& people, PersonId id, Moment moment) {
  const Person& person = people[id];
  if (!person.is_married()) return {};
  if (!people.lives(person.spouse) || people[person.spouse].spouse != id || people[person.spouse].sex == person.sex)
    return number_of(person) + " is married to nobody who could be.";
  if (moment != Moment::crowns_pass && people[person.spouse].court != person.court)
    return number_of(person) + " lives apart from the spouse.";
  return {};
}

}  // namespace

std::string fault(const People& people, int year, Moment moment) {
  std::set<std::uint32_t> serials;
  if (people.slots() > kMostSlots || people.last_serial() > kMostSerials) return "There are too many people.";
  for (int i = 0; i < people.slots(); ++i) {
    const auto id = static_cast<PersonId>(i);
    const Person& person = people[id];
    if (person.serial == 0) {
      if (!(person == Person{})) return "A free sheet is not empty.";
      continue;
    }
    if (person.serial > people.last_serial() || !serials.insert(person.serial).second)
      return number_of(person) + " has a number that is not the next, or is there twice.";
    if (std::string wrong = range_fault(person, year); !wrong.empty()) return wrong;
    if (std::string wrong = parent_fault(people, person, person.father, Sex::male); !wrong.empty()) return wrong;
    if (std::string wrong = parent_fault(people, person, person.mother, Sex::female); !wrong.empty()) return wrong;
    if (!person.lives()) {
      if (person.is_married() || person.is_captive() || person.again || person.doomed)
        return number_of(person) + " is gone and still does something.";
      continue;
    }
    if (moment != Moment::births && (person.again || person.doomed || person.extra_births > 0))
      return number_of(person) + " carries marks of dice that are not rolled now.";
    if (!is_of_country(person.court) && person.court != kAristocrats) return number_of(person) + " is at no court.";
    if (std::string wrong = marriage_fault(people, id, moment); !wrong.empty()) return wrong;
  }
  if (people.slots() > 0 && !people.has(static_cast<PersonId>(people.slots() - 1))) return "The last sheet is free.";
  return {};
}

std::string fault(const People& people, const Reigns& reigns) {
  for (int i = 0; i < kCountries; ++i) {
    const Reign& reign = reigns[at(i)];
    const std::string country = "Reign " + std::to_string(i + 1);
    if (reign.monarch == kNoPerson) {
      if (!(reign == Reign{})) return country + " has no monarch and yet something of one.";
      continue;
    }
    if (!people.has(reign.monarch)) return country + " has a monarch who is not there.";
    if (reign.regent != kNoPerson && (!people.lives(reign.regent) || reign.regent == reign.monarch))
      return country + " has a regent who cannot be one.";
    if (reign.lost_by_passing_over < 0 || reign.lost_by_passing_over > kMostScore || reign.lost_by_foreign_help < 0)
      return country + " has lost an impossible Charisma.";
  }
  return {};
}

}  // namespace regalia::blood
