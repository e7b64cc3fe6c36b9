// The whole life of a table: who is there, what happens when somebody does not come, how it is closed, put away and found
// again.
#include <gtest/gtest.h>

#include "server/ops/clock.h"
#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"
#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia::server {
namespace {

class Lives : public Serving {
 protected:
  // A game of two or more people in which the second is asked first.
  std::string begun(std::vector<Client*> people, bj::object more = {}) {
    more["game"] = "royals";
    more["players"] = people.size();
    more["options"] = {{"start", "2"}};
    const std::string table = id_of(people[0]->call("create", more));
    for (std::size_t i = 1; i < people.size(); ++i) people[i]->call("join", {{"table", table}});
    return table;
  }
  // The next company that fits, among all that is heard.
  template <class Fits> static bj::object company(Chair& chair, Fits fits) {
    for (;;) {
      const bj::value message = chair.any();
      if (message.as_object().contains("method") && message.at("method") == "company" && fits(message.at("params")))
        return message.at("params").as_object();
    }
  }
  static bool is_late(const bj::value& company, std::size_t seat) {
    return company.at("seats").at(seat).at("late").as_bool();
  }
  static bool is_here(const bj::value& company, std::size_t seat) {
    return company.at("seats").at(seat).at("here").as_bool();
  }
  bj::value seat(const std::string& table, std::size_t number) {
    return client().call("table", {{"table", table}}).result().at("seats").at(number);
  }
  std::string stage(const std::string& table) {
    return std::string(client().call("table", {{"table", table}}).result().at("stage").as_string());
  }
  void change_settings(const std::string& table, const std::function<void(bj::object&)>& change) {
    SqliteStore store(data);
    bj::value settings = bj::parse(store.table(table)->settings);
    change(settings.as_object());
    ASSERT_FALSE(
        store.write_now({SetSettings{table, bj::serialize(settings)}, SetClock{table, "", std::nullopt}}).has_value());
  }
  // A table whose clock is shorter than anybody may wish for.
  std::string hurried(const std::vector<Client*>& people, const char* late) {
    const std::string table = begun(people, {{"clock", {{"turn", 10}, {"late", late}}}});
    stop();
    change_settings(table, [](bj::object& settings) { settings["clock"].as_object()["turn"] = 1; });
    start();
    for (Client* person : people) *person = again(*person);
    return table;
  }
  template <class Done> static bool soon(Done done) {
    for (int tries = 0; tries < 300; ++tries, std::this_thread::sleep_for(std::chrono::milliseconds(20)))
      if (done()) return true;
    return false;
  }
  // Whether the other side hangs up, after whatever it still says.
  static bool hangs_up(Chair& chair) {
    try {
      for (;;) chair.next();
    } catch (const boost::system::system_error&) {
      return true;
    }
  }
};

// --- who is there ---

TEST_F(Lives, EverybodySeesWhoIsThere) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben});
  Chair annas(server->port(), table, anna.token);
  bj::object seen = company(annas, [](const bj::value&) { return true; });
  EXPECT_FALSE(is_here(seen, 1));
  EXPECT_FALSE(seen["seats"].at(0).as_object().contains("left")) << "there is no clock";
  {
    Chair bens(server->port(), table, ben.token);
    (void)company(annas, [](const bj::value& now) { return is_here(now, 0) && is_here(now, 1); });
    Chair onlooker(server->port(), table, "");
    seen = company(onlooker, [](const bj::value&) { return true; });
    EXPECT_TRUE(is_here(seen, 0) && is_here(seen, 1)) << "onlookers too";
  }
  (void)company(annas, [](const bj::value& now) { return !is_here(now, 1); });
}

TEST_F(Lives, SomebodyIsRemindedNowAndThen) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben});
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  EXPECT_TRUE(bens.call("nudge", {{"seat", 1}}).contains("error")) << "nobody waits for Anna";
  EXPECT_TRUE(annas.call("nudge", {{"seat", 1}}).contains("error"));
  EXPECT_TRUE(annas.call("nudge", {{"seat", 9}}).contains("error"));
  annas.result("nudge", {{"seat", 2}});
  bj::value heard = bens.next();
  while (heard.at("method") != "nudged") heard = bens.next();
  EXPECT_EQ(heard.at("params").at("by"), 1);
  EXPECT_EQ(annas.call("nudge", {{"seat", 2}})["error"].at("data").at("name"), "too_often");
}

