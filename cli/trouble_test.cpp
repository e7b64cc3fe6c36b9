// A table that cannot go on, in the terminal.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "cli/probe_playing.h"
#include "table/tests/broken_game.h"

namespace regalia::cli {
namespace {

namespace fs = std::filesystem;

TEST_F(ProbePlaying, TroubleIsToldAndTheGameIsKept) {
  const std::string path = (fs::temp_directory_path() / ("regalia-trouble-" + std::to_string(::getpid()))).string();
  Table table = start(broken_probe<Break::no_outcomes_later>(), 2, 1);
  Mates mates({});
  EXPECT_EQ(play_with(table, 2, mates, SaveFile::create(path, table, seating(table, 2)).value()), 1);
  EXPECT_TRUE(says("The table cannot go on: Chance is asked, and nothing can come of it.")) << text;
  EXPECT_TRUE(says("as far as it went is kept in") && says(path));
  std::ifstream file(path);
  const std::string kept((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  fs::remove(path);
  EXPECT_NE(kept.find(table.record()), std::string::npos);
}

}  // namespace
}  // namespace regalia::cli
