// The greedy player: sells all it can bring home, marries for money and heirs, taxes as far as its people bear it, and attacks where it is
// much stronger. It thinks one step ahead and imagines nothing.
#pragma once

#include "bots/player.h"
#include "games/blood/rules.h"

namespace regalia::blood {

[[nodiscard]] Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking);

}  // namespace regalia::blood