// --- somebody does not come ---

TEST_F(Lives, TheOthersGiveTheSeatOfSomebodyAbsentToABot) {
  stop();
  absent_after = std::chrono::milliseconds(100);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben});
  Chair annas(server->port(), table, anna.token);
  EXPECT_TRUE(annas.call("vote", {{"seat", 1}, {"what", "bot"}}).contains("error")) << "not about oneself";
  (void)company(annas, [](const bj::value& now) { return is_late(now, 1); });
  EXPECT_TRUE(annas.call("vote", {{"seat", 2}, {"what", "hang"}}).contains("error"));
  annas.result("vote", {{"seat", 2}, {"what", "wait"}});
  EXPECT_FALSE(seat(table, 1).as_object().contains("bot"));
  annas.result("vote", {{"seat", 2}, {"what", "bot"}});
  ASSERT_TRUE(soon([&] { return !annas.result("moves").at("moves").as_array().empty(); })) << "the game goes on";
  EXPECT_TRUE(seat(table, 1).as_object().contains("bot"));
  EXPECT_TRUE(seat(table, 1).as_object().contains("player")) << "it is still Ben's";
  Chair bens(server->port(), table, ben.token, "?seat=2");
  bens.result("handover");
  EXPECT_FALSE(seat(table, 1).as_object().contains("bot")) << "he takes it back";
}

TEST_F(Lives, WhoeverIsThereIsNotLateWithoutAClock) {
  stop();
  absent_after = std::chrono::milliseconds(1);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben});
  Chair bens(server->port(), table, ben.token);
  Chair annas(server->port(), table, anna.token);
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_TRUE(annas.call("vote", {{"seat", 2}, {"what", "bot"}}).contains("error"));
}

TEST_F(Lives, MoreThanHalfOfTheOthersDecide) {
  stop();
  absent_after = std::chrono::milliseconds(1);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  Client cleo = guest("Cleo");
  const std::string table = begun({&anna, &ben, &cleo});
  Chair annas(server->port(), table, anna.token);
  Chair cleos(server->port(), table, cleo.token);
  (void)company(annas, [](const bj::value& now) { return is_late(now, 1); });
  annas.result("vote", {{"seat", 2}, {"what", "end"}});
  const bj::object seen = company(cleos, [](const bj::value& now) { return !now.at("votes").as_array().empty(); });
  EXPECT_EQ(bj::value(seen.at("votes").at(0)), (bj::value{{"by", 1}, {"seat", 2}, {"what", "end"}}));
  EXPECT_EQ(stage(table), "playing") << "one of two is not more than half";
  cleos.result("vote", {{"seat", 2}, {"what", "end"}});
  const bj::object ended = company(annas, [](const bj::value& now) { return now.as_object().contains("ended"); });
  EXPECT_NE(ended.at("ended").as_string().find("The time of Ben was up."), bj::string::npos);
  ASSERT_TRUE(soon([&] { return stage(table) == "abandoned"; }));
  Chair bens(server->port(), table, ben.token);
  EXPECT_TRUE(bens.call("play", {{"moves", {"draw pile"}}}).contains("error"));
  EXPECT_TRUE(bens.call("handover", {{"bot", "random"}}).contains("error"));
  EXPECT_TRUE(bens.call("say", {{"text", "sorry"}}).contains("result")) << "people may still talk";
  EXPECT_EQ(anna.send(http::verb::get, "/records/" + table).status(), 200);
  EXPECT_EQ(anna.call("rematch", {{"table", table}}).result().at("stage"), "gathering");
  stop();
  start();
  Chair again(server->port(), table, anna.token);
  const auto tells_why = [](const bj::value& now) { return now.as_object().contains("ended"); };
  EXPECT_EQ(company(again, tells_why).at("ended"), ended.at("ended"));
  EXPECT_TRUE(again.call("vote", {{"seat", 2}, {"what", "bot"}}).contains("error")) << "it stays ended";
}

