#include "games/blood/people/people.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace regalia::blood {

PersonId People::add(Person person) {
  const auto is_free = [](const Person& slot) { return slot.serial == 0; };
  const auto slot = std::find_if(slots_.begin(), slots_.end(), is_free);
  const auto number = static_cast<std::size_t>(slot - slots_.begin());
  if (number >= kMostSlots) throw std::length_error("there is no room for another person");
  person.serial = ++last_serial_;
  person.name = name_for(person);
  if (has(person.father)) person.cut_by_father = (*this)[person.father].renounced;
  if (has(person.mother)) person.cut_by_mother = (*this)[person.mother].renounced;
  for (const PersonId parent : {person.father, person.mother})
    if (has(parent)) person.passed_over = person.passed_over | (*this)[parent].passed_over;
  if (slot == slots_.end())
    slots_.push_back(person);
  else
    *slot = person;
  return static_cast<PersonId>(number);
}

void People::put(PersonId id, const Person& person) {
  if (at(id) >= slots_.size()) slots_.resize(at(id) + 1);
  slots_[at(id)] = person;
}

// blood.person.name: a first son is called after his father's late father, a first daughter after her mother's late mother; everybody else by a
// name of the country that no sister or brother and nobody alive of the house has.
NameId People::name_for(const Person& person) const {
  Country country = is_of_country(person.house) ? country_of(person.house) : country_of(person.court);
  if (!is_of_country(person.house) && !is_of_country(person.court))
    country = static_cast<Country>(person.serial % kCountries);
  const auto name = [&](int number) {
    return person.is_man() ? mens_name(country, number) : womens_name(country, number);
  };
  std::uint32_t taken = 0;
  bool is_first = true;
  for (const Person& other : slots_) {
    if (other.serial == 0 || other.sex != person.sex) continue;
    const bool is_sibling = (person.father != kNoPerson && other.father == person.father) ||
                            (person.mother != kNoPerson && other.mother == person.mother);
    is_first = is_first && !is_sibling;
    const int number = static_cast<int>(other.name) - static_cast<int>(name(0));
    if (number >= 0 && number < kNamesOfASex && (is_sibling || (other.lives() && other.house == person.house)))
      taken |= 1U << number;
  }
  const PersonId parent = person.is_man() ? person.father : person.mother;
  if (is_first && has(parent)) {
    const PersonId elder = person.is_man() ? (*this)[parent].father : (*this)[parent].mother;
    if (has(elder) && !(*this)[elder].lives()) {
      const int number = static_cast<int>((*this)[elder].name) - static_cast<int>(name(0));
      if (number >= 0 && number < kNamesOfASex && (taken >> number & 1U) == 0) return name(number);
    }
  }
  constexpr std::uint32_t kStride = 7;  // has no divisor in common with the number of names
  const auto first = static_cast<int>(person.serial * kStride % kNamesOfASex);
  for (int i = 0; i < kNamesOfASex; ++i)
    if (const int number = (first + i) % kNamesOfASex; (taken >> number & 1U) == 0) return name(number);
  return name(first);
}

int People::living_at(House court) const {
  int count = 0;
  for (const Person& person : slots_) count += person.lives() && person.court == court ? 1 : 0;
  return count;
}

bool People::is_extinct(House house) const {
  return std::none_of(slots_.begin(), slots_.end(),
                      [&](const Person& person) { return person.lives() && person.house == house; });
}

void People::wed(PersonId husband, PersonId wife, Joins joins) {
  Person& man = (*this)[husband];
  Person& woman = (*this)[wife];
  man.spouse = wife;
  woman.spouse = husband;
  man.honoured = woman.honoured = false;
  Person& comes = joins == Joins::husbands_court ? woman : man;
  const Person& stays = joins == Joins::husbands_court ? man : woman;
  if (comes.court == stays.court) return;
  comes.court = stays.court;
  comes.came_by_marriage = true;
}

void People::remove(PersonId id, Fate fate) {
  Person& person = (*this)[id];
  person.fate = fate;
  person.captor = kNoHouse;
  person.again = person.doomed = false;
  if (has(person.spouse)) (*this)[person.spouse].spouse = kNoPerson;
  person.spouse = kNoPerson;
}

void People::forget() {
  enum : std::uint8_t { has_living_line = 1, is_near = 2, has_near_ancestor = 4, is_settled = 8 };
  std::vector<std::uint8_t> marks(slots_.size());
  const auto parents = [&](PersonId id) { return std::array{(*this)[id].father, (*this)[id].mother}; };
  const auto mark_near = [&](auto&& self, PersonId id, int up) -> void {
    marks[at(id)] |= is_near;
    for (const PersonId parent : parents(id))
      if (up > 0 && has(parent)) self(self, parent, up - 1);
  };
  // Upwards from the living, each ancestor once.
  std::vector<PersonId> open;
  for_living([&](PersonId id, const Person&) {
    marks[at(id)] |= has_living_line;
    open.push_back(id);
    mark_near(mark_near, id, kGenerationsUp);
  });
  while (!open.empty()) {
    const PersonId id = open.back();
    open.pop_back();
    for (const PersonId parent : parents(id)) {
      if (!has(parent) || (marks[at(parent)] & has_living_line) != 0) continue;
      marks[at(parent)] |= has_living_line;
      open.push_back(parent);
    }
  }
  // A dead person between a near ancestor and somebody alive is needed, too.
  const auto is_below = [&](auto&& self, PersonId id) -> bool {
    std::uint8_t& mark = marks[at(id)];
    if ((mark & is_settled) == 0) {
      bool below = (mark & is_near) != 0;
      for (const PersonId parent : parents(id)) below = below || (has(parent) && self(self, parent));
      marks[at(id)] |= static_cast<std::uint8_t>(is_settled | (below ? has_near_ancestor : 0));
    }
    return (marks[at(id)] & has_near_ancestor) != 0;
  };
  std::vector<PersonId> forgotten;
  for (int i = 0; i < slots(); ++i) {
    const auto id = static_cast<PersonId>(i);
    if (!has(id) || (*this)[id].lives() || (marks[at(id)] & is_near) != 0) continue;
    if ((marks[at(id)] & has_living_line) == 0 || !is_below(is_below, id)) forgotten.push_back(id);
  }
  for (const PersonId id : forgotten) slots_[at(id)] = Person{};
  for (Person& person : slots_)
    for (PersonId* parent : {&person.father, &person.mother})
      if (*parent != kNoPerson && !has(*parent)) *parent = kNoPerson;
  while (!slots_.empty() && slots_.back().serial == 0) slots_.pop_back();
}

}  // namespace regalia::blood
