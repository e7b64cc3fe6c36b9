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

namespace regalia {

template <class Kind, int N> class CardSet {
  static_assert(N >= 1 && N <= 32);

 public:
  static constexpr int kKinds = N;
  static constexpr int kMostCopies = 3;

  [[nodiscard]] static constexpr CardSet of_bits(std::uint64_t bits) {
    CardSet set;
    set.word_ = bits;
    return set;
  }
  [[nodiscard]] static constexpr CardSet one(Kind kind) { return of_bits(std::uint64_t{1} << shift(kind)); }

  [[nodiscard]] constexpr int operator[](Kind kind) const { return static_cast<int>(word_ >> shift(kind) & 3U); }
  [[nodiscard]] constexpr bool has(Kind kind) const { return (*this)[kind] != 0; }
  [[nodiscard]] constexpr bool empty() const { return word_ == 0; }
  // All cards together: pairs of counts are added, then pairs of those, then all bytes at once.
  [[nodiscard]] constexpr int size() const {
    constexpr std::uint64_t kPairs = 0x3333'3333'3333'3333ULL;
    const std::uint64_t pairs = (word_ & kPairs) + (word_ >> 2 & kPairs);
    const std::uint64_t bytes = (pairs + (pairs >> 4)) & 0x0F0F'0F0F'0F0F'0F0FULL;
    return static_cast<int>(bytes * 0x0101'0101'0101'0101ULL >> 56);
  }
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
    if ((word_ & ~kOnes) == 0) {  // no kind twice
      for (; number > 0; --number) left &= left - 1;
      return *Iterator(left);
    }
    for (Iterator kind(left);; ++kind) {
      number -= (*this)[*kind];
      if (number < 0) return *kind;
    }
  }

  // Whether every kind of `other` is here at least as often.
  [[nodiscard]] constexpr bool contains(CardSet other) const {
    for (const Kind kind : other)
      if ((*this)[kind] < other[kind]) return false;
    return true;
  }

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
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t present) : present_(present) {}
    constexpr Kind operator*() const { return static_cast<Kind>(std::countr_zero(present_) / 2); }
    constexpr Iterator& operator++() {
      present_ &= present_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t present_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(present()); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr std::uint64_t kOnes = 0x5555'5555'5555'5555ULL;
  static constexpr int shift(Kind kind) { return static_cast<int>(kind) * 2; }
  [[nodiscard]] constexpr std::uint64_t present() const { return (word_ | word_ >> 1) & kOnes; }

  std::uint64_t word_ = 0;
};

}  // namespace regalia
