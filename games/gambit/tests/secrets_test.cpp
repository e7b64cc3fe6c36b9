// What each seat sees, and what it may conclude.
#include <stdexcept>

#include "bots/playout.h"
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

using Spot = SetBelief::Spot;

// A column as a player sees it; player 0 is an onlooker.
std::string sees(ArrangedTable& table, int player, int column) {
  return column_text(table.rules, table.seen_by(player).board.columns[column - 1]);
}

TEST(GambitSecrets, OthersSeeHowManyCardsAreHeldAndNotWhich) {
  RULE("gambit.secrets");
  RULE("gambit.setup.hand");
  ArrangedTable one(3);
  one.hand(2, "king wizard witch");
  ArrangedTable other(3);
  other.hand(2, "queen storm beggar");
  EXPECT_EQ(one.seen_by(1), other.seen_by(1)) << "another hand of the same size looks the same";
  EXPECT_EQ(one.seen_by(1).hand_sizes[1], 3);
  EXPECT_EQ(one.seen_by(1).supply_sizes[1], 28);
  EXPECT_TRUE(one.seen_by(2).hand.has(Card::wizard)) << "one's own";
}

TEST(GambitSecrets, ACardFaceDownIsKnownToItsOwnerOnly) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.column(1, "1 king, 2 beggar down");
  EXPECT_EQ(sees(table, 2, 1), "1 king, 2 beggar");
  for (const int player : {0, 1, 3}) EXPECT_EQ(sees(table, player, 1), "1 king, 2 ?");
}

TEST(GambitSecrets, ACardUnderACloakIsKnownToItsOwnerOnly) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.column(1, "2 cloak>gold, 1 king");
  EXPECT_EQ(sees(table, 2, 1), "2 cloak>gold, 1 king");
  for (const int player : {0, 1, 3}) EXPECT_EQ(sees(table, player, 1), "2 cloak>?, 1 king");
}

TEST(GambitSecrets, AKilledCardIsKnownToItsOwnerOnly) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.column(1, "2 assassin down").turn(1, "place king 1");
  EXPECT_TRUE(table.seen_by(1).unseen_discards.has(Card::king));
  for (const int player : {0, 2, 3}) {
    const Observation seen = table.seen_by(player);
    EXPECT_EQ(seen.unseen_discard_sizes[0], 1) << "that there is one, all know";
    EXPECT_TRUE(seen.unseen_discards.empty());
    EXPECT_FALSE(seen.board.discards[0].has(Card::king));
  }
}

TEST(GambitSecrets, AnExplorerThatAllSawMoveIsKnown) {
  RULE("gambit.r41");
  ArrangedTable table(3);
  table.column(1, "2 explorer down");
  EXPECT_EQ(sees(table, 3, 1), "2 ?") << "not before";
  table.turn(1, "place king 1");
  for (const int player : {0, 1, 3}) EXPECT_EQ(sees(table, player, 2), "2 explorer");
}

TEST(GambitSecrets, DrawsPlacementsAndHidingAreToldWithoutTheCard) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.column(1, "1 cloak down").hand(1, "king queen juliet").play(1, "place king 1");
  table.play(1, "hide queen");
  table.deal("storm");
  for (const int player : {0, 1, 2, 3}) {
    EXPECT_EQ(table.last<PlacedDown>(player).card.has_value(), player == 1);
    EXPECT_EQ(table.last<Hid>(player).card.has_value(), player == 1);
    EXPECT_EQ(table.last<Drew>(player).card.has_value(), player == 1);
  }
}

TEST(GambitSecrets, DiscardsThatAllHaveSeenCanBeLookedUp) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.goals("music-1 fencing-1 religion-1")
      .column(1, "2 king down")
      .column(2, "3 cloak>queen")
      .turn(1, "place king 3");
  for (const int player : {0, 1}) {
    EXPECT_TRUE(table.seen_by(player).board.discards[1].has(Card::king));
    EXPECT_TRUE(table.seen_by(player).board.discards[2].has(Card::queen));
  }
}

TEST(GambitSecrets, AnOnlookerHasNoCardsOfHisOwn) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  const Observation seen = table.seen_by(0);
  EXPECT_TRUE(seen.hand.empty());
  EXPECT_TRUE(seen.unseen_discards.empty());
  EXPECT_TRUE(table.rules.own_supply(seen).empty());
  EXPECT_EQ(seen.hand_sizes[0], 3);
}

TEST(GambitSecrets, OnesOwnSupplyIsWhatIsNowhereElse) {
  RULE("gambit.secrets");
  ArrangedTable table(3);
  table.column(1, "1 cloak>king, 1 storm, 1 witch down").hand(1, "wizard queen").discards(1, "beggar");
  table.unseen_discards(1, "hermit").gold(2, 1);
  EXPECT_EQ(table.rules.own_supply(table.seen_by(1)), table.state.supply[0]) << "as a set, in no order";
}

