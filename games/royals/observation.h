// What a seat sees of a position, and what bots believe by the events it received.
#pragma once

#include <array>
#include <cstdint>

#include "engine/belief.h"
#include "games/royals/state.h"

namespace regalia::royals {

struct Observation {
  Seat viewer = kNobody;
  Board board;
  Hand hand;                                             // the viewer's own
  Claim claim;                                           // the viewer's own unfinished claim
  std::array<std::uint8_t, kSeatLimit> country_cards{};  // how many each seat holds
  std::array<std::uint8_t, kSeatLimit> intrigue_cards{};
  std::uint8_t pile = 0;  // how many cards are face down
  std::uint8_t intrigue_pile = 0;

  bool operator==(const Observation&) const = default;
};

// Everything else that is ever hidden in Royals is a card in a hand or in a pile.
struct Belief {
  HandsBelief<CountryCards, kSeatLimit> country;
  HandsBelief<IntrigueCards, kSeatLimit> intrigue;
};

}  // namespace regalia::royals