TEST_F(Lives, WhoNeverAddsToChanceHoldsNobodyUp) {
  stop();
  absent_after = std::chrono::milliseconds(50);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben}, {{"contribute", true}});
  const Secret secret = random_secret();
  const std::string commitment = to_hex(commitment_to(secret, seat_at(0)));
  {
    Chair annas(server->port(), table, anna.token);
    annas.result("commit", {{"commitment", commitment}});
    (void)company(annas, [](const bj::value& now) { return is_late(now, 1); });
    annas.result("vote", {{"seat", 2}, {"what", "bot"}});
    EXPECT_TRUE(hangs_up(annas)) << "the game begins again";
  }
  ASSERT_TRUE(soon([&] {
    try {
      Chair annas(server->port(), table, anna.token);
      const bj::value waits = annas.result("status").at("chance").at("yet_to_commit");
      return waits == bj::value(bj::array{1});
    } catch (const boost::system::system_error&) {
      return false;
    }
  })) << "for Anna, and not for Ben";
  Chair annas(server->port(), table, anna.token);
  annas.result("commit", {{"commitment", commitment}});
  annas.result("reveal", {{"secret", to_hex(secret)}});
  EXPECT_TRUE(soon([&] { return !annas.result("moves").at("moves").as_array().empty(); })) << "a bot plays for Ben";
}

// --- clocks ---

TEST_F(Lives, TimeThatIsUpGivesTheSeatToABot) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = hurried({&anna, &ben}, "bot");
  Chair annas(server->port(), table, anna.token);
  const bj::object seen =
      company(annas, [](const bj::value& now) { return now.at("seats").at(1).at("runs").as_bool(); });
  EXPECT_LE(seen.at("seats").at(1).at("left").to_number<int>(), 10'000);
  ASSERT_TRUE(soon([&] { return seat(table, 1).as_object().contains("bot"); }));
  EXPECT_TRUE(soon([&] { return !annas.result("moves").at("moves").as_array().empty(); }));
}

TEST_F(Lives, TimeThatIsUpLetsABotMoveAndThePersonGoOn) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = hurried({&anna, &ben}, "move");
  Chair annas(server->port(), table, anna.token);
  ASSERT_TRUE(soon([&] { return !annas.result("moves").at("moves").as_array().empty(); }));
  EXPECT_FALSE(seat(table, 1).as_object().contains("bot"));
}

TEST_F(Lives, TimeThatIsUpEndsTheGameThoughNobodyIsThere) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = hurried({&anna, &ben}, "end");
  {
    Chair annas(server->port(), table, anna.token);  // so that the clock of the changed table is kept
  }
  EXPECT_TRUE(soon([&] { return stage(table) == "abandoned"; }));
}

TEST_F(Lives, ClocksThatMakeNoSenseAreRefused) {
  Client anna = guest("Anna");
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"players", 2}, {"clock", {{"turn", 1}}}}).error(),
            "invalid_params");
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"players", 2}, {"clock", bj::object()}}).error(),
            "invalid_params");
  const bj::value made =
      anna.call("create", {{"game", "royals"}, {"players", 2}, {"clock", {{"bank", 600}, {"gain", 5}}}}).result();
  EXPECT_EQ(made.at("clock").at("gain"), 5);
}

TEST_F(Lives, ASeatThatIsTakenBackIsNotPlayedByTheBotOnceMore) {
  stop();
  bots_pause = 300;
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben});
  Chair bens(server->port(), table, ben.token, "?seat=2");
  const std::string before = bj::serialize(bens.result("view"));
  bens.result("handover", {{"bot", "random"}});
  bens.result("handover");
  std::this_thread::sleep_for(std::chrono::milliseconds(800));
  EXPECT_EQ(bj::serialize(bens.result("view")), before);
  EXPECT_FALSE(bens.result("moves").at("moves").as_array().empty()) << "Ben decides himself";
}

// --- before the game ---

