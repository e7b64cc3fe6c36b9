// Earlier moments of a game: one's own while it is played, everybody's when it has ended.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/random.h"
#include "protocol/service.h"

namespace regalia::protocol {
namespace {

namespace bj = boost::json;

class LookingBack : public testing::Test {
 protected:
  static TableSetup seating(ChanceKind chance) {
    TableSetup setup;
    setup.chance = chance;
    setup.seed = 5;
    return setup;
  }
  std::optional<Table> table = Table::start(*find_game("royals"), {3, {}, {}}, seating(ChanceKind::fair)).value();
  Rng rng{5};

  Answer<bj::value> call(const char* method, const bj::object& params, Seat seat) {
    return call_method({all_games(), table, Caller::at(seat)}, method, params);
  }
  bj::value result(const char* method, const bj::object& params, Seat seat) {
    Answer<bj::value> answer = call(method, params, seat);
    if (auto* failure = std::get_if<Failure>(&answer)) ADD_FAILURE() << method << ": " << failure->message;
    return std::get<bj::value>(answer);
  }
  bool is_refused(const char* method, const bj::object& params, Seat seat) {
    return std::holds_alternative<Failure>(call(method, params, seat));
  }
  bool play_one() {
    if (table->is_over()) return false;
    const Seat seat = table->pending().owing.first();
    const auto moves = table->game().rules().moves(table->state(), seat);
    EXPECT_TRUE(table->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))].move).ok());
    return true;
  }
  [[nodiscard]] std::uint32_t lines(Seat seat) const {
    return static_cast<std::uint32_t>(table->everything_told().heard_by(seat).size());
  }
};

TEST_F(LookingBack, AViewOfThenIsTheViewThatWasThen) {
  const Seat ben = seat_at(1);
  // What Ben saw at the moment of each line: later changes without a line are not part of it.
  std::map<std::uint32_t, std::string> seen;
  const auto look = [&] { seen.try_emplace(lines(ben), bj::serialize(result("view", {}, ben).at("view"))); };
  look();
  for (int i = 0; i < 200 && play_one(); ++i) look();
  int compared = 0;
  for (const auto& [line, view] : seen) {
    const bj::value then = result("view", {{"line", line}}, ben);
    EXPECT_EQ(then.at("seat"), 2);
    compared += bj::serialize(then.at("view")) == view ? 1 : 0;
  }
  EXPECT_EQ(compared, static_cast<int>(seen.size()));
  EXPECT_TRUE(is_refused("view", {{"line", lines(ben) + 1}}, ben));
  EXPECT_TRUE(result("view", {{"line", 0}}, ben).at("view").at("display").as_object().empty())
      << "before anything happened";
}

TEST_F(LookingBack, OthersAreOpenWhenTheGameHasEnded) {
  for (int i = 0; i < 20; ++i) play_one();
  EXPECT_TRUE(is_refused("view", {{"seat", 1}}, seat_at(1)));
  EXPECT_TRUE(is_refused("log", {{"seat", 1}}, seat_at(1)));
  EXPECT_TRUE(is_refused("log", {{"seat", "all"}}, kNobody));
  EXPECT_TRUE(is_refused("course", {}, seat_at(1)));
  while (play_one()) {
  }
  EXPECT_EQ(result("view", {{"seat", 1}, {"line", 9}}, seat_at(1)).at("seat"), 1);
  EXPECT_FALSE(result("log", {{"seat", "all"}}, kNobody).at("lines").as_array().empty());
  EXPECT_TRUE(is_refused("view", {{"seat", 4}}, kNobody));
}

TEST_F(LookingBack, TheCourseEndsWithTheResult) {
  while (play_one()) {
  }
  const bj::value course = result("course", {}, kNobody);
  EXPECT_TRUE(course.at("sound").as_bool()) << course.at("verdict");
  const bj::array& points = course.at("course").as_array();
  EXPECT_EQ(points.front().at("points"), (bj::array{0, 0, 0}));
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(points.back().at("points").at(static_cast<std::size_t>(i)).to_number<int>(),
              table->game().rules().tally(table->state(), seat_at(i)).total());
  EXPECT_GT(points.size(), 10U);
}

