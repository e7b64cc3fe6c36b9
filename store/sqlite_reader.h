// What reads from the data file; not from several threads at once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sqlite.h"
#include "store/store.h"

namespace regalia {

class SqliteReader {
 public:
  explicit SqliteReader(const std::string& path) : database_(path, sqlite::Database::Access::read) {}

  [[nodiscard]] std::optional<Account> account(AccountId id);
  [[nodiscard]] std::optional<Account> account_named(const std::string& name, const std::string& key);
  [[nodiscard]] std::optional<Session> session(const std::string& token);
  [[nodiscard]] std::vector<Session> sessions_of(AccountId account);
  [[nodiscard]] std::vector<std::string> recovery_codes(AccountId account);
  [[nodiscard]] std::optional<TwoFactor> two_factor(AccountId account);
  [[nodiscard]] std::map<AccountId, Regard> regards_of(AccountId account);
  [[nodiscard]] std::vector<Report> reports(Page page);
  [[nodiscard]] std::optional<Report> report(std::int64_t id);
  [[nodiscard]] std::vector<Act> acts(Page page);
  [[nodiscard]] std::vector<Order> orders();
  [[nodiscard]] std::vector<AccountId> who_wants_notices();
  [[nodiscard]] std::vector<Store::Waiting> due_notices(std::int64_t by);
  [[nodiscard]] std::vector<Account> accounts_like(const std::string& beginning, Page page);
  [[nodiscard]] std::vector<Store::Said> said_by(AccountId account, Page page);
  [[nodiscard]] std::vector<TableInfo> table(const std::string& id);
  [[nodiscard]] std::vector<TableInfo> tables_in(TableStage stage, Page page);
  [[nodiscard]] std::vector<TableInfo> listed_tables(TableStage stage, Page page);
  [[nodiscard]] std::vector<TableInfo> tables_of(AccountId account, Page page);
  [[nodiscard]] std::vector<TableInfo> archived_tables(AccountId account, Page page);
  [[nodiscard]] std::vector<std::string> untouched_tables(std::int64_t since, Page page);
  [[nodiscard]] std::vector<TableInfo> late_tables(std::int64_t by, Page page);
  [[nodiscard]] TableCount count_tables(AccountId account);
  [[nodiscard]] std::optional<StoredGame> game(const std::string& table);
  [[nodiscard]] std::string course(const std::string& table);
  [[nodiscard]] std::vector<ChatLine> chat(const std::string& table, std::uint32_t reader, Page page);
  [[nodiscard]] std::vector<ChatCount> chat_counts(const std::string& table);

 private:
  [[nodiscard]] std::vector<TableInfo> tables(sqlite::Statement& found);

  sqlite::Database database_;
  sqlite::Statement account_by_id_{
      database_,
      "SELECT id, name, passphrase, bot, shows, name_key, created, banned, notices FROM account WHERE id = ?"};
  sqlite::Statement session_{database_,
                             "SELECT token, account, time, seen, address, agent, bound FROM session WHERE token = ?"};
  sqlite::Statement table_by_id_{database_, "SELECT * FROM progress WHERE id = ?"};
  sqlite::Statement tables_by_stage_{
      database_, "SELECT * FROM progress WHERE stage = ? AND archived = 0 ORDER BY changed DESC, id LIMIT ? OFFSET ?"};
  sqlite::Statement listed_tables_{database_,
                                   "SELECT * FROM progress WHERE stage = ? AND listed = 1 AND archived = 0 ORDER BY "
                                   "changed DESC, id LIMIT ? OFFSET ?"};
  sqlite::Statement tables_by_account_{
      database_,
      "SELECT * FROM progress WHERE id IN (SELECT game_table FROM seat WHERE account = ?) AND archived = 0 "
      "ORDER BY stage >= 2, changed DESC, id LIMIT ? OFFSET ?"};
  sqlite::Statement seats_{database_, "SELECT account, bot FROM seat WHERE game_table = ? ORDER BY number"};
  sqlite::Statement secret_{database_, "SELECT secret FROM game_table WHERE id = ?"};
  sqlite::Statement lines_{database_, "SELECT text FROM line WHERE game_table = ? ORDER BY step"};
};

}  // namespace regalia
