// The rule ledger: every rule that code cites exists in a rulebook, and every rule of a rulebook is named by a test.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace regalia {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::set<std::string> all_matches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
    found.insert((*match)[1]);
  return found;
}

struct Ledger {
  std::set<std::string> written;             // rules of the rulebook
  std::map<std::string, std::string> cited;  // by code, with a file that does
  std::set<std::string> tested;              // named with RULE("…")
};

// `id` is the first part of all rule ids of the folder: "royals", or "table" for what holds at every table.
Ledger ledger_of(const fs::path& folder, const std::string& id) {
  Ledger ledger;
  ledger.written = all_matches(content(folder / "rulebook.md"), std::regex("(?:^|\n)### (" + id + "\\.[a-z0-9.-]+)"));
  const std::regex mention("\\b(" + id + "\\.[a-z0-9]+(?:[.-][a-z0-9]+)*)");
  const std::regex refusal("Verdict::no\\(\\s*\"([^\"]+)\"");
  const std::regex naming("RULE\\(\"([^\"]+)\"\\)");
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".cpp" && extension != ".h") continue;
    const std::string text = content(entry.path());
    const std::string file = entry.path().filename().string();
    if (file.ends_with("_test.cpp")) ledger.tested.merge(all_matches(text, naming));
    if (id != "table")
      for (const std::string& rule : all_matches(text, mention)) ledger.cited.emplace(rule, file);
    for (const std::string& rule : all_matches(text, refusal)) ledger.cited.emplace(rule, file);
  }
  return ledger;
}

void check_ledger(const Ledger& ledger) {
  for (const std::string& rule : ledger.written) EXPECT_TRUE(ledger.tested.contains(rule)) << "no test names " << rule;
  for (const auto& [rule, file] : ledger.cited)
    EXPECT_TRUE(ledger.written.contains(rule)) << file << " cites " << rule << ", which the rulebook does not have";
  for (const std::string& rule : ledger.tested) EXPECT_TRUE(ledger.written.contains(rule)) << "a test names " << rule;
}

TEST(RuleLedger, EveryRuleIsTestedAndEveryCitationExists) {
  const fs::path root = REGALIA_SOURCE_DIR;
  check_ledger(ledger_of(root / "table", "table"));
  int games = 0;
  for (const auto& entry : fs::directory_iterator(root / "games")) {
    if (!fs::exists(entry.path() / "rulebook.md")) continue;
    const std::string id = entry.path().filename().string();
    SCOPED_TRACE(id);
    ++games;
    const Ledger ledger = ledger_of(entry.path(), id);
    EXPECT_GT(ledger.written.size(), 20U);
    check_ledger(ledger);
  }
  EXPECT_GE(games, 1);
}

}  // namespace
}  // namespace regalia
