// A fault in a game's rules: the table says what is wrong and is still there.
#include "table/tests/broken_game.h"
#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);

template <Break kFault> TriedTable table_with(const TableSetup& setup) {
  return TriedTable(Table::start(broken_probe<kFault>(), {2, {}, {}}, setup).value());
}

bool speaks_of(const Table& table, std::string_view what) { return table.trouble().find(what) != std::string::npos; }

TEST(Trouble, ChanceThatCanDoNothingIsSaid) {
  RULE("table.trouble");
  TriedTable tried = table_with<Break::no_outcomes>(seeded(1));
  EXPECT_TRUE(speaks_of(tried.table, "Chance is asked")) << tried.table.trouble();
  const std::string record = tried.table.record();
  EXPECT_EQ(tried.refusal(1, "done"), "table.trouble");
  EXPECT_EQ(tried.table.record(), record);
  EXPECT_FALSE(tried.view(kAnna).empty()) << "it can be looked at";
}

TEST(Trouble, AStandingStepWithoutAnAnswerIsSaid) {
  TriedTable tried = table_with<Break::no_answers>(by_hand());
  tried.play_all(0, {"hand-veto 1", "token red"});
  for (int seat = 1; seat <= 2; ++seat) tried.play(seat, "done");
  tried.play(1, "vote yes");
  tried.play(2, "vote yes");
  EXPECT_TRUE(speaks_of(tried.table, "no answer")) << tried.table.trouble();
  EXPECT_EQ(tried.log(kAnna).back(), "Yes from Player 1 and Player 2, no from nobody: the vote carries.")
      << "what happened before it has happened";
  const Ruling ruling = tried.table.play(kAnna, tried.move("bid 1"));
  EXPECT_EQ(ruling.rule(), "table.trouble");
  EXPECT_EQ(ruling.reason(), tried.table.trouble());
  // It is the same for whoever opens the record.
  auto opened = Table::open({&broken_probe<Break::no_answers>(), 1}, tried.table.record());
  ASSERT_TRUE(std::holds_alternative<Table>(opened)) << std::get<RecordFault>(opened).sentence();
  std::get<Table>(opened).resume();
  EXPECT_EQ(std::get<Table>(opened).trouble(), tried.table.trouble());
}

TEST(Trouble, AMoveThatIsTooMuchIsRefusedAndChangesNothing) {
  TriedTable tried = table_with<Break::no_room>(by_hand());
  tried.play_all(0, {"hand-veto 1", "token red"});
  const std::string record = tried.table.record();
  const std::string position = tried.position();
  EXPECT_EQ(tried.refusal_of_all(1, {"draft 2", "clause give 1", "put"}, "please"), "table.trouble");
  EXPECT_EQ(tried.table.record(), record);
  EXPECT_EQ(tried.position(), position);
  tried.play_all(1, {"draft 2", "clause give 1"});
  const std::uint32_t moment = tried.table.moment(kAnna);
  const Ruling ruling = tried.table.play(kAnna, tried.move("put"));
  EXPECT_NE(ruling.reason().find("no room left"), std::string::npos) << ruling.reason();
  EXPECT_EQ(tried.table.moment(kAnna), moment);
  EXPECT_EQ(tried.table.trouble(), "") << "everything else goes on";
  tried.play(1, "drop");
  tried.play(2, "done");
}

TEST(Trouble, AnOutcomeThatIsTooMuchStopsTheTable) {
  TriedTable tried = table_with<Break::no_room_for_chance>(seeded(1));
  EXPECT_TRUE(speaks_of(tried.table, "no room left")) << tried.table.trouble();
  EXPECT_EQ(tried.table.steps(), 0U) << "it has not happened";
  EXPECT_EQ(tried.refusal(1, "done"), "table.trouble");
}

TEST(Trouble, ChanceThatComesToNoEndIsStopped) {
  TriedTable tried = table_with<Break::no_end>(seeded(1));
  EXPECT_TRUE(speaks_of(tried.table, "no end")) << tried.table.trouble();
}

TEST(Refusals, AreSentencesAboutWhatTheAskerKnows) {
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 3", "token blue"});
  tried.play_all(1, {"draft 2", "clause give 3", "put"});
  tried.play_all(2, {"counter 1.1", "clause ask 1", "put"});
  const std::string sentence = "This is wording 1 of your deal with Player 2; wording 2 stands.";
  const Ruling played = tried.table.play(kAnna, tried.move("accept 2.1 1"));
  EXPECT_EQ(played.rule(), "probe.deal.revision");
  EXPECT_EQ(played.reason(), sentence);
  EXPECT_EQ(tried.table.check(kAnna, tried.move("accept 2.1 1")), played) << "asking is answered as playing";
  EXPECT_TRUE(tried.table.check(kAnna, tried.move("accept 2.1 2")).ok());
  const std::vector<Said> list = {{tried.move("draft 3")}, {tried.move("accept 2.1 1")}};
  EXPECT_EQ(tried.table.play(kAnna, list).reason(), sentence) << "also within a list";
  tried.play(3, "done");
  EXPECT_EQ(tried.table.check(kAnna, tried.move("draft 3")).reason(), "Player 3 is done bargaining in this round.");
}

}  // namespace
}  // namespace regalia