// --- what a viewer concludes ---

constexpr Spot kFirst{Spot::Kind::end_of_column, 0, 0};
constexpr Spot kSecond{Spot::Kind::end_of_column, 1, 0};

Cards cards(const std::vector<Card>& list) {
  Cards set;
  for (const Card card : list) set.add(card);
  return set;
}

// In which share of the deals that a belief holds possible something is so.
template <class Is> double share(const SetBelief& belief, Is is) {
  constexpr int kDeals = 20000;
  Rng rng(7);
  int count = 0;
  for (int i = 0; i < kDeals; ++i) count += is(belief.sample(rng)) ? 1 : 0;
  return static_cast<double>(count) / kDeals;
}
double share_of_spot(const SetBelief& belief, Card card) {
  return share(belief, [&](const SetBelief::Deal& deal) { return deal.spots[0] == card; });
}
double share_in_hand(const SetBelief& belief, Card card) {
  return share(belief, [&](const SetBelief::Deal& deal) { return deal.hand.has(card); });
}
constexpr double kClose = 0.015;

const Cards kFive = cards({Card::king, Card::queen, Card::juliet, Card::wizard, Card::witch});

TEST(GambitBelief, BeforeAReshuffleEveryPlaceIsAsLikelyForEveryCard) {
  SetBelief belief(kFive, 2, 1, {kFirst});
  Rng rng(1);
  const SetBelief::Deal deal = belief.sample(rng);
  EXPECT_EQ(deal.hand.size(), 2);
  EXPECT_EQ(deal.unseen_discards.size(), 1);
  EXPECT_EQ(deal.supply.size(), 1);
  EXPECT_EQ(deal.hand + deal.supply + deal.unseen_discards + Cards::one(deal.spots[0]), kFive);
  for (const Card card : kFive) {
    EXPECT_NEAR(share_of_spot(belief, card), 0.2, kClose);
    EXPECT_NEAR(share_in_hand(belief, card), 0.4, kClose);
  }
}

TEST(GambitBelief, ACardThatWasSeenIsNoLongerHidden) {
  SetBelief belief(kFive, 3, 0, {});
  belief.lay(kFirst);
  EXPECT_TRUE(belief.has(kFirst));
  belief.show(kFirst, Card::king);
  EXPECT_FALSE(belief.has(kFirst));
  EXPECT_EQ(share_in_hand(belief, Card::king), 0);
  EXPECT_NEAR(share_in_hand(belief, Card::queen), 0.5, kClose) << "two of four are in the hand";
}

TEST(GambitBelief, AfterAReshuffleOldCardsAreLikelierInTheHand) {
  // King and Queen were held when Juliet and Wizard, seen before, became the supply; one of these is drawn.
  SetBelief belief(cards({Card::king, Card::queen}), 2, 0, {});
  belief.shuffle(cards({Card::juliet, Card::wizard}));
  belief.draw();
  EXPECT_EQ(share_in_hand(belief, Card::king), 1);
  EXPECT_NEAR(share_in_hand(belief, Card::juliet), 0.5, kClose);
  belief.lay(kFirst);
  EXPECT_NEAR(share_of_spot(belief, Card::king), 1.0 / 3, kClose);
  EXPECT_NEAR(share_of_spot(belief, Card::juliet), 1.0 / 6, kClose);
}

TEST(GambitBelief, ANewSupplyIsDrawnFromWithoutRegardToWhereItsCardsCameFrom) {
  // King or Queen was killed unseen; it and three cards that all have seen are the new supply.
  SetBelief belief(cards({Card::king, Card::queen}), 1, 1, {});
  belief.shuffle(cards({Card::juliet, Card::wizard, Card::witch}));
  belief.draw();
  EXPECT_NEAR(share_in_hand(belief, Card::juliet), 1.0 / 4, kClose);
  EXPECT_NEAR(share_in_hand(belief, Card::king), 1.0 / 2 + 1.0 / 8, kClose);
}

TEST(GambitBelief, OfTwoCopiesTheLikelierOneWasShown) {
  RULE("gambit.r39");
  // One King was held with the Queen, the other came back with Juliet and the Wizard, of which three one was drawn.
  SetBelief belief(cards({Card::king, Card::queen}), 2, 0, {});
  belief.shuffle(cards({Card::king, Card::juliet, Card::wizard}));
  belief.draw();
  belief.lay(kFirst);
  belief.show(kFirst, Card::king);
  // Laid from the old cards: 2/3 * 1/2; it was the card drawn: 1/3 * 1/3. So 3 to 1.
  EXPECT_NEAR(share_in_hand(belief, Card::king), 3.0 / 4 * 1 / 3 + 1.0 / 4, kClose);
}

