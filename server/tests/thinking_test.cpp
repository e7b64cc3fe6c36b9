// How thinking is shared out between those who make the server think.
#include <gtest/gtest.h>

#include <atomic>

#include "server/tests/serving.h"

namespace regalia::server {
namespace {

// Thinks until it may not go on, and never on its own.
class Broods final : public Bot {
 public:
  Chosen choose(const AnyValue&, Thinking& thinking) const override {
    ++thinkers;
    while (thinking.goes_on(0)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    throw std::runtime_error("has brooded");  // then a random move is played
  }
  static inline std::atomic<int> thinkers = 0;
};

// Does not even look whether it may go on.
class Blocks final : public Bot {
 public:
  Chosen choose(const AnyValue&, Thinking&) const override {
    ++thinkers;
    while (!let_go) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    throw std::runtime_error("has blocked");
  }
  static inline std::atomic<int> thinkers = 0;
  static inline std::atomic<bool> let_go = false;
};

template <class Kind> BotEntry bot(const std::string& id) {
  return {id, "For tests.", "easy", 1, [](const Game&) { return std::make_unique<Kind>(); }};
}

const std::vector<GameEntry>& games_with_thinkers() {
  static const std::vector<GameEntry> games = [] {
    std::vector<GameEntry> list = all_games();
    for (GameEntry& game : list) {
      game.company.bots.push_back(bot<Broods>("broods"));
      game.company.bots.push_back(bot<Blocks>("blocks"));
    }
    return list;
  }();
  return games;
}

// Visitors from many addresses, who come through a proxy on this machine.
class ManyVisitors : public Serving {
 protected:
  using Fields = std::vector<std::pair<std::string, std::string>>;

  void SetUp() override {
    games = games_with_thinkers();
    proxies = {"127.0.0.1"};
    bots_deadline = std::chrono::hours(1);
    Blocks::let_go = false;
    Blocks::thinkers = 0;
    Broods::thinkers = 0;
    Serving::SetUp();
  }
  void TearDown() override {
    Blocks::let_go = true;
    Serving::TearDown();
  }
  [[nodiscard]] Reply ask(const std::string& address, const std::string& token, const char* method,
                          const bj::object& params) const {
    Client asker = client();
    asker.token = token;
    return asker.send(http::verb::post, "/api",
                      bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}),
                      Fields{{"X-Forwarded-For", address}});
  }
  [[nodiscard]] std::string newcomer(const std::string& address) const {
    return std::string(ask(address, "", "guest", {{"name", "Nobody"}}).result().at("token").as_string());
  }
  std::string table_of(const std::string& address, const std::string& token, const char* opponent) {
    return id_of(ask(address, token, "create", {{"game", "royals"}, {"players", 2}, {"seats", {opponent, opponent}}}));
  }
  // As many tables as there are threads, and more, where bots think for somebody.
  void attack(const std::string& address, const char* opponent) {
    const std::string token = newcomer(address);
    for (unsigned i = 0; i < 4 + std::thread::hardware_concurrency(); ++i) table_of(address, token, opponent);
  }
  static void wait_for(const std::atomic<int>& thinkers, int how_many) {
    for (int i = 0; i < 2000 && thinkers < how_many; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ASSERT_GE(thinkers, how_many);
  }
  // Whether the bots at a table of somebody begin to act.
  [[nodiscard]] bool is_played(const std::string& table) const {
    for (int i = 0; i < 2000; ++i) {
      Client onlooker = client();
      Chair chair(server->port(), table, "");
      if (chair.result("log").at("lines").as_array().size() > 20) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return false;
  }
};

TEST_F(ManyVisitors, AVisitorWithManyAccountsLeavesAThreadToTheBotsOfOthers) {
  attack("1.1.1.1", "blocks");
  attack("1.1.1.1", "blocks");
  wait_for(Blocks::thinkers, static_cast<int>(std::thread::hardware_concurrency()));
  EXPECT_TRUE(is_played(table_of("2.2.2.2", newcomer("2.2.2.2"), "random")));
}

TEST_F(ManyVisitors, BotsThatThinkLongMakeWayForThoseOfOthers) {
  attack("1.1.1.1", "broods");
  attack("3.3.3.3", "broods");
  wait_for(Broods::thinkers, static_cast<int>(std::thread::hardware_concurrency()) + 1);
  EXPECT_TRUE(is_played(table_of("2.2.2.2", newcomer("2.2.2.2"), "random"))) << "although all threads were taken";
}

}  // namespace
}  // namespace regalia::server
