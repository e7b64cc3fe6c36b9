// Names of people and houses.
#include <set>

#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;

TEST(BloodNaming, WhoeverIsNewAtACourtIsNamedByItsPlayerOnce) {
  RULE("blood.person.name");
  BloodTable table;
  table.go_to<Births>();
  table.roll(9);
  table.chance(move_of(MoveKind::boy));
  table.go_to<Court>();
  PersonId child = kNoPerson;
  table.state.people.for_living([&](PersonId id, const Person& person) {
    if (person.age(1300) == 0) child = id;
  });
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::name, child)), "blood.person.name");
  table.play(kEnglish, move_of(MoveKind::name, child));
  EXPECT_EQ(table.told<Named>(), 1);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::name, child)), "blood.person.name");
  // In 1300 all of the first families are new, and so are the houses.
  table.play(kEnglish, move_of(MoveKind::name, table.monarch(england)));
  EXPECT_EQ(table.refused(kEnglish, Move::of(MoveKind::name_house, static_cast<int>(france))), "blood.person.name");
  table.play(kEnglish, Move::of(MoveKind::name_house, static_cast<int>(england)));
  EXPECT_EQ(table.refused(kEnglish, Move::of(MoveKind::name_house, static_cast<int>(england))), "blood.person.name");
  table.go_to<Court>(1305);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::name, table.child(england))), "blood.person.name");
}

TEST(BloodNaming, NamesAreWordsForAllUnderNumbersOfTheirOwn) {
  RULE("blood.person.name");
  BloodTable table;
  table.go_to<Court>();
  const PersonId king = table.monarch(england);
  const WordsSpec person = table.rules.words(table.state, kEnglish, move_of(MoveKind::name, king));
  EXPECT_EQ(person.number, table.person(king).serial);
  EXPECT_TRUE(person.readers.everybody);
  EXPECT_EQ(person.longest, Rules::kLongestName);
  const WordsSpec house = table.rules.words(table.state, kEnglish, Move::of(MoveKind::name_house, 0));
  EXPECT_EQ(house.number, Rules::house_words(england, 0));
  EXPECT_EQ(table.rules.words(table.state, kEnglish, move_of(MoveKind::done)).longest, 0U);
  EXPECT_EQ(table.rules.words(table.state, kEnglish, Move::of(MoveKind::name, 4000)).longest, 0U);
}

TEST(BloodNaming, WhoIsGivenNoNameHasOneOfHisCountryThatNobodyNearHas) {
  RULE("blood.person.name");
  BloodTable table;
  std::set<NameId> names;
  for (int i = 0; i < kNamesOfASex; ++i) names.insert(table.person(table.add(Sex::female, 3, house_of(italy))).name);
  for (const NameId name : names) {
    EXPECT_GE(name, womens_name(italy, 0));
    EXPECT_LE(name, womens_name(italy, kNamesOfASex - 1));
  }
  EXPECT_GE(names.size(), 23U);  // the first queen comes from no house
}

TEST(BloodNaming, AFirstSonIsCalledAfterHisLateGrandfather) {
  RULE("blood.person.name");
  BloodTable table;
  table.go_to<Births>();
  const PersonId king = table.monarch(england);
  const NameId kings = table.person(king).name;
  const PersonId heir = table.add(Sex::male, 30, house_of(england));
  table.person(heir).father = king;
  Person boy;
  boy.born = 1300;
  boy.father = heir;
  boy.house = boy.court = house_of(england);
  EXPECT_NE(table.person(table.state.people.add(boy)).name, kings);
  boy.father = table.add(Sex::male, 30, house_of(england));
  table.person(boy.father).father = king;
  table.state.people.remove(king, Fate::died);
  EXPECT_EQ(table.person(table.state.people.add(boy)).name, kings);
  EXPECT_NE(table.person(table.state.people.add(boy)).name, kings) << "a second son";
}

}  // namespace
}  // namespace regalia::blood
