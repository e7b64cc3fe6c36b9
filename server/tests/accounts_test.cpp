// The whole life of an account: from a guest's first name to the day when nothing is left.
#include <gtest/gtest.h>

#include "server/account/identity.h"
#include "server/ops/clock.h"
#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

class Accounts : public Serving {
 protected:
  Client signed_up(const std::string& name, const std::string& passphrase = "correct horse") {
    Client made = client();
    made.token =
        std::string(made.call("signup", {{"name", name}, {"passphrase", passphrase}}).result().at("token").as_string());
    return made;
  }
  Client logged_in(const std::string& name, const std::string& passphrase = "correct horse") {
    Client made = client();
    made.token =
        std::string(made.call("login", {{"name", name}, {"passphrase", passphrase}}).result().at("token").as_string());
    return made;
  }
  std::string table_of(Client& maker) {
    return id_of(maker.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}}));
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

TEST_F(Accounts, ASocketOfAGuestSignsUpOnce) {
  Client anna = guest("Anna");
  Chair lobby(server->port(), "/lobby", anna.token);
  lobby.result("signup", {{"name", "Anna"}, {"passphrase", "correct horse"}});
  EXPECT_EQ(lobby.result("me").at("guest"), false) << "the socket knows who it is now";
  EXPECT_TRUE(lobby.call("signup", {{"name", "Anna"}, {"passphrase", "stolen horse"}}).contains("error"));
  EXPECT_EQ(client().call("login", {{"name", "Anna"}, {"passphrase", "stolen horse"}}).error(), "not_allowed");
  EXPECT_EQ(logged_in("Anna").call("me").result().at("name"), "Anna");
}

TEST_F(Accounts, SocketsEndWithTheirSession) {
  Client anna = signed_up("Anna");
  Client elsewhere = logged_in("Anna");
  const std::string table = table_of(anna);
  Chair here(server->port(), table, anna.token);
  Chair lobby(server->port(), "/lobby", anna.token);
  Chair there(server->port(), table, elsewhere.token);
  ASSERT_EQ(anna.call("logout").status(), 200);
  EXPECT_TRUE(hangs_up(here));
  EXPECT_TRUE(hangs_up(lobby));
  EXPECT_EQ(anna.call("me").error(), "not_allowed");
  EXPECT_EQ(there.result("status").at("players"), 2) << "another session goes on";
}

