// A player who knows no game but can imagine: each move is tried in positions that its seat must hold possible, the
// rest is played at random, and the move that ends best on average is chosen.
#pragma once

#include <vector>

#include "bots/playout.h"
#include "engine/tally.h"
#include "engine/view.h"

namespace regalia {

struct RolloutStrategy {
  // A range is tried at up to this many amounts, from the least to the most.
  static constexpr std::uint32_t kAmounts = 5;

  template <class Rules>
  [[nodiscard]] static Move choose(const Rules& rules, const View<Rules>& view, int budget, Rng& rng) {
    std::vector<Tried> tried = candidates(view.moves);
    if (tried.size() == 1) return tried[0].move;
    for (int game = 0; game < budget; ++game) {
      Tried& next = tried[static_cast<std::size_t>(game) % tried.size()];
      auto state = rules.imagine(view, rng);
      Silence silence;
      rules.apply(state, view.viewer, next.move, silence);
      play_out(rules, state, rng, silence);
      next.value += value_of(rules.standing(state), view.viewer, rules.seats());
      ++next.games;
    }
    const Tried* best = &tried[0];
    for (const Tried& one : tried)
      if (one.mean() > best->mean()) best = &one;
    return best->move;
  }

 private:
  struct Tried {
    Move move;
    double value = 0;
    int games = 0;

    [[nodiscard]] double mean() const { return games == 0 ? 0 : value / games; }
  };

  static std::vector<Tried> candidates(const MoveList& moves) {
    std::vector<Tried> list;
    for (const Offer& offer : moves) {
      const std::uint32_t span = offer.most - offer.least();
      const std::uint32_t steps = span < kAmounts ? span : kAmounts - 1;
      for (std::uint32_t i = 0; i <= steps; ++i)
        list.push_back({offer.move.with_amount(offer.least() + (steps == 0 ? 0 : span * i / steps))});
    }
    return list;
  }

  // 1 for a sole win; a shared place is worth the mean of the places it covers, the last is worth nothing.
  static double value_of(const Standing& standing, Seat seat, int seats) {
    const auto place = [&](int i) { return standing.place[static_cast<std::size_t>(i)]; };
    int sharing = 0;
    for (int i = 0; i < seats; ++i) sharing += place(i) == place(index(seat)) ? 1 : 0;
    const double mean_place = place(index(seat)) + (sharing - 1) / 2.0;
    return (seats - mean_place) / (seats - 1);
  }
};

}  // namespace regalia
