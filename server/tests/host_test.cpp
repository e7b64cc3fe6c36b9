// A host without a network.
#include "server/host.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <filesystem>

#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

namespace fs = std::filesystem;

TEST(HostClock, ABotMovesForWhoeverIsAwayTooLong) {
  const fs::path folder = fs::temp_directory_path() / ("regalia-host-" + std::to_string(getpid()));
  fs::create_directories(folder);
  {
    SqliteStore store((folder / "regalia.db").string());
    const AccountId anna = store.add_account({0, "Anna", "", false}).value();
    TableInfo info{"t", "{}", TableStage::playing, 0, {{anna, ""}, {anna, ""}}};
    Table table = Table::start(*find_game("royals"), {2, {}, {}}, TableSetup{}).value();
    std::vector<Change> changes = {PutTable{info}, BeginGame{"t", table.line(0), ""}};
    for (std::size_t step = 1; step <= table.steps(); ++step)
      changes.emplace_back(AddLine{"t", static_cast<std::int64_t>(step), table.line(step)});
    ASSERT_FALSE(store.write_now(changes).has_value());
    const std::size_t before = store.game("t")->record.size();
    boost::asio::io_context context;
    const auto staying = boost::asio::make_work_guard(context);
    boost::asio::thread_pool thinking(1);
    for (const auto away : {std::optional<std::chrono::milliseconds>(), std::optional(std::chrono::milliseconds(5))}) {
      auto opened = Table::open(all_games(), store.game("t")->record, *table.chance().secret());
      const auto host = std::make_shared<Host>(context.get_executor(), thinking, store, info,
                                               std::move(std::get<Table>(opened)), away);
      host->wake();
      context.restart();
      context.run_for(std::chrono::milliseconds(300));
      const std::size_t after = store.game("t")->record.size();
      EXPECT_EQ(after > before, away.has_value());
      host->close();
      context.restart();
      context.run_for(std::chrono::milliseconds(50));
    }
    thinking.join();
  }
  fs::remove_all(folder);
}

}  // namespace
}  // namespace regalia::server
