#include "games/crowns/bot.h"

#include "bots/arena.h"
#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

Chosen choose(const CrownsTable& table, int seat) {
  Thinking thinking(8, 1);
  const View<Rules> view = table.bots_view(seat);
  return players()[0].choose(table.rules, view, thinking);
}
std::string move_of_greedy(const CrownsTable& table, int seat) { return table.rules.text(choose(table, seat).move); }

TEST(CrownsBot, TakesWhatItsHandNeedsAndSaysWhatItIsWorth) {
  CrownsTable table;
  table.deal({{1, "feud.lyre knight.lyre*3 knight.orlok"},
              {2, "princess.redtower feud.redtower"},
              {3, "trader.orlok feud.orlok"}});
  table.play_all({{1, "lay feud.lyre"},
                  {2, "offer princess.redtower"},
                  {3, "offer trader.orlok"},
                  {4, "offer feud.chiron"},
                  {1, "enough"}});
  table.pass_raises();
  const Chosen chosen = choose(table, 1);
  EXPECT_EQ(table.rules.text(chosen.move), "accept 2");
  EXPECT_EQ(chosen.words.substr(0, 25), "That is worth about 4 poi");
}

TEST(CrownsBot, TakesTheBestCardOfTheDefeated) {
  CrownsTable table;
  table.deal({{1, "knight.lyre*3 coinage.lyre"}, {2, "princess.redtower feud.redtower castellan.redtower"}});
  table.ravens({0, 4, 4, 4});
  table.play(1, "knight lyre 2");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(1, "look");
  EXPECT_EQ(move_of_greedy(table, 1), "take princess.redtower");
}

TEST(CrownsBot, DefendsItselfAndAttacksForItself) {
  CrownsTable table;
  table.deal({{1, "knight.lyre"}, {2, "feud.redtower"}, {3, "princess.orlok princess.lyre knight.orlok*3"}});
  table.ravens({1, 0, 0, 4});
  table.play(1, "knight lyre 3");
  EXPECT_EQ(move_of_greedy(table, 1), "vote attacker");
  EXPECT_EQ(move_of_greedy(table, 3), "vote defender");
}

TEST(CrownsBot, AnswersDealsWithAReason) {
  CrownsTable table(4, {{"negotiations", "on"}});
  table.play_all({{2, "draft 1"}, {2, "give castellan.redtower"}, {2, "put"}});
  const Chosen gift = choose(table, 1);
  EXPECT_EQ(table.rules.text(gift.move), "agree 2.1 1");
  EXPECT_EQ(gift.words.substr(0, 8), "Agreed: ");
  CrownsTable greedy(4, {{"negotiations", "on"}});
  greedy.play_all({{2, "draft 1"}, {2, "ask castellan"}, {2, "ask princess"}, {2, "put"}});
  const Chosen theft = choose(greedy, 1);
  EXPECT_EQ(greedy.rules.text(theft.move), "refuse 2.1 1");
  EXPECT_EQ(theft.words.substr(0, 3), "No:");
}

TEST(CrownsBot, WhateverItSaysTheRulesLetItSay) {
  for (const int seats : {4, 6}) {
    CrownsTable table(seats, {{"negotiations", "on"}});
    for (int step = 0; step < 400 && table.rules.pending(table.state).step != Step::over; ++step) {
      const Pending pending = table.rules.pending(table.state);
      if (pending.step == Step::chance) {
        OutcomeList outcomes;
        table.rules.outcomes(table.state, outcomes);
        table.play(0, table.rules.text(outcomes[0].move));
        continue;
      }
      const int seat = index(pending.owing.first()) + 1;
      const Chosen chosen = choose(table, seat);
      EXPECT_LE(chosen.words.size(), table.rules.words(table.state, CrownsTable::seat(seat), chosen.move).longest)
          << chosen.words << " with " << table.rules.text(chosen.move);
      table.play(seat, table.rules.text(chosen.move));
      if (HasFatalFailure()) return;
    }
  }
}

// One against five who play at random: a sixth of the games would be chance.
TEST(CrownsBot, BeatsRandomPlayers) {
  const Rules rules = Rules::make(6, CrownsTable::options({{"start", "random"}}, 6), standard_facts()).value();
  MatchPlan plan;
  plan.bots = {"greedy", "random", "random", "random", "random", "random"};
  plan.games = 60;
  const Result<MatchResult> result = regalia::play_match(rules, players(), plan);
  ASSERT_TRUE(result.ok()) << result.error();
  EXPECT_GT(result->by_bot.at("greedy").win_rate(), 0.5);
}

TEST(CrownsBot, FourOfThemBargainToTheEnd) {
  const Rules rules = Rules::make(4, CrownsTable::options({{"negotiations", "on"}}, 4), standard_facts()).value();
  MatchPlan plan;
  plan.bots = {"greedy", "greedy", "greedy", "greedy"};
  plan.games = 10;
  ASSERT_TRUE(regalia::play_match(rules, players(), plan).ok());
}

}  // namespace
}  // namespace regalia::crowns
