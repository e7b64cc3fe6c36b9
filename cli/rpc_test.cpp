// `regalia rpc` as another program meets it: a process, a pipe in, a pipe out.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <csignal>
#include <cstdio>
#include <string>

#include "engine/random.h"

namespace {

namespace bj = boost::json;

class Process {
 public:
  Process() {
    std::signal(SIGPIPE, SIG_IGN);
    int in[2];
    int out[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      execl(REGALIA_COMMAND, REGALIA_COMMAND, "rpc", static_cast<char*>(nullptr));
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = fdopen(out[0], "r");
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    if (to_ >= 0) (void)end();
    fclose(from_);
  }

  // Sends bytes as they are, line break included, and reads one line back.
  std::string ask(const std::string& bytes) {
    for (std::size_t sent = 0; sent < bytes.size();) {
      const ssize_t wrote = write(to_, bytes.data() + sent, bytes.size() - sent);
      if (wrote <= 0) return "the process is gone";
      sent += static_cast<std::size_t>(wrote);
    }
    return read_line();
  }
  bj::object call(const std::string& method, const bj::object& params = {}) {
    const bj::object request{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    return bj::parse(ask(bj::serialize(request) + "\n")).as_object();
  }
  bj::value result(const std::string& method, const bj::object& params = {}) {
    bj::object reply = call(method, params);
    EXPECT_TRUE(reply.contains("result")) << method << ": " << bj::serialize(reply);
    return reply["result"];
  }
  std::string error(const std::string& bytes) {
    const bj::value reply = bj::parse(ask(bytes));
    EXPECT_FALSE(reply.at("error").at("message").as_string().empty());
    return std::string(reply.at("error").at("data").at("name").as_string());
  }
  // Ends its input; the exit code.
  int end() {
    close(to_);
    to_ = -1;
    int status = 0;
    waitpid(child_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  std::string read_line() {
    std::string line;
    for (int c = fgetc(from_); c != EOF && c != '\n'; c = fgetc(from_)) line += static_cast<char>(c);
    return line;
  }
  void send(const std::string& bytes) {
    EXPECT_EQ(write(to_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  }

 private:
  pid_t child_ = -1;
  int to_ = -1;
  FILE* from_ = nullptr;
};

bj::object play(int seat, const char* move) { return {{"seat", seat}, {"moves", {move}}}; }
bj::object deal(std::initializer_list<bj::value_ref> cards) {
  return {{"seat", "chance"}, {"moves", bj::array(cards)}};
}

TEST(Rpc, BadLinesAreAnsweredAndTheNextGoodOneWorks) {
  Process rpc;
  rpc.result("new", {{"game", "royals"}, {"players", 3}, {"seed", 1}, {"options", {{"start", "1"}}}});
  EXPECT_EQ(rpc.error("{\"jsonrpc\":\"2.0\",\"id\":1,\n"), "parse_error");
  EXPECT_EQ(rpc.error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xc3\x28\"}\n"), "parse_error");
  EXPECT_EQ(rpc.error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"castle\"}\n"), "unknown_method");
  EXPECT_EQ(rpc.error(std::string(8'000'000, 'x') + "\n"), "too_large");
  EXPECT_EQ(rpc.error(std::string(10'000, '[') + std::string(10'000, ']') + "\n"), "parse_error");
  EXPECT_EQ(rpc.call("play", play(2, "draw pile")).at("error").at("data").at("rule"), "royals.turn.order");
  EXPECT_EQ(rpc.call("play", play(9, "draw pile")).at("error").at("data").at("name"), "no_such_seat");
  EXPECT_EQ(rpc.call("play", play(1, "draw 99999999999999999999")).at("error").at("data").at("name"), "not_a_move");
  EXPECT_EQ(rpc.call("undo", {{"seat", 1}, {"decisions", 1e30}}).at("error").at("data").at("name"), "invalid_params");
  bj::object position = rpc.result("position").as_object();
  position["position"].at("seats").at(0).as_object()["nobles"] = bj::array(13, "paris.king");
  EXPECT_EQ(rpc.call("load", {{"position", position}}).at("error").at("data").at("name"), "bad_position");
  std::string record(rpc.result("record").at("record").as_string());
  record.replace(record.find("\"format\":2"), 10, "\"format\":3");
  const bj::object newer = rpc.call("load", {{"record", record}});
  EXPECT_EQ(newer.at("error").at("data").at("name"), "bad_record");
  EXPECT_NE(newer.at("error").at("message").as_string().find("newer"), bj::string::npos);
  EXPECT_EQ(rpc.result("play", play(1, "draw pile")).at("pending").at("step"), "turn");
  rpc.send("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"status\"");  // and no more
  EXPECT_EQ(rpc.end(), 0);
  EXPECT_NE(rpc.read_line().find("parse_error"), std::string::npos);
}

// Two who may wed come to the first court of a game, and one message drafts all there is to say about it.
TEST(Rpc, AContractOfFifteenClausesIsDraftedAndPutByOneMessage) {
  Process rpc;
  rpc.result("new", {{"game", "blood"}, {"players", 5}, {"seed", 1}});
  const auto chapter = [&] { return std::string(rpc.result("view").at("view").at("chapter").as_string()); };
  while (chapter() != "court") {
    const auto seat = rpc.result("status").at("pending").at("owing").at(0).to_number<int>();
    rpc.result("play", play(seat, "done"));
  }
  bj::object position = rpc.result("position").as_object();
  bj::object& state = position["position"].as_object();
  bj::object& people = state["people"].as_object();
  const auto add = [&](const char* house, const char* sex) {
    const std::string id = "p" + std::to_string(people.size());
    const std::int64_t serial = state["last_serial"].to_number<std::int64_t>() + 1;
    state["last_serial"] = serial;
    people[id] = {{"serial", serial}, {"born", 1280}, {"sex", sex}, {"name", 1}, {"house", house}, {"court", house}};
    return id;
  };
  const std::string henry = add("england", "male");
  const std::string anne = add("france", "female");
  rpc.result("load", {{"position", position}});
  const std::string couple = henry + " " + anne;
  bj::array moves = {"seek " + henry, "draft " + couple};
  for (const char* kind : {"peace", "usual-tax", "march", "fleets", "ports", "carriage"})
    for (const char* country : {"england", "france"}) moves.emplace_back("clause " + std::string(kind) + " " + country);
  for (const char* move : {"clause exchange england", "good cloth", "good-back food", "sum 1", "sum-back 1", "every 10",
                           "clause pension france", "sum 5", "every 5", "from 1320", "clause tax-share england",
                           "sum 10", "every 5", "put"})
    moves.emplace_back(move);
  bj::array words(moves.size(), "");
  words.back() = "And my brother will not forget it.";
  bj::array unlike = moves;
  unlike[5] = "clause march italy";
  EXPECT_EQ(rpc.call("play", {{"seat", 1}, {"moves", unlike}}).at("error").at("data").at("rule"), "blood.contract.two");
  EXPECT_FALSE(rpc.result("view", {{"seat", 1}}).at("view").as_object().contains("contracts")) << "all or nothing";
  rpc.result("play", {{"seat", 1}, {"moves", moves}, {"words", words}});
  const auto contract = [&](int seat) { return rpc.result("view", {{"seat", seat}}).at("view").at("contracts").at(0); };
  EXPECT_EQ(contract(2).at("clauses").as_array().size(), 15U);
  EXPECT_EQ(contract(2).at("words"), "And my brother will not forget it.");
  rpc.result("play", play(2, ("accept " + couple).c_str()));
  EXPECT_EQ(contract(1).at("status"), "in-force");
  EXPECT_FALSE(rpc.result("view", {{"seat", 3}}).at("view").as_object().contains("contracts")) << "a secret";
}

// A program that plays all seats takes the next one from `owing`. A secret offer must not make it stop.
TEST(Rpc, APlayerOfAllSeatsIsToldWhomASecretOfferWaitsFor) {
  Process rpc;
  rpc.result("new", {{"game", "blood"}, {"players", 5}, {"seed", 1}});
  const auto chapter = [&] { return std::string(rpc.result("view").at("view").at("chapter").as_string()); };
  const auto owing = [&](const bj::object& params) { return rpc.result("status", params).at("pending").at("owing"); };
  while (chapter() != "court") rpc.result("play", play(owing({}).at(0).to_number<int>(), "done"));
  for (int seat = 2; seat <= 5; ++seat) rpc.result("play", play(seat, "done"));
  rpc.result("play", {{"seat", 1},
                      {"moves", {"deal france", "clause command england", "at essex", "sum 1", "until 1300", "put"}}});
  rpc.result("play", play(1, "done"));
  EXPECT_EQ(owing({{"seat", 3}}), bj::array()) << "what a seat may know";
  EXPECT_EQ(owing({}), bj::array{2});
  EXPECT_EQ(rpc.result("deals", {{"seat", 2}}).at("deals").at(0).at("id"), "england.france");
  rpc.result("play", play(2, "refuse england"));
  rpc.result("play", play(2, "done"));
  EXPECT_NE(chapter(), "court");
}

TEST(Rpc, APositionIsLoadedAsItWasWritten) {
  Process rpc;
  for (const char* game : {"royals", "gambit", "crowns", "blood"}) {
    rpc.result("new", {{"game", game}, {"seed", 1}});
    const bj::value position = rpc.result("position");
    rpc.result("load", {{"position", position}});
    EXPECT_EQ(rpc.result("position"), position) << game;
    const bj::object refused = rpc.call("load", position.as_object());
    EXPECT_NE(refused.at("error").at("message").as_string().find("`load` takes"), bj::string::npos) << game;
  }
}

// A game of two, every card of it dealt by hand for the first turns, then played on by whatever is listed.
TEST(Rpc, AScriptedGameOfRoyalsFromTheFirstCardToTheWinner) {
  Process rpc;
  rpc.result("new", {{"game", "royals"},
                     {"players", 2},
                     {"chance", "manual"},
                     {"names", {"Anna", "Ben"}},
                     {"options", {{"start", "1"}, {"edition", "2016"}}}});
  rpc.result("play", deal({"deal france", "deal spain", "deal britain"}));
  const auto last_line = [&](const bj::value& reply) {
    return std::string(reply.at("lines").as_array().back().at("text").as_string());
  };
  EXPECT_EQ(last_line(rpc.result("play", play(1, "draw spain"))), "Anna takes the face-up Spain card.");
  EXPECT_EQ(last_line(rpc.result("play", play(1, "claim valencia.marshal"))),
            "Anna is first in Valencia and takes its City bonus: 2 points.");
  rpc.result("play", play(1, "end"));
  EXPECT_EQ(last_line(rpc.result("play", deal({"deal german"}))), "A German States card is turned face up.");
  rpc.result("play", play(2, "draw pile"));
  rpc.result("play", deal({"deal german"}));
  rpc.result("play", play(2, "draw german"));
  EXPECT_EQ(rpc.result("view", {{"seat", 2}}).at("view").at("hand").at("country").at("german"), 2);
  EXPECT_FALSE(rpc.result("view", {{"seat", 1}}).at("view").at("hand").at("country").as_object().contains("german"));
  EXPECT_EQ(last_line(rpc.result("play", play(2, "claim cologne.baron"))),
            "Ben is first in Cologne and takes its City bonus: 4 points.");
  EXPECT_EQ(rpc.result("view").at("view").at("nobles").at("cologne.baron"), 2);

  regalia::Rng rng(1);
  bj::value status = rpc.result("status");
  int decisions = 0;
  for (; status.at("pending").at("step") != "over" && decisions < 20000; ++decisions) {
    const bool chance = status.at("pending").at("step") == "chance";
    const bj::value seat = chance ? bj::value("chance") : status.at("pending").at("owing").at(0);
    const bj::value listed = rpc.result("moves", {{"seat", seat}});
    const bj::array& moves = listed.at("moves").as_array();
    const bj::value& move = moves.at(rng.below(static_cast<std::uint32_t>(moves.size())));
    EXPECT_FALSE(move.at("does").as_string().empty());
    EXPECT_FALSE(move.at("touches").as_array().empty());
    rpc.result("play", {{"seat", seat}, {"moves", {move.at("move")}}});
    status = rpc.result("status");
  }
  ASSERT_TRUE(status.as_object().contains("result"));
  EXPECT_GT(decisions, 300);
  const bj::value log = rpc.result("log", {{"seat", 1}});
  EXPECT_EQ(log.at("lines").as_array().back().at("text"), "The game is over.");
  const bj::value verified = rpc.result("verify", {{"record", rpc.result("record").at("record")}});
  EXPECT_EQ(verified.at("sound"), true);
  EXPECT_EQ(verified.at("dice"), "chosen");
  EXPECT_EQ(rpc.end(), 0);
}

}  // namespace
