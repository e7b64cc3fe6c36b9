// What every game with a strong bot owes: it plays by what its seat sees, and whatever it is asked it answers with a move
// that is allowed.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/guided.h"
#include "bots/playout.h"

namespace regalia::contract {

// A game at random; `see` is called at every few decisions with what the seat that is asked remembers.
template <class Rules, class See> void look_into_random_game(const Rules& rules, std::uint64_t seed, See see) {
  Rng rng(seed);
  auto state = rules.initial();
  std::vector<Memory<Rules>> memories;
  for (int i = 0; i < rules.seats(); ++i) memories.push_back(first_memory(rules, rules.observe(state, seat_at(i))));
  for (int steps = 0; steps < 600; ++steps) {
    const Pending pending = rules.pending(state);
    if (pending.step == Step::over) return;
    if (pending.step != Step::chance && rng.below(8) == 0) {
      const Seat seat = pending.owing.first();
      see(state, seat, memories[static_cast<std::size_t>(index(seat))]);
    }
    Listener<typename Rules::Event> heard;
    random_step(rules, state, pending, rng, heard);
    for (int i = 0; i < rules.seats(); ++i)
      for (const auto& telling : heard.tellings)
        if (const auto* event = telling.received_by(seat_at(i)))
          remember(rules, memories[static_cast<std::size_t>(i)], seat_at(i), *event);
  }
}

template <class Rules>
[[nodiscard]] Move asked(const Rules& rules, const Player<Rules>& strong, const typename Rules::State& state, Seat seat,
                         const Memory<Rules>& memory) {
  Thinking thinking(12, 77);
  return strong.choose(rules, view_of(rules, state, seat, &memory), thinking).move;
}

template <class Rules> [[nodiscard]] const Player<Rules>& strong_of(const std::vector<Player<Rules>>& players) {
  return *std::find_if(players.begin(), players.end(), [](const auto& player) { return player.id == "strong"; });
}

// The hidden part of the position is swapped under the bot for another that its seat must hold possible.
template <class Rules> void expect_blind(const Rules& rules, const Player<Rules>& strong, std::uint64_t seed) {
  Rng rng(seed);
  int swapped = 0;
  look_into_random_game(rules, seed, [&](const auto& state, Seat seat, const Memory<Rules>& memory) {
    const auto other = rules.imagine(view_of(rules, state, seat, &memory), rng);
    swapped += other == state ? 0 : 1;
    ASSERT_EQ(asked(rules, strong, state, seat, memory), asked(rules, strong, other, seat, memory));
  });
  EXPECT_GT(swapped, 0) << "something was hidden";
}

template <class Rules> void expect_legal(const Rules& rules, const Player<Rules>& strong, std::uint64_t seed) {
  look_into_random_game(rules, seed, [&](const auto& state, Seat seat, const Memory<Rules>& memory) {
    const Move move = asked(rules, strong, state, seat, memory);
    ASSERT_TRUE(rules.check(state, seat, move).ok()) << rules.text(move);
  });
}

}  // namespace regalia::contract
