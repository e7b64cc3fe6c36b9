#include "bots/playout.h"
#include "games/royals/tests/arranged_table.h"
#include "games/royals/view/json.h"

namespace regalia::royals {
namespace {

TEST(RoyalsSecrets, OthersSeeHowManyCardsAreHeldAndNotWhich) {
  RULE("royals.secrets");
  ArrangedTable table(3);
  table.hand(2, "france 3 france-spain 1");
  const Observation mine = table.rules.observe(table.state, seat_at(1));
  const Observation theirs = table.rules.observe(table.state, seat_at(0));
  EXPECT_EQ(mine.hand.country[Country::france], 3);
  EXPECT_EQ(theirs.country_cards[1], 3);
  EXPECT_EQ(theirs.intrigue_cards[1], 1);
  table.hand(2, "spain 1");
  table.state.hands[1].country.take(Country::france);
  table.state.pile.add(Country::france);
  EXPECT_EQ(table.rules.observe(table.state, seat_at(0)), theirs) << "another hand of the same size looks the same";
}

TEST(RoyalsSecrets, ABlindDrawIsSeenByItsPlayerOnly) {
  RULE("royals.secrets");
  ArrangedTable table(3);
  table.turn_of(1, Phase::draw).play(1, "draw pile");
  table.play(0, "deal spain");
  const auto& draw = table.heard.tellings.back();
  EXPECT_EQ(*draw.received_by(seat_at(0)), Event(DrewCountry{seat_at(0), Country::spain}));
  EXPECT_EQ(*draw.received_by(seat_at(1)), Event(DrewCountry{seat_at(0), {}}));
  EXPECT_EQ(*draw.received_by(kNobody), Event(DrewCountry{seat_at(0), {}}));
}

TEST(RoyalsSecrets, AnUnfinishedClaimIsSeenByItsPlayerOnly) {
  RULE("royals.secrets");
  ArrangedTable table(2);
  table.hand(1, "france 1 spain 3 german 3");
  const Observation before = table.rules.observe(table.state, seat_at(1));
  table.play_all(1, {"claim dijon.baron", "wild spain", "wild spain"});
  EXPECT_EQ(table.rules.observe(table.state, seat_at(1)), before);
  EXPECT_TRUE(table.heard.tellings.empty());
  EXPECT_EQ(table.rules.observe(table.state, seat_at(0)).claim.country_wilds, 4);
}

TEST(RoyalsSecrets, MarkersOfOthersLieFaceDownIn2014) {
  RULE("royals.r27");
  for (const auto& [options, hidden] :
       std::vector<std::pair<OptionValues, bool>>{{{{"edition", "2014"}}, true},
                                                  {{{"edition", "2016"}}, false},
                                                  {{{"edition", "2014"}, {"markers", "open"}}, false},
                                                  {{{"edition", "2016"}, {"markers", "secret"}}, true}}) {
    ArrangedTable table(2, options);
    table.hand(1, "france 2").play(1, "claim dijon.baron");
    const auto view_json = [&](Seat seat) {
      return boost::json::serialize(
          write_view<Json>(table.rules, view_of<Rules>(table.rules, table.state, seat, nullptr)));
    };
    EXPECT_EQ(view_json(seat_at(1)).find("\"dijon\":\"taken\"") != std::string::npos, hidden);
    EXPECT_NE(view_json(seat_at(0)).find("\"dijon\":1"), std::string::npos);
  }
}

// Hands of a state as its viewer cannot see them: an unfinished claim counts as held.
std::array<CountryCards, kSeatLimit> hands_of_others(const State& state, Seat viewer) {
  std::array<CountryCards, kSeatLimit> hands{};
  for (std::size_t i = 0; i < kSeatLimit; ++i)
    if (i != at(viewer)) hands[i] = state.hands[i].country;
  if (state.claim.noble != kNoNoble && state.board.turn != viewer) hands[at(state.board.turn)] += state.claim.country;
  return hands;
}

TEST(RoyalsMemory, HoldsTheTruthPossibleWhileItIsExact) {
  const Options options = parse_options({{"edition", "2016"}}, 3).value();
  const Rules rules = Rules::make(3, options, facts_of(options.edition)).value();
  int exact = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    State state = rules.initial();
    Memories<Rules> memories(rules, state);
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      Listener<Event> listener;
      random_step(rules, state, pending, rng, listener);
      memories.hear(rules, listener.tellings);
      const auto& belief = memories.of(seat_at(0)).believed.country;
      const auto truth = hands_of_others(state, seat_at(0));
      // Thinned or not, a belief knows how many cards everybody holds and what the pile may hold.
      for (const auto& world : belief.worlds())
        for (std::size_t i = 1; i < 3; ++i) ASSERT_EQ(world.hands[i].size(), truth[i].size());
      if (!belief.is_exact()) continue;
      ++exact;
      ASSERT_TRUE(
          std::any_of(belief.worlds().begin(), belief.worlds().end(), [&](const auto& w) { return w.hands == truth; }));
    }
  }
  EXPECT_GT(exact, 500);
}

TEST(RoyalsMemory, CardsTakenFaceUpAreKnown) {
  ArrangedTable table(3);
  table.turn_of(1, Phase::draw);
  Memory<Rules> memory = first_memory(table.rules, table.rules.observe(table.state, seat_at(1)));
  table.play_all(1, {"draw france", "draw german", "draw britain"});
  for (const auto& telling : table.heard.tellings)
    remember(table.rules, memory, seat_at(1), *telling.received_by(seat_at(1)));
  Rng rng(1);
  const State imagined = table.rules.imagine(view_of(table.rules, table.state, seat_at(1), &memory), rng);
  EXPECT_EQ(imagined.hands[0].country, table.state.hands[0].country);
}

TEST(RoyalsMemory, PayingWithWildCardsShowsAShortage) {
  ArrangedTable table(2);
  // Player 2 watches player 1, who holds four unknown cards, pay three others for a French Marshal.
  table.hand(1, "spain 3 german 1");
  Memory<Rules> memory = first_memory(table.rules, table.rules.observe(table.state, seat_at(1)));
  table.play_all(1, {"claim dijon.marshal", "wild spain", "wild spain", "wild spain"});
  for (const auto& telling : table.heard.tellings)
    remember(table.rules, memory, seat_at(1), *telling.received_by(seat_at(1)));
  for (const auto& world : memory.believed.country.worlds()) EXPECT_EQ(world.hands[0][Country::france], 0);
}

TEST(RoyalsMemory, PayingWithWildIntrigueCardsShowsAShortageToo) {
  ArrangedTable table(2);
  // Player 2 watches player 1, who holds four unknown Intrigue cards, pay two others against a French Marshal.
  table.holds(2, "dijon.marshal").hand(1, "france 1 german-britain 2 german-spain 2");
  Memory<Rules> memory = first_memory(table.rules, table.rules.observe(table.state, seat_at(1)));
  table.play_all(1, {"takeover dijon.marshal", "wild-intrigue german-britain", "wild-intrigue german-spain"});
  for (const auto& telling : table.heard.tellings)
    remember(table.rules, memory, seat_at(1), *telling.received_by(seat_at(1)));
  ASSERT_FALSE(memory.believed.intrigue.worlds().empty());
  for (const auto& world : memory.believed.intrigue.worlds()) {
    EXPECT_EQ(world.hands[0].size(), 2);
    EXPECT_EQ(world.hands[0].count(kPairsShowing[at(Country::france)]), 0);
  }
}

}  // namespace
}  // namespace regalia::royals
