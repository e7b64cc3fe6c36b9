#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

TEST(RoyalsClaim, AVacantNobleIsClaimedWithCardsOfItsCountry) {
  RULE("royals.claim.vacant");
  ArrangedTable table(2);
  table.hand(1, "france 3").play(1, "claim dijon.baron");
  EXPECT_EQ(table.holder("dijon.baron"), 1);
  EXPECT_EQ(table.held(1, "france"), 1);
  EXPECT_EQ(table.state.board.discard[Country::france], 2);
}

TEST(RoyalsClaim, AnOccupiedNobleCannotBeClaimed) {
  RULE("royals.claim.vacant");
  ArrangedTable table(2);
  table.hand(1, "france 3").holds(2, "dijon.baron").holds(1, "dijon.marshal");
  EXPECT_EQ(table.refusal(1, "claim dijon.baron"), "royals.claim.vacant");
  EXPECT_EQ(table.refusal(1, "claim dijon.marshal"), "royals.claim.vacant");
}

class RoyalsCost : public testing::TestWithParam<std::pair<const char*, int>> {};

TEST_P(RoyalsCost, EveryTitleCostsAsManyCardsAsItsRankSays) {
  RULE("royals.claim.cost");
  const auto [noble, cost] = GetParam();
  ArrangedTable rich(2);
  rich.hand(1, "france " + std::to_string(cost)).play(1, std::string("claim ") + noble);
  EXPECT_EQ(rich.holder(noble), 1);
  EXPECT_EQ(rich.held(1, "france"), 0);
  ArrangedTable poor(2);
  poor.hand(1, "france " + std::to_string(cost - 1));
  EXPECT_EQ(poor.refusal(1, std::string("claim ") + noble), "royals.claim.cost");
}

INSTANTIATE_TEST_SUITE_P(AllTitles, RoyalsCost,
                         testing::Values(std::pair{"rennes.marshal", 1}, std::pair{"dijon.baron", 2},
                                         std::pair{"rennes.countess", 3}, std::pair{"bordeaux.duke", 4},
                                         std::pair{"lyon.cardinal", 5}, std::pair{"paris.princess", 6},
                                         std::pair{"paris.king", 8}));

TEST(RoyalsClaim, CardsOfAnotherCountryDoNotPay) {
  RULE("royals.claim.cost");
  ArrangedTable table(2);
  table.hand(1, "spain 2 german 2");
  EXPECT_EQ(table.refusal(1, "claim dijon.baron"), "royals.claim.cost");
}

TEST(RoyalsClaim, TheTurnCannotEndInTheMiddleOfAPayment) {
  RULE("royals.claim.cost");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 4 german 1").play(1, "claim dijon.baron");
  ASSERT_NE(table.state.claim.noble, kNoNoble);
  EXPECT_EQ(table.refusal(1, "end"), "royals.claim.cost");
  EXPECT_EQ(table.refusal(1, "claim dijon.marshal"), "royals.claim.cost");
}

TEST(RoyalsClaim, TwoCubesArePlaced) {
  RULE("royals.claim.cubes");
  ArrangedTable table(3);
  table.hand(1, "france 2").play(1, "claim dijon.baron");
  EXPECT_EQ(table.state.board.cubes[0], 34);
  EXPECT_EQ(table.state.board.title_cubes[0][at(Title::baron)], 1);
}

// A player with fewer than two cubes, after a long struggle.
ArrangedTable out_of_cubes(const OptionValues& options) {
  ArrangedTable table(3, options);
  for (int i = 0; i < 18; ++i) table.vanquished(1, "dijon.marshal");
  table.hand(1, "france 2 france-spain 1").holds(2, "rennes.marshal");
  return table;
}

TEST(RoyalsClaim, WithFewerThanTwoCubesNobodyClaims) {
  RULE("royals.cubes.supply");
  ArrangedTable table = out_of_cubes({});
  EXPECT_EQ(table.refusal(1, "claim dijon.baron"), "royals.cubes.supply");
  EXPECT_EQ(table.refusal(1, "takeover rennes.marshal"), "royals.cubes.supply");
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"end"}));
}

TEST(RoyalsClaim, TheSupplyCanBeMadeUnlimited) {
  RULE("royals.r25");
  ArrangedTable table = out_of_cubes({{"cubes", "unlimited"}});
  table.play(1, "claim dijon.baron");
  EXPECT_EQ(table.holder("dijon.baron"), 1);
}

TEST(RoyalsPlay, PlayingIsOptional) {
  RULE("royals.play.any");
  ArrangedTable table(2);
  table.hand(1, "france 8");
  EXPECT_TRUE(table.allows(1, "end"));
}

TEST(RoyalsPlay, AnyNumberOfClaimsInOneTurn) {
  RULE("royals.play.any");
  ArrangedTable table(2);
  table.hand(1, "france 4 spain 1")
      .play_all(1, {"claim dijon.baron", "claim rennes.marshal", "claim dijon.marshal", "claim valencia.marshal"});
  EXPECT_EQ(table.holder("valencia.marshal"), 1);
  EXPECT_TRUE(table.state.hands[0].country.empty());
}

