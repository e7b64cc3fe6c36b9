#include "games/blood/rules/births.h"

#include "games/blood/people/reign.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

constexpr int kWaves = 2;  // of rolls that players ask for

// blood.birth.couples
bool can_bear(const Rules& rules, const State& state, PersonId id) {
  const Person& wife = state.people[id];
  if (!wife.lives() || wife.is_man() || !wife.is_married() || wife.age(state.year) > rules.facts().last_birth)
    return false;
  if (wife.is_captive() || state.people[wife.spouse].is_captive()) return false;
  return seat_of(wife.court) != kNobody && state.people.living_at(wife.court) < rules.facts().most_at_court;
}

// The first from a slot on, by the table or because it was asked for; kNoPerson: there is none left.
PersonId next_mother(const Rules& rules, const State& state, PersonId from, int wave) {
  for (int i = static_cast<int>(from); i < state.people.slots(); ++i) {
    const auto id = static_cast<PersonId>(i);
    if ((wave == 0 || state.people[id].again) && can_bear(rules, state, id)) return id;
  }
  return kNoPerson;
}

template <class Visit> void for_mothers_at(const Rules& rules, const State& state, House court, Visit visit) {
  state.people.for_living([&](PersonId id, const Person& person) {
    if (person.court == court && can_bear(rules, state, id)) visit(id, person);
  });
}

// blood.birth.house: the father's, but the mother's if she reigns in her own right and her husband does not.
House house_of_child(const State& state, const Person& mother) {
  const Person& father = state.people[mother.spouse];
  const PersonId wife = father.spouse;
  const bool is_hers = !crowns_of(state.reigns, wife).empty() && crowns_of(state.reigns, mother.spouse).empty();
  return is_hers || father.house == kNoHouse ? mother.house : father.house;
}

int born_this_turn(const State& state, PersonId mother) {
  int count = 0;
  state.people.for_living(
      [&](PersonId, const Person& person) { count += person.mother == mother && person.age(state.year) == 0 ? 1 : 0; });
  return count;
}

}  // namespace

Pending Births::pending(const Rules&, const State&) const {
  if (step != Step::ask) return Pending::chance();
  return {.step = regalia::Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Births::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  for_mothers_at(rules, state, house_of(seat), [&](PersonId id, const Person& person) {
    if (!person.again) list.push_back(Offer::one(move_of(MoveKind::again, id)));
  });
  list.push_back(Offer::one(move_of(MoveKind::done)));
}

Verdict Births::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  if (move.kind<MoveKind>() != MoveKind::again)
    return Verdict::no("blood.turn.step",
                       "Children are born now: say for whom another birth is tried, or that you are done.");
  const PersonId wife = person_of(move);
  if (!state.people.lives(wife) || state.people[wife].court != house_of(seat))
    return Verdict::no("blood.birth.again", "That is no wife at your court.");
  if (!can_bear(rules, state, wife))
    return Verdict::no("blood.birth.couples",
                       "Only a wife of up to 50 years who is free, with a husband who is free, can bear a child.");
  return Verdict::no("blood.birth.again", "Another birth is tried for her already.");
}

void Births::outcomes(const Rules&, const State&, OutcomeList& list) const {
  switch (step) {
    case Step::roll: return list_dice(2, list);
    case Step::sex: return list_sexes(list);
    default: return list_dice(3, list);
  }
}

ChanceScope Births::chance_scope(const Rules& rules, const State& state) const {
  const Person& wife = state.people[mother];
  return {seat_of(wife.court), "births", static_cast<std::uint32_t>(rules.serial(state, mother))};
}

template <class Sink> Next Births::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    if (step == Step::sex || step == Step::scores) return Next::stay();
    if (step == Step::ask) {
      if (answered != asked) return Next::stay();
      for (const Seat seat : asked)
        tell_all(sink, [&] {
          TriesAgain event{seat, {}};
          for_mothers_at(rules, state, house_of(seat), [&](PersonId id, const Person& person) {
            if (person.again) event.mothers.push_back(rules.serial(state, id));
          });
          return event;
        });
      step = Step::roll;
      mother = PersonId{0};
    }
    mother = next_mother(rules, state, mother, wave);
    if (mother != kNoPerson) return Next::stay();
    // Who was asked for and could not bear any more, since the court is full, is asked for no longer.
    for (int i = 0; i < state.people.slots(); ++i) state.people[static_cast<PersonId>(i)].again = false;
    if (wave == kWaves) return Next::done();
    ++wave;
    asked = answered = {};
    state.people.for_living([&](PersonId id, const Person& person) {
      if (can_bear(rules, state, id)) asked.add(seat_of(person.court));
    });
    step = Step::ask;
  }
}

template <class Sink> void Births::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::roll:
      if (step == Step::roll) {
        Person& wife = state.people[mother];
        if (wave > 0) ++wife.extra_births;
        wife.again = false;
        const bool is_born = move.a() >= rules.facts().birth;
        tell_all(sink, BirthRolled{rules.serial(state, mother), move.a(), is_born});
        step = is_born ? Step::sex : Step::roll;
        if (!is_born) mother = after(mother);
      } else {
        const PersonId child = scores.person;
        scores.take(state.people, move.a());
        if (scores.is_open()) return;
        const Person& person = state.people[child];
        tell_all(sink, Scored{rules.serial(state, child), person.strength, person.constitution, person.charisma});
        step = Step::roll;
        mother = after(mother);
      }
      return;
    case MoveKind::boy:
    case MoveKind::girl: {
      const Person& wife = state.people[mother];
      Person child;
      child.sex = move.kind<MoveKind>() == MoveKind::boy ? Sex::male : Sex::female;
      child.late = static_cast<std::uint8_t>(born_this_turn(state, mother));
      child.born = static_cast<std::int16_t>(state.year + child.late);
      child.father = wife.spouse;
      child.mother = mother;
      child.house = house_of_child(state, wife);
      child.court = wife.court;
      scores = {state.people.add(child), 0};
      tell_all(sink, Born{rules.serial(state, scores.person), child.sex, rules.serial(state, child.father),
                          rules.serial(state, child.mother), child.house});
      step = Step::scores;
      return;
    }
    case MoveKind::again: state.people[person_of(move)].again = true; return;
    default:
      if (!answered.has(seat)) tell_all(sink, Answered{seat});
      answered.add(seat);
  }
}

REGALIA_CHAPTER(Births);

}  // namespace regalia::blood
