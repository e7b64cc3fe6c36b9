#include "store/sqlite_writer.h"

#include "store/packing.h"
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
    run("INSERT INTO account (name, passphrase, bot, name_key, created) VALUES (?, ?, ?, ?, ?)", account.name,
        account.passphrase, account.bot ? 1 : 0, account.key, account.created);
    return database_.last_id();
  } catch (const sqlite::Failure& failure) {
    return reason(failure);
  }
}

std::optional<Error> SqliteWriter::register_guest(const Account& account) {
  const std::lock_guard lock(mutex_);
  try {
    run("UPDATE account SET name = ?, passphrase = ?, bot = ?, name_key = ? WHERE id = ? AND passphrase = ''",
        account.name, account.passphrase, account.bot ? 1 : 0, account.key, account.id);
    if (sqlite3_changes(database_.handle()) == 1) return std::nullopt;
    return Error{"You have signed up already; `passphrase` changes the passphrase."};
  } catch (const sqlite::Failure& failure) {
    return reason(failure);
  }
}

std::optional<Error> SqliteWriter::change_shown(AccountId account, const std::string& shows) {
  const std::lock_guard lock(mutex_);
  try {
    run("UPDATE account SET shows = ? WHERE id = ?", shows, account);
    return std::nullopt;
  } catch (const sqlite::Failure& failure) {
    return reason(failure);
  }
}

Result<bool> SqliteWriter::spend_recovery(AccountId account, const std::string& code) {
  return changes_a_row("DELETE FROM recovery WHERE account = ? AND code = ?", account, code);
}

Result<bool> SqliteWriter::spend_step(AccountId account, std::int64_t step) {
  return changes_a_row("UPDATE two_factor SET step = ?2 WHERE account = ?1 AND step < ?2", account, step);
}

void SqliteWriter::key_names(const std::function<std::string(const std::string&)>& key_of) {
  const std::lock_guard lock(mutex_);
  std::vector<std::pair<AccountId, std::string>> without;
  Statement find(database_, "SELECT id, name FROM account WHERE passphrase <> '' AND name_key = '' ORDER BY id");
  for (find.with(); find.step();) without.emplace_back(find.number(0), find.text(1));
  for (const auto& [id, name] : without)
    run("UPDATE OR IGNORE account SET name_key = ? WHERE id = ?", key_of(name), id);
}

std::string SqliteWriter::trouble() {
  const std::lock_guard lock(noting_);
  return trouble_;
}

void SqliteWriter::note(const std::optional<Error>& failure) {
  const std::lock_guard lock(noting_);
  trouble_ = failure ? failure->message : "";
}

void SqliteWriter::roll_back() { (void)sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr); }

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
    roll_back();
    return Error{failure.what()};
  }
}

// --- sessions and accounts ---

void SqliteWriter::make(const AddSession& add) {
  const Session& session = add.session;
  run("INSERT INTO session (token, account, time, seen, address, agent, bound) VALUES (?, ?, ?, ?, ?, ?, ?)",
      session.token, session.account, session.time, session.seen, session.address, session.agent,
      session.bound ? 1 : 0);
}

void SqliteWriter::make(const SeeSession& see) {
  run("UPDATE session SET seen = ?, address = ? WHERE token = ?", see.seen, see.address, see.token);
}

void SqliteWriter::make(const BindSession& bind) { run("UPDATE session SET bound = 1 WHERE token = ?", bind.token); }

void SqliteWriter::make(const DropSession& drop) { run("DELETE FROM session WHERE token = ?", drop.token); }

void SqliteWriter::make(const DropSessions& drop) {
  run("DELETE FROM session WHERE account = ? AND token <> ?", drop.account, drop.but);
}

void SqliteWriter::make(const DropOldSessions& drop) { run("DELETE FROM session WHERE seen < ?", drop.before); }

void SqliteWriter::make(const SetRecovery& set) {
  run("DELETE FROM recovery WHERE account = ?", set.account);
  for (const std::string& code : set.codes)
    run("INSERT INTO recovery (account, code) VALUES (?, ?)", set.account, code);
}

void SqliteWriter::make(const PrepareTwoFactor& prepare) {
  run("INSERT INTO two_factor (account, secret, since, step) VALUES (?, ?, 0, 0) ON CONFLICT (account) DO UPDATE SET "
      "secret = excluded.secret, step = 0 WHERE since = 0",
      prepare.account, prepare.secret);
}

void SqliteWriter::make(const BeginTwoFactor& begin) {
  run("UPDATE two_factor SET since = ? WHERE account = ? AND secret = ? AND since = 0", begin.since, begin.account,
      begin.secret);
  if (sqlite3_changes(database_.handle()) == 0)
    throw sqlite::Failure("two-factor log-in was set up elsewhere meanwhile");
}

