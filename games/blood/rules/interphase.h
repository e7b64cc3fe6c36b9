// The Interphase: taxes and rebellions paid off and upkeep, each under seal; then raising, open and reactive; in the first turn
// placing, one by one.
#pragma once

#include <array>

#include "games/blood/law/clause.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

// Everybody chooses a rate under seal. Then goods appear and famine ends.
struct Taxing : WithoutChance {
  enum class Rate : std::uint8_t { none, low, high };

  std::array<Rate, kCountries> rates{};  // of each house, under seal
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Taxing&) const = default;
};

// Everybody who has rebellions says under seal which he pays off.
struct PayingOff : WithoutChance {
  ProvinceSet chosen;
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // With what is chosen so far.
  [[nodiscard]] int money_left(const Rules& rules, const State& state, Seat seat) const;

  bool operator==(const PayingOff&) const = default;
};

// Everybody who has armies or fleets says under seal which are not kept; who cannot pay for all must.
struct Upkeep : WithoutChance {
  std::array<std::array<std::uint8_t, kCountries>, kProvinces> armies{};  // that go
  std::array<std::uint8_t, kCountries> fleets{};                          // that go, a bit for each
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  [[nodiscard]] int units_kept(const Rules& rules, const State& state, Seat seat) const;

  bool operator==(const Upkeep&) const = default;

 private:
  [[nodiscard]] const Clause* promised(const Rules& rules, const State& state, Seat seat, Province province,
                                       Country country) const;
};

// Armies and fleets are bought in sight of all; whoever is done may answer what somebody else buys.
struct Raising : WithoutChance {
  SeatSet done;
  SeatSet resting;                                // whatever others buy
  ProvinceSet levied;                             // where an army was raised this turn in a country that nobody plays
  std::array<std::uint8_t, kCountries> armies{};  // in the first turn: bought, and not on the map yet
  std::array<std::uint8_t, kCountries> fleets{};

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Raising&) const = default;
};

// In the first turn everybody puts one army or fleet at a time into a home province, round the table.
struct Placing {
  Seat turn = kNobody;  // kNobody: a marker is drawn for who begins
  std::array<std::uint8_t, kCountries> armies{};
  std::array<std::uint8_t, kCountries> fleets{};

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // Whether one of these has something left to place.
  [[nodiscard]] bool has_units(const Rules& rules, const State& state, SeatSet seats) const;

  bool operator==(const Placing&) const = default;
};

}  // namespace regalia::blood
