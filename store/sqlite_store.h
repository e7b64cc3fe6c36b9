// Everything in one SQLite file, in WAL mode. A thread of its own writes: whatever waits is written in one transaction,
// so that many tables share the cost of reaching the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "store/sqlite.h"
#include "store/store.h"

namespace regalia {

class SqliteStore final : public Store {
 public:
  // Opens or creates the file, and brings an older one up to date. Throws sqlite::Failure if it cannot be used, and says
  // so if the file comes from a newer version.
  explicit SqliteStore(const std::string& path);
  // Writes what waits, then closes.
  ~SqliteStore() override;

  void write(std::vector<Change> changes, Done done) override;
  [[nodiscard]] Result<AccountId> add_account(const Account& account) override;
  [[nodiscard]] std::optional<Error> change_account(const Account& account) override;
  [[nodiscard]] std::optional<Account> account(AccountId id) override;
  [[nodiscard]] std::optional<Account> account_named(const std::string& name) override;
  [[nodiscard]] std::optional<AccountId> session(const std::string& token) override;
  [[nodiscard]] std::optional<TableInfo> table(const std::string& id) override;
  [[nodiscard]] std::vector<TableInfo> tables_in(TableStage stage, int most) override;
  [[nodiscard]] std::vector<TableInfo> tables_of(AccountId account, int most) override;
  [[nodiscard]] std::optional<StoredGame> game(const std::string& table) override;
  [[nodiscard]] std::vector<ChatLine> chat(const std::string& table, std::int64_t since) override;

  // A copy of the file as it is now; others may go on writing.
  static void back_up(const std::string& from, const std::string& to);

 private:
  struct Work {
    std::vector<Change> changes;
    Done done;
  };
  class Writer;
  class Reader;

  void write_on_and_on();

  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Reader> reader_;
  std::mutex reading_;
  std::mutex waiting_;
  std::condition_variable woken_;
  std::deque<Work> work_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace regalia
