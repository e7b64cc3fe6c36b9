#include "cli/typed.h"

#include <gtest/gtest.h>

#include "cli/probe_playing.h"

namespace regalia::cli {
namespace {

constexpr Seat kAnna = seat_at(0);

class TypedLines : public ProbePlaying {
 protected:
  // The texts of the moves, with their words; or the problem.
  std::string read(const std::string& line) {
    const auto said = read_moves(table, kAnna, choices_of(table, kAnna), line,
                                 [&](const Offer&) { return ++asked, std::optional<std::uint32_t>(4); });
    if (!said) return said.error();
    std::string texts;
    for (const Said& one : *said)
      texts += (texts.empty() ? "" : "; ") + table.game().words().text(one.move) +
               (one.words.empty() ? "" : " : " + one.words);
    return texts;
  }
  void play_all(const std::string& line) { EXPECT_TRUE(table.play(kAnna, parsed(line)).ok()) << line; }
  std::vector<Said> parsed(const std::string& line) {
    return read_moves(table, kAnna, choices_of(table, kAnna), line, {}).value();
  }

  Table table = start(probe::entry(), 3, 1);
  int asked = 0;
};

TEST_F(TypedLines, AmountsStandBehindNumbersAndWords) {
  play_all("draft 2");
  EXPECT_EQ(read("2 5"), "clause give 5");
  EXPECT_EQ(read("clause give 3"), "clause give 3");
  EXPECT_EQ(read("clause  ask  2"), "clause ask 2");
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(read("2"), "clause give 4") << "asked for";
  EXPECT_EQ(read("clause give"), "clause give 4");
  EXPECT_EQ(asked, 2);
  EXPECT_NE(read("2 6").find("from 1 to 5"), std::string::npos);
  EXPECT_NE(read("2 3 4").find("number of one move"), std::string::npos);
}

TEST_F(TypedLines, WordsStandBehindAColon) {
  play_all("draft ben; clause give 1");
  EXPECT_EQ(read("put : for old times' sake: a; b"), "put : for old times' sake: a; b");
  EXPECT_EQ(read("put:hello"), "put : hello");
  EXPECT_EQ(read("put :"), "put");
  EXPECT_NE(read(": hello").find("Say the move first"), std::string::npos);
}

TEST_F(TypedLines, SeveralMovesAreReadOneAfterTheOther) {
  EXPECT_EQ(read("draft cleo; clause give; ask 2; put : well met"),
            "draft 3; clause give 4; clause ask 2; put : well met");
  EXPECT_EQ(asked, 1);
  EXPECT_NE(read("draft cleo; nonsense").find("Nothing of the line was played."), std::string::npos);
  EXPECT_EQ(read("done;"), "done");
}

TEST_F(TypedLines, AListThatFailsChangesNothing) {
  const std::string before = table.record();
  Mates mates({{"Anna", {"draft ben; clause give 2; put; draft cleo", "draft ben; clause give 6; put", "quit"}}});
  EXPECT_EQ(play_with(table, 3, mates), 0);
  EXPECT_TRUE(says("Nothing can follow \"put\" in the same line")) << text;
  EXPECT_TRUE(says("Not allowed: A clause cannot be about so many points."));
  EXPECT_EQ(table.record(), before);
}

TEST_F(TypedLines, TheListSaysWhatMayFollow) {
  play_all("draft ben; clause give 1");
  const std::string list = move_list(table, kAnna, Paper{80, false});
  EXPECT_NE(list.find("  Your draft with Ben\n     2. add that you will pay Ben 1 to 5 points (how many: 1 to 5)\n"),
            std::string::npos)
      << list;
  EXPECT_NE(list.find("put your draft to Ben (words: up to 80 letters)"), std::string::npos) << list;
  EXPECT_NE(list.find("words go behind a colon: 5 : well met"), std::string::npos) << list;
}

}  // namespace
}  // namespace regalia::cli
