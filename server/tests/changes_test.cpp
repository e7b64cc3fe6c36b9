// What is pushed to the sockets of a table: one message a change, with what has changed and nothing else.
#include <algorithm>

#include "server/tests/server_fixture.h"
#include "server/tests/table_copy.h"
#include "tests/probe/entry.h"

namespace regalia::server {
namespace {

const std::vector<GameEntry>& games_and_probe() {
  static const std::vector<GameEntry> games = probe::with_all_games();
  return games;
}

// A table of three people, and somebody who looks on.
class Changes : public Serving {
 protected:
  void SetUp() override {
    games = games_and_probe();
    Serving::SetUp();
  }
  void sit_down(const std::string& game, const bj::object& options = {}) {
    const bj::object params = {{"game", game}, {"players", 3}, {"options", options}};
    for (const char* name : {"Anna", "Ben", "Cleo"}) {
      players.push_back(guest(name));
      if (table.empty())
        table = id_of(players.back().call("create", params));
      else
        players.back().call("join", {{"table", table}});
    }
    for (const Client& player : players) come(player.token);
    come("");
  }
  void come(const std::string& token) {
    chairs.push_back(std::make_unique<Chair>(server->port(), table, token));
    clients.emplace_back(chairs.back()->welcome);
  }
  // All that was sent before this has come, and is taken in.
  void catch_up() {
    for (std::size_t i = 0; i < chairs.size(); ++i) {
      chairs[i]->result("status");
      clients[i].hear_all(*chairs[i]);
    }
  }
  bj::object fresh(std::size_t i) const {
    return Chair(server->port(), table, i < players.size() ? players[i].token : "").welcome.at("params").as_object();
  }
  void expect_up_to_date() {
    for (std::size_t i = 0; i < chairs.size(); ++i) EXPECT_EQ(clients[i].kept, fresh(i)) << "viewer " << i + 1;
  }
  std::size_t somebody_asked(Rng& rng) const {
    for (;;)
      if (const std::size_t i = rng.below(3); clients[i].is_asked(static_cast<int>(i) + 1)) return i;
  }
  // A move at random; nobody is told in more than one message, and who plays before the answer comes.
  void play(Rng& rng) {
    const std::size_t actor = somebody_asked(rng);
    const bj::object params = clients[actor].any_move(rng);
    const bj::object reply = chairs[actor]->call("play", params);
    ASSERT_TRUE(reply.contains("result")) << bj::serialize(params) << bj::serialize(reply);
    ASSERT_EQ(chairs[actor]->notices.size(), 1U) << "one message, before the answer";
    for (const std::unique_ptr<Chair>& chair : chairs) {
      chair->result("status");
      ASSERT_LE(chair->notices.size(), 1U);
    }
    catch_up();
    EXPECT_EQ(clients[actor].kept["step"], reply.at("result").at("step"));
  }
  // Somebody asks to take back, and the others answer.
  void ask_to_take_back(Rng& rng) {
    const std::size_t asker = rng.below(3);
    if (!chairs[asker]->call("undo").contains("result")) return;
    catch_up();
    for (std::size_t i = 0; i < 3; ++i)
      if (const auto* request = clients[0].kept["status"].as_object().if_contains("request")) {
        const bj::value number = request->at("number");
        if (i != asker) chairs[i]->result("consent", {{"request", number}, {"agree", rng.below(4) != 0}});
        catch_up();
      }
  }

