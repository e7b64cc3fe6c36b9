// What the strong bot is told of the game: moves that are legal whatever is played, positions at rest, and deals.
#include "games/crowns/bot/guide.h"

#include "bots/strong_bot.h"
#include "bots/training.h"
#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

// Points as they would be counted now, and nothing else.
Values plain_values() {
  Values::Stage stage{3, std::vector<double>(kFeaturesOf<Guide>)};
  for (std::size_t i = 0; i < stage.weights.size(); ++i)
    stage.weights[i] = std::string_view(Guide::kFeatures[i]).ends_with("-points") ? 1 : 0;
  Values values;
  values.set(4, Values::Stages(Guide::kStages, stage));
  return values;
}

Chosen choose(const CrownsTable& table, int seat) {
  const Values values = plain_values();
  Thinking thinking(40, 1);
  return StrongBot<Guide>(table.rules, values).choose(table.bots_view(seat), thinking);
}

void play_by_policy(const Rules& rules, std::uint64_t seed) {
  Rng rng(seed);
  Silence silence;
  State state = rules.initial();
  for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
    if (pending.step == Step::chance) {
      rules.apply(state, kChance, rules.draw(state, rng), silence);
      continue;
    }
    const Seat seat = pending.owing.first();
    const Move move = Guide::policy(rules, state, seat, rng);
    ASSERT_TRUE(rules.check(state, seat, move).ok()) << rules.text(move);
    rules.apply(state, seat, move, silence);
  }
}

TEST(CrownsGuide, PolicyPlaysByTheRules) {
  const std::vector<std::pair<int, OptionValues>> tables = {
      {4, {{"customized", "on"}, {"agendas", "on"}}}, {5, {{"rounds", "6"}}},
      {6, {{"teams", "on"}, {"negotiations", "on"}}}, {7, {{"agendas", "on"}, {"negotiations", "on"}}},
      {8, {{"teams", "on"}, {"rounds", "4"}}},        {9, {}},
  };
  for (const auto& [seats, values] : tables) {
    const Rules rules = Rules::make(seats, CrownsTable::options(values, seats), standard_facts()).value();
    for (std::uint64_t seed = 1; seed <= 10; ++seed) play_by_policy(rules, seed);
  }
}

TEST(CrownsGuide, StagesGoFromTheFirstTurnToTheEnd) {
  CrownsTable table(4, {{"rounds", "5"}});
  EXPECT_EQ(Guide::moment(table.rules, table.state).stage, 0);
  EXPECT_EQ(Guide::moment(table.rules, table.state).part, 0);
  table.state.board.round = 4;
  EXPECT_EQ(Guide::moment(table.rules, table.state).stage, Guide::kStages - 2);
  EXPECT_EQ(Guide::clock(table.rules, table.state), 16);
}

TEST(CrownsGuide, EveryTurnIsALesson) {
  const Rules rules = Rules::make(4, CrownsTable::options({}, 4), standard_facts()).value();
  const std::vector<Lesson> lessons = Training<Guide>(rules).lessons({.games = 3, .seed = 1}, [] {});
  ASSERT_FALSE(lessons.empty());
  EXPECT_LE(lessons.size(), 3U * 4 * 3);
  for (const Lesson& lesson : lessons) EXPECT_EQ(lesson.features.size(), 4 * kFeaturesOf<Guide>);
}

TEST(CrownsGuide, TakesTheBestCardOfTheDefeated) {
  CrownsTable table;
  table.deal({{1, "knight.lyre*3 coinage.lyre"}, {2, "princess.redtower feud.redtower castellan.redtower"}});
  table.ravens({0, 4, 4, 4});
  table.play(1, "knight lyre 2");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(1, "look");
  EXPECT_EQ(table.rules.text(choose(table, 1).move), "take princess.redtower");
}

TEST(CrownsGuide, AnswersDealsWithAReason) {
  CrownsTable table(4, {{"negotiations", "on"}});
  table.play_all({{2, "draft 1"}, {2, "give castellan.redtower"}, {2, "put"}});
  const Chosen gift = choose(table, 1);
  EXPECT_EQ(table.rules.text(gift.move), "agree 2.1 1");
  EXPECT_EQ(gift.words.substr(0, 8), "Agreed: ");
  CrownsTable dear(4, {{"negotiations", "on"}});
  dear.play_all({{2, "draft 1"}, {2, "ask castellan"}, {2, "ask princess"}, {2, "put"}});
  const Chosen theft = choose(dear, 1);
  EXPECT_EQ(dear.rules.text(theft.move), "refuse 2.1 1");
  EXPECT_EQ(theft.words.substr(0, 3), "No:");
}

}  // namespace
}  // namespace regalia::crowns
