// Three times three dice for somebody new: Constitution, Charisma, Strength or Guile.
#pragma once

#include "engine/chance.h"
#include "games/blood/moves.h"
#include "games/blood/people/people.h"

namespace regalia::blood {

struct ScoreRolls {
  PersonId person = kNoPerson;  // kNoPerson: nobody is rolled for
  std::uint8_t rolled = 0;

  [[nodiscard]] bool is_open() const { return person != kNoPerson; }
  // Of the score that is next.
  void take(People& people, int sum);

  bool operator==(const ScoreRolls&) const = default;
};

// What so many dice may show.
void list_dice(int dice, OutcomeList& list);
// One to three a boy, four to six a girl.
void list_sexes(OutcomeList& list);

}  // namespace regalia::blood
