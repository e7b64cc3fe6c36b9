// What the chapters of a turn ask of the law: is something forbidden, is there leave for it.
#pragma once

#include "games/blood/law/law.h"
#include "games/blood/people/reign.h"
#include "games/blood/realm/realm.h"

namespace regalia::blood {

// Everything that a question looks at.
struct Case {
  const Law& law;
  const People& people;
  const Reigns& reigns;
  const Realm& realm;
  int year = 0;
};

// Something that the player of a house would do. Forbidden can be what is above the line, granted what is below.
struct Act {
  enum class What : std::uint8_t {
    attack,  // other, in a province
    enter,   // a province, with armies
    mark,    // a province
    seize,   // goods of other, in a province
    tax_high,
    wed,         // one of other's house
    give_leave,  // to other, by a contract
    pass_over,   // a person
    help,        // other, with something that is given or lent
    sign,        // a contract with other
    // ---
    march,      // through a province
    stand,      // in a province, with armies
    sail_past,  // fleets of other
    dock,       // in a province
    carry,      // goods, through a province
  };

  What what = What::attack;
  House actor = kNoHouse;
  House other = kNoHouse;
  Province province = kNoProvince;
  PersonId person = kNoPerson;
};

// The clause that forbids it; nullptr: none does.
[[nodiscard]] const Clause* forbidden(const Case& about, const Act& act);
[[nodiscard]] bool granted(const Case& about, const Act& act);

// The clause by which a player commands armies of a country in a province; nullptr: there is none.
[[nodiscard]] const Clause* commander(const Case& about, House actor, Country colour, Province province);

// The house that keeps a clause now, and the house for which; kNoHouse: it sleeps, since one player has both sides.
[[nodiscard]] House bound_by(const Case& about, const Clause& clause);
[[nodiscard]] House owed_to(const Case& about, const Clause& clause);
// Its years have come and are not over, and its conditions are fulfilled.
[[nodiscard]] bool applies(const Case& about, const Clause& clause);
// Whether a clause that owes is to be carried out in this turn.
[[nodiscard]] bool is_due(const Case& about, const Clause& clause);

}  // namespace regalia::blood
