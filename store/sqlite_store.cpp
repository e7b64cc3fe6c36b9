#include "store/sqlite_store.h"

#include <future>
#include <span>

#include "store/log_mover.h"
#include "store/schema.h"

namespace regalia {

using sqlite::Database;
using sqlite::Statement;

namespace {

std::optional<std::int64_t> bits(std::optional<std::uint32_t> seats) {
  return seats ? std::optional<std::int64_t>(*seats) : std::nullopt;
}

}  // namespace

std::optional<Error> Store::write_now(std::vector<Change> changes) {
  std::promise<std::optional<Error>> promise;
  std::future<std::optional<Error>> future = promise.get_future();
  write(std::move(changes), [&promise](const std::optional<Error>& failure) { promise.set_value(failure); });
  return future.get();
}

// Belongs to the writing thread, but for the accounts, which are added under its lock.
class SqliteStore::Writer {
 public:
  explicit Writer(const std::string& path) : database_(up_to_date(path)), mover_(path, database_) {}

  // Carries out all work in one transaction. If that cannot be, each in one of its own, so that one failure is no other's.
  void carry_out(const std::deque<Work>& batch) {
    const std::lock_guard lock(mutex_);
    if (batch.size() > 1 && !failure_in(batch)) {
      for (const Work& work : batch) work.done(std::nullopt);
      return;
    }
    for (const Work& work : batch) work.done(failure_in(std::span(&work, 1)));
  }

  Result<AccountId> add(const Account& account) {
    const std::lock_guard lock(mutex_);
    try {
      Statement insert(database_, "INSERT INTO account (name, passphrase, bot) VALUES (?, ?, ?)");
      insert.with(account.name, account.passphrase, account.bot ? 1 : 0).run();
      return database_.last_id();
    } catch (const sqlite::Failure& failure) {
      return reason(failure);
    }
  }

  std::optional<Error> change(const Account& account) {
    const std::lock_guard lock(mutex_);
    try {
      Statement update(database_, "UPDATE account SET name = ?, passphrase = ?, bot = ?, shows = ? WHERE id = ?");
      update.with(account.name, account.passphrase, account.bot ? 1 : 0, account.shows, account.id).run();
      return std::nullopt;
    } catch (const sqlite::Failure& failure) {
      return reason(failure);
    }
  }

 private:
  static Database up_to_date(const std::string& path) {
    Database database(path, Database::Access::write);
    bring_up_to_date(database);
    return database;
  }

  [[nodiscard]] Error reason(const sqlite::Failure& failure) {
    if (sqlite3_extended_errcode(database_.handle()) == SQLITE_CONSTRAINT_UNIQUE)
      return {"This name is taken; choose another."};
    return {failure.what()};
  }

  // Carries out works in one transaction; nothing of it has happened if there is a failure.
  template <class Works> std::optional<Error> failure_in(const Works& works) {
    try {
      begin_.with().run();
      for (const Work& work : works)
        for (const Change& change : work.changes) std::visit([this](const auto& each) { make(each); }, change);
      commit_.with().run();
      return std::nullopt;
    } catch (const sqlite::Failure& failure) {
      try {
        database_.run("ROLLBACK");
      } catch (const sqlite::Failure&) {  // there was no transaction left
      }
      return Error{failure.what()};
    }
  }

  void make(const AddSession& session) { add_session_.with(session.token, session.account, session.time).run(); }
  void make(const DropSession& session) { drop_session_.with(session.token).run(); }
  void make(const PutTable& put) {
    const TableInfo& table = put.table;
    put_table_.with(table.id, table.settings, static_cast<int>(table.stage), table.changed, bits(table.asked)).run();
    drop_seats_.with(table.id).run();
    for (std::size_t i = 0; i < table.seats.size(); ++i)
      add_seat_.with(table.id, static_cast<std::int64_t>(i), table.seats[i].account, table.seats[i].bot).run();
  }
  void make(const SetSettings& set) { set_settings_.with(set.settings, set.table).run(); }
  void make(const SetSeat& set) { set_seat_.with(set.keeper.account, set.keeper.bot, set.table, set.number).run(); }
  void make(const SetProgress& set) {
    set_progress_.with(static_cast<int>(set.stage), bits(set.asked), set.changed, set.table).run();
    ask_behind_line_.with(set.table, bits(set.asked)).run();
  }
  void make(const SetResult& set) { set_result_.with(set.result, set.table).run(); }
  void make(const BeginGame& begin) {
    set_secret_.with(begin.secret, begin.table).run();
    add_lines_.with(begin.table, 0, begin.header, std::nullopt).run();
  }
  // A record has no gaps: after a step that could not be kept, none is.
  void make(const AddLines& add) {
    last_step_.with(add.table).step();
    const bool follows = !last_step_.is_null(0) && last_step_.number(0) + 1 == add.first;
    last_step_.with();
    if (!follows) throw sqlite::Failure("the step before it was not kept");
    add_lines_.with(add.table, add.last, add.text, bits(add.asked)).run();
  }
  void make(const AddChat& add) {
    add_chat_
        .with(add.table, add.line.number, add.line.from, std::int64_t{add.line.readers}, add.line.text, add.line.time)
        .run();
  }

