// SQLite in a few lines: a database, a statement, errors as exceptions. Nothing here knows what is stored.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace regalia::sqlite {

class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Database {
 public:
  enum class Access : std::uint8_t { read, write, memory };  // `memory`: in no file

  Database(const std::string& path, Access access);

  void run(const std::string& sql);
  [[nodiscard]] std::int64_t last_id() const { return sqlite3_last_insert_rowid(handle_.get()); }
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// Bytes that are no text.
struct Blob {
  std::string bytes;
};

// A prepared statement. Bind all values with `with`, then `step` through its rows.
//
//   Statement find(db, "SELECT id FROM account WHERE name = ?");
//   for (find.with("Anna"); find.step();) use(find.number(0));
class Statement {
 public:
  Statement(Database& database, const char* sql);

  template <class... Values> Statement& with(const Values&... values) {
    sqlite3_reset(handle_.get());
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  // True: there is a row.
  bool step();
  // For statements that return nothing.
  void run() {
    while (step()) {
    }
    sqlite3_reset(handle_.get());
  }

  [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  [[nodiscard]] bool is_null(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL; }
  [[nodiscard]] std::string text(int column) const;

 private:
  void bind(int place, std::int64_t value);
  void bind(int place, int value) { bind(place, std::int64_t{value}); }
  void bind(int place, std::string_view value);
  void bind(int place, const char* value) { bind(place, std::string_view(value)); }
  void bind(int place, const std::string& value) { bind(place, std::string_view(value)); }
  void bind(int place, const Blob& value);
  void bind(int place, std::nullopt_t);
  template <class Value> void bind(int place, const std::optional<Value>& value) {
    if (value)
      bind(place, *value);
    else
      bind(place, std::nullopt);
  }

  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };
  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace regalia::sqlite
