#include "games/blood/rules/march_refusals.h"

#include "games/blood/rules/marching.h"

namespace regalia::blood {
namespace {

// Each question answers with the first rule that forbids the step; a step that none forbids is refused by the last of them.
class Refusals {
 public:
  Refusals(const Rules& rules, const State& state, const March& march)
      : rules_(rules), state_(state), group_(march.group), seat_(march.seat), marching_(rules, state, march) {}

  [[nodiscard]] Verdict going(int number) const {
    if (number >= kProvinces) return Verdict::no("blood.move.points", "There is no such province.");
    const auto to = static_cast<Province>(number);
    if (const Verdict bar = entering(to); !bar.ok()) return bar;
    if (group_.kind != Group::Kind::land) return Verdict::no("blood.move.group", "Put a group together first.");
    if (!is_province(group_.where)) return Verdict::no("blood.move.embark", "Your group is aboard: land first.");
    const Province from = province_at(group_.where);
    if (is_across_channel(from, to)) return crossing(from, to);
    if (!rules_.facts().map.borders_on(from, to))
      return Verdict::no("blood.move.points", "These provinces don't border on each other.");
    if (const Verdict bar = going_without_armies(from, to); !bar.ok()) return bar;
    if (group_.is_stopped)
      return Verdict::no("blood.move.points",
                         "Your group has to stop where another player rules. Ask for leave to go on.");
    return Verdict::no("blood.move.points", "Your group has no points left.");
  }

  [[nodiscard]] Verdict boarding(Spot spot) const {
    if (group_.kind != Group::Kind::land || !is_province(group_.where))
      return Verdict::no("blood.move.group", "Put a group together ashore first.");
    const bool is_there = is_ship(spot) && ship_at(spot).number < fleets_of(state_.realm, ship_at(spot).colour) &&
                          marching_.own().has(ship_at(spot).colour) &&
                          marching_.port_of(ship_at(spot)) == province_at(group_.where);
    if (!is_there) return Verdict::no("blood.move.embark", "You need a fleet of yours in port here.");
    if (marching_.led_for() != kNoCountry)
      return Verdict::no("blood.command.take", "Armies of another player don't board your fleets.");
    if (const Verdict bar = rebellion(province_at(group_.where)); !bar.ok()) return bar;
    if (marching_.room_aboard(ship_at(spot)) < group_.armies_in_all() + static_cast<int>(group_.royals.size()))
      return Verdict::no("blood.move.embark", "This fleet has no room for so many.");
    return Verdict::no("blood.move.embark", "Boarding takes a point, and your group has none left.");
  }

  [[nodiscard]] Verdict landing() const {
    if (!is_ship(group_.where) || marching_.port_of(ship_at(group_.where)) == kNoProvince)
      return Verdict::no("blood.move.embark", "Only a group aboard a fleet in port can land.");
    const Province shore = marching_.port_of(ship_at(group_.where));
    if (const Verdict bar = entering(shore); !bar.ok()) return bar;
    if (const Verdict bar = rebellion(shore); !bar.ok()) return bar;
    if (const Verdict bar = defended(shore); !bar.ok()) return bar;
    return Verdict::no("blood.move.embark", "Landing takes a point, and your group has none left.");
  }

  [[nodiscard]] Verdict sailing() const {
    if (group_.kind != Group::Kind::fleet) return Verdict::no("blood.fleet.move", "Let a fleet set out first.");
    if (group_.is_stopped) return stopped();
    if (marching_.points_left() < 1) return Verdict::no("blood.fleet.move", "These fleets have no points left.");
    return Verdict::no("blood.fleet.move", "Fleets go to a sea area next to them.");
  }

