// A small set of things that are numbered: countries, provinces. Iterates in their order.
#pragma once

#include <bit>
#include <climits>

namespace regalia::blood {

template <class Id, class Bits, int kCount> class IdSet {
 public:
  constexpr IdSet() = default;
  [[nodiscard]] static constexpr IdSet all() { return range(0, kCount); }
  // So many from one on.
  [[nodiscard]] static constexpr IdSet range(int first, int count) {
    IdSet set;
    for (int i = first; i < first + count; ++i) set.add(static_cast<Id>(i));
    return set;
  }

  [[nodiscard]] constexpr bool has(Id id) const { return static_cast<int>(id) < kCount && (bits_ & bit(id)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Id id) { bits_ = static_cast<Bits>(bits_ | bit(id)); }
  constexpr void remove(Id id) { bits_ = static_cast<Bits>(bits_ & ~bit(id)); }
  [[nodiscard]] constexpr IdSet operator|(IdSet other) const { return IdSet(static_cast<Bits>(bits_ | other.bits_)); }
  [[nodiscard]] constexpr IdSet operator&(IdSet other) const { return IdSet(static_cast<Bits>(bits_ & other.bits_)); }
  [[nodiscard]] constexpr IdSet operator-(IdSet other) const { return IdSet(static_cast<Bits>(bits_ & ~other.bits_)); }
  constexpr bool operator==(const IdSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(Bits bits) : bits_(bits) {}
    constexpr Id operator*() const { return static_cast<Id>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<Bits>(bits_ & (bits_ - 1));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Bits bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  static_assert(kCount <= static_cast<int>(sizeof(Bits) * CHAR_BIT));
  static constexpr Bits bit(Id id) { return static_cast<Bits>(Bits{1} << static_cast<int>(id)); }
  constexpr explicit IdSet(Bits bits) : bits_(bits) {}

  Bits bits_ = 0;
};

}  // namespace regalia::blood
