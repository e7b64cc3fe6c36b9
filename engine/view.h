// All that one seat knows, and all that a bot is ever given.
//
//   Observation   what the position shows the seat now
//   Memory        a fold of the events the seat has received
//   pending       the seat's part of what the game waits for
//   moves         what the seat may play now
#pragma once

#include "engine/event.h"
#include "engine/move.h"
#include "engine/pending.h"
#include "engine/seat.h"

namespace regalia {

template <class Rules> struct View {
  Seat viewer = kNobody;
  typename Rules::Observation seen;
  typename Rules::Memory memory;
  Pending pending;
  MoveList moves;
};

template <class Rules>
[[nodiscard]] MoveList moves_of(const Rules& rules, const typename Rules::State& state, Seat seat) {
  MoveList list;
  if (rules.pending(state).may_act(seat)) rules.moves(state, seat, list);
  return list;
}

template <class Rules>
[[nodiscard]] View<Rules> view_of(const Rules& rules, const typename Rules::State& state, Seat seat,
                                  const typename Rules::Memory& memory) {
  return {seat, rules.observe(state, seat), memory, rules.pending_for(state, seat), moves_of(rules, state, seat)};
}

// Everything of a view that comes from the position and not from memory. Two positions that give a seat equal
// showings look the same to it.
template <class Rules> [[nodiscard]] bool shows_the_same(const View<Rules>& a, const View<Rules>& b) {
  return a.viewer == b.viewer && a.seen == b.seen && a.pending == b.pending && a.moves == b.moves;
}

}  // namespace regalia
