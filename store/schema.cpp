#include "store/schema.h"

#include <array>
#include <set>
#include <string>

namespace regalia {
namespace {

// Never changed once released; a new version is a new step behind the last.
constexpr std::array kSteps = {R"sql(
  CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    passphrase TEXT NOT NULL,              -- its hash; empty: a guest
    bot INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX account_by_name ON account (name) WHERE passphrase <> '';
  CREATE TABLE session (
    token TEXT PRIMARY KEY,                -- its hash
    account INTEGER NOT NULL REFERENCES account (id),
    time INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    stage INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    secret TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX table_by_stage ON game_table (stage, changed);
  CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    account INTEGER REFERENCES account (id),
    bot TEXT NOT NULL,
    PRIMARY KEY (game_table, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seat_by_account ON seat (account);
  CREATE TABLE line (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    step INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_table, step)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    sender TEXT NOT NULL,
    readers INTEGER NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game_table, number)
  ) STRICT, WITHOUT ROWID;
)sql",
                               R"sql(
  ALTER TABLE game_table ADD COLUMN asked INTEGER;  -- a bit for each seat that the game waits for
)sql",
                               R"sql(
  ALTER TABLE line ADD COLUMN asked INTEGER;        -- the same behind the last line, if it says so: one page less to write
  CREATE VIEW progress AS
    SELECT id, settings, stage, changed,
           coalesce((SELECT line.asked FROM line WHERE line.game_table = game_table.id ORDER BY step DESC LIMIT 1),
                    game_table.asked) AS asked
    FROM game_table;
)sql",
                               R"sql(
  ALTER TABLE game_table ADD COLUMN result TEXT NOT NULL DEFAULT '';         -- JSON, of a game that has ended
  ALTER TABLE account ADD COLUMN shows TEXT NOT NULL DEFAULT 'nothing';      -- what others see of its games
  DROP VIEW progress;
  CREATE VIEW progress AS
    SELECT id, settings, stage, changed,
           coalesce((SELECT line.asked FROM line WHERE line.game_table = game_table.id ORDER BY step DESC LIMIT 1),
                    game_table.asked) AS asked, result
    FROM game_table;
)sql",
                               R"sql(
  ALTER TABLE game_table ADD COLUMN creator INTEGER NOT NULL DEFAULT 0;      -- who made it
  ALTER TABLE game_table ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;       -- others find it
  ALTER TABLE game_table ADD COLUMN course TEXT NOT NULL DEFAULT '';         -- JSON, of a game that has ended
  UPDATE game_table SET creator = coalesce(json_extract(settings, '$.creator'), 0),
                        listed = coalesce(json_extract(settings, '$.listed'), 0) WHERE json_valid(settings);
  CREATE INDEX table_by_creator ON game_table (creator, stage);
  CREATE INDEX table_in_list ON game_table (stage, changed) WHERE listed = 1;
  ALTER TABLE chat ADD COLUMN account INTEGER;                               -- whose words they are
  CREATE TABLE beat (id INTEGER PRIMARY KEY, time INTEGER NOT NULL) STRICT;  -- written now and then, to see whether it can be
  DROP VIEW progress;
  CREATE VIEW progress AS
    SELECT id, settings, stage, changed,
           coalesce((SELECT line.asked FROM line WHERE line.game_table = game_table.id ORDER BY step DESC LIMIT 1),
                    game_table.asked) AS asked, result, creator, listed
    FROM game_table;
)sql",
                               R"sql(
  ALTER TABLE account ADD COLUMN name_key TEXT NOT NULL DEFAULT '';    -- the same for names that look alike; empty: not known
  ALTER TABLE account ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
  DROP INDEX account_by_name;
  CREATE INDEX account_by_name ON account (name) WHERE passphrase <> '';
  CREATE UNIQUE INDEX account_by_key ON account (name_key) WHERE passphrase <> '' AND name_key <> '';
  ALTER TABLE session ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;      -- when it was last used, and by whom
  ALTER TABLE session ADD COLUMN address TEXT NOT NULL DEFAULT '';
  ALTER TABLE session ADD COLUMN agent TEXT NOT NULL DEFAULT '';
  UPDATE session SET seen = unixepoch();                               -- their age counts from now on
  CREATE INDEX session_by_account ON session (account);
  CREATE INDEX session_by_age ON session (seen);
  CREATE TABLE recovery (
    account INTEGER NOT NULL REFERENCES account (id),
    code TEXT NOT NULL,                                                -- its hash
    PRIMARY KEY (account, code)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chat_by_account ON chat (account) WHERE account IS NOT NULL;
)sql",
                               R"sql(
  ALTER TABLE game_table ADD COLUMN clock TEXT NOT NULL DEFAULT '';          -- JSON: how much time each seat has left
  ALTER TABLE game_table ADD COLUMN deadline INTEGER;                        -- when somebody's time is up
  ALTER TABLE game_table ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;     -- its lines are in the archive
  CREATE INDEX table_by_deadline ON game_table (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX table_by_age ON game_table (changed) WHERE archived = 0;
  CREATE TABLE archive (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id),
    lines BLOB NOT NULL                                                      -- packed
  ) STRICT, WITHOUT ROWID;
  DROP VIEW progress;
  CREATE VIEW progress AS
    SELECT id, settings, stage, changed,
           coalesce((SELECT line.asked FROM line WHERE line.game_table = game_table.id ORDER BY step DESC LIMIT 1),
                    game_table.asked) AS asked, result, creator, listed, clock, archived
    FROM game_table;
)sql",
                               R"sql(
  ALTER TABLE account ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE regard (
    account INTEGER NOT NULL REFERENCES account (id),
    other INTEGER NOT NULL REFERENCES account (id),
    kind INTEGER NOT NULL,                           -- 1: not read, 2: kept away as well
    PRIMARY KEY (account, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX regard_by_other ON regard (other);
  CREATE TABLE report (
    id INTEGER PRIMARY KEY,
    time INTEGER NOT NULL,
    account INTEGER NOT NULL,                        -- who reports
    other INTEGER,                                   -- whom
    game_table TEXT NOT NULL,                        -- where; may be empty
    text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE operator_order (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,                              -- `ban` or `close`
    subject TEXT NOT NULL                            -- an account or a table
  ) STRICT;
)sql",
                               R"sql(
  ALTER TABLE account ADD COLUMN notices TEXT NOT NULL DEFAULT '';  -- JSON: where it wants to hear that it is asked
  CREATE TABLE notice (
    account INTEGER NOT NULL REFERENCES account (id),
    game_table TEXT NOT NULL REFERENCES game_table (id),
    due INTEGER NOT NULL,                                           -- when it is to be sent
    tries INTEGER NOT NULL DEFAULT 0,
    sent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, game_table)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notice_by_due ON notice (due) WHERE sent = 0;
)sql",
                               R"sql(
  ALTER TABLE session ADD COLUMN bound INTEGER NOT NULL DEFAULT 0;  -- 0: it began when cookies had one name only
)sql",
                               R"sql(
  CREATE TABLE act (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    time INTEGER NOT NULL,
    who TEXT NOT NULL,                               -- of those who run the server
    kind TEXT NOT NULL,                              -- the command
    account INTEGER,                                 -- to whom; it may be gone
    game_table TEXT NOT NULL,                        -- or where; may be empty
    detail TEXT NOT NULL,
    why TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER act_is_not_changed BEFORE UPDATE ON act BEGIN SELECT RAISE(ABORT, 'acts are kept as they are'); END;
  CREATE TRIGGER act_does_not_go BEFORE DELETE ON act BEGIN SELECT RAISE(ABORT, 'acts are kept for good'); END;
)sql",
                               R"sql(
  CREATE TABLE two_factor (
    account INTEGER PRIMARY KEY REFERENCES account (id),
    secret TEXT NOT NULL,                            -- sealed
    since INTEGER NOT NULL,                          -- 0: the app has not proved yet that it knows the secret
    step INTEGER NOT NULL                            -- of the last code that was used
  ) STRICT;
)sql"};

