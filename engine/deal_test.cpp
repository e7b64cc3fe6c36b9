#include "engine/deal.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "engine/standing_wishes.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

using Text = Draft<int>;
using Deals = std::vector<Deal<int>>;

constexpr SeatSet kTwo = SeatSet::both(kAnna, kBen);
constexpr SeatSet kThree = SeatSet::all(3);

Text annas(SeatSet parties) { return {.maker = kAnna, .parties = parties, .answers = {}, .clauses = {5}}; }
Deal<int> offered(SeatSet parties) { return put(annas(parties), {parties, 1}); }
Text answer_of(Seat seat, const Deal<int>& deal, int clause) {
  return {.maker = seat, .parties = deal.id.parties, .answers = deal.wording(), .clauses = {clause}};
}

TEST(Draft, IsItsMakersOwnWhateverIsAsked) {
  const Text draft = annas(kTwo);
  for (const Seat seat : {kBen, kCleo, kChance, kNobody}) {
    EXPECT_FALSE(draft.visible_to(seat));
    EXPECT_EQ(draft.can_change(seat), DealFault::not_yours);
    EXPECT_EQ(draft.can_put(seat), DealFault::not_yours);
  }
  EXPECT_TRUE(draft.visible_to(kAnna));
  EXPECT_EQ(draft.can_change(kAnna), DealFault::none);
  EXPECT_EQ(draft.can_put(kAnna), DealFault::none);
}

TEST(Draft, NeedsAPartnerAndAClause) {
  Text draft = annas(kTwo);
  draft.clauses.clear();
  EXPECT_EQ(draft.can_put(kAnna), DealFault::empty);
  EXPECT_EQ(annas(SeatSet::only(kAnna)).can_put(kAnna), DealFault::no_partner);
  EXPECT_EQ(annas(SeatSet::both(kBen, kCleo)).can_put(kAnna), DealFault::not_a_party);
}

TEST(Deal, IsBetweenItsPartiesOnly) {
  const Deal<int> deal = offered(kTwo);
  EXPECT_TRUE(deal.visible_to(kBen));
  EXPECT_FALSE(deal.visible_to(kCleo));
  EXPECT_EQ(deal.can_accept(kCleo, 9), DealFault::not_a_party) << "whatever is named";
  Deal<int> over = deal;
  over.withdraw();
  EXPECT_EQ(over.can_answer(kCleo, 1), DealFault::not_a_party) << "whatever became of it";
  EXPECT_EQ(over.can_withdraw(kCleo), DealFault::not_a_party);
  EXPECT_EQ(over.can_counter(answer_of(kCleo, over, 3)), DealFault::not_a_party);
}

TEST(Deal, TheOthersAnswerTheWordingThatStands) {
  const Deal<int> deal = offered(kTwo);
  EXPECT_EQ(deal.revision, 1U);
  EXPECT_EQ(deal.to_answer(), SeatSet::only(kBen));
  EXPECT_EQ(deal.bound(), SeatSet::only(kAnna)) << "an offer binds its maker";
  EXPECT_EQ(deal.can_accept(kBen, 1), DealFault::none);
  EXPECT_EQ(deal.can_accept(kBen, 2), DealFault::old_revision);
  EXPECT_EQ(deal.can_accept(kAnna, 1), DealFault::not_your_answer);
  EXPECT_EQ(deal.can_withdraw(kAnna), DealFault::none);
  EXPECT_EQ(deal.can_withdraw(kBen), DealFault::not_yours);
}

TEST(Deal, ACounterOfferIsANewRevision) {
  Deal<int> deal = offered(kTwo);
  const Text counter = answer_of(kBen, deal, 7);
  EXPECT_EQ(deal.can_counter(counter), DealFault::none);
  EXPECT_EQ(deal.can_counter(answer_of(kAnna, deal, 7)), DealFault::not_your_answer) << "one waits for the answer";
  deal.counter(counter);
  EXPECT_EQ(deal.clauses, std::vector{7});
  EXPECT_EQ(deal.bound(), SeatSet::only(kBen));
  EXPECT_EQ(deal.can_accept(kAnna, 1), DealFault::old_revision);
  EXPECT_EQ(deal.can_accept(kAnna, 2), DealFault::none);
  EXPECT_EQ(deal.can_counter(counter), DealFault::old_revision);
  deal.accept(kAnna);
  EXPECT_EQ(deal.status, DealStatus::accepted);
  EXPECT_EQ(deal.bound(), kTwo);
}

TEST(Deal, ACounterOfferIsBetweenTheSameParties) {
  const Deal<int> deal = offered(kTwo);
  Text counter = answer_of(kBen, deal, 7);
  counter.parties = kThree;
  EXPECT_EQ(deal.can_counter(counter), DealFault::not_your_answer);
  counter = answer_of(kBen, put(annas(kTwo), {kTwo, 2}), 7);
  EXPECT_EQ(deal.can_counter(counter), DealFault::not_your_answer) << "it answers another deal";
  counter = answer_of(kBen, deal, 7);
  counter.clauses.clear();
  EXPECT_EQ(deal.can_counter(counter), DealFault::empty);
}