  std::vector<Client> players;
  std::string table;
  std::vector<std::unique_ptr<Chair>> chairs;  // the onlooker's last
  std::vector<TableCopy> clients;
};

class ChangesOf : public Changes, public testing::WithParamInterface<std::string> {};

TEST_P(ChangesOf, MakeOfTheFirstWelcomeWhatAFreshOneShows) {
  sit_down(GetParam());
  Rng rng(3);
  int decisions = 0;
  for (; !clients[0].is_over() && decisions < 2000 && !HasFatalFailure(); ++decisions) {
    play(rng);
    if (rng.below(40) == 0) ask_to_take_back(rng);
    if (GetParam() == "probe" && rng.below(10) == 0) {
      chairs[rng.below(3)]->result("wish", {{"moves", {"veto"}}});
      catch_up();
    }
    if (rng.below(30) == 0) expect_up_to_date();
  }
  EXPECT_TRUE(clients[0].is_over());
  expect_up_to_date();
  EXPECT_GT(decisions, 30);
  EXPECT_LT(clients[3].changes, clients[0].changes + clients[1].changes) << "an onlooker hears of less";
}

INSTANTIATE_TEST_SUITE_P(Games, ChangesOf, testing::Values("royals", "gambit", "probe"),
                         [](const auto& game) { return game.param; });

TEST_F(Changes, AMoveSentTwiceWithTheSameStepCountsOnce) {
  sit_down("royals", {{"start", "1"}});
  const bj::object params = {{"moves", {"draw pile"}}, {"step", clients[0].kept["step"]}};
  EXPECT_TRUE(chairs[0]->call("play", params).contains("result"));
  const bj::object again = chairs[0]->call("play", params);
  EXPECT_EQ(again.at("error").at("data").at("name"), "past");
  EXPECT_EQ(again.at("error").at("code"), 11);
  EXPECT_EQ(chairs[0]->notices.size(), 1U) << "nothing has changed";
  catch_up();
  EXPECT_EQ(clients[0].kept["view"].at("seats").at(0).at("country_cards"), 1);
  expect_up_to_date();
}

TEST_F(Changes, WhoeverWantsNoReplyIsToldWhatChangedOrWhyNot) {
  sit_down("royals", {{"start", "1"}});
  const std::string decision = R"({"jsonrpc":"2.0","method":"play","params":{"moves":["draw pile"]}})";
  chairs[0]->send(decision);
  EXPECT_EQ(chairs[0]->next().at("method"), "changed");
  chairs[1]->send(decision);
  EXPECT_EQ(chairs[1]->next().at("method"), "changed") << "of the first seat's decision";
  const bj::value refused = chairs[1]->next();
  EXPECT_EQ(refused.at("method"), "refused");
  EXPECT_EQ(refused.at("params").at("data").at("name"), "refused");
  EXPECT_FALSE(refused.at("params").at("message").as_string().empty());
  EXPECT_TRUE(chairs[1]->call("status").contains("result"));
  EXPECT_TRUE(chairs[1]->notices.empty()) << "nothing else has come";
}

TEST_F(Changes, NobodyIsSentAnythingWhenSomebodyOnlyReads) {
  sit_down("probe");
  for (const char* method : {"status", "components", "view", "moves", "deals", "wishes", "log", "chat"})
    chairs[0]->result(method);
  chairs[0]->call("why", {{"move", "done"}});
  chairs[0]->call("play", {{"moves", {"vote yes"}}});  // which the rules refuse
  chairs[0]->call("record");
  for (const std::unique_ptr<Chair>& chair : chairs) {
    chair->result("status");
    EXPECT_TRUE(chair->notices.empty());
  }
}

TEST_F(Changes, WhatIsDoneInSecretIsSentToThoseItConcernsOnly) {
  sit_down("probe");
  const auto told = [&] {
    std::string who;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
      chairs[i]->result("status");
      who += chairs[i]->notices.empty() ? "" : std::to_string(i + 1) + " ";
    }
    catch_up();
    return who;
  };
  chairs[0]->result("play", {{"moves", {"draft 2", "clause give 2"}}});
  EXPECT_EQ(told(), "1 ");
  chairs[0]->result("play", {{"moves", {"put"}}, {"words", {"between us"}}});
  EXPECT_EQ(told(), "1 2 ");
  EXPECT_EQ(clients[1].kept["deals"].at(0).at("words"), "between us");
  chairs[2]->result("wish", {{"moves", {"veto"}}});
  EXPECT_EQ(told(), "3 ");
  chairs[2]->result("play", {{"moves", {"done"}}});
  EXPECT_EQ(told(), "1 2 3 4 ");
  expect_up_to_date();
}

TEST_F(Changes, AWindowThatComesLaterIsTakenAlong) {
  sit_down("royals", {{"start", "1"}});
  come(players[0].token);
  chairs[0]->result("play", {{"moves", {"draw pile"}}});
  catch_up();
  EXPECT_EQ(clients[4].kept, clients[0].kept);
  EXPECT_EQ(clients[4].changes, 1);
}

TEST_F(Changes, StepsGoOnAfterARestart) {
  sit_down("probe");
  Rng rng(5);
  for (int i = 0; i < 12; ++i) play(rng);
  chairs.clear();
  stop();
  start();
  for (std::size_t i = 0; i < clients.size(); ++i) EXPECT_EQ(clients[i].kept, fresh(i)) << "viewer " << i + 1;
}

}  // namespace
}  // namespace regalia::server
