// The end of a round: control markers where only one's own armies stand; then new capitals for those that are lost.
#pragma once

#include "games/blood/realm/realm.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

struct Marking : WithoutChance {
  enum class Step : std::uint8_t { mark, capitals };

  Step step = Step::mark;
  ProvinceSet chosen;  // under seal; no two could mark the same
  SeatSet answered;
  Country country = Country::england;  // whose capital is looked at

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // Where a seat may put a marker, or take a foreign one off.
  [[nodiscard]] ProvinceSet candidates(const Rules& rules, const State& state, Seat seat) const;
  // The first country whose capital is not what it should be; past the last: all are.
  [[nodiscard]] static Country first_unsettled(const Rules& rules, const State& state);

  // Whether a country's capital is in other hands.
  [[nodiscard]] static bool is_capital_lost(const Rules& rules, const State& state);

  bool operator==(const Marking&) const = default;

 private:
  [[nodiscard]] static Verdict marking(const Rules& rules, const State& state, Seat seat, Province province);
  template <class Sink> void take(const Rules& rules, State& state, Seat seat, Province province, Sink& sink);
  template <class Sink> void found_capital(const Rules& rules, State& state, Province province, Sink& sink);
  template <class Sink> void lose_land(const Rules& rules, State& state, Sink& sink);
};

}  // namespace regalia::blood
