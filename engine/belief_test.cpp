#include "engine/belief.h"

#include <gtest/gtest.h>

#include "engine/multiset.h"

namespace regalia {
namespace {

enum class Suit : std::uint8_t { red, blue };
using Cards = Multiset<Suit, 2>;
using Belief = HandsBelief<Cards, 3>;

Cards cards(int red, int blue) {
  Cards c;
  c.add(Suit::red, red);
  c.add(Suit::blue, blue);
  return c;
}

double chance_of(const Belief& belief, int seat, Cards hand) {
  double sum = 0;
  for (const auto& world : belief.worlds())
    if (world.hands[static_cast<std::size_t>(seat)] == hand) sum += world.weight;
  return sum;
}

TEST(Belief, AnUnseenDrawIsAsLikelyAsThePileMakesIt) {
  Belief belief(cards(3, 1));
  belief.draw_unseen(1);
  EXPECT_NEAR(chance_of(belief, 1, cards(1, 0)), 0.75, 1e-12);
  EXPECT_NEAR(chance_of(belief, 1, cards(0, 1)), 0.25, 1e-12);
}

TEST(Belief, WhatIsSeenElsewhereTellsAboutHands) {
  Belief belief(cards(1, 1));
  belief.draw_unseen(1);
  belief.draw_seen(Suit::red);
  EXPECT_NEAR(chance_of(belief, 1, cards(0, 1)), 1.0, 1e-12);
}

TEST(Belief, APlayedCardOnlyHadToBeThere) {
  Belief belief(cards(2, 2));
  belief.draw_unseen(1);
  belief.draw_unseen(1);
  belief.lose(1, cards(1, 0));
  // Two red (1/6) and one of each (4/6) allow it: what remains is red once in five.
  EXPECT_NEAR(chance_of(belief, 1, cards(1, 0)), 0.2, 1e-12);
}

TEST(Belief, KnownCardsComeAndGo) {
  Belief belief(cards(2, 2));
  belief.draw_seen(Suit::blue);
  belief.gain(2, cards(0, 1));
  EXPECT_NEAR(chance_of(belief, 2, cards(0, 1)), 1.0, 1e-12);
  belief.lose(2, cards(0, 1));
  EXPECT_NEAR(chance_of(belief, 2, Cards()), 1.0, 1e-12);
}

TEST(Belief, AShuffledPileHasKnownContents) {
  Belief belief(cards(1, 0));
  belief.draw_seen(Suit::red);
  belief.shuffle_in(cards(0, 2));
  belief.draw_unseen(1);
  EXPECT_NEAR(chance_of(belief, 1, cards(0, 1)), 1.0, 1e-12);
  EXPECT_EQ(belief.pile(belief.worlds()[0].hands), cards(0, 1));
}

TEST(Belief, AShortageIsEvidence) {
  Belief belief(cards(5, 5));
  for (int i = 0; i < 3; ++i) belief.draw_unseen(1);
  Cards::Kinds red;
  red.add(Suit::red);
  belief.at_most(1, red, 1);
  for (const auto& world : belief.worlds()) EXPECT_LE(world.hands[1][Suit::red], 1);
}

TEST(Belief, ACardShownIsStillHeld) {
  Belief belief(cards(3, 1));
  belief.draw_unseen(1);
  belief.draw_unseen(1);
  belief.holds(1, cards(0, 1));
  EXPECT_NEAR(chance_of(belief, 1, cards(1, 1)), 1.0, 1e-12);
}

TEST(Belief, EveryCardOfAHandIsDrawnAsLikely) {
  Belief belief;
  belief.gain(1, cards(3, 1));
  belief.pass_blind(1, 2);
  EXPECT_NEAR(chance_of(belief, 2, cards(1, 0)), 0.75, 1e-12);
  EXPECT_NEAR(chance_of(belief, 1, cards(3, 0)), 0.25, 1e-12);
}

TEST(Belief, EveryKindInAHandIsChosenAsLikely) {
  Belief belief;
  belief.gain(1, cards(3, 1));
  belief.pass_chosen(1, 2);
  EXPECT_NEAR(chance_of(belief, 2, cards(1, 0)), 0.5, 1e-12);
  EXPECT_NEAR(chance_of(belief, 2, cards(0, 1)), 0.5, 1e-12);
}

TEST(Belief, WhatIsDrawnBlindTellsMoreThanWhatIsChosen) {
  Belief drawn(cards(2, 2));
  Belief chosen(cards(2, 2));
  for (Belief* belief : {&drawn, &chosen})
    for (int i = 0; i < 2; ++i) belief->draw_unseen(1);
  drawn.lose_blind(1, Suit::red);
  chosen.lose(1, cards(1, 0));
  // Two red (1/6) are twice as likely to yield a red card as one of each (4/6).
  EXPECT_NEAR(chance_of(drawn, 1, cards(1, 0)), 1.0 / 3, 1e-12);
  EXPECT_NEAR(chance_of(chosen, 1, cards(1, 0)), 0.2, 1e-12);
}

TEST(Belief, AHandThatPassesToItselfKeepsEverything) {
  Belief belief;
  belief.gain(1, cards(3, 1));
  belief.pass_blind(1, 1);
  EXPECT_NEAR(chance_of(belief, 1, cards(3, 1)), 1.0, 1e-12);
}

TEST(Belief, SamplesFollowTheWeights) {
  Belief belief(cards(3, 1));
  belief.draw_unseen(1);
  Rng rng(5);
  int red = 0;
  for (int i = 0; i < 10000; ++i) red += belief.sample(rng)[1][Suit::red];
  EXPECT_NEAR(red, 7500, 250);
}

TEST(Belief, ThinningKeepsExpectationsAndConsistency) {
  Belief exact(cards(20, 20), 1000000);
  Belief thin(cards(20, 20), 12);
  for (Belief* belief : {&exact, &thin})
    for (int i = 0; i < 8; ++i)
      for (const int seat : {1, 2}) belief->draw_unseen(seat);
  EXPECT_TRUE(exact.is_exact());
  EXPECT_FALSE(thin.is_exact());
  EXPECT_LE(thin.worlds().size(), 12U);
  double mean = 0;
  for (const auto& world : thin.worlds()) mean += world.weight * world.hands[1][Suit::red];
  EXPECT_NEAR(mean, 4.0, 0.5);
}

TEST(Belief, EvidenceAgainstAllThatWasKeptIsWorkedOutAnew) {
  Belief belief(cards(40, 10), 4);
  for (int i = 0; i < 10; ++i)
    for (const int seat : {1, 2}) belief.draw_unseen(seat);
  belief.lose(1, cards(0, 8));  // hardly anybody expected that
  ASSERT_FALSE(belief.worlds().empty());
  belief.lose(2, cards(8, 2));
  ASSERT_FALSE(belief.worlds().empty());
  for (const auto& world : belief.worlds()) {
    EXPECT_EQ(world.hands[1].size(), 2);
    EXPECT_EQ(world.hands[2].size(), 0);
    EXPECT_EQ(belief.pile(world.hands).size(), 30);
  }
}

TEST(Belief, EvidenceThatContradictsItselfIsAnError) {
  Belief belief(cards(1, 1));
  belief.draw_unseen(1);
  EXPECT_THROW(Belief(belief).lose(1, cards(2, 0)), std::logic_error);
  EXPECT_THROW(Belief(belief).holds(1, cards(1, 1)), std::logic_error);
  EXPECT_THROW(Belief(belief).pass_blind(2, 1), std::logic_error);
  EXPECT_THROW(Belief(belief).pass_chosen(2, 1), std::logic_error);
  EXPECT_THROW(Belief(belief).lose_blind(2, Suit::red), std::logic_error);
  Belief empty;
  EXPECT_THROW(empty.draw_seen(Suit::red), std::logic_error);
}

}  // namespace
}  // namespace regalia
