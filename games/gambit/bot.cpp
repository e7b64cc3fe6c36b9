// The greedy player: it tries every move in positions that it must hold possible, lets the round run out, and compares
// what it would have won with what its best opponent would. Talents that work together show in the evaluation of the
// columns, so nothing needs to be known of them here.
#include "games/gambit/bot.h"

#include <algorithm>
#include <cmath>

#include "bots/playout.h"

namespace regalia::gambit {
namespace {

// How much an opponent's prospects count against one's own.
constexpr double kEnvy = 0.35;
// What a goal that is still to be won is worth on average.
constexpr double kUsualGoal = 3;
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

double goal_prospects(const Rules& rules, Goals goals, int rounds_left) {
  std::array<int, kDisciplines> best{};
  for (const Goal goal : goals) best[at(discipline_of(goal))] = std::max(best[at(discipline_of(goal))], value_of(goal));
  const auto missing = static_cast<int>(std::count(best.begin(), best.end(), 0));
  int best_sum = 0;
  for (const int value : best) best_sum += value;
  const GoalScore score = Rules::score(goals);
  const double further = goals.size() - (kDisciplines - missing);
  const double doubled = 2 * best_sum + kUsualGoal * missing - further;
  const double goals_a_round = 1.2 * rules.columns() / rules.seats();
  return score.sum + chance_of_six(missing, rounds_left, goals_a_round) * std::max(0.0, doubled - score.sum);
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

double advantage(const Rules& rules, const State& state, Seat seat) {
  double best = 0;
  for (int i = 0; i < rules.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, prospects(rules, state, seat_at(i)));
  return prospects(rules, state, seat) - kEnvy * best;
}

// The rest of the round, at random.
void finish_round(const Rules& rules, State& state, Rng& rng) {
  Silence silence;
  const int round = state.board.round;
  while (state.board.round == round) random_step(rules, state, rules.pending(state), rng, silence);
}

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  const std::vector<Move> moves = candidates(view.moves);
  if (moves.size() == 1) return moves[0];
  std::vector<double> sums(moves.size());
  for (int world = 0; world == 0 || thinking.goes_on(world); ++world) {
    const State imagined = rules.imagine(view, thinking.rng());
    const Rng luck(thinking.rng().next());  // the same for every move
    for (std::size_t i = 0; i < moves.size(); ++i) {
      State state = imagined;
      Silence silence;
      const int round = state.board.round;
      rules.apply(state, view.viewer, moves[i], silence);
      Rng rest = luck;
      if (state.board.round == round) finish_round(rules, state, rest);
      sums[i] += advantage(rules, state, view.viewer);
    }
  }
  return moves[at(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

}  // namespace

double prospects(const Rules& rules, const State& state, Seat seat) {
  const Board& board = state.board;
  const int rounds_left = kRounds - board.round;
  return goal_prospects(rules, board.won[at(seat)], rounds_left) +
         (board.crown == seat ? rules.facts().crown_points.value : 0) +
         board.gold_won[at(seat)] * rules.facts().gold_points + hand_worth(rules, state.hands[at(seat)], rounds_left);
}

std::vector<Player<Rules>> players() {
  std::vector<Player<Rules>> list = general_players<Rules>();
  list.insert(list.begin(), {"greedy", "Plays each card where it promises most by the end of the round.", "steady", 30,
                             false, choose_greedily});
  return list;
}

}  // namespace regalia::gambit