  [[nodiscard]] Verdict docking(int number) const {
    if (group_.kind != Group::Kind::fleet || !is_sea(group_.where))
      return Verdict::no("blood.fleet.dock", "Only fleets at sea can put into port.");
    if (group_.is_stopped) return stopped();
    const bool is_coast = number < kProvinces &&
                          rules_.facts().map.seas[at(sea_at(group_.where))].coasts.has(static_cast<Province>(number));
    if (!is_coast) return Verdict::no("blood.fleet.dock", "Fleets lie at a coast of their own sea area.");
    const auto port = static_cast<Province>(number);
    if (const Verdict bar = open(port); !bar.ok()) return bar;
    if (const Verdict bar = rules_.may_enter_with_armies(state_, seat_, port); !bar.ok()) return bar;
    return Verdict::no("blood.fleet.dock",
                       "In a foreign port each of your fleets needs an army aboard, or you need leave: ask for it.");
  }

 private:
  [[nodiscard]] Verdict open(Province to) const {
    if (state_.realm.famine.has(to))
      return Verdict::no("blood.move.famine", "Nothing moves into a province with famine.");
    return rules_.is_closed(to) ? Verdict::no("blood.neutral.four", "Nobody enters this country.") : Verdict::yes();
  }

  // What famine, a closed country, and a contract say to armies.
  [[nodiscard]] Verdict entering(Province to) const {
    if (const Verdict bar = open(to); !bar.ok()) return bar;
    if (marching_.escort() != Marching::Escort::armies || marching_.is_own(to) || marching_.may_pass(to))
      return Verdict::yes();
    return rules_.may_enter_with_armies(state_, seat_, to);
  }

  [[nodiscard]] Verdict crossing(Province from, Province to) const {
    if (group_.has_items()) return Verdict::no("blood.move.channel", "Goods need a fleet to cross the Channel.");
    if (!rules_.may_cross_channel(state_, seat_, from, to, Rules::Channel::by_leave))
      return Verdict::no("blood.move.channel",
                         "The Channel is closed to you: you need both Kent and Calais, and no other player's fleet "
                         "at sea there.");
    if (const Verdict bar = defended(to); !bar.ok()) return bar;
    return Verdict::no("blood.move.points", "Crossing takes a point, and your group has none left.");
  }

  // Countries that nobody plays defend themselves against armies, and let nobody else in.
  [[nodiscard]] Verdict defended(Province to) const {
    if (marching_.escort() == Marching::Escort::armies || rules_.ruler(state_, state_.realm.control[at(to)]) != kNobody)
      return Verdict::yes();
    if (marching_.escort() == Marching::Escort::none)
      return Verdict::no("blood.items.foreign", "Goods alone can't enter a country that defends itself.");
    return Verdict::no("blood.neutral.battle",
                       "Kings and princes enter a country that defends itself with armies only.");
  }

  [[nodiscard]] Verdict going_without_armies(Province from, Province to) const {
    if (const Verdict bar = defended(to); !bar.ok()) return bar;
    for (const Province province : {from, to})
      if (const Verdict bar = rebellion(province); !bar.ok()) return bar;
    if (marching_.escort() != Marching::Escort::none) return Verdict::yes();
    if (!marching_.is_own(from) && !marching_.is_own(to) && !marching_.has_leave(Act::What::carry, from))
      return Verdict::no("blood.items.foreign", "Goods alone don't go from one foreign province to another.");
    return Verdict::yes();
  }

  [[nodiscard]] Verdict rebellion(Province province) const {
    return marching_.is_barred_by_rebellion(province)
               ? Verdict::no("blood.items.rebellion",
                             "Goods neither enter nor leave a province in rebellion without an army.")
               : Verdict::yes();
  }

  [[nodiscard]] static Verdict stopped() {
    return Verdict::no("blood.fleet.stopped",
                       "Another player has more fleets at sea here, so yours have to stay at sea for this move.");
  }

  const Rules& rules_;
  const State& state_;
  const Group& group_;
  Seat seat_;
  Marching marching_;
};

}  // namespace

Verdict step_refusal(const Rules& rules, const State& state, const March& march, Move move) {
  const Refusals refusals(rules, state, march);
  switch (move.kind<MoveKind>()) {
    case MoveKind::go: return refusals.going(move.a());
    case MoveKind::board: return refusals.boarding(spot_in(move));
    case MoveKind::land: return refusals.landing();
    case MoveKind::sail: return refusals.sailing();
    default: return refusals.docking(move.a());
  }
}

}  // namespace regalia::blood
