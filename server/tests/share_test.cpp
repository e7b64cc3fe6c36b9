// That nobody takes more than his share, whatever he asks for and however often.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/tests/process.h"
#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

class Share : public Serving {
 protected:
  static bj::array batch(int requests, const char* method, const bj::object& params = {}) {
    bj::array all;
    for (int i = 0; i < requests; ++i)
      all.push_back(bj::object{{"jsonrpc", "2.0"}, {"id", i}, {"method", method}, {"params", params}});
    return all;
  }
  bj::array post(Client& client, const bj::array& requests) {
    return bj::parse(client.send(http::verb::post, "/api", bj::serialize(requests)).response.body()).as_array();
  }
  static int refused(const bj::array& replies, const char* error) {
    int count = 0;
    for (const bj::value& reply : replies)
      if (const auto* failure = reply.as_object().if_contains("error"))
        count += failure->at("data").at("name") == error ? 1 : 0;
    return count;
  }
  // So many lines are in the chat of a table when the server starts again.
  void say_lines(const std::string& table, int count, std::uint32_t readers) {
    stop();
    std::vector<Change> lines;
    for (int i = 0; i < count; ++i) lines.push_back(AddChat{table, {1000 + i, "Anna", readers, "so there", 1}});
    ASSERT_FALSE(SqliteStore(data).write_now(std::move(lines)).has_value());
    start();
  }
  void restart(const LimitSettings& limits) {
    stop();
    start(limits);
  }
  // The answer to a batch on a socket.
  static bj::array answers(Chair& chair, const bj::array& requests) {
    chair.send(bj::serialize(requests));
    for (;;)
      if (bj::value message = chair.next(); message.is_array()) return message.get_array();
  }
};

// --- requests by their cost ---

TEST_F(Share, ABatchCostsWhatIsInIt) {
  LimitSettings limits = no_limits();
  limits.work = 5;  // and 50 at once
  restart(limits);
  Client anybody = client();
  const bj::array replies = post(anybody, batch(100, "tables"));  // 10 each
  ASSERT_EQ(replies.size(), 100U);
  EXPECT_GE(refused(replies, "too_often"), 90);
  EXPECT_LE(refused(replies, "too_often"), 96);
}

TEST_F(Share, OneMessageAsksForSoMuchAndNoMore) {
  Client anna = guest("Anna");
  EXPECT_EQ(refused(post(anna, batch(100, "tables")), "too_often"), 80);
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair annas(server->port(), table, anna.token);
  EXPECT_EQ(refused(answers(annas, batch(100, "view")), "too_often"), 80);
  EXPECT_EQ(annas.result("status").at("players"), 2) << "and the next message is answered";
}

TEST_F(Share, ManyLongRepliesAreCutIntoSeveral) {
  Client anybody = client();
  const bj::array replies = post(anybody, batch(99, "rules", {{"game", "crowns"}}));
  EXPECT_GT(refused(replies, "too_large"), 10);
  EXPECT_LT(bj::serialize(replies).size(), std::size_t{2} << 20);
}

TEST_F(Share, ACourseIsWorkedOutOnceAndKept) {
  Client anna = guest("Anna");
  const std::string table = ended_game(anna, true);
  const bj::value course = Chair(server->port(), table, "").result("course");
  EXPECT_TRUE(course.at("sound").as_bool());
  EXPECT_EQ(course.at("dice"), "proved");
  const bj::value draws = Chair(server->port(), table, "").result("draws");
  EXPECT_GT(draws.at("draws").as_array().size(), 20U);
  stop();
  const std::string kept = SqliteStore(data).course(table);
  EXPECT_NE(kept.find("\"sound\":true"), std::string::npos) << kept;
  {
    SqliteStore store(data);  // so that it can be told whether it is read or worked out anew
    std::string changed = kept;
    changed.replace(changed.find("Sound:"), 6, "Kept!:");
    ASSERT_FALSE(store.write_now({SetCourse{table, changed}}).has_value());
  }
  start();
  const bj::value again = Chair(server->port(), table, "").result("course");
  EXPECT_EQ(again.at("course"), course.at("course"));
  EXPECT_TRUE(again.at("verdict").as_string().starts_with("Kept!:")) << again.at("verdict");
  EXPECT_EQ(Chair(server->port(), table, "").result("draws"), draws);
  stop();
  ASSERT_FALSE(SqliteStore(data).write_now({SetCourse{table, ""}}).has_value());
  start();
  EXPECT_EQ(Chair(server->port(), table, anna.token).result("course").at("verdict"), course.at("verdict"))
      << "of a game that ended before courses were kept";
}

