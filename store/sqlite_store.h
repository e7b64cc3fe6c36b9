// Everything in one SQLite file, in WAL mode. A thread of its own writes: whatever waits is written in one transaction,
// so that many tables share the cost of reaching the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "store/sqlite_reader.h"
#include "store/sqlite_writer.h"
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
  [[nodiscard]] std::optional<Error> register_guest(const Account& account) override;
  [[nodiscard]] std::optional<Error> change_shown(AccountId account, const std::string& shows) override;
  void key_names(const std::function<std::string(const std::string&)>& key_of) override;
  [[nodiscard]] std::optional<Account> account(AccountId id) override;
  [[nodiscard]] std::optional<Account> account_named(const std::string& name, const std::string& key) override;
  [[nodiscard]] std::optional<Session> session(const std::string& token) override;
  [[nodiscard]] std::vector<Session> sessions_of(AccountId account) override;
  [[nodiscard]] std::vector<std::string> recovery_codes(AccountId account) override;
  [[nodiscard]] std::optional<TwoFactor> two_factor(AccountId account) override;
  [[nodiscard]] Result<bool> spend_recovery(AccountId account, const std::string& code) override;
  [[nodiscard]] Result<bool> spend_step(AccountId account, std::int64_t step) override;
  [[nodiscard]] std::map<AccountId, Regard> regards_of(AccountId account) override;
  [[nodiscard]] std::vector<Report> reports(Page page) override;
  [[nodiscard]] std::optional<Report> report(std::int64_t id) override;
  [[nodiscard]] std::vector<Act> acts(Page page) override;
  [[nodiscard]] std::vector<Order> orders() override;
  [[nodiscard]] std::vector<AccountId> who_wants_notices() override;
  [[nodiscard]] std::vector<Waiting> due_notices(std::int64_t by) override;
  [[nodiscard]] std::vector<Account> accounts_like(const std::string& beginning, Page page) override;
  [[nodiscard]] Result<Pruned> prune(std::int64_t before, const std::optional<Act>& act) override;
  [[nodiscard]] std::vector<Said> said_by(AccountId account, Page page) override;
  [[nodiscard]] std::optional<TableInfo> table(const std::string& id) override;
  [[nodiscard]] std::vector<TableInfo> tables_in(TableStage stage, Page page) override;
  [[nodiscard]] std::vector<TableInfo> listed_tables(TableStage stage, Page page) override;
  [[nodiscard]] std::vector<TableInfo> tables_of(AccountId account, Page page) override;
  [[nodiscard]] std::vector<TableInfo> archived_tables(AccountId account, Page page) override;
  [[nodiscard]] std::vector<std::string> untouched_tables(std::int64_t since, Page page) override;
  [[nodiscard]] std::vector<TableInfo> late_tables(std::int64_t by, Page page) override;
  [[nodiscard]] TableCount count_tables(AccountId account) override;
  [[nodiscard]] std::optional<StoredGame> game(const std::string& table) override;
  [[nodiscard]] std::string course(const std::string& table) override;
  [[nodiscard]] std::vector<ChatLine> chat(const std::string& table, std::uint32_t readers, Page page) override;
  [[nodiscard]] std::vector<ChatCount> chat_counts(const std::string& table) override;
  [[nodiscard]] std::string trouble() override;

  // A copy of the file as it is now; others may go on writing.
  static void back_up(const std::string& from, const std::string& to);

 private:
  void write_on_and_on();
  // Calls `ask` with a reader that nobody else has meanwhile.
  template <class Ask> auto read(Ask ask);

  SqliteWriter writer_;
  std::vector<std::unique_ptr<SqliteReader>> readers_;  // those that are free
  std::mutex reading_;
  std::condition_variable returned_;
  std::mutex waiting_;
  std::condition_variable woken_;
  std::deque<SqliteWriter::Work> work_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace regalia
