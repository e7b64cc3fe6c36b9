// What a hand promises, as the greedy player judges it.
#pragma once

#include "games/crowns/rules.h"

namespace regalia::crowns {

// A hand as a handful of numbers, quick to change and to judge.
class Holding {
 public:
  Holding(const Rules& rules, const Cards& hand, Seat seat, int ravens);

  void add(Card card, int count = 1);
  void take(Card card) { add(card, -1); }
  void add_ravens(int count) { ravens_ += count; }

  // Points at the end, where Feuds, Jesters and the like count as often as they usually do, and what Knights, Coinage and
  // ravens may still bring in `rounds` further turns.
  [[nodiscard]] double worth(double rounds) const;
  // Half of what it would count now, where another has so many Feuds and Jesters, and half of what it promises.
  struct Rivals {
    int feuds = 0;
    int jesters = 0;
  };
  [[nodiscard]] double prospects(double rounds, const Rivals& rivals) const;
  [[nodiscard]] double worth_with(Card card, double rounds) const;
  [[nodiscard]] double worth_without(Card card, double rounds) const;

 private:
  [[nodiscard]] int of(Type type) const { return counts_[at(type)]; }
  [[nodiscard]] int sure_points() const;  // those that no other hand decides

  const Rules* rules_;
  Seat seat_;
  std::array<int, kTypes> counts_{};
  int foreign_ = 0;
  int ravens_;
};

// How many turns a player still has, the one under way left out.
[[nodiscard]] double rounds_left(const Rules& rules, const Board& board);

// What all hands of an imagined position promise a seat, its partner's with it, against the best of the others.
[[nodiscard]] double advantage(const Rules& rules, const State& state, Seat seat);

}  // namespace regalia::crowns
