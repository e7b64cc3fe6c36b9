// The end of the Dynastic Sequence: the widowed go home, and princes of twenty are put on the map.
#pragma once

#include "engine/fixed_list.h"
#include "games/blood/realm/realm.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

struct Announcements : WithoutChance {
  struct Entry {
    PersonId prince = kNoPerson;
    Country colour = kNoCountry;
    Province province = kNoProvince;  // under seal; kNoProvince: not chosen yet, the capital if nothing else is said

    bool operator==(const Entry&) const = default;
  };

  bool begun = false;
  FixedList<Entry, std::size_t{kCountries} * kMostPieces> entries;
  SeatSet asked;
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Announcements&) const = default;
};

}  // namespace regalia::blood
