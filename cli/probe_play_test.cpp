// Games in which many act at once, played in the terminal.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "cli/probe_playing.h"
#include "table/verify.h"

namespace regalia::cli {
namespace {

namespace fs = std::filesystem;

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);

// Offers a point to everybody, words drafts without end, and is done when nobody else is there to bargain with.
Chosen talk(const probe::Rules& rules, const ProbeView& view, Thinking&) {
  const auto listed = [&](const std::string& text) { return covers(view.moves, *rules.parse_move(text)); };
  if (view.seen.open.phase == probe::Phase::bargain) {
    const SeatSet others = SeatSet::all(rules.seats()) - SeatSet::only(view.viewer) - view.seen.open.done;
    if (others.empty()) return *rules.parse_move("done");
    if (view.seen.draft && view.seen.deals.size() < 2 && listed("put")) return *rules.parse_move("put");
    if (view.seen.draft && view.seen.draft->clauses.empty()) return *rules.parse_move("clause give 1");
    if (view.seen.draft) return *rules.parse_move("drop");
    const std::string first = "draft " + std::to_string(index(others.first()) + 1);
    return *rules.parse_move(listed(first) ? first : "done");
  }
  return view.moves[view.moves.size() - 1].move;  // yes, the veto, nothing
}

Chosen never_done(const probe::Rules& rules, const ProbeView& view, Thinking&) {
  if (view.seen.open.phase != probe::Phase::bargain) return view.moves[0].move;
  if (view.seen.draft) return *rules.parse_move("drop");
  return view.moves[view.moves.size() - 1].move;
}

Chosen fails(const probe::Rules&, const ProbeView&, Thinking&) { throw std::runtime_error("out of ideas"); }
Chosen cheats(const probe::Rules& rules, const ProbeView&, Thinking&) { return *rules.parse_move("strike 7"); }

#define SEES(name, words) EXPECT_NE(mates.seen_by(name).find(words), std::string::npos) << mates.seen_by(name)
#define DOES_NOT_SEE(name, words) EXPECT_EQ(mates.seen_by(name).find(words), std::string::npos) << mates.seen_by(name)

// --- a whole game ---

TEST_F(ProbePlaying, TwoPeopleAndABotBargainVoteAndBidToTheEnd) {
  const GameEntry entry = probe_with("talker", talk);
  Table table = with_veto(entry, kAnna);
  Mates mates({{"Anna",
                {"wish", "wish veto", "draft ben; clause give", "9", "3", "put : for old times' sake", "next", "deals",
                 "accept 2.1 2", "done", "vote yes", "1 2 : gold talks"}},
               {"Ben",
                {"deals", "counter 1.1", "clause ask", "1", "put : and one for me", "draft cleo; clause give 5",
                 "put : between us", "next", "done", "vote yes", "@change", "vote no"}}});
  EXPECT_EQ(play_with(table, 2, mates), 0) << text;
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(mates.left_over(), "");
  // Amounts are asked for, and never the smallest is taken.
  SEES("Anna", "How many, from 1 to 5? 9\nType a number from 1 to 5");
  SEES("Anna", "Anna puts deal 1 to Ben: Anna will pay Ben 3 points.");
  // The offer waits for Ben when the keyboard comes.
  SEES("Ben", "Deal 1.1 with Anna: an offer of Anna; it waits for you.\n    - Anna will pay you 3 points.");
  SEES("Ben", "“for old times' sake”");
  SEES("Ben", "accept: ");
  SEES("Anna", "Deal 2.1 with Ben: an offer of Ben, wording 2; it waits for you.");
  SEES("Anna", "“and one for me”");
  SEES("Ben", "Anna accepts deal 1 with Ben");
  // The bot goes on meanwhile.
  SEES("Anna", "Cleo puts deal 1 to Anna");
  // Sealed answers can be changed until the last is in.
  SEES("Ben", "Your answer is sealed: vote for the token. It can be changed until the last is in: type change.");
  SEES("Ben", "Still thinking: Anna.");
  SEES("Ben", "Your answer is sealed: vote for the token. Choose again, or type next to leave it.");
  EXPECT_TRUE(says("Yes from Anna and Cleo, no from Ben: the vote carries."));
  SEES("Ben", "Anna: “gold talks”");
  SEES("Anna", "Anna spends the veto and strikes the token down.");
  EXPECT_TRUE(says(" wins") || says("share the win"));
  // What is between two is not seen by the third, and a vote not before the last is in.
  DOES_NOT_SEE("Ben", "You hold the veto");
  DOES_NOT_SEE("Ben", "Your wish");
  DOES_NOT_SEE("Ben", "to Anna: Cleo will pay");
  DOES_NOT_SEE("Anna", "between us");
  DOES_NOT_SEE("Anna", "with Cleo: your offer");
  DOES_NOT_SEE("Anna", "Ben votes");
  DOES_NOT_SEE("Ben", "Anna votes");
  DOES_NOT_SEE("everybody", "waits for you");
  const std::vector<GameEntry> games = probe::with_all_games();
  const Verification verification = verify(games, table.record());
  EXPECT_TRUE(verification.is_sound()) << verification.verdict();
  EXPECT_TRUE(verification.over);
}

TEST_F(ProbePlaying, AGameWithABotOfItsOwnIsKeptAndTakenUp) {
  const std::string path = (fs::temp_directory_path() / ("regalia-probe-" + std::to_string(::getpid()))).string();
  Table table = start(probe::entry(), 3, 4);
  Mates mates({{"Anna", {"draft ben; clause give 2; put : hello", "quit"}}});
  EXPECT_EQ(play_with(table, 2, mates, SaveFile::create(path, table, seating(table, 2)).value()), 0);
  const std::vector<GameEntry> games = probe::with_all_games();
  const Result<SavedGame> saved = load_game(games, path);
  fs::remove(path);
  ASSERT_TRUE(saved.ok()) << saved.error();
  EXPECT_EQ(saved->table.record(), table.record());
}

// --- open steps ---

TEST_F(ProbePlaying, ABotActsWhileAPersonThinks) {
  const GameEntry entry = probe_with("talker", talk);
  Table table = start(entry, 2, 1);
  int idle = 0;
  EXPECT_EQ(play_with(table, "quit\n", [&] { return ++idle <= 5; }), 0);
  EXPECT_EQ(idle, 6);
  EXPECT_TRUE(says("> \nBen puts deal 1 to Anna: Ben will pay Anna 1 point.\n")) << text;
  EXPECT_TRUE(says("(Your moves have changed; Enter shows them.)"));
  EXPECT_TRUE(says("still counts"));
}

TEST_F(ProbePlaying, WithoutAnybodyToWaitForEveryBotActsBeforeEachLine) {
  const GameEntry entry = probe_with("talker", talk);
  Table table = start(entry, 2, 1);
  EXPECT_EQ(play_with(table, "log\nlog\nquit\n"), 0);
  EXPECT_TRUE(says("Ben puts deal 1 to Anna"));
}

TEST_F(ProbePlaying, ANumberMeansTheMoveThatStoodThereWhenItWasRead) {
  const GameEntry entry = probe_with("talker", talk);
  Table table = start(entry, 2, 1);
  // When it is typed the list would begin with other moves behind the first.
  EXPECT_EQ(play_with(table, "log\nlog\n2\nquit\n"), 0);
  EXPECT_TRUE(says("Your draft with Ben")) << text;
}

TEST_F(ProbePlaying, ABotThatIsNeverDoneKeepsNobodyWaiting) {
  const GameEntry entry = probe_with("endless", never_done);
  Table table = start(entry, 3, 1);
  Mates mates({}, "Anna");
  EXPECT_EQ(play_with(table, 1, mates), 0);
  EXPECT_TRUE(table.is_over());
}

TEST_F(ProbePlaying, NextFindsNobodyWhereOnlyOnePersonPlays) {
  Table table = start(probe::entry(), 3, 1);
  EXPECT_EQ(play_with(table, "next\nquit\n"), 0);
  EXPECT_TRUE(says("Nobody else at this keyboard is waited for."));
}

// --- what else can be said ---

TEST_F(ProbePlaying, QuestionsAreAnsweredInEveryKindOfStep) {
  Table table = start(probe::entry(), 2, 1);
  const std::deque<std::string> questions = {"hint", "log",   "why vote no", "why 1",
                                             "?",    "deals", "moves",       "rules veto"};
  std::deque<std::string> lines = questions;
  for (const char* move : {"done", "vote yes"}) {
    lines.push_back(move);
    lines.insert(lines.end(), questions.begin(), questions.end());
  }
  Mates mates({{"Anna", lines}});
  EXPECT_EQ(play_with(table, 2, mates), 0);
  EXPECT_EQ(mates.left_over(), "");
  EXPECT_EQ(count("The random bot would "), 3U);
  EXPECT_EQ(count("You may not vote against the token: "), 2U) << text;
  EXPECT_EQ(count("You may vote against the token now."), 2U) << "by its text and by its number";
  EXPECT_EQ(count("You know of no deals now."), 3U);
}

TEST_F(ProbePlaying, UndoInAnOpenStepAsksPeopleAndGivesTheKeyboardBack) {
  Table table = with_veto(probe::entry(), kAnna, 2);
  std::istringstream in("\ndraft ben\nundo\ny\n\nundo\nquit\n");
  std::ostringstream out;
  EXPECT_EQ(play(table, seating(table, 2), std::nullopt, {in, out, Paper{.columns = 100}}), 0);
  text = out.str();
  const std::size_t asked = text.find("Ben, may Anna take the last decision back?");
  ASSERT_NE(asked, std::string::npos) << text;
  const std::size_t back = text.find("Hand the keyboard to Anna", asked);
  ASSERT_NE(back, std::string::npos);
  EXPECT_EQ(text.substr(asked, back - asked).find("You hold the veto"), std::string::npos) << "Ben still sits there";
  EXPECT_NE(text.find("You hold the veto", back), std::string::npos);
  EXPECT_TRUE(says("You have not made so many decisions"));
}

// --- bots that fail ---

TEST_F(ProbePlaying, ABotThatFailsCostsALineAndARandomMove) {
  for (const Choose choose : {&fails, &cheats}) {
    const GameEntry entry = probe_with("broken", choose);
    Table table = start(entry, 3, 2);
    Mates mates({}, "Anna");
    EXPECT_EQ(play_with(table, 1, mates), 0) << text;
    EXPECT_TRUE(table.is_over());
    EXPECT_TRUE(says("The bot of Ben has failed (")) << text;
    EXPECT_EQ(says("out of ideas"), choose == &fails);
  }
}

TEST_F(ProbePlaying, BotsAreConsultedAtStandingSteps) {
  const GameEntry entry = probe_with("talker", talk);
  Table table = with_veto(entry, kBen);
  Mates mates({{"Anna", {"done", "vote yes"}}}, "Anna");
  EXPECT_EQ(play_with(table, 1, mates), 0);
  EXPECT_TRUE(says("Ben spends the veto and strikes the token down.")) << text;
}

// --- wishes ---

TEST_F(ProbePlaying, WishesAreListedChosenAndTakenBack) {
  Table table = start(probe::entry(), 3, 1);
  EXPECT_EQ(play_with(table, "wish\nwish 2\nwish 1\nwish none\nwish veto\nquit\n"), 0);
  EXPECT_TRUE(says("  1. strike the token down, when a token is about to count  [veto]"));
  EXPECT_TRUE(says("\"2\" cannot be wished for"));
  EXPECT_TRUE(says("(Your wish: strike the token down, when a token is about to count."));
  EXPECT_TRUE(says("(No wish is set"));
  ASSERT_EQ(table.wishes_of(kAnna).size(), 1U);
}

}  // namespace
}  // namespace regalia::cli
