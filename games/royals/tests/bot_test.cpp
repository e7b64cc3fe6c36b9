// The greedy player and the strong one.
#include "games/royals/bot.h"

#include "bots/arena.h"
#include "games/royals/bot/guide.h"
#include "games/royals/bot/prospects.h"
#include "games/royals/tests/arranged_table.h"

namespace regalia::royals {
namespace {

const Player<Rules>& player(const std::string& id) {
  static const std::vector<Player<Rules>> all = players();
  return *std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.id == id; });
}

// What a player does for seat 1, by the text of its move.
std::string choice(const ArrangedTable& table, const std::string& id = "greedy") {
  const Memory<Rules> memory = first_memory(table.rules, table.rules.observe(table.state, seat_at(0)));
  Thinking thinking(player(id).usual_budget, 1);
  const View<Rules> view = view_of(table.rules, table.state, seat_at(0), &memory);
  return table.rules.text(player(id).choose(table.rules, view, thinking).move);
}

TEST(RoyalsGreedy, ProspectsReadNothingOfOtherHands) {
  ArrangedTable one(3);
  one.hand(1, "france 3").hand(2, "spain 4").hand(3, "german 4");
  ArrangedTable other(3);
  other.hand(1, "france 3").hand(2, "britain 4").hand(3, "spain 2 france 2");
  EXPECT_DOUBLE_EQ(Prospects(one.rules, one.state).of(seat_at(0)), Prospects(other.rules, other.state).of(seat_at(0)));
}

TEST(RoyalsGreedy, ThereIsMoreInHavingMore) {
  ArrangedTable poor(3);
  ArrangedTable rich(3);
  rich.holds(1, "paris.king");
  EXPECT_GT(Prospects(rich.rules, rich.state).of(seat_at(0)), Prospects(poor.rules, poor.state).of(seat_at(0)) + 3);
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

TEST(RoyalsStrong, BeatsGreedyWithLittleThought) {
  const Options options = parse_options({}, 2).value();
  const Rules rules = Rules::make(2, options, facts_of(options.edition)).value();
  const MatchPlan plan{.bots = {"strong", "greedy"}, .games = 6, .seed = 4, .jobs = 1, .budgets = {{"strong", 24}}};
  const MatchResult result = regalia::play_match(rules, players(), plan).value();
  EXPECT_GE(result.by_bot.at("strong").wins, 5 * kWholeWin);
}

TEST(RoyalsStrong, TakesPointsWhereTheyLie) {
  ArrangedTable table(3);
  table.hand(1, "france 8");
  EXPECT_TRUE(choice(table, "strong").starts_with("claim paris.")) << "the King or the Princess, and no Marshal";
}

TEST(RoyalsGuide, ValuesAreAskedBetweenTurns) {
  const Options options = parse_options({}, 2).value();
  const Rules rules = Rules::make(2, options, facts_of(options.edition)).value();
  State state = rules.initial();
  Rng rng(3);
  Silence silence;
  int quiet = 0;
  for (int turns = state.board.turns_taken; state.board.turns_taken < 6;) {
    if (Guide::is_quiet(rules, state)) {
      ++quiet;
      EXPECT_EQ(state.board.countries_drawn + state.board.intrigue_drawn, 0);
      EXPECT_EQ(state.claim.noble, kNoNoble);
      turns = state.board.turns_taken;
    }
    random_step(rules, state, rules.pending(state), rng, silence);
    EXPECT_LE(state.board.turns_taken, turns + 1) << "every turn begins quietly";
  }
  EXPECT_EQ(quiet, 6);
}

TEST(RoyalsTraining, TheSamePlanGivesTheSameValues) {
  const TrainingPlan plan{.games = 3, .seed = 9, .jobs = 1};
  TrainingPlan on_two_threads = plan;
  on_two_threads.jobs = 2;
  const std::string values = train(plan);
  EXPECT_EQ(train(on_two_threads), values);
  EXPECT_TRUE(company(values).ok());
  EXPECT_EQ(company("seats 2\n").error(), "At the end: for 2 seats \"spread\" is missing.");
}

}  // namespace
}  // namespace regalia::royals
