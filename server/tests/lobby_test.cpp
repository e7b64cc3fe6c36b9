// Becoming known, and tables before their game.
#include <gtest/gtest.h>

#include <atomic>

#include "server/tests/server_fixture.h"
#include "table/fair_chance.h"
#include "table/verify.h"

namespace regalia::server {
namespace {

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

TEST_F(Serving, ASessionEndsWhenItsHolderWants) {
  Client anna = guest("Anna");
  EXPECT_EQ(bj::serialize(anna.call("logout").result()), "{}");
  EXPECT_EQ(anna.call("me").error(), "not_allowed");
}

TEST_F(Serving, AGuestWhoSignsUpKeepsTheTables) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}}));
  const Reply known = anna.call("signup", {{"name", "Anna of Cleves"}, {"passphrase", "correct horse"}});
  EXPECT_EQ(known.result().at("guest"), false);
  Client elsewhere = client();
  elsewhere.token = std::string(elsewhere.call("login", {{"name", "Anna of Cleves"}, {"passphrase", "correct horse"}})
                                    .result()
                                    .at("token")
                                    .as_string());
  EXPECT_EQ(elsewhere.call("tables").result().at("mine").at(0).at("id").as_string(), table);
  EXPECT_EQ(guest("Anna").call("signup", {{"name", "Anna of Cleves"}, {"passphrase", "another one"}}).error(),
            "invalid_params")
      << "the name is taken";
}

TEST_F(Serving, TablesThatWaitForMeComeFirst) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const auto begin = [&](const char* start) {
    const std::string table =
        id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"options", {{"start", start}}}}));
    ben.call("join", {{"table", table}});
    Chair(server->port(), table, ben.token).result("status");  // what the host has noted is on disk
    return table;
  };
  const std::string annas_turn = begin("1");
  const std::string bens_turn = begin("2");
  const bj::value mine = anna.call("tables").result().at("mine");
  EXPECT_EQ(mine.at(0).at("id").as_string(), annas_turn);
  EXPECT_EQ(mine.at(0).at("asked"), true);
  EXPECT_EQ(mine.at(1).at("asked"), false);
  EXPECT_EQ(ben.call("tables").result().at("mine").at(0).at("id").as_string(), bens_turn);
}

TEST_F(Serving, WhoIsInTheLobbyHearsOfTables) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  Chair annas(server->port(), "/lobby", anna.token);
  EXPECT_EQ(annas.result("me").at("name"), "Anna");
  const std::string hidden = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"listed", false}}));
  EXPECT_EQ(annas.next().at("method"), "tables_changed") << "her own";
  Chair bens(server->port(), "/lobby", ben.token);
  ben.call("create", {{"game", "royals"}, {"players", 2}});
  EXPECT_EQ(annas.next().at("method"), "tables_changed") << "one in the list";
  EXPECT_EQ(bens.next().at("method"), "tables_changed");
  anna.call("leave", {{"table", hidden}});
  anna.call("create", {{"game", "royals"}, {"players", 2}, {"listed", false}});
  EXPECT_EQ(annas.next().at("method"), "tables_changed");
  bens.result("me");
  EXPECT_TRUE(bens.notices.empty()) << "nothing that concerns him";
}

TEST_F(Serving, APlayerHasAPageThatShowsWhatHeAllows) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const std::string table = ended_game(anna, true);
  ended_game(anna, false);
  const bj::value mine = anna.call("player").result();
  EXPECT_EQ(mine.at("mine"), true);
  EXPECT_EQ(mine.at("games").as_array().size(), 2U);
  EXPECT_EQ(mine.at("results").at(0).at("against"), "easy");
  EXPECT_EQ(mine.at("results").at(0).at("played"), 2);
  const bj::value& result = mine.at("games").at(0).at("result");
  EXPECT_EQ(result.at(0).at("name"), "Anna");
  EXPECT_TRUE(result.at(0).at("place") == 1 || result.at(1).at("place") == 1);

  const bj::object hers = {{"player", mine.at("id")}};
  EXPECT_FALSE(ben.call("player", hers).result().as_object().contains("results")) << "nothing was allowed";
  anna.call("shows", {{"shows", "results"}});
  EXPECT_EQ(ben.call("player", hers).result().at("results").at(0).at("played"), 2);
  EXPECT_FALSE(ben.call("player", hers).result().as_object().contains("games"));
  anna.call("shows", {{"shows", "games"}});
  const bj::value shown = ben.call("player", hers).result().at("games");
  ASSERT_EQ(shown.as_array().size(), 1U) << "only what he could look at";
  EXPECT_EQ(shown.at(0).at("id").as_string(), table);
  EXPECT_EQ(anna.call("shows", {{"shows", "everything"}}).error(), "invalid_params");
  EXPECT_EQ(ben.call("player", {{"player", 999}}).error(), "invalid_params");
}

