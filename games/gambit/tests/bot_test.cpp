// The greedy player.
#include "games/gambit/bot.h"

#include "bots/arena.h"
#include "games/gambit/bot/prospects.h"
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

const Player<Rules>& greedy() {
  static const std::vector<Player<Rules>> all = players();
  return all[0];
}

// What the greedy player does for player 1, by the text of its move.
std::string choice(ArrangedTable& table) {
  const Memory<Rules> memory = first_memory(table.rules, table.seen_by(1));
  Thinking thinking(greedy().usual_budget, 1);
  const View<Rules> view = view_of(table.rules, table.state, seat_at(0), &memory);
  return table.rules.text(greedy().choose(table.rules, view, thinking).move);
}

TEST(GambitGreedy, IsTheFirstOfThePlayers) {
  EXPECT_EQ(greedy().id, "greedy");
  EXPECT_TRUE(greedy().imagines());
}

TEST(GambitGreedy, DecidesByItsViewAlone) {
  RULE("gambit.secrets");
  for (const auto& [first, second] : {std::pair{"king wizard witch", "squire storm beggar"},
                                      std::pair{"traitor crown cloak", "juliet jester hermit"}}) {
    ArrangedTable one(3);
    one.column(1, "2 merchant down").hand(1, "queen assassin romeo").hand(2, first).hand(3, second);
    ArrangedTable other(3);
    other.column(1, "2 dragon down").hand(1, "queen assassin romeo").hand(2, second).hand(3, first);
    ASSERT_EQ(one.seen_by(1), other.seen_by(1));
    EXPECT_EQ(choice(one), choice(other));
  }
}

TEST(GambitGreedy, ProspectsReadNothingOfOtherHands) {
  ArrangedTable one(3);
  one.hand(1, "king queen juliet").hand(2, "king wizard witch").ready();
  ArrangedTable other(3);
  other.hand(1, "king queen juliet").hand(2, "squire storm beggar").ready();
  EXPECT_DOUBLE_EQ(prospects(one.rules, one.state, seat_at(0)), prospects(other.rules, other.state, seat_at(0)));
}

TEST(GambitGreedy, ThereIsMoreInHavingMore) {
  ArrangedTable poor(3);
  ArrangedTable rich(3);
  rich.won(1, "music-5").crown(1);
  EXPECT_GT(prospects(rich.rules, rich.state, seat_at(0)), prospects(poor.rules, poor.state, seat_at(0)) + 5);
}

TEST(GambitGreedy, PutsTheSquireBesideThePrince) {
  ArrangedTable table(3);
  table.goals("music-5 fencing-1 religion-1").column(1, "1 prince, 2 king, 3 queen, 2 queen");
  table.column(2, "2 merchant").column(3, "3 merchant").hand(1, "squire alchemist landowner");
  EXPECT_EQ(choice(table), "place squire 1");
}

TEST(GambitGreedy, PutsThePrinceBesideTheSquire) {
  ArrangedTable table(3);
  table.goals("music-5 fencing-1 religion-1").column(1, "1 squire, 2 king, 3 queen, 2 queen");
  table.column(2, "2 merchant").column(3, "3 merchant").hand(1, "prince alchemist king");
  EXPECT_EQ(choice(table), "place prince 1");
}

TEST(GambitGreedy, PutsJulietBesideRomeo) {
  ArrangedTable table(3);
  table.goals("music-5 fencing-1 religion-1").column(1, "1 romeo, 2 king, 3 queen, 3 storm down");
  table.column(2, "2 merchant").column(3, "3 merchant").hand(1, "juliet alchemist landowner");
  EXPECT_EQ(choice(table), "place juliet 1") << "29 against 25 and 20";
}

TEST(GambitGreedy, TakesAGoalThatHasGoldInItsColumn) {
  ArrangedTable table(3);
  table.goals("music-3 fencing-1 religion-1").column(1, "2 gold, 3 hermit").column(2, "2 merchant");
  table.column(3, "3 merchant").hand(1, "king witch squire");
  EXPECT_EQ(choice(table), "place king 1");
}

TEST(GambitGreedy, BeatsRandomPlayers) {
  MatchPlan plan;
  plan.bots = {"greedy", "random", "random", "random"};
  plan.games = 24;
  plan.budgets = {{"greedy", 8}};  // imagined positions a move: less than it usually has, and enough
  const Result<MatchResult> result = regalia::play_match(make_rules(4), players(), plan);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->by_bot.at("greedy").games, 24);
  EXPECT_GE(result->by_bot.at("greedy").win_rate(), 0.7);
}

TEST(GambitGreedy, UnknownBotsAreRefused) {
  MatchPlan plan;
  plan.bots = {"greedy", "elf"};
  EXPECT_FALSE(regalia::play_match(make_rules(2), players(), plan).ok());
}

}  // namespace
}  // namespace regalia::gambit
