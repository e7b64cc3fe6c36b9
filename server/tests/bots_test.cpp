// Bots at tables of a server: where they act, and what becomes of a table whose bots fail.
#include <stdexcept>

#include "server/tests/server_fixture.h"
#include "server/tests/table_copy.h"
#include "table/verify.h"
#include "tests/probe/entry.h"
#include "tests/probe/probe.h"

namespace regalia::server {
namespace {

class Throws final : public Bot {
 public:
  Chosen choose(const AnyValue&, Thinking&) const override { throw std::runtime_error("lost the thread"); }
};

class Cheats final : public Bot {
 public:
  Chosen choose(const AnyValue&, Thinking&) const override { return Move{~0ULL}; }
};

// Of the probe: is done at once, votes for the token, and strikes it down if it can.
class Strikes final : public Bot {
 public:
  Chosen choose(const AnyValue& view, Thinking&) const override {
    const MoveList& moves = view.as<View<probe::Rules>>().moves;
    const bool bargains = moves[0].move == Move::of(probe::MoveKind::done);
    return bargains ? moves[0].move : moves[moves.size() - 1].move;
  }
};

template <class Kind> BotEntry bot(const std::string& id) {
  return {id, "For tests.", "easy", 0, [](const Game&) { return std::make_unique<Kind>(); }};
}

const std::vector<GameEntry>& games_with_odd_bots() {
  static const std::vector<GameEntry> games = [] {
    std::vector<GameEntry> list = probe::with_all_games();
    for (GameEntry& game : list) {
      game.company.bots.push_back(bot<Throws>("throws"));
      game.company.bots.push_back(bot<Cheats>("cheats"));
      if (game.id == "probe") game.company.bots.push_back(bot<Strikes>("strikes"));
    }
    return list;
  }();
  return games;
}

class BotTables : public Serving {
 protected:
  void SetUp() override {
    games = games_with_odd_bots();
    Serving::SetUp();
  }
  std::string sit_down(const bj::object& params) {
    anna = guest("Anna");
    return id_of(anna->call("create", params));
  }
  // Anna plays by what she is sent until the game is over, or so many decisions of hers.
  void play(const std::string& table, Rng& rng, int most = 1'000'000) {
    Chair chair(server->port(), table, anna->token);
    TableCopy client(chair.welcome);
    while (!client.is_over() && most > 0) {
      if (client.kept.at("moves").at("moves").as_array().empty()) {
        client.hear(chair.next().as_object());
        continue;
      }
      bj::object params = client.any_move(rng);
      if (chair.call("play", params).contains("result")) --most;  // or something happened meanwhile
      client.hear_all(chair);
    }
  }
  std::string record(const std::string& table) {
    return client().send(http::verb::get, "/records/" + table).response.body();
  }
  static bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