  std::mutex mutex_;
  Database database_;
  Statement begin_{database_, "BEGIN IMMEDIATE"};
  Statement commit_{database_, "COMMIT"};
  Statement add_session_{database_, "INSERT INTO session (token, account, time) VALUES (?, ?, ?)"};
  Statement drop_session_{database_, "DELETE FROM session WHERE token = ?"};
  Statement put_table_{
      database_,
      "INSERT INTO game_table (id, settings, stage, changed, asked) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
      "SET settings = excluded.settings, stage = excluded.stage, changed = excluded.changed, asked = excluded.asked"};
  Statement set_settings_{database_, "UPDATE game_table SET settings = ? WHERE id = ?"};
  Statement set_seat_{database_, "UPDATE seat SET account = ?, bot = ? WHERE game_table = ? AND number = ?"};
  Statement set_progress_{database_, "UPDATE game_table SET stage = ?, asked = ?, changed = ? WHERE id = ?"};
  Statement set_result_{database_, "UPDATE game_table SET result = ? WHERE id = ?"};
  Statement drop_seats_{database_, "DELETE FROM seat WHERE game_table = ?"};
  Statement add_seat_{database_, "INSERT INTO seat (game_table, number, account, bot) VALUES (?, ?, ?, ?)"};
  Statement set_secret_{database_, "UPDATE game_table SET secret = ? WHERE id = ?"};
  Statement last_step_{database_, "SELECT max(step) FROM line WHERE game_table = ?"};
  Statement add_lines_{database_, "INSERT INTO line (game_table, step, text, asked) VALUES (?, ?, ?, ?)"};
  Statement ask_behind_line_{database_,
                             "UPDATE line SET asked = ?2 WHERE game_table = ?1 AND step = "
                             "(SELECT max(step) FROM line WHERE game_table = ?1)"};
  Statement add_chat_{database_,
                      "INSERT INTO chat (game_table, number, sender, readers, text, time) VALUES (?, ?, ?, ?, ?, ?)"};
  sqlite::LogMover mover_;
};

class SqliteStore::Reader {
 public:
  explicit Reader(const std::string& path) : database_(path, Database::Access::read) {}

  std::optional<Account> account(AccountId id) { return account_from(account_by_id_.with(id)); }
  std::optional<Account> account_named(const std::string& name) { return account_from(account_by_name_.with(name)); }

  std::optional<AccountId> session(const std::string& token) {
    if (!session_.with(token).step()) return std::nullopt;
    const AccountId id = session_.number(0);
    session_.with();
    return id;
  }

  std::vector<TableInfo> tables(Statement& found) {
    std::vector<TableInfo> tables;
    while (found.step())
      tables.push_back({found.text(0),
                        found.text(1),
                        static_cast<TableStage>(found.number(2)),
                        found.number(3),
                        {},
                        found.is_null(4) ? std::nullopt : std::optional(static_cast<std::uint32_t>(found.number(4))),
                        found.text(5)});
    for (TableInfo& table : tables)
      for (seats_.with(table.id); seats_.step();)
        table.seats.push_back({seats_.is_null(0) ? std::nullopt : std::optional(seats_.number(0)), seats_.text(1)});
    return tables;
  }
  std::vector<TableInfo> table(const std::string& id) { return tables(table_by_id_.with(id)); }
  std::vector<TableInfo> tables_in(TableStage stage, int most) {
    return tables(tables_by_stage_.with(static_cast<int>(stage), most));
  }
  std::vector<TableInfo> tables_of(AccountId account, int most) {
    return tables(tables_by_account_.with(account, most));
  }

  std::optional<StoredGame> game(const std::string& table) {
    StoredGame game;
    if (!secret_.with(table).step()) return std::nullopt;
    game.secret = secret_.text(0);
    secret_.with();
    for (lines_.with(table); lines_.step();) game.record += lines_.text(0) + "\n";
    if (game.record.empty()) return std::nullopt;
    return game;
  }

  std::vector<ChatLine> chat(const std::string& table, std::int64_t since) {
    std::vector<ChatLine> lines;
    for (chat_.with(table, since); chat_.step();)
      lines.push_back({chat_.number(0), chat_.text(1), static_cast<std::uint32_t>(chat_.number(2)), chat_.text(3),
                       chat_.number(4)});
    return lines;
  }

