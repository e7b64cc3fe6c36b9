#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <compare>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include "engine/card_set.h"
#include "engine/fixed_list.h"
#include "engine/multiset.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "engine/wide_multiset.h"

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
using Wide = WideMultiset<Kind, 61>;
using Full = WideMultiset<Kind, 64>;

static_assert(std::is_trivially_copyable_v<Wide> && sizeof(Wide) == 32);

// A multiset behaves like an array of counts, of which none goes past `most`.
template <class Cards>
void behaves_like_counts(const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions, int most = 255) {
  Cards cards;
  std::array<int, Cards::kKinds> counts{};
  typename Cards::Kinds even;
  for (int i = 0; i < Cards::kKinds; i += 2) even.add(static_cast<Kind>(i));
  int total = 0;
  for (const auto& [kind, count] : additions) {
    const std::size_t k = kind % Cards::kKinds;
    const int n = count % 8;
    if (total + n > 250) break;
    if (counts[k] + n > most) continue;
    cards.add(static_cast<Kind>(k), n);
    counts[k] += n;
    total += n;
  }
  std::vector<int> present;
  for (const Kind kind : cards) present.push_back(static_cast<int>(kind));
  std::vector<int> expected;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) expected.push_back(static_cast<int>(i));
  RC_ASSERT(present == expected);
  RC_ASSERT(cards.kinds() == static_cast<int>(expected.size()));
  if (total > 0) RC_ASSERT(static_cast<int>(cards.first()) == expected[0]);
  int evens = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    RC_ASSERT(cards[static_cast<Kind>(i)] == counts[i]);
    evens += i % 2 == 0 ? counts[i] : 0;
  }
  RC_ASSERT(cards.size() == total);
  RC_ASSERT(cards.empty() == (total == 0));
  if constexpr (requires { cards.has_one_kind(); }) RC_ASSERT(cards.has_one_kind() == (expected.size() == 1));
  RC_ASSERT(cards.count(even) == evens);
  RC_ASSERT(cards.contains(cards));
  if (most == 255 && total <= 125) RC_ASSERT((cards + cards - cards) == cards);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    Cards other = cards;
    other.set(static_cast<Kind>(i), most);
    RC_ASSERT(other[static_cast<Kind>(i)] == most);
    RC_ASSERT(other.contains(cards));
    RC_ASSERT(cards.contains(other) == (counts[i] == most));
    RC_ASSERT(((cards <=> other) == std::strong_ordering::equal) == (counts[i] == most));
    Cards rest = other;
    rest -= cards;
    RC_ASSERT(rest.size() == most - counts[i]);
    rest += cards;
    RC_ASSERT(rest == other);
    rest.take(static_cast<Kind>(i), most);
    RC_ASSERT(cards.contains(rest) && rest[static_cast<Kind>(i)] == 0);
  }
}

RC_GTEST_PROP(Multiset, FourKindsBehaveLikeCounts,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions)) {
  behaves_like_counts<Small>(additions);
}
RC_GTEST_PROP(Multiset, SixKindsBehaveLikeCounts,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions)) {
  behaves_like_counts<Large>(additions);
}
RC_GTEST_PROP(WideMultiset, SixtyOneKindsBehaveLikeCounts,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions)) {
  behaves_like_counts<Wide>(additions, 15);
}
RC_GTEST_PROP(WideMultiset, SixtyFourKindsBehaveLikeCounts,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& additions)) {
  behaves_like_counts<Full>(additions, 15);
}

TEST(WideMultiset, HoldsFifteenOfEveryKind) {
  Full full;
  for (int i = 0; i < Full::kKinds; ++i) full.add(static_cast<Kind>(i), 15);
  EXPECT_EQ(full.size(), 960);
  EXPECT_EQ(full.kinds(), 64);
  Full::Kinds last;
  last.add(static_cast<Kind>(63));
  EXPECT_EQ(full.count(last), 15);
  EXPECT_TRUE(last.has(static_cast<Kind>(63)));
  EXPECT_FALSE(last.has(static_cast<Kind>(62)));
  EXPECT_TRUE((full - full).empty());
}

// Adding the same card everywhere keeps the order; beliefs rely on it.
RC_GTEST_PROP(WideMultiset, TheOrderDoesNotDependOnWhatBothHave, (std::uint64_t seed, std::uint8_t kind)) {
  Rng rng(seed);
  Wide a;
  Wide b;
  for (int i = 0; i < 5; ++i) {
    a.add(static_cast<Kind>(rng.below(61)));
    b.add(static_cast<Kind>(rng.below(61)));
  }
  const auto before = a <=> b;
  a.add(static_cast<Kind>(kind % 61));
  b.add(static_cast<Kind>(kind % 61));
  RC_ASSERT((a <=> b) == before);
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
