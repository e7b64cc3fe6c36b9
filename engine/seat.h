// Who sits at a table. A Seat is an index; chance is a seat too (it draws cards and throws dice).
#pragma once

#include <bit>
#include <cstdint>

namespace regalia {

inline constexpr int kMaxSeats = 9;

enum class Seat : std::uint8_t {};

// Seats that are no seats: who acts or looks without sitting at the table, and what may stand where an owner would.
inline constexpr Seat kNobody{255};     // nobody; as a viewer, an onlooker
inline constexpr Seat kChance{254};     // draws cards and throws dice
inline constexpr Seat kOpenHands{253};  // as a viewer, one for whom all hands are open: a table's owner, a replay
inline constexpr Seat kRemoved{252};    // as an owner, of what has left the game
inline constexpr Seat kFaceDown{251};   // as an owner, somebody whom the viewer does not see

[[nodiscard]] constexpr int index(Seat seat) { return static_cast<int>(seat); }
[[nodiscard]] constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
[[nodiscard]] constexpr Seat next_seat(Seat seat, int seats) { return seat_at((index(seat) + 1) % seats); }

// A set of seats, used for audiences and for those who owe an answer. Iterates in ascending order.
class SeatSet {
 public:
  constexpr SeatSet() = default;

  [[nodiscard]] static constexpr SeatSet all(int seats) { return SeatSet((1U << seats) - 1U); }
  [[nodiscard]] static constexpr SeatSet only(Seat seat) { return SeatSet(bit(seat)); }
  [[nodiscard]] static constexpr SeatSet both(Seat a, Seat b) { return SeatSet(bit(a) | bit(b)); }

  [[nodiscard]] constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }  // the first seat is the lowest
  [[nodiscard]] constexpr Seat first() const { return seat_at(std::countr_zero(bits_)); }
  // Of two, the one that is not `seat`.
  [[nodiscard]] constexpr Seat other(Seat seat) const { return (*this - only(seat)).first(); }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | bit(seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }

  [[nodiscard]] constexpr SeatSet operator-(SeatSet other) const { return SeatSet(bits_ & ~unsigned{other.bits_}); }
  constexpr bool operator==(const SeatSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint16_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  // Chance, nobody and impossible seats are in no set.
  static constexpr unsigned bit(Seat seat) { return index(seat) < kMaxSeats ? 1U << index(seat) : 0U; }
  constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}

  std::uint16_t bits_ = 0;
};

// Who hears or reads something: some seats, or everybody, onlookers included.
struct Audience {
  SeatSet seats;
  bool everybody = false;

  [[nodiscard]] static constexpr Audience all() { return {{}, true}; }
  [[nodiscard]] static constexpr Audience only(SeatSet seats) { return {seats, false}; }
  [[nodiscard]] constexpr bool has(Seat seat) const { return everybody || seats.has(seat); }
  [[nodiscard]] constexpr bool empty() const { return !everybody && seats.empty(); }

  constexpr bool operator==(const Audience&) const = default;
};

}  // namespace regalia
