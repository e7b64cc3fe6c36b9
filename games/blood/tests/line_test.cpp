// Who inherits after whom.
#include "games/blood/tests/families.h"

namespace regalia::blood {
namespace {

constexpr Country kTheCrown = Country::germany;

// Example 6: the house of Karl-Franz I, as its text tells it.
class KarlFranz : public testing::Test, public Families {
 protected:
  KarlFranz() {
    man("Karl-Franz I", 1275, kGermany);
    reigns_in(kTheCrown, "Karl-Franz I");
    son("Karl-Franz II", 1300, "Karl-Franz I");
    son("Johann the Elder", 1301, "Karl-Franz I");  // a second roll of the same turn
    people[id("Johann the Elder")].late = 1;
    son("Karl", 1320, "Karl-Franz II");
    daughter("Elizabet", 1325, "Karl-Franz II");
    son("Johann the Younger", 1325, "Johann the Elder");
  }
  void grow() {
    son("Wilhelm", 1345, "Karl");
    son("Sigismund", 1350, "Karl");
    daughter("Catharine", 1355, "Karl");
    man("Somebody", 1320, kFrance);
    wed("Somebody", "Elizabet");
    son("Rudolf", 1345, "Somebody", "Elizabet");
    son("Franz", 1350, "Somebody", "Elizabet");
    son("Joachim", 1350, "Johann the Younger");
    daughter("Florenz", 1355, "Johann the Younger");
  }
};

TEST_F(KarlFranz, In1335HisSonsFollowEachWithHisLine) {
  RULE("blood.succession.order");
  RULE("blood.succession.seniority");
  EXPECT_EQ(line(kTheCrown), "Karl-Franz II, Karl, Elizabet, Johann the Elder, Johann the Younger");
}

TEST_F(KarlFranz, In1360TheLineGoesOnThroughTheDead) {
  RULE("blood.succession.order");
  RULE("blood.succession.up");
  succeed(kTheCrown);
  grow();
  die("Elizabet");
  die("Johann the Elder");
  EXPECT_EQ(line(kTheCrown),
            "Karl, Wilhelm, Sigismund, Catharine, Rudolf, Franz, Johann the Younger, Joachim, Florenz");
}

TEST_F(KarlFranz, In1385TheLinesOfFatherAndGrandfatherFollow) {
  RULE("blood.succession.up");
  succeed(kTheCrown);
  grow();
  die("Elizabet");
  die("Johann the Elder");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Karl");
  die("Franz");
  die("Johann the Younger");
  die("Joachim");
  EXPECT_EQ(line(kTheCrown), "Wilhelm, Sigismund, Catharine, Rudolf, Florenz");
}

TEST_F(KarlFranz, NobodyIsCalledTwice) {
  RULE("blood.succession.order");
  succeed(kTheCrown);
  grow();
  die("Franz");
  // Rudolf's daughter is of the blood by both parents.
  daughter("Agnes", 1356, "Johann the Younger");
  wed("Rudolf", "Agnes");
  daughter("Sophia", 1375, "Rudolf", "Agnes");
  EXPECT_EQ(
      line(kTheCrown),
      "Karl, Wilhelm, Sigismund, Catharine, Elizabet, Rudolf, Sophia, Johann the Elder, Johann the Younger, Joachim, "
      "Florenz, Agnes");
}

TEST_F(KarlFranz, TheHeirIsTheFirstOfTheLineAndTheMonarchIsNoneOfIt) {
  RULE("blood.succession.order");
  EXPECT_EQ(heir(kTheCrown), "Karl-Franz II");
  die("Karl-Franz II");
  EXPECT_EQ(heir(kTheCrown), "Karl");
  die("Karl");
  EXPECT_EQ(heir(kTheCrown), "Elizabet");
}

TEST_F(KarlFranz, WithoutAnybodyLeftThereIsNoHeir) {
  RULE("blood.succession.relative");
  for (const char* each : {"Karl-Franz II", "Johann the Elder", "Karl", "Elizabet", "Johann the Younger"}) die(each);
  EXPECT_EQ(heir(kTheCrown), "nobody");
  EXPECT_EQ(line(kTheCrown), "");
}

class LineTest : public testing::Test, public Families {
 protected:
  LineTest() {
    man("King", 1275, kGermany);
    woman("Queen", 1280, kNoHouse);
    wed("King", "Queen");
    reigns_in(kTheCrown, "King");
  }
};

TEST_F(LineTest, SonsComeBeforeOlderDaughters) {
  RULE("blood.succession.order");
  daughter("Anna", 1295, "King", "Queen");
  son("Bruno", 1300, "King", "Queen");
  daughter("Clara", 1305, "King", "Queen");
  son("David", 1310, "King", "Queen");
  EXPECT_EQ(line(kTheCrown), "Bruno, David, Anna, Clara");
}

TEST_F(LineTest, ADaughtersLineComesBeforeHerYoungerSister) {
  RULE("blood.succession.order");
  daughter("Anna", 1295, "King", "Queen");
  daughter("Berta", 1300, "King", "Queen");
  man("Jean", 1295, kFrance);
  wed("Jean", "Anna");
  daughter("Claire", 1315, "Jean", "Anna");
  son("Denis", 1320, "Jean", "Anna");
  EXPECT_EQ(line(kTheCrown), "Anna, Denis, Claire, Berta");
}

TEST_F(LineTest, ASecondSonsDaughterComesBeforeTheKingsDaughter) {
  RULE("blood.succession.order");
  daughter("Anna", 1295, "King", "Queen");
  son("Bruno", 1300, "King", "Queen");
  son("Carl", 1305, "King", "Queen");
  daughter("Dora", 1325, "Carl");
  EXPECT_EQ(line(kTheCrown), "Bruno, Carl, Dora, Anna");
}

TEST_F(LineTest, LaterChildrenOfOneTurnAreYounger) {
  RULE("blood.succession.seniority");
  RULE("blood.person.age");
  son("Third", 1302, "King", "Queen");
  son("First", 1300, "King", "Queen");
  son("Second", 1301, "King", "Queen");
  EXPECT_EQ(line(kTheCrown), "First, Second, Third");
}

TEST_F(LineTest, HalfBrothersOfOneYearFollowTheOrderOfTheirSheets) {
  RULE("blood.succession.seniority");
  woman("Other", 1285, kFrance);
  son("Adam", 1300, "King", "Queen");
  son("Bert", 1300, "King", "Other");
  EXPECT_EQ(line(kTheCrown), "Adam, Bert");
}

TEST_F(LineTest, ChildrenOfBothMarriagesInherit) {
  RULE("blood.succession.order");
  woman("Other", 1285, kFrance);
  son("Adam", 1305, "King", "Other");
  son("Bert", 1300, "King", "Queen");
  EXPECT_EQ(line(kTheCrown), "Bert, Adam");
}

TEST_F(LineTest, AWifesChildrenByAnotherManDoNot) {
  RULE("blood.succession.birth");
  son("Stepson", 1298, "", "Queen");
  daughter("Anna", 1300, "King", "Queen");
  EXPECT_EQ(line(kTheCrown), "Anna");
}

TEST_F(LineTest, BrothersAndTheirLinesFollowTheKingsChildren) {
  RULE("blood.succession.up");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Carl", 1320, "Bert");
  daughter("Dora", 1320, "Adam");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Adam");
  EXPECT_EQ(line(kTheCrown), "Dora, Bert, Carl");
}

TEST_F(LineTest, UnclesAndGreatUnclesFollowBrothers) {
  RULE("blood.succession.up");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Carl", 1320, "Adam");
  son("Dirk", 1325, "Adam");
  son("Emil", 1345, "Carl");
  son("Fritz", 1350, "Carl");
  for (int i = 0; i < 3; ++i) succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Emil");
  EXPECT_EQ(line(kTheCrown), "Fritz, Dirk, Bert");
}

TEST_F(LineTest, BeyondGreatGrandparentsKinshipIsForgotten) {
  RULE("blood.succession.up");
  RULE("blood.p2");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Carl", 1320, "Adam");
  son("Dirk", 1345, "Carl");
  son("Emil", 1365, "Dirk");
  for (int i = 0; i < 4; ++i) succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Emil");
  EXPECT_EQ(line(kTheCrown), "");
}

TEST_F(LineTest, TheCrownGoesBackToTheQueensBloodNotToHerHusbands) {
  RULE("blood.succession.birth");
  // Example 9: Fernando reigns after his mother Isabelle; then Henri, her uncle, not Carlos's brother.
  son("Louis", 1300, "King", "Queen");
  son("Henri", 1305, "King", "Queen");
  daughter("Isabelle", 1330, "Louis");
  man("Carlos", 1325, kSpain);
  man("Carlos's father", 1300, kSpain);
  people[id("Carlos")].father = id("Carlos's father");
  son("Carlos's brother", 1330, "Carlos's father");
  wed("Carlos", "Isabelle");
  son("Fernando", 1350, "Carlos", "Isabelle");
  for (int i = 0; i < 3; ++i) succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Fernando");
  EXPECT_EQ(line(kTheCrown), "Henri");
}

TEST_F(LineTest, AGrandsonThroughAMotherWhoNeverReignedKnowsWhereHisCrownCameFrom) {
  RULE("blood.succession.birth");
  daughter("Anna", 1295, "King", "Queen");
  daughter("Berta", 1300, "King", "Queen");
  man("Jean", 1290, kFrance);
  wed("Jean", "Anna");
  son("Denis", 1320, "Jean", "Anna");
  son("Jean's bastard", 1315, "Jean");
  die("Anna");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Denis");
  EXPECT_TRUE((*this)["Denis"].by_mother.has(kTheCrown));
  EXPECT_EQ(line(kTheCrown), "Berta");
}

TEST_F(LineTest, OneCrownMayComeByTheFatherAndAnotherByTheMother) {
  RULE("blood.succession.birth");
  man("Louis", 1275, kFrance);
  reigns_in(Country::france, "Louis");
  son("Prince", 1300, "King", "Queen");
  son("Prince's brother", 1305, "King", "Queen");
  daughter("Marie", 1300, "Louis");
  daughter("Marie's sister", 1305, "Louis");
  wed("Prince", "Marie");
  son("Heir", 1320, "Prince", "Marie");
  die("Prince");
  die("Marie");
  succeed(kTheCrown);
  succeed(Country::france);
  EXPECT_EQ(monarch(kTheCrown), "Heir");
  EXPECT_EQ(monarch(Country::france), "Heir");
  EXPECT_EQ(line(kTheCrown), "Prince's brother");
  EXPECT_EQ(line(Country::france), "Marie's sister");
}

TEST_F(LineTest, WhoeverLeftTheGameInheritsNothing) {
  RULE("blood.succession.order");
  daughter("Anna", 1295, "King", "Queen");
  daughter("Berta", 1300, "King", "Queen");
  people.remove(id("Anna"), Fate::left);
  EXPECT_EQ(line(kTheCrown), "Berta");
}

TEST_F(LineTest, ACaptiveKeepsHisPlace) {
  RULE("blood.succession.order");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  (*this)["Adam"].captor = kFrance;
  EXPECT_EQ(heir(kTheCrown), "Adam");
}

TEST_F(LineTest, WhoeverWasPassedOverStandsLastWithAllDescendants) {
  RULE("blood.succession.passed");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Carl", 1315, "Adam");
  daughter("Dora", 1305, "King", "Queen");
  pass_over(kTheCrown, "Adam");
  EXPECT_EQ(line(kTheCrown), "Bert, Dora, Adam, Carl");
  // Children to come as well.
  son("Emil", 1320, "Adam");
  EXPECT_EQ(line(kTheCrown), "Bert, Dora, Adam, Carl, Emil");
}

TEST_F(LineTest, SeveralPassedOverKeepTheirOrderAmongThemselves) {
  RULE("blood.succession.passed");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Carl", 1305, "King", "Queen");
  pass_over(kTheCrown, "Bert");
  pass_over(kTheCrown, "Adam");
  EXPECT_EQ(line(kTheCrown), "Carl, Adam, Bert");
}

TEST_F(LineTest, PassingOverConcernsOneCrownOnly) {
  RULE("blood.succession.passed");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  pass_over(Country::france, "Adam");
  EXPECT_EQ(line(kTheCrown), "Adam, Bert");
}

TEST_F(LineTest, IfThePassedOverInheritAfterAllNobodyStandsBehindAnyMore) {
  RULE("blood.succession.passed");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Carl", 1315, "Adam");
  pass_over(kTheCrown, "Adam");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Bert");
  succeed(kTheCrown);
  EXPECT_EQ(monarch(kTheCrown), "Adam");
  EXPECT_FALSE((*this)["Carl"].passed_over.has(kTheCrown));
  EXPECT_EQ(line(kTheCrown), "Carl");
}

TEST_F(LineTest, WhoeverRenouncesIsOutAndSoAreChildrenToCome) {
  RULE("blood.succession.renounce");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1300, "King", "Queen");
  son("Before", 1315, "Adam");
  renounce(people, kTheCrown, id("Adam"));
  son("After", 1320, "Adam");
  EXPECT_EQ(line(kTheCrown), "Before, Bert");
}

TEST_F(LineTest, AClaimThroughTheOtherParentStays) {
  RULE("blood.succession.renounce");
  son("Adam", 1295, "King", "Queen");
  daughter("Anna", 1300, "King", "Queen");
  man("Jean", 1290, kFrance);
  wed("Jean", "Anna");
  daughter("Claire", 1318, "Jean", "Anna");
  renounce(people, kTheCrown, id("Adam"));
  wed("Adam", "Claire");
  son("Both", 1340, "Adam", "Claire");
  EXPECT_EQ(line(kTheCrown), "Anna, Claire, Both");
}

TEST_F(LineTest, AClaimantWhoRenouncesDoesSoForAllWhoseClaimItWas) {
  RULE("blood.succession.renounce");
  daughter("Isabelle", 1295, "King", "Queen");
  son("Henri", 1305, "King", "Queen");
  man("Carlos", 1290, kSpain);
  wed("Carlos", "Isabelle");
  son("Fernando", 1315, "Carlos", "Isabelle");
  pass_over(kTheCrown, "Isabelle");
  renounce(people, kTheCrown, id("Isabelle"));
  EXPECT_EQ(line(kTheCrown), "Henri");
  EXPECT_TRUE((*this)["Fernando"].renounced.has(kTheCrown));
}

TEST_F(LineTest, TheDescentTellsThroughWhomTheCrownComes) {
  RULE("blood.succession.birth");
  daughter("Anna", 1295, "King", "Queen");
  man("Jean", 1290, kFrance);
  wed("Jean", "Anna");
  son("Denis", 1320, "Jean", "Anna");
  EXPECT_EQ(names(descent_of(people, kTheCrown, id("King"), id("Denis"))), "King, Anna, Denis");
  EXPECT_EQ(names(descent_of(people, kTheCrown, id("King"), id("Jean"))), "");
}

TEST_F(LineTest, ALivingAncestorComesBeforeHisOtherChildren) {
  RULE("blood.succession.up");
  son("Adam", 1295, "King", "Queen");
  son("Bert", 1315, "Adam");
  son("Carl", 1320, "Adam");
  reigns_in(kTheCrown, "Bert");
  EXPECT_EQ(line(kTheCrown), "Adam, Carl, King");
}

}  // namespace
}  // namespace regalia::blood
