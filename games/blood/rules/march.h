// A player's move in a round. Groups are put together, walk or sail step by step in silence, and are sent; then the next.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "games/blood/realm/spot.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

inline constexpr int kArmyPoints = 3;  // of armies, kings and princes
inline constexpr int kItemPoints = 4;
inline constexpr int kFleetPoints = 3;

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

  [[nodiscard]] int armies_in_all() const;
  [[nodiscard]] bool has_items() const;
  bool operator==(const Group&) const = default;
};

// Pieces that have moved, and how many points they have spent. All others have theirs.
struct Tired {
  enum class What : std::uint8_t { army, royal, item, fleet };

  What what = What::army;
  Spot where = kNoSpot;
  std::uint8_t colour = 0;      // of an army or fleet; the owner of an item
  std::uint8_t good = 0;        // of an item
  PersonId person = kNoPerson;  // a royal piece
  std::uint8_t spent = 0;
  std::uint8_t count = 0;

  bool operator==(const Tired&) const = default;
};

struct March : WithoutChance {
  static constexpr int kMostGroups = 24;  // sent and dropped
  static constexpr std::size_t kMostTired = 120;
  static constexpr std::size_t kMostOfAGroup = 30;

  Seat seat = kNobody;
  std::uint8_t sent = 0;     // groups so far
  std::uint8_t dropped = 0;  // plans so far, which nobody else knows
  bool is_over = false;
  Group group;
  FixedList<Tired, kMostTired> tired;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const March&) const = default;
};

}  // namespace regalia::blood
