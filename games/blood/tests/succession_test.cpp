// What deaths and crowns do to families.
#include "games/blood/tests/families.h"

namespace regalia::blood {
namespace {

constexpr Country kTheCrown = Country::france;

// Examples 7 to 9: Louis of France, his daughter Isabelle, who is married to Carlos of Spain, and his brother Henri.
class Isabelle : public testing::Test, public Families {
 protected:
  Isabelle() {
    year = 1375;
    man("Old Louis", 1290, kFrance);
    son("Louis", 1315, "Old Louis");
    son("Henri", 1320, "Old Louis");
    daughter("Isabelle", 1340, "Louis");
    man("Miguel's brother", 1310, kSpain);
    man("Miguel", 1305, kSpain);
    son("Carlos", 1335, "Miguel's brother");
    wed("Carlos", "Isabelle");
    son("Fernando", 1360, "Carlos", "Isabelle");
    reigns_in(kTheCrown, "Louis");
    reigns_in(Country::spain, "Miguel");
    people[id("Louis")].father = id("Old Louis");
    man("Sancho", 1280, kSpain);  // father of both
    people[id("Miguel")].father = people[id("Miguel's brother")].father = id("Sancho");
    die("Old Louis");
    die("Sancho");
    die("Miguel's brother");
  }
};

TEST_F(Isabelle, ComesHomeWithHusbandAndChildrenToReign) {
  RULE("blood.succession.queen");
  const Crowning crowning = succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Isabelle");
  EXPECT_EQ(crowning.ruled_before, kFrance);
  EXPECT_EQ(crowning.rules_now, kFrance);
  EXPECT_EQ(names(crowning.movers), "Isabelle, Carlos, Fernando");
  for (const char* each : {"Isabelle", "Carlos", "Fernando"}) EXPECT_EQ((*this)[each].court, kFrance) << each;
  EXPECT_TRUE((*this)["Carlos"].came_by_marriage);
  EXPECT_FALSE((*this)["Isabelle"].came_by_marriage);
  EXPECT_EQ((*this)["Fernando"].house, kSpain) << "the name stays";
}

TEST_F(Isabelle, BringsOnlyUnmarriedChildrenOfThisMarriage) {
  RULE("blood.succession.queen");
  daughter("Blanca", 1358, "Carlos", "Isabelle");
  man("Heinrich", 1355, kGermany);
  wed("Heinrich", "Blanca");
  son("Pedro", 1357, "Carlos", "Isabelle");
  woman("Bianca", 1358, kItaly);
  wed("Pedro", "Bianca");
  son("Carlos's older son", 1355, "Carlos");
  succeed(kTheCrown);
  EXPECT_EQ((*this)["Blanca"].court, kGermany);
  EXPECT_EQ((*this)["Pedro"].court, kSpain);
  EXPECT_EQ((*this)["Carlos's older son"].court, kSpain);
  EXPECT_EQ((*this)["Fernando"].court, kFrance);
}

TEST_F(Isabelle, PaysHerHusbandsHouseAHundredCrownsOnce) {
  RULE("blood.marriage.honour");
  EXPECT_TRUE(take_honours(people, reigns).empty());
  succeed(kTheCrown);
  const std::vector<Honour> honours = take_honours(people, reigns);
  ASSERT_EQ(honours.size(), 1U);
  EXPECT_EQ(honours.front().house, kSpain);
  EXPECT_EQ(name(honours.front().spouse), "Carlos");
  EXPECT_TRUE(take_honours(people, reigns).empty());
}

TEST_F(Isabelle, MayBePassedOverAsAWifeAbroad) {
  RULE("blood.succession.pass-over");
  die("Louis");
  EXPECT_TRUE(may_pass_over(people, reigns, kTheCrown, id("Isabelle")));
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Henri")));
  pass_over(kTheCrown, "Isabelle");
  EXPECT_EQ(heir(kTheCrown), "Henri");
  crown(people, reigns, kTheCrown, id("Henri"));
  EXPECT_EQ((*this)["Isabelle"].court, kSpain) << "she stays where she is";
  EXPECT_EQ(line(kTheCrown), "Isabelle, Fernando");
}

TEST_F(Isabelle, IsNotPassedOverAtHomeNorAsAWidow) {
  RULE("blood.succession.pass-over");
  die("Carlos");
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Isabelle")));
  daughter("Jeanne", 1345, "Louis");
  man("Gaston", 1340, kItaly);
  wed("Gaston", "Jeanne", People::Joins::wifes_court);
  EXPECT_FALSE(may_pass_over(people, reigns, kTheCrown, id("Jeanne")));
}

TEST_F(Isabelle, PassedOverCostsFranceStrengthAndGivesItToSpain) {
  RULE("blood.succession.strength");
  // Example 8.
  die("Louis");
  pass_over(kTheCrown, "Isabelle");
  crown(people, reigns, kTheCrown, id("Henri"));
  EXPECT_TRUE(is_disputed(people, reigns, kTheCrown));
  EXPECT_EQ(strength_in_battle(people, reigns, id("Henri"), kGermany), -1);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Henri"), kSpain), -1);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Miguel"), kFrance), 1);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Miguel"), kGermany), 0);
  (*this)["Henri"].strength = -2;
  EXPECT_EQ(strength_in_battle(people, reigns, id("Henri"), kSpain), -3) << "below the usual bounds";
  (*this)["Miguel"].strength = 2;
  EXPECT_EQ(strength_in_battle(people, reigns, id("Miguel"), kFrance), 3);
  // As long as she or an heir of hers lives.
  die("Isabelle");
  EXPECT_TRUE(is_disputed(people, reigns, kTheCrown));
  die("Fernando");
  EXPECT_FALSE(is_disputed(people, reigns, kTheCrown));
  EXPECT_EQ(strength_in_battle(people, reigns, id("Miguel"), kFrance), 2);
}

