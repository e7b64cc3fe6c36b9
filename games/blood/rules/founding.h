// People who come from nowhere: the first families, a relative who is found when a line has ended, a new house, a regent.
#pragma once

#include "games/blood/rules/chapter.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {

struct Founding : WithoutDecisions {
  Founds founds = Founds::first_family;
  Country country = Country::england;
  std::int16_t age_of_late = 0;  // monarch, whose relative it is
  PersonId head = kNoPerson;
  PersonId wife = kNoPerson;
  std::uint8_t children = 0;    // that are made
  bool rolls_sex = false;       // of the next child
  PersonId scored = kNoPerson;  // whose scores are rolled

  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Founding&) const = default;
};

}  // namespace regalia::blood
