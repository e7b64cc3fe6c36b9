// Random play to the end of a game, for benchmarks, search and tests. Works on the concrete rules and allocates
// nothing of its own.
#pragma once

#include "bots/random_bot.h"
#include "engine/chance.h"
#include "engine/event.h"
#include "engine/move.h"
#include "engine/pending.h"
#include "engine/random.h"

namespace regalia {

struct Played {
  Seat seat = kNobody;
  Move move;
  bool had_choice = false;  // a seat had at least two different moves
};

// Plays one step: chance as it falls, a seat's move picked uniformly. Where several seats are asked, one of them is
// picked first. The game must not be over.
template <class Rules, class Sink>
Played random_step(const Rules& rules, typename Rules::State& state, const Pending& pending, Rng& rng, Sink& sink) {
  if (pending.step == Step::chance) {
    const Move move = draw_outcome(rules, state, rng);
    rules.apply(state, kChance, move, sink);
    return {kChance, move};
  }
  Seat seat = pending.owing.first();
  if (pending.step != Step::turn) {
    auto chosen = pending.owing.begin();
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(pending.owing.size())); skip > 0; --skip) ++chosen;
    seat = *chosen;
  }
  MoveList moves;
  rules.moves(state, seat, moves);
  const Move move = pick_uniformly(moves, rng);
  rules.apply(state, seat, move, sink);
  return {seat, move, moves.size() > 1 || moves[0].count() > 1};
}

template <class Rules, class Sink>
void play_out(const Rules& rules, typename Rules::State& state, Rng& rng, Sink& sink) {
  for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state))
    random_step(rules, state, pending, rng, sink);
}

}  // namespace regalia