TEST_F(Share, RecordsAreNotCheckedAtATable) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair annas(server->port(), table, anna.token);
  EXPECT_TRUE(annas.call("verify", {{"record", "{}"}}).contains("error"));
  EXPECT_FALSE(anna.call("verify", {{"record", "{}"}}).result().at("sound").as_bool());
}

// --- chat ---

TEST_F(Share, ChatComesInPages) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  stop();
  {
    SqliteStore store(data);
    std::vector<Change> lines;
    for (int i = 1; i <= 250; ++i)  // every fifth is between the two
      lines.push_back(AddChat{table, {i, "Anna", i % 5 == 0 ? 3U : kEverybodyReads, "line " + std::to_string(i), i}});
    ASSERT_FALSE(store.write_now(std::move(lines)).has_value());
  }
  start();
  Chair annas(server->port(), table, anna.token);
  const bj::value last = annas.result("chat");
  ASSERT_EQ(last.at("lines").as_array().size(), 100U);
  EXPECT_EQ(last.at("lines").at(99).at("number"), 250);
  EXPECT_TRUE(last.at("earlier").as_bool());
  EXPECT_FALSE(last.at("more").as_bool());
  const bj::value before = annas.result("chat", {{"before", 151}});
  EXPECT_EQ(before.at("lines").at(0).at("number"), 51);
  EXPECT_EQ(before.at("lines").at(0).at("text"), "line 51");
  const bj::value first = annas.result("chat", {{"before", 51}});
  EXPECT_EQ(first.at("lines").as_array().size(), 50U);
  EXPECT_FALSE(first.at("earlier").as_bool());
  const bj::value since = annas.result("chat", {{"since", 20}});
  EXPECT_EQ(since.at("lines").at(0).at("number"), 21);
  EXPECT_TRUE(since.at("more").as_bool());
  EXPECT_TRUE(annas.result("chat", {{"since", 250}}).at("lines").as_array().empty());
  EXPECT_TRUE(annas.result("chat", {{"since", 9'000'000'000}}).at("lines").as_array().empty());
  EXPECT_TRUE(annas.result("chat", {{"before", -5}}).at("lines").as_array().empty());
  const bj::value onlookers = Chair(server->port(), table, "").result("chat");
  EXPECT_EQ(onlookers.at("lines").at(99).at("number"), 200) << "numbers tell nothing of what others read";
}

TEST_F(Share, NobodySaysMoreThanOthersCanRead) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair annas(server->port(), table, anna.token);
  int said = 0;
  for (int i = 0; i < 60; ++i) said += annas.call("say", {{"text", "so there"}}).contains("result") ? 1 : 0;
  EXPECT_GE(said, 20);
  EXPECT_LE(said, 40);
  say_lines(table, 10'000, kEverybodyReads);
  Chair again(server->port(), table, anna.token);
  EXPECT_TRUE(again.call("say", {{"text", "one more"}}).contains("error")) << "a table keeps so much and no more";
}

TEST_F(Share, NobodyCountsWhatOthersWhisper) {
  Client anna = guest("Anna");
  const bj::object of_three = {{"game", "royals"}, {"players", 3}, {"seats", {"me", "me", "me"}}};
  const std::string table = id_of(anna.call("create", of_three));
  say_lines(table, 10'000, 3);  // between the first and the second
  EXPECT_TRUE(Chair(server->port(), table, anna.token, "?seat=1").call("say", {{"text", "more"}}).contains("error"));
  Chair third(server->port(), table, anna.token, "?seat=3");
  EXPECT_EQ(third.result("say", {{"text", "for all"}}).at("number"), 1);
}

// --- tables ---

TEST_F(Share, TablesOneHasMadeCountWhoeverSitsThere) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string old = ended_game(anna, true);
  const bj::object of_bots = {{"game", "royals"}, {"players", 3}, {"seats", {"random", "random", "person"}}};
  for (int i = 0; i < 50; ++i) ASSERT_EQ(anna.call("create", of_bots).result().at("stage"), "gathering");
  for (int i = 0; i < 50; ++i) {  // and leaves as soon as somebody else has come
    const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
    ben.call("join", {{"table", table}});
    ASSERT_EQ(anna.call("leave", {{"table", table}}).status(), 200);
  }
  EXPECT_EQ(anna.call("create", of_bots).error(), "not_allowed");
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("rematch", {{"table", old}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("whatif", {{"table", old}, {"line", 3}}).error(), "not_allowed");
  EXPECT_EQ(ben.call("create", of_bots).result().at("stage"), "gathering") << "others are not concerned";
}

TEST_F(Share, SeatsOneHasTakenCountToo) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  Client cleo = guest("Cleo");
  for (int i = 0; i < 100; ++i) {
    Client& maker = i < 50 ? ben : cleo;
    const std::string table = id_of(maker.call("create", {{"game", "royals"}, {"players", 3}}));
    ASSERT_EQ(anna.call("join", {{"table", table}}).result().at("stage"), "gathering") << i;
  }
  const std::string table = id_of(cleo.call("create", {{"game", "royals"}, {"players", 3}}));
  EXPECT_EQ(anna.call("join", {{"table", table}}).error(), "not_allowed");
}

TEST_F(Share, NobodyMakesTablesWithoutEnd) {
  LimitSettings limits = no_limits();
  limits.tables = 5;
  restart(limits);
  Client anna = guest("Anna");
  const bj::object of_bots = {{"game", "gambit"}, {"players", 2}, {"seats", {"random", "random"}}};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(anna.call("create", of_bots).status(), 200);
  EXPECT_EQ(anna.call("create", of_bots).error(), "too_often");
}

TEST_F(Share, TablesOutOfTheListHideNoneInIt) {
  Client anna = guest("Anna");
  const std::string listed = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  for (int i = 0; i < 60; ++i) anna.call("create", {{"game", "royals"}, {"players", 2}, {"listed", false}});
  const bj::value tables = client().call("tables").result();
  ASSERT_EQ(tables.at("open").as_array().size(), 1U);
  EXPECT_EQ(tables.at("open").at(0).at("id").as_string(), listed);
  const bj::value first = anna.call("tables").result();
  EXPECT_EQ(first.at("mine").as_array().size(), 50U);
  EXPECT_EQ(first.at("more"), (bj::array{"mine"}));
  const bj::value second = anna.call("tables", {{"page", 2}}).result();
  EXPECT_EQ(second.at("mine").as_array().size(), 11U);
  EXPECT_TRUE(second.at("more").as_array().empty());
}

// --- where visitors come from ---

TEST_F(Share, BehindAProxyItsOwnLineCounts) {
  proxies = {"127.0.0.1"};
  LimitSettings limits = no_limits();
  limits.newcomers = 2;
  restart(limits);
  const std::string body = R"({"jsonrpc":"2.0","id":1,"method":"guest","params":{"name":"Anna"}})";
  const auto come = [&](const std::string& claimed, const std::string& heard) {
    Client visitor = client();
    return visitor.send(http::verb::post, "/api", body, {{"X-Forwarded-For", claimed}, {"X-Forwarded-For", heard}});
  };
  EXPECT_NE(come("1.1.1.1", "9.9.9.9").response.body().find("token"), std::string::npos);
  EXPECT_NE(come("1.1.1.2", "9.9.9.9").response.body().find("token"), std::string::npos);
  EXPECT_EQ(come("1.1.1.3", "9.9.9.9").error(), "too_often") << "what the visitor claims counts for nothing";
  EXPECT_NE(come("1.1.1.3", "2001:db8::1").response.body().find("token"), std::string::npos);
  EXPECT_NE(come("1.1.1.3", "2001:db8::2").response.body().find("token"), std::string::npos);
  EXPECT_EQ(come("1.1.1.3", "2001:db8::3").error(), "too_often") << "one network of the new kind is one visitor";
}

TEST_F(Share, WithoutANamedProxyNobodyIsBelieved) {
  LimitSettings limits = no_limits();
  limits.newcomers = 1;
  restart(limits);
  const std::string body = R"({"jsonrpc":"2.0","id":1,"method":"guest","params":{"name":"Anna"}})";
  (void)client().send(http::verb::post, "/api", body, {{"X-Forwarded-For", "1.1.1.1"}});
  EXPECT_EQ(client().send(http::verb::post, "/api", body, {{"X-Forwarded-For", "2.2.2.2"}}).error(), "too_often");
}

TEST_F(Share, MetricsAreToldToThisMachineByItsOwnName) {
  for (const char* host : {"127.0.0.1", "localhost:8080", "[::1]:8080"})
    EXPECT_EQ(client().send(http::verb::get, "/metrics", "", {{"Host", host}}).status(), 200) << host;
  for (const char* host : {"evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", ""})
    EXPECT_EQ(client().send(http::verb::get, "/metrics", "", {{"Host", host}}).status(), 403) << host;
}

// --- the machine ---

TEST_F(Share, TheServerSaysThatItIsNotWellWhileNothingCanBeKept) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair annas(server->port(), table, anna.token);
  EXPECT_TRUE(client().send(http::verb::get, "/health").response.body().starts_with("well\n"));
  sqlite::Database disk(data, sqlite::Database::Access::write);
  disk.run("ALTER TABLE chat RENAME TO elsewhere");
  EXPECT_THROW(annas.call("say", {{"text", "nobody will know"}}), boost::system::system_error);
  const Reply unwell = client().send(http::verb::get, "/health");
  EXPECT_EQ(unwell.status(), 503);
  EXPECT_TRUE(unwell.response.body().starts_with("Nothing can be kept: ")) << unwell.response.body();
  disk.run("ALTER TABLE elsewhere RENAME TO chat");
  for (int tries = 0; client().send(http::verb::get, "/health").status() != 200; ++tries) {
    ASSERT_LT(tries, 200) << "it is well again by itself";
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(Chair(server->port(), table, anna.token).result("say", {{"text", "here we are"}}).at("number"), 1);
}

TEST_F(Share, ASecondServerOnTheSameFileIsRefused) {
  Settings second;
  second.port = 0;
  second.data = data;
  second.log = Log::Level::off;
  try {
    Server refused(second);
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("another server uses the data file"), std::string::npos) << error.what();
  }
  EXPECT_EQ(client().send(http::verb::get, "/health").status(), 200);
}

class Machine : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-machine-" + std::to_string(getpid()));
  std::string data = (folder / "regalia.db").string();

  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
};

TEST_F(Machine, RunningOutOfFilesStopsNoGame) {
  Process process(data, {}, [] {
    const rlimit few{150, 150};
    setrlimit(RLIMIT_NOFILE, &few);
  });
  ASSERT_NE(process.port, 0);
  Client anna(process.port);
  anna.be_guest("Anna");
  const bj::object params = {
      {"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}, {"options", {{"start", "1"}}}};
  const std::string table(anna.call("create", params).result().at("id").as_string());
  Chair annas(process.port, table, anna.token, "?seat=1");
  asio::io_context context;
  std::vector<tcp::socket> sockets;
  for (int i = 0; i < 300; ++i) {
    sockets.emplace_back(context);
    boost::system::error_code ignored;
    (void)sockets.back().connect({asio::ip::make_address("127.0.0.1"), process.port}, ignored);
  }
  const bj::value moves = annas.result("moves").at("moves");
  annas.result("play", {{"moves", {moves.at(0).at("move")}}});
  sockets.clear();
  for (int tries = 0;; ++tries) try {  // and whoever comes is served again
      EXPECT_EQ(anna.send(http::verb::get, "/health").status(), 200);
      break;
    } catch (const boost::system::system_error&) {
      ASSERT_LT(tries, 100);
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  EXPECT_EQ(process.end(SIGTERM), 0);
}

TEST_F(Machine, AllTogetherHaveSoManyConnections) {
  Process process(data, {"--everybody", "20"});
  asio::io_context context;
  std::vector<tcp::socket> sockets;
  for (int i = 0; i < 25; ++i) {
    sockets.emplace_back(context);
    sockets.back().connect({asio::ip::make_address("127.0.0.1"), process.port});
  }
  char byte = 0;
  boost::system::error_code code;
  sockets.back().read_some(asio::buffer(&byte, 1), code);
  EXPECT_TRUE(code) << "closed at once";
  EXPECT_EQ(process.end(SIGTERM), 0);
}

TEST_F(Machine, AFileThatMayNotGrowEndsNoServer) {
  Process process(data, {}, [] {
    const rlimit small{400 << 10, 400 << 10};
    setrlimit(RLIMIT_FSIZE, &small);
  });
  ASSERT_NE(process.port, 0);
  Client anna(process.port);
  bool refused = false;
  for (int i = 0; i < 2000 && !refused; ++i) {
    try {
      anna.be_guest("Anna");
    } catch (const std::exception&) {  // no token in the reply
      refused = true;
      break;
    }
    const bj::object params = {{"game", "royals"}, {"players", 2}, {"seats", {"me", "person"}}};
    refused = anna.call("create", params).response.body().find("error") != std::string::npos;
  }
  EXPECT_TRUE(refused);
  EXPECT_EQ(anna.send(http::verb::get, "/health").status(), 503);
  EXPECT_EQ(process.end(SIGTERM), 0) << "it ends when it is asked to, and not before";
}

}  // namespace
}  // namespace regalia::server
