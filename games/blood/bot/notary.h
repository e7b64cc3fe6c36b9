// What a contract is worth to the greedy player, in Crowns.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

// Of the one that is offered for a couple; 0 if there is none.
[[nodiscard]] int worth_of_contract(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride);

}  // namespace regalia::blood
