// What is kept, and the promises about it. An implementation keeps it in a SQLite file (store/sqlite_store.h); another
// could keep it elsewhere.
//
// Changes are made in order, several together where that is faster, and each is reported when it is on disk, not
// before. Reading may be done from any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/result.h"

namespace regalia {

using AccountId = std::int64_t;

struct Account {
  AccountId id = 0;
  std::string name;
  std::string passphrase;  // its hash; empty: a guest
  bool bot = false;
  std::string shows = "nothing";  // what others see of its games, for the lobby
  std::string key{};              // the same for names that look alike
  std::int64_t created = 0;       // seconds since 1970
  bool banned = false;            // by whoever runs the server
  std::string notices{};          // JSON, for the lobby: where it wants to hear that it is asked; empty: nowhere

  bool operator==(const Account&) const = default;
};

// That somebody is known, from one browser or program.
struct Session {
  std::string token;  // its hash
  AccountId account = 0;
  std::int64_t time = 0;  // when it began, in seconds since 1970
  std::int64_t seen = 0;  // when it was last used
  std::string address;    // from where
  std::string agent;      // what the browser or program calls itself
  bool bound = true;      // false: it began when cookies had one name only

  bool operator==(const Session&) const = default;
};

// That an account wants a code of an authenticator app besides the passphrase.
struct TwoFactor {
  std::string secret;      // sealed
  std::int64_t since = 0;  // when the app had proved that it knows the secret; 0: not yet
  std::int64_t step = 0;   // of the last code that was used; older ones hold no more

  bool operator==(const TwoFactor&) const = default;
};

// Who sits at a seat: a person or a remote bot by account, a bot of ours by name, or nobody yet.
struct SeatKeeper {
  std::optional<AccountId> account;
  std::string bot;

  bool operator==(const SeatKeeper&) const = default;
};

enum class TableStage : std::uint8_t {
  gathering,
  playing,
  over,
  abandoned,  // ended before its time
  set_aside,  // what is kept of it cannot be used
};

// A table without its record.
struct TableInfo {
  std::string id;
  std::string settings;  // JSON, for the lobby: game, options, who may join
  TableStage stage = TableStage::gathering;
  std::int64_t changed = 0;  // seconds since 1970
  std::vector<SeatKeeper> seats;
  std::optional<std::uint32_t> asked = 0;  // a bit for each seat that the game waits for; nothing: not known
  std::string result{};   // JSON, for the lobby: of a game that has ended, or why it was ended; empty: not known
  AccountId creator = 0;  // who made it
  bool listed = false;    // others find it
  std::string clock{};    // JSON, for its host: how much time each seat has left
  bool archived = false;  // nobody has touched it for long

  bool operator==(const TableInfo&) const = default;
};

struct StoredGame {
  std::string record;
  std::string secret;  // of a fair table, in hexadecimal digits; empty: none
};

inline constexpr std::uint32_t kEverybodyReads = 0xFFFF'FFFF;

struct ChatLine {
  std::int64_t number = 0;    // from 1, for the table
  std::string from;           // a name
  std::uint32_t readers = 0;  // a bit for each seat; all bits: everybody
  std::string text;
  std::int64_t time = 0;
  std::optional<AccountId> account = {};  // whose words they are

  bool operator==(const ChatLine&) const = default;
};

// What somebody thinks of another.
enum class Regard : std::uint8_t {
  none,
  muted,    // is not read
  blocked,  // nor let in
};

// What somebody tells whoever runs the server.
struct Report {
  std::int64_t id = 0;
  std::int64_t time = 0;
  AccountId account = 0;
  std::optional<AccountId> other;  // about whom
  std::string table;               // or where
  std::string text;

  bool operator==(const Report&) const = default;
};

// What somebody who runs the server did about players, tables and reports. Acts are never changed and never go.
struct Act {
  std::int64_t id = 0;
  std::int64_t time = 0;               // seconds since 1970
  std::string who{};                   // of those who run the server
  std::string kind{};                  // the command: `ban`, `close`, …
  std::optional<AccountId> account{};  // to whom
  std::string table{};                 // or where
  std::string detail{};                // what else there is to know
  std::string why{};                   // in words of theirs; empty: they gave no reason

  bool operator==(const Act&) const = default;
};

// What whoever runs the server wants of it while it runs: that it ends a ban's sessions, or a table.
struct Order {
  std::int64_t id = 0;
  std::string kind;     // `ban` or `close`
  std::string subject;  // an account or a table

