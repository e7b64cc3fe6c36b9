#include "games/blood/rules/tired.h"

#include <algorithm>

namespace regalia::blood {
namespace {

void drop_empty(TiredPieces& tired) {
  TiredPieces rest;
  for (const Tired& entry : tired)
    if (entry.count > 0) rest.push_back(entry);
  tired = rest;
}

}  // namespace

Tired Tired::army(Spot where, Country colour) {
  return {What::army, where, static_cast<std::uint8_t>(colour), 0, kNoPerson, 0, 0};
}
Tired Tired::item(Spot where, Country owner, Good good) {
  return {What::item, where, static_cast<std::uint8_t>(owner), static_cast<std::uint8_t>(good), kNoPerson, 0, 0};
}
Tired Tired::royal(Spot where, PersonId person) { return {What::royal, where, 0, 0, person, 0, 0}; }
Tired Tired::fleet(Ship ship) { return {What::fleet, spot_of(ship), 0, 0, kNoPerson, 0, 0}; }

bool Tired::is_alike(const Tired& other) const {
  return what == other.what && colour == other.colour && good == other.good && person == other.person &&
         (where == other.where || what == What::royal);
}

int Tired::points() const {
  if (what == What::item) return kItemPoints;
  return what == What::fleet ? kFleetPoints : kArmyPoints;
}

int fresh(const TiredPieces& tired, const Tired& kind, int all) {
  constexpr int kMostOfAGroup = 255;
  for (const Tired& entry : tired)
    if (entry.is_alike(kind) && entry.spent >= kind.points()) all -= entry.count;
  return std::min(all, kMostOfAGroup);
}

int spent_by(const TiredPieces& tired, const Tired& kind, int all, int count) {
  std::array<int, kItemPoints + 1> spent{};
  for (const Tired& entry : tired)
    if (entry.is_alike(kind)) {
      spent[entry.spent] += entry.count;
      all -= entry.count;
    }
  spent[0] += all;
  for (int i = 0; i <= kItemPoints; ++i) {
    count -= spent[at(i)];
    if (count <= 0) return i;
  }
  return kItemPoints;
}

void forget(TiredPieces& tired, const Tired& kind, int all, int count) {
  for (const Tired& entry : tired)
    if (entry.is_alike(kind)) all -= entry.count;
  count -= all;  // who has not moved goes first
  for (int spent = 0; spent <= kItemPoints; ++spent)
    for (Tired& entry : tired)
      if (entry.is_alike(kind) && entry.spent == spent && count > 0) {
        const int taken = std::min<int>(count, entry.count);
        entry.count = static_cast<std::uint8_t>(entry.count - taken);
        count -= taken;
      }
  drop_empty(tired);
}

void forget_those(TiredPieces& tired, const Tired& kind, int spent, int count) {
  for (Tired& entry : tired)
    if (entry.is_alike(kind) && entry.spent == spent) {
      const int taken = std::min<int>(count, entry.count);
      entry.count = static_cast<std::uint8_t>(entry.count - taken);
      count -= taken;
    }
  drop_empty(tired);
}

void change_owner(TiredPieces& tired, Spot where, Country from, Country to) {
  for (Tired& entry : tired)
    if (entry.what == Tired::What::item && entry.where == where && entry.colour == static_cast<std::uint8_t>(from))
      entry.colour = static_cast<std::uint8_t>(to);
}

void note(TiredPieces& tired, Tired kind, int spent, int count) {
  constexpr int kMostInAnEntry = 255;
  for (Tired& entry : tired)
    if (entry.is_alike(kind) && entry.spent == spent && entry.count + count <= kMostInAnEntry) {
      entry.count = static_cast<std::uint8_t>(entry.count + count);
      return;
    }
  kind.spent = static_cast<std::uint8_t>(spent);
  kind.count = static_cast<std::uint8_t>(count);
  tired.push_back(kind);
}

}  // namespace regalia::blood