TEST_F(Accounts, SessionsAreListedAndEndedByHand) {
  Client anna = signed_up("Anna");
  Client phone = logged_in("Anna");
  Client club = logged_in("Anna");
  const bj::value listed = anna.call("sessions").result().at("sessions");
  ASSERT_EQ(listed.as_array().size(), 3U);
  std::string of_phone;
  int mine = 0;
  for (const bj::value& session : listed.as_array()) {
    mine += session.at("mine").as_bool() ? 1 : 0;
    EXPECT_EQ(session.at("address"), "127.0.0.1");
    EXPECT_GE(session.at("seen").to_number<std::int64_t>(), session.at("begun").to_number<std::int64_t>());
    EXPECT_EQ(phone.token.find(std::string(session.at("id").as_string())), std::string::npos) << "no token is told";
  }
  EXPECT_EQ(mine, 1);
  const bj::value seen = phone.call("sessions").result().at("sessions");
  for (const bj::value& session : seen.as_array())
    if (session.at("mine").as_bool()) of_phone = session.at("id").as_string();
  Chair phones(server->port(), table_of(anna), phone.token);
  EXPECT_EQ(anna.call("end_sessions", {{"session", "nonsense"}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("end_sessions", {{"session", of_phone}}).status(), 200);
  EXPECT_TRUE(hangs_up(phones));
  EXPECT_EQ(phone.call("me").error(), "not_allowed");
  EXPECT_EQ(club.call("me").status(), 200);
  EXPECT_EQ(anna.call("end_sessions").status(), 200) << "all but this one";
  EXPECT_EQ(club.call("me").error(), "not_allowed");
  EXPECT_EQ(anna.call("me").result().at("name"), "Anna");
  Client ben = signed_up("Ben");
  EXPECT_EQ(ben.call("end_sessions", {{"session", listed.at(0).at("id")}}).error(), "invalid_params") << "not his";
}

TEST_F(Accounts, SessionsEndByAge) {
  Client anna = signed_up("Anna");
  Client old = logged_in("Anna");
  stop();
  {
    SqliteStore store(data);
    const std::int64_t before = now() - std::int64_t{91} * 24 * 3600;
    ASSERT_FALSE(store.write_now({SeeSession{token_hash(old.token), before, "127.0.0.1"}}).has_value());
  }
  start();
  EXPECT_EQ(again(old).call("me").error(), "not_allowed");
  EXPECT_EQ(again(anna).call("me").result().at("name"), "Anna");
}

TEST_F(Accounts, APassphraseIsChangedByWhoeverKnowsIt) {
  Client anna = signed_up("Anna");
  Client elsewhere = logged_in("Anna");
  EXPECT_EQ(anna.call("passphrase", {{"passphrase", "wrong horse"}, {"next", "battery staple"}}).error(),
            "not_allowed");
  EXPECT_EQ(anna.call("passphrase", {{"passphrase", "correct horse"}, {"next", "short"}}).error(), "invalid_params");
  EXPECT_EQ(guest("Ben").call("passphrase", {{"passphrase", ""}, {"next", "battery staple"}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("passphrase", {{"passphrase", "correct horse"}, {"next", "battery staple"}}).status(), 200);
  EXPECT_EQ(elsewhere.call("me").error(), "not_allowed") << "whoever else was in is out";
  EXPECT_EQ(anna.call("me").result().at("name"), "Anna");
  EXPECT_EQ(client().call("login", {{"name", "Anna"}, {"passphrase", "correct horse"}}).error(), "not_allowed");
  EXPECT_EQ(logged_in("Anna", "battery staple").call("me").result().at("name"), "Anna");
}

TEST_F(Accounts, ARecoveryCodeLetsInOnce) {
  Client anna = signed_up("Anna");
  EXPECT_EQ(anna.call("me").result().at("recovery_codes"), 0);
  EXPECT_EQ(anna.call("recovery_codes", {{"passphrase", "wrong horse"}}).error(), "not_allowed");
  const bj::value codes = anna.call("recovery_codes", {{"passphrase", "correct horse"}}).result().at("codes");
  ASSERT_EQ(codes.as_array().size(), 8U);
  EXPECT_EQ(anna.call("me").result().at("recovery_codes"), 8);
  std::string typed(codes.at(0).as_string());
  for (char& sign : typed) sign = static_cast<char>(std::toupper(static_cast<unsigned char>(sign)));
  std::replace(typed.begin(), typed.end(), '-', ' ');
  const auto recover = [&](const std::string& code) {
    return client().call("recover", {{"name", "anna"}, {"code", code}, {"passphrase", "battery staple"}});
  };
  EXPECT_EQ(recover("aaaa-bbbb-cccc-dddd").error(), "not_allowed");
  EXPECT_EQ(recover(typed).result().at("name"), "Anna") << "however it is typed";
  EXPECT_EQ(recover(typed).error(), "not_allowed") << "once";
  EXPECT_EQ(anna.call("me").error(), "not_allowed") << "all sessions from before are over";
  Client again = logged_in("Anna", "battery staple");
  EXPECT_EQ(again.call("me").result().at("recovery_codes"), 7);
  again.call("recovery_codes", {{"passphrase", "battery staple"}});
  EXPECT_EQ(recover(std::string(codes.at(1).as_string())).error(), "not_allowed") << "new ones take their place";
}

TEST_F(Accounts, ANameIsSomebodysHoweverItIsWritten) {
  Client anna = signed_up("Anna");
  for (const char* name : {"Anna", "ANNA", "anna", "Аnna", "An\u200Bna", "Ａｎｎａ"}) {
    EXPECT_EQ(client().call("guest", {{"name", name}}).error(), "invalid_params") << name;
    EXPECT_EQ(client().call("signup", {{"name", name}, {"passphrase", "another one"}}).error(), "invalid_params")
        << name;
  }
  EXPECT_EQ(client().call("signup", {{"name", "Guest"}, {"passphrase", "another one"}}).error(), "invalid_params");
  for (const char* name : {"\u3164", "Regalia", "operator"})
    EXPECT_EQ(client().call("guest", {{"name", name}}).error(), "invalid_params") << name;
  EXPECT_EQ(client().call("login", {{"name", "aNNa"}, {"passphrase", "correct horse"}}).result().at("name"), "Anna");
  EXPECT_EQ(guest("Ben").call("me").status(), 200);
  EXPECT_EQ(guest("Ben").call("me").status(), 200) << "guests share names, and are marked as guests";
  const bj::object shared = {
      {"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}, {"names", {"Anna", "Cleo"}}, {"listed", true}};
  EXPECT_EQ(guest("Dora").call("create", shared).error(), "invalid_params") << "nor at a seat that strangers see";
  EXPECT_EQ(anna.call("create", shared).status(), 200);
  Client ben = guest("Ben");
  const bj::value seats = ben.call("table", {{"table", table_of(ben)}}).result().at("seats");
  EXPECT_EQ(seats.at(0).at("guest"), true);
}

TEST_F(Accounts, ASecondSeatIsForWhoeverSharesAScreen) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 4}}));
  EXPECT_EQ(ben.call("join", {{"table", table}}).status(), 200);
  EXPECT_EQ(ben.call("join", {{"table", table}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("join", {{"table", table}}).error(), "not_allowed");
  const bj::value shared = anna.call("create", {{"game", "royals"}, {"players", 4}, {"shared", true}}).result();
  EXPECT_EQ(shared.at("shared"), true);
  const std::string other(shared.at("id").as_string());
  ben.call("join", {{"table", other}});
  EXPECT_EQ(ben.call("join", {{"table", other}}).result().at("stage"), "gathering");
  EXPECT_EQ(
      anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}, {"shared", false}}).error(),
      "invalid_params");
}