TEST_F(Isabelle, TwoClaimantsCountOnceForEachCourt) {
  RULE("blood.succession.strength");
  daughter("Jeanne", 1345, "Louis");
  man("Gaston", 1340, kItaly);
  wed("Gaston", "Jeanne");
  die("Louis");
  pass_over(kTheCrown, "Isabelle");
  pass_over(kTheCrown, "Jeanne");
  crown(people, reigns, kTheCrown, id("Henri"));
  EXPECT_EQ(strength_in_battle(people, reigns, id("Henri"), kSpain), -1);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Miguel"), kFrance), 1);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Gaston"), kFrance), 1);
}

TEST_F(Isabelle, ARenunciationEndsBothPenaltiesForGood) {
  RULE("blood.succession.renounce");
  die("Louis");
  pass_over(kTheCrown, "Isabelle");
  crown(people, reigns, kTheCrown, id("Henri"));
  renounce(people, kTheCrown, id("Isabelle"));
  EXPECT_FALSE(is_disputed(people, reigns, kTheCrown));
  EXPECT_EQ(strength_in_battle(people, reigns, id("Henri"), kSpain), 0);
  EXPECT_EQ(strength_in_battle(people, reigns, id("Miguel"), kFrance), 0);
  EXPECT_EQ(line(kTheCrown), "");
}

TEST_F(Isabelle, HerConsortWhoInheritsSpainJoinsBothCrowns) {
  RULE("blood.succession.union");
  succeed(kTheCrown);
  EXPECT_TRUE(make_unions(people, reigns).empty());
  const Crowning crowning = succeed(Country::spain);
  EXPECT_EQ(monarch(Country::spain), "Carlos");
  EXPECT_EQ(crowning.rules_now, kSpain);
  const std::vector<Union> unions = make_unions(people, reigns);
  ASSERT_EQ(unions.size(), 1U);
  EXPECT_EQ(unions.front().country, kTheCrown);
  EXPECT_EQ(names(unions.front().movers), "Isabelle, Fernando");
  EXPECT_EQ(ruler(kTheCrown), kSpain);
  EXPECT_EQ(ruler(Country::spain), kSpain);
  EXPECT_TRUE(make_unions(people, reigns).empty()) << "made once";
}

