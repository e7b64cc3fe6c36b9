// Cards of many kinds and few copies: up to 32 kinds, at most three of each, all in one machine word.
//
// Like Multiset, it is a hand, a discard pile and a face-down deck alike: chance draws from its counts.
//
//   using Cards = CardSet<Card, 31>;
//   Cards hand;  hand.add(Card::king);  for (const Card card : hand) …
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/packed_counts.h"

namespace regalia {

template <class Kind, int N> class CardSet {
  static_assert(N >= 1 && N <= 32);
  using Packed = PackedCounts<2>;

 public:
  using Iterator = PresentKinds<Kind, 2>;
  static constexpr int kKinds = N;
  static constexpr int kMostCopies = Packed::kMost;

  [[nodiscard]] static constexpr CardSet of_bits(std::uint64_t bits) {
    CardSet set;
    set.word_ = bits;
    return set;
  }
  [[nodiscard]] static constexpr CardSet one(Kind kind) { return of_bits(std::uint64_t{1} << shift(kind)); }

  [[nodiscard]] constexpr int operator[](Kind kind) const { return static_cast<int>(word_ >> shift(kind) & 3U); }
  [[nodiscard]] constexpr bool has(Kind kind) const { return (*this)[kind] != 0; }
  [[nodiscard]] constexpr bool empty() const { return word_ == 0; }
  // All cards together.
  [[nodiscard]] constexpr int size() const { return Packed::sum(word_); }
  // How many different kinds there are.
  [[nodiscard]] constexpr int kinds() const { return std::popcount(present()); }
  [[nodiscard]] constexpr std::uint64_t bits() const { return word_; }

  constexpr void add(Kind kind) {
    assert((*this)[kind] < kMostCopies);
    word_ += std::uint64_t{1} << shift(kind);
  }
  constexpr void take(Kind kind) {
    assert(has(kind));
    word_ -= std::uint64_t{1} << shift(kind);
  }

  // The card with this number from 0, counted from the lowest kind; the set must have more cards than that.
  [[nodiscard]] constexpr Kind nth(int number) const {
    assert(number >= 0 && number < size());
    std::uint64_t left = present();
    if ((word_ & ~Packed::kLowest) == 0) {  // no kind twice
      for (; number > 0; --number) left &= left - 1;
      return *Iterator(left);
    }
    for (Iterator kind(left);; ++kind) {
      number -= (*this)[*kind];
      if (number < 0) return *kind;
    }
  }

  // Whether every kind of `other` is here at least as often.
  [[nodiscard]] constexpr bool contains(CardSet other) const { return Packed::contains(word_, other.word_); }

  constexpr CardSet& operator+=(CardSet other) {
    word_ += other.word_;
    return *this;
  }
  constexpr CardSet& operator-=(CardSet other) {
    assert(contains(other));
    word_ -= other.word_;
    return *this;
  }
  [[nodiscard]] friend constexpr CardSet operator+(CardSet a, CardSet b) { return a += b; }
  [[nodiscard]] friend constexpr CardSet operator-(CardSet a, CardSet b) { return a -= b; }

  constexpr auto operator<=>(const CardSet&) const = default;

  // Walks through the kinds that are present, the lowest number first.
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(present()); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr int shift(Kind kind) { return static_cast<int>(kind) * 2; }
  [[nodiscard]] constexpr std::uint64_t present() const { return Packed::present(word_); }

  std::uint64_t word_ = 0;
};

}  // namespace regalia
