// The real server on a free port, met by clients over sockets.
#include "server/server.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <optional>
#include <set>
#include <thread>

#include "engine/random.h"
#include "server/tests/clients.h"
#include "table/verify.h"

namespace regalia::server {
namespace {

namespace fs = std::filesystem;

class Serving : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-server-" + std::to_string(getpid()));
  std::optional<Server> server;
  std::thread thread;

  void SetUp() override {
    fs::create_directories(folder);
    start();
  }
  void TearDown() override {
    stop();
    fs::remove_all(folder);
  }
  void start(double messages_a_second = 100'000) {
    Settings settings;
    settings.messages_a_second = messages_a_second;
    settings.port = 0;
    settings.data = (folder / "regalia.db").string();
    server.emplace(settings);
    thread = std::thread([this] { server->run(); });
  }
  void stop() {
    server->stop();
    thread.join();
    server.reset();
  }
  [[nodiscard]] Client client() const { return Client(server->port()); }
  [[nodiscard]] Client guest(const std::string& name) const {
    Client made = client();
    made.be_guest(name);
    return made;
  }
  static std::string id_of(const Reply& reply) { return std::string(reply.result().at("id").as_string()); }

  // One decision of whoever is asked among these chairs; false when the game is over.
  static bool step(std::vector<Chair*> chairs, Rng& rng) {
    const bj::value status = chairs[0]->result("status");
    if (status.at("pending").at("step") == "over") return false;
    const auto seat = status.at("pending").at("owing").as_array();
    if (seat.empty()) return true;
    Chair& chair = *chairs.at(seat.at(0).to_number<std::size_t>() - 1);
    const bj::value listed = chair.result("moves");
    const bj::array& moves = listed.at("moves").as_array();
    if (moves.empty()) return true;
    chair.result("play", {{"moves", {moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))).at("move")}}});
    return true;
  }
};

TEST_F(Serving, IsWellAndRefusesWhatIsNotThere) {
  EXPECT_EQ(client().send(http::verb::get, "/health").response.body(), "well\n");
  EXPECT_EQ(client().send(http::verb::get, "/nothing").status(), 404);
  EXPECT_EQ(client().send(http::verb::get, "/api").status(), 405);
  EXPECT_EQ(client().send(http::verb::get, "/records/none").status(), 404);
  EXPECT_EQ(client().send(http::verb::post, "/api", "nonsense").error(), "parse_error");
  EXPECT_EQ(client().call("dance").error(), "unknown_method");
  EXPECT_EQ(client().call("create", {{"game", "royals"}}).error(), "not_allowed") << "nobody knows who asks";
  EXPECT_EQ(client().send(http::verb::post, "/api", "{}", {{"Origin", "http://elsewhere"}}).status(), 403);
  EXPECT_EQ(client().send(http::verb::get, "/health").response["X-Content-Type-Options"], "nosniff");
}

TEST_F(Serving, GuestsAndAccountsBecomeKnown) {
  Client anna = guest("Anna");
  EXPECT_EQ(anna.call("me").result().at("name"), "Anna");
  EXPECT_EQ(anna.call("me").result().at("guest"), true);
  EXPECT_EQ(client().call("guest", {{"name", ""}}).error(), "invalid_params");
  EXPECT_EQ(client().call("signup", {{"name", "Ben"}, {"passphrase", "short"}}).error(), "invalid_params");
  Client ben = client();
  const Reply signed_up = ben.call("signup", {{"name", "Ben"}, {"passphrase", "correct horse"}});
  EXPECT_NE(std::string(signed_up.response[http::field::set_cookie]).find("HttpOnly; SameSite=Strict"),
            std::string::npos);
  EXPECT_EQ(client().call("signup", {{"name", "Ben"}, {"passphrase", "another one"}}).error(), "invalid_params");
  EXPECT_EQ(client().call("login", {{"name", "Ben"}, {"passphrase", "wrong horse"}}).error(), "not_allowed");
  EXPECT_EQ(client().call("login", {{"name", "Nobody"}, {"passphrase", "correct horse"}}).error(), "not_allowed");
  EXPECT_EQ(client().call("login", {{"name", "Ben"}, {"passphrase", "correct horse"}}).result().at("name"), "Ben");
  Client stranger = client();
  stranger.token = std::string(64, 'a');
  EXPECT_EQ(stranger.call("me").error(), "not_allowed");
}

