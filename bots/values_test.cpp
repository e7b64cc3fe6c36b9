#include "bots/values.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

const ValueShape kShape{{"points", "cards"}, 2};

constexpr const char* kText =
    "# made by hand\n"
    "seats 2\n"
    "spread 8 2\n"
    "points 1 0.5\n"
    "cards -0.25 3\n"
    "\n"
    "seats 4\n"
    "spread 6 1\n"
    "points 1 1\n"
    "cards 0 0\n";

TEST(Values, ExpectPointsFromFeatures) {
  const Values values = Values::read(kText, kShape).value();
  const std::vector<double> features = {10, 4};
  EXPECT_DOUBLE_EQ(Values::points(values.of(2), {0, 0}, features), 9);
  EXPECT_DOUBLE_EQ(Values::points(values.of(2), {1, 0}, features), 17);
  EXPECT_DOUBLE_EQ(Values::points(values.of(2), {0, 0.25}, features), 11) << "a quarter of the way to the next stage";
  EXPECT_DOUBLE_EQ(Values::spread(values.of(2), {0, 0.5}), 5);
}

TEST(Values, AreThoseOfTheNearestNumberOfSeats) {
  const Values values = Values::read(kText, kShape).value();
  EXPECT_EQ(&values.of(3), &values.of(4));
  EXPECT_EQ(&values.of(9), &values.of(4));
  EXPECT_EQ(&values.of(1), &values.of(2));
}

TEST(Values, AreReadAsTheyWereWritten) {
  const Values values = Values::read(kText, kShape).value();
  EXPECT_EQ(Values::read(values.write(kShape), kShape).value(), values);
}

TEST(Values, OfAFileThatIsWrongAreRefusedWithTheLine) {
  const auto error = [](const std::string& text) { return Values::read(text, kShape).error(); };
  EXPECT_EQ(error("points 1 2\n"), "Line 1: a line \"seats\" must come first.");
  EXPECT_EQ(error("seats two\n"), "Line 1: \"seats\" needs the number of seats.");
  EXPECT_EQ(error("seats 2\nseats 3\n"), "Line 2: for 2 seats \"spread\" is missing.");
  EXPECT_EQ(error("seats 2\nspread 1\n"), "Line 2: \"spread\" needs 2 numbers, one for each stage of the game.");
  EXPECT_EQ(error("seats 2\nspread 1 0\n"), "Line 2: a spread is more than 0.");
  EXPECT_EQ(error("seats 2\nspread 1 nan\n"), "Line 2: \"nan\" is not a number.");
  EXPECT_EQ(error("seats 2\nspread 1 1e999\n"), "Line 2: \"1e999\" is not a number.");
  EXPECT_EQ(error("seats 2\nspread 1 1\nspread 1 1\n"), "Line 3: \"spread\" stands here twice.");
  EXPECT_EQ(error("seats 2\nspread 1 1\nhorses 1 1\n"), "Line 3: there is no feature \"horses\".");
  EXPECT_EQ(error("seats 2\nspread 1 1\npoints 1 1\n"), "At the end: for 2 seats \"cards\" is missing.");
  EXPECT_EQ(error("# nothing\n"), "There are no values in it.");
}

}  // namespace
}  // namespace regalia
