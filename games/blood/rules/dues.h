// What a house still has to give in this turn: it is set aside at court, so that nobody gives away what falls due.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

// Items of a country that fall due in this turn. Nothing in games whose rules set nothing aside.
[[nodiscard]] int items_due(const Rules& rules, const State& state, Country owner, Good good);
// Crowns that a seat must keep: what falls due in this turn, less the taxes that are sure to come before.
[[nodiscard]] int crowns_set_aside(const Rules& rules, const State& state, Seat seat);

}  // namespace regalia::blood
