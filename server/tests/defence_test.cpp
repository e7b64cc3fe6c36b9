// What the server does about those who send nonsense, too much, or do not read.
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"
#include "tests/contract/garbage.h"

namespace regalia::server {
namespace {

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
  LimitSettings limits = no_limits();
  limits.messages_a_second = 200;
  start(limits);
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair annas(server->port(), table, anna.token);
  for (int i = 0; i < 900; ++i) annas.send("{}");
  for (int i = 0; i < 900; ++i) ASSERT_TRUE(annas.next().as_object().contains("error"));
}

TEST_F(Serving, AVisitorHasNoMoreThanAFairShare) {
  stop();
  LimitSettings limits = no_limits();
  limits.newcomers = 3;
  limits.sockets = 2;
  start(limits);
  Client anna = guest("Anna");
  (void)guest("Ben");
  (void)guest("Cleo");
  EXPECT_EQ(client().call("guest", {{"name", "Dora"}}).error(), "too_often");
  EXPECT_EQ(client().call("login", {{"name", "Dora"}, {"passphrase", "correct horse"}}).error(), "too_often");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  {
    Chair one(server->port(), table, anna.token, "?seat=1");
    Chair two(server->port(), table, anna.token, "?seat=2");
    EXPECT_THROW(Chair(server->port(), table, anna.token), boost::system::system_error);
  }
  for (int tries = 0; tries < 100; ++tries) try {  // places are given back, though not at once
      Chair(server->port(), table, anna.token).result("status");
      break;
    } catch (const boost::system::system_error&) {
      ASSERT_LT(tries, 99);
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

TEST_F(Serving, RequestsAndConnectionsOfOneAddressAreLimited) {
  stop();
  LimitSettings limits = no_limits();
  limits.requests = 1;  // ten at once
  limits.connections = 3;
  start(limits);
  int refused = 0;
  for (int i = 0; i < 15; ++i) refused += client().send(http::verb::get, "/nothing").status() == 429 ? 1 : 0;
  EXPECT_GE(refused, 3);
  EXPECT_EQ(client().send(http::verb::get, "/health").status(), 200) << "whoever watches over it is always told";
  asio::io_context context;
  std::vector<tcp::socket> sockets;
  for (int i = 0; i < 4; ++i) {
    sockets.emplace_back(context);
    sockets.back().connect({asio::ip::make_address("127.0.0.1"), server->port()});
  }
  char byte = 0;
  boost::system::error_code code;
  sockets[3].read_some(asio::buffer(&byte, 1), code);
  EXPECT_TRUE(code) << "closed at once";
}

TEST_F(Serving, WhoRunsItSeesHowItIsAndNoSecret) {
  Client anna = client();
  const Reply known = anna.call("signup", {{"name", "Anna"}, {"passphrase", "a secret of mine"}});
  anna.token = std::string(known.result().at("token").as_string());
  const std::string table =
      id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}, {"listed", false}}));
  const std::string watch(anna.call("invite", {{"table", table}}).result().at("invitation").as_string());
  Chair annas(server->port(), table, anna.token);
  Chair onlooker(server->port(), table, "", "?watch=" + watch);
  annas.result("say", {{"text", "nobody else's business"}, {"to", {1}}});
  annas.call("play", {{"moves", {"nonsense"}}});
  const std::string metrics = client().send(http::verb::get, "/metrics").response.body();
  EXPECT_NE(metrics.find("regalia_tables 1"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("regalia_sockets 2"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("regalia_writing_seconds_bucket"), std::string::npos);
  stop();
  const std::string lines = log.str();
  EXPECT_NE(lines.find(R"("event":"game_begun","table":")" + table), std::string::npos) << lines;
  std::istringstream each(lines);
  for (std::string line; std::getline(each, line);) EXPECT_TRUE(bj::parse(line).is_object()) << line;
  for (const std::string& secret : {anna.token, watch, std::string("secret of mine"), std::string("business")}) {
    EXPECT_EQ(lines.find(secret), std::string::npos);
    EXPECT_EQ(metrics.find(secret), std::string::npos);
  }
  start();
}

TEST_F(Serving, TheClientsFilesAreServed) {
  stop();
  web = (folder / "web").string();
  fs::create_directories(folder / "web/assets");
  const auto write = [&](const char* file, const char* text) { std::ofstream(folder / "web" / file) << text; };
  EXPECT_THROW(start(), std::exception) << "there is no client there";
  write("index.html", "<!doctype html>");
  write("assets/app.js", "let a");
  write("assets/app.js.gz", "compressed");
  write("secret.db", "not for all");
  start();
  const auto get = [&](const std::string& path, const std::vector<std::pair<std::string, std::string>>& fields = {}) {
    return client().send(http::verb::get, path, "", fields);
  };
  EXPECT_EQ(get("/").response.body(), "<!doctype html>");
  EXPECT_EQ(get("/table/abc?seat=1").response.body(), "<!doctype html>") << "a page of the client";
  EXPECT_EQ(get("/").response[http::field::content_type], "text/html; charset=utf-8");
  EXPECT_EQ(get("/assets/app.js").response.body(), "let a");
  EXPECT_EQ(get("/assets/app.js", {{"Accept-Encoding", "gzip, br"}}).response.body(), "compressed");
  EXPECT_EQ(get("/assets/app.js").response[http::field::cache_control], "public, max-age=31536000, immutable");
  const std::string tag(get("/").response[http::field::etag]);
  EXPECT_EQ(get("/", {{"If-None-Match", tag}}).status(), 304);
  EXPECT_EQ(get("/assets/none.js").status(), 404);
  EXPECT_EQ(get("/../regalia.db").status(), 404);
  EXPECT_NE(std::string(get("/").response["Content-Security-Policy"]).find("default-src 'none'"), std::string::npos);
  EXPECT_EQ(client().send(http::verb::post, "/", "x").status(), 405);
}

// Whatever is sent by who is not asked, or looks on, or is nobody: the game stays as it is, and so does the server.
TEST_F(Serving, AFloodOfBadMessagesChangesNothing) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table =
      id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"options", {{"start", "1"}}}}));
  ben.call("join", {{"table", table}});
  std::vector<std::string> good;  // what was once a good message, of both seats
  {
    Chair annas(server->port(), table, anna.token);
    Chair bens(server->port(), table, ben.token);
    Rng rng(7);
    for (int i = 0; i < 40 || annas.result("status").at("pending").at("owing").at(0) != 1; ++i) {
      const bool is_anna = annas.result("status").at("pending").at("owing").at(0) == 1;
      Chair& chair = is_anna ? annas : bens;
      const bj::value moves = chair.result("moves").at("moves");
      const bj::value move = moves.at(rng.below(static_cast<std::uint32_t>(moves.as_array().size()))).at("move");
      chair.result("play", {{"moves", {move}}});
      good.push_back(bj::serialize(
          bj::object{{"jsonrpc", "2.0"}, {"id", i}, {"method", "play"}, {"params", {{"moves", {move}}}}}));
    }
  }
  for (const char* method : {"status", "moves", "view", "log", "why", "components", "chat", "position", "record",
                             "load", "reveal", "commit", "answer", "bot", "new", "verify", "none"})
    good.push_back(bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}}));
  const auto lines = [&] { return SqliteStore(data).game(table)->record; };
  const std::string before = lines();
  const int messages = contract::effort(1'000, 20'000, 1'000'000);
  Rng rng(std::random_device{}());
  constexpr int kBatch = 50;
  for (int sent = 0; sent < messages;) {
    // It is Anna's turn: Ben, somebody who looks on, and now and then somebody who sends what ends a connection.
    Chair chair(server->port(), table, rng.below(2) == 0 ? ben.token : "");
    for (int batches = 0; batches < 40 && sent < messages; ++batches) {
      for (int i = 0; i < kBatch; ++i, ++sent) {
        std::string line = good[rng.below(static_cast<std::uint32_t>(good.size()))];
        for (std::uint32_t changes = rng.below(4); changes > 0; --changes) line = contract::damaged(line, rng);
        std::erase_if(line, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });  // or it is no text
        chair.send(line);
      }
      const bj::value players = chair.result("status").at("players");  // all before it was read
      ASSERT_EQ(players, 2);
      chair.heard.clear();
      chair.notices.clear();
    }
    try {
      switch (rng.below(4)) {
        case 0: chair.send(std::string(70'000, '[')); break;  // too long
        case 1: chair.send("\xff\xfe"); break;                // no text
        case 2: chair.send_binary("{}"); break;
        default: break;  // leaves without a word
      }
    } catch (const boost::system::system_error&) {  // NOLINT(bugprone-empty-catch): it hung up
    }
    (void)client().send(http::verb::post, "/api", contract::damaged(good[0], rng));
  }
  EXPECT_EQ(lines(), before);
  Chair annas(server->port(), table, anna.token);
  EXPECT_FALSE(annas.result("moves").at("moves").as_array().empty()) << "the game goes on";
}

}  // namespace
}  // namespace regalia::server
