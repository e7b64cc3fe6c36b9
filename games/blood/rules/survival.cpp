#include "games/blood/rules/survival.h"

#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {
namespace {

constexpr int kLeastOfTwoDice = 2;
constexpr int kKingsAreSparedUntil = 1310;

// blood.survival.number: whether the dice can decide anything.
bool must_roll(const Rules& rules, const State& state, PersonId id) {
  const Person& person = state.people[id];
  if (!person.lives() || person.age(state.year) < kComingOfAge) return false;
  const bool is_spared = rules.options().first_kings_are_spared && state.year < kKingsAreSparedUntil &&
                         person.is_man() && !crowns_of(state.reigns, id).empty();
  return !is_spared && kLeastOfTwoDice + constitution_of(person) < survival_number(person.age(state.year));
}

template <class Sink> void bury_and_tell(const Rules& rules, State& state, PersonId id, Death death, Sink& sink) {
  state.people[id].doomed = false;
  const PersonId spouse = state.people[id].spouse;
  const House court = state.people.has(spouse) ? state.people[spouse].court : kNoHouse;
  const Who left = rules.who(state, spouse);
  tell_all(sink, Died{rules.who(state, id), state.people[id].age(state.year), death});
  bury(state.people, state.reigns, id);
  if (!state.people.has(spouse)) return;
  if (state.people[spouse].fate == Fate::left) tell_all(sink, LeftGame{left});
  if (state.people[spouse].court != court)
    tell_all(sink, ChangedCourt{rules.who(state, spouse), state.people[spouse].court});
}

}  // namespace

Verdict Survival::refusal(const Rules&, const State&, Seat, Move) const {
  return Verdict::no("blood.turn.step", "The dice decide now who survives.");
}

void Survival::outcomes(const Rules&, const State&, OutcomeList& list) const { list_dice(2, list); }

ChanceScope Survival::chance_scope(const Rules& rules, const State& state) const {
  return {rules.seat_of(state.people[person].court), "survival", rules.serial(state, person)};
}

template <class Sink> Next Survival::go_on(const Rules& rules, State& state, Sink& sink) {
  if (buried) return Next::done();
  for (; static_cast<int>(person) < state.people.slots(); person = after(person))
    if (must_roll(rules, state, person)) return Next::stay();
  // blood.succession.step: all together, when everybody has rolled.
  rules.bury_doomed(state, Death::in_bed, sink);
  for (int i = 0; i < state.people.slots(); ++i) state.people[static_cast<PersonId>(i)].extra_births = 0;
  buried = true;
  return Next::pass_crowns();
}

template <class Sink> void Survival::apply(const Rules& rules, State& state, Seat, Move move, Sink& sink) {
  Person& who = state.people[person];
  const int needed = survival_number(who.age(state.year));
  who.doomed = move.a() + constitution_of(who) < needed;
  tell_all(sink, SurvivalRolled{rules.who(state, person), move.a(), constitution_of(who), needed, !who.doomed});
  person = after(person);
}

// Monarchs last, or a wife who dies would be a widow first.
template <class Sink> bool Rules::bury_doomed(State& state, Death death, Sink& sink) const {
  bool is_anybody = false;
  for (const bool reigns : {false, true})
    for (int i = 0; i < state.people.slots(); ++i)
      if (const auto id = static_cast<PersonId>(i);
          state.people[id].doomed && crowns_of(state.reigns, id).empty() != reigns) {
        bury_and_tell(*this, state, id, death, sink);
        is_anybody = true;
      }
  end_contracts(state, sink);
  return is_anybody;
}

REGALIA_CHAPTER(Survival);
template bool Rules::bury_doomed(State&, Death, Silence&) const;
template bool Rules::bury_doomed(State&, Death, Listener<Event>&) const;

}  // namespace regalia::blood
