// How the greedy player brings its goods to where they are sold: over land, where it is let through, and by sea.
#pragma once

#include <limits>

#include "games/blood/rules.h"

namespace regalia::blood {

class Carrier {
 public:
  Carrier(const Rules& rules, const State& state, Seat seat) : rules_(rules), state_(state), seat_(seat) {}

  // The next step of the march for goods and fleets. kind `anew` without a group: nothing is left to be done.
  [[nodiscard]] Move order(const March& march, const MoveList& moves) const;
  // Goods of a country in a province can be brought to where it sells them.
  [[nodiscard]] bool can_bring_home(Country owner, Province from) const {
    return costs_home(owner, Sailing::yes)[at(from)] != kNoWay;
  }
  // Goods lie where a fleet would fetch them best, and there is none.
  [[nodiscard]] bool lacks_fleet() const;

 private:
  // What it takes to a goal, from every province and sea area.
  using Costs = std::array<std::uint8_t, static_cast<std::size_t>(kProvinces + kSeas)>;
  static constexpr std::uint8_t kNoWay = 255;
  enum class Sailing : std::uint8_t { no, yes };

  [[nodiscard]] Costs costs_to(Province goal, Sailing sailing) const;
  [[nodiscard]] Costs costs_home(Country owner, Sailing sailing) const;
  // For fleets, from one sea area to the next.
  [[nodiscard]] Costs costs_by_sea(ProvinceSet ports) const;
  // What goods may do in a province.
  struct Land {
    bool is_own = false;
    bool has_leave = false;  // of its ruler, for goods to go through
    bool may_enter = false;
    bool is_open = false;  // to goods that leave it
  };
  [[nodiscard]] Land land(Province province) const;
  // What the step costs; kNoWay: it is not allowed (blood.items.foreign), or leads into the hands of others.
  [[nodiscard]] static int step(const Land& from, const Land& to) {
    const bool is_safe = to.is_own || (to.has_leave && (from.is_own || from.has_leave));
    return from.is_open && to.may_enter && is_safe ? 1 : kNoWay;
  }
  [[nodiscard]] bool may_lie_in(Province port) const;
  // The cheapest way from a province begins at sea.
  [[nodiscard]] bool goes_by_sea(Province from, const Costs& costs) const;
  [[nodiscard]] bool has_fleet() const;
  [[nodiscard]] bool has_fleet_in(Province port) const;
  // Where goods wait for a fleet.
  [[nodiscard]] ProvinceSet waiting() const;
  [[nodiscard]] Costs course_of(const Fleet& fleet) const;

  // Goods of others are carried only by leave, for which bots do not ask.
  [[nodiscard]] bool carries_own(Move move) const;
  [[nodiscard]] Move order_goods(const MoveList& moves) const;
  [[nodiscard]] Move order_fleet(const March& march, const MoveList& moves) const;
  [[nodiscard]] Move go_on_with_goods(const Group& group, const MoveList& moves) const;
  [[nodiscard]] Move go_on_with_fleet(const Group& group, const MoveList& moves) const;

  const Rules& rules_;
  const State& state_;
  Seat seat_;
};

}  // namespace regalia::blood
