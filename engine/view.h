// All that one seat knows, and all that a bot is ever given.
//
//   Observation   what the position shows the seat now
//   Memory        a fold of the events the seat has received; the view refers to it, so it must outlive the view
//   pending       the seat's part of what the game waits for
//   moves         what the seat may play now
#pragma once

#include <vector>

#include "engine/event.h"
#include "engine/move.h"
#include "engine/pending.h"
#include "engine/seat.h"

namespace regalia {

template <class Rules> struct View {
  Seat viewer = kNobody;
  typename Rules::Observation seen;
  const typename Rules::Memory* memory = nullptr;
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
                                  const typename Rules::Memory* memory) {
  return {seat, rules.observe(state, seat), memory, rules.pending_for(state, seat), moves_of(rules, state, seat)};
}

// Everything of a view that comes from the position and not from memory. Two positions that give a seat equal
// showings look the same to it.
template <class Rules> [[nodiscard]] bool shows_the_same(const View<Rules>& a, const View<Rules>& b) {
  return a.viewer == b.viewer && a.seen == b.seen && a.pending == b.pending && a.moves == b.moves;
}

// What all seats of a game remember, and an onlooker who has no seat.
template <class Rules> class Memories {
 public:
  Memories(const Rules& rules, const typename Rules::State& state) {
    for (int i = 0; i < rules.seats(); ++i) memories_.push_back(rules.first_memory(rules.observe(state, seat_at(i))));
    memories_.push_back(rules.first_memory(rules.observe(state, kNobody)));
  }

  // Each takes in what it receives of what was told.
  void hear(const Rules& rules, const std::vector<Telling>& tellings) {
    for (std::size_t i = 0; i < memories_.size(); ++i) {
      const Seat seat = i + 1 == memories_.size() ? kNobody : seat_at(static_cast<int>(i));
      for (const Telling& telling : tellings)
        if (const auto event = telling.received_by(seat)) rules.remember(memories_[i], seat, *event);
    }
  }

  [[nodiscard]] const typename Rules::Memory& of(Seat seat) const {
    return seat == kNobody ? memories_.back() : memories_[static_cast<std::size_t>(index(seat))];
  }

 private:
  std::vector<typename Rules::Memory> memories_;  // by seat, the onlooker's last
};

}  // namespace regalia