void SqliteWriter::make(const DropTwoFactor& drop) { run("DELETE FROM two_factor WHERE account = ?", drop.account); }

void SqliteWriter::make(const SetPassphrase& set) {
  run("UPDATE account SET passphrase = ? WHERE id = ?", set.passphrase, set.account);
}

void SqliteWriter::make(const DropAccount& drop) {
  run("DELETE FROM session WHERE account = ?", drop.account);
  run("DELETE FROM recovery WHERE account = ?", drop.account);
  run("DELETE FROM two_factor WHERE account = ?", drop.account);
  run("DELETE FROM regard WHERE account = ?1 OR other = ?1", drop.account);
  run("DELETE FROM report WHERE account = ?", drop.account);
  run("DELETE FROM notice WHERE account = ?", drop.account);
  run("UPDATE chat SET sender = '', text = '', account = NULL WHERE account = ?", drop.account);
  run("UPDATE seat SET account = NULL WHERE account = ?", drop.account);
  run("UPDATE game_table SET creator = 0 WHERE creator = ?", drop.account);
  run("DELETE FROM account WHERE id = ?", drop.account);
}

// --- notices ---

void SqliteWriter::make(const SetNotices& set) {
  run("UPDATE account SET notices = ? WHERE id = ?", set.notices, set.account);
  if (set.notices.empty()) run("DELETE FROM notice WHERE account = ?", set.account);
}

void SqliteWriter::make(const PutNotice& put) {
  run("INSERT INTO notice (account, game_table, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", put.account, put.table,
      put.due);
  if (put.again)
    run("UPDATE notice SET due = ?, tries = 0, sent = 0 WHERE account = ? AND game_table = ?", put.due, put.account,
        put.table);
}

void SqliteWriter::make(const DropNotice& drop) {
  run("DELETE FROM notice WHERE account = ? AND game_table = ?", drop.account, drop.table);
}

void SqliteWriter::make(const SettleNotices& settle) {
  for (const std::string& table : settle.tables) {
    if (settle.again)
      run("UPDATE notice SET due = ?, tries = tries + 1 WHERE account = ? AND game_table = ? AND sent = 0",
          *settle.again, settle.account, table);
    else
      run("UPDATE notice SET sent = 1 WHERE account = ? AND game_table = ?", settle.account, table);
  }
}

// --- moderation ---

void SqliteWriter::make(const SetBanned& set) {
  run("UPDATE account SET banned = ? WHERE id = ?", set.banned ? 1 : 0, set.account);
  if (set.banned) run("DELETE FROM session WHERE account = ?", set.account);
}

void SqliteWriter::make(const SetRegard& set) {
  if (set.regard == Regard::none)
    run("DELETE FROM regard WHERE account = ? AND other = ?", set.account, set.other);
  else
    run("INSERT OR REPLACE INTO regard (account, other, kind) VALUES (?, ?, ?)", set.account, set.other,
        static_cast<int>(set.regard));
}

void SqliteWriter::make(const AddReport& add) {
  const Report& report = add.report;
  run("INSERT INTO report (time, account, other, game_table, text) VALUES (?, ?, ?, ?, ?)", report.time, report.account,
      report.other, report.table, report.text);
}

void SqliteWriter::make(const DropReport& drop) { run("DELETE FROM report WHERE id = ?", drop.id); }

void SqliteWriter::make(const AddAct& add) {
  const Act& act = add.act;
  run("INSERT INTO act (time, who, kind, account, game_table, detail, why) VALUES (?, ?, ?, ?, ?, ?, ?)", act.time,
      act.who, act.kind, act.account, act.table, act.detail, act.why);
}

void SqliteWriter::make(const AddOrder& add) {
  run("INSERT INTO operator_order (kind, subject) VALUES (?, ?)", add.order.kind, add.order.subject);
}

void SqliteWriter::make(const DropOrder& drop) { run("DELETE FROM operator_order WHERE id = ?", drop.id); }

// A game that is being played is nobody's to take, unless it has been put away.
Result<Store::Pruned> SqliteWriter::prune(std::int64_t before, const std::optional<Act>& act) {
  const std::lock_guard lock(mutex_);
  try {
    Store::Pruned pruned;
    std::vector<std::string> tables;
    begin_.with().run();
    Statement old(database_, "SELECT id FROM game_table WHERE changed < ? AND (stage <> 1 OR archived = 1)");
    for (old.with(before); old.step();) tables.push_back(old.text(0));
    pruned.tables = static_cast<std::int64_t>(tables.size());
    for (const std::string& table : tables) make(DropTable{table});
    std::vector<AccountId> guests;
    Statement idle(
        database_,
        "SELECT id FROM account WHERE passphrase = '' AND created < ? AND id NOT IN (SELECT account FROM session) "
        "AND id NOT IN (SELECT account FROM seat WHERE account IS NOT NULL)");
    for (idle.with(before); idle.step();) guests.push_back(idle.number(0));
    pruned.guests = static_cast<std::int64_t>(guests.size());
    for (const AccountId guest : guests) make(DropAccount{guest});
    if (act) {
      AddAct noted{*act};
      noted.act.detail += std::to_string(pruned.tables) + " tables, " + std::to_string(pruned.guests) + " guests";
      make(noted);
    }
    database_.run(act ? "COMMIT" : "ROLLBACK");
    return pruned;
  } catch (const sqlite::Failure& failure) {
    roll_back();
    return Error{failure.what()};
  }
}

