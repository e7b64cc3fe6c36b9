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
  person.is_new = true;
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
    list_scores(list);
}

ChanceScope Founding::chance_scope(const Rules& rules, const State& state) const {
  const PersonId whose = scored != kNoPerson ? scored : head;
  if (founds == Founds::aristocrats) return {kNobody, "aristocrats", rules.serial(state, whose)};
  return {rules.seat_of(house_of(country)), "families", rules.serial(state, whose)};
}

template <class Sink> Next Founding::go_on(const Rules& rules, State& state, Sink& sink) {
  const NewFamily family = family_of(*this);  // the same for all first families
  while (scored == kNoPerson && !rolls_sex) {
    if (founds == Founds::aristocrats) return Next::done();  // their child is there
    if (head == kNoPerson) {
      Person person = somebody(state, country, Sex::male, family.head);
      person.house = house_of(country);
      person.is_made_regent = founds == Founds::regent;
      if (person.is_made_regent) person.court = ruler_of(state.people, state.reigns, country);
      if (founds == Founds::new_house) ++state.houses[at(country)];
      if (founds == Founds::new_house || founds == Founds::first_family) state.new_houses.add(country);
      head = state.people.add(person);
      if (rolls_for_adults(founds)) {
        tell_all(sink, CameForward{country, rules.who(state, head), founds == Founds::regent});
        scored = head;
      }
    } else if (wife == kNoPerson && founds != Founds::regent) {
      wife = state.people.add(somebody(state, country, Sex::female, family.wife));
      state.people.wed(head, wife, People::Joins::husbands_court);
      tell_all(sink,
               FamilyFounded{country, rules.who(state, head), rules.who(state, wife), founds == Founds::new_house});
      if (rolls_for_adults(founds)) scored = wife;
      if (founds == Founds::first_family) {
        crown(state.people, state.reigns, country, head);
        tell_all(sink, Crowned{country, rules.who(state, head), house_of(country), false});
      }
    } else if (children < family.children) {
      rolls_sex = true;
    } else if (founds != Founds::first_family) {
      return Next::done();
    } else {
      CountrySet next = rules.in_play();
      for (int i = 0; i <= static_cast<int>(country); ++i) next.remove(static_cast<Country>(i));
      if (next.empty()) {
        rules.settle_pieces(state, sink);
        if (!rules.has_aristocrats()) return Next::done();
        *this = {};
        founds = Founds::aristocrats;
        rolls_sex = true;
        return Next::stay();
      }
      *this = {};
      country = *next.begin();
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
    if (founds == Founds::aristocrats) child.house = child.court = kAristocrats;
    child.is_new = founds != Founds::aristocrats;
    child.father = head;
    child.mother = wife;
    scored = state.people.add(child);
    ++children;
    rolls_sex = false;
    tell_all(sink, Born{rules.who(state, scored), sex, rules.who(state, head), rules.who(state, wife), child.house,
                        state.people[scored].age(state.year)});
    return;
  }
  const PersonId whose = scored;
  scored = kNoPerson;
  Person& person = state.people[whose];
  set_scores(person, move);
  tell_all(sink,
           Scored{rules.who(state, whose), person.is_man(), person.strength, person.constitution, person.charisma});
}

REGALIA_CHAPTER(Founding);

}  // namespace regalia::blood
