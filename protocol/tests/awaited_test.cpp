// Who is awaited: all of it for the owner of a table, and what it may know for a seat.
#include "protocol/tests/calling.h"

namespace regalia::protocol {
namespace {

class Awaited : public Calling {
 protected:
  void play(int seat, const std::string& moves) {
    last = result("play", R"({"seat":)" + std::to_string(seat) + R"(,"moves":[)" + moves + "]}");
  }
  static std::string owing(const bj::value& reply) { return bj::serialize(reply.at("pending").at("owing")); }
  std::string told(const std::string& method, int seat) {
    return owing(result(method, R"({"seat":)" + std::to_string(seat) + "}"));
  }
  // To the first court of a game of Blood Royale.
  void hold_court() {
    result("new", R"({"game":"blood","players":5,"seed":1})");
    const auto chapter = [&] { return result("view").at("view").at("chapter"); };
    while (chapter() != "court") play(result("status").at("pending").at("owing").at(0).to_number<int>(), "\"done\"");
  }

  bj::value last;
};

// Everybody has said that he is done. Then the English offer the French a deal, and nobody else may know.
TEST_F(Awaited, AnOwnerIsToldWhomASecretOfferWaitsFor) {
  hold_court();
  for (int seat = 2; seat <= 5; ++seat) play(seat, "\"done\"");
  const std::string house(result("view").at("view").at("seats").at(1).at("house").as_string());
  const std::string own(result("view").at("view").at("seats").at(0).at("house").as_string());
  play(1, "\"deal " + house + "\",\"clause command " + own + R"(","at essex","sum 1","until 1300","put")");
  play(1, "\"done\"");
  EXPECT_EQ(owing(last), "[2]") << "the reply to an owner's move";
  EXPECT_EQ(owing(result("status")), "[2]");
  EXPECT_EQ(owing(result("view")), "[2]");
  EXPECT_EQ(told("status", 2), "[2]") << "who is asked knows of it";
  for (const char* method : {"status", "view"}) {
    EXPECT_EQ(told(method, 3), "[]");
    for (const Seat seat : {seat_at(2), kNobody})
      EXPECT_EQ(owing(result(method, "{}", Caller::at(seat))), "[]") << "no owner";
  }
  EXPECT_EQ(result("status", "{}", Caller::at(seat_at(2))).at("pending").at("step"), "open") << "somebody is awaited";
  // It goes on when the one who is asked answers.
  play(2, "\"refuse " + own + "\"");
  play(2, "\"done\"");
  EXPECT_NE(result("view").at("view").at("chapter"), "court");
}

// In Game of Crowns the active player can always close the talks, and stands for whom others may not know.
TEST_F(Awaited, AnOwnerIsToldOfOffersInTalks) {
  result("new", R"({"game":"crowns","players":4,"seed":1,"options":{"negotiations":"on","start":"1"}})");
  for (int seat = 2; seat <= 4; ++seat) play(seat, "\"done\"");
  play(1, R"("draft 2","give ravens 1","put")");
  play(1, "\"done\"");
  EXPECT_EQ(owing(last), "[2]");
  EXPECT_EQ(owing(result("status")), "[2]");
  EXPECT_EQ(told("status", 2), "[2]");
  EXPECT_EQ(told("status", 3), "[1]");
}

TEST_F(Awaited, AListOfMovesEndsWithWhatIsTold) {
  result("new", R"({"game":"crowns","players":4,"seed":1,"options":{"negotiations":"on","start":"1"}})");
  play(2, R"("draft 1","give ravens 1","put")");
  const std::string list = R"({"seat":1,"moves":["agree 2.1 1","close"]})";
  EXPECT_EQ(error("play", list), "refused table.play.list");
  EXPECT_EQ(reply("play", list).at("error").at("message"),
            "A list of moves ends with the first that is told to anybody: play up to \"agree 2.1 1\", look again, and "
            "play the rest.");
  play(1, R"("agree 2.1 1")");
  play(1, R"("close")");
  EXPECT_EQ(last.at("pending").at("step"), "turn");
}

}  // namespace
}  // namespace regalia::protocol
