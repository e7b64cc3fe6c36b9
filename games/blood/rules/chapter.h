// What a chapter of the turn is: a small struct that lies on the stack of phases while it is played, and answers for it.
//
//   pending, moves, refusal, outcomes, chance_scope   as the rules of a game are asked
//   go_on    everything that needs no decision; what is to be done then with the stack
//   apply    a decision; precondition: legal
//
// A chapter never touches the stack. One that calls another goes on when that one is over.
#pragma once

#include "engine/chance.h"
#include "engine/event.h"
#include "engine/pending.h"
#include "engine/verdict.h"
#include "games/blood/events.h"
#include "games/blood/moves.h"

namespace regalia::blood {

class Rules;
struct State;

enum class Founds : std::uint8_t {
  first_family,  // king, queen and a child of five, as every country has in 1300
  relative,      // of the late monarch, with a family
  new_house,     // as in 1300, in later years
  regent,        // a cousin for a minority
  aristocrats,   // a child of the family that nobody plays
};

struct Next {
  enum class What : std::uint8_t { stay, done, pass_crowns, found, event };

  What what = What::stay;
  // found
  Founds founds = Founds::first_family;
  Country country = kNoCountry;
  int age_of_late = 0;  // monarch, whose relative it is
  // event
  Seat seat = kNobody;

  [[nodiscard]] static constexpr Next stay() { return {}; }
  [[nodiscard]] static constexpr Next done() { return {What::done, {}, kNoCountry, 0, kNobody}; }
  [[nodiscard]] static constexpr Next pass_crowns() { return {What::pass_crowns, {}, kNoCountry, 0, kNobody}; }
  [[nodiscard]] static constexpr Next found(Founds founds, Country country, int age_of_late) {
    return {What::found, founds, country, age_of_late, kNobody};
  }
  [[nodiscard]] static constexpr Next event(Seat roller) { return {What::event, {}, kNoCountry, 0, roller}; }
};

// Chapters in which no dice are thrown, and those in which nobody decides.
struct WithoutChance {
  void outcomes(const Rules&, const State&, OutcomeList&) const {}
  [[nodiscard]] ChanceScope chance_scope(const Rules&, const State&) const { return {}; }
  bool operator==(const WithoutChance&) const = default;
};
struct WithoutDecisions {
  [[nodiscard]] Pending pending(const Rules&, const State&) const { return Pending::chance(); }
  void moves(const Rules&, const State&, Seat, MoveList&) const {}
  bool operator==(const WithoutDecisions&) const = default;
};

}  // namespace regalia::blood

// Makes the parts of a chapter that are told to a sink; at the end of its source.
#define REGALIA_CHAPTER(Chapter)                                            \
  template Next Chapter::go_on(const Rules&, State&, Silence&);             \
  template Next Chapter::go_on(const Rules&, State&, Listener<Event>&);     \
  template void Chapter::apply(const Rules&, State&, Seat, Move, Silence&); \
  template void Chapter::apply(const Rules&, State&, Seat, Move, Listener<Event>&)
