#include "store/sqlite.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace regalia::sqlite {
namespace {

[[noreturn]] void fail(sqlite3* handle, const std::string& what) {
  throw Failure(what + ": " + (handle == nullptr ? "out of memory" : sqlite3_errmsg(handle)));
}

// Nobody else on this machine reads it. What SQLite keeps beside it is made with the same rights. A file that is there is
// not opened here: closing it would take SQLite's locks of this process away.
void keep_private(const std::string& path) {
  constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;
  if (const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly); file >= 0)
    ::close(file);
  else if (errno == EEXIST)
    (void)::chmod(path.c_str(), kOwnerOnly);  // a file of somebody else's stays as it is
}

}  // namespace

Database::Database(const std::string& path, Access access) {
  if (access == Access::write) keep_private(path);
  sqlite3* handle = nullptr;
  const int flags = SQLITE_OPEN_NOMUTEX |
                    (access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) |
                    (access == Access::memory ? SQLITE_OPEN_MEMORY : 0);
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(handle, "the data file " + path + " cannot be opened");
  sqlite3_busy_timeout(handle, 10'000);
}

void Database::run(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    fail(handle_.get(), "the data file refused a command");
}

Statement::Statement(Database& database, const char* sql) : database_(database.handle()) {
  sqlite3_stmt* handle = nullptr;
  if (sqlite3_prepare_v2(database_, sql, -1, &handle, nullptr) != SQLITE_OK) fail(database_, sql);
  handle_.reset(handle);
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3_reset(handle_.get());
  fail(database_, "the data file could not be read or written");
}

std::string Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
  const int size = sqlite3_column_bytes(handle_.get(), column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

void Statement::bind(int place, std::int64_t value) {
  if (sqlite3_bind_int64(handle_.get(), place, value) != SQLITE_OK) fail(database_, "a value could not be bound");
}

void Statement::bind(int place, std::string_view value) {
  if (sqlite3_bind_text64(handle_.get(), place, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8) != SQLITE_OK)
    fail(database_, "a value could not be bound");
}

void Statement::bind(int place, const Blob& value) {
  if (sqlite3_bind_blob64(handle_.get(), place, value.bytes.data(), value.bytes.size(), SQLITE_TRANSIENT) != SQLITE_OK)
    fail(database_, "a value could not be bound");
}

void Statement::bind(int place, std::nullopt_t) {
  if (sqlite3_bind_null(handle_.get(), place) != SQLITE_OK) fail(database_, "a value could not be bound");
}

}  // namespace regalia::sqlite
