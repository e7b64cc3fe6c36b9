// Weddings that are promised before both are of age, or born. A betrothal binds nobody: its contract is an offer that either side
// makes anew when the two may wed.
#pragma once

#include "engine/verdict.h"
#include "games/blood/state.h"

namespace regalia::blood {

class Rules;

// Whether somebody may be promised, of whatever age; who is a wife; and whether a child of hers may be promised.
[[nodiscard]] bool is_free(const State& state, PersonId person);
[[nodiscard]] bool is_wife(const State& state, PersonId person);
[[nodiscard]] bool may_promise_child(const Rules& rules, const State& state, PersonId wife);
// The courts of the two, or of their mothers.
[[nodiscard]] House grooms_court(const State& state, const Contract& contract);
[[nodiscard]] House brides_court(const State& state, const Contract& contract);

// Whom a move would betroth.
[[nodiscard]] Contract couple_in(const State& state, Move move);
// Whether a house may promise one more.
[[nodiscard]] Verdict may_have_another(const State& state, House house);
// blood.betrothal.couple
[[nodiscard]] Verdict may_betroth(const Rules& rules, const State& state, Seat seat, const Contract& couple);
// Everything that could be promised for somebody of a seat's court, or for a child of hers.
void list_betrothals(const Rules& rules, const State& state, Seat seat, PersonId own, MoveList& list);

// The betrothals of a seat, in their order; and the one of a couple that is born. -1: there is none.
[[nodiscard]] int betrothal_of(const Rules& rules, const State& state, Seat seat, int ordinal);
[[nodiscard]] int betrothal_of(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride);

[[nodiscard]] BetrothalOffered betrothal_offered(const Rules& rules, const State& state, const Contract& contract);
// An offer that was accepted, and one side that breaks it off.
template <class Sink> void betroth(const Rules& rules, State& state, int contract, Sink& sink);
template <class Sink> void break_off(const Rules& rules, State& state, Seat seat, int contract, Sink& sink);
// Those that can come to nothing any more.
template <class Sink> void end_lapsed_betrothals(const Rules& rules, State& state, Sink& sink);
// A child is born that was promised.
void name_promised(State& state, PersonId child);

}  // namespace regalia::blood
