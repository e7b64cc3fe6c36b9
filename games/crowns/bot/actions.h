// What somebody probably does with his turn in the imagined games of the strong bot, and whom he attacks.
#pragma once

#include "games/crowns/bot/estimate.h"

namespace regalia::crowns {

[[nodiscard]] Move probable_action(const Rules& rules, const State& state, Seat seat, const Estimate& estimate,
                                   Rng& rng);
// In place of one who must be spared.
[[nodiscard]] Seat probable_target(const Rules& rules, const State& state, Seat seat, const Estimate& estimate);

}  // namespace regalia::crowns
