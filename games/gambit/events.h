// What can happen in Gambit Royale, as told to the seats. Arguments are listed behind each kind; `seat` is the owner of the
// card where one is named.
#pragma once

#include <cstdint>

#include "engine/event.h"
#include "games/gambit/state.h"

namespace regalia::gambit {

inline constexpr int kUnseen = -1;  // in place of a card, for those who did not see it

enum class EventKind : std::uint16_t {
  started,         // seat: who begins
  round_began,     // round
  goal_shown,      // column, goal
  drew,            // card or kUnseen, DrawReason
  placed,          // card or kUnseen, column
  turned_up,       // card, column, 1 if it had been seen before
  stayed_up,       // card, column: turned up a second time in a turn, it does nothing
  explorer_moved,  // from, to
  explorer_stuck,  // column
  assassinated,    // victim's card or kUnseen, column, Assassin's owner, 1 if everybody had seen the victim
  storm_closed,    // column
  hid,             // card or kUnseen, column, place of the Cloak
  hid_nothing,     // column
  swapped,         // column, other column
  swapped_nothing,
  crown_taken,      // former holder or -1
  crown_kept,       //
  lodestone_bound,  // column
  gatekeeper,       // column
  draw_skipped,     // SkipReason
  shuffled,         // seen cards in four parts, how many unseen ones
  passed,           //
  round_ended,      // round
  // The evaluation of a column: each of these has its column first.
  column_opened,  // column, place of the first card named, goal, size, then up to 10 cards (CardInColumn), 0 for none
  musketeers,     // column, place
  cancelled,      // column, Card, how many
  guarded,        // column, Card that would remove, place of the card saved, card
  removed,        // column, Card that removes, place, card, owner of the Card that removes
  pair_wins,      // column
  changed,        // column, place, card, half points
  dragon,         // column, place
  beggar,         // column, place
  sums,           // column, half points of each seat, or -1 if it does not take part
  goal_won,       // column, goal, Decided
  goal_lost,      // column, goal
  gold_won,       // column, owner of the Gold
  game_over,
};

enum class DrawReason : std::uint8_t { first_hand, turn, replacement, crown, empty_hand };
enum class SkipReason : std::uint8_t { crown_lost, nothing_left };

// How a goal was decided.
enum class Decided : std::uint8_t { by_sum, by_lowest_sum, by_nearest_card, by_farthest_card, by_pair };

// A card of a column in one argument of an event; never 0.
struct CardInColumn {
  Seat owner = kNobody;
  Card card = Card::king;
  Card hidden = kUnknown;  // under a Cloak; kUnknown: nothing

  [[nodiscard]] static CardInColumn of(const Placed& placed) {
    return {placed.owner(), placed.card(), placed.hides() ? placed.hidden() : kUnknown};
  }
  [[nodiscard]] static CardInColumn of_arg(std::int16_t arg) {
    return {seat_at((arg >> 10) - 1), static_cast<Card>(arg >> 5 & 31), static_cast<Card>(arg & 31)};
  }
  [[nodiscard]] std::int16_t arg() const {
    return static_cast<std::int16_t>((index(owner) + 1) << 10 | static_cast<int>(card) << 5 | static_cast<int>(hidden));
  }
};

inline constexpr std::size_t kFirstCardArg = 4;  // of column_opened

}  // namespace regalia::gambit
