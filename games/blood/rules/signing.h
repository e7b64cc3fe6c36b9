// Whether a contract may be put and signed, and what follows when it is.
#pragma once

#include "engine/verdict.h"
#include "games/blood/law/law.h"

namespace regalia::blood {

class Rules;
struct State;

// Whether all is said.
[[nodiscard]] Verdict is_precise(const Rules& rules, const State& state, int contract);
// Whether all is said, all could be carried out today, and nothing that binds the seat forbids it.
[[nodiscard]] Verdict may_sign(const Rules& rules, const State& state, Seat seat, int contract);
// Why Crowns that a seat has can't be spent at court.
[[nodiscard]] Verdict crowns_are_set_aside();
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
