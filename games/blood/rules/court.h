// The third part of the Dynastic Sequence: weddings are proposed and answered until everybody is done.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

// A wedding that somebody has proposed and nobody has answered yet.
struct Proposal {
  PersonId groom = kNoPerson;
  PersonId bride = kNoPerson;
  Seat maker = kNobody;

  bool operator==(const Proposal&) const = default;
};

struct Court : WithoutChance {
  static constexpr int kSearchesOfASeat = 12;  // in a turn
  static constexpr int kStrokesOfASeat = 120;  // in a turn
  static constexpr int kMostProposals = kSearchesOfASeat * kCountries;

  FixedList<Proposal, kMostProposals> proposals;
  std::array<PersonId, kCountries> sought{kNoPerson, kNoPerson, kNoPerson, kNoPerson,
                                          kNoPerson};  // for whom each house seeks a match
  std::array<std::uint8_t, kCountries> searches{};     // of each house so far
  std::array<std::uint8_t, kCountries> strokes{};      // of each house's pen so far, in drafts
  SeatSet done;
  SeatSet said_done;  // as everybody has heard; an offer asks somebody anew without a word to others

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Court&) const = default;

 private:
  template <class Sink> void propose(const Rules& rules, State& state, const Proposal& proposal, Sink& sink);
  template <class Sink> void call_off_weddings(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void withdraw_unlawful(const Rules& rules, State& state, Sink& sink);
  template <class Sink>
  void end_proposal(const Rules& rules, State& state, Seat seat, const Proposal& proposal, Sink& sink);
};

}  // namespace regalia::blood
