// Who may read the record of a game, and go on from it.
#include "server/tests/server_fixture.h"

namespace regalia::server {
namespace {

class Records : public Serving {
 protected:
  static int status(Client& visitor, const std::string& table, const std::string& query = "") {
    return visitor.send(http::verb::get, "/records/" + table + query).status();
  }
  static bj::object moment(const std::string& table) { return {{"table", table}, {"line", 5}}; }
  static std::string invitation_to(Client& player, const std::string& table) {
    return std::string(player.call("invite", {{"table", table}}).result().at("invitation").as_string());
  }
};

TEST_F(Records, AGameOfTheListIsOpenToAllWhenItHasEnded) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  Client nobody = client();
  const std::string table = ended_game(anna, true);
  for (Client* visitor : {&anna, &ben, &nobody}) EXPECT_EQ(status(*visitor, table), 200);
  EXPECT_EQ(ben.call("whatif", moment(table)).result().at("stage"), "playing");
  const bj::object alone = {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}};
  EXPECT_EQ(status(anna, id_of(anna.call("create", alone))), 403) << "it is being played";
}

TEST_F(Records, APrivateGameIsItsPlayersUntilTheyShareIt) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  Client nobody = client();
  const std::string table = ended_game(anna, false);
  EXPECT_EQ(status(anna, table), 200);
  EXPECT_EQ(anna.call("whatif", moment(table)).result().at("stage"), "playing");
  for (Client* visitor : {&ben, &nobody})
    for (const char* query : {"", "?", "?watch=", "?watch=0123456789abcdef", "?seat=1"})
      EXPECT_EQ(status(*visitor, table, query), 403) << query;
  EXPECT_EQ(ben.call("whatif", moment(table)).error(), "not_allowed");

  const std::string invitation = invitation_to(anna, table);
  EXPECT_EQ(status(nobody, table), 403) << "the link is needed";
  EXPECT_EQ(status(nobody, table, "?watch=" + invitation), 200);
  bj::object from_there = moment(table);
  from_there["invitation"] = invitation;
  EXPECT_EQ(ben.call("whatif", from_there).result().at("stage"), "playing");

  anna.call("invite", {{"table", table}, {"withdraw", true}});
  EXPECT_EQ(status(nobody, table, "?watch=" + invitation), 403);
  EXPECT_EQ(ben.call("whatif", from_there).error(), "not_allowed");
}

TEST_F(Records, AnAbandonedGameStaysItsPlayers) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const bj::object alone = {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}};
  const std::string table = id_of(anna.call("create", alone));
  anna.call("close", {{"table", table}});
  while (anna.call("table", {{"table", table}}).result().at("stage") != "abandoned")
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(status(anna, table), 200);
  EXPECT_EQ(status(ben, table), 403) << "though the table was in the list";
  EXPECT_EQ(status(ben, table, "?watch=" + invitation_to(anna, table)), 403);
  EXPECT_EQ(ben.call("whatif", moment(table)).error(), "not_allowed");
  EXPECT_EQ(anna.call("whatif", moment(table)).error(), "not_allowed") << "it has no end to look back from";
}

}  // namespace
}  // namespace regalia::server
