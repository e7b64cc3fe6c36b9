// For tests: a server whose tables, people and sessions were written before it began, so that two of them are the same to
// the byte. Every table has a clock, and everybody wants to be told when it is his turn.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <optional>
#include <sstream>
#include <thread>

#include "server/account/identity.h"
#include "server/ops/clock.h"
#include "server/server.h"
#include "server/table/table_settings.h"
#include "store/sqlite_store.h"
#include "table/tests/tried_table.h"

namespace regalia::server {

namespace fs = std::filesystem;

class PreparedServer {
 public:
  explicit PreparedServer(const fs::path& folder, int people = 3) : data_((folder / "regalia.db").string()) {
    fs::create_directories(folder);
    store_.emplace(data_);
    for (int i = 0; i < people; ++i) {
      accounts_.push_back(store_->add_account({0, std::string("Person ") + std::to_string(i + 1), "", false}).value());
      EXPECT_FALSE(
          store_->write_now({AddSession{{token_hash(token(i)), accounts_.back(), now(), now(), "", ""}}}).has_value());
      EXPECT_FALSE(
          store_->write_now({SetNotices{accounts_.back(), R"({"webhook":"http://127.0.0.1:9/"})"}}).has_value());
    }
  }
  ~PreparedServer() { stop(); }
  PreparedServer(const PreparedServer&) = delete;
  PreparedServer& operator=(const PreparedServer&) = delete;

  void add(const std::string& id, const Table& table) {
    TableSettings settings;
    settings.game = table.header().game;
    settings.options = table.header().setup.options;
    settings.creator = accounts_[0];
    settings.clock = ClockSettings{3600, 10, {}, {}};
    TableInfo info{id, settings.text(), TableStage::playing, 1, {}, table.pending().owing.bits()};
    info.creator = settings.creator;
    info.listed = settings.listed;
    for (int i = 0; i < table.game().seats(); ++i) info.seats.push_back({accounts_[static_cast<std::size_t>(i)], ""});
    std::vector<Change> changes = {PutTable{info}, BeginGame{id, table.line(0), ""}};
    for (std::size_t step = 1; step <= table.steps(); ++step)
      changes.emplace_back(
          AddLines{id, static_cast<std::int64_t>(step), static_cast<std::int64_t>(step), table.line(step)});
    ASSERT_FALSE(store_->write_now(changes).has_value());
  }
  void start() {
    store_.reset();
    Settings settings;
    settings.port = 0;
    settings.data = data_;
    settings.games = tried_games();
    settings.limits = {1'000'000, 1'000'000, 1e6, 1e6, 1e6, 1e9, 1e6, 1'000'000, 1e6};
    settings.log_to = &log_;
    settings.notices_after = std::chrono::hours(1);  // they are looked for where they wait
    server_.emplace(settings);
    thread_ = std::thread([this] { server_->run(); });
  }
  void stop() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }
  // The tables of which a seat is to be told that they wait. Precondition: it is stopped.
  [[nodiscard]] std::vector<std::string> waiting_for(Seat seat) const {
    for (const Store::Waiting& waiting : SqliteStore(data_).due_notices(now() + std::int64_t{24} * 3600))
      if (seat != kNobody && waiting.account == accounts_[static_cast<std::size_t>(index(seat))]) return waiting.tables;
    return {};
  }
  [[nodiscard]] const std::vector<AccountId>& accounts() const { return accounts_; }
  [[nodiscard]] std::uint16_t port() const { return server_->port(); }
  [[nodiscard]] static std::string token(int seat) { return std::string(64, static_cast<char>('a' + seat)); }
  [[nodiscard]] static std::string token_of(Seat viewer) { return viewer == kNobody ? "" : token(index(viewer)); }

 private:
  std::string data_;
  std::optional<SqliteStore> store_;
  std::vector<AccountId> accounts_;
  std::ostringstream log_;
  std::optional<Server> server_;
  std::thread thread_;
};

}  // namespace regalia::server
