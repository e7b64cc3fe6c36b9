// The server as a process of its own, killed at any instant: whatever was acknowledged is there afterwards, and nothing else
// has changed.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <random>
#include <thread>

#include "engine/random.h"
#include "server/tests/clients.h"
#include "server/tests/process.h"
#include "store/sqlite_store.h"
#include "table/table.h"
#include "tests/contract/garbage.h"

namespace regalia::server {
namespace {

namespace fs = std::filesystem;

class ServerProcess : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-kill-" + std::to_string(getpid()));
  std::string data = (folder / "regalia.db").string();

  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }

  // The record as the disk has it, checked in every step.
  [[nodiscard]] std::string record_of(const std::string& table) const {
    SqliteStore store(data);
    const std::optional<StoredGame> game = store.game(table);
    if (!game) return "";
    const auto opened = Table::open(all_games(), game->record, from_hex<32>(game->secret));
    if (const auto* fault = std::get_if<RecordFault>(&opened)) ADD_FAILURE() << fault->sentence();
    return game->record;
  }

  // Plays at two chairs of one account until the server is gone. What was acknowledged, in order, goes to `acknowledged`.
  static void play(std::uint16_t port, const std::string& table, const std::string& token, Rng& rng,
                   std::vector<std::string>& acknowledged) {
    try {
      Chair one(port, table, token, "?seat=1");
      Chair two(port, table, token, "?seat=2");
      for (;;) {
        const bj::value status = one.result("status");
        if (status.at("pending").at("step") == "over") return;
        Chair& chair = status.at("pending").at("owing").at(0) == 1 ? one : two;
        const bj::value listed = chair.result("moves");
        const bj::array& moves = listed.at("moves").as_array();
        const bj::value move = moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))).at("move");
        if (!chair.call("play", {{"moves", {move}}}).contains("result")) continue;
        acknowledged.emplace_back(move.as_string());
      }
    } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): the server is gone
    }
  }

  // The moves of the seats in a record.
  static std::vector<std::string> moves_in(const std::string& record) {
    std::vector<std::string> moves;
    for (std::size_t at = record.find("{\"seat\":"); at != std::string::npos; at = record.find("{\"seat\":", at + 1)) {
      if (record[at + 8] == '"') continue;  // chance
      const std::size_t from = record.find("\"move\":\"", at) + 8;
      moves.push_back(record.substr(from, record.find('"', from) - from));
    }
    return moves;
  }
};

TEST_F(ServerProcess, NoAcknowledgedDecisionIsEverLost) {
  Rng rng(std::random_device{}());
  std::string token;
  std::string table;
  std::vector<std::string> acknowledged;
  std::string before;
  int decisions = 0;
  // So often, and on a slow machine until something was played at all.
  const int rounds = contract::effort(4, 25, 2000);
  for (int round = 0; round < rounds || (decisions <= 10 && round < 200); ++round) {
    Process process(data);
    ASSERT_NE(process.port, 0);
    if (table.empty() || moves_in(before).size() > 250) {
      Client client(process.port);
      client.be_guest("Anna");
      token = client.token;
      table = std::string(client.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}})
                              .result()
                              .at("id")
                              .as_string());
      acknowledged.clear();
      before.clear();
    }
    const std::size_t known = acknowledged.size();
    std::thread killer([&process, delay = rng.below(60)] {
      std::this_thread::sleep_for(std::chrono::milliseconds(delay));
      process.end(SIGKILL);
    });
    play(process.port, table, token, rng, acknowledged);
    killer.join();
    const std::string record = record_of(table);
    ASSERT_TRUE(record.starts_with(before)) << "nothing that was there has changed";
    const std::vector<std::string> kept = moves_in(record);
    ASSERT_GE(kept.size(), acknowledged.size());
    ASSERT_LE(kept.size(), acknowledged.size() + 1) << "at most one decision was on its way";
    for (std::size_t i = 0; i < acknowledged.size(); ++i) ASSERT_EQ(kept[i], acknowledged[i]) << i;
    acknowledged = kept;
    decisions += static_cast<int>(acknowledged.size() - known);
    before = record;
  }
  EXPECT_GT(decisions, 10);
}

TEST_F(ServerProcess, TheExampleBotPlaysAWholeGame) {
  Process process(data);
  const std::string line =
      "python3 " REGALIA_SOURCE_DIR "/examples/bot.py http://127.0.0.1:" + std::to_string(process.port) +
      " --create royals 2>&1";
  FILE* pipe = popen(line.c_str(), "r");
  std::string text;
  for (int c = fgetc(pipe); c != EOF; c = fgetc(pipe)) text += static_cast<char>(c);
  EXPECT_EQ(pclose(pipe), 0) << text;
  EXPECT_NE(text.find("Example bot: "), std::string::npos) << text;
}

TEST_F(ServerProcess, ASignalEndsItInPeace) {
  Process process(data);
  Client client(process.port);
  client.be_guest("Anna");
  EXPECT_EQ(process.end(SIGTERM), 0);
  SqliteStore store(data);
  EXPECT_TRUE(store.account(1).has_value());
}

}  // namespace
}  // namespace regalia::server
