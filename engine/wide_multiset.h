// Cards of very many kinds, counted: up to 15 of each, sixteen kinds a machine word.
//
// Where Multiset has too few kinds and CardSet too few copies: a deck of sixty kinds is four words. It has the interface
// of Multiset, and walks through the kinds that are present as CardSet does.
//
//   using Cards = WideMultiset<Card, 61>;
//   Cards hand;  hand.add(Card::knight, 3);  for (const Card card : hand) …
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/packed_counts.h"

namespace regalia {

template <class Kind, int N> class WideMultiset {
  static_assert(N >= 1 && N <= 256);
  using Packed = PackedCounts<4>;
  static constexpr std::size_t kWords = (N + 15) / 16;
  using Words = std::array<std::uint64_t, kWords>;

 public:
  using KindType = Kind;
  static constexpr int kKinds = N;
  static constexpr int kMostCopies = Packed::kMost;

  [[nodiscard]] static constexpr WideMultiset one(Kind kind) {
    WideMultiset set;
    set.add(kind);
    return set;
  }

  [[nodiscard]] constexpr int operator[](Kind kind) const {
    return static_cast<int>(words_[word(kind)] >> shift(kind) & 0xF);
  }
  [[nodiscard]] constexpr bool has(Kind kind) const { return (*this)[kind] != 0; }
  [[nodiscard]] constexpr bool empty() const { return words_ == Words{}; }

  // All cards together.
  [[nodiscard]] constexpr int size() const {
    int sum = 0;
    for (const std::uint64_t w : words_) sum += Packed::sum(w);
    return sum;
  }
  // How many different kinds there are.
  [[nodiscard]] constexpr int kinds() const {
    int sum = 0;
    for (const std::uint64_t w : words_) sum += std::popcount(Packed::present(w));
    return sum;
  }

  // A selection of kinds, made once and used often.
  class Kinds {
   public:
    constexpr void add(Kind kind) { masks_[word(kind)] |= std::uint64_t{0xF} << shift(kind); }
    [[nodiscard]] constexpr bool has(Kind kind) const { return (masks_[word(kind)] >> shift(kind) & 0xF) != 0; }
    constexpr bool operator==(const Kinds&) const = default;

   private:
    friend class WideMultiset;
    Words masks_{};
  };

  // The cards of the selected kinds together.
  [[nodiscard]] constexpr int count(Kinds kinds) const {
    int sum = 0;
    for (std::size_t i = 0; i < kWords; ++i) sum += Packed::sum(words_[i] & kinds.masks_[i]);
    return sum;
  }

  // The kind of the lowest number that is present; there must be one.
  [[nodiscard]] constexpr Kind first() const {
    assert(!empty());
    return *begin();
  }

  constexpr void add(Kind kind, int count = 1) {
    assert(count >= 0 && (*this)[kind] + count <= kMostCopies);
    words_[word(kind)] += static_cast<std::uint64_t>(count) << shift(kind);
  }
  constexpr void take(Kind kind, int count = 1) {
    assert(count >= 0 && (*this)[kind] >= count);
    words_[word(kind)] -= static_cast<std::uint64_t>(count) << shift(kind);
  }
  constexpr void set(Kind kind, int count) {
    assert(count >= 0 && count <= kMostCopies);
    std::uint64_t& w = words_[word(kind)];
    w = (w & ~(std::uint64_t{0xF} << shift(kind))) | static_cast<std::uint64_t>(count) << shift(kind);
  }

  // Whether every kind of `other` is here at least as often.
  [[nodiscard]] constexpr bool contains(const WideMultiset& other) const {
    for (std::size_t i = 0; i < kWords; ++i)
      if (!Packed::contains(words_[i], other.words_[i])) return false;
    return true;
  }

  // No kind may come to more than kMostCopies.
  constexpr WideMultiset& operator+=(const WideMultiset& other) {
    assert(has_room_for(other));
    for (std::size_t i = 0; i < kWords; ++i) words_[i] += other.words_[i];
    return *this;
  }
  constexpr WideMultiset& operator-=(const WideMultiset& other) {
    assert(contains(other));
    for (std::size_t i = 0; i < kWords; ++i) words_[i] -= other.words_[i];
    return *this;
  }
  [[nodiscard]] friend constexpr WideMultiset operator+(WideMultiset a, const WideMultiset& b) { return a += b; }
  [[nodiscard]] friend constexpr WideMultiset operator-(WideMultiset a, const WideMultiset& b) { return a -= b; }

  constexpr auto operator<=>(const WideMultiset&) const = default;

  // Walks through the kinds that are present, the lowest number first.
  class Iterator {
   public:
    constexpr Iterator(const Words& words, std::size_t at) : words_(&words), at_(at) { find(); }
    constexpr Kind operator*() const {
      return static_cast<Kind>(static_cast<int>(at_) * 16 + std::countr_zero(present_) / 4);
    }
    constexpr Iterator& operator++() {
      present_ &= present_ - 1;
      if (present_ == 0) {
        ++at_;
        find();
      }
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    // The next word with a card in it, from this one on.
    constexpr void find() {
      while (at_ < kWords && (present_ = Packed::present((*words_)[at_])) == 0) ++at_;
    }

    const Words* words_;
    std::size_t at_;
    std::uint64_t present_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_, 0); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(words_, kWords); }

 private:
  static constexpr std::size_t word(Kind kind) { return static_cast<std::size_t>(kind) / 16; }
  static constexpr int shift(Kind kind) { return static_cast<int>(kind) % 16 * 4; }
  [[nodiscard]] constexpr bool has_room_for(const WideMultiset& other) const {
    for (const Kind kind : other)
      if ((*this)[kind] + other[kind] > kMostCopies) return false;
    return true;
  }

  Words words_{};
};

}  // namespace regalia