TEST_F(Serving, WhoeverPlayedSharesAGameThatHasEnded) {
  Client anna = guest("Anna");
  const std::string table = ended_game(anna, false);
  const std::string watch = std::string(anna.call("invite", {{"table", table}}).result().at("invitation").as_string());
  Chair onlooker(server->port(), table, "", "?watch=" + watch);
  EXPECT_FALSE(onlooker.result("course").at("course").as_array().empty());
  EXPECT_EQ(guest("Ben").call("invite", {{"table", table}}).error(), "not_allowed");
}

TEST_F(Serving, ATableMayRepeatItsChance) {
  Client anna = guest("Anna");
  const bj::object params = {
      {"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}, {"options", {{"start", "1"}}}, {"seed", 7}};
  const auto display = [&] {
    const bj::value table = anna.call("create", params).result();
    EXPECT_EQ(table.at("seeded"), true);
    EXPECT_EQ(table.at("listed"), false);
    return Chair(server->port(), std::string(table.at("id").as_string()), anna.token, "?seat=1")
        .result("view")
        .at("view")
        .at("display");
  };
  EXPECT_EQ(display(), display());
}

TEST_F(Serving, OneScreenServesSeveralPeopleByName) {
  Client anna = guest("Anna");
  const bj::object params = {
      {"game", "royals"}, {"players", 3}, {"seats", {"me", "me", "random"}}, {"names", {"", "Ben", "ignored"}}};
  Chair annas(server->port(), id_of(anna.call("create", params)), anna.token);
  const bj::value names = annas.result("status").at("names");
  EXPECT_EQ(names.at(0), "Anna");
  EXPECT_EQ(names.at(1), "Ben");
  EXPECT_NE(names.at(2), "ignored") << "a bot has a name of its own";
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"players", 2}, {"names", {"a\nb"}}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("create", {{"game", "royals"}, {"players", 2}, {"names", {"a", "b", "c"}}}).error(),
            "invalid_params");
}

TEST_F(Serving, OnlookersAreInvitedAndDismissedAtAnyTime) {
  Client anna = guest("Anna");
  const std::string table =
      id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}, {"listed", false}}));
  const std::string watch(anna.call("invite", {{"table", table}}).result().at("invitation").as_string());
  Chair onlooker(server->port(), table, "", "?watch=" + watch);
  EXPECT_FALSE(onlooker.result("view").as_object().contains("seat"));
  anna.call("invite", {{"table", table}, {"withdraw", true}});
  EXPECT_THROW(for (;;)(void) onlooker.next(), boost::system::system_error);
  EXPECT_THROW(Chair(server->port(), table, "", "?watch=" + watch), boost::system::system_error);
  Chair annas(server->port(), table, anna.token);
  EXPECT_TRUE(annas.call("moves").contains("result")) << "the players stay";
}

TEST_F(Serving, AGameThatHasEndedGoesOnInPrivate) {
  Client anna = guest("Anna");
  const std::string table =
      id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"random", "random"}}}));
  Chair onlooker(server->port(), table, "");
  EXPECT_EQ(anna.call("whatif", {{"table", table}, {"line", 30}}).error(), "not_allowed") << "it is being played";
  while (onlooker.result("status").at("pending").at("step") != "over") (void)onlooker.next();
  EXPECT_EQ(anna.call("whatif", {{"table", table}, {"line", 1'000'000}}).error(), "invalid_params");
  EXPECT_EQ(anna.call("whatif", {{"table", table}, {"line", 30}, {"seats", {"person"}}}).error(), "invalid_params");
  const Reply made = anna.call("whatif", {{"table", table}, {"line", 30}, {"seat", 1}, {"seats", {"me", "random"}}});
  EXPECT_EQ(made.result().at("stage"), "playing");
  EXPECT_EQ(made.result().at("listed"), false);
  Chair annas(server->port(), id_of(made), anna.token);
  const bj::value then = onlooker.result("view", {{"seat", 1}, {"line", 30}}).at("view");
  EXPECT_EQ(annas.result("view").at("view").at("period"), then.at("period"));
  EXPECT_EQ(annas.result("view").at("view").at("hand"), then.at("hand"));
}

TEST_F(Serving, PeopleAddToChanceIfTheTableWantsIt) {
  Client anna = guest("Anna");
  const std::string table = id_of(
      anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}, {"contribute", true}}));
  Chair annas(server->port(), table, anna.token);
  EXPECT_EQ(anna.call("table", {{"table", table}}).result().at("asked"), true);
  EXPECT_EQ(annas.call("handover", {{"bot", "random"}}).at("error").at("data").at("name"), "not_allowed");
  const Secret secret = random_secret();
  annas.result("commit", {{"commitment", to_hex(commitment_to(secret, seat_at(0)))}});
  annas.result("reveal", {{"secret", to_hex(secret)}});
  annas.result("handover", {{"bot", "random"}});
  while (annas.result("status").at("pending").at("step") != "over") (void)annas.next();
  const Verification verified =
      verify(all_games(), client().send(http::verb::get, "/records/" + table).response.body());
  EXPECT_TRUE(verified.is_sound()) << verified.verdict();
  EXPECT_EQ(verified.dice, Verification::Dice::proved);
}

}  // namespace
}  // namespace regalia::server
