#include "engine/move.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/tally.h"

namespace regalia {
namespace {

RC_GTEST_PROP(Move, KeepsItsParts,
              (std::uint8_t kind, std::uint16_t first, std::uint16_t second, std::uint8_t c, std::uint32_t large)) {
  const int a = first & Move::kMostA;
  const int b = second & Move::kMostB;
  const std::uint32_t amount = large & Move::kMostAmount;
  const Move move = Move::of(kind, a, b, c, amount);
  RC_ASSERT(move.kind<int>() == kind);
  RC_ASSERT(move.a() == a);
  RC_ASSERT(move.b() == b);
  RC_ASSERT(move.c() == c);
  RC_ASSERT(move.amount() == amount);
  RC_ASSERT(move.with_amount(7).with_amount(amount) == move);
}

TEST(Offer, CoversItsRangeAndNothingElse) {
  const Offer bid = Offer::range(Move::of(3, 1), 2, 5);
  EXPECT_FALSE(bid.covers(Move::of(3, 1, 0, 0, 1)));
  EXPECT_TRUE(bid.covers(Move::of(3, 1, 0, 0, 2)));
  EXPECT_TRUE(bid.covers(Move::of(3, 1, 0, 0, 5)));
  EXPECT_FALSE(bid.covers(Move::of(3, 1, 0, 0, 6)));
  EXPECT_FALSE(bid.covers(Move::of(3, 2, 0, 0, 3)));
  EXPECT_EQ(bid.count(), 4U);
}

TEST(Offer, TheWidestRangeDoesNotOverflow) {
  const Offer all = Offer::range(Move::of(1), 0, Move::kMostAmount);
  EXPECT_EQ(all.count(), 0x100'0000U);
  EXPECT_TRUE(all.covers(Move::of(1, 0, 0, 0, Move::kMostAmount)));
}

TEST(Standing, SharedPlacesSkipTheNext) {
  const std::array<int, 4> points = {5, 9, 9, 1};
  const Ranking ranking = rank_seats(4, [&](Seat a, Seat b) {
    return points[static_cast<std::size_t>(index(a))] > points[static_cast<std::size_t>(index(b))];
  });
  EXPECT_EQ(ranking.place[0], 3);
  EXPECT_EQ(ranking.place[1], 1);
  EXPECT_EQ(ranking.place[2], 1);
  EXPECT_EQ(ranking.place[3], 4);
}

}  // namespace
}  // namespace regalia
