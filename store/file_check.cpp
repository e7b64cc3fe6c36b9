#include "store/file_check.h"

#include <filesystem>
#include <system_error>

#include "store/packing.h"
#include "store/schema.h"

namespace regalia {
namespace {

constexpr std::size_t kMostFaults = 20;
// As much as a disk reads in about a second; what is larger is read as a whole only when somebody asks.
constexpr std::uintmax_t kLarge = 256U << 20;

using Faults = std::vector<std::string>;

// The sentences of SQLite about the pages of a file.
void check_pages(sqlite::Database& database, const char* pragma, Faults& faults) {
  sqlite::Statement check(database, pragma);
  for (check.with(); faults.size() < kMostFaults && check.step();)
    if (std::string line = check.text(0); line != "ok") {
      if (line.starts_with("***")) line.erase(0, line.find('\n') + 1);  // a heading: in which database
      faults.push_back(std::move(line));
    }
}

void check_references(sqlite::Database& database, Faults& faults) {
  sqlite::Statement check(database, "PRAGMA foreign_key_check");
  for (check.with(); faults.size() < kMostFaults && check.step();)
    faults.push_back("a row of " + check.text(0) + " belongs to a row of " + check.text(2) + " that is not there");
}

void check_archive(sqlite::Database& database, Faults& faults) {
  sqlite::Statement find(database, "SELECT game_table, lines FROM archive");
  for (find.with(); faults.size() < kMostFaults && find.step();) try {
      (void)unpacked(find.text(1));
    } catch (const sqlite::Failure&) {
      faults.push_back("the archived game of table " + find.text(0) + " cannot be read");
    }
}

void check_all(sqlite::Database& database, bool every_index, Faults& faults) {
  check_pages(database, every_index ? "PRAGMA integrity_check(20)" : "PRAGMA quick_check(20)", faults);
  if (!every_index || !faults.empty()) return;
  check_references(database, faults);
  check_archive(database, faults);
}

}  // namespace

std::vector<std::string> faults_in_file(const std::string& path, CheckDepth depth) {
  std::error_code code;
  const std::uintmax_t size = std::filesystem::file_size(path, code);
  if (code || size == 0) return {};  // there is nothing yet
  sqlite::Database database(path, sqlite::Database::Access::read);
  Faults faults;
  try {
    faults = faults_in_schema(database);
    if (faults.empty() && (depth == CheckDepth::full || size <= kLarge))
      check_all(database, depth == CheckDepth::full, faults);
  } catch (const WrongFile&) {
    throw;
  } catch (const sqlite::Failure& failure) {
    faults.emplace_back(failure.what());
  }
  return faults;
}

std::string help_with_damage(const std::string& path) {
  return "Stop every program that uses " + path +
         " and keep a copy of it. Then put your newest backup in its place, or "
         "save what can be read: sqlite3 " +
         path + " .recover | sqlite3 saved.db";
}

}  // namespace regalia
