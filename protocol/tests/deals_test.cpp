// Deals, wishes and answers under seal, as a program meets them.
#include "protocol/tests/calling.h"

namespace regalia::protocol {
namespace {

class Bargaining : public Calling {
 protected:
  void SetUp() override { new_probe(); }

  void play(int seat, const std::string& moves, const std::string& more = "") {
    result("play", R"({"seat":)" + std::to_string(seat) + R"(,"moves":[)" + moves + "]" + more + "}");
  }
  bj::array deals(int seat) {
    return result("deals", R"({"seat":)" + std::to_string(seat) + "}").at("deals").as_array();
  }
  std::string role(int seat, std::string_view move) {
    const bj::value found = listed(seat, move);
    const auto* role = found.as_object().if_contains("role");
    const auto* deal = found.as_object().if_contains("deal");
    return (role == nullptr ? "" : std::string(role->as_string())) +
           (deal == nullptr ? "" : " " + std::string(deal->as_string()));
  }
  void all_vote(const std::string& vote) {
    for (int seat = 1; seat <= 3; ++seat) play(seat, "\"done\"");
    for (int seat = 1; seat <= 3; ++seat) play(seat, "\"" + vote + "\"");
  }
};

TEST_F(Bargaining, ADraftIsShownToItsMakerAlone) {
  play(1, R"("draft 2","clause give 3")");
  ASSERT_EQ(deals(1).size(), 1U);
  EXPECT_EQ(bj::serialize(deals(1)[0]),
            R"({"id":"draft","parties":[1,2],"maker":1,"revision":0,"state":"draft",)"
            R"("clauses":[{"text":"You will pay Player 2 3 points.","gives":1,"to":2}],"agreed":[]})");
  EXPECT_TRUE(deals(2).empty());
  EXPECT_TRUE(result("deals").at("deals").as_array().empty()) << "an onlooker";
}

TEST_F(Bargaining, ADealIsShownToItsPartiesWithItsWords) {
  play(1, R"("draft 2","clause give 3","put")", R"(,"words":["","","as promised"])");
  ASSERT_EQ(deals(2).size(), 1U);
  EXPECT_EQ(
      bj::serialize(deals(2)[0]),
      R"({"id":"1.1","parties":[1,2],"maker":1,"last_word":1,"revision":1,"state":"offered",)"
      R"("clauses":[{"text":"Player 1 will pay you 3 points.","gives":1,"to":2}],"words":"as promised","agreed":[1]})");
  EXPECT_TRUE(deals(3).empty());
  play(2, R"("counter 1.1")");
  EXPECT_EQ(deals(2)[0].at("answers"), "1.1");
  play(2, R"("clause ask 1","put")");
  EXPECT_EQ(deals(1)[0].at("revision"), 2);
  EXPECT_EQ(deals(1)[0].at("last_word"), 2);
  EXPECT_FALSE(deals(1)[0].as_object().contains("words")) << "they went with the first wording";
  play(1, R"("accept 2.1 2")");
  EXPECT_EQ(deals(1)[0].at("state"), "accepted");
  EXPECT_EQ(bj::serialize(deals(1)[0].at("agreed")), "[1,2]");
  all_vote("vote no");
  EXPECT_TRUE(deals(1).empty()) << "deals are of their round";
}

TEST_F(Bargaining, MovesSayWhatTheyAreForAndOfWhichDeal) {
  EXPECT_EQ(role(1, "draft 2"), "draft");
  EXPECT_EQ(role(1, "done"), "done");
  play(1, R"("draft 2","clause give 3")");
  EXPECT_EQ(role(1, "clause give 1"), "clause draft");
  EXPECT_EQ(role(1, "strike 1"), "strike draft");
  EXPECT_EQ(role(1, "put"), "put draft");
  EXPECT_EQ(role(1, "drop"), "withdraw draft");
  play(1, R"("put")");
  EXPECT_EQ(role(1, "withdraw 2.1"), "withdraw 2.1");
  EXPECT_EQ(role(2, "accept 1.1 1"), "accept 1.1");
  EXPECT_EQ(role(2, "refuse 1.1 1"), "refuse 1.1");
  EXPECT_EQ(role(2, "counter 1.1"), "counter 1.1");
  EXPECT_EQ(deals(2)[0].at("id"), "1.1") << "the same name";
  for (int seat = 1; seat <= 3; ++seat) play(seat, "\"done\"");
  EXPECT_EQ(role(1, "vote no"), "") << "a move like any other";
}

TEST_F(Bargaining, WishesAreTheSameForWhoeverHoldsWhat) {
  const std::string none =
      R"({"possible":[{"move":"veto","does":"strike the token down","when":"when a token is about to count"}],"chosen":[]})";
  for (int seat = 1; seat <= 3; ++seat)
    EXPECT_EQ(bj::serialize(result("wishes", R"({"seat":)" + std::to_string(seat) + "}")), none);
  result("wish", R"({"seat":2,"moves":["veto"]})");
  EXPECT_EQ(bj::serialize(result("wishes", R"({"seat":2})").at("chosen")), R"(["veto"])");
  EXPECT_EQ(bj::serialize(result("wishes", R"({"seat":3})")), none);
  EXPECT_EQ(error("wishes", "{}", Caller::at(kNobody)), "not_allowed");
  new_royals();
  EXPECT_EQ(bj::serialize(result("wishes", R"({"seat":1})")), R"({"possible":[],"chosen":[]})");
}

TEST_F(Bargaining, AWishMayAskForAnAmount) {
  result("new", R"({"game":"crowns","players":4,"seed":1})");
  const bj::value possible = result("wishes", R"({"seat":1})").at("possible");
  EXPECT_EQ(possible.at(0).at("least"), 1);
  EXPECT_EQ(possible.at(0).at("most"), 16);
  result("wish", R"({"seat":1,"moves":["sentinel anyone 5","sentinel 2 1"]})");
  EXPECT_EQ(bj::serialize(result("wishes", R"({"seat":1})").at("chosen")), R"(["sentinel anyone 5","sentinel 2 1"])");
}

TEST_F(Bargaining, AnAnswerUnderSealIsShownToWhoGaveItAndMayBeChanged) {
  for (int seat = 1; seat <= 3; ++seat) play(seat, "\"done\"");
  EXPECT_FALSE(result("moves", R"({"seat":1})").as_object().contains("given"));
  play(1, "\"vote no\"");
  const bj::value moves = result("moves", R"({"seat":1})");
  EXPECT_EQ(moves.at("given"), "vote no");
  EXPECT_EQ(moves.at("moves").as_array().size(), 2U);
  EXPECT_FALSE(result("moves", R"({"seat":2})").as_object().contains("given"));
  const bj::value pending = result("status", R"({"seat":2})").at("pending");
  EXPECT_EQ(bj::serialize(pending.at("owing")), "[2,3]");
  EXPECT_EQ(bj::serialize(pending.at("may_revise")), "[1]");
}

TEST_F(Bargaining, APositionGoesOutAndInWithItsWords) {
  play(1, R"("draft 2","clause give 3","put")", R"(,"words":["","","as promised"])");
  all_vote("vote no");
  play(1, R"("bid 2")", R"(,"words":["ever onwards"])");
  result("play", R"({"seat":"chance","moves":["token red"]})");
  play(2, R"("draft 3","clause give 1","put")", R"(,"words":["","","between us"])");
  const bj::value position = result("position");
  EXPECT_EQ(position.at("words").as_array().size(), 3U);
  const std::string views = bj::serialize(result("view", R"({"seat":3})").at("view"));
  const bj::array cleos = deals(3);
  result("load", R"({"chance":"manual","position":)" + bj::serialize(position) + "}");
  EXPECT_EQ(result("position"), position);
  EXPECT_EQ(deals(3), cleos);
  EXPECT_EQ(deals(3)[0].at("words"), "between us");
  EXPECT_TRUE(deals(1).empty());
  EXPECT_EQ(bj::serialize(result("view", R"({"seat":3})").at("view").at("chronicle")),
            bj::serialize(bj::parse(views).at("chronicle")));
  bj::object damaged = position.as_object();
  for (const char* words : {R"({})", R"([{"number":0,"text":"a"}])", R"([{"number":4294967296,"text":"a"}])",
                            R"([{"number":1,"text":""}])", R"([{"number":1,"text":"a\nb"}])",
                            R"([{"number":1,"text":"a","readers":[4]}])", R"([{"number":1,"text":"a","more":1}])"}) {
    damaged["words"] = bj::parse(words);
    EXPECT_EQ(error("load", R"({"chance":"manual","position":)" + bj::serialize(damaged) + "}"), "bad_position")
        << words;
  }
}

}  // namespace
}  // namespace regalia::protocol
