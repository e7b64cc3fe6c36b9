// Persons, weddings, scores, and whom the game forgets.
#include "engine/random.h"
#include "games/blood/tests/families.h"

namespace regalia::blood {
namespace {

using BloodPeople = Families;

TEST(BloodScores, ThreeDiceGiveAScore) {
  RULE("blood.person.scores");
  const std::map<int, int> scores = {{3, -2}, {5, -2}, {6, -1}, {8, -1}, {9, 0},
                                     {12, 0}, {13, 1}, {15, 1}, {16, 2}, {18, 2}};
  for (const auto& [dice, score] : scores) EXPECT_EQ(score_of_dice(dice), score) << dice;
}

TEST(BloodScores, ChildrenAreSafeAndTheOldAreNot) {
  RULE("blood.survival.number");
  RULE("blood.survival.children");
  const std::map<int, int> numbers = {{0, 0},  {10, 0}, {15, 3},  {20, 4},  {40, 4},  {45, 5},   {50, 6},  {55, 7},
                                      {60, 8}, {65, 9}, {70, 10}, {80, 10}, {85, 11}, {100, 11}, {105, 12}};
  for (const auto& [age, number] : numbers) EXPECT_EQ(survival_number(age), number) << age;
}

TEST(BloodScores, AWifesGuileCountsForHerHusband) {
  RULE("blood.person.strength");
  // Example 3.
  BloodPeople families;
  families.man("Francisco", 1280, kSpain);
  families.woman("Mathilde", 1285, kGermany);
  families["Francisco"].strength = -1;
  families["Mathilde"].strength = -2;
  EXPECT_EQ(strength_with_wife(families.people, families.id("Francisco")), -1);
  families.wed("Francisco", "Mathilde");
  EXPECT_EQ(strength_with_wife(families.people, families.id("Francisco")), -2);
  families["Francisco"].strength = 1;
  families["Mathilde"].strength = 2;
  EXPECT_EQ(strength_with_wife(families.people, families.id("Francisco")), 2);
  families.die("Mathilde");
  EXPECT_EQ(strength_with_wife(families.people, families.id("Francisco")), 1);
}

TEST(BloodScores, ExtraBirthsCostConstitutionForTheTurn) {
  RULE("blood.survival.constitution");
  // Example 4: +1, less two attempts, is -1.
  Person mother;
  mother.constitution = 1;
  mother.extra_births = 2;
  EXPECT_EQ(constitution_of(mother), -1);
}

TEST(BloodPersons, AgeCountsByTurnsWhateverYearWasWritten) {
  RULE("blood.person.age");
  Person third;
  third.born = 1322;
  third.late = 2;
  EXPECT_EQ(third.age(1320), 0);
  EXPECT_EQ(third.age(1335), 15);
}

TEST(BloodWeddings, BothMustBeFifteen) {
  RULE("blood.marriage.age");
  BloodPeople families;
  const PersonId husband = families.man("Adam", 1285, kEngland);
  const PersonId wife = families.woman("Maria", 1290, kSpain);
  EXPECT_EQ(bar_to_wedding(families.people, husband, wife, 1300), NoWedding::too_young);
  EXPECT_EQ(bar_to_wedding(families.people, husband, wife, 1305), NoWedding::none);
  EXPECT_EQ(bar_to_wedding(families.people, wife, husband, 1305), NoWedding::none);
}

TEST(BloodWeddings, ASharedNameIsTheOnlyBarOfKinship) {
  RULE("blood.marriage.name");
  BloodPeople families;
  families.man("Adam", 1280, kEngland);
  families.woman("Eve", 1282, kEngland);
  EXPECT_EQ(bar_to_wedding(families.people, families.id("Adam"), families.id("Eve"), 1300), NoWedding::same_name);
  // A niece by a sister bears another name.
  families.man("Jean", 1270, kFrance);
  families.woman("Sister", 1270, kEngland);
  families.wed("Jean", "Sister");
  families.daughter("Niece", 1285, "Jean", "Sister");
  EXPECT_EQ(bar_to_wedding(families.people, families.id("Adam"), families.id("Niece"), 1300), NoWedding::none);
  // Nobody's daughters have no name in common.
  families.man("Relative", 1280, kNoHouse);
  families.woman("Wife", 1285, kNoHouse);
  EXPECT_EQ(bar_to_wedding(families.people, families.id("Relative"), families.id("Wife"), 1300), NoWedding::none);
}

TEST(BloodWeddings, TheDeadTheMarriedAndCaptivesDoNotWed) {
  RULE("blood.marriage.free");
  BloodPeople families;
  const PersonId man = families.man("Adam", 1280, kEngland);
  const PersonId woman = families.woman("Maria", 1282, kSpain);
  const PersonId other = families.woman("Marta", 1282, kSpain);
  const auto bar = [&](PersonId a, PersonId b) { return bar_to_wedding(families.people, a, b, 1300); };
  EXPECT_EQ(bar(woman, other), NoWedding::same_sex);
  EXPECT_EQ(bar(man, kNoPerson), NoWedding::gone);
  families["Adam"].captor = kFrance;
  EXPECT_EQ(bar(man, woman), NoWedding::captive);
  families["Adam"].captor = kNoHouse;
  families.wed("Adam", "Maria");
  EXPECT_EQ(bar(man, other), NoWedding::married);
  families.die("Maria");
  EXPECT_EQ(bar(man, woman), NoWedding::gone);
  EXPECT_EQ(bar(man, other), NoWedding::none);
}

TEST(BloodWeddings, TheBrideGoesToTheGroomsCourtUnlessHeJoinsHers) {
  RULE("blood.marriage.court");
  RULE("blood.marriage.joins");
  BloodPeople families;
  families.man("Adam", 1280, kEngland);
  families.woman("Maria", 1282, kSpain);
  families.wed("Adam", "Maria");
  EXPECT_EQ(families["Maria"].court, kEngland);
  EXPECT_EQ(families["Maria"].house, kSpain);
  EXPECT_TRUE(families["Maria"].came_by_marriage);
  families.man("Bert", 1280, kEngland);
  families.woman("Marta", 1282, kSpain);
  families.wed("Bert", "Marta", People::Joins::wifes_court);
  EXPECT_EQ(families["Bert"].court, kSpain);
  EXPECT_TRUE(families["Bert"].came_by_marriage);
  EXPECT_FALSE(families["Marta"].came_by_marriage);
}

TEST(BloodPersons, AHouseIsExtinctWhenNobodyBearsItsName) {
  RULE("blood.kin.extinct");
  BloodPeople families;
  families.man("Adam", 1280, kEngland);
  families.daughter("Eve", 1300, "Adam");
  families.man("Jean", 1295, kFrance);
  families.wed("Jean", "Eve");
  families.die("Adam");
  EXPECT_FALSE(families.people.is_extinct(kEngland)) << "Eve lives in France";
  EXPECT_EQ(families.people.living_at(kEngland), 0);
  EXPECT_EQ(families.people.living_at(kFrance), 2);
  families.die("Eve");
  EXPECT_TRUE(families.people.is_extinct(kEngland));
}

TEST(BloodPersons, SlotsAreUsedAgainAndNumbersNever) {
  RULE("blood.kin.memory");
  BloodPeople families;
  families.man("Adam", 1280, kEngland);
  const PersonId bert = families.man("Bert", 1280, kEngland);
  families.man("Carl", 1280, kEngland);
  families.die("Bert");
  families.people.forget();
  EXPECT_FALSE(families.people.has(bert));
  const PersonId next = families.man("Dirk", 1300, kEngland);
  EXPECT_EQ(next, bert);
  EXPECT_EQ(families["Dirk"].serial, 4U);
}

TEST(BloodPersons, AncestorsAreKeptAsLongAsKinshipReaches) {
  RULE("blood.kin.memory");
  RULE("blood.p1");
  BloodPeople families;
  const std::vector<std::string> names = {"A", "B", "C", "D", "E", "F"};
  families.man(names[0], 1280, kEngland);
  for (std::size_t i = 1; i < names.size(); ++i) families.son(names[i], 1280 + 20 * static_cast<int>(i), names[i - 1]);
  for (std::size_t i = 0; i + 1 < names.size(); ++i) families.die(names[i]);
  families.people.forget();
  // F's father E, grandfather D and great-grandfather C.
  EXPECT_FALSE(families.people.has(families.id("A")));
  EXPECT_FALSE(families.people.has(families.id("B")));
  for (const char* each : {"C", "D", "E", "F"}) EXPECT_TRUE(families.people.has(families.id(each))) << each;
  EXPECT_EQ(families["C"].father, kNoPerson);
}

TEST(BloodPersons, WhoeverStandsBetweenANearAncestorAndTheLivingIsKept) {
  RULE("blood.kin.memory");
  BloodPeople families;
  families.man("Founder", 1280, kEngland);
  families.son("Late child", 1325, "Founder");
  std::string last = "Founder";
  for (const char* name : {"B", "C", "D", "E"}) {
    families.son(name, 1300, last);
    last = name;
  }
  for (const char* name : {"Founder", "B", "C", "D"}) families.die(name);
  families.people.forget();
  // The founder is the late child's father, and E's ancestor through B, who is farther from E than anybody remembers.
  for (const char* each : {"Founder", "B", "C", "D", "E"}) EXPECT_TRUE(families.people.has(families.id(each))) << each;
  families.reigns_in(Country::england, "Late child");
  EXPECT_EQ(families.line(Country::england), "E");
}

TEST(BloodPersons, ForgettingChangesNoLine) {
  RULE("blood.kin.memory");
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Rng rng(seed);
    People people;
    for (int i = 0; i < 60; ++i) {
      Person person;
      person.sex = static_cast<Sex>(rng.below(2));
      person.born = static_cast<std::int16_t>(1280 + 5 * (i / 4));
      for (const Sex sex : {Sex::male, Sex::female}) {
        if (i < 6) continue;
        const auto parent = static_cast<PersonId>(rng.below(static_cast<std::uint32_t>(i)));
        if (people[parent].sex == sex) (sex == Sex::male ? person.father : person.mother) = parent;
      }
      people.add(person);
    }
    for (int i = 0; i < 40; ++i) people.remove(static_cast<PersonId>(i), Fate::died);
    const People before = people;
    people.forget();
    for (int i = 40; i < 60; ++i) {
      const auto monarch = static_cast<PersonId>(i);
      EXPECT_EQ(line_of(people, Country::england, monarch), line_of(before, Country::england, monarch)) << seed;
    }
  }
}

}  // namespace
}  // namespace regalia::blood
