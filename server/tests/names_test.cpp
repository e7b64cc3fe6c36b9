#include "server/account/names.h"

#include <gtest/gtest.h>

namespace regalia::server {
namespace {

TEST(Names, PeopleAreCalledWhatTheyLike) {
  for (const char* name : {"Anna", "Jürgen", "Łukasz", "Ольга", "さくら", "李小龙", "محمد", "Anne-Marie", "O'Neill",
                           "Ben 2", "x", "Zoë", "Ана", "김철수"})
    EXPECT_EQ(fault_in_name(name), "") << name;
}

TEST(Names, NothingThatCannotBeSeenOrReadIsAName) {
  for (const char* name :
       {"", " ", " Anna", "Anna ", "An  na", "An\u200Bna", "\u3164", "\u115F", "An\u00ADna", "An\u2060na", "\u2800",
        "---", "\xff\xfe", "An\u202Ena", "\uE000\uE001", "abcdefghijklmnopqrstuvwxyz", "An\u00A0na", "\u034F"})
    EXPECT_NE(fault_in_name(name), "") << name;
}

TEST(Names, LettersOfSeveralScriptsAreNotMixed) {
  EXPECT_NE(fault_in_name("\u0410nna"), "") << "a Cyrillic A";
  EXPECT_NE(fault_in_name("Be\u03BF"), "") << "a Greek o";
}

TEST(Names, ThoseThatLookAlikeAreTheSame) {
  const std::string anna = key_of_name("Anna");
  for (const char* name : {"ANNA", "anna", "Ａｎｎａ", "An na", "\u0410nna"})
    EXPECT_EQ(key_of_name(name), anna) << name;
  EXPECT_EQ(key_of_name("Paul"), key_of_name("PauI"));
  EXPECT_EQ(key_of_name("Otto"), key_of_name("0tto"));
  EXPECT_EQ(key_of_name("Marnie"), key_of_name("Mamie")) << "rn and m";
  EXPECT_EQ(key_of_name("ace"), key_of_name("\u0430\u0441\u0435")) << "all of it in Cyrillic letters";
  EXPECT_EQ(key_of_name("stra\u00DFe"), key_of_name("STRASSE"));
  EXPECT_NE(key_of_name("Anna"), key_of_name("Anne"));
  EXPECT_NE(key_of_name("Ben"), key_of_name("Ben 2"));
}

TEST(Names, NobodySpeaksForTheTable) {
  EXPECT_TRUE(is_reserved("REGALIA"));
  EXPECT_TRUE(is_reserved("0perator"));
  EXPECT_FALSE(is_reserved("Regina"));
}

}  // namespace
}  // namespace regalia::server
