#include "engine/deal.h"

#include <gtest/gtest.h>

#include "engine/standing_wishes.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

Deal<int> draft() { return {.maker = kAnna, .partner = kBen}; }

TEST(Deal, ADraftIsItsMakersOwn) {
  Deal<int> deal = draft();
  EXPECT_TRUE(deal.visible_to(kAnna));
  EXPECT_FALSE(deal.visible_to(kBen));
  deal.put(kAnna, 5);
  EXPECT_TRUE(deal.visible_to(kBen));
  EXPECT_FALSE(deal.visible_to(kCleo));
}

TEST(Deal, TheOtherPartyAnswersTheWordingThatStands) {
  Deal<int> deal = draft();
  deal.put(kAnna, 5);
  EXPECT_EQ(deal.can_answer(kBen, 1), DealFault::none);
  EXPECT_EQ(deal.can_answer(kAnna, 1), DealFault::not_your_answer);
  EXPECT_EQ(deal.can_answer(kCleo, 1), DealFault::not_a_party);
}

TEST(Deal, AnOlderRevisionCannotBeAccepted) {
  Deal<int> deal = draft();
  deal.put(kAnna, 5);
  deal.put(kBen, 7);
  EXPECT_EQ(deal.can_answer(kAnna, 1), DealFault::old_revision);
  EXPECT_EQ(deal.can_answer(kAnna, 2), DealFault::none);
  EXPECT_EQ(deal.can_put(kBen), DealFault::not_your_answer) << "one waits for the answer";
}

TEST(Deal, WhatIsClosedStaysClosed) {
  Deal<int> deal = draft();
  deal.put(kAnna, 5);
  EXPECT_EQ(deal.can_withdraw(kBen), DealFault::not_your_answer);
  EXPECT_EQ(deal.can_withdraw(kAnna), DealFault::none);
  deal.withdraw();
  EXPECT_EQ(deal.can_answer(kBen, 1), DealFault::closed);
  EXPECT_EQ(deal.can_put(kBen), DealFault::closed);
  EXPECT_EQ(deal.can_withdraw(kAnna), DealFault::closed);
}

TEST(StandingWishes, TheFirstLegalWishOrTheDefault) {
  StandingWishes answers;
  const Move pass = Move::of(1);
  const Move veto = Move::of(2);
  answers.set(kBen, {Move::of(9), veto});
  MoveList both{Offer::one(pass), Offer::one(veto)};
  MoveList only{Offer::one(pass)};
  EXPECT_EQ(answers.answer(kBen, both), veto);
  EXPECT_EQ(answers.answer(kBen, only), pass);
  EXPECT_EQ(answers.answer(kAnna, both), pass);
}

}  // namespace
}  // namespace regalia
