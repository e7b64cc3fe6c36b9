#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

TEST(RoyalsTurn, OnlyThePlayerWhoseTurnItIsMayAct) {
  RULE("royals.turn.order");
  ArrangedTable table(3);
  table.turn_of(2, Phase::draw);
  EXPECT_EQ(table.refusal(1, "draw pile"), "royals.turn.order");
  EXPECT_EQ(table.refusal(3, "draw intrigue"), "royals.turn.order");
  EXPECT_TRUE(table.allows(2, "draw pile"));
}

TEST(RoyalsTurn, TurnsGoClockwise) {
  RULE("royals.turn.order");
  ArrangedTable table(3);
  table.finish_turn(1);
  EXPECT_EQ(table.state.board.turn, seat_at(1));
  table.turn_of(3, Phase::play).finish_turn(3);
  EXPECT_EQ(table.state.board.turn, seat_at(0));
}

TEST(RoyalsTurn, NothingIsPlayedBeforeDrawing) {
  RULE("royals.turn.steps");
  ArrangedTable table(2);
  table.hand(1, "france 4").turn_of(1, Phase::draw);
  EXPECT_EQ(table.refusal(1, "claim dijon.baron"), "royals.turn.steps");
}

TEST(RoyalsTurn, NothingIsDrawnAfterPlayingHasBegun) {
  RULE("royals.turn.steps");
  ArrangedTable table(2);
  EXPECT_EQ(table.refusal(1, "draw pile"), "royals.turn.steps");
  EXPECT_EQ(table.refusal(1, "draw intrigue"), "royals.turn.steps");
}

TEST(RoyalsDraw, DrawingCannotBeSkipped) {
  RULE("royals.draw.must");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw);
  EXPECT_EQ(table.refusal(1, "end"), "royals.draw.must");
  table.play_all(1, {"draw france", "draw german"});
  EXPECT_EQ(table.refusal(1, "end"), "royals.draw.must");
}

// Starts a game and returns how many Country cards each player draws in the first turn.
std::vector<int> first_draws(const char* edition, int seats) {
  ArrangedTable table(seats, {{"edition", edition}});
  table.state = table.rules.initial();
  table.refill();
  std::vector<int> draws;
  for (int player = 1; player <= seats; ++player) {
    table.pass_turn(player);
    draws.push_back(table.state.hands[at(player - 1)].country.size());
  }
  return draws;
}

TEST(RoyalsDraw, FirstTurnDrawsOf2014) {
  RULE("royals.draw.first");
  EXPECT_EQ(first_draws("2014", 2), (std::vector{2, 3}));
  EXPECT_EQ(first_draws("2014", 3), (std::vector{1, 2, 3}));
  EXPECT_EQ(first_draws("2014", 4), (std::vector{1, 1, 2, 3}));
  EXPECT_EQ(first_draws("2014", 5), (std::vector{1, 1, 2, 2, 3}));
}

TEST(RoyalsDraw, FirstTurnDrawsOf2016) {
  RULE("royals.draw.first");
  EXPECT_EQ(first_draws("2016", 2), (std::vector{1, 2}));
  EXPECT_EQ(first_draws("2016", 3), (std::vector{1, 1, 2}));
  EXPECT_EQ(first_draws("2016", 4), (std::vector{1, 1, 2, 2}));
  EXPECT_EQ(first_draws("2016", 5), (std::vector{1, 1, 2, 2, 3}));
}

TEST(RoyalsDraw, TheFirstTurnBringsNoIntrigueCard) {
  RULE("royals.draw.first");
  ArrangedTable table(3);
  table.state = table.rules.initial();
  table.refill();
  EXPECT_EQ(table.refusal(1, "draw intrigue"), "royals.draw.first");
}

TEST(RoyalsDraw, CardsMayBePlayedInTheFirstTurn) {
  RULE("royals.r29");
  ArrangedTable table(3);
  table.state = table.rules.initial();
  for (const char* card : {"deal france", "deal german", "deal spain"}) table.play(0, card);
  table.play(1, "draw france");
  EXPECT_TRUE(table.allows(1, "claim dijon.marshal"));
}

TEST(RoyalsDraw, ThreeCountryCardsFromPileAndDisplayInAnyOrder) {
  RULE("royals.draw.options");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw);
  table.play(1, "draw german");
  table.play(1, "draw pile");
  table.play(0, "deal spain");
  table.play(1, "draw france");
  EXPECT_EQ(table.state.board.phase, Phase::play);
  EXPECT_EQ(table.held(1, "german") + table.held(1, "spain") + table.held(1, "france"), 3);
}

