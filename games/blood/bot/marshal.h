// How the greedy player moves: goods first, then armies: against rebellions, to where guards are missing, and into provinces that are
// weakly held.
#pragma once

#include "games/blood/bot/temper.h"
#include "games/blood/rules.h"

namespace regalia::blood {

class Marshal {
 public:
  Marshal(const Rules& rules, const State& state, const March& march, const MoveList& moves, const Temper& temper)
      : rules_(rules), state_(state), march_(march), moves_(moves), temper_(temper), seat_(march.seat) {}

  // The next step of the march. kind `anew` without a group: nothing is left to be done.
  [[nodiscard]] Move order() const;
  // A group of units that may not stay where they are.
  [[nodiscard]] Move leave() const;

 private:
  struct Target {
    Province province = kNoProvince;  // kNoProvince: none
    int armies = 0;                   // that it takes
    int worth = 0;
  };
  // Steps to a place through provinces that are open; kNoWay: there is none.
  using Distances = std::array<std::uint8_t, kProvinces>;
  static constexpr std::uint8_t kNoWay = 255;

  [[nodiscard]] Distances distances_to(Province goal, ProvinceSet open) const;
  [[nodiscard]] Country own_power() const { return country_of(rules_.house_of(seat_)); }
  [[nodiscard]] ProvinceSet own() const { return rules_.provinces_of(state_, seat_) - state_.realm.famine; }
  [[nodiscard]] Target target(Province province, int armies) const;
  [[nodiscard]] Target target_of_war(Province province, int armies) const;
  // Armies that keep a province of one's own: more where others stand near who have not promised peace, and where goods are found.
  [[nodiscard]] int garrison(Province province) const;
  // As far as this seat knows.
  [[nodiscard]] bool may_attack(Country power, Province province) const;
  // Armies of others, and what else fights, in a province.
  [[nodiscard]] int defenders(Province province) const;
  // Armies of a player or neutral country everywhere.
  [[nodiscard]] int strength(Country power) const;
  // Whoever has most land, by far, is feared by all.
  [[nodiscard]] bool is_ahead(Country power) const;
  // The best that armies reach from a province with so many points.
  [[nodiscard]] Target best_target(Province from, int armies, int points) const;

  [[nodiscard]] Move seize() const;
  [[nodiscard]] Move order_armies() const;
  [[nodiscard]] Move go_on_with_armies() const;
  [[nodiscard]] Move step_out() const;
  // A step of the group that is listed and leads nearer; where there is none it is sent, or dropped.
  [[nodiscard]] Move nearer(const Distances& distances) const;
  [[nodiscard]] bool lists(Move move) const { return covers(moves_, move); }

  const Rules& rules_;
  const State& state_;
  const March& march_;
  const MoveList& moves_;
  const Temper& temper_;
  Seat seat_;
};

}  // namespace regalia::blood
