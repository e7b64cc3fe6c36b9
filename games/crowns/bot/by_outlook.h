// What a deal is worth, as the strong player judges it: by what everybody may expect with it and without it, in positions
// that it must hold possible.
#pragma once

#include <vector>

#include "bots/values.h"
#include "games/crowns/bot/bargaining.h"

namespace regalia::crowns {

class ByOutlook : public Appraiser {
 public:
  ByOutlook(const Rules& rules, const Values::Stages& values, const View<Rules>& view, Thinking& thinking);

  [[nodiscard]] double gain(const Clauses& clauses, Seat partner) override;
  [[nodiscard]] Trade best_trade(Seat partner, Card fixed) override;

 private:
  struct World {
    State state;
    double at_rest = 0;  // what the viewer may expect as things are, if the position is at rest
    double played = 0;   // and when the turn is played to its end
    Rng luck{0};         // of the turn
  };

  [[nodiscard]] double gain_in(const World& world, const Clauses& clauses, Seat partner) const;
  [[nodiscard]] double expected(const State& state) const;
  [[nodiscard]] double expected_after_turn(State state, Rng luck) const;
  // Sums of gains by what is asked for, for one card that is given.
  void add_trades(const World& world, Seat partner, Card give, std::array<double, kTypes>& gains) const;

  const Rules& rules_;
  const Values::Stages& values_;
  const View<Rules>& view_;
  std::vector<World> worlds_;
};

}  // namespace regalia::crowns
