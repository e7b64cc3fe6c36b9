// Queens in their own right, heirs abroad, and unions: the story of Isabelle.
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

}  // namespace
}  // namespace regalia::blood