TEST_F(Serving, ATableBeginsWhenEverySeatIsTaken) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table =
      id_of(anna.call("create", {{"game", "royals"}, {"players", 3}, {"seats", {"me", "person", "random"}}}));
  EXPECT_EQ(anna.call("table", {{"table", table}}).result().at("stage"), "gathering");
  EXPECT_EQ(ben.call("tables").result().at("open").at(0).at("id").as_string(), table);
  EXPECT_EQ(ben.call("join", {{"table", table}, {"seat", 1}}).error(), "not_allowed") << "it is Anna's";
  EXPECT_EQ(ben.call("join", {{"table", table}}).result().at("stage"), "playing");
  EXPECT_EQ(guest("Cleo").call("join", {{"table", table}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("leave", {{"table", table}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("create", {{"game", "chess"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"players", 9}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"seats", {"elf"}}}).error(), "invalid_params");
}

TEST_F(Serving, AWholeGameIsPlayedOverSocketsAndProved) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  ben.call("join", {{"table", table}});
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  Chair onlooker(server->port(), table, "");
  EXPECT_EQ(annas.welcome.at("method"), "welcome");
  EXPECT_EQ(annas.result("view").at("seat"), 1);
  EXPECT_EQ(bens.result("view").at("seat"), 2);
  EXPECT_EQ(annas.call("view", {{"seat", 2}}).at("error").at("data").at("name"), "not_allowed");
  EXPECT_EQ(annas.call("position").at("error").at("data").at("name"), "not_allowed");
  EXPECT_EQ(onlooker.call("play", {{"moves", {"end"}}}).at("error").at("data").at("name"), "not_allowed");
  Rng rng(1);
  int steps = 0;
  while (step({&annas, &bens}, rng) && steps < 5000) ++steps;
  EXPECT_GT(steps, 100);
  EXPECT_FALSE(bens.notices.empty()) << "pushes came while Anna played";
  const Reply record = client().send(http::verb::get, "/records/" + table);
  EXPECT_EQ(record.status(), 200);
  const Verification verified = verify(all_games(), record.response.body());
  EXPECT_TRUE(verified.is_sound()) << verified.verdict();
  EXPECT_EQ(verified.dice, Verification::Dice::proved);

  // No byte that a socket received speaks of what its viewer was not told, until the end opened everything.
  const auto opened = Table::open(all_games(), record.response.body());
  const Table& game = std::get<Table>(opened);
  int secrets = 0;
  for (const auto& [chair, viewer] :
       {std::pair{&annas, seat_at(0)}, std::pair{&bens, seat_at(1)}, std::pair{&onlooker, kNobody}}) {
    std::set<std::string> told;
    for (const LogLine& line : game.log(viewer)) told.insert(line.text);
    for (const LogLine& line : game.log(kOpenHands)) {
      if (told.contains(line.text)) continue;
      ++secrets;
      EXPECT_EQ(chair->heard.find(line.text), std::string::npos) << line.text;
    }
  }
  EXPECT_GT(secrets, 10);
}

TEST_F(Serving, OfTwoClientsWhoRaceForASeatOneGetsIt) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  std::vector<std::thread> racers;
  std::atomic<int> seated{0};
  for (int i = 0; i < 8; ++i)
    racers.emplace_back([&, i] {
      Client racer = guest("Racer " + std::to_string(i));
      if (bj::parse(racer.call("join", {{"table", table}}).response.body()).as_object().contains("result")) ++seated;
    });
  for (std::thread& racer : racers) racer.join();
  EXPECT_EQ(seated, 1);
  EXPECT_EQ(anna.call("table", {{"table", table}}).result().at("stage"), "playing");
}

TEST_F(Serving, AClientWhoNeverReadsHoldsNobodyUp) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  ben.call("join", {{"table", table}});
  Chair silent(server->port(), table, "");
  for (int i = 0; i < 3000; ++i) silent.send(R"({"jsonrpc":"2.0","id":1,"method":"components"})");  // and reads nothing
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  Rng rng(5);
  for (int i = 0; i < 30; ++i) ASSERT_TRUE(step({&annas, &bens}, rng));
}

TEST_F(Serving, TheSameMoveTwiceIsPlayedOnce) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call(
      "create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}, {"options", {{"start", "1"}}}}));
  Chair one(server->port(), table, anna.token, "?seat=1");
  Chair again(server->port(), table, anna.token, "?seat=1");
  EXPECT_TRUE(one.call("play", {{"moves", {"draw pile"}}}).contains("result"));
  EXPECT_EQ(again.call("play", {{"moves", {"draw pile"}}}).at("error").at("data").at("rule"), "royals.turn.steps");
  EXPECT_EQ(again.notices.size(), 1U) << "the other window of the same seat was told";
}

TEST_F(Serving, BotsFillTheOtherSeats) {
  Client anna = guest("Anna");
  const std::string table =
      id_of(anna.call("create", {{"game", "royals"}, {"players", 3}, {"seats", {"me", "random", "random"}}}));
  Chair annas(server->port(), table, anna.token);
  Rng rng(2);
  int mine = 0;
  for (;;) {
    const bj::value status = annas.result("status");
    if (status.at("pending").at("step") == "over") break;
    const auto owing = status.at("pending").at("owing").as_array();
    if (!owing.empty() && owing.at(0) == 1) {
      const bj::value listed = annas.result("moves");
      const bj::array& moves = listed.at("moves").as_array();
      annas.result("play", {{"moves", {moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))).at("move")}}});
      ++mine;
    } else {
      annas.notices.push_back(annas.next().as_object());  // what the bots do
    }
  }
  EXPECT_GT(mine, 50);
}

