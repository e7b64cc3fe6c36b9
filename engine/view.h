// All that one seat knows, and all that a bot is ever given.
//
//   Observation   what the position shows the seat now
//   Knowledge     a cheap fold of the events the seat has received, for what views show ("she took a France card")
//   Belief        what only bots fold: all that the events make likely; may take its time
//   pending       the seat's part of what the game waits for
//   moves         what the seat may play now
//   words         texts that the seat may read
//
// A view refers to knowledge, belief and words, so these must outlive it. Whoever only shows a view to people leaves the
// belief out.
#pragma once

#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/event.h"
#include "engine/move.h"
#include "engine/pending.h"
#include "engine/seat.h"
#include "engine/words.h"

namespace regalia {

// For games whose positions show all that is to be shown, or where nothing need be believed.
struct NothingKnown {
  bool operator==(const NothingKnown&) const = default;
};

template <class Rules> struct View {
  Seat viewer = kNobody;
  typename Rules::Observation seen;
  const typename Rules::Knowledge* known = nullptr;
  const typename Rules::Belief* believed = nullptr;
  const WordBook* words = nullptr;
  Pending pending;
  MoveList moves;

  [[nodiscard]] WordReader reader() const { return words == nullptr ? WordReader() : WordReader(*words, viewer); }
  // Words that the viewer may read; empty: none.
  [[nodiscard]] std::string_view read(WordsNumber number) const { return reader()(number); }
};

// What a seat has made of the events it received.
template <class Rules> struct Memory {
  typename Rules::Knowledge known{};
  typename Rules::Belief believed{};
};

template <class Rules>
[[nodiscard]] typename Rules::Knowledge first_knowledge(const Rules& rules, const typename Rules::Observation& seen) {
  if constexpr (std::is_same_v<typename Rules::Knowledge, NothingKnown>)
    return {};
  else
    return rules.first_knowledge(seen);
}
template <class Rules>
[[nodiscard]] typename Rules::Belief first_belief(const Rules& rules, const typename Rules::Observation& seen) {
  if constexpr (std::is_same_v<typename Rules::Belief, NothingKnown>)
    return {};
  else
    return rules.first_belief(seen);
}
template <class Rules>
void note(const Rules& rules, typename Rules::Knowledge& known, Seat viewer, const typename Rules::Event& event) {
  if constexpr (!std::is_same_v<typename Rules::Knowledge, NothingKnown>) rules.note(known, viewer, event);
}
template <class Rules>
void believe(const Rules& rules, typename Rules::Belief& believed, Seat viewer, const typename Rules::Event& event) {
  if constexpr (!std::is_same_v<typename Rules::Belief, NothingKnown>) rules.believe(believed, viewer, event);
}

template <class Rules>
[[nodiscard]] Memory<Rules> first_memory(const Rules& rules, const typename Rules::Observation& seen) {
  return {first_knowledge(rules, seen), first_belief(rules, seen)};
}
template <class Rules>
void remember(const Rules& rules, Memory<Rules>& memory, Seat viewer, const typename Rules::Event& event) {
  note(rules, memory.known, viewer, event);
  believe(rules, memory.believed, viewer, event);
}

template <class Rules>
[[nodiscard]] MoveList moves_of(const Rules& rules, const typename Rules::State& state, Seat seat) {
  MoveList list;
  if (rules.pending(state).may_act(seat)) rules.moves(state, seat, list);
  return list;
}

template <class Rules>
[[nodiscard]] View<Rules> view_of(const Rules& rules, const typename Rules::State& state, Seat seat,
                                  const Memory<Rules>* memory, const WordBook* words = nullptr) {
  return {seat,
          rules.observe(state, seat),
          memory == nullptr ? nullptr : &memory->known,
          memory == nullptr ? nullptr : &memory->believed,
          words,
          rules.pending_for(state, seat),
          moves_of(rules, state, seat)};
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
    for (int i = 0; i <= rules.seats(); ++i)
      memories_.push_back(first_memory(rules, rules.observe(state, viewer(rules, i))));
  }

  // Each takes in what it receives of what was told.
  void hear(const Rules& rules, const std::vector<Telling<typename Rules::Event>>& tellings) {
    for (int i = 0; i <= rules.seats(); ++i)
      for (const auto& telling : tellings)
        if (const auto* event = telling.received_by(viewer(rules, i)))
          remember(rules, memories_[static_cast<std::size_t>(i)], viewer(rules, i), *event);
  }

  [[nodiscard]] const Memory<Rules>& of(Seat seat) const {
    return seat == kNobody ? memories_.back() : memories_[static_cast<std::size_t>(index(seat))];
  }

 private:
  // The onlooker comes last.
  [[nodiscard]] static Seat viewer(const Rules& rules, int i) { return i == rules.seats() ? kNobody : seat_at(i); }

  std::vector<Memory<Rules>> memories_;
};

}  // namespace regalia
