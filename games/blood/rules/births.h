// The first part of the Dynastic Sequence. The table rolls once for each couple; then everybody says under seal for whom to
// roll again, and once more.
#pragma once

#include "games/blood/rules/chapter.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {

struct Births {
  enum class Step : std::uint8_t { roll, sex, scores, ask };

  Step step = Step::roll;
  std::uint8_t wave = 0;  // 0: the rolls of the table; 1 and 2: those that were asked for
  PersonId mother{0};     // whose turn it is, or where to go on; kNoPerson: that family's, whose parents have no sheets
  std::uint8_t aristocrats = 0;  // rolls for the family that nobody plays
  PersonId scored = kNoPerson;   // whose scores are rolled
  SeatSet asked;                 // who had a couple to decide about
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Births&) const = default;
};

}  // namespace regalia::blood
