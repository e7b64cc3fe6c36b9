#include "games/blood/people/succession.h"

#include <algorithm>

namespace regalia::blood {
namespace {

void move_to(People& people, PersonId id, House court, bool by_marriage, std::vector<PersonId>& movers) {
  Person& person = people[id];
  person.came_by_marriage = by_marriage;
  if (person.court == court) return;
  person.court = court;
  movers.push_back(id);
}

// Living children of a marriage who have not gone to another court by a wedding of their own.
std::vector<PersonId> children_at_home(const People& people, PersonId husband, PersonId wife) {
  std::vector<PersonId> children;
  people.for_living([&](PersonId id, const Person& person) {
    if (person.father == husband && person.mother == wife && !person.came_by_marriage) children.push_back(id);
  });
  return children;
}

// A queen in her own right lives in her country, and her husband and unmarried children with her.
void bring_queen_home(People& people, Country country, PersonId queen, std::vector<PersonId>& movers) {
  const House home = house_of(country);
  const PersonId husband = people[queen].spouse;
  move_to(people, queen, home, false, movers);
  if (husband == kNoPerson) return;
  move_to(people, husband, home, people[husband].house != home, movers);
  for (const PersonId child : children_at_home(people, husband, queen))
    if (!people[child].is_married()) move_to(people, child, home, false, movers);
}

// Each on the way down notes through which parent the crown came.
void note_descent(People& people, Country crown, const std::vector<PersonId>& descent) {
  for (std::size_t i = 1; i < descent.size(); ++i) {
    Person& child = people[descent[i]];
    if (child.mother == descent[i - 1])
      child.by_mother.add(crown);
    else
      child.by_mother.remove(crown);
  }
}

}  // namespace

NoWedding bar_to_wedding(const People& people, PersonId one, PersonId other, int year) {
  if (!people.lives(one) || !people.lives(other)) return NoWedding::gone;
  const Person& a = people[one];
  const Person& b = people[other];
  if (a.sex == b.sex) return NoWedding::same_sex;
  if (a.age(year) < kComingOfAge || b.age(year) < kComingOfAge) return NoWedding::too_young;
  if (a.is_made_regent || b.is_made_regent) return NoWedding::regent;
  if (a.is_married() || b.is_married()) return NoWedding::married;
  if (a.house == b.house && a.house != kNoHouse) return NoWedding::same_name;
  if (a.is_captive() || b.is_captive()) return NoWedding::captive;
  if (a.came_by_marriage || b.came_by_marriage) return NoWedding::widowed_abroad;
  return NoWedding::none;
}

std::vector<Honour> take_honours(People& people, const Reigns& reigns) {
  std::vector<Honour> honours;
  for (const Reign& reign : reigns) {
    if (!people.lives(reign.monarch) || !people[reign.monarch].is_married()) continue;
    const PersonId id = people[reign.monarch].spouse;
    Person& spouse = people[id];
    if (!spouse.honoured && spouse.house != kNoHouse) honours.push_back({id, spouse.house});
    spouse.honoured = true;
  }
  return honours;
}

void bury(People& people, Reigns& reigns, PersonId person) {
  const PersonId left = people[person].spouse;
  const bool was_king = people[person].is_man() && !crowns_of(reigns, person).empty();
  people.remove(person, Fate::died);
  for (Reign& reign : reigns)
    if (reign.regent == person) reign.regent = kNoPerson;
  if (!people.lives(left)) return;
  if (const CountrySet crowns = crowns_of(reigns, left); !crowns.empty() && !people[left].is_man()) {
    people[left].court = house_of(*crowns.begin());
    people[left].came_by_marriage = false;
  } else if (was_king) {
    for (Reign& reign : reigns)
      if (reign.regent == left) reign.regent = kNoPerson;
    people.remove(left, Fate::left);
  }
}

std::vector<PersonId> send_widowed_home(People& people, const Reigns& reigns, CountrySet in_play) {
  std::vector<PersonId> movers;
  people.for_living([&](PersonId id, const Person& person) {
    const CountrySet crowns = crowns_of(reigns, id);
    const bool reigns_at_home = is_of_country(person.house) && crowns.has(country_of(person.house));
    if (person.came_by_marriage && !person.is_married() && (crowns.empty() || reigns_at_home)) movers.push_back(id);
  });
  for (const PersonId id : movers) {
    Person& person = people[id];
    person.came_by_marriage = false;
    const bool has_home =
        person.house == kAristocrats || (is_of_country(person.house) && in_play.has(country_of(person.house)));
    if (has_home) person.court = person.house;
  }
  return movers;
}

bool is_given_back(const People& people, const Reigns& reigns, Country country) {
  const PersonId monarch = reigns[at(country)].monarch;
  return people.lives(monarch) && people[monarch].renounced.has(country);
}

bool is_vacant(const People& people, const Reigns& reigns, Country country) {
  const PersonId monarch = reigns[at(country)].monarch;
  return monarch != kNoPerson && (!people.lives(monarch) || is_given_back(people, reigns, country));
}

PersonId next_monarch(const People& people, const Reigns& reigns, Country country) {
  return is_given_back(people, reigns, country) ? heir_at_home(people, reigns, country)
                                                : heir_of(people, country, reigns[at(country)].monarch);
}

bool may_pass_over(const People& people, const Reigns& reigns, Country crown, PersonId heir) {
  const Person& person = people[heir];
  const bool is_wife_abroad = !person.is_man() && person.is_married() && person.came_by_marriage &&
                              person.court != ruler_of(people, reigns, crown);
  if (!person.is_captive() && !is_wife_abroad) return false;
  People without = people;
  pass_over(without, crown, heir);
  const PersonId next = heir_of(without, crown, reigns[at(crown)].monarch);
  return next != kNoPerson && !without[next].passed_over.has(crown);
}

void pass_over(People& people, Country crown, PersonId heir) {
  people[heir].passed_over.add(crown);
  for (const PersonId descendant : descendants_of(people, heir)) people[descendant].passed_over.add(crown);
}

void forget_claims(People& people, Country crown) {
  for (int i = 0; i < people.slots(); ++i) people[static_cast<PersonId>(i)].passed_over.remove(crown);
}

void renounce(People& people, Country crown, PersonId person) {
  const auto give_up = [&](PersonId id) {
    people[id].renounced.add(crown);
    people[id].passed_over.remove(crown);
  };
  if (people[person].passed_over.has(crown))
    for (const PersonId descendant : descendants_of(people, person)) give_up(descendant);
  give_up(person);
}

Crowning crown(People& people, Reigns& reigns, Country country, PersonId heir) {
  Reign& reign = reigns[at(country)];
  Crowning crowning;
  crowning.monarch = heir;
  crowning.ruled_before = ruler_of(people, reigns, country);
  if (people.has(reign.monarch)) note_descent(people, country, descent_of(people, country, reign.monarch, heir));
  if (people[heir].passed_over.has(country)) forget_claims(people, country);
  if (reign.regent != kNoPerson) end_regency(people, reign);
  const PersonId spouse = people[heir].spouse;
  const bool is_married_to_monarch = !crowns_of(reigns, spouse).empty();
  if (!people[heir].is_man()) {
    if (!is_married_to_monarch) bring_queen_home(people, country, heir, crowning.movers);
  } else if (is_married_to_monarch && people[heir].came_by_marriage) {
    // A consort who becomes a king is his own house's again; the union brings his wife after him.
    move_to(people, heir, people[heir].house, false, crowning.movers);
  }
  reign = {.monarch = heir};
  crowning.rules_now = people[heir].court;
  return crowning;
}

std::vector<Union> make_unions(People& people, const Reigns& reigns) {
  std::vector<Union> unions;
  for (int i = 0; i < kCountries; ++i) {
    const PersonId queen = reigns[at(i)].monarch;
    if (!people.lives(queen) || people[queen].is_man() || !people[queen].is_married()) continue;
    const PersonId king = people[queen].spouse;
    if (crowns_of(reigns, king).empty() || people[queen].court == people[king].court) continue;
    Union& made =
        unions.emplace_back(Union{.king = king, .queen = queen, .country = static_cast<Country>(i), .movers = {}});
    const House court = people[king].court;
    move_to(people, queen, court, true, made.movers);
    for (const PersonId child : children_at_home(people, king, queen)) {
      move_to(people, child, court, false, made.movers);
      if (const PersonId spouse = people[child].spouse; spouse != kNoPerson)
        move_to(people, spouse, court, people[spouse].house != court, made.movers);
    }
  }
  return unions;
}

bool needs_regent(const People& people, const Reign& reign, int year) {
  return people.lives(reign.monarch) && people[reign.monarch].age(year) < kComingOfAge && reign.regent == kNoPerson;
}

std::vector<PersonId> possible_regents(const People& people, const Reigns& reigns, Country country, int year) {
  std::vector<PersonId> regents;
  const House court = ruler_of(people, reigns, country);
  people.for_living([&](PersonId id, const Person& person) {
    // Who was made for one minority leaves with it, and takes no other.
    const bool is_taken = person.is_made_regent && std::any_of(reigns.begin(), reigns.end(),
                                                               [&](const Reign& reign) { return reign.regent == id; });
    if (person.court == court && person.age(year) >= kComingOfAge && !person.is_captive() && !is_taken)
      regents.push_back(id);
  });
  return regents;
}

void end_regency(People& people, Reign& reign) {
  const PersonId regent = reign.regent;
  reign.regent = kNoPerson;
  if (people.lives(regent) && people[regent].is_made_regent) people.remove(regent, Fate::left);
}

PersonId heir_at_home(const People& people, const Reigns& reigns, Country country) {
  const PersonId monarch = reigns[at(country)].monarch;
  for (const PersonId heir : line_of(people, country, monarch))
    if (people[heir].court == house_of(country)) return heir;
  return kNoPerson;
}

void give_back(People& people, Country country, PersonId monarch) {
  people[monarch].renounced.add(country);
  for (const PersonId descendant : descendants_of(people, monarch)) people[descendant].renounced.add(country);
}

NewFamily family_of_relative(int age_of_late_monarch) {
  constexpr int kYounger = 5;
  const int head = std::max(kPrinceAge, age_of_late_monarch - kYounger);
  return {.head = head, .wife = head - kYounger, .children = (head - kPrinceAge) / 5};
}

int age_of_made_regent(int age_of_late_monarch) {
  constexpr int kLeastAge = 30;
  return std::max(kLeastAge, age_of_late_monarch - 5);
}

}  // namespace regalia::blood