// The columns of all tables and views, and the indexes and triggers, by name.
std::set<std::string> parts_of(sqlite::Database& database) {
  std::set<std::string> parts;
  sqlite::Statement columns(
      database,
      "SELECT 'column ' || m.name || '.' || p.name FROM sqlite_schema m, pragma_table_info(m.name) p "
      "WHERE m.type IN ('table', 'view')");
  for (columns.with(); columns.step();) parts.insert(columns.text(0));
  sqlite::Statement others(database,
                           "SELECT type || ' ' || name FROM sqlite_schema WHERE type IN ('index', 'trigger') AND name "
                           "NOT LIKE 'sqlite_%'");
  for (others.with(); others.step();) parts.insert(others.text(0));
  return parts;
}

std::size_t version_of(sqlite::Database& database) {
  sqlite::Statement read(database, "PRAGMA user_version");
  read.with().step();
  const auto version = static_cast<std::size_t>(read.number(0));
  if (version > kSteps.size())
    throw WrongFile("the data file was written by a newer Regalia (version " + std::to_string(version) +
                    "; this one knows " + std::to_string(kSteps.size()) + "): use that one, or choose another file");
  if (version == 0 && !parts_of(database).empty())
    throw WrongFile("the file belongs to another program: choose another name for the data file");
  return version;
}

}  // namespace

std::vector<std::string> faults_in_schema(sqlite::Database& database) {
  const std::size_t version = version_of(database);
  const std::set<std::string> there = parts_of(database);
  sqlite::Database model("", sqlite::Database::Access::memory);
  for (std::size_t step = 0; step < version; ++step) model.run(kSteps[step]);
  std::vector<std::string> faults;
  for (const std::string& part : parts_of(model))
    if (!there.contains(part)) faults.push_back("the " + part + " is missing");
  return faults;
}

void bring_up_to_date(sqlite::Database& database) {
  const std::size_t version = version_of(database);
  // Every table in play comes back to a page of its own: room in memory for many. Moving pages from the log into the file
  // has a thread of its own.
  database.run(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
      "PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 0;");
  for (std::size_t step = version; step < kSteps.size(); ++step)
    database.run("BEGIN IMMEDIATE;" + std::string(kSteps[step]) + "PRAGMA user_version = " + std::to_string(step + 1) +
                 "; COMMIT;");
}

}  // namespace regalia
