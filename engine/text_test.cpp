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

TEST(Text, ColumnsCountLettersAndNoColours) {
  EXPECT_EQ(columns_of("abc"), 3U);
  EXPECT_EQ(columns_of("\xc3\xa4\xc3\xb6"), 2U);
  EXPECT_EQ(columns_of("\033[1;31mabc\033[0m"), 3U);
  EXPECT_EQ(padded("\xc3\xa4", 3), "\xc3\xa4  ");
}

TEST(Text, IsBrokenBetweenWords) {
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 7, 2), "one two\n  three");
  EXPECT_EQ(wrapped("unbreakable word", 5), "unbreakable\nword");
  EXPECT_EQ(wrapped("", 5), "");
}

TEST(Text, PlainTextHasNoControlsAndNoTurns) {
  for (const char* plain : {"", "Anna", "\xc3\x84nne", "\xe2\x82\xac", "\xf0\x9f\x91\x91"})
    EXPECT_TRUE(is_plain_text(plain));
  for (const char* wrong : {"\n", "\x7f", "\xc2\x85", "\xe2\x80\xae", "\xe2\x81\xa6", "\xc3", "\xc0\x80",
                            "\xed\xa0\x80", "\xff", "\xf5\x80\x80\x80"})
    EXPECT_FALSE(is_plain_text(wrong));
}

}  // namespace
}  // namespace regalia
