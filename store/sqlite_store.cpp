#include "store/sqlite_store.h"

#include <future>

namespace regalia {

namespace {

// One who reads much keeps as few others waiting.
constexpr int kReaders = 3;

}  // namespace

std::optional<Error> Store::write_now(std::vector<Change> changes) {
  std::promise<std::optional<Error>> promise;
  std::future<std::optional<Error>> future = promise.get_future();
  write(std::move(changes), [&promise](const std::optional<Error>& failure) { promise.set_value(failure); });
  return future.get();
}

SqliteStore::SqliteStore(const std::string& path) : writer_(path) {
  for (int i = 0; i < kReaders; ++i) readers_.push_back(std::make_unique<SqliteReader>(path));
  thread_ = std::thread([this] { write_on_and_on(); });
}

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
    std::deque<SqliteWriter::Work> batch;
    {
      std::unique_lock lock(waiting_);
      woken_.wait(lock, [this] { return closing_ || !work_.empty(); });
      if (work_.empty()) return;
      batch.swap(work_);
    }
    writer_.carry_out(batch);
  }
}

template <class Ask> auto SqliteStore::read(Ask ask) {
  // Gives the reader back, whatever happens.
  struct Loan {
    SqliteStore& store;
    std::unique_ptr<SqliteReader> reader;

    explicit Loan(SqliteStore& from) : store(from) {
      std::unique_lock lock(store.reading_);
      store.returned_.wait(lock, [this] { return !store.readers_.empty(); });
      reader = std::move(store.readers_.back());
      store.readers_.pop_back();
    }
    ~Loan() {
      {
        const std::lock_guard lock(store.reading_);
        store.readers_.push_back(std::move(reader));
      }
      store.returned_.notify_one();
    }
  };
  const Loan loan(*this);
  return ask(*loan.reader);
}

Result<AccountId> SqliteStore::add_account(const Account& account) { return writer_.add(account); }

std::optional<Error> SqliteStore::register_guest(const Account& account) { return writer_.register_guest(account); }

std::optional<Error> SqliteStore::change_shown(AccountId account, const std::string& shows) {
  return writer_.change_shown(account, shows);
}

void SqliteStore::key_names(const std::function<std::string(const std::string&)>& key_of) { writer_.key_names(key_of); }

std::string SqliteStore::trouble() { return writer_.trouble(); }

std::optional<Account> SqliteStore::account(AccountId id) {
  return read([&](SqliteReader& reader) { return reader.account(id); });
}

std::optional<Account> SqliteStore::account_named(const std::string& name, const std::string& key) {
  return read([&](SqliteReader& reader) { return reader.account_named(name, key); });
}

std::optional<Session> SqliteStore::session(const std::string& token) {
  return read([&](SqliteReader& reader) { return reader.session(token); });
}

std::vector<Session> SqliteStore::sessions_of(AccountId account) {
  return read([&](SqliteReader& reader) { return reader.sessions_of(account); });
}

std::vector<std::string> SqliteStore::recovery_codes(AccountId account) {
  return read([&](SqliteReader& reader) { return reader.recovery_codes(account); });
}

std::optional<TwoFactor> SqliteStore::two_factor(AccountId account) {
  return read([&](SqliteReader& reader) { return reader.two_factor(account); });
}

Result<bool> SqliteStore::spend_recovery(AccountId account, const std::string& code) {
  return writer_.spend_recovery(account, code);
}

Result<bool> SqliteStore::spend_step(AccountId account, std::int64_t step) { return writer_.spend_step(account, step); }

std::map<AccountId, Regard> SqliteStore::regards_of(AccountId account) {
  return read([&](SqliteReader& reader) { return reader.regards_of(account); });
}

std::vector<Report> SqliteStore::reports(Page page) {
  return read([&](SqliteReader& reader) { return reader.reports(page); });
}

std::optional<Report> SqliteStore::report(std::int64_t id) {
  return read([&](SqliteReader& reader) { return reader.report(id); });
}

std::vector<Act> SqliteStore::acts(Page page) {
  return read([&](SqliteReader& reader) { return reader.acts(page); });
}

std::vector<Order> SqliteStore::orders() {
  return read([&](SqliteReader& reader) { return reader.orders(); });
}

std::vector<AccountId> SqliteStore::who_wants_notices() {
  return read([&](SqliteReader& reader) { return reader.who_wants_notices(); });
}

std::vector<Store::Waiting> SqliteStore::due_notices(std::int64_t by) {
  return read([&](SqliteReader& reader) { return reader.due_notices(by); });
}

std::vector<Account> SqliteStore::accounts_like(const std::string& beginning, Page page) {
  return read([&](SqliteReader& reader) { return reader.accounts_like(beginning, page); });
}

Result<Store::Pruned> SqliteStore::prune(std::int64_t before, const std::optional<Act>& act) {
  return writer_.prune(before, act);
}

std::vector<Store::Said> SqliteStore::said_by(AccountId account, Page page) {
  return read([&](SqliteReader& reader) { return reader.said_by(account, page); });
}

std::optional<TableInfo> SqliteStore::table(const std::string& id) {
  std::vector<TableInfo> found = read([&](SqliteReader& reader) { return reader.table(id); });
  if (found.empty()) return std::nullopt;
  return std::move(found[0]);
}

std::vector<TableInfo> SqliteStore::tables_in(TableStage stage, Page page) {
  return read([&](SqliteReader& reader) { return reader.tables_in(stage, page); });
}

std::vector<TableInfo> SqliteStore::listed_tables(TableStage stage, Page page) {
  return read([&](SqliteReader& reader) { return reader.listed_tables(stage, page); });
}

std::vector<TableInfo> SqliteStore::tables_of(AccountId account, Page page) {
  return read([&](SqliteReader& reader) { return reader.tables_of(account, page); });
}

std::vector<TableInfo> SqliteStore::archived_tables(AccountId account, Page page) {
  return read([&](SqliteReader& reader) { return reader.archived_tables(account, page); });
}

std::vector<std::string> SqliteStore::untouched_tables(std::int64_t since, Page page) {
  return read([&](SqliteReader& reader) { return reader.untouched_tables(since, page); });
}

std::vector<TableInfo> SqliteStore::late_tables(std::int64_t by, Page page) {
  return read([&](SqliteReader& reader) { return reader.late_tables(by, page); });
}

TableCount SqliteStore::count_tables(AccountId account) {
  return read([&](SqliteReader& reader) { return reader.count_tables(account); });
}

std::optional<StoredGame> SqliteStore::game(const std::string& table) {
  return read([&](SqliteReader& reader) { return reader.game(table); });
}

std::string SqliteStore::course(const std::string& table) {
  return read([&](SqliteReader& reader) { return reader.course(table); });
}

std::vector<ChatLine> SqliteStore::chat(const std::string& table, std::uint32_t readers, Page page) {
  return read([&](SqliteReader& reader) { return reader.chat(table, readers, page); });
}

std::vector<ChatCount> SqliteStore::chat_counts(const std::string& table) {
  return read([&](SqliteReader& reader) { return reader.chat_counts(table); });
}

void SqliteStore::back_up(const std::string& from, const std::string& to) {
  sqlite::Database source(from, sqlite::Database::Access::read);
  sqlite::Database target(to, sqlite::Database::Access::write);
  sqlite3_backup* backup = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
  if (backup == nullptr) throw sqlite::Failure("the copy " + to + " cannot be written");
  const int code = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) throw sqlite::Failure("the copy " + to + " could not be finished");
}

}  // namespace regalia
