// Moves from their forms: text, what parses it, arguments for programs, phrases and touched elements.
#include "engine/move_form.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

enum class Arg : std::uint8_t { none, fruit, seat };
using Form = MoveForm<Arg>;

constexpr std::array kFruits = {"apple", "pear", "?"};
constexpr MoveUnit kCoins = {"coins", "coin", "coins", "nothing"};
constexpr std::array kForms = {
    Form{},
    Form{.verb = "draw-pile", .does = "draw", .touches = "pile", .word = "draw pile"},
    Form{.verb = "draw", .a = {Arg::fruit, "fruit"}, .does = "draw a @a", .touches = "hand:@a table"},
    Form{.verb = "pay",
         .a = {Arg::seat, "to"},
         .b = {Arg::fruit, "for"},
         .amount = kCoins,
         .does = "pay @a @m for a @b"},
    Form{.verb = "agree", .a = {Arg::seat, "deal"}, .does = "agree to deal @b with @a", .is_of_deal = true},
};

struct Spelling {
  static std::string text(Arg kind, int number) {
    if (kind == Arg::fruit) return at(number) < kFruits.size() ? kFruits[at(number)] : "?";
    return std::to_string(number + 1);
  }
  static std::optional<int> number(Arg kind, std::string_view text) {
    if (kind == Arg::fruit) return found_among(int{kFruits.size()}, text, [](int i) { return kFruits[at(i)]; });
    const auto seat = number_in(text, 1, 4);
    return seat ? std::optional(*seat - 1) : std::nullopt;
  }
  static std::string name(Arg kind, int number) {
    return kind == Arg::none   ? std::to_string(number)
           : kind == Arg::seat ? "player " + text(kind, number)
                               : text(kind, number);
  }
  static std::string noun(Arg kind) { return kind == Arg::fruit ? "fruit" : "player"; }
  static std::string hint(Arg kind) { return kind == Arg::seat ? "players count from 1" : ""; }
  static std::string examples() { return "\"draw pear\""; }
  static std::vector<std::string> ids(Arg kind) {
    return kind == Arg::fruit ? std::vector<std::string>{"apple", "pear"} : std::vector<std::string>{};
  }
  static std::optional<int> value(Arg kind, int number) {
    return kind == Arg::seat ? std::optional(number + 1) : std::nullopt;
  }
};

const MoveForms<Arg, Spelling> kMoves{kForms, {}};

Move move_in(std::string_view text) { return kMoves.parse(text).value(); }

TEST(MoveForm, EveryMoveIsParsedFromItsText) {
  for (const Move move : {Move::of(1), Move::of(2, 1), Move::of(3, 2, 0, 0, 12), Move::of(4, 3, 7)})
    EXPECT_EQ(move_in(kMoves.text(move)), move) << kMoves.text(move);
  EXPECT_EQ(kMoves.text(Move::of(3, 2, 0, 0, 12)), "pay 3 apple 12");
  EXPECT_EQ(kMoves.text(Move::of(4, 3, 7)), "agree 4.7");
  EXPECT_EQ(kMoves.text(Move::of(9)), "?");
  EXPECT_EQ(kMoves.text(Move::of(0)), "?");
}

TEST(MoveForm, WhatCannotBeParsedIsSaidToTheWord) {
  const auto fault = [](std::string_view text) { return kMoves.parse(text).error(); };
  EXPECT_EQ(fault("dance"), "There is no move \"dance\"; a move reads like \"draw pear\".");
  EXPECT_EQ(fault("draw plum"), "There is no fruit \"plum\".");
  EXPECT_EQ(fault("draw"), "Say which fruit.");
  EXPECT_EQ(fault("draw ?"), "There is no fruit \"?\".");
  EXPECT_EQ(fault("pay 5 pear 1"), "There is no player \"5\"; players count from 1.");
  EXPECT_EQ(fault("pay 1 pear -1"), "There is no number of coins \"-1\".");
  EXPECT_EQ(fault("pay 1 pear 01"), "There is no number of coins \"01\".");
  EXPECT_EQ(fault("pay 1 pear 99999999999"), "There is no number of coins \"99999999999\".");
  EXPECT_EQ(fault("agree 4"), "There is no deal \"4\".");
  EXPECT_EQ(fault("agree 4.0"), "There is no deal \"4.0\".");
  for (const char* text : {"", " ", "draw pear ", "draw  pear", "draw pear pear", "drawpear", "draw pile 1"})
    EXPECT_FALSE(kMoves.parse(text).ok()) << text;
  EXPECT_FALSE(kMoves.parse("draw " + std::string(200, 'a')).ok());
}

TEST(MoveForm, ProgramsAreGivenArgumentsByName) {
  EXPECT_EQ(kMoves.parts(move_in("pay 3 apple 12"), false),
            (MoveParts{"pay", {{"to", 3}, {"for", "apple"}, {"coins", 12}}}));
  EXPECT_EQ(kMoves.parts(move_in("pay 3 apple 1"), true), (MoveParts{"pay", {{"to", 3}, {"for", "apple"}}}))
      << "the amount of a range is chosen yet";
  EXPECT_EQ(kMoves.parts(move_in("agree 4.7"), false), (MoveParts{"agree", {{"deal", "4.7"}}}));
  EXPECT_EQ(kMoves.parts(move_in("draw pile"), false), (MoveParts{"draw-pile", {}}));
}

TEST(MoveForm, PeopleReadAPhrase) {
  EXPECT_EQ(kMoves.phrase(move_in("pay 3 apple 1")), "pay player 3 1 coin for a apple");
  EXPECT_EQ(kMoves.phrase(move_in("pay 3 apple 0")), "pay player 3 nothing for a apple");
  EXPECT_EQ(kMoves.phrase(move_in("agree 4.7")), "agree to deal 7 with player 4");
}

TEST(MoveForm, ElementsAreTouched) {
  EXPECT_EQ(kMoves.touches(move_in("draw pear")), (std::vector<std::string>{"hand:pear", "table"}));
  EXPECT_TRUE(kMoves.touches(Move::of(0)).empty());
}

TEST(MoveForm, ProgramsKnowTheVerbsBeforehand) {
  const std::vector<MoveShape> shapes = kMoves.shapes();
  ASSERT_EQ(shapes.size(), 4U);
  EXPECT_EQ(shapes[1].args[0].ids, (std::vector<std::string>{"apple", "pear"}));
  EXPECT_TRUE(shapes[2].args[0].is_number);
  EXPECT_TRUE(shapes[2].args[2].is_number) << "the amount";
  EXPECT_FALSE(shapes[3].args[0].is_number) << "a deal is a text";
}

}  // namespace
}  // namespace regalia
