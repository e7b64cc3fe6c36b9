// With three players: bids for the hands of the family that nobody plays.
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;

constexpr Move kOut = move_of(MoveKind::keep_out);
constexpr Seat kSpanish = seat_at(2);
constexpr int kTreasury = 100;

Move enter(PersonId partner) { return move_of(MoveKind::enter, partner); }
Move bid(std::uint32_t crowns) { return move_of(MoveKind::bid).with_amount(crowns); }

// In 1305, when survival has been rolled: nobody else is of age and free.
class BloodBids : public ::testing::Test {
 protected:
  BloodBids() : table({}, 3) {
    table.go_to<Survival>(1305);
    for (const Seat seat : table.rules.everybody()) table.rules.money(table.state, seat) = kTreasury;
    bride = table.add(Sex::female, 20, kAristocrats);
    english = table.add(Sex::male, 20, house_of(england));
    french = table.add(Sex::male, 20, house_of(france));
  }
  void begin() {
    while (table.in<Survival>()) table.usual_step();
  }
  [[nodiscard]] PersonId hand() const {
    return std::get<Bidding>(table.state.phases[table.state.phases.size() - 1]).hand;
  }

  BloodTable table;
  PersonId bride;
  PersonId english;
  PersonId french;
};

TEST_F(BloodBids, AreForWhoeverHasSomebodyToWed) {
  RULE("blood.bids.when");
  begin();
  ASSERT_TRUE(table.in<Bidding>());
  EXPECT_EQ(hand(), bride);
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::both(kEnglish, kFrench)) << "Spain has only a child";
  EXPECT_EQ(table.refused(kEnglish, enter(french)), "blood.bids.entry");
  EXPECT_EQ(table.refused(kEnglish, enter(table.child(england))), "blood.marriage.age");
  EXPECT_EQ(table.refused(kEnglish, enter(table.monarch(england))), "blood.marriage.free");
  EXPECT_EQ(table.refused(kEnglish, bid(5)), "blood.turn.step");
}

TEST_F(BloodBids, OfNobodyAreForNobody) {
  RULE("blood.bids.when");
  table.person(english).court = table.person(french).court = house_of(spain);
  table.person(english).sex = table.person(french).sex = Sex::female;
  begin();
  EXPECT_TRUE(table.in<Court>());
  EXPECT_EQ(table.told<HandOffered>(), 0);
}

TEST_F(BloodBids, ForTheOldestComeFirst) {
  RULE("blood.bids.when");
  const PersonId older = table.add(Sex::female, 25, kAristocrats);
  table.add(Sex::female, 14, kAristocrats);
  begin();
  EXPECT_EQ(hand(), older);
  table.play(kEnglish, kOut);
  table.play(kFrench, kOut);
  EXPECT_EQ(hand(), bride);
  EXPECT_EQ(table.told<HandUnsought>(), 1);
  table.play(kEnglish, kOut);
  table.play(kFrench, kOut);
  EXPECT_TRUE(table.in<Court>()) << "the youngest is not of age";
  EXPECT_EQ(table.money(kEnglish), kTreasury);
}

TEST_F(BloodBids, AreEnteredUnderSealAndCostTenCrowns) {
  RULE("blood.bids.entry");
  begin();
  table.play(kEnglish, enter(english));
  EXPECT_EQ(table.money(kEnglish), kTreasury);
  const auto seen = [&](Seat viewer) {
    return std::get<Bidding>(table.rules.observe(table.state, viewer).shown.phases[0]).partners[at(england)];
  };
  EXPECT_EQ(seen(kEnglish), english);
  EXPECT_EQ(seen(kFrench), kNoPerson);
  EXPECT_EQ(seen(kOpenHands), english);
  table.play(kEnglish, kOut);  // and yet
  table.play(kEnglish, enter(english));
  table.play(kFrench, enter(french));
  EXPECT_EQ(table.money(kEnglish), kTreasury - 10);
  EXPECT_EQ(table.money(kFrench), kTreasury - 10);
  EXPECT_EQ(table.told<EntryPaid>(), 2);
  EXPECT_EQ(seen(kFrench), english) << "shown";
}

