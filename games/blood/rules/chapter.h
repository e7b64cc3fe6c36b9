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
  enum class What : std::uint8_t {
    stay,
    done,
    pass_crowns,
    found,
    event,
    march,
    scorch,
    conflicts,
    battle,
    mark,
    capitals
  };

  What what = What::stay;
  // found
  Founds founds = Founds::first_family;
  Country country = kNoCountry;
  int age_of_late = 0;  // monarch, whose relative it is
  // event, march, scorch, conflicts
  Seat seat = kNobody;
  // battle
  Province province = kNoProvince;
  Country other = kNoCountry;
  std::uint8_t resting = 0;  // armies of the attacker that take no part

  [[nodiscard]] static constexpr Next of(What what, Seat seat = kNobody) {
    Next next;
    next.what = what;
    next.seat = seat;
    return next;
  }
  [[nodiscard]] static constexpr Next stay() { return {}; }
  [[nodiscard]] static constexpr Next done() { return of(What::done); }
  [[nodiscard]] static constexpr Next pass_crowns() { return of(What::pass_crowns); }
  [[nodiscard]] static constexpr Next found(Founds founds, Country country, int age_of_late) {
    Next next = of(What::found);
    next.founds = founds;
    next.country = country;
    next.age_of_late = age_of_late;
    return next;
  }
  [[nodiscard]] static constexpr Next event(Seat roller) { return of(What::event, roller); }
  [[nodiscard]] static constexpr Next battle(Province province, Country attacker, Country defender,
                                             std::uint8_t resting) {
    Next next = of(What::battle);
    next.province = province;
    next.country = attacker;
    next.other = defender;
    next.resting = resting;
    return next;
  }
};

inline void offer(MoveList& list, Move move) { list.push_back(Offer::one(move)); }

// Somebody has answered under seal; everybody hears of it once, however often he changes it.
template <class Sink> void take_answer(SeatSet& answered, Seat seat, Sink& sink) {
  if (!answered.has(seat)) tell_all(sink, Answered{seat});
  answered.add(seat);
}

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
