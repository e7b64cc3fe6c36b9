// The player who knows no game: every listed move is as likely as any other; within a range every amount is.
#pragma once

#include "engine/move.h"
#include "engine/random.h"
#include "engine/view.h"

namespace regalia {

[[nodiscard]] inline Move pick_uniformly(const MoveList& moves, Rng& rng) {
  const Offer& offer = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  if (offer.most == offer.least()) return offer.move;
  return offer.move.with_amount(offer.least() + static_cast<std::uint32_t>(rng.below64(offer.count())));
}

class RandomBot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(seed) {}

  template <class Rules> [[nodiscard]] Move choose(const View<Rules>& view) { return pick_uniformly(view.moves, rng_); }

 private:
  Rng rng_;
};

}  // namespace regalia
