// The second part of the Dynastic Sequence: everybody of age rolls; then the dead are buried together.
#pragma once

#include "games/blood/rules/chapter.h"

namespace regalia::blood {

struct Survival : WithoutDecisions {
  PersonId person{0};  // who rolls, or where to go on
  bool buried = false;

  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Survival&) const = default;
};

}  // namespace regalia::blood
