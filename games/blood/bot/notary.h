// What a contract is worth to the greedy player, in Crowns.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

// Of the one that is offered for a couple; 0 if there is none.
[[nodiscard]] int worth_of_contract(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride);

// Of the plain deal that a house offers.
[[nodiscard]] int worth_of_deal(const Rules& rules, const State& state, Seat seat, House maker);

}  // namespace regalia::blood
