#include "cli/play.h"

#include <gtest/gtest.h>

#include <sstream>

#include "games/catalogue.h"

namespace regalia::cli {
namespace {

std::unique_ptr<Game> royals(int players) { return find_game("royals")->make({players, {{"start", "1"}}, ""}).value(); }

Seating seating(int people) { return {{"Anna", "Ben", "Cleo"}, people == 1 ? std::set{0} : std::set{0, 1, 2}, 5}; }

// Answers every question with the first move, as often as needed.
std::string first_moves(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i) lines += "1\n";
  return lines;
}

TEST(Play, AWholeGameByNumbersEndsWithAWinner) {
  std::istringstream in(first_moves(2000));
  std::ostringstream out;
  EXPECT_EQ(play(*royals(3), seating(1), in, out), 0);
  EXPECT_NE(out.str().find("Points"), std::string::npos);
  EXPECT_TRUE(out.str().find(" wins") != std::string::npos || out.str().find("share the win") != std::string::npos);
}

TEST(Play, WrongInputIsExplainedAndChangesNothing) {
  std::istringstream in("99\nnonsense\nclaim paris.king\n?\nboard\nquit\n");
  std::ostringstream out;
  EXPECT_EQ(play(*royals(3), seating(1), in, out), 0);
  EXPECT_NE(out.str().find("There is no move 99"), std::string::npos);
  EXPECT_NE(out.str().find("is not a move of Royals"), std::string::npos);
  EXPECT_NE(out.str().find("Not allowed (royals.turn.steps)"), std::string::npos);
  EXPECT_NE(out.str().find("left unfinished"), std::string::npos);
}

TEST(Play, TheEndOfInputIsAnError) {
  std::istringstream in("1\n");
  std::ostringstream out;
  EXPECT_EQ(play(*royals(3), seating(1), in, out), 1);
}

TEST(Play, SeveralPeopleHandTheKeyboardOver) {
  std::istringstream in(first_moves(4000));
  std::ostringstream out;
  EXPECT_EQ(play(*royals(3), seating(3), in, out), 0);
  EXPECT_NE(out.str().find("Hand the keyboard to Ben"), std::string::npos);
}

TEST(Play, EveryPersonHearsOwnDrawsAndNotThoseOfOthers) {
  std::istringstream in("\ndraw pile\nend\n\ndraw pile\nquit\n");
  std::ostringstream out;
  EXPECT_EQ(play(*royals(3), seating(3), in, out), 0);
  const std::string text = out.str();
  const std::size_t handed = text.find("Hand the keyboard to Ben");
  ASSERT_NE(handed, std::string::npos);
  EXPECT_NE(text.substr(0, handed).find(" card from the pile."), std::string::npos);
  EXPECT_EQ(text.substr(0, handed).find("Anna draws a Country card"), std::string::npos)
      << "Anna saw which card it was";
  EXPECT_NE(text.find("Anna draws a Country card from the pile.", handed), std::string::npos) << "Ben did not";
}

TEST(Watch, TellsAGameFromTheFirstCardToTheLast) {
  std::ostringstream out;
  EXPECT_EQ(watch(*royals(3), seating(1), out), 0);
  EXPECT_NE(out.str().find("is turned face up"), std::string::npos);
  EXPECT_NE(out.str().find("The game is over."), std::string::npos);
  EXPECT_EQ(out.str().find("ending with this round"), std::string::npos) << "it has ended";
}

TEST(Watch, NoLineOfTheBoardIsWiderThan100Columns) {
  std::ostringstream out;
  watch(*royals(3), seating(1), out);
  std::istringstream lines(out.str().substr(out.str().find("The game is over.\n") + 18));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100U) << line;
}

}  // namespace
}  // namespace regalia::cli
