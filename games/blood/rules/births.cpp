#include "games/blood/rules/births.h"

#include <algorithm>

#include "games/blood/people/reign.h"
#include "games/blood/rules.h"
#include "games/blood/rules/betrothal.h"

namespace regalia::blood {
namespace {

constexpr int kWaves = 2;             // of rolls that players ask for
constexpr int kAristocratsRolls = 2;  // in a turn

// blood.birth.couples
bool can_bear(const Rules& rules, const State& state, PersonId id) {
  const Person& wife = state.people[id];
  if (!wife.lives() || wife.is_man() || !wife.is_married() || wife.age(state.year) > rules.facts().last_birth)
    return false;
  if (wife.is_captive() || state.people[wife.spouse].is_captive()) return false;
  return rules.seat_of(wife.court) != kNobody && state.people.living_at(wife.court) < rules.facts().most_at_court;
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

// blood.birth.house, blood.bids.wedding: the father's, but the mother's if she reigns in her own right and her husband does not, or
// if he is of the family that nobody plays.
House house_of_child(const State& state, const Person& mother) {
  const Person& father = state.people[mother.spouse];
  const PersonId wife = father.spouse;
  const bool is_hers = !crowns_of(state.reigns, wife).empty() && crowns_of(state.reigns, mother.spouse).empty();
  return is_hers || !is_of_country(father.house) ? mother.house : father.house;
}

// blood.contract.children: whose the next child of a couple is; kNoHouse: no contract says so. A clause is met with the first.
House house_by_contract(State& state, PersonId mother, Sex sex) {
  const int contract = contract_of(state.law, Contract::Status::in_force, state.people[mother].spouse, mother);
  if (contract < 0) return kNoHouse;
  House house = kNoHouse;
  for (Clause& clause : clauses_of(state.law, contract)) {
    if (clause.matter != Matter::children) continue;
    const auto which = static_cast<Children>(clause.amount);
    const bool is_first = clause.met == 0;
    clause.met = state.year;
    const bool is_meant = which == Children::all || (which == Children::boys && sex == Sex::male) ||
                          (which == Children::girls && sex == Sex::female) || (which == Children::first && is_first) ||
                          (which == Children::later && !is_first);
    if (is_meant && house == kNoHouse) house = house_of(clause.whom);
  }
  return house;
}

// Of a mother, or of the family that nobody plays; not more than there can be.
int born_this_turn(const State& state, PersonId mother) {
  int count = 0;
  const auto is_of = [&](const Person& person) {
    return mother == kNoPerson ? person.house == kAristocrats && person.mother == kNoPerson : person.mother == mother;
  };
  state.people.for_living(
      [&](PersonId, const Person& person) { count += is_of(person) && person.age(state.year) == 0 ? 1 : 0; });
  return std::min(count, kWaves);
}

// blood.neutral.aristocrats
bool rolls_for_aristocrats(const Rules& rules, const State& state, const Births& births) {
  return rules.has_aristocrats() && births.wave == 0 && births.aristocrats < kAristocratsRolls &&
         state.people.living_at(kAristocrats) < rules.facts().most_at_court;
}

}  // namespace

Pending Births::pending(const Rules&, const State&) const {
  if (step != Step::ask) return Pending::chance();
  return {.step = regalia::Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Births::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  bool has_chosen = false;
  for_mothers_at(rules, state, rules.house_of(seat), [&](PersonId id, const Person& person) {
    has_chosen = has_chosen || person.again;
    if (!person.again) offer(list, move_of(MoveKind::again, id));
  });
  if (has_chosen) offer(list, move_of(MoveKind::anew));
  offer(list, move_of(MoveKind::done));
}

Verdict Births::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  if (move.kind<MoveKind>() != MoveKind::again)
    return Verdict::no("blood.turn.step",
                       "Children are born now: say for whom another birth is tried, or that you are done.");
  const PersonId wife = person_of(move);
  if (!state.people.lives(wife) || state.people[wife].court != rules.house_of(seat))
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
    default: return list_scores(list);
  }
}

ChanceScope Births::chance_scope(const Rules& rules, const State& state) const {
  if (mother == kNoPerson) return {kNobody, "aristocrats", 0};
  return {rules.seat_of(state.people[mother].court), "births", rules.serial(state, mother)};
}

template <class Sink> Next Births::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    if (step == Step::sex || step == Step::scores) return Next::stay();
    if (step == Step::ask) {
      if (answered != asked) return Next::stay();
      for (const Seat seat : asked)
        tell_all(sink, [&] {
          TriesAgain event{seat, {}};
          for_mothers_at(rules, state, rules.house_of(seat), [&](PersonId id, const Person& person) {
            if (person.again) event.mothers.push_back(rules.who(state, id));
          });
          return event;
        });
      step = Step::roll;
      mother = PersonId{0};
    }
    mother = next_mother(rules, state, mother, wave);
    if (mother != kNoPerson || rolls_for_aristocrats(rules, state, *this)) return Next::stay();
    // Who was asked for and could not bear any more, since the court is full, is asked for no longer.
    for (int i = 0; i < state.people.slots(); ++i) state.people[static_cast<PersonId>(i)].again = false;
    if (wave == kWaves) return Next::done();
    ++wave;
    asked = answered = {};
    state.people.for_living([&](PersonId id, const Person& person) {
      if (can_bear(rules, state, id)) asked.add(rules.seat_of(person.court));
    });
    step = Step::ask;
  }
}

template <class Sink> void Births::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::roll: {
      if (mother == kNoPerson) {
        ++aristocrats;
      } else {
        Person& wife = state.people[mother];
        if (wave > 0) ++wife.extra_births;
        wife.again = false;
      }
      const bool is_born = move.a() >= rules.facts().birth;
      tell_all(sink, BirthRolled{rules.who(state, mother), move.a(), is_born});
      step = is_born ? Step::sex : Step::roll;
      if (!is_born) mother = after(mother);
      return;
    }
    case MoveKind::scores: {
      Person& child = state.people[scored];
      set_scores(child, move);
      tell_all(sink,
               Scored{rules.who(state, scored), child.is_man(), child.strength, child.constitution, child.charisma});
      scored = kNoPerson;
      step = Step::roll;
      mother = after(mother);
      return;
    }
    case MoveKind::boy:
    case MoveKind::girl: {
      Person child;
      child.sex = move.kind<MoveKind>() == MoveKind::boy ? Sex::male : Sex::female;
      child.late = static_cast<std::uint8_t>(born_this_turn(state, mother));
      child.born = static_cast<std::int16_t>(state.year + child.late);
      if (mother == kNoPerson) {
        child.house = child.court = kAristocrats;
      } else {
        const Person& wife = state.people[mother];
        child.father = wife.spouse;
        child.mother = mother;
        child.house = house_of_child(state, wife);
        child.court = wife.court;
        child.is_new = true;
        if (const House by_contract = house_by_contract(state, mother, child.sex); by_contract != kNoHouse)
          child.house = child.court = by_contract;
      }
      scored = state.people.add(child);
      name_promised(state, scored);
      tell_all(sink, Born{rules.who(state, scored), child.sex, rules.who(state, child.father),
                          rules.who(state, child.mother), child.house, state.people[scored].age(state.year)});
      step = Step::scores;
      return;
    }
    case MoveKind::again: state.people[person_of(move)].again = true; return;
    case MoveKind::anew:
      for_mothers_at(rules, state, rules.house_of(seat),
                     [&](PersonId id, const Person&) { state.people[id].again = false; });
      return;
    default: take_answer(answered, seat, sink);
  }
}

REGALIA_CHAPTER(Births);

}  // namespace regalia::blood
