// The greedy player.
#include "games/royals/bot.h"

#include "bots/arena.h"
#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

const Player<Rules>& greedy() {
  static const std::vector<Player<Rules>> all = players();
  return all[0];
}

// What the greedy player does for seat 1, by the text of its move.
std::string choice(const ArrangedTable& table) {
  const Memory<Rules> memory = first_memory(table.rules, table.rules.observe(table.state, seat_at(0)));
  Thinking thinking(greedy().usual_budget, 1);
  const View<Rules> view = view_of(table.rules, table.state, seat_at(0), &memory);
  return table.rules.text(greedy().choose(table.rules, view, thinking).move);
}

TEST(RoyalsGreedy, ProspectsReadNothingOfOtherHands) {
  ArrangedTable one(3);
  one.hand(1, "france 3").hand(2, "spain 4").hand(3, "german 4");
  ArrangedTable other(3);
  other.hand(1, "france 3").hand(2, "britain 4").hand(3, "spain 2 france 2");
  EXPECT_DOUBLE_EQ(prospects(one.rules, one.state, seat_at(0)), prospects(other.rules, other.state, seat_at(0)));
}

TEST(RoyalsGreedy, ThereIsMoreInHavingMore) {
  ArrangedTable poor(3);
  ArrangedTable rich(3);
  rich.holds(1, "paris.king");
  EXPECT_GT(prospects(rich.rules, rich.state, seat_at(0)), prospects(poor.rules, poor.state, seat_at(0)) + 3);
}

TEST(RoyalsGreedy, SpendsMuchOnMuch) {
  ArrangedTable table(3);
  table.hand(1, "france 8");
  EXPECT_TRUE(choice(table).starts_with("claim paris.")) << "the King or the Princess, and no Marshal";
}

TEST(RoyalsGreedy, DrawsTowardsWhatItCollects) {
  ArrangedTable table(3);
  table.holds(2, "barcelona.baron valencia.duke valencia.marshal seville.cardinal madrid.king");
  table.hand(1, "france 7").turn_of(1, Phase::draw).display("france 1 german 1 spain 1");
  EXPECT_EQ(choice(table), "draw france");
}

TEST(RoyalsGreedy, BeatsRandomPlayers) {
  const Rules rules = Rules::make(4, parse_options({}, 4).value(), facts_of(Edition::arcane_wonders_2016)).value();
  MatchPlan plan;
  plan.bots = {"greedy", "random", "random", "random"};
  plan.games = 40;
  const Result<MatchResult> result = regalia::play_match(rules, players(), plan);
  ASSERT_TRUE(result.ok());
  EXPECT_GE(result->by_bot.at("greedy").win_rate(), 0.9);
  EXPECT_EQ(result->by_bot.at("greedy").games, 40);
}

TEST(RoyalsGreedy, UnknownBotsAreRefused) {
  const Rules rules = Rules::make(2, parse_options({}, 2).value(), facts_of(Edition::arcane_wonders_2016)).value();
  MatchPlan plan;
  plan.bots = {"greedy", "elf"};
  EXPECT_FALSE(regalia::play_match(rules, players(), plan).ok());
}

}  // namespace
}  // namespace regalia::royals