 private:
  static std::optional<Account> account_from(Statement& found) {
    if (!found.step()) return std::nullopt;
    Account account{found.number(0), found.text(1), found.text(2), found.number(3) != 0, found.text(4)};
    found.with();
    return account;
  }

  Database database_;
  Statement account_by_id_{database_, "SELECT id, name, passphrase, bot, shows FROM account WHERE id = ?"};
  Statement account_by_name_{
      database_, "SELECT id, name, passphrase, bot, shows FROM account WHERE name = ? AND passphrase <> ''"};
  Statement session_{database_, "SELECT account FROM session WHERE token = ?"};
  Statement table_by_id_{database_, "SELECT id, settings, stage, changed, asked, result FROM progress WHERE id = ?"};
  Statement tables_by_stage_{
      database_,
      "SELECT id, settings, stage, changed, asked, result FROM progress WHERE stage = ? ORDER BY changed DESC LIMIT ?"};
  Statement tables_by_account_{database_,
                               "SELECT id, settings, stage, changed, asked, result FROM progress WHERE id IN (SELECT "
                               "game_table FROM seat WHERE account = ?) "
                               "ORDER BY stage = 2, changed DESC LIMIT ?"};
  Statement seats_{database_, "SELECT account, bot FROM seat WHERE game_table = ? ORDER BY number"};
  Statement secret_{database_, "SELECT secret FROM game_table WHERE id = ?"};
  Statement lines_{database_, "SELECT text FROM line WHERE game_table = ? ORDER BY step"};
  Statement chat_{
      database_,
      "SELECT number, sender, readers, text, time FROM chat WHERE game_table = ? AND number > ? ORDER BY number"};
};

SqliteStore::SqliteStore(const std::string& path)
    : writer_(std::make_unique<Writer>(path)),
      reader_(std::make_unique<Reader>(path)),
      thread_([this] { write_on_and_on(); }) {}

SqliteStore::~SqliteStore() {
  {
    const std::lock_guard lock(waiting_);
    closing_ = true;
  }
  woken_.notify_one();
  thread_.join();
}

void SqliteStore::write(std::vector<Change> changes, Done done) {
  {
    const std::lock_guard lock(waiting_);
    work_.push_back({std::move(changes), std::move(done)});
  }
  woken_.notify_one();
}

void SqliteStore::write_on_and_on() {
  for (;;) {
    std::deque<Work> batch;
    {
      std::unique_lock lock(waiting_);
      woken_.wait(lock, [this] { return closing_ || !work_.empty(); });
      if (work_.empty()) return;
      batch.swap(work_);
    }
    writer_->carry_out(batch);
  }
}

Result<AccountId> SqliteStore::add_account(const Account& account) { return writer_->add(account); }

std::optional<Error> SqliteStore::change_account(const Account& account) { return writer_->change(account); }

std::optional<Account> SqliteStore::account(AccountId id) {
  const std::lock_guard lock(reading_);
  return reader_->account(id);
}

std::optional<Account> SqliteStore::account_named(const std::string& name) {
  const std::lock_guard lock(reading_);
  return reader_->account_named(name);
}

std::optional<AccountId> SqliteStore::session(const std::string& token) {
  const std::lock_guard lock(reading_);
  return reader_->session(token);
}

std::optional<TableInfo> SqliteStore::table(const std::string& id) {
  const std::lock_guard lock(reading_);
  std::vector<TableInfo> found = reader_->table(id);
  if (found.empty()) return std::nullopt;
  return std::move(found[0]);
}

std::vector<TableInfo> SqliteStore::tables_in(TableStage stage, int most) {
  const std::lock_guard lock(reading_);
  return reader_->tables_in(stage, most);
}

std::vector<TableInfo> SqliteStore::tables_of(AccountId account, int most) {
  const std::lock_guard lock(reading_);
  return reader_->tables_of(account, most);
}

std::optional<StoredGame> SqliteStore::game(const std::string& table) {
  const std::lock_guard lock(reading_);
  return reader_->game(table);
}

std::vector<ChatLine> SqliteStore::chat(const std::string& table, std::int64_t since) {
  const std::lock_guard lock(reading_);
  return reader_->chat(table, since);
}

void SqliteStore::back_up(const std::string& from, const std::string& to) {
  Database source(from, Database::Access::read);
  Database target(to, Database::Access::write);
  sqlite3_backup* backup = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
  if (backup == nullptr) throw sqlite::Failure("the copy " + to + " cannot be written");
  const int code = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) throw sqlite::Failure("the copy " + to + " could not be finished");
}

}  // namespace regalia
