#include "store/sqlite_writer.h"

#include "store/schema.h"

namespace regalia {

using sqlite::Database;
using sqlite::Statement;

namespace {

Database up_to_date(const std::string& path) {
  Database database(path, Database::Access::write);
  bring_up_to_date(database);
  return database;
}

std::optional<std::int64_t> bits(std::optional<std::uint32_t> seats) {
  return seats ? std::optional<std::int64_t>(*seats) : std::nullopt;
}

}  // namespace

SqliteWriter::SqliteWriter(const std::string& path) : database_(up_to_date(path)), mover_(path, database_) {}

void SqliteWriter::carry_out(const std::deque<Work>& batch) {
  const std::lock_guard lock(mutex_);
  const std::vector<Work> works(batch.begin(), batch.end());
  if (works.size() > 1 && !failure_in(works)) {
    note(std::nullopt);
    for (const Work& work : works) work.done(std::nullopt);
    return;
  }
  for (const Work& work : works) {
    const std::optional<Error> failure = failure_in(std::span(&work, 1));
    note(failure);
    work.done(failure);
  }
}

Result<AccountId> SqliteWriter::add(const Account& account) {
  const std::lock_guard lock(mutex_);
  try {
    Statement(database_, "INSERT INTO account (name, passphrase, bot) VALUES (?, ?, ?)")
        .with(account.name, account.passphrase, account.bot ? 1 : 0)
        .run();
    return database_.last_id();
  } catch (const sqlite::Failure& failure) {
    return reason(failure);
  }
}

std::optional<Error> SqliteWriter::change(const Account& account) {
  const std::lock_guard lock(mutex_);
  try {
    Statement(database_, "UPDATE account SET name = ?, passphrase = ?, bot = ?, shows = ? WHERE id = ?")
        .with(account.name, account.passphrase, account.bot ? 1 : 0, account.shows, account.id)
        .run();
    return std::nullopt;
  } catch (const sqlite::Failure& failure) {
    return reason(failure);
  }
}

std::string SqliteWriter::trouble() {
  const std::lock_guard lock(noting_);
  return trouble_;
}

void SqliteWriter::note(const std::optional<Error>& failure) {
  const std::lock_guard lock(noting_);
  trouble_ = failure ? failure->message : "";
}

Error SqliteWriter::reason(const sqlite::Failure& failure) {
  if (sqlite3_extended_errcode(database_.handle()) == SQLITE_CONSTRAINT_UNIQUE)
    return {"This name is taken; choose another."};
  return {failure.what()};
}

std::optional<Error> SqliteWriter::failure_in(std::span<const Work> works) {
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

// --- sessions ---

void SqliteWriter::make(const AddSession& session) {
  Statement(database_, "INSERT INTO session (token, account, time) VALUES (?, ?, ?)")
      .with(session.token, session.account, session.time)
      .run();
}

void SqliteWriter::make(const DropSession& session) {
  Statement(database_, "DELETE FROM session WHERE token = ?").with(session.token).run();
}

// --- tables ---

void SqliteWriter::make(const PutTable& put) {
  const TableInfo& table = put.table;
  put_table_
      .with(table.id, table.settings, static_cast<int>(table.stage), table.changed, bits(table.asked), table.creator,
            table.listed ? 1 : 0)
      .run();
  Statement(database_, "DELETE FROM seat WHERE game_table = ?").with(table.id).run();
  Statement add(database_, "INSERT INTO seat (game_table, number, account, bot) VALUES (?, ?, ?, ?)");
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    add.with(table.id, static_cast<std::int64_t>(i), table.seats[i].account, table.seats[i].bot).run();
}

void SqliteWriter::make(const SetSettings& set) {
  Statement(database_, "UPDATE game_table SET settings = ? WHERE id = ?").with(set.settings, set.table).run();
}

void SqliteWriter::make(const SetSeat& set) {
  set_seat_.with(set.keeper.account, set.keeper.bot, set.table, set.number).run();
}

void SqliteWriter::make(const SetProgress& set) {
  set_progress_.with(static_cast<int>(set.stage), bits(set.asked), set.changed, set.table).run();
  ask_behind_line_.with(set.table, bits(set.asked)).run();
}

void SqliteWriter::make(const SetResult& set) {
  Statement(database_, "UPDATE game_table SET result = ? WHERE id = ?").with(set.result, set.table).run();
}

void SqliteWriter::make(const SetCourse& set) {
  Statement(database_, "UPDATE game_table SET course = ? WHERE id = ?").with(set.course, set.table).run();
}

void SqliteWriter::make(const BeginGame& begin) {
  Statement(database_, "UPDATE game_table SET secret = ? WHERE id = ?").with(begin.secret, begin.table).run();
  add_lines_.with(begin.table, 0, begin.header, std::nullopt).run();
}

// A record has no gaps: after a step that could not be kept, none is.
void SqliteWriter::make(const AddLines& add) {
  last_step_.with(add.table).step();
  const bool follows = !last_step_.is_null(0) && last_step_.number(0) + 1 == add.first;
  last_step_.with();
  if (!follows) throw sqlite::Failure("the step before it was not kept");
  add_lines_.with(add.table, add.last, add.text, bits(add.asked)).run();
}

void SqliteWriter::make(const AddChat& add) {
  Statement(database_,
            "INSERT INTO chat (game_table, number, sender, readers, text, time, account) VALUES (?, ?, ?, ?, ?, ?, ?)")
      .with(add.table, add.line.number, add.line.from, std::int64_t{add.line.readers}, add.line.text, add.line.time,
            add.line.account)
      .run();
}

void SqliteWriter::make(const Beat&) {
  Statement(database_,
            "INSERT INTO beat (id, time) VALUES (1, unixepoch()) ON CONFLICT DO UPDATE SET time = excluded.time")
      .with()
      .run();
}

}  // namespace regalia
