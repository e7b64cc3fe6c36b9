// A position of Blood Royale: people, realm, contracts, the year, and the chapters of the turn that are being played.
#pragma once

#include <variant>

#include "engine/fixed_list.h"
#include "games/blood/law/law.h"
#include "games/blood/people/reign.h"
#include "games/blood/realm/realm.h"
#include "games/blood/rules/announcements.h"
#include "games/blood/rules/battle.h"
#include "games/blood/rules/bidding.h"
#include "games/blood/rules/births.h"
#include "games/blood/rules/cashing.h"
#include "games/blood/rules/conflicts.h"
#include "games/blood/rules/court.h"
#include "games/blood/rules/crowns.h"
#include "games/blood/rules/fortune.h"
#include "games/blood/rules/founding.h"
#include "games/blood/rules/interphase.h"
#include "games/blood/rules/march.h"
#include "games/blood/rules/marking.h"
#include "games/blood/rules/round.h"
#include "games/blood/rules/survival.h"

namespace regalia::blood {

using Phase = std::variant<Founding, Births, Survival, Crowns, Bidding, Court, Announcements, Taxing, PayingOff, Upkeep,
                           Raising, Placing, Round, Fortune, March, Scorching, Conflicts, Battle, Marking, Cashing>;
// The one that is played is last; it was called by the one before it.
using Phases = FixedList<Phase, 6>;

struct State {
  People people;
  Reigns reigns{};
  Realm realm;
  Law law;
  std::int16_t year = 0;
  CountrySet taxed_high;                          // by which houses, in this turn
  std::array<std::uint8_t, kCountries> houses{};  // how often each house was founded anew
  std::array<std::int32_t, kCountries>
      opening{};          // what each house had when this game began, where one follows another
  CountrySet new_houses;  // that may be given another name in this turn
  Phases phases;          // empty: the game is over

  bool operator==(const State&) const = default;
};

}  // namespace regalia::blood
