// The moves of Gambit Royale and their stable text. Texts use the ids of the facts, and columns from 1: "place king 2".
#pragma once

#include <cstdint>

#include "engine/move.h"
#include "games/gambit/facts.h"

namespace regalia::gambit {

enum class MoveKind : std::uint8_t {
  none,
  // a seat's
  place,      // a: Card, b: column   "place king 2"
  hide,       // a: Card              "hide king"
  hide_none,  //                      "hide nothing"
  swap,       // a: column            "swap 3"
  swap_none,  //                      "swap nothing"
  // chance's
  start,  // a: seat                  "start 1"
  deal,   // a: Card                  "deal king"
  goal,   // a: Goal                  "goal music-4"
};

template <class Id = int> [[nodiscard]] constexpr Move move_of(MoveKind kind, Id id = {}, int b = 0) {
  return Move::of(kind, static_cast<int>(id), b);
}

}  // namespace regalia::gambit
