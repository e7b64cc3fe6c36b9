#include "engine/options.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

const std::vector<OptionSpec> kSpecs = {{"colour", "Colour", {"red", "blue"}, "red", "Any."},
                                        {"size", "Size", {"1", "2"}, "2", "Any."}};

TEST(Options, MissingValuesTakeTheStandard) {
  const auto values = resolve_options(kSpecs, {{"size", "1"}});
  ASSERT_TRUE(values.ok());
  EXPECT_EQ(*values, (OptionValues{{"colour", "red"}, {"size", "1"}}));
}

TEST(Options, UnknownNamesAndValuesAreRefusedWithTheChoices) {
  EXPECT_EQ(resolve_options(kSpecs, {{"shape", "round"}}).error(),
            "There is no option \"shape\"; there are colour and size.");
  EXPECT_EQ(resolve_options(kSpecs, {{"colour", "green"}}).error(),
            "Option \"colour\" cannot be \"green\"; choose red or blue.");
}

}  // namespace
}  // namespace regalia
