// What a seat may expect to have at the end, in points. Reads nothing of other hands.
#pragma once

#include "games/gambit/rules.h"

namespace regalia::gambit {

// Between two rounds: goals, Crown, Gold and the hand.
[[nodiscard]] double prospects(const Rules& rules, const State& state, Seat seat);
// Against the best of the others.
[[nodiscard]] double advantage(const Rules& rules, const State& state, Seat seat);

// The parts of it.
[[nodiscard]] double goal_prospects(const Rules& rules, Goals goals, int rounds_left);
[[nodiscard]] double hand_worth(const Rules& rules, Cards hand, int rounds_left);

// The goals of a seat, and what another would add to its prospects.
class GoalCount {
 public:
  GoalCount(const Rules& rules, Goals goals, int rounds_left);

  [[nodiscard]] double prospects() const { return prospects_; }
  [[nodiscard]] double gain(Goal goal) const;
  [[nodiscard]] int sum() const { return sum_; }
  [[nodiscard]] int cards() const { return cards_; }
  [[nodiscard]] int missing() const { return missing_; }    // disciplines
  [[nodiscard]] int best_sum() const { return best_sum_; }  // of the best of each discipline

 private:
  [[nodiscard]] double worth(int missing, double chance, int best_sum, int sum, int cards) const;

  std::array<int, kDisciplines> best_{};
  int missing_ = kDisciplines;
  int best_sum_ = 0;
  int sum_ = 0;
  int cards_ = 0;
  double chance_ = 0;       // of all six disciplines
  double chance_then_ = 0;  // with one that is missing now
  double prospects_ = 0;
};

}  // namespace regalia::gambit
