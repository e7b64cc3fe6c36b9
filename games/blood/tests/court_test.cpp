// Court: weddings are proposed, accepted and declined.
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;

class BloodCourt : public testing::Test {
 protected:
  // Says for whom a match is sought, and proposes.
  void propose(Seat seat, PersonId man, PersonId woman) {
    table.play(seat, move_of(MoveKind::seek, table.person(man).court == table.rules.house_of(seat) ? man : woman));
    table.play(seat, move_of(MoveKind::propose, man, woman));
  }

  BloodCourt() {
    table.go_to<Court>();
    groom = table.add(Sex::male, 20, house_of(england));
    bride = table.add(Sex::female, 15, house_of(france));
  }
  BloodTable table;
  PersonId groom = kNoPerson;
  PersonId bride = kNoPerson;
};

TEST_F(BloodCourt, NoMatchIsSoughtForACaptive) {
  RULE("blood.marriage.proposal");
  const PersonId captive = table.add(Sex::male, 20, house_of(england));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::seek, captive)));
  table.person(captive).captor = house_of(france);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::seek, captive)), "blood.marriage.proposal");
  table.rules = rules_for(kMostSeats, {}, 1);
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::seek, captive))) << "by the first version of the rules";
}

TEST_F(BloodCourt, AWeddingIsProposedAndAccepted) {
  RULE("blood.marriage.proposal");
  RULE("blood.marriage.court");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, groom, bride)), "blood.marriage.proposal");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::seek, bride)), "blood.marriage.proposal");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::drop)), "blood.marriage.proposal");
  table.play(kEnglish, move_of(MoveKind::seek, groom));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::propose, groom, bride)));
  table.play(kEnglish, move_of(MoveKind::drop));
  EXPECT_EQ(table.refused(kGerman, move_of(MoveKind::propose, groom, bride)), "blood.marriage.proposal");
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::accept, groom, bride)), "blood.marriage.proposal");
  table.play(kFrench, move_of(MoveKind::done));
  propose(kEnglish, groom, bride);
  EXPECT_TRUE(table.rules.pending(table.state).owing.has(kFrench)) << "an offer asks anew whoever was done";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, groom, bride)), "blood.marriage.proposal");
  EXPECT_EQ(table.refused(kGerman, move_of(MoveKind::withdraw, groom, bride)), "blood.marriage.proposal");
  table.play(kFrench, move_of(MoveKind::accept, groom, bride));
  EXPECT_EQ(table.person(bride).spouse, groom);
  EXPECT_EQ(table.person(bride).court, house_of(england));
  EXPECT_EQ(table.refused(kGerman, move_of(MoveKind::accept, groom, bride)), "blood.marriage.proposal");
}

TEST_F(BloodCourt, AllHearThatItIsOverAlsoWhenSomebodyIsDoneOnceMore) {
  for (const Seat seat : table.rules.everybody())
    if (seat != kEnglish) table.play(seat, move_of(MoveKind::done));
  propose(kEnglish, groom, bride);
  table.play(kEnglish, move_of(MoveKind::done));
  table.play(kFrench, move_of(MoveKind::accept, groom, bride));
  table.heard.tellings.clear();
  table.play(kFrench, move_of(MoveKind::done));
  ASSERT_FALSE(table.in<Court>());
  EXPECT_EQ(table.told<CourtEnded>(), 1);
  EXPECT_EQ(table.told<Answered>(), 0) << "that he was asked again is between the two";
  for (const Seat seat : table.rules.everybody())
    EXPECT_NE(table.heard.tellings.front().received_by(seat), nullptr) << "or it would look on at a court that is over";
}

TEST_F(BloodCourt, AProposalIsDeclinedOrWithdrawnAndOnlyTheTwoKnow) {
  RULE("blood.marriage.proposal");
  table.heard.tellings.clear();
  propose(kFrench, groom, bride);
  EXPECT_EQ(table.heard.tellings.back().received_by(kGerman), nullptr);
  EXPECT_NE(table.heard.tellings.back().received_by(kEnglish), nullptr);
  table.play(kEnglish, move_of(MoveKind::decline, groom, bride));
  propose(kFrench, groom, bride);
  table.play(kFrench, move_of(MoveKind::withdraw, groom, bride));
  EXPECT_FALSE(table.person(bride).is_married());
}