TEST_F(LookingBack, ASeededGameIsSoundThoughItsDiceAreNotFair) {
  table = Table::start(*find_game("royals"), {3, {}, {}}, seating(ChanceKind::seeded)).value();
  while (play_one()) {
  }
  const bj::value course = result("course", {}, kNobody);
  EXPECT_TRUE(course.at("sound").as_bool());
  EXPECT_TRUE(course.at("verdict").as_string().starts_with("Sound: ")) << course.at("verdict");
  EXPECT_EQ(course.at("dice"), "repeated");
}

TEST_F(LookingBack, ACourseWorkedOutBeforeIsTheSame) {
  while (play_one()) {
  }
  const Course kept = course_of(all_games(), *table);
  for (const Seat viewer : {kNobody, seat_at(0), seat_at(2)}) {
    const auto again = call_method({all_games(), table, Caller::at(viewer), &kept}, "course", bj::object());
    EXPECT_EQ(std::get<bj::value>(again), result("course", {}, viewer));
  }
}

// As docs/fair_chance.md says it, with nothing but what the table answers.
TEST_F(LookingBack, EveryDrawCanBeDrawnAgain) {
  TableSetup setup = seating(ChanceKind::fair);
  setup.contributors.add(seat_at(1));
  table = Table::start(*find_game("royals"), {3, {}, {}}, setup).value();
  const Secret bens = random_secret();
  EXPECT_TRUE(table->commit(seat_at(1), commitment_to(bens, seat_at(1))).ok());
  EXPECT_TRUE(table->reveal(seat_at(1), bens).ok());
  EXPECT_TRUE(is_refused("draws", {}, seat_at(1)));
  while (play_one()) {
  }
  const bj::value first = result("draws", {}, kNobody);
  ASSERT_EQ(first.at("secrets").as_array().size(), 1U);
  EXPECT_EQ(first.at("secrets").at(0).at("secret").as_string(), to_hex(bens));
  EXPECT_EQ(first.at("secrets").at(0).at("seat"), 2);
  const auto secret = from_hex<32>(result("status", {}, kNobody).at("chance").at("secret").as_string());
  const ChanceSeed seed = fair_seed(*secret, {{seat_at(1), bens}});

  bj::array draws = first.at("draws").as_array();
  EXPECT_EQ(draws.size(), 200U);
  EXPECT_TRUE(first.at("more").as_bool());
  for (bool more = true; more;) {
    const bj::value page = result("draws", {{"since", draws.size()}}, seat_at(0));
    for (const bj::value& draw : page.at("draws").as_array()) draws.push_back(draw);
    more = page.at("more").as_bool();
  }
  std::size_t chance = 0;
  for (std::size_t step = 1; step <= table->steps(); ++step)
    if (const auto* decision = std::get_if<Decision>(&table->step(step))) chance += decision->seat == kChance ? 1U : 0U;
  EXPECT_EQ(draws.size(), chance);

  std::map<std::string, std::uint64_t> counts;
  for (const bj::value& draw : draws) {
    const std::string scope(draw.at("scope").as_string());
    std::uint32_t total = 0;
    for (const bj::value& each : draw.at("possible").as_array()) total += each.at("weight").to_number<std::uint32_t>();
    std::uint32_t ticket = draw_ticket(seed, scope, counts[scope]++, total);
    std::string drawn;
    for (const bj::value& each : draw.at("possible").as_array()) {
      const auto weight = each.at("weight").to_number<std::uint32_t>();
      if (drawn.empty() && ticket < weight) drawn = each.at("move").as_string();
      ticket -= drawn.empty() ? weight : 0;
    }
    EXPECT_EQ(draw.at("drawn").as_string(), drawn) << scope;
  }
  EXPECT_TRUE(result("draws", {{"since", 4'000'000'000U}}, kNobody).at("draws").as_array().empty());
}

TEST_F(LookingBack, TheLogComesInPages) {
  for (int i = 0; i < 60; ++i) play_one();
  const bj::value all = result("log", {}, seat_at(1));
  EXPECT_EQ(all.at("more"), false);
  bj::array pages;
  for (bool more = true; more;) {
    const auto since = pages.empty() ? 0 : pages.back().at("line").to_number<int>();
    const bj::value page = result("log", {{"since", since}, {"most", 7}}, seat_at(1));
    ASSERT_LE(page.at("lines").as_array().size(), 7U);
    for (const bj::value& line : page.at("lines").as_array()) pages.push_back(line);
    more = page.at("more").as_bool();
  }
  EXPECT_EQ(pages, all.at("lines"));
  EXPECT_EQ(result("log", {{"since", 100'000}}, seat_at(1)).at("more"), false);
}

// Whoever looks at a moment through other eyes stays there, though every viewer counts lines alone.
TEST_F(LookingBack, AMomentHasAStepThatAllCountAlike) {
  for (int i = 0; i < 30; ++i) play_one();
  EXPECT_FALSE(result("view", {{"line", 9}}, seat_at(1)).as_object().contains("step"))
      << "it would tell of silent moves";
  EXPECT_TRUE(is_refused("view", {{"step", 9}}, seat_at(1)));
  while (play_one()) {
  }
  const bj::value then = result("view", {{"line", 40}}, seat_at(1));
  EXPECT_GE(then.at("line").to_number<int>(), 40) << "a step may tell several lines";
  const bj::value others = result("view", {{"seat", 1}, {"step", then.at("step")}}, seat_at(1));
  EXPECT_EQ(others.at("step"), then.at("step"));
  EXPECT_EQ(others.at("view").at("display"), then.at("view").at("display"));
  const bj::object back = {{"seat", 1}, {"line", others.at("line")}};
  EXPECT_EQ(result("view", back, kNobody).at("view").at("display"), then.at("view").at("display"));
  EXPECT_TRUE(is_refused("view", {{"step", 1'000'000}}, kNobody));
  EXPECT_TRUE(is_refused("view", {{"step", 1}, {"line", 1}}, kNobody));
}

TEST_F(LookingBack, TheCourseShowsWhatWasTakenBack) {
  table = Table::start(*find_game("royals"), {3, {}, {}}, seating(ChanceKind::seeded)).value();
  for (int i = 0; play_one(); ++i) {
    if (i % 40 != 39 || table->is_over()) continue;
    const Seat asker = table->pending().owing.first();
    ASSERT_TRUE(table->take_back(asker, 3).ok());
    for (const Seat other : SeatSet::all(3) - SeatSet::only(asker)) {
      if (!table->request()) break;  // it was the seat's right
      ASSERT_TRUE(table->answer_request(other, table->request()->number, true).ok());
    }
  }
  const bj::value course = result("course", {}, kNobody);
  int lost = 0;
  std::int64_t before = 0;
  for (const bj::value& point : course.at("course").as_array()) {
    const auto line = point.at("line").to_number<std::uint32_t>();
    const AnyValue then = table->state_after(*table->step_of_line(kNobody, line));
    std::int64_t sum = 0;
    for (int i = 0; i < 3; ++i) {
      const auto points = point.at("points").at(static_cast<std::size_t>(i)).to_number<int>();
      EXPECT_EQ(points, table->game().rules().tally(then, seat_at(i)).total()) << line;
      sum += points;
    }
    lost += sum < before ? 1 : 0;
    before = sum;
  }
  EXPECT_GT(lost, 0) << "points that were taken back";
}

TEST_F(LookingBack, RulesAreGivenInWords) {
  EXPECT_TRUE(result("rules", {{"game", "royals"}}, kNobody).at("text").as_string().starts_with("# Royals"));
  EXPECT_TRUE(result("rules", {{"game", "table"}}, kNobody).at("text").as_string().starts_with("# "));
  EXPECT_TRUE(is_refused("rules", {{"game", "chess"}}, kNobody));
}

}  // namespace
}  // namespace regalia::protocol
