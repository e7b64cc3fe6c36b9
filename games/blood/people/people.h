// Everybody who lives, and the dead who are needed to tell who is related to whom.
#pragma once

#include <vector>

#include "engine/index.h"
#include "games/blood/people/person.h"

namespace regalia::blood {

// How far up the lines of a late monarch's ancestors are searched for heirs, and kinship is remembered: great-grandparents.
inline constexpr int kGenerationsUp = 3;

class People {
 public:
  [[nodiscard]] const Person& operator[](PersonId id) const { return slots_[at(id)]; }
  [[nodiscard]] Person& operator[](PersonId id) { return slots_[at(id)]; }
  [[nodiscard]] int slots() const { return static_cast<int>(slots_.size()); }
  // Whether somebody, alive or dead, has that slot.
  [[nodiscard]] bool has(PersonId id) const { return at(id) < slots_.size() && slots_[at(id)].serial != 0; }
  [[nodiscard]] bool lives(PersonId id) const { return has(id) && (*this)[id].lives(); }
  [[nodiscard]] std::uint32_t last_serial() const { return last_serial_; }

  // Into the lowest free slot, with the next serial number, a name, and what the parents' renunciations leave.
  PersonId add(Person person);

  // As it stands, number and all; for reading a position.
  void put(PersonId id, const Person& person);
  void set_last_serial(std::uint32_t serial) { last_serial_ = serial; }

  // Calls `visit(id, person)` for everybody alive, in the order of slots.
  template <class Visit> void for_living(Visit visit) const {
    for (int i = 0; i < slots(); ++i)
      if (const Person& person = slots_[at(i)]; person.lives()) visit(static_cast<PersonId>(i), person);
  }
  [[nodiscard]] int living_at(House court) const;
  [[nodiscard]] bool is_extinct(House house) const;  // nobody who bears the name lives

  // The wife joins the husband's court, or he hers.
  enum class Joins : std::uint8_t { husbands_court, wifes_court };
  void wed(PersonId husband, PersonId wife, Joins joins);
  // Ends the marriage too. What that means for the one who is left is said in succession.h.
  void remove(PersonId id, Fate fate);
  // Frees the slots of those who are gone and whom nobody needs to tell kinship.
  void forget();

  bool operator==(const People&) const = default;

 private:
  [[nodiscard]] NameId name_for(const Person& person) const;

  std::vector<Person> slots_;
  std::uint32_t last_serial_ = 0;
};

}  // namespace regalia::blood
