// Contracts at court: written clause by clause in silence, put to the other house, signed, and carried out at the wedding.
#pragma once

#include "engine/move.h"
#include "engine/seat.h"
#include "engine/verdict.h"
#include "games/blood/law/law.h"
#include "games/blood/moves.h"

namespace regalia::blood {

class Rules;
struct State;

// What may be added to a seat's draft, or changed in its last clause. Precondition: it has one.
void list_drafting(const Rules& rules, const State& state, Seat seat, MoveList& list);
// Whether a move is one of these.
[[nodiscard]] bool is_drafting(MoveKind kind);
// Applies one of these.
void draft(Law& law, House maker, Move move);
// The strokes of the pen that write a clause.
[[nodiscard]] std::vector<Move> strokes_of(const Clause& clause);
// A new draft of a plain deal with another house.
void begin_plain_deal(State& state, House maker, House other);
// A new draft for a couple, with clauses to begin with.
void begin_draft(const Rules& rules, State& state, Seat maker, Contract couple, std::span<const Clause> clauses);

}  // namespace regalia::blood
