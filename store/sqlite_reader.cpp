#include "store/sqlite_reader.h"

#include <algorithm>

#include "store/packing.h"

namespace regalia {

using sqlite::Statement;

namespace {

std::optional<Account> next_account(Statement& found) {
  if (!found.step()) return std::nullopt;
  return Account{found.number(0), found.text(1),   found.text(2),        found.number(3) != 0, found.text(4),
                 found.text(5),   found.number(6), found.number(7) != 0, found.text(8)};
}

std::optional<Account> account_from(Statement& found) {
  std::optional<Account> account = next_account(found);
  found.with();
  return account;
}

Session session_from(const Statement& row) {
  return {row.text(0), row.number(1), row.number(2), row.number(3), row.text(4), row.text(5), row.number(6) != 0};
}

Report report_from(const Statement& row) {
  return {row.number(0), row.number(1), row.number(2), row.is_null(3) ? std::nullopt : std::optional(row.number(3)),
          row.text(4),   row.text(5)};
}

}  // namespace

// --- accounts ---

std::optional<Account> SqliteReader::account(AccountId id) { return account_from(account_by_id_.with(id)); }

std::optional<Account> SqliteReader::account_named(const std::string& name, const std::string& key) {
  Statement find(
      database_,
      "SELECT id, name, passphrase, bot, shows, name_key, created, banned, notices FROM account WHERE passphrase <> "
      "'' AND (name "
      "= ?1 OR (name_key <> '' AND name_key = ?2)) ORDER BY name <> ?1 LIMIT 1");
  return account_from(find.with(name, key));
}

std::optional<Session> SqliteReader::session(const std::string& token) {
  if (!session_.with(token).step()) return std::nullopt;
  Session session = session_from(session_);
  session_.with();
  return session;
}

std::vector<Session> SqliteReader::sessions_of(AccountId account) {
  Statement find(
      database_,
      "SELECT token, account, time, seen, address, agent, bound FROM session WHERE account = ? ORDER BY seen DESC");
  std::vector<Session> sessions;
  for (find.with(account); find.step();) sessions.push_back(session_from(find));
  return sessions;
}

std::vector<std::string> SqliteReader::recovery_codes(AccountId account) {
  Statement find(database_, "SELECT code FROM recovery WHERE account = ?");
  std::vector<std::string> codes;
  for (find.with(account); find.step();) codes.push_back(find.text(0));
  return codes;
}

std::optional<TwoFactor> SqliteReader::two_factor(AccountId account) {
  Statement find(database_, "SELECT secret, since, step FROM two_factor WHERE account = ?");
  if (!find.with(account).step()) return std::nullopt;
  return TwoFactor{find.text(0), find.number(1), find.number(2)};
}

std::map<AccountId, Regard> SqliteReader::regards_of(AccountId account) {
  Statement find(database_, "SELECT other, kind FROM regard WHERE account = ?");
  std::map<AccountId, Regard> regards;
  for (find.with(account); find.step();) regards[find.number(0)] = static_cast<Regard>(find.number(1));
  return regards;
}

std::vector<Report> SqliteReader::reports(Page page) {
  Statement find(database_,
                 "SELECT id, time, account, other, game_table, text FROM report ORDER BY id DESC LIMIT ? OFFSET ?");
  std::vector<Report> reports;
  for (find.with(page.most, page.from); find.step();) reports.push_back(report_from(find));
  return reports;
}

std::optional<Report> SqliteReader::report(std::int64_t id) {
  Statement find(database_, "SELECT id, time, account, other, game_table, text FROM report WHERE id = ?");
  return find.with(id).step() ? std::optional(report_from(find)) : std::nullopt;
}

std::vector<Act> SqliteReader::acts(Page page) {
  Statement find(
      database_,
      "SELECT id, time, who, kind, account, game_table, detail, why FROM act ORDER BY id DESC LIMIT ? OFFSET ?");
  std::vector<Act> acts;
  for (find.with(page.most, page.from); find.step();)
    acts.push_back({find.number(0), find.number(1), find.text(2), find.text(3),
                    find.is_null(4) ? std::nullopt : std::optional(find.number(4)), find.text(5), find.text(6),
                    find.text(7)});
  return acts;
}

std::vector<Order> SqliteReader::orders() {
  Statement find(database_, "SELECT id, kind, subject FROM operator_order ORDER BY id");
  std::vector<Order> orders;
  for (find.with(); find.step();) orders.push_back({find.number(0), find.text(1), find.text(2)});
  return orders;
}

std::vector<AccountId> SqliteReader::who_wants_notices() {
  Statement find(database_, "SELECT id FROM account WHERE notices <> ''");
  std::vector<AccountId> accounts;
  for (find.with(); find.step();) accounts.push_back(find.number(0));
  return accounts;
}

std::vector<Store::Waiting> SqliteReader::due_notices(std::int64_t by) {
  Statement find(
      database_,
      "SELECT account, game_table, tries FROM notice JOIN (SELECT account, min(due) AS first FROM notice WHERE "
      "sent = 0 AND due <= ? GROUP BY account) USING (account) WHERE sent = 0 ORDER BY first, account, due");
  std::vector<Store::Waiting> waiting;
  for (find.with(by); find.step();) {
    if (waiting.empty() || waiting.back().account != find.number(0)) waiting.push_back({find.number(0), 0, {}});
    waiting.back().tries = std::max(waiting.back().tries, static_cast<int>(find.number(2)));
    waiting.back().tables.push_back(find.text(1));
  }
  return waiting;
}

std::vector<Account> SqliteReader::accounts_like(const std::string& beginning, Page page) {
  Statement find(
      database_,
      "SELECT id, name, passphrase, bot, shows, name_key, created, banned, notices FROM account WHERE substr(name, 1, "
      "length(?1)) = ?1 ORDER BY id DESC LIMIT ?2 OFFSET ?3");
  std::vector<Account> accounts;
  find.with(beginning, page.most, page.from);
  while (std::optional<Account> account = next_account(find)) accounts.push_back(std::move(*account));
  return accounts;
}

std::vector<Store::Said> SqliteReader::said_by(AccountId account, Page page) {
  Statement find(database_,
                 "SELECT game_table, number, sender, readers, text, time, account FROM chat WHERE account = ? ORDER BY "
                 "time DESC LIMIT ? OFFSET ?");
  std::vector<Store::Said> said;
  for (find.with(account, page.most, page.from); find.step();)
    said.push_back({find.text(0),
                    {find.number(1), find.text(2), static_cast<std::uint32_t>(find.number(3)), find.text(4),
                     find.number(5), find.number(6)}});
  return said;
}

// --- tables ---

// Of rows of the view `progress`.
std::vector<TableInfo> SqliteReader::tables(Statement& found) {
  std::vector<TableInfo> tables;
  while (found.step()) {
    TableInfo table;
    table.id = found.text(0);
    table.settings = found.text(1);
    table.stage = static_cast<TableStage>(found.number(2));
    table.changed = found.number(3);
    table.asked = found.is_null(4) ? std::nullopt : std::optional(static_cast<std::uint32_t>(found.number(4)));
    table.result = found.text(5);
    table.creator = found.number(6);
    table.listed = found.number(7) != 0;
    table.clock = found.text(8);
    table.archived = found.number(9) != 0;
    tables.push_back(std::move(table));
  }
  for (TableInfo& table : tables)
    for (seats_.with(table.id); seats_.step();)
      table.seats.push_back({seats_.is_null(0) ? std::nullopt : std::optional(seats_.number(0)), seats_.text(1)});
  return tables;
}

std::vector<TableInfo> SqliteReader::table(const std::string& id) { return tables(table_by_id_.with(id)); }

std::vector<TableInfo> SqliteReader::tables_in(TableStage stage, Page page) {
  return tables(tables_by_stage_.with(static_cast<int>(stage), page.most, page.from));
}

std::vector<TableInfo> SqliteReader::listed_tables(TableStage stage, Page page) {
  return tables(listed_tables_.with(static_cast<int>(stage), page.most, page.from));
}

std::vector<TableInfo> SqliteReader::tables_of(AccountId account, Page page) {
  return tables(tables_by_account_.with(account, page.most, page.from));
}

std::vector<TableInfo> SqliteReader::archived_tables(AccountId account, Page page) {
  Statement find(database_,
                 "SELECT * FROM progress WHERE id IN (SELECT game_table FROM seat WHERE account = ?) AND archived = 1 "
                 "ORDER BY changed DESC, id LIMIT ? OFFSET ?");
  return tables(find.with(account, page.most, page.from));
}

std::vector<std::string> SqliteReader::untouched_tables(std::int64_t since, Page page) {
  Statement find(database_,
                 "SELECT id FROM game_table WHERE archived = 0 AND changed < ? AND stage < 4 ORDER BY changed LIMIT ? "
                 "OFFSET ?");
  std::vector<std::string> ids;
  for (find.with(since, page.most, page.from); find.step();) ids.push_back(find.text(0));
  return ids;
}

std::vector<TableInfo> SqliteReader::late_tables(std::int64_t by, Page page) {
  Statement find(
      database_,
      "SELECT * FROM progress WHERE id IN (SELECT id FROM game_table WHERE deadline <= ? AND stage = 1 ORDER "
      "BY deadline LIMIT ? OFFSET ?)");
  return tables(find.with(by, page.most, page.from));
}

TableCount SqliteReader::count_tables(AccountId account) {
  Statement count(database_,
                  "SELECT (SELECT count(*) FROM game_table WHERE creator = ?1 AND stage < 2 AND archived = 0), (SELECT "
                  "count(DISTINCT "
                  "game_table) FROM seat JOIN game_table ON game_table.id = game_table WHERE account = ?1 AND stage < "
                  "2 AND archived = 0)");
  count.with(account).step();
  return {static_cast<int>(count.number(0)), static_cast<int>(count.number(1))};
}

// --- games ---

std::optional<StoredGame> SqliteReader::game(const std::string& table) {
  StoredGame game;
  if (!secret_.with(table).step()) return std::nullopt;
  game.secret = secret_.text(0);
  secret_.with();
  for (lines_.with(table); lines_.step();) game.record += lines_.text(0) + "\n";
  if (game.record.empty()) {
    Statement put_away(database_, "SELECT lines FROM archive WHERE game_table = ?");
    if (put_away.with(table).step())
      for (const PackedLine& line : unpacked(put_away.text(0))) game.record += line.text + "\n";
  }
  if (game.record.empty()) return std::nullopt;
  return game;
}

std::string SqliteReader::course(const std::string& table) {
  Statement course(database_, "SELECT course FROM game_table WHERE id = ?");
  return course.with(table).step() ? course.text(0) : "";
}

// --- chat ---

std::vector<ChatLine> SqliteReader::chat(const std::string& table, std::uint32_t reader, Page page) {
  Statement chat(
      database_,
      "SELECT number, sender, readers, text, time, account FROM chat WHERE game_table = ? AND (readers = ? OR "
      "readers & ? <> 0) ORDER BY number LIMIT ? OFFSET ?");
  std::vector<ChatLine> lines;
  for (chat.with(table, std::int64_t{kEverybodyReads}, std::int64_t{reader}, page.most, page.from); chat.step();)
    lines.push_back({chat.number(0), chat.text(1), static_cast<std::uint32_t>(chat.number(2)), chat.text(3),
                     chat.number(4), chat.is_null(5) ? std::nullopt : std::optional(chat.number(5))});
  return lines;
}

std::vector<ChatCount> SqliteReader::chat_counts(const std::string& table) {
  Statement count(database_, "SELECT readers, count(*), max(number) FROM chat WHERE game_table = ? GROUP BY readers");
  std::vector<ChatCount> counts;
  for (count.with(table); count.step();)
    counts.push_back({static_cast<std::uint32_t>(count.number(0)), count.number(1), count.number(2)});
  return counts;
}

}  // namespace regalia
