// What a position shows one seat, and what the seat remembers of the hands of the others.
#pragma once

#include <array>
#include <optional>

#include "engine/belief.h"
#include "games/crowns/state.h"

namespace regalia::crowns {

struct Observation {
  Seat viewer = kNobody;
  Board board;
  std::array<std::uint8_t, kSeatLimit> hand_sizes{};
  std::uint8_t guests = 0;  // cards of the face-down deck
  Cards hand;
  Card agenda = kNoCard;
  Card coin = kNoCard;  // for the two whom it concerns
  Vote vote = Vote::none;
  SentinelAnswer sentinel = SentinelAnswer::none;
  std::uint8_t sentinel_least = 0;
  Swap swap;
  Cards looked_at;                               // the hand of the defeated, for the victor who takes a card of it
  std::array<Cards, kSeatLimit> shown{};         // all hands, once the game is over
  std::array<Card, kSeatLimit> shown_agendas{};  // the same
  std::optional<TalkDraft> draft;
  std::array<TalkDeal, kSeatLimit> deals{};  // the viewer's own

  bool operator==(const Observation&) const = default;
};

// What a viewer has seen of somebody's hand: |seen| + unseen - gone is the number of cards there.
struct SeenHand {
  Cards seen;               // that went there or were shown there
  std::uint8_t unseen = 0;  // came there unseen
  std::uint8_t gone = 0;    // left there unseen: one of those seen, or not

  bool operator==(const SeenHand&) const = default;
};

// A Coinage that is being played is in no hand, and is counted as `coin` alone.
struct Knowledge {
  std::array<SeenHand, kSeatLimit> hands{};
  Card coin = kNoCard;  // on its way, if the viewer knows it

  bool operator==(const Knowledge&) const = default;
};

// Hands by seat; with customized hands the second houses of the four players stand behind them. The last place is a
// Coinage on its way from hand to hand. The pile is the guest deck with the agendas of the others.
inline constexpr int kOnTheWay = kSeatLimit;
using HandsOfAll = HandsBelief<Cards, kSeatLimit + 1>;

inline constexpr std::size_t kBeliefCapacity = 512;
inline constexpr std::size_t kBeliefRoom = 4 * kBeliefCapacity;  // to find what fits again, when nothing does
inline constexpr std::size_t kGuesses =
    64;  // of a belief that starts in the middle of a game, and knows next to nothing

struct Belief {
  HandsOfAll hands{Cards(), kBeliefCapacity, kBeliefRoom};
  std::array<Cards, kSeatLimit> laid{};  // in the exchange that is under way
  Card coin = kNoCard;                   // on its way, if the viewer knows it
  Seat turn = kNobody;
  Promises promises;
  bool attacking = false;
};

}  // namespace regalia::crowns