TEST_F(Accounts, AllThatIsMineIsMineToHave) {
  Client anna = signed_up("Anna");
  (void)ended_game(anna, true);
  const std::string table = table_of(anna);
  Chair(server->port(), table, anna.token).result("say", {{"text", "remember me"}});
  const Reply reply = anna.send(http::verb::get, "/export");
  ASSERT_EQ(reply.status(), 200);
  const bj::value all = bj::parse(reply.response.body());
  EXPECT_EQ(all.at("account").at("name"), "Anna");
  EXPECT_EQ(all.at("sessions").as_array().size(), 1U);
  EXPECT_EQ(all.at("said").at(0).at("text"), "remember me");
  ASSERT_EQ(all.at("tables").as_array().size(), 2U);
  EXPECT_TRUE(all.at("tables").at(1).at("record").as_string().starts_with("{\"format\":"));
  EXPECT_EQ(reply.response.body().find(anna.token), std::string::npos);
  EXPECT_EQ(reply.response.body().find("argon2"), std::string::npos);
  EXPECT_EQ(client().send(http::verb::get, "/export").status(), 403);
}

TEST_F(Accounts, NothingIsLeftOfWhoeverGoes) {
  Client anna = signed_up("Anna");
  Client ben = guest("Ben");
  const std::string alone = ended_game(anna, true);
  const std::string gathering = id_of(anna.call("create", {{"game", "royals"}, {"players", 3}}));
  const std::string bens = id_of(ben.call("create", {{"game", "royals"}, {"players", 3}}));
  anna.call("join", {{"table", bens}});
  const std::string together = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  ben.call("join", {{"table", together}});
  Chair annas(server->port(), together, anna.token);
  annas.result("say", {{"text", "my words"}});
  EXPECT_EQ(anna.call("delete_account").error(), "not_allowed") << "without the passphrase";
  ASSERT_EQ(anna.call("delete_account", {{"passphrase", "correct horse"}}).status(), 200);
  EXPECT_TRUE(hangs_up(annas));
  EXPECT_EQ(anna.call("me").error(), "not_allowed");
  EXPECT_EQ(client().call("login", {{"name", "Anna"}, {"passphrase", "correct horse"}}).error(), "not_allowed");
  EXPECT_EQ(ben.call("table", {{"table", alone}}).error(), "no_table");
  EXPECT_EQ(ben.call("table", {{"table", gathering}}).error(), "no_table") << "hers, and not begun";
  EXPECT_FALSE(ben.call("table", {{"table", bens}}).result().at("seats").at(1).as_object().contains("player"));
  Chair left(server->port(), together, ben.token);
  const bj::value seats = ben.call("table", {{"table", together}}).result().at("seats");
  EXPECT_TRUE(seats.at(0).as_object().contains("bot")) << "a bot plays on";
  EXPECT_EQ(left.result("chat").at("lines").at(0).at("text"), "");
  EXPECT_EQ(guest("Anna").call("me").result().at("name"), "Anna") << "the name is free";
}

TEST_F(Accounts, AGuestGoesWithoutAPassphrase) {
  Client anna = guest("Anna");
  EXPECT_EQ(anna.call("delete_account").status(), 200);
  EXPECT_EQ(anna.call("me").error(), "not_allowed");
}

}  // namespace
}  // namespace regalia::server
