#include "games/gambit/bot/prospects.h"

#include <algorithm>
#include <cmath>

namespace regalia::gambit {
namespace {

// How much an opponent's prospects count against one's own.
constexpr double kEnvy = 0.35;
// What a goal that is still to be won is worth on average.
constexpr double kUsualGoal = 3;
// How many goals of a new discipline a seat wins in a round, for each column there is to a seat.
constexpr double kUsualShare = 1.2;
// What a card that stays in hand may still bring, for each point of its value.
constexpr double kKeptPoint = 0.035;
// Talents and effects are worth about as much as a card of this value.
constexpr double kAbility = 5;

// The chance of completing the six disciplines with `missing` of them to go.
double chance_of_six(int missing, int rounds_left, double goals_a_round) {
  if (missing == 0) return 1;
  if (missing > rounds_left * kDisciplines) return 0;
  return rounds_left == 0 ? 0 : 1 / (1 + std::exp(1.2 * (1.6 * missing - goals_a_round * rounds_left)));
}

}  // namespace

GoalCount::GoalCount(const Rules& rules, Goals goals, int rounds_left) {
  for (const Goal goal : goals) {
    int& best = best_[at(discipline_of(goal))];
    if (best == 0) --missing_;
    const int better = std::max(0, value_of(goal) - best);
    best += better;
    best_sum_ += better;
    sum_ += value_of(goal) * goals[goal];
    cards_ += goals[goal];
  }
  const double goals_a_round = kUsualShare * rules.columns() / rules.seats();
  chance_ = chance_of_six(missing_, rounds_left, goals_a_round);
  chance_then_ = missing_ == 0 ? chance_ : chance_of_six(missing_ - 1, rounds_left, goals_a_round);
  prospects_ = worth(missing_, chance_, best_sum_, sum_, cards_);
}

double GoalCount::worth(int missing, double chance, int best_sum, int sum, int cards) const {
  const int further = cards - (kDisciplines - missing);
  const double doubled = 2 * best_sum + kUsualGoal * missing - further;
  return sum + chance * std::max(0.0, doubled - sum);
}

double GoalCount::gain(Goal goal) const {
  const int best = best_[at(discipline_of(goal))];
  const int better = std::max(0, value_of(goal) - best);
  const bool fills = best == 0;
  return worth(fills ? missing_ - 1 : missing_, fills ? chance_then_ : chance_, best_sum_ + better,
               sum_ + value_of(goal), cards_ + 1) -
         prospects_;
}

double goal_prospects(const Rules& rules, Goals goals, int rounds_left) {
  return GoalCount(rules, goals, rounds_left).prospects();
}

double hand_worth(const Rules& rules, Cards hand, int rounds_left) {
  double worth = 0;
  for (const Card card : hand) {
    const CardFacts& of = rules.facts().of(card);
    const bool has_ability = of.ability == Ability::effect || of.ability == Ability::talent;
    worth += hand[card] * (of.halves / 2.0 + (has_ability ? kAbility : 0));
  }
  return rounds_left > 0 ? kKeptPoint * worth : 0;
}

double prospects(const Rules& rules, const State& state, Seat seat) {
  const Board& board = state.board;
  const int rounds_left = kRounds - board.round;
  return goal_prospects(rules, board.won[at(seat)], rounds_left) +
         (board.crown == seat ? rules.facts().crown_points.value : 0) +
         board.gold_won[at(seat)] * rules.facts().gold_points + hand_worth(rules, state.hands[at(seat)], rounds_left);
}

double advantage(const Rules& rules, const State& state, Seat seat) {
  double best = 0;
  for (int i = 0; i < rules.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, prospects(rules, state, seat_at(i)));
  return prospects(rules, state, seat) - kEnvy * best;
}

}  // namespace regalia::gambit
