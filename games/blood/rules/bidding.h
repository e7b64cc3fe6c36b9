// Before other weddings, with three players: bids for the hands of the family that nobody plays, the oldest first. Who is interested says
// so under seal and names the partner; this is shown; then amounts are written down under seal.
#pragma once

#include <array>

#include "games/blood/rules/chapter.h"

namespace regalia::blood {

struct Bidding {
  enum class Step : std::uint8_t { entries, amounts, tie };

  Step step = Step::entries;
  PersonId hand = kNoPerson;  // whose is bid for
  std::array<PersonId, kCountries> partners{kNoPerson, kNoPerson, kNoPerson, kNoPerson,
                                            kNoPerson};  // whom each house has named, at first under seal
  std::array<std::int32_t, kCountries> amounts{};        // of each house, under seal
  SeatSet asked;
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // Whether a seat may ask for the hand with this partner.
  // Whether somebody of the own court could, Crowns apart.
  [[nodiscard]] Verdict may_ask_for(const Rules& rules, const State& state, Seat seat, PersonId partner) const;
  [[nodiscard]] Verdict may_enter(const Rules& rules, const State& state, Seat seat, PersonId partner) const;
  // Of those who bid, when all have.
  [[nodiscard]] SeatSet highest(const Rules& rules) const;
  // Crowns that a seat can bid.
  [[nodiscard]] int most(const Rules& rules, const State& state, Seat seat) const;

  bool operator==(const Bidding&) const = default;

 private:
  // The oldest after the one whose hand was offered last.
  [[nodiscard]] PersonId next_hand(const State& state) const;
  // What a wedding with this partner costs the seat besides its bid.
  [[nodiscard]] int cost_of_wedding(const Rules& rules, const State& state, PersonId partner) const;
  template <class Sink> void offer_next(const Rules& rules, const State& state, Sink& sink);
  template <class Sink> void show_entries(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void win(const Rules& rules, State& state, Seat winner, Sink& sink);
};

}  // namespace regalia::blood
