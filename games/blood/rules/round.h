// A round of the Movement Phase: order markers are drawn one by one; whoever is drawn first has the event.
#pragma once

#include <array>

#include "games/blood/rules/chapter.h"
#include "games/blood/rules/march.h"

namespace regalia::blood {

struct Round {
  enum class Step : std::uint8_t { draw, event, march, scorch, conflicts, calm, barons, mark, over };

  Step step = Step::draw;
  std::uint8_t number = 1;  // of the turn
  SeatSet cup;              // whose markers are still to be drawn
  Seat mover = kNobody;     // who was drawn last
  bool had_event = false;
  SeatSet barons;  // who have moved
  // Armies that have moved in this round, by the colour, where they went.
  std::array<std::array<std::uint8_t, kCountries>, kProvinces> moved{};

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules&, const State&, Seat, MoveList&) const {}
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // What a move leaves behind that this must know.
  void learn(const March& march);

  bool operator==(const Round&) const = default;

 private:
  template <class Sink> void put_down_rebellions(const Rules& rules, State& state, Sink& sink);
};

}  // namespace regalia::blood
