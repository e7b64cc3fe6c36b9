// What a wedding asks for, and what follows from it: at court, and for the family that nobody plays.
#pragma once

#include "engine/seat.h"
#include "engine/verdict.h"
#include "games/blood/people/person.h"

namespace regalia::blood {

class Rules;
struct State;

// Who plays somebody's court; kNobody: the family that nobody plays.
[[nodiscard]] Seat seat_with(const Rules& rules, const State& state, PersonId person);

// Whether somebody could be wed at all.
[[nodiscard]] bool is_single(const State& state, const Person& person);

// Whether these two could be, money left aside.
[[nodiscard]] Verdict may_be_wed(const State& state, PersonId groom, PersonId bride);

// What the groom's court gets; less than 0: what it pays.
[[nodiscard]] int wedding_money(const Rules& rules, const State& state, PersonId groom, PersonId bride);

// By a contract the groom may come to his wife's court.
enum class GroomJoins : std::uint8_t { as_usual, yes };
template <class Sink>
void hold_wedding(const Rules& rules, State& state, PersonId groom, PersonId bride, GroomJoins joins, Sink& sink);

}  // namespace regalia::blood
