// The greedy player: sells all it can bring home, marries for money, heirs and peace, taxes as far as its people bear it, and attacks where
// it is much stronger. It thinks one step ahead and imagines nothing. A steady one never attacks, a bold one does with less.
#pragma once

#include "bots/player.h"
#include "games/blood/rules.h"

namespace regalia::blood {

[[nodiscard]] Move greedy_move(const Rules& rules, const View<Rules>& view, Rng& rng);
[[nodiscard]] Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking);
[[nodiscard]] Chosen choose_steadily(const Rules& rules, const View<Rules>& view, Thinking& thinking);
[[nodiscard]] Chosen choose_boldly(const Rules& rules, const View<Rules>& view, Thinking& thinking);

}  // namespace regalia::blood