TEST_F(BloodCourt, ProposalsThatBecameImpossibleAreGone) {
  RULE("blood.marriage.proposal");
  const PersonId other = table.add(Sex::male, 20, house_of(germany));
  propose(kEnglish, groom, bride);
  propose(kGerman, other, bride);
  table.play(kFrench, move_of(MoveKind::accept, other, bride));
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::accept, groom, bride)), "blood.marriage.proposal");
}

TEST_F(BloodCourt, CharismaBringsMoneyOrCostsIt) {
  RULE("blood.marriage.money");
  table.person(bride).charisma = 2;
  propose(kEnglish, groom, bride);
  table.play(kFrench, move_of(MoveKind::accept, groom, bride));
  EXPECT_EQ(table.money(kEnglish), 60);
  const PersonId plain = table.add(Sex::female, 15, house_of(france));
  const PersonId second = table.add(Sex::male, 20, house_of(england));
  const PersonId third = table.add(Sex::male, 20, house_of(germany));
  table.person(plain).charisma = -1;
  EXPECT_EQ(table.refused(kGerman, move_of(MoveKind::propose, third, plain)), "blood.marriage.money");
  propose(kEnglish, second, plain);
  table.play(kFrench, move_of(MoveKind::accept, second, plain));
  EXPECT_EQ(table.money(kEnglish), 30);
}

TEST_F(BloodCourt, AKingsBrideBringsHerHouseAHundredCrowns) {
  RULE("blood.marriage.honour");
  table.state.people.remove(table.person(table.monarch(england)).spouse, Fate::died);
  propose(kEnglish, table.monarch(england), bride);
  table.play(kFrench, move_of(MoveKind::accept, table.monarch(england), bride));
  EXPECT_EQ(table.money(kFrench), 100);
}

TEST_F(BloodCourt, BarsToAWeddingAreNamed) {
  RULE("blood.marriage.age");
  RULE("blood.marriage.name");
  RULE("blood.marriage.free");
  const PersonId girl = table.add(Sex::female, 10, house_of(france));
  const PersonId sister = table.add(Sex::female, 15, house_of(england));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, groom, girl)), "blood.marriage.age");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, groom, sister)), "blood.marriage.name");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, table.monarch(england), bride)), "blood.marriage.free");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, bride, groom)), "blood.marriage.free");
}

TEST_F(BloodCourt, TwoOfOneCourtNeedNobodysLeave) {
  RULE("blood.marriage.proposal");
  const PersonId guest = table.add(Sex::female, 20, house_of(germany));
  table.person(guest).court = house_of(england);
  propose(kEnglish, groom, guest);
  EXPECT_EQ(table.person(guest).spouse, groom);
}

TEST_F(BloodCourt, ARulingQueensHusbandComesToHer) {
  RULE("blood.succession.queen");
  const PersonId queen = table.add(Sex::female, 20, house_of(france));
  table.state.reigns[at(france)].monarch = queen;
  propose(kEnglish, groom, queen);
  table.play(kFrench, move_of(MoveKind::accept, groom, queen));
  EXPECT_EQ(table.person(groom).court, house_of(france));
  EXPECT_EQ(table.money(kEnglish), 100);
}

TEST_F(BloodCourt, AContractOfWordsAloneIsToldAsOne) {
  RULE("blood.contract.words");
  propose(kEnglish, groom, bride);
  EXPECT_FALSE(table.last_told<Proposed>().has_contract);
  table.play(kEnglish, move_of(MoveKind::withdraw, groom, bride));
  table.play(kEnglish, move_of(MoveKind::seek, groom));
  table.play(kEnglish, move_of(MoveKind::draft, groom, bride));
  table.play(kEnglish, move_of(MoveKind::put));
  EXPECT_TRUE(table.last_told<Proposed>().has_contract) << "or the other house would not look at it";
  EXPECT_EQ(table.last_told<Proposed>().clauses, 0);
}

}  // namespace
}  // namespace regalia::blood
