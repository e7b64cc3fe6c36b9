#include <algorithm>

#include "games/blood/rules/phase_fault.h"

namespace regalia::blood {
namespace {

struct MarchFault {
  const Facts& facts;
  const State& state;

  [[nodiscard]] bool is_spot(Spot spot) const {
    if (!is_ship(spot)) return is_province(spot) || is_sea(spot);
    return ship_at(spot).number < state.realm.fleets[at(ship_at(spot).colour)].size();
  }

  [[nodiscard]] std::string tired(const Tired& entry) const {
    if (!is_spot(entry.where) || is_sea(entry.where) || entry.spent > kItemPoints || entry.colour >= kCountries ||
        entry.good >= kGoods)
      return "Something has moved that is not there.";
    if (entry.what == Tired::What::fleet && is_province(entry.where)) return "A fleet has moved that is none.";
    const auto country = static_cast<Country>(entry.colour);
    int most = 1;
    if (entry.what == Tired::What::army) most = armies_at(state.realm, entry.where, country);
    if (entry.what == Tired::What::item)
      most = items_at(state.realm, entry.where, country, static_cast<Good>(entry.good));
    return entry.count < 1 || entry.count > most ? "More has moved than there is." : "";
  }

  [[nodiscard]] std::string group(const Group& group) const {
    if (group.kind == Group::Kind::none) return group == Group{} ? "" : "A group is half put together.";
    if (!is_spot(group.from) || !is_spot(group.where) || group.spent > kItemPoints) return "A group is nowhere.";
    for (const Spot spot : group.path)
      if (!is_spot(spot)) return "A group has come from nowhere.";
    return group.kind == Group::Kind::fleet ? fleets(group) : on_land(group);
  }

  [[nodiscard]] std::string fleets(const Group& group) const {
    if (static_cast<int>(group.colour) >= kCountries || group.fleets == 0 || is_ship(group.where))
      return "No fleet sails.";
    for (int i = 0; i < kMostFleets; ++i)
      if ((group.fleets >> i & 1) != 0 && (i >= fleets_of(state.realm, group.colour) ||
                                           spot_of(state.realm.fleets[at(group.colour)][at(i)].place) != group.from))
        return "A fleet sails that is not there.";
    return group.armies_in_all() == 0 && !group.has_items() && group.royals.empty() ? "" : "Fleets sail alone.";
  }

  // A plan goes on from what is where it began.
  [[nodiscard]] std::string on_land(const Group& group) const {
    if (is_sea(group.from) || is_sea(group.where) || group.colour != kNoCountry || group.fleets != 0)
      return "A group is in the water.";
    const int units = group.armies_in_all() + static_cast<int>(group.royals.size());
    if (units == 0 && !group.has_items()) return "A group is empty.";
    for (const Country country : CountrySet::all()) {
      if (group.armies[at(country)] > armies_at(state.realm, group.from, country))
        return "A group has armies that are not there.";
      for (int i = 0; i < kGoods; ++i)
        if (group.items[at(country)][at(i)] > items_at(state.realm, group.from, country, static_cast<Good>(i)))
          return "A group has goods that are not there.";
    }
    for (const PersonId person : group.royals)
      if (!state.people.lives(person) || !is_at(person, group.from))
        return "A group is led by somebody who is not there.";
    const bool boards = is_ship(group.where) && group.where != group.from;
    return boards && units_aboard(state.realm, ship_at(group.where)) + units > facts.cargo ? "A fleet is too full."
                                                                                           : "";
  }

  [[nodiscard]] bool is_at(PersonId person, Spot spot) const {
    for (const auto& pieces : state.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == person && spot_of(piece) == spot) return true;
    return false;
  }
};

}  // namespace

std::string march_fault(const March& march, const Facts& facts, const State& state) {
  const MarchFault fault{facts, state};
  if (march.asked != kNobody && (march.asked == march.seat || march.group.kind == Group::Kind::none))
    return "Nobody asks for leave.";
  if (march.port != kNoProvince && (march.asked == kNobody || march.group.kind != Group::Kind::fleet))
    return "Nobody asks for a port.";
  for (const Tired& entry : march.tired)
    if (std::string wrong = fault.tired(entry); !wrong.empty()) return wrong;
  return fault.group(march.group);
}

}  // namespace regalia::blood