// --- tables ---

void SqliteWriter::make(const PutTable& put) {
  const TableInfo& table = put.table;
  put_table_
      .with(table.id, table.settings, static_cast<int>(table.stage), table.changed, bits(table.asked), table.creator,
            table.listed ? 1 : 0)
      .run();
  run("DELETE FROM seat WHERE game_table = ?", table.id);
  Statement add(database_, "INSERT INTO seat (game_table, number, account, bot) VALUES (?, ?, ?, ?)");
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    add.with(table.id, static_cast<std::int64_t>(i), table.seats[i].account, table.seats[i].bot).run();
}

void SqliteWriter::make(const DropTable& drop) {
  for (const char* sql : {"DELETE FROM seat WHERE game_table = ?", "DELETE FROM line WHERE game_table = ?",
                          "DELETE FROM chat WHERE game_table = ?", "DELETE FROM archive WHERE game_table = ?",
                          "DELETE FROM notice WHERE game_table = ?", "DELETE FROM game_table WHERE id = ?"})
    run(sql, drop.table);
}

void SqliteWriter::make(const SetSettings& set) {
  run("UPDATE game_table SET settings = ? WHERE id = ?", set.settings, set.table);
}

void SqliteWriter::make(const SetSeat& set) {
  set_seat_.with(set.keeper.account, set.keeper.bot, set.table, set.number).run();
}

void SqliteWriter::make(const SetProgress& set) {
  set_progress_.with(static_cast<int>(set.stage), bits(set.asked), set.changed, set.table).run();
  ask_behind_line_.with(set.table, bits(set.asked)).run();
}

void SqliteWriter::make(const SetResult& set) {
  run("UPDATE game_table SET result = ? WHERE id = ?", set.result, set.table);
}

void SqliteWriter::make(const SetClock& set) {
  run("UPDATE game_table SET clock = ?, deadline = ? WHERE id = ?", set.clock, set.deadline, set.table);
}

void SqliteWriter::make(const SetCourse& set) {
  run("UPDATE game_table SET course = ? WHERE id = ?", set.course, set.table);
}

void SqliteWriter::make(const BeginGame& begin) {
  run("UPDATE game_table SET secret = ? WHERE id = ?", begin.secret, begin.table);
  run("DELETE FROM line WHERE game_table = ?", begin.table);
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
  run("INSERT INTO chat (game_table, number, sender, readers, text, time, account) VALUES (?, ?, ?, ?, ?, ?, ?)",
      add.table, add.line.number, add.line.from, std::int64_t{add.line.readers}, add.line.text, add.line.time,
      add.line.account);
}

void SqliteWriter::make(const Archive& archive) {
  std::vector<PackedLine> lines;
  Statement find(database_, "SELECT step, asked, text FROM line WHERE game_table = ? ORDER BY step");
  for (find.with(archive.table); find.step();)
    lines.push_back({find.number(0), find.is_null(1) ? std::nullopt : std::optional(find.number(1)), find.text(2)});
  if (!lines.empty())
    run("INSERT OR REPLACE INTO archive (game_table, lines) VALUES (?, ?)", archive.table, sqlite::Blob{packed(lines)});
  run("DELETE FROM line WHERE game_table = ?", archive.table);
  // Who is asked was said by the last line.
  run("UPDATE game_table SET archived = 1, deadline = NULL, asked = coalesce(?2, asked) WHERE id = ?1", archive.table,
      lines.empty() ? std::nullopt : lines.back().asked);
}

void SqliteWriter::make(const Unarchive& unarchive) {
  Statement find(database_, "SELECT lines FROM archive WHERE game_table = ?");
  if (find.with(unarchive.table).step())
    for (const PackedLine& line : unpacked(find.text(0)))
      add_lines_.with(unarchive.table, line.step, line.text, line.asked).run();
  find.with();
  run("DELETE FROM archive WHERE game_table = ?", unarchive.table);
  run("UPDATE game_table SET archived = 0, changed = unixepoch() WHERE id = ?", unarchive.table);
}

void SqliteWriter::make(const Beat&) {
  run("INSERT INTO beat (id, time) VALUES (1, unixepoch()) ON CONFLICT DO UPDATE SET time = excluded.time");
}

}  // namespace regalia