TEST(RoyalsDraw, OneCountryCardThenOneIntrigueCard) {
  RULE("royals.draw.options");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw);
  table.play(1, "draw britain");
  table.play(1, "draw intrigue");
  table.play(0, "deal german-spain");
  EXPECT_EQ(table.state.board.phase, Phase::play);
  EXPECT_EQ(table.held(1, "german-spain"), 1);
}

TEST(RoyalsDraw, OneIntrigueCardThenOneCountryCard) {
  RULE("royals.draw.options");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw);
  table.play(1, "draw intrigue");
  table.play(0, "deal france-spain");
  EXPECT_EQ(table.state.board.phase, Phase::draw);
  EXPECT_EQ(table.refusal(1, "draw intrigue"), "royals.draw.options") << "never two Intrigue cards";
  table.play(1, "draw france");
  EXPECT_EQ(table.state.board.phase, Phase::play) << "and one Country card only";
}

TEST(RoyalsDraw, NoIntrigueCardAfterTwoCountryCards) {
  RULE("royals.draw.options");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).play_all(1, {"draw france", "draw german"});
  EXPECT_EQ(table.refusal(1, "draw intrigue"), "royals.draw.options");
}

TEST(RoyalsDraw, TheDisplayIsNotRefilledDuringTheTurn) {
  RULE("royals.draw.sources");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).play(1, "draw france");
  EXPECT_EQ(table.state.board.display.size(), 2);
  EXPECT_EQ(table.refusal(1, "draw france"), "royals.draw.sources");
}

TEST(RoyalsDraw, AnEmptyPileCannotBeDrawnFrom) {
  RULE("royals.draw.sources");
  ArrangedTable table(2, {{"edition", "2014"}});
  table.turn_of(1, Phase::draw).pile("");
  EXPECT_EQ(table.refusal(1, "draw pile"), "royals.draw.sources");
}

TEST(RoyalsDraw, WhatIsDrawnDecidesTheOptionByDefault) {
  RULE("royals.r31");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).play(1, "draw france");
  EXPECT_TRUE(table.allows(1, "draw intrigue"));
  EXPECT_TRUE(table.allows(1, "draw german"));
}

TEST(RoyalsDraw, TheOptionCanBeAnnouncedFirst) {
  RULE("royals.draw.announce");
  ArrangedTable table(2, {{"draw", "announced"}});
  table.turn_of(1, Phase::announce);
  EXPECT_EQ(table.refusal(1, "draw pile"), "royals.draw.announce");
  table.play(1, "announce three");
  EXPECT_EQ(table.refusal(1, "draw intrigue"), "royals.draw.options");
  table.play_all(1, {"draw france", "draw german", "draw britain"});
  EXPECT_EQ(table.state.board.phase, Phase::play);
  EXPECT_EQ(table.refusal(1, "announce mixed"), "royals.draw.announce");
}

TEST(RoyalsDraw, AnnouncedAsOneOfEachBringsOneCountryCard) {
  RULE("royals.draw.announce");
  ArrangedTable table(2, {{"draw", "announced"}});
  table.turn_of(1, Phase::announce).play_all(1, {"announce mixed", "draw france"});
  EXPECT_EQ(table.state.board.phase, Phase::draw_intrigue) << "the rest follows by itself";
  table.play(0, "deal france-spain");
  EXPECT_EQ(table.state.board.phase, Phase::play);
}

TEST(RoyalsIntrigue, TheDiscardsBecomeTheNewPile) {
  RULE("royals.intrigue.reshuffle");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).intrigue_pile("");
  table.play(1, "draw intrigue");
  EXPECT_EQ(table.state.intrigue_pile.size(), 24);
  EXPECT_TRUE(table.state.board.intrigue_discard.empty());
  EXPECT_EQ(table.told<IntrigueShuffled>(), 1);
}

TEST(RoyalsIntrigue, ThePileIsReshuffledOnlyWhenACardIsNeeded) {
  RULE("royals.r4");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).intrigue_pile("france-spain 1");
  table.play(1, "draw intrigue");
  table.play(0, "deal france-spain");
  EXPECT_TRUE(table.state.intrigue_pile.empty()) << "the last card is gone and nothing is shuffled yet";
  EXPECT_EQ(table.told<IntrigueShuffled>(), 0);
}