TEST_F(Isabelle, TheWifeOfAKingWhoInheritsStaysWithHim) {
  RULE("blood.succession.union");
  succeed(Country::spain);
  EXPECT_EQ(monarch(Country::spain), "Carlos");
  const Crowning crowning = succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Isabelle");
  EXPECT_TRUE(crowning.movers.empty());
  EXPECT_EQ(crowning.rules_now, kSpain);
  EXPECT_EQ(countries_at(people, reigns, kSpain).size(), 2);
  EXPECT_TRUE(countries_at(people, reigns, kFrance).empty()) << "a baronial house";
}

TEST_F(Isabelle, AQueenWhoseKingDiesReignsOnAtHome) {
  RULE("blood.succession.union-ends");
  succeed(Country::spain);
  succeed(kTheCrown);
  die("Carlos");
  EXPECT_TRUE(people.lives(id("Isabelle"))) << "no king's widow";
  EXPECT_EQ((*this)["Isabelle"].court, kFrance);
  EXPECT_EQ(ruler(kTheCrown), kFrance);
  EXPECT_EQ((*this)["Fernando"].court, kSpain) << "children stay with the king's player";
  succeed(Country::spain);
  EXPECT_EQ(monarch(Country::spain), "Fernando");
}

TEST_F(Isabelle, AfterTheQueenOfAUnionHerSonReignsForTheKingsPlayer) {
  RULE("blood.succession.foreign");
  succeed(Country::spain);
  succeed(kTheCrown);
  const Crowning crowning = succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Fernando");
  EXPECT_EQ(crowning.rules_now, kSpain);
  EXPECT_EQ(monarch(Country::spain), "Carlos") << "both monarchs count, each in his own country";
}

TEST_F(Isabelle, WithoutHerLineTheCrownReturnsToItsOwnHouse) {
  RULE("blood.succession.birth");
  succeed(Country::spain);
  succeed(kTheCrown);
  die("Fernando");
  const Crowning crowning = succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Henri");
  EXPECT_EQ(crowning.ruled_before, kSpain);
  EXPECT_EQ(crowning.rules_now, kFrance);
}

TEST_F(Isabelle, AQueensConsortGoesHomeWhenSheDiesAndHerChildrenStay) {
  RULE("blood.death.widowed");
  succeed(kTheCrown);
  die("Isabelle");
  EXPECT_EQ((*this)["Carlos"].court, kFrance) << "not before the announcements";
  EXPECT_EQ(names(send_widowed_home(people, reigns, CountrySet::all())), "Carlos");
  EXPECT_EQ((*this)["Carlos"].court, kSpain);
  EXPECT_EQ((*this)["Fernando"].court, kFrance);
}

TEST_F(Isabelle, ACountryIsGivenBackToTheFirstInLineAtHome) {
  RULE("blood.succession.give-back");
  succeed(Country::spain);
  succeed(kTheCrown);
  EXPECT_EQ(name(heir_at_home(people, reigns, kTheCrown)), "Henri");
  give_back(people, kTheCrown, id("Isabelle"));
  crown(people, reigns, kTheCrown, id("Henri"));
  EXPECT_EQ(ruler(kTheCrown), kFrance);
  EXPECT_EQ(line(kTheCrown), "") << "the queen and her issue have renounced";
  EXPECT_FALSE(is_disputed(people, reigns, kTheCrown));
  EXPECT_TRUE(people.lives(id("Isabelle")));
  EXPECT_EQ((*this)["Isabelle"].court, kSpain);
}

TEST_F(Isabelle, WithNobodyAtHomeARelativeMustBeMade) {
  RULE("blood.succession.give-back");
  succeed(Country::spain);
  succeed(kTheCrown);
  die("Henri");
  EXPECT_EQ(heir_at_home(people, reigns, kTheCrown), kNoPerson);
}

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