TEST_F(Serving, EverythingIsThereAfterARestart) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  ben.call("join", {{"table", table}});
  std::string before;
  {
    Chair annas(server->port(), table, anna.token);
    Chair bens(server->port(), table, ben.token);
    Rng rng(3);
    for (int i = 0; i < 40; ++i) ASSERT_TRUE(step({&annas, &bens}, rng));
    annas.result("say", {{"text", "back in a minute"}});
    before = bj::serialize(annas.result("view")) + bj::serialize(bens.result("log"));
  }
  stop();
  start();
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  EXPECT_EQ(bj::serialize(annas.result("view")) + bj::serialize(bens.result("log")), before);
  EXPECT_EQ(bens.result("chat").at("lines").at(0).at("text"), "back in a minute");
  Rng rng(4);
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(step({&annas, &bens}, rng));
}

TEST_F(Serving, WhatIsSaidReachesItsReadersOnly) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  Client cleo = guest("Cleo");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  ben.call("join", {{"table", table}});
  cleo.call("join", {{"table", table}});
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  Chair cleos(server->port(), table, cleo.token);
  annas.result("say", {{"text", "only for Ben"}, {"to", {2}}});
  annas.result("say", {{"text", "for all"}});
  EXPECT_EQ(bens.next().at("params").at("text"), "only for Ben");
  EXPECT_EQ(bens.next().at("params").at("text"), "for all");
  EXPECT_EQ(cleos.next().at("params").at("text"), "for all");
  EXPECT_EQ(cleos.result("chat").at("lines").as_array().size(), 1U);
  EXPECT_EQ(annas.result("chat").at("lines").as_array().size(), 2U);
  EXPECT_EQ(annas.call("say", {{"text", ""}}).at("error").at("data").at("name"), "invalid_params");
  EXPECT_EQ(annas.call("say", {{"text", "a\nb"}}).at("error").at("data").at("name"), "invalid_params");
}

TEST_F(Serving, SeatsAreKeptFromOthers) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"listed", false}}));
  EXPECT_TRUE(client().call("tables").result().at("open").as_array().empty()) << "not listed";
  const bj::value invited = anna.call("invite", {{"table", table}, {"seat", 2}}).result();
  ben.call("join", {{"table", table}, {"invitation", invited.at("invitation")}});
  EXPECT_THROW(Chair(server->port(), table, ""), boost::system::system_error) << "not open to onlookers";
  EXPECT_THROW(Chair(server->port(), table, ben.token, "?seat=1"), boost::system::system_error);
  EXPECT_THROW(Chair(server->port(), "none", ben.token), boost::system::system_error);
  Chair bens(server->port(), table, ben.token, "?seat=2");
  EXPECT_EQ(bens.result("view").at("seat"), 2);
}

TEST_F(Serving, InvitationsOpenSeatsOfTablesThatAreNotListed) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}, {"listed", false}}));
  EXPECT_EQ(ben.call("join", {{"table", table}}).error(), "not_allowed");
  EXPECT_EQ(ben.call("invite", {{"table", table}, {"seat", 2}}).error(), "not_allowed");
  const auto invitation = [&](const bj::object& params) {
    return std::string(anna.call("invite", params).result().at("invitation").as_string());
  };
  const std::string old = invitation({{"table", table}, {"seat", 2}});
  const std::string second = invitation({{"table", table}, {"seat", 2}});
  const std::string third = invitation({{"table", table}, {"seat", 3}});
  const std::string watch = invitation({{"table", table}});
  EXPECT_EQ(ben.call("join", {{"table", table}, {"invitation", old}}).error(), "not_allowed")
      << "a newer one was given";
  EXPECT_EQ(ben.call("join", {{"table", table}, {"seat", 3}, {"invitation", second}}).error(), "not_allowed");
  EXPECT_EQ(ben.call("join", {{"table", table}, {"invitation", second}}).result().at("seats").at(1).at("mine"), true);
  anna.call("invite", {{"table", table}, {"seat", 3}, {"withdraw", true}});
  Client cleo = guest("Cleo");
  EXPECT_EQ(cleo.call("join", {{"table", table}, {"invitation", third}}).error(), "not_allowed") << "withdrawn";
  const std::string again = invitation({{"table", table}, {"seat", 3}});
  EXPECT_EQ(cleo.call("join", {{"table", table}, {"invitation", again}}).result().at("stage"), "playing");
  EXPECT_THROW(Chair(server->port(), table, "", "?watch=" + again), boost::system::system_error);
  Chair onlooker(server->port(), table, "", "?watch=" + watch);
  EXPECT_FALSE(onlooker.result("view").as_object().contains("seat"));
}

