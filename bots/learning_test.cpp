#include "bots/learning.h"

#include <gtest/gtest.h>

#include "engine/random.h"

namespace regalia {
namespace {

// Games of two seats that end with 3 + 2 a + (1 - 4 t) b points, t of the way from the first stage to the second, and some
// luck besides.
std::vector<Lesson> made_up(double luck) {
  Rng rng(5);
  std::vector<Lesson> lessons;
  for (int i = 0; i < 4000; ++i) {
    Lesson lesson{.moment = {0, rng.unit()}, .features = {}, .final_points = {}, .share_of_win = {}};
    for (int seat = 0; seat < 2; ++seat) {
      const double a = 10 * rng.unit();
      const double b = 10 * rng.unit();
      for (const double feature : {1.0, a, b}) lesson.features.push_back(static_cast<float>(feature));
      lesson.final_points.push_back(
          static_cast<float>(3 + 2 * a + (1 - 4 * lesson.moment.part) * b + luck * (rng.unit() - rng.unit())));
    }
    const bool first = lesson.final_points[0] > lesson.final_points[1];
    lesson.share_of_win = {first ? 1.0F : 0.0F, first ? 0.0F : 1.0F};
    lessons.push_back(std::move(lesson));
  }
  return lessons;
}

TEST(Learning, FindsWhatPointsComeFrom) {
  const Values::Stages stages = learn(made_up(0), 3, 2);
  ASSERT_EQ(stages.size(), 2U);
  EXPECT_NEAR(stages[0].weights[1], 2, 0.05);
  EXPECT_NEAR(stages[0].weights[2], 1, 0.05);
  EXPECT_NEAR(stages[1].weights[1], 2, 0.05);
  EXPECT_NEAR(stages[1].weights[2], -3, 0.05);
}

TEST(Learning, MoreLuckMakesAWiderSpread) {
  EXPECT_GT(learn(made_up(30), 3, 2)[0].spread, 2 * learn(made_up(5), 3, 2)[0].spread);
}

TEST(Learning, OfTheSameLessonsIsTheSame) { EXPECT_EQ(learn(made_up(9), 3, 2), learn(made_up(9), 3, 2)); }

}  // namespace
}  // namespace regalia
