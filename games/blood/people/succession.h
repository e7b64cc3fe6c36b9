// What deaths, weddings and crowns do to families. Whoever decides something is asked elsewhere; here is what follows.
//
// A throne is vacant while its monarch is dead, or has given it back: everybody who died in one step is buried first, then crowns pass one after
// the other, then unions are made.
#pragma once

#include <optional>
#include <vector>

#include "games/blood/people/line.h"
#include "games/blood/people/reign.h"

namespace regalia::blood {

// ---- Weddings

enum class NoWedding : std::uint8_t {
  none,
  gone,
  same_sex,
  too_young,
  married,
  same_name,
  captive,
  widowed_abroad,
  regent
};
// Why two persons may not wed in that year; none: they may.
[[nodiscard]] NoWedding bar_to_wedding(const People& people, PersonId one, PersonId other, int year);

// Houses whose child is married to a reigning monarch and that have not been paid for it yet; each is noted as paid.
struct Honour {
  PersonId spouse = kNoPerson;
  House house = kNoHouse;
};
[[nodiscard]] std::vector<Honour> take_honours(People& people, const Reigns& reigns);

// ---- Deaths

// Who is left: a king's widow leaves the game, a queen who reigns in her own right goes home to her country.
void bury(People& people, Reigns& reigns, PersonId person);
// Widows and widowers who lived at another court return to their own, if it is still there.
[[nodiscard]] std::vector<PersonId> send_widowed_home(People& people, const Reigns& reigns, CountrySet in_play);

// ---- Crowns

// The monarch has died, or has given the country back.
[[nodiscard]] bool is_vacant(const People& people, const Reigns& reigns, Country country);
[[nodiscard]] bool is_given_back(const People& people, const Reigns& reigns, Country country);
// Who comes to a vacant throne; kNoPerson: a family must be made.
[[nodiscard]] PersonId next_monarch(const People& people, const Reigns& reigns, Country country);
// Whether the court that plays a country may pass over the heir: a prisoner, or a woman married to another court; and somebody
// would follow then who was not passed over.
[[nodiscard]] bool may_pass_over(const People& people, const Reigns& reigns, Country crown, PersonId heir);
// The heir and all descendants stand behind everybody else from now on.
void pass_over(People& people, Country crown, PersonId heir);
// Nobody stands behind for having been passed over any more.
void forget_claims(People& people, Country crown);
// For the person, for children to come, and for all whose claim was that of a person passed over.
void renounce(People& people, Country crown, PersonId person);

struct Crowning {
  PersonId monarch = kNoPerson;
  House ruled_before = kNoHouse;
  House rules_now = kNoHouse;
  std::vector<PersonId> movers;  // who changed courts with the crown, the monarch first
};
// Somebody in the line of the late monarch, or a founder, comes to the throne.
Crowning crown(People& people, Reigns& reigns, Country country, PersonId heir);

struct Union {
  PersonId king = kNoPerson;
  PersonId queen = kNoPerson;
  Country country = kNoCountry;  // hers
  std::vector<PersonId> movers;  // to the king's court
};
// Queens in their own right who are married to kings: the kings' courts play both countries.
[[nodiscard]] std::vector<Union> make_unions(People& people, const Reigns& reigns);

// Who may act for a monarch under age: anybody of age and free at the court that plays the country.
[[nodiscard]] bool needs_regent(const People& people, const Reign& reign, int year);
[[nodiscard]] std::vector<PersonId> possible_regents(const People& people, const Reigns& reigns, Country country,
                                                     int year);
// The monarch has come of age, or the regent is gone. A regent who was made for it leaves the game.
void end_regency(People& people, Reign& reign);

// The first in line at the court of a country's own player, for whom it may be given back; kNoPerson: a relative is made.
[[nodiscard]] PersonId heir_at_home(const People& people, const Reigns& reigns, Country country);
// The monarch and all descendants give up the crown without penalty. The throne must be filled next.
void give_back(People& people, Country country, PersonId monarch);

// ---- New families

// Ages of the relative who is found when a line has ended, of his wife, and of their children.
struct NewFamily {
  int head = 0;
  int wife = 0;
  int children = 0;  // the eldest was born when the head was 25, the others every five years

  [[nodiscard]] int age_of_child(int number) const { return head - 25 - 5 * number; }
};
[[nodiscard]] NewFamily family_of_relative(int age_of_late_monarch);
[[nodiscard]] int age_of_made_regent(int age_of_late_monarch);

}  // namespace regalia::blood
