// For tests: the real server on a free port.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <optional>
#include <sstream>
#include <thread>

#include "engine/random.h"
#include "server/server.h"
#include "server/tests/clients.h"

namespace regalia::server {

namespace fs = std::filesystem;

class Serving : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-server-" + std::to_string(getpid()));
  std::string data = (folder / "regalia.db").string();
  std::string web;  // the folder of a client, if there is one
  Catalogue games = all_games();
  std::vector<std::string> proxies;
  std::chrono::milliseconds absent_after = std::chrono::minutes(10);
  int bots_pause = 0;
  std::chrono::milliseconds bots_deadline{5'000};
  std::chrono::seconds notices_after = std::chrono::minutes(5);
  PostSettings post;
  std::ostringstream log;
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
  static LimitSettings no_limits() { return {1'000'000, 1'000'000, 1e6, 1e6, 1e6, 1e9, 1e6, 1'000'000, 1e6}; }
  void start(const LimitSettings& limits = no_limits()) {
    Settings settings;
    settings.limits = limits;
    settings.log_to = &log;
    settings.port = 0;
    settings.data = data;
    settings.web = web;
    settings.games = games;
    settings.absent_after = absent_after;
    settings.bots_pause = bots_pause;
    settings.bots_deadline = bots_deadline;
    settings.notices_after = notices_after;
    settings.post = post;
    settings.public_address = "https://games.example.org";
    settings.proxies = Proxies::named(proxies).value();
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
  // The same person at a server that was started again.
  [[nodiscard]] Client again(const Client& before) const {
    Client now = client();
    now.token = before.token;
    return now;
  }
  static std::string id_of(const Reply& reply) { return std::string(reply.result().at("id").as_string()); }
  // A game of Gambit Royale that bots have played to its end for somebody.
  std::string ended_game(Client& player, bool listed) {
    const bj::object params = {{"game", "gambit"}, {"players", 2}, {"seats", {"me", "random"}}, {"listed", listed}};
    const std::string table = id_of(player.call("create", params));
    Chair(server->port(), table, player.token).result("handover", {{"bot", "greedy"}});
    while (player.call("table", {{"table", table}}).result().at("stage") != "over")
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return table;
  }

  // One decision of whoever is asked among these chairs; false when the game is over.
  static bool step(std::vector<Chair*> chairs, Rng& rng) {
    // Each asks for itself: whether somebody was asked anew may be known to nobody else.
    for (std::size_t i = 0; i < chairs.size(); ++i) {
      const bj::value status = chairs[i]->result("status");
      if (status.at("pending").at("step") == "over") return false;
      const auto& owing = status.at("pending").at("owing").as_array();
      if (std::find(owing.begin(), owing.end(), bj::value(i + 1)) == owing.end()) continue;
      const bj::value listed = chairs[i]->result("moves");
      const bj::array& moves = listed.at("moves").as_array();
      if (moves.empty()) return true;
      chairs[i]->result("play",
                        {{"moves", {moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))).at("move")}}});
      return true;
    }
    return true;
  }
};

}  // namespace regalia::server
