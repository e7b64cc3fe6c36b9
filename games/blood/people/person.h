// A person of Blood Royale: a small plain value. A name that a player chose is words that the table keeps by serial number.
#pragma once

#include <cstdint>
#include <type_traits>

#include "games/blood/facts/country.h"
#include "games/blood/facts/names.h"

namespace regalia::blood {

// A family with a name, and its player. The first five are those of the countries.
enum class House : std::uint8_t {};
inline constexpr House kAristocrats{5};  // whom nobody plays, with three players
inline constexpr int kHouses = 6;
inline constexpr House kNoHouse{255};

[[nodiscard]] constexpr House house_of(Country country) { return static_cast<House>(country); }
[[nodiscard]] constexpr bool is_of_country(House house) { return static_cast<int>(house) < kCountries; }
[[nodiscard]] constexpr Country country_of(House house) { return static_cast<Country>(house); }

// Where somebody's sheet lies. A slot is used again once nobody alive needs its person for kinship; a serial number never is.
enum class PersonId : std::uint16_t {};
inline constexpr PersonId kNoPerson{0xFFF};  // fits into an argument of a move
inline constexpr int kMostSlots = 0xFFF;

[[nodiscard]] constexpr PersonId after(PersonId id) { return static_cast<PersonId>(static_cast<int>(id) + 1); }

enum class Sex : std::uint8_t { male, female };
enum class Fate : std::uint8_t {
  lives,
  died,
  left,  // the game: a king's widow, a regent made for a minority
};

inline constexpr int kComingOfAge = 15;  // weddings, survival rolls, reigning
inline constexpr int kPrinceAge = 20;    // a piece on the map

struct Person {
  std::uint32_t serial = 0;  // 0: the slot is free
  std::int16_t born = 0;     // as written down: later children of one turn have later years, for seniority
  std::uint8_t late = 0;     // by so much
  Sex sex = Sex::male;
  NameId name = kNoName;  // unless the player chooses another
  // Family.
  PersonId father = kNoPerson;
  PersonId mother = kNoPerson;
  PersonId spouse = kNoPerson;
  House house = kNoHouse;   // the name
  House court = kNoHouse;   // whose player has the sheet
  House captor = kNoHouse;  // kNoHouse: free
  Fate fate = Fate::lives;
  bool came_by_marriage = false;  // to this court, and goes home as a widow or widower
  bool honoured = false;          // the 100 Crowns for this marriage to a monarch have been paid
  bool is_made_regent = false;    // for a minority only; never marries
  bool again = false;             // a mother for whom another birth is tried; under seal until all have chosen
  bool is_new = false;            // came into the game in this turn, and may be given another name
  bool doomed = false;            // has failed the survival roll of this step
  // Scores as rolled.
  std::int8_t constitution = 0;
  std::int8_t charisma = 0;
  std::int8_t strength = 0;       // of women: Guile
  std::uint8_t extra_births = 0;  // rolls of this turn beyond the first
  // Crowns.
  CountrySet passed_over;    // somebody passed over, or a descendant of one
  CountrySet renounced;      // for oneself and all children to come
  CountrySet cut_by_father;  // born after the father had renounced
  CountrySet cut_by_mother;
  CountrySet by_mother;  // to whose line a crown came through the mother

  [[nodiscard]] bool lives() const { return serial != 0 && fate == Fate::lives; }
  [[nodiscard]] bool is_man() const { return sex == Sex::male; }
  [[nodiscard]] bool is_captive() const { return captor != kNoHouse; }
  [[nodiscard]] bool is_married() const { return spouse != kNoPerson; }
  // Age counts by turns, whatever year was written down.
  [[nodiscard]] int age(int year) const { return year - (born - late); }

  bool operator==(const Person&) const = default;
};
static_assert(std::is_trivially_copyable_v<Person>);
static_assert(sizeof(Person) == 36);

}  // namespace regalia::blood
