// A player who knows no game but can imagine: each move is tried in positions that its seat must hold possible, the
// rest is played at random, and the move that ends best on average is chosen.
#pragma once

#include <vector>

#include "bots/candidates.h"
#include "bots/playout.h"
#include "bots/thinking.h"
#include "engine/tally.h"
#include "engine/view.h"

namespace regalia {

// 1 for a sole win; a shared place is worth the mean of the places it covers; the last is worth nothing.
[[nodiscard]] inline double worth_of_place(const Ranking& ranking, Seat seat, int seats) {
  const auto place = [&](int i) { return ranking.place[static_cast<std::size_t>(i)]; };
  int sharing = 0;
  for (int i = 0; i < seats; ++i) sharing += place(i) == place(index(seat)) ? 1 : 0;
  const double mean_place = place(index(seat)) + (sharing - 1) / 2.0;
  return (seats - mean_place) / (seats - 1);
}

template <class Rules>
[[nodiscard]] Move choose_by_rollouts(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  const std::vector<Move> moves = candidates(view.moves);
  if (moves.size() == 1) return moves[0];
  std::vector<double> worth(moves.size());
  std::vector<int> games(moves.size());
  for (int game = 0; thinking.goes_on(game); ++game) {
    const std::size_t next = static_cast<std::size_t>(game) % moves.size();
    auto state = rules.imagine(view, thinking.rng());
    Silence silence;
    rules.apply(state, view.viewer, moves[next], silence);
    play_out(rules, state, thinking.rng(), silence);
    worth[next] += worth_of_place(rules.ranking(state), view.viewer, rules.seats());
    ++games[next];
  }
  std::size_t best = 0;
  const auto mean = [&](std::size_t i) { return games[i] == 0 ? 0 : worth[i] / games[i]; };
  for (std::size_t i = 1; i < moves.size(); ++i)
    if (mean(i) > mean(best)) best = i;
  return moves[best];
}

}  // namespace regalia
