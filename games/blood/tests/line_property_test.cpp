// The order of succession on random families: total, without repeats, stable, and the same as a naive one finds.
#include <algorithm>
#include <set>

#include "engine/random.h"
#include "games/blood/tests/families.h"
#include "games/blood/tests/naive_line.h"

namespace regalia::blood {
namespace {

constexpr Country kTheCrown = Country::italy;

// A random family of up to a hundred persons; parents are older than children.
People random_family(Rng& rng) {
  People people;
  const int count = 2 + static_cast<int>(rng.below(rng.below(8) == 0 ? 99 : 25));
  const auto once_in = [&](std::uint32_t chances) { return rng.below(chances) == 0; };
  for (int i = 0; i < count; ++i) {
    Person person;
    person.sex = static_cast<Sex>(rng.below(2));
    person.born = static_cast<std::int16_t>(1275 + 5 * (i / 3) + static_cast<int>(rng.below(3)));
    for (const Sex sex : {Sex::male, Sex::female}) {
      if (i == 0 || once_in(6)) continue;
      const auto parent =
          static_cast<PersonId>(i - 1 - static_cast<int>(rng.below(static_cast<std::uint32_t>(std::min(i, 12)))));
      if (people[parent].sex == sex) (sex == Sex::male ? person.father : person.mother) = parent;
    }
    if (once_in(2)) person.by_mother.add(kTheCrown);
    const PersonId id = people.add(person);
    if (once_in(20)) renounce(people, kTheCrown, id);
  }
  if (once_in(2)) pass_over(people, kTheCrown, static_cast<PersonId>(rng.below(static_cast<std::uint32_t>(count))));
  for (int i = 0; i < count; ++i)
    if (!once_in(3)) people[static_cast<PersonId>(i)].fate = once_in(10) ? Fate::left : Fate::died;
  return people;
}

std::vector<PersonId> naive_line_of(const People& people, PersonId monarch) {
  std::vector<naive::Person> list;
  for (int i = 0; i < people.slots(); ++i) {
    const Person& person = people[static_cast<PersonId>(i)];
    const auto number = [](PersonId id) { return id == kNoPerson ? -1 : static_cast<int>(id); };
    list.push_back({.father = number(person.father),
                    .mother = number(person.mother),
                    .male = person.is_man(),
                    .born = person.born,
                    .order = static_cast<int>(person.serial),
                    .alive = person.lives(),
                    .passed = person.passed_over.has(kTheCrown),
                    .renounced = person.renounced.has(kTheCrown),
                    .cut_father = person.cut_by_father.has(kTheCrown),
                    .cut_mother = person.cut_by_mother.has(kTheCrown),
                    .by_mother = person.by_mother.has(kTheCrown)});
  }
  std::vector<PersonId> line;
  for (const int heir : naive::line(list, static_cast<int>(monarch))) line.push_back(static_cast<PersonId>(heir));
  return line;
}

// Everybody whom any way of descent from the monarch's last known ancestor reaches.
std::set<PersonId> of_the_blood(const People& people, PersonId monarch) {
  std::set<PersonId> found;
  PersonId ancestor = monarch;
  for (int up = 0; up <= kGenerationsUp && ancestor != kNoPerson; ++up) {
    found.insert(ancestor);
    for (const PersonId descendant : descendants_of(people, ancestor)) found.insert(descendant);
    ancestor = crown_parent(people, kTheCrown, ancestor);
  }
  found.erase(monarch);
  return found;
}

class RandomFamilies : public testing::Test {
 protected:
  template <class Check> void for_families(int count, Check check) {
    for (int seed = 1; seed <= count && !HasFailure(); ++seed) {
      Rng rng(static_cast<std::uint64_t>(seed));
      const People people = random_family(rng);
      const auto monarch = static_cast<PersonId>(rng.below(static_cast<std::uint32_t>(people.slots())));
      SCOPED_TRACE(seed);
      check(people, monarch, rng);
    }
  }
};

TEST_F(RandomFamilies, AgreeWithANaiveReadingOfTheRules) {
  RULE("blood.succession.order");
  for_families(100'000, [](const People& people, PersonId monarch, Rng&) {
    const std::vector<PersonId> line = line_of(people, kTheCrown, monarch);
    EXPECT_EQ(line, naive_line_of(people, monarch));
    EXPECT_EQ(heir_of(people, kTheCrown, monarch), line.empty() ? kNoPerson : line.front());
  });
}

TEST_F(RandomFamilies, HaveALineThatIsTotalAndWithoutRepeats) {
  RULE("blood.succession.order");
  for_families(20'000, [](const People& people, PersonId monarch, Rng&) {
    const std::vector<PersonId> line = line_of(people, kTheCrown, monarch);
    const std::set<PersonId> heirs(line.begin(), line.end());
    EXPECT_EQ(heirs.size(), line.size()) << "somebody is there twice";
    EXPECT_FALSE(heirs.contains(monarch));
    const std::set<PersonId> kinsfolk = of_the_blood(people, monarch);
    for (const PersonId heir : heirs) {
      EXPECT_TRUE(people.lives(heir));
      EXPECT_TRUE(kinsfolk.contains(heir));
    }
    // Where nobody ever renounced, everybody alive of the blood is in the line.
    bool renounced = false;
    for (int i = 0; i < people.slots(); ++i)
      renounced = renounced || !people[static_cast<PersonId>(i)].renounced.empty();
    if (renounced) return;
    for (const PersonId person : kinsfolk) EXPECT_EQ(heirs.contains(person), people.lives(person));
  });
}

TEST_F(RandomFamilies, KeepTheirLineWhateverElseChanges) {
  RULE("blood.succession.order");
  for_families(20'000, [](const People& people, PersonId monarch, Rng& rng) {
    const std::vector<PersonId> line = line_of(people, kTheCrown, monarch);
    // Scores, courts, weddings, other crowns and strangers mean nothing.
    People changed = people;
    for (int i = 0; i < changed.slots(); ++i) {
      Person& person = changed[static_cast<PersonId>(i)];
      person.charisma = static_cast<std::int8_t>(rng.below(5));
      person.court = static_cast<House>(rng.below(5));
      person.captor = static_cast<House>(rng.below(5));
      person.by_mother.add(Country::spain);
      person.renounced.add(Country::england);
    }
    changed.add({});
    EXPECT_EQ(line_of(changed, kTheCrown, monarch), line);
    if (line.empty()) return;
    // Without one heir the others keep their order.
    const PersonId dead = line[rng.below(static_cast<std::uint32_t>(line.size()))];
    changed[dead].fate = Fate::died;
    std::vector<PersonId> rest = line;
    std::erase(rest, dead);
    EXPECT_EQ(line_of(changed, kTheCrown, monarch), rest);
  });
}

}  // namespace
}  // namespace regalia::blood