TEST(GambitBelief, ACardThatIsShownTellsOfTheOthers) {
  SetBelief belief(cards({Card::king, Card::queen}), 2, 0, {});
  belief.shuffle(cards({Card::juliet, Card::wizard}));
  belief.draw();
  belief.lay(kFirst);
  SetBelief new_card = belief;
  new_card.show(kFirst, Card::juliet);
  EXPECT_EQ(share_in_hand(new_card, Card::king), 1) << "the card drawn was laid";
  EXPECT_EQ(share_in_hand(new_card, Card::queen), 1);
  belief.show(kFirst, Card::king);
  EXPECT_EQ(share_in_hand(belief, Card::queen), 1);
  EXPECT_NEAR(share_in_hand(belief, Card::wizard), 0.5, kClose);
}

TEST(GambitBelief, UnseenDiscardsComeBackWithAReshuffle) {
  // The King was seen; of the other four one was killed unseen. It and the King are the new supply, and one is drawn.
  SetBelief belief(kFive, 3, 0, {});
  belief.lay(kFirst);
  belief.show(kFirst, Card::king);
  belief.draw();
  belief.draw();
  belief.lay(kSecond);
  belief.discard_unseen(kSecond);
  belief.shuffle(Cards::one(Card::king));
  belief.draw();
  EXPECT_NEAR(share_in_hand(belief, Card::king), 0.5, kClose);
  EXPECT_NEAR(share_in_hand(belief, Card::queen), 0.75 + 0.25 / 2, kClose);
  belief.lay(kFirst);
  EXPECT_NEAR(share_of_spot(belief, Card::king), 1.0 / 8, kClose);
  EXPECT_NEAR(share_of_spot(belief, Card::witch), 7.0 / 32, kClose);
  belief.show(kFirst, Card::king);
  EXPECT_NEAR(share_in_hand(belief, Card::witch), 0.75, kClose) << "the killed one is still in the supply";
}

TEST(GambitBelief, OfTwoCardsAtTheEndOfAColumnTheEarlierIsTurnedUp) {
  SetBelief belief(kFive, 3, 0, {});
  belief.lay(kFirst);
  belief.lay(kFirst);
  belief.show(kFirst, Card::king);
  EXPECT_TRUE(belief.has(kFirst));
  EXPECT_EQ(share_of_spot(belief, Card::king), 0);
}

TEST(GambitBelief, CopiesCountEachForItself) {
  RULE("gambit.r39");
  SetBelief belief(cards({Card::king, Card::king, Card::king, Card::queen}), 1, 0, {kFirst});
  EXPECT_NEAR(share_of_spot(belief, Card::king), 0.75, kClose);
}

TEST(GambitBelief, ContradictionsThrow) {
  SetBelief all_in_hand(kFive, 5, 0, {});
  EXPECT_THROW(all_in_hand.draw(), std::logic_error) << "the supply is empty";
  SetBelief nothing_in_hand(kFive, 0, 0, {kFirst});
  EXPECT_THROW(nothing_in_hand.lay(kSecond), std::logic_error);
  SetBelief belief(kFive, 2, 0, {kFirst});
  EXPECT_THROW(belief.show(kFirst, Card::storm), std::logic_error) << "it is not in the set";
  EXPECT_THROW(belief.show(kSecond, Card::king), std::logic_error) << "no card is there";
  EXPECT_THROW(belief.discard_unseen(kSecond), std::logic_error);
}

TEST(GambitMemory, AKnownExplorerIsNotImaginedElsewhere) {
  RULE("gambit.r41");
  ArrangedTable table(3);
  table.column(1, "2 explorer down").ready();
  Memory<Rules> memory = first_memory(table.rules, table.seen_by(1));
  table.turn(1, "place king 1");
  for (const Event& event : table.heard_by(1)) remember(table.rules, memory, seat_at(0), event);
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    const State imagined = table.rules.imagine(view_of(table.rules, table.state, seat_at(0), &memory), rng);
    EXPECT_EQ(table.rules.fault(imagined), "");
    EXPECT_EQ(imagined.board.columns.last(1), Placed(seat_at(1), Card::explorer));
  }
}

TEST(GambitMemory, ImaginedPositionsLookLikeTheTrueOne) {
  RULE("gambit.secrets");
  // Small sets are reshuffled often.
  const Rules rules = make_rules(3, {}, only("king assassin explorer cloak crown wizard squire prince"));
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Rng rng(seed);
    State state = rules.initial();
    Memories<Rules> memories(rules, state);
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      Listener<Event> heard;
      random_step(rules, state, pending, rng, heard);
      memories.hear(rules, heard.tellings);
      for (const Seat viewer : {seat_at(0), seat_at(1), kNobody}) {
        const View<Rules> view = view_of(rules, state, viewer, &memories.of(viewer));
        const State imagined = rules.imagine(view, rng);
        ASSERT_EQ(rules.fault(imagined), "");
        ASSERT_EQ(rules.observe(imagined, viewer), view.seen);
      }
    }
  }
}

}  // namespace
}  // namespace regalia::gambit
