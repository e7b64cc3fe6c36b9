// For whom time runs and whom the others may decide about: by what everybody knows, and by nothing else.
#include "server/table/company.h"

#include <gtest/gtest.h>

namespace regalia::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

const Seat kAnna = seat_at(0);
const Seat kBen = seat_at(1);
const Seat kCleo = seat_at(2);

class CompanyOfThree : public testing::Test {
 protected:
  SeatSet all = SeatSet::all(3);

  static Company with(std::optional<ClockSettings> clock) {
    Company::Settings settings;
    settings.clock = std::move(clock);
    return Company(settings, 3, seconds(0));
  }
  static bool runs(const Company& company, Seat viewer, Seat seat) {
    return company.notice(viewer, seconds(1)).seats[static_cast<std::size_t>(index(seat))].runs;
  }
};

TEST_F(CompanyOfThree, TimeForAnAnswerInSecretIsSeenByTheSeatAlone) {
  Company company = with(ClockSettings{600, 10, {}, {}});
  company.follow({all, all, SeatSet::only(kCleo), SeatSet::only(kBen)}, seconds(1));
  for (const Seat viewer : {kAnna, kCleo, kNobody}) {
    EXPECT_FALSE(runs(company, viewer, kBen));
    EXPECT_TRUE(runs(company, viewer, kCleo));
  }
  EXPECT_TRUE(runs(company, kBen, kBen));
  EXPECT_EQ(company.notice(kBen, seconds(101)).seats[1].left, 500'000);
  company.follow({all, all, SeatSet::only(kCleo)}, seconds(301));
  EXPECT_EQ(company.notice(kBen, seconds(301)).seats[1].left, 600'000) << "others would see that his own had run";
}

TEST_F(CompanyOfThree, TimeThatIsUpInSecretIsForNobodyToDecideAbout) {
  Company company = with(ClockSettings{{}, {}, 60, {}});
  company.follow({all, all, {}, SeatSet::only(kBen)}, seconds(0));
  EXPECT_EQ(company.deadline(seconds(0)), seconds(60));
  EXPECT_TRUE(company.late_in_secret(seconds(59)).empty());
  EXPECT_EQ(company.late_in_secret(seconds(60)), SeatSet::only(kBen));
  EXPECT_TRUE(company.late(seconds(60)).empty());
  EXPECT_FALSE(company.notice(kAnna, seconds(60)).seats[1].late);
}

TEST_F(CompanyOfThree, AClockInSecretGoesOnWhenTheTableIsOpenedAgain) {
  const ClockSettings turns{{}, {}, 3600, {}};
  Company company = with(turns);
  company.follow({all, all, SeatSet::only(kCleo), SeatSet::only(kBen)}, seconds(1));
  Company again = with(turns);
  again.restore(company.clock_text(), seconds(1000));
  EXPECT_FALSE(again.follow({all, all, SeatSet::only(kCleo), SeatSet::only(kBen)}, seconds(1000)));
  EXPECT_EQ(again.late_in_secret(seconds(3601)), SeatSet::only(kBen));
  Clocks before(turns);  // what was kept when there were public clocks only
  before.owe(SeatSet::only(kCleo), seconds(1));
  Company old = with(turns);
  old.restore(before.text(), seconds(1000));
  EXPECT_EQ(old.late(seconds(3601)), SeatSet::only(kCleo));
  old.restore("nonsense", seconds(0));
  EXPECT_TRUE(old.late(seconds(9000)).empty());
}

TEST_F(CompanyOfThree, WithoutAClockAbsenceCountsForEverybodyWhoMayBeAwaited) {
  const SeatSet here = SeatSet::only(kAnna);
  for (const Seat asked : {kAnna, kBen, kCleo}) {
    Company company = with(std::nullopt);
    company.follow({here, all, {}, SeatSet::only(asked)}, seconds(0));
    EXPECT_EQ(company.late(minutes(10)), SeatSet::both(kBen, kCleo)) << "whoever it is";
    EXPECT_EQ(company.deadline(seconds(0)), minutes(10));
  }
  Company company = with(std::nullopt);
  company.follow({here, all, SeatSet::only(kBen), SeatSet::only(kCleo)}, seconds(0));
  EXPECT_EQ(company.late(minutes(10)), SeatSet::only(kBen)) << "the game waits for him, as everybody knows";
  company.follow({here, all, {}, {}, false}, minutes(10));
  EXPECT_TRUE(company.late(minutes(30)).empty()) << "it waits for nobody";
}

TEST_F(CompanyOfThree, AReminderInSecretKeepsNobodyElseFromReminding) {
  Company company = with(std::nullopt);
  company.follow({all, all, SeatSet::only(kCleo), SeatSet::only(kBen)}, seconds(0));
  EXPECT_TRUE(company.nudge(kAnna, kBen, seconds(1)));
  EXPECT_FALSE(company.nudge(kAnna, kBen, seconds(2)));
  company.follow({all, all, SeatSet::both(kBen, kCleo)}, seconds(3));
  EXPECT_TRUE(company.nudge(kCleo, kBen, seconds(4)));
  EXPECT_FALSE(company.nudge(kAnna, kBen, seconds(5))) << "now that it is public, it counts for everybody";
}

}  // namespace
}  // namespace regalia::server