TEST(RoyalsIntrigue, FactsThatCouldRunOutOfIntrigueCardsAreRefused) {
  RULE("royals.r3");
  Facts facts = facts_of(Edition::arcane_wonders_2016);
  facts.intrigue_copies = {3, Confidence::owner};
  EXPECT_NE(fault(facts).find("intrigue_copies"), std::string::npos);
}

TEST(RoyalsHand, TheLimitIsTwelveCountryAndFourIntrigueCards) {
  RULE("royals.hand.limit");
  ArrangedTable table(2);
  table.hand(1, "france 7 german 5 france-spain 4").turn_of(1, Phase::draw).play(1, "draw intrigue");
  table.play(0, "deal german-spain");
  table.play_all(1, {"draw german", "end"});
  ASSERT_EQ(table.state.board.phase, Phase::discard);
  table.play_all(1, {"discard german", "discard france-spain"});
  EXPECT_NE(table.state.board.phase, Phase::discard);
  EXPECT_EQ(table.held(1, "france") + table.held(1, "german"), 12);
  EXPECT_EQ(table.held(1, "france-spain") + table.held(1, "german-spain"), 4);
  EXPECT_EQ(table.state.board.discard.size(), 1);
  EXPECT_EQ(table.state.board.intrigue_discard.size(), 1);
}

TEST(RoyalsHand, TheExcessIsOfThePlayersChoice) {
  RULE("royals.hand.limit");
  ArrangedTable table(2);
  table.hand(1, "france 5 german 5 spain 3").play(1, "end");
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"discard france", "discard german", "discard spain"}));
  EXPECT_EQ(table.refusal(1, "discard britain"), "royals.hand.limit");
  EXPECT_EQ(table.refusal(1, "discard france-spain"), "royals.hand.limit");
  EXPECT_EQ(table.refusal(1, "end"), "royals.hand.limit");
}

TEST(RoyalsHand, NothingIsDiscardedWithinTheLimit) {
  RULE("royals.hand.limit");
  ArrangedTable table(2);
  table.hand(1, "france 12 france-spain 4");
  EXPECT_EQ(table.refusal(1, "discard france"), "royals.hand.limit");
  table.play(1, "end");
  EXPECT_NE(table.state.board.phase, Phase::discard);
}

TEST(RoyalsHand, AFifthIntrigueCardMayBeDrawn) {
  RULE("royals.r28");
  ArrangedTable table(2);
  table.hand(1, "france-spain 4").turn_of(1, Phase::draw);
  table.play(1, "draw intrigue");
  table.play(0, "deal german-spain");
  table.play_all(1, {"draw france", "end"});
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"discard france-spain", "discard german-spain"}));
}

TEST(RoyalsTurn, TheDisplayIsFilledUpAtTheEnd) {
  RULE("royals.turn.refill");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).play_all(1, {"draw france", "draw german", "draw britain", "end"});
  EXPECT_TRUE(table.state.board.display.empty());
  table.play(0, "deal spain");
  table.play(0, "deal spain");
  EXPECT_EQ(table.state.board.phase, Phase::refill);
  table.play(0, "deal france");
  EXPECT_EQ(table.state.board.display.size(), 3);
  EXPECT_EQ(table.state.board.turn, seat_at(1));
}

TEST(RoyalsChance, EveryCardOfThePileIsEquallyLikely) {
  RULE("royals.chance");
  ArrangedTable table(2);
  table.turn_of(1, Phase::draw).pile("france 5 spain 2").play(1, "draw pile");
  OutcomeList outcomes;
  table.rules.outcomes(table.state, outcomes);
  ASSERT_EQ(outcomes.size(), 2U);
  EXPECT_EQ(outcomes[0].weight, 5U);
  EXPECT_EQ(outcomes[1].weight, 2U);
  EXPECT_EQ(table.refusal(0, "deal german"), "royals.chance");
  EXPECT_EQ(table.refusal(0, "end"), "royals.chance");
}

TEST(RoyalsDraw, ADeckThatHandsCouldHoldIsRefused) {
  RULE("royals.r2");
  Facts facts = facts_of(Edition::arcane_wonders_2016);
  facts.deck = {Figure{5}, Figure{5}, Figure{5}, Figure{5}};
  for (SeatFacts& seats : facts.by_seats) seats.removed = {};
  facts.country_limit = {2, Confidence::owner};
  EXPECT_EQ(fault(facts), "") << "five hands of two, a display of four and a draw of three are 17";
  facts.country_limit = {3, Confidence::owner};
  EXPECT_NE(fault(facts).find("players.5.removed leaves only 20 Country cards; 23 are needed"), std::string::npos);
}

}  // namespace
}  // namespace regalia::royals
