// How good a position is for each seat, in victory points: what it has, what it can expect, and what its cards are worth.
// Reads nothing of other hands but their number of cards.
#pragma once

#include <array>

#include "games/royals/rules.h"

namespace regalia::royals {

class Prospects {
 public:
  Prospects(const Rules& rules, const State& state);

  [[nodiscard]] double of(Seat seat) const;
  // Against the best of the others.
  [[nodiscard]] double advantage(Seat seat) const;

  // The parts of it.
  [[nodiscard]] int points(Seat seat) const { return points_[at(seat)]; }
  [[nodiscard]] double influence_of_period(Seat seat, int period) const;  // races that are still to be scored
  [[nodiscard]] double titles(Seat seat) const;
  [[nodiscard]] double countries(Seat seat) const;  // Country bonuses: the nearer, the more they are worth already
  [[nodiscard]] double house(Seat seat) const;
  [[nodiscard]] double hand(Seat seat) const;

  [[nodiscard]] int influence(Seat seat, Country country) const { return influence_[at(seat)][at(country)]; }
  // Cards of a country in which there is something to claim, up to what the dearest noble there costs.
  [[nodiscard]] int useful_cards(Seat seat) const;

 private:
  // How likely one stays ahead, by one's lead; from a lead of kMostLead on as if it were that.
  static constexpr int kMostLead = 15;
  using Leads = std::array<double, 2 * kMostLead + 1>;
  [[nodiscard]] static Leads leads(double unrest);
  template <class Standing>
  [[nodiscard]] std::array<double, 2> race(Seat seat, const Leads& leads, Standing standing) const;
  // Missing steps on the way to a bonus.
  [[nodiscard]] double worth(int missing, int value) const;

  const Rules& rules_;
  const State& state_;
  const Board& board_;
  double done_;  // how far the game has come, from 0 to 1
  std::array<int, kSeatLimit> points_{};
  std::array<std::array<int, kCountries>, kSeatLimit> influence_{};
  std::array<Leads, kPeriods> period_leads_{};  // of those still to be scored
  Leads title_leads_{};
};

}  // namespace regalia::royals
