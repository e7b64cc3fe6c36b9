// How bots negotiate: a card for a card that helps both, ravens to be spared, and yes or no. What a deal is worth is for an
// appraiser to say; greedy and strong players have one each.
#pragma once

#include "bots/player.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

// A card for a card of a type.
struct Trade {
  Card give = kNoCard;
  Type ask{};
  double gain = 0;  // 0: there is none that is worth proposing
};

// Knows a view; all gains are its viewer's, in points.
class Appraiser {
 public:
  Appraiser() = default;
  Appraiser(const Appraiser&) = delete;
  Appraiser& operator=(const Appraiser&) = delete;
  virtual ~Appraiser() = default;

  [[nodiscard]] virtual double gain(const Clauses& clauses, Seat partner) = 0;
  // The best that somebody would probably agree to; of this card, if one is named.
  [[nodiscard]] virtual Trade best_trade(Seat partner, Card fixed) = 0;
};

// Precondition: the viewer is asked in talks.
[[nodiscard]] Chosen bargain(const Rules& rules, const View<Rules>& view, Appraiser& appraiser);

inline constexpr double kEnoughGain = 0.6;  // to propose; half of it is enough to agree

}  // namespace regalia::crowns