TEST_F(Lives, WhoMadeATableDecidesAboutItsSeats) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  ben.call("join", {{"table", table}});
  EXPECT_EQ(ben.call("assign", {{"table", table}, {"seat", 3}, {"to", "random"}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("assign", {{"table", table}, {"seat", 4}, {"to", "random"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("assign", {{"table", table}, {"seat", 3}, {"to", "elf"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("assign", {{"table", table}, {"seat", 1}, {"to", "person"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("assign", {{"table", "none"}, {"seat", 1}, {"to", "person"}}).error(), "no_table");
  Chair lobby(server->port(), "/lobby", ben.token);
  anna.call("assign", {{"table", table}, {"seat", 2}, {"to", "person"}});
  EXPECT_FALSE(seat(table, 1).as_object().contains("player")) << "Ben is out";
  EXPECT_EQ(lobby.next().at("method"), "tables_changed") << "and hears of it";
  EXPECT_EQ(anna.call("assign", {{"table", table}, {"seat", 2}, {"to", "greedy"}}).result().at("stage"), "gathering");
  EXPECT_EQ(anna.call("assign", {{"table", table}, {"seat", 3}, {"to", "random"}}).result().at("stage"), "playing");
  EXPECT_EQ(anna.call("assign", {{"table", table}, {"seat", 3}, {"to", "random"}}).error(), "not_allowed");
}

TEST_F(Lives, ATableIsClosedByWhoMadeIt) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  ben.call("join", {{"table", table}});
  EXPECT_EQ(ben.call("close", {{"table", table}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("close", {{"table", table}}).status(), 200);
  EXPECT_EQ(anna.call("table", {{"table", table}}).error(), "no_table");
  const std::string alone = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  EXPECT_EQ(anna.call("close", {{"table", alone}}).status(), 200);
  EXPECT_TRUE(soon([&] { return stage(alone) == "abandoned"; }));
  const std::string together = begun({&anna, &ben});
  EXPECT_EQ(anna.call("close", {{"table", together}}).error(), "not_allowed") << "Ben plays there too";
}

TEST_F(Lives, ATableThatEverybodyHasLeftIsGone) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  ben.call("join", {{"table", table}});
  anna.call("leave", {{"table", table}});
  EXPECT_EQ(stage(table), "gathering");
  ben.call("leave", {{"table", table}});
  EXPECT_EQ(ben.call("table", {{"table", table}}).error(), "no_table");
}

// --- long after ---

TEST_F(Lives, ATableInTheArchiveComesBackWhenItIsOpened) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun({&anna, &ben});
  stop();
  {
    SqliteStore store(data);
    ASSERT_FALSE(store.write_now({Archive{table}}).has_value());
  }
  start();
  anna = again(anna);
  EXPECT_TRUE(anna.call("tables").result().at("mine").as_array().empty());
  const bj::value away = anna.call("tables", {{"archived", true}}).result().at("mine");
  ASSERT_EQ(away.as_array().size(), 1U);
  EXPECT_EQ(away.at(0).at("archived"), true);
  Chair bens(server->port(), table, ben.token);
  const bj::value moves = bens.result("moves").at("moves");
  bens.result("play", {{"moves", {moves.at(0).at("move")}}});
  EXPECT_EQ(anna.call("tables").result().at("mine").as_array().size(), 1U);
}

TEST_F(Lives, ADamagedTableIsSetAsideAndTheRestIsServed) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string good = begun({&anna, &ben});
  const std::string settings = begun({&anna, &ben});
  const std::string record = begun({&anna, &ben});
  const std::string game = begun({&anna, &ben});
  stop();
  {
    sqlite::Database disk(data, sqlite::Database::Access::write);
    disk.run("UPDATE game_table SET settings = '{\"game\":' WHERE id = '" + settings + "'");
    disk.run("UPDATE line SET text = 'nonsense' WHERE step = 1 AND game_table = '" + record + "'");
    disk.run("UPDATE game_table SET settings = '{}' WHERE id = '" + game + "'");
    disk.run("UPDATE line SET asked = NULL");  // so that all are opened at the start
    disk.run("UPDATE game_table SET asked = NULL");
  }
  start();
  anna = again(anna);
  EXPECT_FALSE(Chair(server->port(), good, ben.token).result("moves").at("moves").as_array().empty());
  ASSERT_TRUE(soon([&] { return anna.call("tables").result().at("mine").as_array().size() == 1; }));
  EXPECT_THROW(Chair(server->port(), settings, anna.token), boost::system::system_error);
  EXPECT_THROW(Chair(server->port(), record, anna.token), boost::system::system_error);
  EXPECT_EQ(anna.call("table", {{"table", game}}).error(), "no_table");
  EXPECT_EQ(client().send(http::verb::get, "/health").status(), 200);
  stop();
  for (const std::string& table : {settings, record, game})
    EXPECT_NE(log.str().find(R"("event":"table_set_aside","table":")" + table), std::string::npos) << log.str();
  start();
  EXPECT_EQ(again(anna).call("tables").result().at("mine").as_array().size(), 1U);
}

}  // namespace
}  // namespace regalia::server
