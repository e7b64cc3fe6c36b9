// Behaviour is pinned: every stored record replays to the same hash at every step, in this release and in every later
// one. A change that breaks one of them raises `rules_version` and becomes a switch that old records select.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "table/course.h"
#include "table/tests/tried_table.h"
#include "table/verify.h"
#include "tests/contract/garbage.h"

namespace regalia {
namespace {

struct Stored {
  std::string name;
  std::string text;
};

const std::vector<Stored>& stored_records() {
  static const std::vector<Stored> records = [] {
    std::vector<Stored> list;
    for (const auto& file : std::filesystem::directory_iterator(REGALIA_GOLDEN_DIR)) {
      if (file.path().extension() != ".record") continue;
      std::ostringstream text;
      text << std::ifstream(file.path(), std::ios::binary).rdbuf();
      list.push_back({file.path().filename().string(), text.str()});
    }
    return list;
  }();
  return records;
}

// Whoever writes a program from the document finds everything there that is ever drawn.
TEST(GoldenRecords, DrawOnlyInScopesThatAreDocumented) {
  std::ostringstream document;
  document << std::ifstream(REGALIA_SOURCE_DIR "/docs/fair_chance.md").rdbuf();
  std::set<std::string> scopes;
  for (const Stored& stored : stored_records()) {
    if (stored.name.starts_with("probe")) continue;
    const auto opened = Table::open(tried_games(), stored.text);
    for (const Draws::Draw& draw : course_of(tried_games(), std::get<Table>(opened)).draws.draws) {
      const std::string scope = std::regex_replace(draw.scope, std::regex("^seat[0-9]+"), "seatN");
      // A number names a person or a province: "`seatN.births.MOTHER`".
      const std::string plain = std::regex_replace(scope, std::regex("[0-9]+$"), "");
      scopes.insert(plain == scope ? scope + "`" : plain);
    }
  }
  EXPECT_GE(scopes.size(), 20U);
  for (const std::string& scope : scopes) EXPECT_NE(document.str().find("`" + scope), std::string::npos) << scope;
}

TEST(GoldenRecords, AreAllThere) {
  std::map<std::string, int> by_game;
  std::set<std::pair<int, std::string>> covered;
  std::set<std::string> crowns;                     // numbers of seats, optional rules, and what happens
  std::set<std::string> blood;                      // numbers of seats, and what happens
  std::map<std::pair<int, std::string>, int> with;  // by format
  for (const Stored& stored : stored_records()) {
    ++by_game[stored.name.substr(0, stored.name.find('-'))];
    const auto opened = Table::open(tried_games(), stored.text);
    ASSERT_TRUE(std::holds_alternative<Table>(opened)) << stored.name;
    const Header& header = std::get<Table>(opened).header();
    if (header.game == "royals") covered.emplace(header.setup.players, header.setup.options.at("edition"));
    if (header.game == "gambit") covered.emplace(header.setup.players, header.setup.options.at("cards"));
    if (header.game == "crowns") {
      crowns.insert(std::to_string(header.setup.players));
      for (const auto& [name, value] : header.setup.options)
        if (name != "start" && name != "rounds") crowns.insert(name + " " + value);
      for (const char* move : {"agree", "counter", "sentinel", "vote", "raise", "accept", "coinage", "guest", "take"})
        if (stored.text.find("\"move\":\"" + std::string(move)) != std::string::npos) crowns.insert(move);
    }
    if (header.game == "blood") {
      blood.insert(std::to_string(header.setup.players));
      for (const char* move : {"accept", "put", "attack", "send", "mark", "cash", "raise", "betroth", "again", "lead"})
        if (stored.text.find("\"move\":\"" + std::string(move)) != std::string::npos) blood.insert(move);
    }
    const auto count = [&](const std::string& what, const char* text) {
      with[{header.format, what}] += stored.text.find(text) != std::string::npos ? 1 : 0;
    };
    count("by right",
          header.format == 1 ? "\n{\"undo\":1,\"seat\":1,\"hash\"" : "\n{\"undo\":1,\"seat\":1,\"position\"");
    count("by consent", "\"consent\":[");
    count("words", ",\"words\":\"");
    count("words of a position", ",\"words\":[");
    count("wishes", "\"wishes\"");
    count("deals", "\"move\":\"accept ");
    count("vetoes", "\"move\":\"veto");
    count(header.game, "");
  }
  EXPECT_GE(by_game["royals"], 20);
  EXPECT_GE(by_game["probe"], 5);
  EXPECT_GE(by_game["gambit"], 20);
  EXPECT_EQ(covered.size(), 8U + 15U) << "both editions of Royals with 2 to 5 seats, three sets of cards with 2 to 6";
  EXPECT_GE(by_game["crowns"], 15);
  EXPECT_EQ(crowns.size(), 6U + 4U * 2U + 9U) << "4 to 9 seats, four optional rules on and off, nine kinds of moves";
  EXPECT_GE(by_game["blood"], 12);
  EXPECT_EQ(blood.size(), 3U + 10U) << "3 to 5 seats, ten kinds of moves";
  for (const int format : {1, 2})
    for (const char* what : {"by right", "by consent", "words", "wishes", "royals", "gambit", "probe"})
      EXPECT_GT((with[{format, what}]), 0) << what << " in format " << format;
  for (const char* what : {"deals", "vetoes", "words of a position"}) EXPECT_GT((with[{2, what}]), 0) << what;
}

TEST(GoldenRecords, ReplayToTheSameHashAtEveryStep) {
  int proved = 0;
  for (const Stored& stored : stored_records()) {
    const Verification verified = verify(tried_games(), stored.text);
    EXPECT_TRUE(verified.is_sound()) << stored.name << ": " << verified.verdict();
    proved += verified.dice == Verification::Dice::proved ? 1 : 0;
  }
  EXPECT_GE(proved, 10);
}

TEST(GoldenRecords, WithACharacterChangedAreRefused) {
  Rng rng(1);
  for (const Stored& stored : stored_records())
    for (int i = 0; i < contract::effort(1, 10, 300); ++i) {
      std::string text = stored.text;
      char& c = text[rng.below(static_cast<std::uint32_t>(text.size()))];
      const char before = c;
      c = static_cast<char>(rng.below(256));
      if (c == before) continue;
      const Verification verified = verify(tried_games(), text);
      ASSERT_FALSE(verified.is_sound()) << stored.name;
      ASSERT_FALSE(verified.fault->reason.empty());
    }
}

}  // namespace
}  // namespace regalia
