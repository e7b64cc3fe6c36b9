// A move is a 64-bit value: a kind, up to three small arguments, and an amount. What the numbers mean is the
// game's business; its text form ("claim dijon.baron") is stable and readable.
//
// A game lists its legal moves as Offers. An offer is one move, or a range of moves that differ in the amount.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/fixed_list.h"

namespace regalia {

struct Move {
  std::uint64_t bits = 0;

  template <class Kind>
  [[nodiscard]] static constexpr Move of(Kind kind, int a = 0, int b = 0, int c = 0, std::uint32_t amount = 0) {
    return {static_cast<std::uint64_t>(kind) | byte(a) << 8 | byte(b) << 16 | byte(c) << 24 |
            static_cast<std::uint64_t>(amount) << 32};
  }

  template <class Kind> [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(bits & 0xFF); }
  [[nodiscard]] constexpr int a() const { return static_cast<int>(bits >> 8 & 0xFF); }
  [[nodiscard]] constexpr int b() const { return static_cast<int>(bits >> 16 & 0xFF); }
  [[nodiscard]] constexpr int c() const { return static_cast<int>(bits >> 24 & 0xFF); }
  [[nodiscard]] constexpr std::uint32_t amount() const { return static_cast<std::uint32_t>(bits >> 32); }
  [[nodiscard]] constexpr Move with_amount(std::uint32_t amount) const {
    return {(bits & 0xFFFF'FFFFULL) | static_cast<std::uint64_t>(amount) << 32};
  }

  constexpr auto operator<=>(const Move&) const = default;

 private:
  static constexpr std::uint64_t byte(int value) { return static_cast<std::uint64_t>(value & 0xFF); }
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
