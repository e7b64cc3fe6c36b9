// After a player's move: goods that are burnt before the enemy has them, and who attacks whom, where.
#pragma once

#include <array>

#include "games/blood/realm/realm.h"
#include "games/blood/rules/battle.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

// Whoever has goods where the mover's armies stand may destroy them, under seal.
struct Scorching : WithoutChance {
  Seat mover = kNobody;
  ProvinceSet burnt;  // all of one's goods there
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // Where a seat has goods that are in danger.
  [[nodiscard]] ProvinceSet threatened(const Rules& rules, const State& state, Seat seat) const;

  bool operator==(const Scorching&) const = default;
};

// The mover attacks, in the order he likes; where he does not, the others are asked one after the other.
struct Conflicts : WithoutChance {
  Seat mover = kNobody;
  Seat asked = kNobody;
  std::array<ProvinceSet, kCountries> fought{};                            // by the other power
  std::array<ProvinceSet, kCountries> fallen_back{};                       // where armies of a power have retreated to
  std::array<std::array<std::uint8_t, kProvinces>, kCountries> resting{};  // how many
  bool is_over = false;
  // The battle that was declared.
  Province province = kNoProvince;
  Country attacker = kNoCountry;
  Country defender = kNoCountry;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // Whether there is anything to decide for whoever is asked.
  [[nodiscard]] bool is_asked(const Rules& rules, const State& state) const;
  // What a battle leaves behind that this must know.
  void learn(const Battle& battle);

  bool operator==(const Conflicts&) const = default;
};

}  // namespace regalia::blood