TEST_F(BloodBids, NeedTheMoneyForEntryAndWedding) {
  RULE("blood.bids.entry");
  table.person(bride).charisma = -2;
  table.rules.money(table.state, kEnglish) = 69;
  table.rules.money(table.state, kFrench) = 71;
  begin();
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench));
  table.play(kFrench, enter(french));
  EXPECT_EQ(table.money(kFrench), 1) << "alone, and married";
  EXPECT_EQ(table.person(french).spouse, bride);
}

TEST_F(BloodBids, OfTheHighestAmountWin) {
  RULE("blood.bids.amount");
  table.person(bride).charisma = 1;
  begin();
  table.play(kEnglish, enter(english));
  table.play(kFrench, enter(french));
  EXPECT_EQ(table.refused(kEnglish, bid(91)), "blood.bids.amount");
  table.play(kEnglish, bid(90));
  table.play(kEnglish, bid(20));
  const auto seen = [&](Seat viewer) {
    return std::get<Bidding>(table.rules.observe(table.state, viewer).shown.phases[0]).amounts[at(england)];
  };
  EXPECT_EQ(seen(kEnglish), 20);
  EXPECT_EQ(seen(kFrench), 0);
  table.play(kFrench, bid(30));
  EXPECT_EQ(table.money(kEnglish), kTreasury - 10) << "who is outbid pays no more";
  EXPECT_EQ(table.money(kFrench), kTreasury - 10 - 30 + 30) << "and the usual wedding money";
  EXPECT_EQ(table.person(bride).court, house_of(france));
  EXPECT_EQ(table.person(bride).spouse, french);
  EXPECT_TRUE(table.in<Court>());
}

TEST_F(BloodBids, OfTheSameAmountAreLeftToTheDie) {
  RULE("blood.bids.amount");
  begin();
  table.play(kEnglish, enter(english));
  table.play(kFrench, enter(french));
  table.play(kEnglish, bid(0));
  table.play(kFrench, bid(0));
  OutcomeList list;
  table.rules.outcomes(table.state, list);
  EXPECT_EQ(list.size(), 2U);
  EXPECT_FALSE(table.rules.check(table.state, kChance, roll_of(3)).ok()) << "Spain does not bid";
  table.roll(1);
  EXPECT_EQ(table.person(bride).spouse, english);
  EXPECT_EQ(table.money(kEnglish), kTreasury - 10);
}

TEST_F(BloodBids, OfOneHouseAloneCostTheEntryOnly) {
  RULE("blood.n3");
  begin();
  table.play(kFrench, enter(french));
  table.play(kEnglish, kOut);
  EXPECT_TRUE(table.in<Court>());
  EXPECT_EQ(table.money(kFrench), kTreasury - 10);
  EXPECT_EQ(table.person(bride).spouse, french);
}

TEST_F(BloodBids, BringGroomsToTheirWivesCourts) {
  RULE("blood.bids.wedding");
  RULE("blood.birth.house");
  const PersonId groom = table.add(Sex::male, 30, kAristocrats);
  const PersonId spanish = table.add(Sex::female, 20, house_of(spain));
  table.person(spanish).charisma = 2;
  begin();
  ASSERT_EQ(hand(), groom);
  table.play(kSpanish, enter(spanish));
  EXPECT_EQ(table.person(groom).court, house_of(spain));
  EXPECT_EQ(table.person(groom).spouse, spanish);
  EXPECT_EQ(table.money(kSpanish), kTreasury - 10) << "nobody plays the groom's court";
  EXPECT_EQ(hand(), bride);
  table.go_to<Births>();
  while (std::get<Births>(table.state.phases[0]).mother != spanish) table.usual_step();
  table.roll(7);
  table.chance(move_of(MoveKind::boy));
  const PersonId child = std::get<Births>(table.state.phases[0]).scored;
  EXPECT_EQ(table.person(child).father, groom);
  EXPECT_EQ(table.person(child).house, house_of(spain));
}

TEST_F(BloodBids, AreOpenForTheWidowedAgain) {
  RULE("blood.n3");
  begin();
  table.play(kFrench, enter(french));
  table.play(kEnglish, kOut);
  table.state.people.remove(french, Fate::died);
  table.go_to<Taxing>();
  EXPECT_EQ(table.person(bride).court, kAristocrats);
  table.go_to<Bidding>();
  EXPECT_EQ(hand(), bride);
}

}  // namespace
}  // namespace regalia::blood
