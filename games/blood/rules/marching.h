// What may be moved in a march, from where, by whom: questions about one moment of it.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

class Marching {
 public:
  Marching(const Rules& rules, const State& state, const March& march)
      : rules_(rules),
        state_(state),
        realm_(state.realm),
        march_(march),
        group_(march.group),
        own_(rules.countries_of(state, march.seat)) {}

  // ---- What there is

  [[nodiscard]] CountrySet own() const { return own_; }
  [[nodiscard]] bool is_own(Province province) const { return own().has(realm_.control[at(province)]); }
  [[nodiscard]] Province port_of(Ship ship) const { return realm_.fleets[at(ship.colour)][ship.number].place.province; }

  // Where a royal piece of the seat is that may be moved; kNoSpot: nowhere.
  [[nodiscard]] Spot royal_at(PersonId person) const;

  // ---- Points

  [[nodiscard]] int spent_by(PersonId person) const;
  [[nodiscard]] int spent_by(Ship ship) const { return blood::spent_by(march_.tired, Tired::fleet(ship), 1, 1); }
  [[nodiscard]] int points_left() const;

  // ---- Beginning a group, and adding to it

  [[nodiscard]] bool may_begin() const;
  // blood.move.obliged: no more groups may be formed, but for those that must leave.
  [[nodiscard]] bool is_duty_only() const;
  [[nodiscard]] bool may_ask() const;
  [[nodiscard]] bool may_take_at(Spot spot) const;

  template <class Visit> void for_own_spots(Visit visit) const {
    for (int i = 0; i < kProvinces; ++i) visit(static_cast<Spot>(i));
    for (const Country colour : CountrySet::all())
      for (int i = 0; i < fleets_of(realm_, colour); ++i) visit(spot_of(Ship{colour, static_cast<std::uint8_t>(i)}));
  }

  void list_takes(MoveList& list) const;
  void list_evacuation(MoveList& list, Province province) const;
  // How many armies of a colour in a place are under the seat's command.
  [[nodiscard]] int armies_to_lead(Spot spot, Country colour) const;
  // How many more armies of a colour may join the group, or be lent; `bar`: the clause that keeps the others, if one does.
  [[nodiscard]] int armies_to_take(Spot spot, Country colour, const Clause** bar = nullptr,
                                   Seat lent_to = kNobody) const;
  // blood.items.others: whether goods of an owner may join the group; of another player only by leave, which is asked for.
  [[nodiscard]] bool may_carry_for(Spot spot, Country owner) const;
  // Whose goods the group carries, apart from the mover's own; kNoCountry: nobody's.
  [[nodiscard]] Country carried_for() const;
  [[nodiscard]] bool may_lead(PersonId person) const;
  [[nodiscard]] bool may_ship(Ship ship) const;

  // ---- Steps

  // blood.items.rebellion: goods neither enter nor leave without armies.
  [[nodiscard]] bool is_barred_by_rebellion(Province province) const;
  // blood.move.famine, blood.neutral.four
  enum class Escort : std::uint8_t { none, royals, armies };  // of goods, or what moves by itself
  [[nodiscard]] bool may_enter(Province to, Escort escort) const;
  [[nodiscard]] Escort escort() const {
    if (group_.armies_in_all() > 0) return Escort::armies;
    return group_.royals.empty() ? Escort::none : Escort::royals;
  }
  [[nodiscard]] bool may_go(Province to) const;
  [[nodiscard]] int room_aboard(Ship ship) const { return rules_.facts().cargo - units_aboard(realm_, ship); }
  [[nodiscard]] bool may_board(Ship ship) const;
  [[nodiscard]] bool may_land() const;
  [[nodiscard]] bool may_sail(Sea to) const;
  [[nodiscard]] bool may_dock(Province to) const;
  [[nodiscard]] static int armies_aboard(const Fleet& fleet);
  // blood.fleet.stopped: one other player has more fleets at sea there.
  [[nodiscard]] Seat who_stops_in(Sea sea) const;
  [[nodiscard]] bool is_stopped_in(Sea sea) const { return who_stops_in(sea) != kNobody; }

  // blood.move.points: what somebody else controls stops a group, unless there is leave.
  [[nodiscard]] bool is_stopped_by_entering(Province to) const;
  [[nodiscard]] bool has_leave(Act::What what, Province province) const;

  // By contract, or by leave on the spot.
  [[nodiscard]] bool may_pass(Province province) const;
  // Or may at least stop there.
  [[nodiscard]] bool is_let_in(Province province) const {
    return may_pass(province) || has_leave(Act::What::stand, province);
  }

  // ---- Leave on the spot

  // Who would be asked for leave to go on: by a group that has to stop; kNobody: nobody can let it go on.
  [[nodiscard]] Seat who_lets_go_on() const;
  [[nodiscard]] bool may_ask_port(Province to) const;
  // ---- Goods of others

  // blood.items.hand-over: which country gets goods that are handed over to a player in a province; kNoCountry: none.
  [[nodiscard]] Country receiver_in(Province province, Seat to) const;
  [[nodiscard]] int items_to_hand_over(Province province, Seat to, Good good) const;
  void list_gifts(MoveList& list) const;

  // What a contract says to whoever is asked.
  [[nodiscard]] Verdict may_be_allowed() const;

  // ---- Armies under another's command

  // Whose armies the group leads, besides the mover's own; kNoCountry: nobody's.
  [[nodiscard]] Country led_for() const;
  [[nodiscard]] Seat whose_are_led() const {
    return led_for() == kNoCountry ? kNobody : rules_.ruler(state_, led_for());
  }
  void list_loans(MoveList& list) const;
  [[nodiscard]] int armies_to_lend(Province province, Seat to) const;
  // blood.contract.no-help
  [[nodiscard]] Verdict may_help(Seat helper, Seat helped) const {
    return rules_.lawful(state_,
                         {.what = Act::What::help, .actor = rules_.house_of(helper), .other = rules_.house_of(helped)});
  }
  // blood.command.take-back
  [[nodiscard]] Verdict may_take_back(Province province, Country commander) const;
  [[nodiscard]] int armies_to_take_back(Province province, Country colour, Country commander) const;
  // Whether the owner of armies that are led must let them go.
  [[nodiscard]] bool must_allow() const;

  // ---- What must be done first

  // blood.move.famine, blood.fleet.leave: units that must leave, can, and have not been moved yet.
  [[nodiscard]] bool is_obliged() const;
  [[nodiscard]] bool must_leave(Ship ship) const;
  [[nodiscard]] bool must_leave(Province province) const {
    return realm_.famine.has(province) && has_way_out(province);
  }
  [[nodiscard]] bool has_way_out(Province province) const;
  [[nodiscard]] bool is_invited(const Fleet& fleet) const;

  // blood.items.confiscate: of others, in an own province, where their armies do not guard them.
  [[nodiscard]] Verdict confiscating(Province province, Country owner) const;
  [[nodiscard]] bool may_confiscate(Province province, Country owner) const;

 private:
  [[nodiscard]] const Round* round() const;
  [[nodiscard]] int unmoved(Province province, Country colour, Seat commander) const;
  [[nodiscard]] int commandable(Province province, Country colour) const;

  const Rules& rules_;
  const State& state_;
  const Realm& realm_;
  const March& march_;
  const Group& group_;
  CountrySet own_;
};

}  // namespace regalia::blood
