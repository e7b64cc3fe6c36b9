// Where those go who leave a battle.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

// blood.battle.flight: neighbouring provinces without armies of others.
[[nodiscard]] ProvinceSet flight_places(const Rules& rules, const State& state, Country power, Province from);
// blood.battle.retreat: any neighbour but where nothing may go, and where a country defends itself.
[[nodiscard]] ProvinceSet retreat_places(const Rules& rules, const State& state, Country power, Province from);
// blood.contract.retreat: where a contract forbids to enter one goes only if there is no other way.
[[nodiscard]] ProvinceSet lawful_retreats(const Rules& rules, const State& state, Country power, Province from);

}  // namespace regalia::blood
