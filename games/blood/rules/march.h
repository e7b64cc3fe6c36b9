// A player's move in a round. Groups are put together, walk or sail step by step in silence, and are sent; then the next.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "games/blood/rules/chapter.h"
#include "games/blood/rules/tired.h"

namespace regalia::blood {

using Cargo = std::array<std::array<std::uint8_t, kGoods>, kCountries>;  // items by owner

// What is being moved, and how far the plan goes.
struct Group {
  enum class Kind : std::uint8_t { none, land, fleet };

  Kind kind = Kind::none;
  Spot from = kNoSpot;
  Spot where = kNoSpot;  // now
  std::array<std::uint8_t, kCountries> armies{};
  FixedList<PersonId, 12> royals;
  Cargo items{};
  Country colour = kNoCountry;  // of the fleets
  std::uint8_t fleets = 0;      // a bit for each
  std::uint8_t spent = 0;       // points, of whoever has spent most
  bool is_stopped = false;
  FixedList<Spot, 10> path;  // after `from`
  SeatSet leave;             // who has let it go on, in this move
  std::uint8_t rested = 0;   // points that were spent when it asked last

  [[nodiscard]] int armies_in_all() const;
  [[nodiscard]] bool has_items() const;
  bool operator==(const Group&) const = default;
};

struct March : WithoutChance {
  static constexpr int kMostGroups = 24;                                     // sent and dropped
  static constexpr int kMostDuties = kProvinces + kCountries * kMostFleets;  // groups past these that must leave
  static constexpr std::size_t kMostOfAGroup = 30;  // kinds of pieces that one group can add to the tired

  Seat seat = kNobody;
  std::uint8_t sent = 0;     // groups so far
  std::uint8_t dropped = 0;  // plans so far, which nobody else knows
  bool is_over = false;
  Group group;
  TiredPieces tired;
  Seat asked = kNobody;         // for leave, for the group that has come to his land or among his fleets
  Province port = kNoProvince;  // or for leave to lie in it
  bool for_troops = false;      // or for his armies that are in the group
  bool for_goods = false;       // or for his goods

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const March&) const = default;

 private:
  template <class Sink> void dispatch(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void set_sail(State& state, Sink& sink);
  template <class Sink> void set_out(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void answer(const Rules& rules, State& state, bool is_given, Sink& sink);
  template <class Sink> void lead_off(const Rules& rules, State& state, bool is_given, Sink& sink);
  template <class Sink> void ship_goods(const Rules& rules, State& state, bool is_given, Sink& sink);
  template <class Sink> void hand_over(const Rules& rules, State& state, Move move, Sink& sink);
  void note_guests(const Rules& rules, State& state) const;
};

}  // namespace regalia::blood