  bool operator==(const Order&) const = default;
};

// How many lines of a chat these may read, and the last of them.
struct ChatCount {
  std::uint32_t readers = 0;
  std::int64_t lines = 0;
  std::int64_t last = 0;
};

// How many tables somebody has that have not ended.
struct TableCount {
  int made = 0;
  int sits = 0;
};

// Some of a list: so many at most, without the first.
struct Page {
  std::int64_t most = 0;
  std::int64_t from = 0;
};

// --- changes ---

struct AddSession {
  Session session;
};
// It is in use.
struct SeeSession {
  std::string token;
  std::int64_t seen = 0;
  std::string address;
};
// Its cookie has the name that is for TLS.
struct BindSession {
  std::string token;
};
struct DropSession {
  std::string token;
};
// All of an account, but one.
struct DropSessions {
  AccountId account = 0;
  std::string but;
};
struct DropOldSessions {
  std::int64_t before = 0;  // last used before then
};
// In place of all that there were.
struct SetRecovery {
  AccountId account = 0;
  std::vector<std::string> codes;  // their hashes
};
// A secret for two-factor log-in that has not begun, in place of another; one that has begun stays as it is.
struct PrepareTwoFactor {
  AccountId account = 0;
  std::string secret;  // sealed
};
// With this secret; refused if there is another by now.
struct BeginTwoFactor {
  AccountId account = 0;
  std::string secret;
  std::int64_t since = 0;
};
struct DropTwoFactor {
  AccountId account = 0;
};
struct SetPassphrase {
  AccountId account = 0;
  std::string passphrase;  // its hash
};
// Whatever belongs to an account alone goes; seats at tables of others become free, and its words are unsaid.
struct DropAccount {
  AccountId account = 0;
};
struct SetNotices {
  AccountId account = 0;
  std::string notices;
};
// Somebody is asked at a table and is to be told then. What was told already stays so, unless it is told again.
struct PutNotice {
  AccountId account = 0;
  std::string table;
  std::int64_t due = 0;
  bool again = false;
};
// He is not asked any more.
struct DropNotice {
  AccountId account = 0;
  std::string table;
};
// What waited for an account at these tables has been sent, or is to be tried again.
struct SettleNotices {
  AccountId account = 0;
  std::vector<std::string> tables;
  std::optional<std::int64_t> again;  // then; nothing: it was sent
};
struct SetBanned {
  AccountId account = 0;
  bool banned = true;
};
struct SetRegard {
  AccountId account = 0;
  AccountId other = 0;
  Regard regard = Regard::none;
};
struct AddReport {
  Report report;
};
struct DropReport {
  std::int64_t id = 0;
};
struct AddAct {
  Act act;
};
struct AddOrder {
  Order order;
};
struct DropOrder {
  std::int64_t id = 0;
};
// A table, new or not yet begun.
struct PutTable {
  TableInfo table;
};
// With all that belongs to it.
struct DropTable {
  std::string table;
};
struct SetSettings {
  std::string table;
  std::string settings;
};
struct SetSeat {
  std::string table;
  std::int64_t number = 0;
  SeatKeeper keeper;
};
// How far a table is.
struct SetProgress {
  std::string table;
  TableStage stage = TableStage::playing;
  std::uint32_t asked = 0;
  std::int64_t changed = 0;
};
struct SetResult {
  std::string table;
  std::string result;
};
// How much time the seats have left, and when one of them has none.
struct SetClock {
  std::string table;
  std::string clock;
  std::optional<std::int64_t> deadline;  // seconds since 1970
};
struct SetCourse {
  std::string table;
  std::string course;  // JSON, of a game that has ended
};
// The first line of a record, with the secret of its table; whatever it had is gone.
struct BeginGame {
  std::string table;
  std::string header;
  std::string secret;
};
// What comes next in a record: the lines of these steps, each but the last ended by a newline.
struct AddLines {
  std::string table;
  std::int64_t first = 0;
  std::int64_t last = 0;
  std::string text;
  std::optional<std::uint32_t> asked = {};  // whom the game waits for behind them; nothing: as before
};
struct AddChat {
  std::string table;
  ChatLine line;
};

// Puts a table away where it takes little room, or brings it back.
struct Archive {
  std::string table;
};
struct Unarchive {
  std::string table;
};
// Nothing but a sign that the disk takes what is written.
struct Beat {};

using Change =
    std::variant<AddSession, SeeSession, BindSession, DropSession, DropSessions, DropOldSessions, SetRecovery,
                 PrepareTwoFactor, BeginTwoFactor, DropTwoFactor, SetPassphrase, DropAccount, SetNotices, PutNotice,
                 DropNotice, SettleNotices, SetBanned, SetRegard, AddReport, DropReport, AddAct, AddOrder, DropOrder,
                 PutTable, DropTable, SetSettings, SetSeat, SetProgress, SetResult, SetClock, SetCourse, BeginGame,
                 AddLines, AddChat, Archive, Unarchive, Beat>;

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // All of them or none. `done` is called from another thread when they are on disk, or with the reason why they are not.
  using Done = std::function<void(const std::optional<Error>& failure)>;
  virtual void write(std::vector<Change> changes, Done done) = 0;
  // Waits for it.
  [[nodiscard]] std::optional<Error> write_now(std::vector<Change> changes);

