// What deaths and crowns do to families.
#include "games/blood/tests/families.h"

namespace regalia::blood {
namespace {

constexpr Country kTheCrown = Country::france;

class Accession : public testing::Test, public Families {
 protected:
  Accession() {
    man("King", 1275, kFrance);
    woman("Queen", 1280, kNoHouse);
    wed("King", "Queen");
    reigns_in(kTheCrown, "King");
  }
};

TEST_F(Accession, AKingsWidowLeavesTheGame) {
  RULE("blood.death.kings-widow");
  son("Adam", 1295, "King", "Queen");
  die("King");
  EXPECT_EQ((*this)["Queen"].fate, Fate::left);
  EXPECT_FALSE(people.lives(id("Queen")));
}

TEST_F(Accession, AKingWhoseWifeDiesMayMarryAgain) {
  RULE("blood.death.widowed");
  die("Queen");
  EXPECT_FALSE((*this)["King"].is_married());
  woman("Maria", 1280, kSpain);
  EXPECT_EQ(bar_to_wedding(people, id("King"), id("Maria"), 1300), NoWedding::none);
}

TEST_F(Accession, APrincesWidowGoesHomeAndHerChildrenStay) {
  RULE("blood.death.widowed");
  son("Adam", 1295, "King", "Queen");
  woman("Maria", 1297, kSpain);
  wed("Adam", "Maria");
  son("Bert", 1315, "Adam", "Maria");
  die("Adam");
  EXPECT_EQ(bar_to_wedding(people, id("Maria"), id("King"), 1320), NoWedding::married);
  man("Heinz", 1290, kGermany);
  EXPECT_EQ(bar_to_wedding(people, id("Maria"), id("Heinz"), 1320), NoWedding::widowed_abroad);
  EXPECT_EQ(names(send_widowed_home(people, reigns, CountrySet::all())), "Maria");
  EXPECT_EQ((*this)["Maria"].court, kSpain);
  EXPECT_EQ((*this)["Bert"].court, kFrance);
  EXPECT_EQ(bar_to_wedding(people, id("Maria"), id("Heinz"), 1320), NoWedding::none);
}

TEST_F(Accession, WhoHasNoHomeLeftStays) {
  RULE("blood.death.widowed");
  son("Adam", 1295, "King", "Queen");
  woman("Maria", 1297, kSpain);
  wed("Adam", "Maria");
  die("Adam");
  CountrySet without_spain = CountrySet::all();
  without_spain.remove(Country::spain);
  (void)send_widowed_home(people, reigns, without_spain);
  EXPECT_EQ((*this)["Maria"].court, kFrance);
  EXPECT_EQ(bar_to_wedding(people, id("Maria"), id("King"), 1320), NoWedding::married);
}

TEST_F(Accession, WhoeverDiedInTheSameStepNeverReigned) {
  RULE("blood.succession.step");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  woman("Maria", 1297, kSpain);
  wed("Adam", "Maria");
  die("Adam");
  die("King");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Bert");
  EXPECT_TRUE(people.lives(id("Maria"))) << "a prince's widow, not a king's";
  EXPECT_TRUE(take_honours(people, reigns).empty());
}

TEST_F(Accession, AKingsWifeBringsHerHouseAHundredCrownsAtHisAccession) {
  RULE("blood.marriage.honour");
  son("Adam", 1275, "King", "Queen");
  woman("Maria", 1277, kSpain);
  wed("Adam", "Maria");
  EXPECT_TRUE(take_honours(people, reigns).empty());
  succeed(kTheCrown);
  const std::vector<Honour> honours = take_honours(people, reigns);
  ASSERT_EQ(honours.size(), 1U);
  EXPECT_EQ(honours.front().house, kSpain);
}

TEST_F(Accession, AKingAndAQueenWhoWedHonourBothHouses) {
  RULE("blood.marriage.honour");
  die("Queen");
  woman("Maria", 1280, kSpain);
  reigns_in(Country::spain, "Maria");
  wed("King", "Maria");
  EXPECT_EQ(take_honours(people, reigns).size(), 2U);
  EXPECT_EQ(make_unions(people, reigns).size(), 0U) << "the wedding has brought her already";
  EXPECT_EQ(ruler(Country::spain), kFrance);
}

TEST_F(Accession, WivesFromNowhereBringNothing) {
  RULE("blood.marriage.honour");
  EXPECT_TRUE(take_honours(people, reigns).empty());
}

TEST_F(Accession, ASecondMarriageOfAMonarchIsPaidForAgain) {
  RULE("blood.marriage.honour");
  die("Queen");
  woman("Maria", 1280, kSpain);
  wed("King", "Maria");
  EXPECT_EQ(take_honours(people, reigns).size(), 1U);
  die("Maria");
  woman("Marta", 1282, kSpain);
  wed("King", "Marta");
  EXPECT_EQ(take_honours(people, reigns).size(), 1U);
}

TEST_F(Accession, AnUnmarriedHeiressAbroadComesHomeAloneAndIsNotPassedOver) {
  RULE("blood.succession.heiress");
  daughter("Anna", 1295, "King", "Queen");
  (*this)["Anna"].court = kItaly;
  die("King");
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Anna")));
  const Crowning crowning = crown(people, reigns, kTheCrown, id("Anna"));
  EXPECT_EQ(names(crowning.movers), "Anna");
  EXPECT_EQ(ruler(kTheCrown), kFrance);
}

TEST_F(Accession, AQueenAtHomeBringsNobody) {
  RULE("blood.succession.queen");
  daughter("Anna", 1275, "King", "Queen");
  man("Gaston", 1272, kItaly);
  wed("Gaston", "Anna", People::Joins::wifes_court);
  EXPECT_EQ((*this)["Gaston"].court, kFrance);
  const Crowning crowning = succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Anna");
  EXPECT_TRUE(crowning.movers.empty());
}

TEST_F(Accession, AForeignManReignsForThePlayerWhoHasHim) {
  RULE("blood.succession.foreign");
  daughter("Anna", 1275, "King", "Queen");
  man("Jean", 1270, kItaly);
  wed("Jean", "Anna");
  son("Denis", 1295, "Jean", "Anna");
  die("Anna");
  die("King");
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Denis")));
  const Crowning crowning = crown(people, reigns, kTheCrown, id("Denis"));
  EXPECT_EQ(crowning.ruled_before, kFrance);
  EXPECT_EQ(crowning.rules_now, kItaly);
}

TEST_F(Accession, TheLastOfALineIsNotPassedOver) {
  RULE("blood.succession.pass-over");
  son("Adam", 1275, "King", "Queen");
  (*this)["Adam"].captor = kSpain;
  die("King");
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Adam"))) << "nobody follows";
  son("Carl", 1295, "Adam");
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Adam"))) << "nobody but his own line";
  son("Bert", 1280, "King", "Queen");
  EXPECT_TRUE(may_pass_over(people, reigns, kTheCrown, id("Adam")));
  pass_over(kTheCrown, "Bert");
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Adam"))) << "nobody but who was passed over before";
}

TEST_F(Accession, ACaptiveHeirMayBePassedOverOrReignsInPrison) {
  RULE("blood.succession.pass-over");
  son("Adam", 1275, "King", "Queen");
  son("Bert", 1280, "King", "Queen");
  (*this)["Adam"].captor = kSpain;
  die("King");
  EXPECT_TRUE(may_pass_over(people, reigns, kTheCrown, id("Adam")));
  Families other = *this;
  crown(other.people, other.reigns, kTheCrown, id("Adam"));
  EXPECT_EQ(other.ruler(kTheCrown), kFrance) << "a captive's sheet stays at his court";
  pass_over(kTheCrown, "Adam");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Bert");
  EXPECT_EQ(strength_in_battle(people, reigns, id("Bert"), kSpain), -1);
  man("Pedro", 1275, kSpain);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Pedro"), kFrance), 0) << "the captor has no claim";
}

TEST_F(Accession, PassingOverAPrisonerCostsTheNewMonarchsCharisma) {
  RULE("blood.succession.charisma");
  son("Bert", 1280, "King", "Queen");
  succeed(kTheCrown);
  Reign& reign = reigns[at(kTheCrown)];
  (*this)["Bert"].charisma = -2;
  reign.lost_by_passing_over = 2;
  EXPECT_EQ(charisma_of_reign(people, reign, Capital::held), -4);
  reign.lost_by_foreign_help = 1;
  EXPECT_EQ(charisma_of_reign(people, reign, Capital::held), -5);
  // It is not inherited.
  son("Carl", 1300, "Bert");
  succeed(kTheCrown);
  EXPECT_EQ(charisma_of_reign(people, reigns[at(kTheCrown)], Capital::held), 0);
}

TEST_F(Accession, ALostCapitalCostsCharismaWithinTheUsualBounds) {
  RULE("blood.succession.charisma");
  Reign& reign = reigns[at(kTheCrown)];
  EXPECT_EQ(charisma_of_reign(people, reign, Capital::lost), -1);
  (*this)["King"].charisma = -2;
  EXPECT_EQ(charisma_of_reign(people, reign, Capital::lost), -2);
  reign.lost_by_foreign_help = 1;
  EXPECT_EQ(charisma_of_reign(people, reign, Capital::lost), -3);
}

TEST_F(Accession, AMinorNeedsARegentFromThePlayersOwnCourt) {
  RULE("blood.succession.regent");
  son("Child", 1290, "King", "Queen");
  daughter("Anna", 1278, "King", "Queen");
  woman("Maria", 1275, kSpain);
  son("Prisoner", 1277, "King");
  (*this)["Prisoner"].captor = kSpain;
  (*this)["Prisoner"].passed_over.add(kTheCrown);
  people[id("Anna")].born = 1278;
  die("King");
  EXPECT_EQ(heir(kTheCrown), "Child");
  crown(people, reigns, kTheCrown, id("Child"));
  EXPECT_TRUE(needs_regent(people, reigns[at(kTheCrown)], 1300));
  EXPECT_FALSE(needs_regent(people, reigns[at(kTheCrown)], 1305));
  EXPECT_EQ(names(possible_regents(people, reigns, kTheCrown, 1300)), "Anna") << "no child, no captive, no stranger";
  reigns[at(kTheCrown)].regent = id("Anna");
  (*this)["Anna"].charisma = 2;
  EXPECT_EQ(charisma_of_reign(people, reigns[at(kTheCrown)], Capital::held), 2);
  EXPECT_FALSE(needs_regent(people, reigns[at(kTheCrown)], 1300));
}

TEST_F(Accession, ARegentReturnsToHisRoleAndAMadeOneLeaves) {
  RULE("blood.succession.regent");
  son("Child", 1290, "King", "Queen");
  daughter("Anna", 1278, "King", "Queen");
  succeed(kTheCrown);
  Reign& reign = reigns[at(kTheCrown)];
  reign.regent = id("Anna");
  end_regency(people, reign);
  EXPECT_EQ(reign.regent, kNoPerson);
  EXPECT_TRUE(people.lives(id("Anna")));
  man("Cousin", 1270, kFrance);
  (*this)["Cousin"].is_made_regent = true;
  woman("Maria", 1280, kSpain);
  EXPECT_EQ(bar_to_wedding(people, id("Cousin"), id("Maria"), 1300), NoWedding::regent);
  reign.regent = id("Cousin");
  end_regency(people, reign);
  EXPECT_EQ((*this)["Cousin"].fate, Fate::left);
}

TEST_F(Accession, ARegentsDeathLeavesTheRegencyOpen) {
  RULE("blood.succession.regent");
  son("Child", 1290, "King", "Queen");
  daughter("Anna", 1278, "King", "Queen");
  succeed(kTheCrown);
  reigns[at(kTheCrown)].regent = id("Anna");
  die("Anna");
  EXPECT_TRUE(needs_regent(people, reigns[at(kTheCrown)], 1300));
}

TEST_F(Accession, WhenAMinorDiesHisMadeRegentLeaves) {
  RULE("blood.succession.regent");
  son("Child", 1290, "King", "Queen");
  son("Second", 1291, "King", "Queen");
  succeed(kTheCrown);
  man("Cousin", 1270, kFrance);
  (*this)["Cousin"].is_made_regent = true;
  reigns[at(kTheCrown)].regent = id("Cousin");
  die("Child");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Second");
  EXPECT_FALSE(people.lives(id("Cousin")));
  EXPECT_TRUE(needs_regent(people, reigns[at(kTheCrown)], 1300));
}

TEST(BloodNewFamily, ARelativeIsFiveYearsYoungerAndHasAChildForEveryFiveYears) {
  RULE("blood.succession.relative");
  const NewFamily family = family_of_relative(45);
  EXPECT_EQ(family.head, 40);
  EXPECT_EQ(family.wife, 35);
  EXPECT_EQ(family.children, 4);
  EXPECT_EQ(family.age_of_child(0), 15);
  EXPECT_EQ(family.age_of_child(3), 0);
  EXPECT_EQ(family_of_relative(30).children, 1);
  EXPECT_EQ(family_of_relative(30).age_of_child(0), 0);
}

TEST(BloodNewFamily, ARelativeIsAtLeastTwenty) {
  RULE("blood.succession.relative");
  for (const int age : {5, 15, 20, 25}) {
    EXPECT_EQ(family_of_relative(age).head, 20);
    EXPECT_EQ(family_of_relative(age).wife, 15);
    EXPECT_EQ(family_of_relative(age).children, 0);
  }
}

TEST(BloodNewFamily, AMadeRegentIsAtLeastThirty) {
  RULE("blood.succession.regent");
  EXPECT_EQ(age_of_made_regent(60), 55);
  EXPECT_EQ(age_of_made_regent(20), 30);
}

}  // namespace
}  // namespace regalia::blood
