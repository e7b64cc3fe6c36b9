// How the greedy player negotiates: a card for a card that helps both, ravens to be spared, and yes or no.
#pragma once

#include "bots/player.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

// Precondition: the viewer is asked in talks.
[[nodiscard]] Chosen bargain(const Rules& rules, const View<Rules>& view, Thinking& thinking);

}  // namespace regalia::crowns
