// What a bot thinks of the decisions of a game.
#include "table/review.h"

#include <gtest/gtest.h>

#include "bots/random_bot.h"

namespace regalia {
namespace {

// A whole game of Royals, every seat at random.
Table random_game() {
  GameSetup setup;
  setup.players = 2;
  TableSetup seating;
  seating.names = {"Anna", "Ben"};
  seating.chance = ChanceKind::seeded;
  seating.seed = 3;
  Table table = Table::start(*find_game("royals"), setup, seating).value();
  Rng rng(7);
  while (!table.is_over()) {
    const Seat seat = table.pending().owing.first();
    EXPECT_TRUE(table.play(seat, pick_uniformly(table.game().rules().moves(table.state(), seat), rng)).ok());
  }
  return table;
}

BotEntry quick_adviser(const Table& table) {
  BotEntry bot = table.entry().company.adviser();
  bot.usual_budget = 4;
  return bot;
}

TEST(Review, JudgesEveryDecisionThatHadAChoice) {
  const Table table = random_game();
  const BotEntry bot = quick_adviser(table);
  EXPECT_EQ(bot.id, "strong");
  Review review(table, bot);
  while (review.go_on()) {
  }
  EXPECT_EQ(review.done(), review.all());
  std::size_t choices = 0;
  for (std::size_t step = 1; step <= table.steps(); ++step) {
    const auto* decision = std::get_if<Decision>(&table.step(step));
    if (decision == nullptr || decision->seat == kChance) continue;
    choices += count_moves(table.game().rules().moves(table.state_after(step - 1), decision->seat)) > 1 ? 1 : 0;
  }
  ASSERT_EQ(review.opinions().size(), choices);
  for (const Opinion& opinion : review.opinions()) {
    EXPECT_EQ(opinion.played.move, std::get<Decision>(table.step(opinion.step)).move);
    EXPECT_GE(opinion.best.chance, 0);
    EXPECT_LE(opinion.best.chance, 1);
  }
}

TEST(Review, TurningPointsAreTheDecisionsThatCostMost) {
  std::vector<Opinion> opinions;
  for (const double lost : {0.02, 0.3, 0.0, 0.1, 0.25, 0.005}) {
    Opinion opinion;
    opinion.step = opinions.size() + 1;
    opinion.played.chance = 0.5;
    opinion.best.chance = 0.5 + lost;
    opinions.push_back(opinion);
  }
  const auto steps = [&](std::size_t most) {
    std::vector<std::size_t> list;
    for (const Opinion& opinion : turning_points(opinions, most)) list.push_back(opinion.step);
    return list;
  };
  EXPECT_EQ(steps(3), (std::vector<std::size_t>{2, 4, 5}));
  EXPECT_EQ(steps(9), (std::vector<std::size_t>{1, 2, 4, 5})) << "what makes no difference turns nothing";
}

TEST(Review, OneDecisionIsJudgedAsInTheWholeReview) {
  const Table table = random_game();
  const BotEntry bot = quick_adviser(table);
  Review review(table, bot);
  while (review.opinions().size() < 5 && review.go_on()) {
  }
  const Opinion& opinion = review.opinions().back();
  const auto alone = opinion_of(table, bot, opinion.step);
  ASSERT_TRUE(alone.has_value());
  EXPECT_EQ(alone->best.move, opinion.best.move);
  EXPECT_DOUBLE_EQ(alone->best.chance, opinion.best.chance);
  EXPECT_FALSE(opinion_of(table, bot, 0).has_value());
  EXPECT_FALSE(opinion_of(table, bot, table.steps() + 1).has_value());
}

TEST(Review, SaysWhatWouldHaveBeenBetter) {
  const Table table = random_game();
  Opinion opinion;
  opinion.seat = seat_at(0);
  opinion.played = {table.game().words().parse_move("end").value(), 0.35, 40, 8};
  opinion.best = {table.game().words().parse_move("claim dijon.baron").value(), 0.41, 42.1, 8};
  EXPECT_EQ(sentence(table, quick_adviser(table), opinion),
            "Anna: end the turn. The strong bot would rather claim the Baron of Dijon (2 France): 2.1 points more, 41 "
            "% to win "
            "rather than 35 %.");
  opinion.best = opinion.played;
  EXPECT_EQ(sentence(table, quick_adviser(table), opinion),
            "Anna: end the turn. The strong bot would have done the same: 35 % to win.");
}

}  // namespace
}  // namespace regalia