  // Names of accounts with a passphrase are taken once, by their keys; guests may share a name. The error says that it is
  // taken.
  [[nodiscard]] virtual Result<AccountId> add_account(const Account& account) = 0;
  // A guest becomes known for good; refused for whoever is.
  [[nodiscard]] virtual std::optional<Error> register_guest(const Account& account) = 0;
  // What others see of its games.
  [[nodiscard]] virtual std::optional<Error> change_shown(AccountId account, const std::string& shows) = 0;
  // Gives keys to names from before there were any. Of names that look alike the oldest keeps it to itself.
  virtual void key_names(const std::function<std::string(const std::string& name)>& key_of) = 0;
  [[nodiscard]] virtual std::optional<Account> account(AccountId id) = 0;
  // With a passphrase: by its very name, or by its key.
  [[nodiscard]] virtual std::optional<Account> account_named(const std::string& name, const std::string& key) = 0;
  [[nodiscard]] virtual std::optional<Session> session(const std::string& token) = 0;
  [[nodiscard]] virtual std::vector<Session> sessions_of(AccountId account) = 0;
  // Hashes of the codes that have not been used.
  [[nodiscard]] virtual std::vector<std::string> recovery_codes(AccountId account) = 0;
  [[nodiscard]] virtual std::optional<TwoFactor> two_factor(AccountId account) = 0;
  // Uses up a recovery code, by its hash, or all codes of the app up to a step; only once, whoever asks at the same time.
  // False: it was used up before, or there is none.
  [[nodiscard]] virtual Result<bool> spend_recovery(AccountId account, const std::string& code) = 0;
  [[nodiscard]] virtual Result<bool> spend_step(AccountId account, std::int64_t step) = 0;
  [[nodiscard]] virtual std::map<AccountId, Regard> regards_of(AccountId account) = 0;
  [[nodiscard]] virtual std::vector<Report> reports(Page page) = 0;
  [[nodiscard]] virtual std::optional<Report> report(std::int64_t id) = 0;
  [[nodiscard]] virtual std::vector<Act> acts(Page page) = 0;  // the newest first
  [[nodiscard]] virtual std::vector<Order> orders() = 0;
  // Those who want to hear that they are asked.
  [[nodiscard]] virtual std::vector<AccountId> who_wants_notices() = 0;
  // Those for whom something is due, with all their tables that wait and were not told of. Who has waited longest is first.
  struct Waiting {
    AccountId account = 0;
    int tries = 0;
    std::vector<std::string> tables;
  };
  [[nodiscard]] virtual std::vector<Waiting> due_notices(std::int64_t by) = 0;
  // Accounts whose name begins so, the newest first.
  [[nodiscard]] virtual std::vector<Account> accounts_like(const std::string& beginning, Page page) = 0;
  // What nobody has touched since then and nobody plays: how many tables and guests. They go, and the act is noted with
  // their number; without one they are only counted.
  struct Pruned {
    std::int64_t tables = 0;
    std::int64_t guests = 0;
  };
  [[nodiscard]] virtual Result<Pruned> prune(std::int64_t before, const std::optional<Act>& act) = 0;
  // What somebody has said, everywhere, the newest first.
  struct Said {
    std::string table;
    ChatLine line;
  };
  [[nodiscard]] virtual std::vector<Said> said_by(AccountId account, Page page) = 0;

  [[nodiscard]] virtual std::optional<TableInfo> table(const std::string& id) = 0;
  [[nodiscard]] virtual std::vector<TableInfo> tables_in(TableStage stage, Page page) = 0;
  [[nodiscard]] virtual std::vector<TableInfo> listed_tables(TableStage stage, Page page) = 0;
  [[nodiscard]] virtual std::vector<TableInfo> tables_of(AccountId account, Page page) = 0;
  // Put away, of an account.
  [[nodiscard]] virtual std::vector<TableInfo> archived_tables(AccountId account, Page page) = 0;
  // Not put away, and not changed since then.
  [[nodiscard]] virtual std::vector<std::string> untouched_tables(std::int64_t since, Page page) = 0;
  // Where somebody's time was up by then.
  [[nodiscard]] virtual std::vector<TableInfo> late_tables(std::int64_t by, Page page) = 0;
  [[nodiscard]] virtual TableCount count_tables(AccountId account) = 0;
  [[nodiscard]] virtual std::optional<StoredGame> game(const std::string& table) = 0;
  // What SetCourse has kept; empty: nothing.
  [[nodiscard]] virtual std::string course(const std::string& table) = 0;
  // Lines that everybody or one of these seats may read, in order.
  [[nodiscard]] virtual std::vector<ChatLine> chat(const std::string& table, std::uint32_t readers, Page page) = 0;
  [[nodiscard]] virtual std::vector<ChatCount> chat_counts(const std::string& table) = 0;
  // Why the last writing failed; empty: it did not.
  [[nodiscard]] virtual std::string trouble() = 0;
};

}  // namespace regalia
