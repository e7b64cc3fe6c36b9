// How anybody probably plays on in the imagined games of the strong bot: quick estimates, for all seats alike.
#pragma once

#include "games/crowns/rules.h"

namespace regalia::crowns {

// A move for a seat that is asked, in a position where all hands are known.
[[nodiscard]] Move habitual_move(const Rules& rules, const State& state, Seat seat, Rng& rng);

}  // namespace regalia::crowns
