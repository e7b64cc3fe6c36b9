// What one side of a contract promises the other: a small plain value, and what kinds of promises there are.
//
// A clause speaks of crowns and houses, never of seats. What is about land, arms, tax and goods binds the crown, that is
// whoever reigns in that country; what is about money, persons and claims binds the house.
#pragma once

#include <array>
#include <string_view>
#include <type_traits>

#include "engine/fixed_list.h"
#include "engine/index.h"
#include "games/blood/facts/map.h"
#include "games/blood/people/person.h"

namespace regalia::blood {

enum class Verb : std::uint8_t {
  forbids,  // who shall not do something
  grants,   // who gives leave for something
  owes,     // who gives something at a fixed point of a turn
  settles,  // done when the deal is concluded, all or nothing
};

inline constexpr std::array<std::string_view, 4> kVerbWords = {"forbids", "grants", "owes", "settles"};

enum class Matter : std::uint8_t {
  // forbids
  peace,        // no attack on whom, everywhere or in some provinces
  usual_tax,    // no high rate
  no_match,     // nobody of the house weds into a third
  no_leave,     // none of the grants below to a third country
  heir,         // a person is not passed over
  no_help,      // nothing is given or lent to a third house
  no_contract,  // none is signed with a third house
  // grants
  march,     // armies and royal pieces go through the land
  fleets,    // fleets at sea do not stop those of whom
  ports,     // fleets lie in the ports
  carriage,  // goods go through the land
  station,   // armies stand in some provinces
  command,   // of armies
  // owes
  pension,     // Crowns
  goods,       // items
  exchange,    // items for items: both or neither
  tax_share,   // a part of the taxes, in percent
  land_later,  // provinces, as soon as the conditions are fulfilled
  fief,        // the taxes and new items of provinces, to a house without land
  // settles
  dowry,        // Crowns
  land,         // provinces
  groom_joins,  // the bride's court
  children,     // are of the bride's house
  claim,        // a person renounces a crown
  captive,      // a person is set free
  trade,        // items
  release,      // the other's country, which has come to another court
};
inline constexpr int kMatters = 27;

// What a clause of some kind may or must say besides who and whom.
struct MatterForm {
  std::string_view word;
  std::string_view gist;  // "does not attack", of whoever is bound
  Verb verb = Verb::forbids;
  bool binds_crown = true;  // or the house
  bool may_name_provinces = false;
  bool needs_provinces = false;
  bool needs_amount = false;
  bool needs_good = false;
  bool needs_return = false;  // of an exchange
  bool needs_person = false;
  bool needs_third = false;
  bool may_recur = false;
  int most = 0;  // of the amount
};

[[nodiscard]] const MatterForm& form_of(Matter matter);

// Something that must be so, or must not.
struct Condition {
  enum class What : std::uint8_t { holds, at_war, lives, reigns };

  What what = What::holds;
  bool is_not = false;
  Country one = kNoCountry;
  Country other = kNoCountry;       // at war with it; kNoCountry: with anybody
  Province province = kNoProvince;  // that one holds
  PersonId person = kNoPerson;      // who lives or reigns; kNoPerson: who has died

  bool operator==(const Condition&) const = default;
};

// Of children of a marriage.
enum class Children : std::uint8_t { all, boys, girls, first, later };
inline constexpr int kChildrenKinds = 5;

struct Clause {
  static constexpr std::size_t kMostConditions = 2;
  static constexpr int kMostArrears = 9999;

  Matter matter = Matter::peace;
  Country who = kNoCountry;
  Country whom = kNoCountry;
  Country third = kNoCountry;
  Good good = Good::metal;
  Good returned = Good::metal;
  std::uint16_t amount = 0;
  std::uint16_t returns = 0;    // items given back in an exchange
  ProvinceSet provinces;        // none: everywhere
  PersonId person = kNoPerson;  // kNoPerson where one is needed: he has died
  std::int16_t from = 0;        // years; 0: at once, for ever, once
  std::int16_t until = 0;
  std::uint8_t every = 0;
  FixedList<Condition, kMostConditions> conditions;
  std::int16_t met = 0;       // the year in which it was last carried out; 0: never
  std::uint16_t arrears = 0;  // Crowns

  [[nodiscard]] Verb verb() const { return form_of(matter).verb; }
  [[nodiscard]] bool is_over(int year) const { return until != 0 && until < year; }
  [[nodiscard]] bool speaks_of(Province province) const { return provinces.empty() || provinces.has(province); }
  bool operator==(const Clause&) const = default;
};
static_assert(std::is_trivially_copyable_v<Clause>);

// What houses may settle without a wedding, and what leave they may give.
[[nodiscard]] bool may_be_in_deal(Matter matter);
// Of a plain deal: leave, until somebody ends it or its turn is over.
[[nodiscard]] inline bool outlives_a_deal(const Clause& clause) {
  return clause.verb() == Verb::grants || clause.matter == Matter::fief;
}

}  // namespace regalia::blood
