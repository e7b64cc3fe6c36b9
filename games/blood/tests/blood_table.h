// A table for tests: dice are forced, everybody does nothing unless told.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/testing.h"
#include "games/blood/people/scores.h"
#include "games/blood/rules.h"

namespace regalia::blood {

[[nodiscard]] inline Rules rules_for(int seats, const OptionValues& values, int rules_version = kRulesVersion) {
  Options options = parse_options(values, seats).value();
  options.readings = readings_of(rules_version);
  return Rules::make(seats, options, facts_of(options)).value();
}

class BloodTable {
 public:
  explicit BloodTable(const OptionValues& values = {}, int seats = kMostSeats, int rules_version = kRulesVersion)
      : rules(rules_for(seats, values, rules_version)), state(rules.initial()) {}

  Rules rules;
  State state;
  Listener<Event> heard;

  template <class Chapter> [[nodiscard]] bool in() const {
    return !state.phases.empty() && std::holds_alternative<Chapter>(state.phases[state.phases.size() - 1]);
  }
  [[nodiscard]] bool is_over() const { return state.phases.empty(); }

  void play(Seat seat, Move move) {
    const Verdict verdict = rules.check(state, seat, move);
    ASSERT_TRUE(verdict.ok()) << verdict.rule() << ": " << verdict.reason();
    rules.apply(state, seat, move, heard);
  }
  void chance(Move move) { play(kChance, move); }
  void roll(int sum) { chance(roll_of(sum)); }
  // By the three sums that were thrown for them.
  void scores(int constitution, int charisma, int strength) {
    chance(scores_of(score_of_dice(constitution), score_of_dice(charisma), score_of_dice(strength)));
  }
  [[nodiscard]] std::string refused(Seat seat, Move move) const {
    return std::string(rules.check(state, seat, move).rule());
  }
  [[nodiscard]] bool lists(Seat seat, Move move) const {
    MoveList list;
    rules.moves(state, seat, list);
    return covers(list, move);
  }

  // No births, everybody survives, no events, children are boys of middling scores, and nobody does anything.
  void usual_step() {
    const Pending pending = rules.pending(state);
    if (pending.step == Step::chance) {
      OutcomeList list;
      rules.outcomes(state, list);
      const Move usual = in<Survival>()                      ? roll_of(12)
                         : in<Fortune>()                     ? roll_of(5)
                         : in<Births>() && list.size() == 11 ? roll_of(2)
                         : list.size() == 125                ? scores_of(0, 0, 0)
                                                             : list[0].move;
      chance(usual);
      return;
    }
    const Seat seat = pending.owing.first();
    MoveList list;
    rules.moves(state, seat, list);
    const bool may_be_done = covers(list, move_of(MoveKind::done));
    play(seat, may_be_done ? move_of(MoveKind::done) : list[0].move);
  }
  // On to a chapter, the next one of the kind if it is there already.
  template <class Chapter> void go_to() {
    do usual_step();
    while (!is_over() && !in<Chapter>());
  }
  template <class Chapter> void go_to(int year) {
    while (!is_over() && !(in<Chapter>() && state.year == year)) usual_step();
  }
  void go_to_end() {
    while (!is_over()) usual_step();
  }

  [[nodiscard]] PersonId monarch(Country country) const { return state.reigns[at(country)].monarch; }
  [[nodiscard]] Person& person(PersonId id) { return state.people[id]; }
  // The first child of the first royal couple.
  [[nodiscard]] PersonId child(Country country) const {
    PersonId found = kNoPerson;
    state.people.for_living([&](PersonId id, const Person& each) {
      if (found == kNoPerson && each.father == monarch(country)) found = id;
    });
    return found;
  }
  PersonId add(Sex sex, int age, House house) {
    Person somebody;
    somebody.sex = sex;
    somebody.born = static_cast<std::int16_t>(state.year - age);
    somebody.house = somebody.court = house;
    return state.people.add(somebody);
  }
  [[nodiscard]] int money(Seat seat) const { return rules.money(state, seat); }
  // The last event of a kind. Precondition: there was one.
  template <class Kind> [[nodiscard]] Kind last_told() const {
    const auto last = std::find_if(heard.tellings.rbegin(), heard.tellings.rend(),
                                   [](const auto& telling) { return std::holds_alternative<Kind>(telling.event); });
    return std::get<Kind>(last->event);
  }
  template <class Kind> [[nodiscard]] int told() const {
    return static_cast<int>(std::count_if(heard.tellings.begin(), heard.tellings.end(), [](const auto& telling) {
      return std::holds_alternative<Kind>(telling.event);
    }));
  }
};

inline constexpr Seat kEnglish = seat_at(0);
inline constexpr Seat kFrench = seat_at(1);
inline constexpr Seat kGerman = seat_at(2);

}  // namespace regalia::blood
