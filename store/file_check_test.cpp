#include "store/file_check.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "store/schema.h"
#include "store/sqlite_store.h"

namespace regalia {
namespace {

namespace fs = std::filesystem;

class FileCheck : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-check-" + std::to_string(getpid()));
  std::string path = (folder / "regalia.db").string();

  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }

  // A file with a thousand tables and some games.
  void fill() {
    SqliteStore store(path);
    const AccountId anna = store.add_account({0, "Anna", "hash", false, "nothing", "anna"}).value();
    std::vector<Change> changes;
    for (int i = 0; i < 1000; ++i) {
      const std::string id = "table " + std::to_string(i);
      changes.emplace_back(PutTable{{id, "{}", TableStage::playing, 7, {{anna, ""}, {}}, 0}});
      changes.emplace_back(BeginGame{id, std::string(300, 'h'), ""});
    }
    changes.emplace_back(Archive{"table 1"});
    ASSERT_FALSE(store.write_now(std::move(changes)).has_value());
  }
  void run(const std::string& sql) { sqlite::Database(path, sqlite::Database::Access::write).run(sql); }
  [[nodiscard]] std::string bytes() const {
    std::ostringstream read;
    read << std::ifstream(path, std::ios::binary).rdbuf();
    return read.str();
  }
  [[nodiscard]] std::vector<std::string> faults(CheckDepth depth = CheckDepth::start) const {
    return faults_in_file(path, depth);
  }
};

TEST_F(FileCheck, AFileThatIsWholeIsSoundAlsoWhileItIsUsed) {
  EXPECT_TRUE(faults().empty()) << "it is not there yet";
  std::ofstream(path).close();
  EXPECT_TRUE(faults().empty()) << "it is empty";
  fill();
  for (const CheckDepth depth : {CheckDepth::start, CheckDepth::full}) EXPECT_TRUE(faults(depth).empty());
  SqliteStore store(path);
  EXPECT_FALSE(store.write_now({PutTable{{"in the log", "{}", TableStage::gathering, 7, {{}}, 0}}}).has_value());
  for (const CheckDepth depth : {CheckDepth::start, CheckDepth::full}) EXPECT_TRUE(faults(depth).empty());
}

TEST_F(FileCheck, AnyPageThatIsOverwrittenIsFound) {
  fill();
  const std::uintmax_t size = fs::file_size(path);
  ASSERT_GT(size, 100U << 10);
  for (const std::uintmax_t page : {std::uintmax_t{0}, size / 4096 / 2, size / 4096 - 1}) {
    const fs::path copy = folder / "damaged.db";
    fs::copy_file(path, copy, fs::copy_options::overwrite_existing);
    {
      std::fstream file(copy, std::ios::in | std::ios::out | std::ios::binary);
      file.seekp(static_cast<std::streamoff>(page * 4096));
      file << std::string(4096, '\x5a');
    }
    EXPECT_FALSE(faults_in_file(copy.string(), CheckDepth::start).empty()) << page;
    EXPECT_FALSE(faults_in_file(copy.string(), CheckDepth::full).empty()) << page;
  }
}

TEST_F(FileCheck, AFileThatIsCutOffIsFound) {
  fill();
  fs::resize_file(path, fs::file_size(path) / 2);
  EXPECT_FALSE(faults().empty());
  std::ofstream(path) << "dear diary";
  EXPECT_FALSE(faults().empty()) << "no database at all";
}

TEST_F(FileCheck, WhatAVersionShouldHaveIsThere) {
  fill();
  run("DROP INDEX seat_by_account; ALTER TABLE account DROP COLUMN shows");
  const std::vector<std::string> found = faults();
  EXPECT_EQ(found,
            (std::vector<std::string>{"the column account.shows is missing", "the index seat_by_account is missing"}));
}

TEST_F(FileCheck, OnlyTheFullCheckReadsIndexesReferencesAndArchives) {
  fill();
  run("PRAGMA foreign_keys = OFF; INSERT INTO session (token, account, time) VALUES ('x', 999, 1);"
      "UPDATE archive SET lines = x'00'");
  EXPECT_TRUE(faults().empty());
  const std::vector<std::string> found = faults(CheckDepth::full);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0], "a row of session belongs to a row of account that is not there");
  EXPECT_NE(found[1].find("table 1"), std::string::npos) << found[1];
}

TEST_F(FileCheck, FilesOfNewerAndOtherProgramsAreNotDamagedAndAreLeftAlone) {
  fill();
  run("PRAGMA user_version = 99");
  EXPECT_THROW((void)faults(), WrongFile);
  fs::remove(path);
  run("CREATE TABLE diary (text TEXT)");
  const std::string before = bytes();
  EXPECT_THROW((void)faults(CheckDepth::full), WrongFile);
  EXPECT_THROW(SqliteStore{path}, WrongFile);
  EXPECT_TRUE(bytes() == before);
}

TEST_F(FileCheck, HelpNamesTheFile) {
  EXPECT_NE(help_with_damage("a.db").find("sqlite3 a.db .recover"), std::string::npos);
}

}  // namespace
}  // namespace regalia
