// How thinking and questions that cost much are shared out between those who make the server think.
#include <gtest/gtest.h>

#include <atomic>

#include "server/ops/message_cost.h"
#include "server/tests/server_fixture.h"

namespace regalia::server {
namespace {

void use_processor(std::chrono::milliseconds time) {
  const auto since = processor_time();
  while (processor_time() - since < time) {
  }
}

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

class Works final : public Bot {
 public:
  Chosen choose(const AnyValue& view, Thinking&) const override {
    use_processor(std::chrono::milliseconds(300));
    (void)view;
    throw std::runtime_error("has worked");
  }
};

template <class Kind> BotEntry bot(const std::string& id, const std::string& level = "easy") {
  return {id, "For tests.", level, 1, [](const Game&) { return std::make_unique<Kind>(); }};
}

const std::vector<GameEntry>& games_with_thinkers() {
  static const std::vector<GameEntry> games = [] {
    std::vector<GameEntry> list = all_games();
    for (GameEntry& game : list) {
      game.company.bots.push_back(bot<Broods>("broods"));
      game.company.bots.push_back(bot<Blocks>("blocks"));
      if (game.id != "gambit") continue;
      game.company.bots.insert(game.company.bots.begin(), bot<Works>("works", kStrong));  // whom people ask for a hint
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
    return std::string(ask(address, "", "guest", {{"name", "Visitor"}}).result().at("token").as_string());
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

// --- hints and reviews ---

class Advice : public Serving {
 protected:
  void SetUp() override {
    games = games_with_thinkers();
    Serving::SetUp();
  }
  void restart(const LimitSettings& limits) {
    stop();
    start(limits);
  }
  // A seat of Anna's at a friendly table.
  std::unique_ptr<Chair> seat() {
    Client anna = guest("Anna");
    const std::string table =
        id_of(anna.call("create", {{"game", "gambit"}, {"players", 2}, {"seats", {"me", "me"}}, {"listed", false}}));
    auto first = std::make_unique<Chair>(server->port(), table, anna.token, "?seat=1");
    const bj::value moves = first->result("moves").at("moves");
    if (!moves.as_array().empty()) return first;
    return std::make_unique<Chair>(server->port(), table, anna.token, "?seat=2");
  }
  static std::string error(const bj::object& reply) {
    return reply.contains("error") ? std::string(reply.at("error").at("data").at("name").as_string()) : "none";
  }
};

TEST_F(Advice, HintsUpToABudgetOfProcessorTime) {
  LimitSettings limits = no_limits();
  limits.advice = 0.35;  // a minute: 1.05 seconds at once, of which one must be left
  restart(limits);
  const auto chair = seat();
  EXPECT_EQ(error(chair->call("hint")), "none");  // takes 0.3 seconds
  std::string last = "none";
  for (int i = 0; i < 2000 && last == "none"; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));  // until it is thought
    last = error(chair->call("hint"));
  }
  EXPECT_EQ(last, "too_often");
  EXPECT_EQ(error(seat()->call("hint")), "too_often") << "another account at another table, from the same address";
}

TEST_F(Advice, SoManyHintsAndReviewsOfAnAddressAtOnce) {
  Client anna = guest("Anna");
  const std::string ended = ended_game(anna, true);
  LimitSettings limits = no_limits();
  limits.advice_at_once = 0;
  restart(limits);
  EXPECT_EQ(error(seat()->call("hint")), "too_often");
  Chair onlooker(server->port(), ended, "");
  EXPECT_EQ(error(onlooker.call("review")), "too_often");
}

TEST(Limits, AdviceIsBoundedForAnAddressAndForAnAccount) {
  LimitSettings settings;
  settings.advice = 20;
  settings.advice_at_once = 2;
  Limits limits(settings);
  const Payer anna{"here", "anna", "t"};
  {
    const auto one = limits.advice(anna);
    const auto two = limits.advice({"here", "ben", "u"});
    EXPECT_TRUE(one && two);
    EXPECT_FALSE(limits.advice({"here", "cleo", "v"})) << "two at once for one address";
    EXPECT_TRUE(limits.advice({"elsewhere", "dora", "w"}));
  }
  EXPECT_TRUE(limits.advice(anna)) << "places are given back";
  limits.advised(anna, std::chrono::seconds(120));
  EXPECT_FALSE(limits.advice(anna));
  EXPECT_FALSE(limits.advice({"here", "ben", "u"})) << "the same address";
  EXPECT_FALSE(limits.advice({"elsewhere", "anna", "t"})) << "the same account";
  EXPECT_TRUE(limits.advice({"elsewhere", "dora", "w"}));
  EXPECT_TRUE(limits.advice({"elsewhere", "", "w"})) << "somebody who looks on";
}

// --- questions that take long ---

TEST(MessageCosts, AreThoseOfTheListOrTheMillisecondsThatItTook) {
  using std::chrono::microseconds;
  MessageCost cost(60);
  cost.add(5, microseconds(900));
  EXPECT_EQ(cost.total(), 5);
  cost.add(5, microseconds(7'900));
  EXPECT_EQ(cost.total(), 12) << "seven whole milliseconds";
  EXPECT_FALSE(cost.is_much());
  cost.add(50, microseconds(0));
  EXPECT_TRUE(cost.is_much()) << "sixty by the list";
  MessageCost slow(60);
  slow.add(1, MessageCost::kLongest);
  EXPECT_TRUE(slow.is_much());
  EXPECT_EQ(MessageCost(60).total(), 1) << "a message of nothing";
}

// A game where looking something up takes long.
class SlowCodec final : public Codec {
 public:
  explicit SlowCodec(std::shared_ptr<const MadeGame> game) : game_(std::move(game)) {}

  bj::object position(const AnyValue& state, PositionFormat format) const override {
    return game_->codec().position(state, format);
  }
  Result<AnyValue> read_position(const bj::value& json) const override { return game_->codec().read_position(json); }
  bj::object components() const override { return game_->codec().components(); }
  bj::object view(const AnyValue& view) const override { return game_->codec().view(view); }
  json::Sections sections(const AnyValue& view) const override { return game_->codec().sections(view); }
  bj::object event(const AnyEvent& event) const override { return game_->codec().event(event); }
  bj::object consult(const AnyValue&, std::string_view, std::span<const Move>, Names) const override {
    use_processor(std::chrono::milliseconds(50));
    return {};
  }

 private:
  std::shared_ptr<const MadeGame> game_;
};

Result<MadeGame> make_slow(const GameSetup& setup) {
  auto made = find_game("royals")->make(setup);
  if (!made) return Error{made.error()};
  const auto game = std::make_shared<const MadeGame>(std::move(made).value());
  return MadeGame(std::shared_ptr<const Game>(game, &game->rules()),
                  std::shared_ptr<const Wording>(game, &game->words()),
                  std::shared_ptr<const Drawing>(game, &game->drawing()), std::make_shared<const SlowCodec>(game));
}

class SlowQuestions : public Serving {
 protected:
  std::vector<GameEntry> slow_games = all_games();

  void SetUp() override {
    for (GameEntry& game : slow_games)
      if (game.id == "royals") game.make = make_slow;
    games = slow_games;
    Serving::SetUp();
  }
};

TEST_F(SlowQuestions, OneMessageTakesAProcessorForAMomentAndNoLonger) {
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair chair(server->port(), table, anna.token);
  bj::array batch;
  for (int i = 0; i < 12; ++i)
    batch.push_back(
        bj::object{{"jsonrpc", "2.0"}, {"id", i}, {"method", "consult"}, {"params", {{"about", "anything"}}}});
  chair.send(bj::serialize(batch));
  bj::value replies = chair.next();
  while (!replies.is_array()) replies = chair.next();
  int answered = 0;
  for (const bj::value& reply : replies.as_array()) answered += reply.as_object().contains("result") ? 1 : 0;
  EXPECT_EQ(answered, 4) << "of 50 ms each; by the list it might ask for 12";
}

}  // namespace
}  // namespace regalia::server
