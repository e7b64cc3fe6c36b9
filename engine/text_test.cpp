#include "engine/text.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

TEST(Text, ListsAreJoinedAsPeopleSayThem) {
  EXPECT_EQ(joined({}), "");
  EXPECT_EQ(joined({"a"}), "a");
  EXPECT_EQ(joined({"a", "b"}), "a and b");
  EXPECT_EQ(joined({"a", "b", "c"}, " or "), "a, b or c");
}

TEST(Text, ForeignTextIsMadeSafeToShow) {
  EXPECT_EQ(in_quotes("claim paris.king"), "\"claim paris.king\"");
  EXPECT_EQ(in_quotes("a\x1b[2Jb\n\xff"), "\"a?[2Jb??\"");
  EXPECT_EQ(in_quotes(std::string(100, 'x'), 3), "\"xxx...\"");
}

}  // namespace
}  // namespace regalia
