// Contracts at court: written clause by clause in silence, put to the other house, signed, and carried out at the wedding.
#pragma once

#include "engine/move.h"
#include "engine/seat.h"
#include "engine/verdict.h"
#include "games/blood/law/law.h"

namespace regalia::blood {

class Rules;
struct State;

// What may be added to a seat's draft, or changed in its last clause. Precondition: it has one.
void list_drafting(const Rules& rules, const State& state, Seat seat, MoveList& list);
// Applies one of these.
void draft(Law& law, House maker, Move move);
// A new draft of a plain deal with another house.
void begin_plain_deal(State& state, House maker, House other);
// A new draft for a couple, with clauses to begin with.
void begin_draft(const Rules& rules, State& state, Seat maker, Contract couple, std::span<const Clause> clauses);

// Whether all is said.
[[nodiscard]] Verdict is_precise(const Rules& rules, const State& state, int contract);
// Whether all is said, all could be carried out today, and nothing that binds the seat forbids it.
[[nodiscard]] Verdict may_sign(const Rules& rules, const State& state, Seat seat, int contract);
// What a house gets by it at the wedding; less than 0: what it pays.
[[nodiscard]] int dowry_to(const Law& law, int contract, House house);

// Whether both houses have the Crowns, and the items, that it gives at once.
[[nodiscard]] Verdict can_pay(const Rules& rules, const State& state, Seat seat, int contract);
[[nodiscard]] Verdict can_hand_over(const State& state, int contract);
// A plain deal: what it settles, and nothing else.
template <class Sink> void carry_out(const Rules& rules, State& state, int contract, Sink& sink);
// The wedding, and everything that a contract settles: it is in force then.
template <class Sink> void conclude(const Rules& rules, State& state, int contract, Sink& sink);

}  // namespace regalia::blood