TEST(Deal, BetweenThreeIsSettledWhenAllOthersHaveAccepted) {
  Deal<int> deal = offered(kThree);
  EXPECT_EQ(deal.to_answer(), SeatSet::both(kBen, kCleo));
  EXPECT_FALSE(deal.is_last_to_answer(kBen));
  deal.accept(kCleo);
  EXPECT_TRUE(deal.is_open());
  EXPECT_EQ(deal.bound(), SeatSet::both(kAnna, kCleo));
  EXPECT_EQ(deal.can_accept(kCleo, 1), DealFault::agreed_already);
  EXPECT_TRUE(deal.is_last_to_answer(kBen));
  EXPECT_FALSE(deal.is_last_to_answer(kCleo));
  deal.accept(kBen);
  EXPECT_EQ(deal.status, DealStatus::accepted);
  EXPECT_TRUE(deal.to_answer().empty());
}

TEST(Deal, BetweenThreeAChangedWordingIsAcceptedAnew) {
  Deal<int> deal = offered(kThree);
  deal.accept(kCleo);
  deal.counter(answer_of(kBen, deal, 7));
  EXPECT_TRUE(deal.agreed.empty());
  EXPECT_EQ(deal.to_answer(), SeatSet::both(kAnna, kCleo));
  EXPECT_EQ(deal.can_accept(kCleo, 1), DealFault::old_revision);
  deal.accept(kCleo);
  EXPECT_EQ(deal.can_answer(kCleo, 2), DealFault::none) << "until it is settled she may refuse after all";
  deal.refuse();
  EXPECT_EQ(deal.can_accept(kAnna, 2), DealFault::closed);
  EXPECT_TRUE(deal.bound().empty());
}

TEST(Deal, CountsManyWordings) {
  Deal<int> deal = offered(kTwo);
  for (int i = 0; i < 1000; ++i) deal.counter(answer_of(i % 2 == 0 ? kBen : kAnna, deal, i));
  EXPECT_EQ(deal.revision, 1001U);
  EXPECT_EQ(deal.can_accept(kBen, 1001 % 256), DealFault::old_revision);
}

TEST(Deal, IsNumberedWithinItsParties) {
  Deals deals;
  for (const SeatSet parties : {kTwo, kThree, kTwo, SeatSet::both(kBen, kCleo)})
    deals.push_back(put(annas(parties), next_deal_id(parties, deals)));
  EXPECT_EQ(deals[0].id, (DealId{kTwo, 1}));
  EXPECT_EQ(deals[1].id, (DealId{kThree, 1}));
  EXPECT_EQ(deals[2].id, (DealId{kTwo, 2}));
  EXPECT_EQ(deals[3].id, (DealId{SeatSet::both(kBen, kCleo), 1})) << "tells nothing of what others agree on";
  EXPECT_EQ(find_deal(deals, {kTwo, 2}), &deals[2]);
  EXPECT_EQ(find_deal(deals, {kTwo, 3}), nullptr);
  deals[0].id.number = 65535;
  EXPECT_THROW((void)next_deal_id(kTwo, deals), std::length_error);
}

TEST(Deal, WhatPlayCannotReachIsAFault) {
  const Deal<int> good = offered(kThree);
  EXPECT_EQ(good.fault(), "");
  Deal<int> settled = good;
  settled.accept(kBen);
  EXPECT_EQ(settled.fault(), "");
  settled.accept(kCleo);
  EXPECT_EQ(settled.fault(), "");
  const auto broken = [&](auto damage) {
    Deal<int> deal = good;
    damage(deal);
    return !deal.fault().empty();
  };
  EXPECT_TRUE(broken([](auto& deal) { deal.id.number = 0; }));
  EXPECT_TRUE(broken([](auto& deal) { deal.id.parties = SeatSet::only(kAnna); }));
  EXPECT_TRUE(broken([](auto& deal) { deal.maker = kNobody; }));
  EXPECT_TRUE(broken([](auto& deal) { deal.last_word = kBen; }));
  EXPECT_TRUE(broken([](auto& deal) { deal.revision = 0; }));
  EXPECT_TRUE(broken([](auto& deal) { deal.clauses.clear(); }));
  EXPECT_TRUE(broken([](auto& deal) { deal.agreed.add(kAnna); }));
  EXPECT_TRUE(broken([](auto& deal) { deal.agreed.add(seat_at(5)); }));
  EXPECT_TRUE(broken([](auto& deal) { deal.status = DealStatus::accepted; }));
  EXPECT_TRUE(broken([](auto& deal) { deal.agreed = SeatSet::both(kBen, kCleo); }));
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
