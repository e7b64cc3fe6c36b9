// The step that a move answers, and what status says of the table.
#include "protocol/tests/calling.h"

namespace regalia::protocol {
namespace {

class Steps : public Calling {
 protected:
  int step(int seat) {
    return result("status", R"({"seat":)" + std::to_string(seat) + "}").at("step").to_number<int>();
  }
  static std::string at(int step, const std::string& move, const std::string& seat) {
    return R"({"seat":)" + seat + R"(,"moves":[")" + move + R"("],"step":)" + std::to_string(step) + "}";
  }
};

TEST_F(Steps, AMoveThatAnswersAPastStepIsRefused) {
  new_probe();
  const int before = step(1);
  const bj::value played = result("play", at(before, "draft 2", "1"));
  EXPECT_EQ(played.at("step"), step(1));
  EXPECT_EQ(step(1), before + 1);
  EXPECT_EQ(error("play", at(before, "draft 2", "1")), "past") << "sent twice, it counts once";
  EXPECT_EQ(error("play", at(before, "nonsense", "1")), "past");
  EXPECT_EQ(error("play", at(before + 2, "put", "1")), "past") << "nor is a step to come answered";
  const bj::object failure = reply("play", at(before, "draft 2", "1"));
  EXPECT_EQ(failure.at("error").at("code"), 11);
  EXPECT_EQ(error("play", at(step(1), "put", "1")), "refused probe.clause") << "the rules speak of the present step";
  result("play", R"({"seat":1,"moves":["clause give 1"]})");
}

TEST_F(Steps, WhatSomebodyElseDoesInSecretMakesNoStepPast) {
  new_probe();
  const int annas = step(1);
  result("play", R"({"seat":2,"moves":["draft 3","clause give 1","put"]})");
  EXPECT_EQ(step(1), annas);
  result("play", at(annas, "draft 2", "1"));
  const int later = step(1);
  result("play", R"({"seat":3,"moves":["done"]})");
  EXPECT_EQ(error("play", at(later, "clause give 1", "1")), "past") << "she was told";
}

TEST_F(Steps, ChanceThatIsPlayedByHandHasStepsToo) {
  result("new", R"({"game":"probe","players":3,"chance":"manual"})");
  const bj::value played = result("play", R"({"seat":"chance","moves":["hand-veto 3"],"step":0})");
  EXPECT_EQ(error("play", R"({"seat":"chance","moves":["token red"],"step":0})"), "past");
  result("play", at(played.at("step").to_number<int>(), "token red", R"("chance")"));
}

TEST_F(Steps, StatusSaysForWhomChanceDrawsAndWhat) {
  result("new", R"({"game":"probe","players":3,"chance":"manual"})");
  const bj::object first = result("status").at("pending").as_object();
  EXPECT_EQ(first.at("step"), "chance");
  EXPECT_EQ(first.at("chance_of"), "table.veto");
  EXPECT_FALSE(first.contains("chance_for")) << "for the table";
  result("play", R"({"seat":"chance","moves":["hand-veto 3"]})");
  const bj::object second = result("status", R"({"seat":2})").at("pending").as_object();
  EXPECT_EQ(second.at("chance_for"), 1);
  EXPECT_EQ(second.at("chance_of"), "seat1.token");
  result("play", R"({"seat":"chance","moves":["token red"]})");
  const bj::object third = result("status").at("pending").as_object();
  EXPECT_FALSE(third.contains("chance_for"));
  EXPECT_FALSE(third.contains("chance_of"));
}

TEST_F(Steps, StatusSaysWhatAPrintedCopySaysDifferently) {
  new_royals();
  EXPECT_FALSE(result("status").as_object().contains("facts"));
  new_royals(R"(,"facts":{"titles":{"king":{"influence":4}}})");
  EXPECT_EQ(bj::serialize(result("status").at("facts")), R"({"titles":{"king":{"influence":4}}})");
  EXPECT_FALSE(result("status").as_object().contains("trouble"));
}

}  // namespace
}  // namespace regalia::protocol
