// What people do about others who spoil the game, and what whoever runs the server does.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

class Moderation : public Serving {
 protected:
  // What a command of the operator prints, on the data file of the server that runs.
  std::string admin(const std::string& words, int code = 0) {
    const std::string line = std::string(REGALIA_COMMAND) + " admin " + words + " --data " + data + " 2>&1";
    FILE* from = popen(line.c_str(), "r");
    std::string output;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), part.size(), from) != nullptr) output += part.data();
    EXPECT_EQ(WEXITSTATUS(pclose(from)), code) << words << ": " << output;
    return output;
  }
  static std::int64_t number_of(Client& client) {
    return client.call("me").result().at("id").to_number<std::int64_t>();
  }
  template <class Done> static bool soon(Done done) {
    for (int tries = 0; tries < 300; ++tries, std::this_thread::sleep_for(std::chrono::milliseconds(20)))
      if (done()) return true;
    return false;
  }
  std::string begun(Client& one, Client& two) {
    const std::string table =
        id_of(one.call("create", {{"game", "royals"}, {"players", 2}, {"options", {{"start", "1"}}}}));
    two.call("join", {{"table", table}});
    return table;
  }
};

TEST_F(Moderation, WhoIsMutedIsNotHeard) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun(anna, ben);
  Chair annas(server->port(), table, anna.token);
  Chair bens(server->port(), table, ben.token);
  bens.result("say", {{"text", "before"}});
  EXPECT_EQ(annas.next().at("method"), "said");
  ASSERT_EQ(anna.call("regard", {{"player", number_of(ben)}, {"as", "muted"}}).status(), 200);
  bens.result("say", {{"text", "something rude"}});
  annas.result("say", {{"text", "silence"}});
  const bj::value lines = annas.result("chat").at("lines");
  EXPECT_EQ(annas.heard.find("something rude"), std::string::npos);
  EXPECT_EQ(lines.at(1).at("muted"), true);
  EXPECT_EQ(lines.at(2).at("text"), "silence");
  const bj::value regards = anna.call("regards").result().at("players");
  EXPECT_EQ(regards.at(0).at("name"), "Ben");
  EXPECT_EQ(regards.at(0).at("as"), "muted");
  anna.call("regard", {{"player", number_of(ben)}, {"as", "anybody"}});
  EXPECT_EQ(annas.result("chat").at("lines").at(1).at("text"), "something rude");
  EXPECT_EQ(anna.call("regard", {{"player", number_of(anna)}, {"as", "muted"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("regard", {{"player", 999}, {"as", "muted"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("regard", {{"player", number_of(ben)}, {"as", "hanged"}}).error(), "invalid_params");
}

TEST_F(Moderation, WhoIsBlockedIsNotLetInNorReminds) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string before = begun(anna, ben);
  anna.call("regard", {{"player", number_of(ben)}, {"as", "blocked"}});
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  EXPECT_EQ(ben.call("join", {{"table", table}}).error(), "not_allowed");
  EXPECT_EQ(guest("Cleo").call("join", {{"table", table}}).status(), 200);
  EXPECT_TRUE(Chair(server->port(), before, ben.token).call("nudge", {{"seat", 1}}).contains("error"));
}

TEST_F(Moderation, ReportsReachWhoeverRunsTheServer) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = begun(anna, ben);
  EXPECT_EQ(anna.call("report", {{"text", "nobody"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("report", {{"player", 999}, {"text", "nobody"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("report", {{"player", number_of(ben)}, {"text", ""}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("report", {{"player", number_of(ben)}, {"table", table}, {"text", "He swears."}}).status(), 200);
  for (int i = 0; i < 9; ++i) anna.call("report", {{"table", table}, {"text", "Again."}});
  EXPECT_EQ(anna.call("report", {{"table", table}, {"text", "Again."}}).error(), "too_often");
  const std::string listed = admin("list reports");
  EXPECT_NE(listed.find("He swears."), std::string::npos) << listed;
  EXPECT_NE(listed.find("about Ben (" + std::to_string(number_of(ben)) + ")  at " + table), std::string::npos)
      << listed;
  admin("settle 1");
  admin("settle 1", 1);
  EXPECT_EQ(admin("list reports").find("He swears."), std::string::npos);
}

TEST_F(Moderation, ABannedPlayerIsOutAtOnce) {
  Client ben = client();
  ben.token = std::string(
      ben.call("signup", {{"name", "Ben"}, {"passphrase", "correct horse"}}).result().at("token").as_string());
  Client anna = guest("Anna");
  const std::string table = begun(anna, ben);
  Chair bens(server->port(), table, ben.token);
  EXPECT_NE(admin("list players --name B").find("Ben"), std::string::npos);
  EXPECT_NE(admin("ban Ben").find("Ben is banned"), std::string::npos);
  EXPECT_THROW(
      {
        for (;;) bens.next();
      },
      boost::system::system_error);
  EXPECT_EQ(ben.call("me").error(), "not_allowed");
  EXPECT_EQ(client().call("login", {{"name", "Ben"}, {"passphrase", "correct horse"}}).error(), "not_allowed");
  EXPECT_NE(admin("list players").find("banned"), std::string::npos);
  admin("unban Ben");
  EXPECT_EQ(client().call("login", {{"name", "Ben"}, {"passphrase", "correct horse"}}).result().at("name"), "Ben");
  admin("ban Nobody", 1);
  admin("ban " + std::to_string(number_of(anna)));
  EXPECT_TRUE(soon([&] { return anna.call("me").status() == 200 && anna.call("me").error() == "not_allowed"; }));
}

TEST_F(Moderation, TablesAreClosedAndPruned) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string playing = begun(anna, ben);
  const std::string gathering = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  EXPECT_NE(admin("list tables").find(playing), std::string::npos);
  EXPECT_NE(admin("list tables --stage gathering").find(gathering), std::string::npos);
  admin("close " + playing);
  admin("close " + gathering);
  EXPECT_TRUE(soon([&] { return anna.call("table", {{"table", playing}}).result().at("stage") == "abandoned"; }));
  EXPECT_TRUE(soon([&] {
    return anna.call("table", {{"table", gathering}}).response.body().find("no_table") != std::string::npos;
  }));
  admin("close nowhere", 1);
  EXPECT_NE(admin("prune --days 1 --dry-run").find("Would go: 0 tables"), std::string::npos);
  {
    sqlite::Database disk(data, sqlite::Database::Access::write);
    disk.run("UPDATE game_table SET changed = 5");
  }
  EXPECT_NE(admin("prune --days 1").find("Gone: 1 tables"), std::string::npos);
  EXPECT_EQ(anna.call("table", {{"table", playing}}).error(), "no_table");
  admin("prune --days 0", 2);
  admin("list dogs", 2);
  EXPECT_EQ(client().send(http::verb::get, "/health").status(), 200);
}

TEST_F(Moderation, WhatModeratorsDoLeavesATrail) {
  Client ben = guest("Ben");
  Client anna = guest("Anna");
  const std::string table = begun(anna, ben);
  const std::string number = std::to_string(number_of(ben));
  anna.call("report", {{"player", number_of(ben)}, {"table", table}, {"text", "He swears."}});
  EXPECT_EQ(admin("list acts"), "");
  admin("ban " + number + " --why 'He swears; see report 1' --by Clara");
  admin("settle 1 --by Clara --why done");
  admin("close " + table);
  admin("unban " + number + " --by Dora");
  admin("prune --days 400 --by Dora");
  admin("prune --days 400 --dry-run");
  const std::string acts = admin("list acts");
  std::vector<std::string> lines;
  std::istringstream each(acts);
  for (std::string line; std::getline(each, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 10U) << acts;  // the newest first, each with its reason below
  const auto ends = [&](std::size_t line, const std::string& end) { EXPECT_TRUE(lines[line].ends_with(end)) << acts; };
  ends(0, "  Dora: prune, 400 days: 0 tables, 0 guests");
  ends(2, "  Dora: unban Ben (" + number + ")");
  ends(3, "    no reason given");
  ends(4, ": close table " + table);
  EXPECT_FALSE(lines[4].ends_with("  : close table " + table)) << "by the user of this machine: " << acts;
  ends(6, "  Clara: settle Ben (" + number + ") table " + table + ", report 1 by " + std::to_string(number_of(anna)));
  ends(8, "  Clara: ban Ben (" + number + ")");
  ends(9, "    He swears; see report 1");
  EXPECT_EQ(lines[8].substr(0, 4), "1  2") << "with its number and the year";
  EXPECT_EQ(admin("list acts --page 2"), "");
}

TEST_F(Moderation, AnActThatIsRefusedLeavesNoTrailAndChangesNothing) {
  Client ben = guest("Ben");
  const AccountId account = number_of(ben);
  const std::string number = std::to_string(account);
  admin("ban " + number + " --why ''");  // no reason is one
  admin("unban " + number);
  EXPECT_NE(admin("ban " + number + " --why \"$(printf 'a\\tb')\"", 2).find("--why takes 1 to 500 letters"),
            std::string::npos);
  admin("ban " + number + " --by \"$(printf '\\342\\200\\213')\"", 2);
  admin("ban " + number + " --why " + std::string(501, 'x'), 2);
  admin("ban 999 --why nobody", 1);
  admin("close nowhere --why nobody", 1);
  admin("prune --days 5 --by \"$(printf '\\033[31m')\"", 2);
  EXPECT_EQ(SqliteStore(data).acts({10}).size(), 2U);
  EXPECT_FALSE(SqliteStore(data).account(account)->banned);
}

}  // namespace
}  // namespace regalia::server
