// What writes to the data file: changes, in transactions. Belongs to the writing thread, but for the accounts, which are
// added under its lock.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/log_mover.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace regalia {

class SqliteWriter {
 public:
  struct Work {
    std::vector<Change> changes;
    Store::Done done;
  };

  explicit SqliteWriter(const std::string& path);

  // Carries out all work in one transaction. If that cannot be, each in one of its own, so that one failure is no other's.
  void carry_out(const std::deque<Work>& batch);
  [[nodiscard]] Result<AccountId> add(const Account& account);
  [[nodiscard]] std::optional<Error> register_guest(const Account& account);
  [[nodiscard]] std::optional<Error> change_shown(AccountId account, const std::string& shows);
  [[nodiscard]] Result<bool> spend_recovery(AccountId account, const std::string& code);
  [[nodiscard]] Result<bool> spend_step(AccountId account, std::int64_t step);
  [[nodiscard]] Result<Store::Pruned> prune(std::int64_t before, const std::optional<Act>& act);
  void key_names(const std::function<std::string(const std::string&)>& key_of);
  // Why the last writing failed; empty if it did not.
  [[nodiscard]] std::string trouble();

 private:
  [[nodiscard]] Error reason(const sqlite::Failure& failure);
  // A statement of one use.
  template <class... Values> void run(const char* sql, const Values&... values) {
    sqlite::Statement(database_, sql).with(values...).run();
  }
  // The same, outside of a transaction: whether it has changed a row.
  template <class... Values> [[nodiscard]] Result<bool> changes_a_row(const char* sql, const Values&... values) {
    const std::lock_guard lock(mutex_);
    try {
      run(sql, values...);
      return sqlite3_changes(database_.handle()) > 0;
    } catch (const sqlite::Failure& failure) {
      return reason(failure);
    }
  }
  // Carries out works in one transaction; nothing of it has happened if there is a failure.
  [[nodiscard]] std::optional<Error> failure_in(std::span<const Work> works);
  void note(const std::optional<Error>& failure);
  // Ends a transaction that failed, if the failure has left any.
  void roll_back();

  void make(const AddSession& add);
  void make(const SeeSession& see);
  void make(const BindSession& bind);
  void make(const DropSession& drop);
  void make(const DropSessions& drop);
  void make(const DropOldSessions& drop);
  void make(const SetRecovery& set);
  void make(const PrepareTwoFactor& prepare);
  void make(const BeginTwoFactor& begin);
  void make(const DropTwoFactor& drop);
  void make(const SetPassphrase& set);
  void make(const DropAccount& drop);
  void make(const SetNotices& set);
  void make(const PutNotice& put);
  void make(const DropNotice& drop);
  void make(const SettleNotices& settle);
  void make(const SetBanned& set);
  void make(const SetRegard& set);
  void make(const AddReport& add);
  void make(const DropReport& drop);
  void make(const AddAct& add);
  void make(const AddOrder& add);
  void make(const DropOrder& drop);
  void make(const PutTable& put);
  void make(const DropTable& drop);
  void make(const SetSettings& set);
  void make(const SetSeat& set);
  void make(const SetProgress& set);
  void make(const SetResult& set);
  void make(const SetClock& set);
  void make(const SetCourse& set);
  void make(const BeginGame& begin);
  void make(const AddLines& add);
  void make(const AddChat& add);
  void make(const Archive& archive);
  void make(const Unarchive& unarchive);
  void make(const Beat& beat);

  std::mutex mutex_;
  sqlite::Database database_;
  sqlite::Statement begin_{database_, "BEGIN IMMEDIATE"};
  sqlite::Statement commit_{database_, "COMMIT"};
  sqlite::Statement put_table_{
      database_,
      "INSERT INTO game_table (id, settings, stage, changed, asked, creator, listed) VALUES (?, ?, ?, ?, ?, ?, ?) "
      "ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, stage = excluded.stage, changed = "
      "excluded.changed, "
      "asked = excluded.asked, creator = excluded.creator, listed = excluded.listed"};
  sqlite::Statement set_seat_{database_, "UPDATE seat SET account = ?, bot = ? WHERE game_table = ? AND number = ?"};
  sqlite::Statement set_progress_{database_, "UPDATE game_table SET stage = ?, asked = ?, changed = ? WHERE id = ?"};
  sqlite::Statement last_step_{database_, "SELECT max(step) FROM line WHERE game_table = ?"};
  sqlite::Statement add_lines_{database_, "INSERT INTO line (game_table, step, text, asked) VALUES (?, ?, ?, ?)"};
  sqlite::Statement ask_behind_line_{database_,
                                     "UPDATE line SET asked = ?2 WHERE game_table = ?1 AND step = "
                                     "(SELECT max(step) FROM line WHERE game_table = ?1)"};
  sqlite::LogMover mover_;
  std::mutex noting_;
  std::string trouble_;
};

}  // namespace regalia
