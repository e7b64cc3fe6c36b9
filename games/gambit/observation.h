// What a seat sees of a position, and what bots believe by the events it received.
#pragma once

#include <array>
#include <cstdint>

#include "games/gambit/set_belief.h"
#include "games/gambit/state.h"

namespace regalia::gambit {

struct Observation {
  Seat viewer = kNobody;
  Board board;            // others' face-down and hidden cards are kUnknown
  Cards hand;             // the viewer's own
  Cards unseen_discards;  // the viewer's own
  std::array<std::uint8_t, kSeatLimit> hand_sizes{};
  std::array<std::uint8_t, kSeatLimit> supply_sizes{};
  std::array<std::uint8_t, kSeatLimit> unseen_discard_sizes{};

  bool operator==(const Observation&) const = default;
};

// What is hidden of a player's set does not depend on anybody else's, so there is a belief for each.
struct Belief {
  std::array<SetBelief, kSeatLimit> sets;  // the viewer's own is not used
};

}  // namespace regalia::gambit
