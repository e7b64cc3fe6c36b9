// A host without a network.

#include <gtest/gtest.h>
#include <prometheus/gauge.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/json.hpp>
#include <filesystem>

#include "server/lobby/lobby_methods.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

namespace bj = boost::json;
namespace fs = std::filesystem;

// Everything a server has but the network.
class Hosting : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-host-" + std::to_string(getpid()));
  bool made = fs::create_directories(folder);
  SqliteStore store{(folder / "regalia.db").string()};
  Limits limits{LimitSettings{}};
  Metrics metrics;
  Regards regards{store};
  Postman postman{PostSettings{}};
  Log log{Log::Level::off};
  Files files;
  boost::asio::io_context context;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> staying{context.get_executor()};
  FairPool thinking{2};
  FairPool waiting{2};
  Services services{context.get_executor(), thinking, waiting, store, limits, metrics, regards, postman, log, files};
  AccountId anna = store.add_account({0, "Anna", "", false}).value();

  void TearDown() override {
    thinking.stop();
    waiting.stop();
    fs::remove_all(folder);
  }
  void run_for(int milliseconds) {
    context.restart();
    context.run_for(std::chrono::milliseconds(milliseconds));
  }
};

TEST_F(Hosting, ABotMovesForWhoeverIsAwayTooLong) {
  const TableInfo info{"t", "", TableStage::playing, 0, {{anna, ""}, {anna, ""}}, std::nullopt};
  Table table = Table::start(*find_game("royals"), {2, {}, {}}, TableSetup{}).value();
  std::vector<Change> changes = {PutTable{info}, BeginGame{"t", table.line(0), ""}};
  for (std::size_t step = 1; step <= table.steps(); ++step)
    changes.emplace_back(
        AddLines{"t", static_cast<std::int64_t>(step), static_cast<std::int64_t>(step), table.line(step)});
  ASSERT_FALSE(store.write_now(changes).has_value());
  const std::size_t before = store.game("t")->record.size();
  const ClockSettings no_time{{}, {}, 0, "move"};
  for (const auto& clock : {std::optional<ClockSettings>(), std::optional(no_time)}) {
    auto opened = Table::open(all_games(), store.game("t")->record, table.chance().secret());
    HostSettings settings;
    settings.company.clock = clock;
    const auto host = std::make_shared<Host>(services, info, std::move(std::get<Table>(opened)), settings);
    host->wake();
    run_for(300);
    EXPECT_EQ(store.game("t")->record.size() > before, clock.has_value());
    host->close();
    run_for(50);
  }
}

TEST_F(Hosting, TablesThatNobodyTouchesArePutAway) {
  Lobby lobby(services);
  const Visitor visitor{"here", "here", "", "", false, {}, store.account(anna)};
  const bj::object params = {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}};
  const auto made_table = std::get<bj::value>(lobby.call(visitor, "create", params));
  const std::string id(made_table.at("id").as_string());
  services.archive_days = -1;  // whatever was touched before tomorrow
  lobby.archive_old_tables();
  EXPECT_FALSE(store.table(id)->archived) << "somebody is there";
  run_for(100);
  lobby.let_tables_rest();
  lobby.archive_old_tables();
  EXPECT_TRUE(store.table(id)->archived);
  EXPECT_TRUE(lobby.place(store.account(anna), id, 1, std::nullopt).ok());
  EXPECT_FALSE(store.table(id)->archived);
  run_for(100);
}

TEST_F(Hosting, TablesThatNobodyIsAtAreLetGoAndOpenedAgain) {
  Lobby lobby(services);
  const Visitor visitor{"here", "here", "", "", false, {}, store.account(anna)};
  const auto made_table = lobby.call(visitor, "create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}});
  const std::string id(std::get<boost::json::value>(made_table).at("id").as_string());
  run_for(100);
  EXPECT_EQ(metrics.tables.Value(), 1);
  {
    const auto place = lobby.place(visitor.account, id, 2, std::nullopt);
    lobby.let_tables_rest();
    EXPECT_EQ(metrics.tables.Value(), 1) << "somebody is there";
  }
  lobby.let_tables_rest();
  EXPECT_EQ(metrics.tables.Value(), 0);
  EXPECT_EQ(lobby.place(visitor.account, id, 2, std::nullopt)->viewer, seat_at(1));
  EXPECT_EQ(metrics.tables.Value(), 1);
}

TEST_F(Hosting, ATableThatTheDiskRefusesIsOpenedAnew) {
  Lobby lobby(services);
  const Visitor visitor{"here", "here", "", "", false, {}, store.account(anna)};
  const auto made_table = lobby.call(
      visitor, "create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}, {"options", {{"start", "1"}}}});
  const std::string id(std::get<boost::json::value>(made_table).at("id").as_string());
  run_for(100);
  const auto host = lobby.place(visitor.account, id, 1, std::nullopt)->host;
  const auto member = std::make_shared<Member>();
  std::string heard;
  bool closed = false;
  member->viewer = seat_at(0);
  member->send = [&](const std::string& line) { heard += line; };
  member->close = [&] { closed = true; };
  host->enter(member);
  // Somebody else has written the next step.
  const std::string record = store.game(id)->record;
  const auto steps = std::count(record.begin(), record.end(), '\n');
  ASSERT_FALSE(store.write_now({AddLines{id, steps, steps, "x"}}).has_value());
  boost::asio::co_spawn(
      host->strand(),
      host->receive(member, R"({"jsonrpc":"2.0","id":1,"method":"play","params":{"moves":["draw pile"]}})"),
      boost::asio::detached);
  run_for(100);
  EXPECT_TRUE(closed);
  EXPECT_EQ(heard.find("\"id\":1"), std::string::npos) << "what is not on disk is not acknowledged";
  EXPECT_TRUE(host->is_stopped());
  EXPECT_FALSE(lobby.place(visitor.account, id, 1, std::nullopt).ok()) << "it is read from the disk, which is damaged";
}

}  // namespace
}  // namespace regalia::server
