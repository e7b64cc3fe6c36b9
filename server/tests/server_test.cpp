// The real server on a free port, met by clients over sockets.
#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "engine/version.h"
#include "server/tests/server_fixture.h"
#include "table/verify.h"

namespace regalia::server {
namespace {

TEST_F(Serving, IsWellAndRefusesWhatIsNotThere) {
  EXPECT_EQ(client().send(http::verb::get, "/health").response.body(),
            "well\nRegalia " + std::string(version()) + "\n");
  EXPECT_EQ(client().send(http::verb::get, "/nothing").status(), 404);
  EXPECT_EQ(client().send(http::verb::get, "/api").status(), 405);
  EXPECT_EQ(client().send(http::verb::get, "/records/none").status(), 404);
  EXPECT_EQ(client().send(http::verb::post, "/api", "nonsense").error(), "parse_error");
  EXPECT_EQ(client().call("dance").error(), "unknown_method");
  EXPECT_EQ(client().call("create", {{"game", "royals"}}).error(), "not_allowed") << "nobody knows who asks";
  EXPECT_EQ(client().send(http::verb::post, "/api", "{}", {{"Origin", "http://elsewhere"}}).status(), 403);
  EXPECT_EQ(client().send(http::verb::get, "/health").response["X-Content-Type-Options"], "nosniff");
}

class ServingGame : public Serving, public testing::WithParamInterface<std::string> {};

TEST_P(ServingGame, IsPlayedOverSocketsAndProved) {
  // As few people as the game needs, and an onlooker.
  const int players = find_game(GetParam())->least_players;
  std::vector<Client> people;
  for (int i = 0; i < players; ++i) people.push_back(guest("Guest " + std::to_string(i + 1)));
  const bj::object shorter = GetParam() == "blood" ? bj::object{{"turns", "5"}} : bj::object{};
  const std::string table =
      id_of(people[0].call("create", {{"game", GetParam()}, {"players", players}, {"options", shorter}}));
  for (int i = 1; i < players; ++i) people[static_cast<std::size_t>(i)].call("join", {{"table", table}});
  std::vector<std::unique_ptr<Chair>> chairs;
  std::vector<Chair*> seated;
  for (const Client& person : people) {
    chairs.push_back(std::make_unique<Chair>(server->port(), table, person.token));
    seated.push_back(chairs.back().get());
  }
  Chair& annas = *seated[0];
  Chair& bens = *seated[1];
  Chair onlooker(server->port(), table, "");
  EXPECT_EQ(annas.welcome.at("method"), "welcome");
  EXPECT_EQ(annas.result("view").at("seat"), 1);
  EXPECT_EQ(bens.result("view").at("seat"), 2);
  EXPECT_EQ(annas.call("view", {{"seat", 2}}).at("error").at("data").at("name"), "not_allowed");
  EXPECT_EQ(annas.call("position").at("error").at("data").at("name"), "not_allowed");
  EXPECT_EQ(onlooker.call("play", {{"moves", {"end"}}}).at("error").at("data").at("name"), "not_allowed");
  Rng rng(1);
  int steps = 0;
  while (step(seated, rng)) ++steps;
  EXPECT_GT(steps, 50);
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
  // A short game of Blood Royale may know no sealed bid.
  if (GetParam() != "blood") {
    EXPECT_GT(secrets, 10);
  }
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameEntry& game : all_games()) ids.push_back(game.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(All, ServingGame, testing::ValuesIn(game_ids()), [](const auto& game) { return game.param; });

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

TEST_F(Serving, WhoDeclinesIsTold) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call(
      "create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}, {"options", {{"start", "1"}}}}));
  Chair annas(server->port(), table, anna.token);
  annas.result("play", {{"moves", {"draw pile"}}});
  annas.notices.clear();
  annas.result("undo");
  const bool told = std::any_of(annas.notices.begin(), annas.notices.end(), [](const bj::object& notice) {
    return notice.at("method") == "declined" && notice.at("params").at("seat") == 2;
  });
  EXPECT_TRUE(told);
}

TEST_F(Serving, BotsGiveAdviceAtFriendlyTables) {
  Client anna = guest("Anna");
  const bj::object params = {
      {"game", "royals"}, {"players", 2}, {"seats", {"me", "random"}}, {"options", {{"start", "1"}}}};
  bj::object friendly = params;
  friendly["listed"] = false;
  Chair annas(server->port(), id_of(anna.call("create", friendly)), anna.token);
  annas.result("hint");
  while (annas.notices.empty() || annas.notices.back().at("method") != "hint")
    annas.notices.push_back(annas.next().as_object());
  const bj::value move = annas.notices.back().at("params").at("move");
  EXPECT_EQ(annas.result("why", {{"move", move}}).at("legal"), true) << "and nothing was played";
  Chair strict(server->port(), id_of(anna.call("create", params)), anna.token);
  EXPECT_EQ(strict.call("hint").at("error").at("data").at("name"), "not_allowed") << "strangers may join";
}

TEST_F(Serving, MessagesAreCompressedForWhoeverOffersIt) {
  const auto agreed = [&](bool offers) {
    asio::io_context context;
    beast::websocket::stream<tcp::socket> stream(context);
    stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), server->port()});
    beast::websocket::permessage_deflate deflate;
    deflate.client_enable = offers;
    stream.set_option(deflate);
    beast::websocket::response_type response;
    stream.handshake(response, "127.0.0.1", "/lobby");
    stream.write(asio::buffer(std::string(R"({"jsonrpc":"2.0","id":1,"method":"games"})")));
    beast::flat_buffer buffer;
    stream.read(buffer);
    EXPECT_TRUE(bj::parse(beast::buffers_to_string(buffer.data())).as_object().contains("result"));
    return std::string(response[http::field::sec_websocket_extensions]);
  };
  EXPECT_TRUE(agreed(true).starts_with("permessage-deflate"));
  EXPECT_EQ(agreed(false), "");
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
