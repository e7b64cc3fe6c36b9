// The moves of Royals and their stable text. Texts use the ids of the facts: "claim dijon.baron".
#pragma once

#include <cstdint>

#include "engine/move.h"
#include "games/royals/facts.h"

namespace regalia::royals {

enum class MoveKind : std::uint8_t {
  none,
  // a seat's
  announce,       // a: DrawPlan             "announce three" | "announce mixed"
  draw_pile,      //                         "draw pile"
  draw_display,   // a: Country              "draw france"
  draw_intrigue,  //                         "draw intrigue"
  claim,          // a: noble                "claim dijon.baron"
  take_over,      // a: noble                "takeover dijon.baron"
  pay_country,    // the noble's country     "pay france"
  pay_wild,       // a: Country              "wild spain"
  pay_intrigue,   // a: Pair                 "intrigue france-spain"
  wild_intrigue,  // a: Pair                 "wild-intrigue france-spain"
  end_turn,       //                         "end"
  discard,        // a: Country              "discard france"
  drop_intrigue,  // a: Pair                 "discard france-spain"
  // chance's
  start,          // a: seat                 "start 1"
  deal_country,   // a: Country              "deal france"
  deal_intrigue,  // a: Pair                 "deal france-spain"
};

template <class Id = int> [[nodiscard]] constexpr Move move_of(MoveKind kind, Id id = {}) {
  return Move::of(kind, static_cast<int>(id));
}

}  // namespace regalia::royals
