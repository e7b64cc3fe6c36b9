// What a deal is worth, as the greedy player judges it: by what it makes of the two hands.
#pragma once

#include "games/crowns/bot/bargaining.h"
#include "games/crowns/bot/value.h"

namespace regalia::crowns {

class ByHand : public Appraiser {
 public:
  ByHand(const Rules& rules, const View<Rules>& view, Thinking& thinking)
      : rules_(rules),
        view_(view),
        seen_(view.seen),
        board_(view.seen.board),
        thinking_(thinking),
        rounds_(rounds_left(rules, view.seen.board)) {}

  [[nodiscard]] double gain(const Clauses& clauses, Seat partner) override;
  [[nodiscard]] Trade best_trade(Seat partner, Card fixed) override;

 private:
  [[nodiscard]] Holding own() const { return {rules_, seen_.hand, view_.viewer, board_.ravens[at(view_.viewer)]}; }

  const Rules& rules_;
  const View<Rules>& view_;
  const Observation& seen_;
  const Board& board_;
  Thinking& thinking_;
  double rounds_;
};

}  // namespace regalia::crowns