TEST(RoyalsPlay, ClaimsAndTakeoversMixInAnyOrder) {
  RULE("royals.r11");
  ArrangedTable table(2);
  table.holds(2, "rennes.marshal valencia.marshal").hand(1, "france 2 spain 1 france-spain 2");
  table.play_all(1, {"takeover rennes.marshal", "claim dijon.marshal", "takeover valencia.marshal"});
  EXPECT_EQ(table.holder("rennes.marshal") + table.holder("dijon.marshal") + table.holder("valencia.marshal"), 3);
}

TEST(RoyalsPlay, BothNoblesOfACityMayBelongToOnePlayer) {
  RULE("royals.r10");
  ArrangedTable table(2);
  table.hand(1, "france 3").play_all(1, {"claim dijon.baron", "claim dijon.marshal"});
  EXPECT_EQ(table.holder("dijon.baron"), 1);
  EXPECT_EQ(table.holder("dijon.marshal"), 1);
}

TEST(RoyalsWild, ThreeCardsStandForOne) {
  RULE("royals.wild.country");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 2 german 1").play(1, "claim dijon.baron");
  EXPECT_EQ(table.holder("dijon.baron"), 1) << "there is one way to pay, so nothing is asked";
  EXPECT_TRUE(table.state.hands[0].country.empty());
  EXPECT_EQ(table.state.board.discard.size(), 4);
}

TEST(RoyalsWild, TwoOtherCardsAreTooFew) {
  RULE("royals.wild.country");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 2");
  EXPECT_EQ(table.refusal(1, "claim dijon.baron"), "royals.claim.cost");
}

TEST(RoyalsWild, ThePlayerChoosesWhichCardsToSpend) {
  RULE("royals.wild.country");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 2 german 3").play(1, "claim dijon.baron");
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"pay france", "wild france", "wild german", "wild spain"}));
  table.play_all(1, {"pay france", "wild german", "wild german", "wild german"});
  EXPECT_EQ(table.holder("dijon.baron"), 1);
  EXPECT_EQ(table.held(1, "spain"), 2);
}

TEST(RoyalsWild, SeveralGroupsAndTheBoughtCountryInThem) {
  RULE("royals.r12");
  ArrangedTable table(2);
  // A Duke (4) for 3 France cards and 6 others: two France cards paid plainly, one inside the two groups.
  table.hand(1, "france 3 spain 6").play(1, "claim bordeaux.duke");
  EXPECT_EQ(table.held(1, "france"), 1) << "two had to be paid plainly";
  table.play(1, "wild france");
  EXPECT_EQ(table.holder("bordeaux.duke"), 1) << "only Spain cards are left, so the rest is no question";
  EXPECT_EQ(table.held(1, "spain"), 1);
}

TEST(RoyalsWild, MatchingCardsArePaidBeforeWildOnes) {
  RULE("royals.wild.country");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 3 german 3").play_all(1, {"claim dijon.baron", "wild spain"});
  EXPECT_EQ(table.refusal(1, "pay france"), "royals.wild.country")
      << "the first wild card settles how the rest is paid";
  EXPECT_TRUE(table.allows(1, "wild france"));
}

TEST(RoyalsWild, WildCardsMustSufficeForTheRest) {
  RULE("royals.wild.country");
  ArrangedTable table(2);
  // A Countess (3) with one matching card and seven others: two groups of three, but never three groups.
  table.hand(1, "france 1 spain 4 german 3").play(1, "claim rennes.countess");
  EXPECT_EQ(table.refusal(1, "pay france"), "royals.wild.country")
      << "it was the only way to begin, so it is paid already";
  EXPECT_EQ(table.moves(1), (std::vector<std::string>{"wild german", "wild spain"}));
}

TEST(RoyalsWild, WildCardsNeedAShortage) {
  RULE("royals.wild.shortage");
  ArrangedTable table(2);
  table.hand(1, "france 2 spain 6").play(1, "claim dijon.baron");
  EXPECT_EQ(table.held(1, "spain"), 6) << "with enough France cards these are paid, without a question";
  EXPECT_EQ(table.held(1, "france"), 0);
}

TEST(RoyalsWild, TheShortageRuleCanBeLifted) {
  RULE("royals.r13");
  ArrangedTable table(2, {{"wild", "always"}});
  table.hand(1, "france 2 spain 6").play(1, "claim dijon.marshal");
  table.play_all(1, {"wild spain", "wild spain", "wild spain"});
  EXPECT_EQ(table.held(1, "france"), 2);
  EXPECT_EQ(table.holder("dijon.marshal"), 1);
}

TEST(RoyalsWild, WhoIsShortMixesFreely) {
  RULE("royals.r13");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 6").play(1, "claim dijon.baron");
  EXPECT_TRUE(table.allows(1, "wild spain")) << "the France card may be kept";
  table.play_all(1, std::vector<std::string>(6, "wild spain"));
  EXPECT_EQ(table.held(1, "france"), 1);
}

}  // namespace
}  // namespace regalia::royals
