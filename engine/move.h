// A move is a 64-bit value: a kind, up to three small arguments, and an amount. What the numbers mean is the
// game's business; its text form ("claim dijon.baron") is stable and readable.
//
// A game lists its legal moves as Offers. An offer is one move, or a range of moves that differ in the amount.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/fixed_list.h"

namespace regalia {

// 8 bits of kind, arguments of 12, 12 and 8 bits, 24 bits of amount.
struct Move {
  static constexpr int kMostA = 0xFFF;
  static constexpr int kMostB = 0xFFF;
  static constexpr int kMostC = 0xFF;
  static constexpr std::uint32_t kMostAmount = 0xFF'FFFF;

  std::uint64_t bits = 0;

  template <class Kind>
  [[nodiscard]] static constexpr Move of(Kind kind, int a = 0, int b = 0, int c = 0, std::uint32_t amount = 0) {
    assert(a >= 0 && a <= kMostA && b >= 0 && b <= kMostB && c >= 0 && c <= kMostC && amount <= kMostAmount);
    return {static_cast<std::uint64_t>(kind) | static_cast<std::uint64_t>(a) << 8 |
            static_cast<std::uint64_t>(b) << 20 | static_cast<std::uint64_t>(c) << 32 |
            static_cast<std::uint64_t>(amount) << 40};
  }

  template <class Kind> [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(bits & 0xFF); }
  [[nodiscard]] constexpr int a() const { return static_cast<int>(bits >> 8 & kMostA); }
  [[nodiscard]] constexpr int b() const { return static_cast<int>(bits >> 20 & kMostB); }
  [[nodiscard]] constexpr int c() const { return static_cast<int>(bits >> 32 & kMostC); }
  [[nodiscard]] constexpr std::uint32_t amount() const { return static_cast<std::uint32_t>(bits >> 40); }
  [[nodiscard]] constexpr Move with_amount(std::uint32_t amount) const {
    assert(amount <= kMostAmount);
    return {(bits & 0xFF'FFFF'FFFFULL) | static_cast<std::uint64_t>(amount) << 40};
  }

  constexpr auto operator<=>(const Move&) const = default;
};

// The moves that equal `move` but for an amount from move.amount() up to and including `most`.
struct Offer {
  Move move;
  std::uint32_t most = 0;

  [[nodiscard]] static constexpr Offer one(Move move) { return {move, move.amount()}; }
  [[nodiscard]] static constexpr Offer range(Move move, std::uint32_t least, std::uint32_t most) {
    return {move.with_amount(least), most};
  }

  [[nodiscard]] constexpr std::uint32_t least() const { return move.amount(); }
  [[nodiscard]] constexpr std::uint64_t count() const { return std::uint64_t{most} - least() + 1; }
  [[nodiscard]] constexpr bool covers(Move other) const {
    return other.with_amount(0) == move.with_amount(0) && other.amount() >= least() && other.amount() <= most;
  }
  constexpr bool operator==(const Offer&) const = default;
};

inline constexpr std::size_t kMaxOffers = 512;
using MoveList = FixedList<Offer, kMaxOffers>;

// How many different moves a list stands for.
[[nodiscard]] inline std::uint64_t count_moves(const MoveList& list) {
  std::uint64_t total = 0;
  for (const Offer& offer : list) total += offer.count();
  return total;
}

[[nodiscard]] inline bool covers(const MoveList& list, Move move) {
  for (const Offer& offer : list)
    if (offer.covers(move)) return true;
  return false;
}

}  // namespace regalia
