// Families in words, for tests.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/testing.h"
#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"

namespace regalia::blood {

inline constexpr House kEngland = house_of(Country::england);
inline constexpr House kFrance = house_of(Country::france);
inline constexpr House kGermany = house_of(Country::germany);
inline constexpr House kItaly = house_of(Country::italy);
inline constexpr House kSpain = house_of(Country::spain);

class Families {
 public:
  People people;
  Reigns reigns{};
  int year = 1300;

  // Somebody without parents; at the court of his own house.
  PersonId man(const std::string& name, int born, House house) { return add(name, Sex::male, born, house); }
  PersonId woman(const std::string& name, int born, House house) { return add(name, Sex::female, born, house); }
  // A child of people who are there already, of the father's house and court (without a father, the mother's).
  PersonId son(const std::string& name, int born, const std::string& father, const std::string& mother = "") {
    return child(name, Sex::male, born, father, mother);
  }
  PersonId daughter(const std::string& name, int born, const std::string& father, const std::string& mother = "") {
    return child(name, Sex::female, born, father, mother);
  }

  [[nodiscard]] PersonId id(const std::string& name) const { return name.empty() ? kNoPerson : ids_.at(name); }
  [[nodiscard]] Person& operator[](const std::string& name) { return people[id(name)]; }
  [[nodiscard]] std::string name(PersonId person) const {
    for (const auto& [word, number] : ids_)
      if (number == person) return word;
    return person == kNoPerson ? "nobody" : "somebody";
  }
  [[nodiscard]] std::string names(const std::vector<PersonId>& list) const {
    std::string text;
    for (const PersonId person : list) text += (text.empty() ? "" : ", ") + name(person);
    return text;
  }

  void wed(const std::string& husband, const std::string& wife, People::Joins joins = People::Joins::husbands_court) {
    people.wed(id(husband), id(wife), joins);
  }
  void reigns_in(Country country, const std::string& monarch) { reigns[at(country)] = {.monarch = id(monarch)}; }
  void die(const std::string& person) { bury(people, reigns, id(person)); }
  // The monarch dies and the first in line follows.
  Crowning succeed(Country country) {
    const PersonId late = reigns[at(country)].monarch;
    if (people.lives(late)) bury(people, reigns, late);
    return crown(people, reigns, country, heir_of(people, country, late));
  }
  [[nodiscard]] std::string line(Country country) const {
    return names(line_of(people, country, reigns[at(country)].monarch));
  }
  [[nodiscard]] std::string heir(Country country) const {
    return name(heir_of(people, country, reigns[at(country)].monarch));
  }
  [[nodiscard]] std::string monarch(Country country) const { return name(reigns[at(country)].monarch); }
  [[nodiscard]] House ruler(Country country) const { return ruler_of(people, reigns, country); }
  void pass_over(Country country, const std::string& heir) { blood::pass_over(people, country, id(heir)); }

 private:
  PersonId add(const std::string& name, Sex sex, int born, House house) {
    Person person;
    person.sex = sex;
    person.born = static_cast<std::int16_t>(born);
    person.house = person.court = house;
    return ids_[name] = people.add(person);
  }
  PersonId child(const std::string& name, Sex sex, int born, const std::string& father, const std::string& mother) {
    Person person;
    person.sex = sex;
    person.born = static_cast<std::int16_t>(born);
    person.father = id(father);
    person.mother = id(mother);
    const Person& parent = people[father.empty() ? person.mother : person.father];
    person.house = parent.house;
    person.court = parent.court;
    return ids_[name] = people.add(person);
  }

  std::map<std::string, PersonId> ids_;
};

}  // namespace regalia::blood
