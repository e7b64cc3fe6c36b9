#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <stdexcept>

#include "engine/card_set.h"
#include "engine/fixed_list.h"
#include "engine/multiset.h"
#include "engine/seat.h"

namespace regalia {
namespace {

using Numbers = CardSet<int, 32>;

TEST(CardSet, CountsUpToThreeOfEveryKind) {
  Numbers set;
  for (const int kind : {31, 0, 7, 7, 7}) set.add(kind);
  EXPECT_EQ(set.size(), 5);
  EXPECT_EQ(set.kinds(), 3);
  EXPECT_EQ(set[7], 3);
  EXPECT_FALSE(set.has(6));
  set.take(7);
  EXPECT_EQ(set[7], 2);
  EXPECT_EQ(set - Numbers::one(0), Numbers::one(31) + Numbers::one(7) + Numbers::one(7));
  EXPECT_TRUE(set.contains(Numbers::one(31)));
  EXPECT_FALSE(set.contains(Numbers::one(1)));
}

TEST(CardSet, FindsEveryCardByItsNumber) {
  Numbers single;
  Numbers several;
  for (const int kind : {2, 5, 30}) single.add(kind);
  for (const int kind : {2, 5, 5, 30}) several.add(kind);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(single.nth(i), (std::array{2, 5, 30}[static_cast<std::size_t>(i)]));
  for (int i = 0; i < 4; ++i) EXPECT_EQ(several.nth(i), (std::array{2, 5, 5, 30}[static_cast<std::size_t>(i)]));
}

TEST(FixedList, HoldsWhatWasPushedInOrder) {
  FixedList<int, 4> list{3, 1};
  list.push_back(2);
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0], 3);
  EXPECT_EQ(list[2], 2);
  EXPECT_FALSE(list.full());
  list.push_back(9);
  EXPECT_TRUE(list.full());
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(FixedList, WhatDoesNotFitIsRefused) {
  FixedList<int, 2> list{3, 1};
  try {
    list.push_back(2);
    FAIL() << "there is no room for a third";
  } catch (const std::length_error& error) {
    EXPECT_STREQ(error.what(), "a list with room for 2 elements is full");
  }
  EXPECT_EQ(list, (FixedList<int, 2>{3, 1})) << "what was there is left alone";
  EXPECT_THROW((FixedList<int, 2>{1, 2, 3}), std::length_error);
}

TEST(FixedList, EqualityLooksAtUsedElementsOnly) {
  FixedList<int, 4> a{1, 2, 3};
  FixedList<int, 4> b{1, 2, 4};
  EXPECT_FALSE(a == b);
  a.clear();
  b.clear();
  EXPECT_TRUE(a == b);
}

TEST(SeatSet, IteratesInOrder) {
  SeatSet set = SeatSet::all(4);
  set.remove(seat_at(1));
  std::vector<int> seats;
  for (const Seat seat : set) seats.push_back(index(seat));
  EXPECT_EQ(seats, (std::vector{0, 2, 3}));
  EXPECT_EQ(set.size(), 3);
  EXPECT_FALSE(set.has(kChance));
  EXPECT_FALSE(set.has(kNobody));
}

enum class Kind : std::uint8_t {};
using Small = Multiset<Kind, 4>;
using Large = Multiset<Kind, 6>;

// A multiset behaves like an array of counts.
template <class Cards> void behaves_like_counts(const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions) {
  Cards cards;
  std::array<int, Cards::kKinds> counts{};
  typename Cards::Kinds even;
  for (int i = 0; i < Cards::kKinds; i += 2) even.add(static_cast<Kind>(i));
  int total = 0;
  for (const auto& [kind, count] : additions) {
    const std::size_t k = kind % Cards::kKinds;
    const int n = count % 8;
    if (total + n > 250) break;
    cards.add(static_cast<Kind>(k), n);
    counts[k] += n;
    total += n;
  }
  int kinds = 0;
  int evens = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    RC_ASSERT(cards[static_cast<Kind>(i)] == counts[i]);
    kinds += counts[i] > 0 ? 1 : 0;
    evens += i % 2 == 0 ? counts[i] : 0;
  }
  RC_ASSERT(cards.size() == total);
  RC_ASSERT(cards.empty() == (total == 0));
  RC_ASSERT(cards.has_one_kind() == (kinds == 1));
  RC_ASSERT(cards.count(even) == evens);
  RC_ASSERT(cards.contains(cards));
  RC_ASSERT((cards + cards - cards) == cards || total > 125);
}

RC_GTEST_PROP(Multiset, FourKindsBehaveLikeCounts,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions)) {
  behaves_like_counts<Small>(additions);
}
RC_GTEST_PROP(Multiset, SixKindsBehaveLikeCounts,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions)) {
  behaves_like_counts<Large>(additions);
}

TEST(Multiset, ContainsComparesKindByKind) {
  Small a;
  a.set(static_cast<Kind>(0), 2);
  a.set(static_cast<Kind>(1), 1);
  Small b;
  b.set(static_cast<Kind>(1), 2);
  EXPECT_FALSE(a.contains(b));
  EXPECT_TRUE(a.contains(Small()));
}

}  // namespace
}  // namespace regalia
