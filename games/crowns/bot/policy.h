// How somebody probably plays on in an imagined position: quick rules of thumb, for all seats alike.
#pragma once

#include "games/crowns/rules.h"

namespace regalia::crowns {

// A move for a seat that is asked, in a position where all hands are known.
[[nodiscard]] Move probable_move(const Rules& rules, const State& state, Seat seat, Rng& rng);

// Plays the turn that is under way to its end.
void finish_turn(const Rules& rules, State& state, Rng& rng);

}  // namespace regalia::crowns