TEST_F(Serving, ABotPlaysForWhoHandsTheSeatOverOrResigns) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  ben.call("join", {{"table", table}});
  Chair annas(server->port(), table, anna.token);
  EXPECT_EQ(annas.call("handover", {{"bot", "elf"}}).at("error").at("data").at("name"), "invalid_params");
  annas.result("handover", {{"bot", "random"}});
  {
    Chair bens(server->port(), table, ben.token);
    bens.result("handover", {{"bot", "random"}});
  }
  while (annas.result("status").at("pending").at("step") != "over") (void)annas.next();
  EXPECT_EQ(annas.call("resign").at("error").at("data").at("name"), "not_allowed") << "it is over";
  const Reply again = anna.call("rematch", {{"table", table}});
  EXPECT_EQ(again.result().at("stage"), "gathering");
  EXPECT_EQ(again.result().at("seats").at(0).at("mine"), true);
  EXPECT_EQ(guest("Cleo").call("rematch", {{"table", table}}).error(), "not_allowed");
  ben.call("join", {{"table", id_of(again)}});
  Chair next(server->port(), id_of(again), anna.token);
  next.result("resign");
  EXPECT_FALSE(next.result("view").as_object().contains("seat")) << "she looks on now";
  EXPECT_EQ(next.call("play", {{"moves", {"end"}}}).at("error").at("data").at("name"), "not_allowed");
  EXPECT_EQ(anna.call("table", {{"table", id_of(again)}}).result().at("seats").at(0).at("bot"), "greedy");
}

TEST_F(Serving, BotsAgreeToTakeBackWhatChanceHasNotTouched) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call(
      "create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}, {"options", {{"start", "1"}}}}));
  Chair annas(server->port(), table, anna.token);
  const bj::value before = annas.result("view").at("view").at("display");
  const bj::value moves = annas.result("moves").at("moves");
  annas.result("play", {{"moves", {moves.at(1).at("move")}}});  // a face-up card
  EXPECT_EQ(annas.result("undo").at("done"), false) << "the bot is asked";
  EXPECT_EQ(annas.result("view").at("view").at("display"), before) << "and agrees";
  annas.result("play", {{"moves", {"draw pile"}}});
  annas.result("undo");
  EXPECT_FALSE(annas.result("status").as_object().contains("request")) << "it declines";
  EXPECT_EQ(annas.result("view").at("view").at("seats").at(0).at("country_cards"), 1);
}

TEST_F(Serving, ASessionEndsWhenItsHolderWants) {
  Client anna = guest("Anna");
  EXPECT_EQ(bj::serialize(anna.call("logout").result()), "{}");
  EXPECT_EQ(anna.call("me").error(), "not_allowed");
}

TEST_F(Serving, BadMessagesChangeNothingAndNeverEndTheServer) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  for (const std::string& bad : {std::string("{"), std::string(40, '['), std::string("\"\""), std::string(50'000, ' '),
                                 std::string(R"({"jsonrpc":"2.0","id":1,"method":"play","params":{"moves":[9]}})")}) {
    Chair annas(server->port(), table, anna.token);
    annas.send(bad);
    EXPECT_TRUE(annas.next().as_object().contains("error")) << bad;
    EXPECT_EQ(annas.result("status").at("players"), 2);
  }
  {
    Chair annas(server->port(), table, anna.token);
    EXPECT_THROW(
        {
          annas.send(std::string(100'000, ' '));  // longer than a message may be
          annas.next();
        },
        boost::system::system_error)
        << "the connection ends";
  }
  EXPECT_EQ(client().send(http::verb::get, "/health").status(), 200);
}

TEST_F(Serving, WhoSendsTooFastIsSlowedDownAndLosesNothing) {
  stop();
  start(200);
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair annas(server->port(), table, anna.token);
  for (int i = 0; i < 900; ++i) annas.send("{}");
  for (int i = 0; i < 900; ++i) ASSERT_TRUE(annas.next().as_object().contains("error"));
}

TEST(ServerStart, SaysWhyItCannot) {
  Settings settings;
  settings.data = "/no/such/folder/regalia.db";
  EXPECT_THROW(Server{settings}, std::exception);
  settings.data = (fs::temp_directory_path() / ("regalia-port-" + std::to_string(getpid()))).string();
  settings.port = 1;  // unless run as root, and even then in use by nobody: an address that is not ours
  settings.address = "203.0.113.1";
  EXPECT_THROW(Server{settings}, std::exception);
  for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(settings.data + suffix);
}

}  // namespace
}  // namespace regalia::server
