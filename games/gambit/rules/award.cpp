// The end of a round: who wins a goal, and where the cards go.
#include "games/gambit/contest.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

// gambit.evaluation.order, gambit.evaluation.clear
template <class Sink> void Rules::award(State& state, int column, Sink& sink) const {
  Board& board = state.board;
  const Goal goal = board.goals[at(column)];
  const std::span<const Placed> cards = board.columns[column];
  Contest contest(*this, column, goal, cards);
  const Seat winner = contest.decide(sink);
  if (winner == kNobody) {
    board.goals_lost.add(goal);
    tell_all(sink, GoalLost{Ordinal::of(column), goal});
  } else {
    board.won[at(winner)].add(goal);
    tell_all(sink, GoalWon{Ordinal::of(column), winner, goal, contest.decided()});
  }
  for (const Contest::Entry& entry : contest.entries()) {
    const Placed& placed = cards[entry.place];
    Cards& discards = board.discards[at(entry.owner)];
    if (placed.hides()) discards.add(placed.card());
    // gambit.card.gold: it stays with the winner.
    if (entry.card == Card::gold && entry.there && winner != kNobody && contest.talents_worked()) {
      ++board.gold_won[at(winner)];
      ++board.gold_left[at(entry.owner)];
      tell_all(sink, GoldWon{Ordinal::of(column), winner, entry.owner});
    } else {
      discards.add(entry.card);
    }
  }
}

template void Rules::award(State&, int, Silence&) const;
template void Rules::award(State&, int, Listener<Event>&) const;

}  // namespace regalia::gambit
