// The greedy player: it tries every move in positions that it must hold possible, carries on to the end of what it has
// begun, and compares its prospects with those of its best opponent.
#pragma once

#include "bots/player.h"
#include "games/royals/rules.h"

namespace regalia::royals {

[[nodiscard]] Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking);

// What a move promises in a position in which all cards are known: a claim is judged when it is paid for, a draw when the
// card is there.
[[nodiscard]] double worth_of_move(const Rules& rules, const State& state, Seat seat, Move move, Rng& rng);

}  // namespace regalia::royals
