// Dice: sums, sexes, and the three scores of somebody new.
#pragma once

#include "engine/chance.h"
#include "games/blood/moves.h"
#include "games/blood/people/people.h"

namespace regalia::blood {

// What so many dice may show.
void list_dice(int dice, OutcomeList& list);
// One to three a boy, four to six a girl.
void list_sexes(OutcomeList& list);
// Three dice for each of the three scores, all that they may come to.
void list_scores(OutcomeList& list);
// What was rolled, for somebody.
void set_scores(Person& person, Move scores);

}  // namespace regalia::blood
