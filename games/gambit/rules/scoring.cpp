// Points and places.
#include <algorithm>

#include "games/gambit/rules.h"

namespace regalia::gambit {

// gambit.score.sum, gambit.score.six
GoalScore Rules::score(Goals goals) {
  GoalScore score;
  std::array<int, kDisciplines> best{};
  int cards = 0;
  for (const Goal goal : goals) {
    score.sum += value_of(goal) * goals[goal];
    cards += goals[goal];
    int& of_discipline = best[at(discipline_of(goal))];
    of_discipline = std::max(of_discipline, value_of(goal));
  }
  if (std::find(best.begin(), best.end(), 0) != best.end()) return score;
  for (const int value : best) score.doubled += 2 * value;
  score.doubled -= cards - kDisciplines;
  return score;
}

// gambit.score.crown, gambit.score.gold
Tally Rules::tally(const State& state, Seat seat) const {
  const Board& board = state.board;
  const GoalScore goals = score(board.won[at(seat)]);
  Tally tally;
  tally.add("Goal cards", goals.sum);
  tally.add("All six disciplines", goals.best() - goals.sum);
  tally.add("Crown", board.crown == seat ? facts_.crown_points.value : 0);
  tally.add("Gold", board.gold_won[at(seat)] * facts_.gold_points);
  return tally;
}

// gambit.score.winner
Ranking Rules::ranking(const State& state) const {
  std::array<int, kSeatLimit> points{};
  for (int i = 0; i < seats_; ++i) points[at(i)] = tally(state, seat_at(i)).total();
  return rank_seats(seats_, [&](Seat a, Seat b) { return points[at(a)] > points[at(b)]; });
}

}  // namespace regalia::gambit
