// Cards of a few kinds, counted: at most eight kinds, at most 255 of each, all in one machine word.
//
// A hand, a discard pile and a face-down deck are the same thing here: a deck has no stored order, chance draws
// from its counts. Adding and taking away whole multisets are single additions and subtractions.
//
//   using CountryCards = Multiset<Country, 4>;
//   CountryCards hand;  hand.add(Country::france);  hand[Country::france] == 1
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "engine/packed_counts.h"

namespace regalia {

template <class Kind, int N> class Multiset {
  static_assert(N >= 1 && N <= 8);
  using Packed = PackedCounts<8>;

 public:
  using Word = std::conditional_t<(N <= 4), std::uint32_t, std::uint64_t>;
  using KindType = Kind;
  using Iterator = PresentKinds<Kind, 8>;
  static constexpr int kKinds = N;
  static constexpr int kMostCopies = Packed::kMost;

  [[nodiscard]] constexpr int operator[](Kind kind) const {
    return static_cast<int>(word_ >> shift(kind) & Word{0xFF});
  }
  [[nodiscard]] constexpr bool empty() const { return word_ == 0; }

  // All cards together; exact up to 255.
  [[nodiscard]] constexpr int size() const {  // in words of its own size: faster than 64 bits where 32 are enough
    return static_cast<int>(static_cast<Word>(word_ * static_cast<Word>(Packed::kLowest)) >> (sizeof(Word) * 8 - 8));
  }
  // How many different kinds there are.
  [[nodiscard]] constexpr int kinds() const { return std::popcount(Packed::present(word_)); }

  // A selection of kinds, made once and used often.
  class Kinds {
   public:
    constexpr void add(Kind kind) { mask_ |= Word{0xFF} << shift(kind); }
    [[nodiscard]] constexpr bool has(Kind kind) const { return (mask_ >> shift(kind) & Word{0xFF}) != 0; }
    constexpr bool operator==(const Kinds&) const = default;

   private:
    friend class Multiset;
    Word mask_ = 0;
  };

  // The cards of the selected kinds together.
  [[nodiscard]] constexpr int count(Kinds kinds) const {
    Multiset selected;
    selected.word_ = word_ & kinds.mask_;
    return selected.size();
  }

  // The kind of the lowest number that is present; the multiset must not be empty.
  [[nodiscard]] constexpr Kind first() const {
    assert(word_ != 0);
    return static_cast<Kind>(std::countr_zero(word_) / 8);
  }
  [[nodiscard]] constexpr bool has_one_kind() const {
    return word_ != 0 && (word_ & ~(Word{0xFF} << shift(first()))) == 0;
  }

  constexpr void add(Kind kind, int count = 1) {
    assert((*this)[kind] + count <= kMostCopies);
    word_ += static_cast<Word>(count) << shift(kind);
  }
  constexpr void take(Kind kind, int count = 1) {
    assert((*this)[kind] >= count);
    word_ -= static_cast<Word>(count) << shift(kind);
  }
  constexpr void set(Kind kind, int count) {
    word_ = (word_ & ~(Word{0xFF} << shift(kind))) | static_cast<Word>(count) << shift(kind);
  }

  // Whether every kind of `other` is here at least as often.
  [[nodiscard]] constexpr bool contains(Multiset other) const { return Packed::contains(word_, other.word_); }

  constexpr Multiset& operator+=(Multiset other) {
    word_ += other.word_;
    return *this;
  }
  constexpr Multiset& operator-=(Multiset other) {
    assert(contains(other));
    word_ -= other.word_;
    return *this;
  }
  [[nodiscard]] friend constexpr Multiset operator+(Multiset a, Multiset b) { return a += b; }
  [[nodiscard]] friend constexpr Multiset operator-(Multiset a, Multiset b) { return a -= b; }

  constexpr auto operator<=>(const Multiset&) const = default;

  // Walks through the kinds that are present, the lowest number first.
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(Packed::present(word_)); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr int shift(Kind kind) { return static_cast<int>(kind) * 8; }

  Word word_ = 0;
};

}  // namespace regalia
