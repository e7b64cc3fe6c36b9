#include "games/blood/rules/founding.h"

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

// blood.setup.family
constexpr NewFamily kFirstFamily = {.head = 25, .wife = 20, .children = 1};
constexpr int kAgeOfFirstChild = 5;

NewFamily family_of(const Founding& founding) {
  if (founding.founds == Founds::relative) return family_of_relative(founding.age_of_late);
  if (founding.founds == Founds::regent)
    return {.head = age_of_made_regent(founding.age_of_late), .wife = 0, .children = 0};
  return kFirstFamily;
}

bool rolls_for_adults(Founds founds) { return founds == Founds::relative || founds == Founds::regent; }

Person somebody(const State& state, Country country, Sex sex, int age) {
  Person person;
  person.sex = sex;
  person.born = static_cast<std::int16_t>(state.year - age);
  person.court = house_of(country);
  return person;
}

}  // namespace

Verdict Founding::refusal(const Rules&, const State&, Seat, Move) const {
  return Verdict::no("blood.turn.step", "The dice decide now what a new family is like.");
}

void Founding::outcomes(const Rules&, const State&, OutcomeList& list) const {
  if (rolls_sex)
    list_sexes(list);
  else
    list_dice(3, list);
}

ChanceScope Founding::chance_scope(const Rules& rules, const State& state) const {
  const PersonId whose = scores.is_open() ? scores.person : head;
  return {seat_of(house_of(country)), "families", static_cast<std::uint32_t>(rules.serial(state, whose))};
}

template <class Sink> Next Founding::go_on(const Rules& rules, State& state, Sink& sink) {
  const NewFamily family = family_of(*this);  // the same for all first families
  while (!scores.is_open() && !rolls_sex) {
    if (head == kNoPerson) {
      Person person = somebody(state, country, Sex::male, family.head);
      person.house = house_of(country);
      person.is_made_regent = founds == Founds::regent;
      if (person.is_made_regent) person.court = ruler_of(state.people, state.reigns, country);
      if (founds == Founds::new_house) ++state.houses[at(country)];
      head = state.people.add(person);
      if (rolls_for_adults(founds)) scores.person = head;
    } else if (wife == kNoPerson && founds != Founds::regent) {
      wife = state.people.add(somebody(state, country, Sex::female, family.wife));
      state.people.wed(head, wife, People::Joins::husbands_court);
      tell_all(sink, FamilyFounded{country, rules.serial(state, head), rules.serial(state, wife),
                                   founds == Founds::new_house});
      if (rolls_for_adults(founds)) scores.person = wife;
    } else if (children < family.children) {
      rolls_sex = true;
    } else if (founds != Founds::first_family) {
      return Next::done();
    } else {
      crown(state.people, state.reigns, country, head);
      tell_all(sink, Crowned{country, rules.serial(state, head), house_of(country), false});
      if (static_cast<int>(country) + 1 == kCountries) {
        rules.settle_pieces(state, sink);
        return Next::done();
      }
      const Country next = static_cast<Country>(static_cast<int>(country) + 1);
      *this = {};
      country = next;
    }
  }
  return Next::stay();
}

template <class Sink> void Founding::apply(const Rules& rules, State& state, Seat, Move move, Sink& sink) {
  if (rolls_sex) {
    const Sex sex = move.kind<MoveKind>() == MoveKind::boy ? Sex::male : Sex::female;
    const int age = founds == Founds::relative ? family_of(*this).age_of_child(children) : kAgeOfFirstChild;
    Person child = somebody(state, country, sex, age);
    child.house = house_of(country);
    child.father = head;
    child.mother = wife;
    scores.person = state.people.add(child);
    ++children;
    rolls_sex = false;
    tell_all(sink, Born{rules.serial(state, scores.person), sex, rules.serial(state, head), rules.serial(state, wife),
                        child.house});
    return;
  }
  const PersonId whose = scores.person;
  scores.take(state.people, move.a());
  if (scores.is_open()) return;
  const Person& person = state.people[whose];
  tell_all(sink, Scored{rules.serial(state, whose), person.strength, person.constitution, person.charisma});
}

REGALIA_CHAPTER(Founding);

}  // namespace regalia::blood
