#include "server/table/clocks.h"

#include <gtest/gtest.h>

namespace regalia::server {
namespace {

using std::chrono::seconds;

const Seat kAnna = seat_at(0);
const Seat kBen = seat_at(1);

ClockSettings bank(int total, int gain) { return {total, gain, {}, {}}; }
ClockSettings turns(int each) { return {{}, {}, each, {}}; }

TEST(Clocks, ABankRunsWhileTheGameWaitsAndGainsWithEveryTurn) {
  Clocks clocks(bank(60, 10));
  EXPECT_TRUE(clocks.owe(SeatSet::only(kAnna), seconds(1000)));
  EXPECT_EQ(clocks.left(kAnna, seconds(1020)), seconds(40));
  EXPECT_EQ(clocks.left(kBen, seconds(1020)), seconds(60));
  EXPECT_FALSE(clocks.owe(SeatSet::only(kAnna), seconds(1030))) << "a small step begins nothing anew";
  EXPECT_EQ(clocks.left(kAnna, seconds(1030)), seconds(30));
  EXPECT_TRUE(clocks.owe(SeatSet::only(kBen), seconds(1050)));
  EXPECT_EQ(clocks.left(kAnna, seconds(2000)), seconds(20)) << "10 were left, and 10 are gained";
  EXPECT_EQ(clocks.deadline(seconds(1050)), seconds(1110));
  EXPECT_TRUE(clocks.late(seconds(1109)).empty());
  EXPECT_EQ(clocks.late(seconds(1110)), SeatSet::only(kBen));
  EXPECT_FALSE(clocks.deadline(seconds(1110)).has_value()) << "it has passed";
}

TEST(Clocks, NobodyGathersTimeByDoingNothing) {
  Clocks clocks(bank(60, 10));
  for (int i = 0; i < 50; ++i) {
    clocks.owe(SeatSet::only(kAnna), seconds(i));
    clocks.owe(SeatSet{}, seconds(i));
  }
  EXPECT_EQ(clocks.left(kAnna, seconds(100)), seconds(70));
}

TEST(Clocks, SeveralSeatsRunAtTheSameTime) {
  Clocks clocks(bank(60, 0));
  clocks.owe(SeatSet::all(2), seconds(0));
  clocks.owe(SeatSet::only(kBen), seconds(5));
  EXPECT_EQ(clocks.left(kAnna, seconds(50)), seconds(55));
  EXPECT_EQ(clocks.left(kBen, seconds(50)), seconds(10));
}

TEST(Clocks, TurnsBeginAfresh) {
  Clocks clocks(turns(100));
  clocks.owe(SeatSet::only(kAnna), seconds(0));
  clocks.owe(SeatSet::only(kBen), seconds(90));
  EXPECT_FALSE(clocks.left(kAnna, seconds(95)).has_value());
  clocks.owe(SeatSet::only(kAnna), seconds(100));
  EXPECT_EQ(clocks.left(kAnna, seconds(100)), seconds(100));
}

TEST(Clocks, ABankStandsStillWhileTheTableIsNotServedAndDaysDoNot) {
  Clocks live(bank(60, 0));
  live.owe(SeatSet::only(kAnna), seconds(0));
  live.owe(SeatSet::only(kBen), seconds(20));
  Clocks again(bank(60, 0));
  again.restore(live.text(), seconds(500));
  EXPECT_EQ(again.left(kAnna, seconds(500)), seconds(40));
  EXPECT_EQ(again.left(kBen, seconds(510)), seconds(50));
  Clocks slow(turns(1000));
  slow.owe(SeatSet::only(kAnna), seconds(1));
  Clocks later(turns(1000));
  later.restore(slow.text(), seconds(500));
  EXPECT_EQ(later.left(kAnna, seconds(501)), seconds(500));
  later.restore("nonsense", seconds(0));
  EXPECT_TRUE(later.running().empty());
}

TEST(Clocks, NoneIsNone) {
  Clocks none(std::nullopt);
  EXPECT_FALSE(none.owe(SeatSet::only(kAnna), seconds(0)));
  EXPECT_FALSE(none.left(kAnna, seconds(0)).has_value());
  EXPECT_EQ(none.text(), "");
}

TEST(Clocks, SettingsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(fault_in(bank(600, 10)), "");
  EXPECT_EQ(fault_in(turns(3 * 24 * 3600)), "");
  for (const ClockSettings& bad :
       {ClockSettings{}, ClockSettings{60, {}, 60, {}}, bank(5, 0), bank(60, -1), turns(100 * 24 * 3600),
        ClockSettings{{}, 5, 60, {}}, ClockSettings{60, {}, {}, "sue"}})
    EXPECT_NE(fault_in(bad), "");
}

}  // namespace
}  // namespace regalia::server
