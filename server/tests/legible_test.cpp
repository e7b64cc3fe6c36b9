// What people can read is said; what hides, or piles up over the lines of others, is not.
#include "server/account/legible.h"

#include <gtest/gtest.h>

#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

std::string repeated(const std::string& part, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += part;
  return text;
}

const std::string kFamily = "\U0001F469\u200D\U0001F469\u200D\U0001F467";

TEST(Legible, PeopleSayWhatTheyLike) {
  for (const std::string& text :
       {std::string("Well played!"), std::string("!!!"), std::string(":-)"), std::string("\u2026"),
        std::string("Qu\u2019est-ce\u202Fque c\u2019est\u00A0?"), std::string("\U0001F44D"),
        std::string("\U0001F44D\U0001F3FD"), kFamily, std::string("\u2764\uFE0F"), std::string("1\uFE0F\u20E3"),
        std::string("\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"),
        std::string("\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"),               // Persian, with a non-joiner
        std::string("\u0915\u094D\u200D\u0937"),                                       // Hindi, with a joiner
        std::string("Vie\u0302\u0323t Nam"), std::string("\u05D1\u05BC\u05B0\u05E8"),  // accents as signs of their own
        std::string("\u3042\u3000\u3044"), std::string("\U0001FAE9")})                 // an emoji newer than ICU
    EXPECT_EQ(fault_in_signs(text, TextKind::message), "") << text;
}

TEST(Legible, WhatCannotBeSeenIsNotSaid) {
  for (const char* text : {"\u200B",
                           "a\u200Bb",
                           "\u3164",
                           "\u115F",
                           "a\u00ADb",
                           "a\u2060b",
                           "\u2800\u2800",
                           "\U0001D159",
                           "\uE000",
                           "a\u200Db",
                           "a\u200Cb",
                           "\u200D",
                           "\u0645\u200C\u200C\u0645",
                           "\uFE0F",
                           "x\uFE0F",
                           "\U000E0041",
                           "a\U000E0041",
                           "a\u180Eb",
                           "a\uFFF9b\uFFFBc",
                           "\U0001F44D\u200Dx",
                           "a\U000E0100b",
                           "\u034F"})
    EXPECT_NE(fault_in_signs(text, TextKind::message), "") << text;
  EXPECT_NE(fault_in_signs("\U0001F3F4" + repeated("\U000E0067", 40), TextKind::message), "") << "a hidden letter";
  for (const char* empty : {" ", "\u00A0\u3000", "\u0301", " \u0301 "})
    EXPECT_EQ(fault_in_signs(empty, TextKind::message), "There is nothing to be seen in this text.") << empty;
}

TEST(Legible, AccentsDoNotPileUp) {
  EXPECT_EQ(fault_in_signs("a" + repeated("\u0301", 4), TextKind::message), "");
  for (const std::string& accents :
       {repeated("\u0301", 5), repeated("\u0301", 300), repeated("\u0489", 9), repeated("\u0301\u0302\u0303", 100)}) {
    EXPECT_NE(fault_in_signs("a" + accents, TextKind::message), "");
    EXPECT_NE(fault_in_signs("a" + accents, TextKind::name), "");
  }
  EXPECT_NE(fault_in_signs("\u0915\u094D" + repeated("\u200D\u094D", 20), TextKind::message), "")
      << "a joiner does not begin another letter";
}

TEST(Legible, NamesJoinNothing) {
  for (const std::string& name : {kFamily, std::string("\u0645\u06CC\u200C\u062E"), std::string("An\u00A0na")})
    EXPECT_NE(fault_in_signs(name, TextKind::name), "") << name;
}

class Heard : public Serving {};

TEST_F(Heard, ChatWordsAndReportsAreHeldToTheSameCheckAsNames) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  ben.call("join", {{"table", table}});
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  const std::string pile = "a" + repeated("\u0301", 300);
  for (const std::string& text : {pile, std::string("\u200B\u200B"), std::string("\u3164"), std::string(" ")}) {
    const bj::object refused = annas.call("say", {{"text", text}});
    EXPECT_EQ(refused.at("error").at("data").at("name"), "invalid_params") << text;
    EXPECT_EQ(anna.call("report", {{"table", table}, {"text", text}}).error(), "invalid_params");
    const bj::object played = annas.call("play", {{"moves", {"pass"}}, {"words", {text}}});
    EXPECT_EQ(played.at("error").at("data").at("name"), "invalid_params") << text;
    EXPECT_NE(fault_in_signs(text, TextKind::name), "");
  }
  annas.result("say", {{"text", "well played " + kFamily}});
  EXPECT_EQ(bens.next().at("params").at("text"), bj::string("well played " + kFamily));
  EXPECT_EQ(bens.heard.find("\u200B"), std::string::npos) << "nothing of the rest was told";
  EXPECT_EQ(SqliteStore(data).chat(table, 0, {10}).size(), 1U) << "nor kept";
}

}  // namespace
}  // namespace regalia::server