  std::optional<Client> anna;
};

// The strong bot of every game with little to think with.
const std::vector<GameEntry>& games_with_quick_bots() {
  static const std::vector<GameEntry> games = [] {
    std::vector<GameEntry> list = all_games();
    for (GameEntry& game : list)
      for (BotEntry& each : game.company.bots) each.usual_budget = std::min(each.usual_budget, 6);
    return list;
  }();
  return games;
}

class Reviews : public Serving {
 protected:
  void SetUp() override {
    games = games_with_quick_bots();
    Serving::SetUp();
  }
  // What the bot thinks, when it has thought.
  static bj::value review(Chair& chair) {
    chair.result("review");
    while (chair.notices.empty() || chair.notices.back().at("method") != "review")
      chair.notices.push_back(chair.next().as_object());
    return chair.notices.back().at("params");
  }
};

TEST_F(Reviews, WhoeverLooksAtAGameThatHasEndedIsToldWhatABotThinksOfIt) {
  Client anna = guest("Anna");
  const std::string table = ended_game(anna, true);
  Chair seat(server->port(), table, anna.token);
  const bj::value told = review(seat);
  EXPECT_EQ(told.at("bot"), "strong");
  EXPECT_GT(told.at("decisions").as_array().size(), 20U);
  EXPECT_LE(told.at("turning_points").as_array().size(), 3U);
  for (const bj::value& decision : told.at("decisions").as_array()) {
    EXPECT_GE(decision.at("played").at("wins").as_int64(), 0);
    EXPECT_LE(decision.at("played").at("wins").as_int64(), 1000);
  }
  Chair onlooker(server->port(), table, "");
  EXPECT_EQ(review(onlooker).at("decisions").as_array().size(), told.at("decisions").as_array().size());
}

TEST_F(Reviews, ThereAreNoneBeforeTheEnd) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "gambit"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair seat(server->port(), table, anna.token);
  EXPECT_EQ(seat.call("review").at("error").at("data").at("name"), "not_allowed");
}

TEST_F(BotTables, ABotThatFailsOrCheatsCostsALineInTheLogAndARandomMove) {
  const std::string table = sit_down({{"game", "royals"}, {"players", 3}, {"seats", {"me", "throws", "cheats"}}});
  Rng rng(1);
  play(table, rng, 20);
  stop();
  for (const int seat : {2, 3})
    EXPECT_TRUE(has(log.str(), R"("event":"bot_failed","table":")" + table + R"(","seat":)" + std::to_string(seat)))
        << log.str();
  EXPECT_TRUE(has(log.str(), "lost the thread"));
  log.str("");
  start();
  play(table, rng, 20);
  stop();
  for (const int seat : {2, 3})
    EXPECT_TRUE(has(log.str(), R"("seat":)" + std::to_string(seat))) << "the same after it was opened again";
  start();
  play(table, rng);
  EXPECT_TRUE(verify(games, record(table)).is_sound()) << verify(games, record(table)).verdict();
}

TEST_F(BotTables, BotsThatFailHoldNoOpenOrStandingStepUp) {
  const std::string table =
      sit_down({{"game", "probe"}, {"players", 4}, {"seats", {"me", "throws", "cheats", "random"}}});
  Rng rng(2);
  play(table, rng);
  EXPECT_TRUE(verify(games, record(table)).is_sound()) << verify(games, record(table)).verdict();
}

TEST_F(BotTables, BotsActInOpenSealedAndStandingSteps) {
  const std::string table = sit_down({{"game", "probe"}, {"players", 3}, {"seats", {"me", "strikes", "random"}}});
  {
    Chair chair(server->port(), table, anna->token);
    TableCopy client(chair.welcome);
    while (!client.is_over()) {
      // Anna votes for every token.
      const bj::array& moves = client.kept.at("moves").at("moves").as_array();
      if (moves.empty() || client.kept.at("moves").as_object().contains("given")) {
        client.hear(chair.next().as_object());
        continue;
      }
      const std::string first(moves[0].at("move").as_string());
      chair.call("play", {{"moves", {first == "vote no" ? "vote yes" : first}}, {"step", client.kept.at("step")}});
      client.hear_all(chair);
    }
  }
  const std::string text = record(table);
  EXPECT_TRUE(verify(games, text).is_sound());
  for (const char* seat : {"2", "3"}) {
    const std::string by = std::string(R"({"seat":)") + seat + R"(,"move":")";
    EXPECT_TRUE(has(text, by + "done")) << text;
    EXPECT_TRUE(has(text, by + "vote")) << text;
    EXPECT_TRUE(has(text, std::string(R"("],"seat":)") + seat)) << "consulted: " << text;
  }
  EXPECT_FALSE(has(text, R"("],"seat":1)")) << "a person is not";
}

// A table that rests forgets whom it consults; the first that happens when it is opened may be the last vote.
TEST_F(BotTables, BotsAreConsultedAlsoIfTheTableWasJustOpened) {
  const std::string table = sit_down({{"game", "probe"}, {"players", 3}, {"seats", {"me", "strikes", "strikes"}}});
  {
    Chair chair(server->port(), table, anna->token);
    TableCopy client(chair.welcome);
    chair.result("play", {{"moves", {"done"}}});
    client.hear_all(chair);
    const auto waits_for_anna = [&] {
      return client.kept.at("view").at("phase") == "vote" && client.is_asked(1) && !client.is_asked(2) &&
             !client.is_asked(3);
    };
    while (!waits_for_anna()) client.hear(chair.next().as_object());
  }
  stop();
  start();
  Chair chair(server->port(), table, anna->token);
  TableCopy client(chair.welcome);
  chair.send(R"({"jsonrpc":"2.0","id":1,"method":"play","params":{"moves":["vote yes"]}})");
  while (client.kept.at("view").at("phase") != "bid") {
    const bj::object message = chair.next().as_object();
    if (message.contains("method")) client.hear(message);
  }
  const bool annas_veto = client.kept.at("view").at("has_veto").as_bool();
  EXPECT_EQ(client.kept.at("view").at("veto_spent").as_bool(), !annas_veto) << "whoever holds it strikes";
}

}  // namespace
}  // namespace regalia::server
