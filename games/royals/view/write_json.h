// Pieces that positions and events write alike.
#pragma once

#include <boost/json.hpp>

#include "games/royals/rules.h"
#include "json/members.h"

namespace regalia::royals {

// By id, in the order of the facts; kinds that are not there are left out.
template <class Count = int> [[nodiscard]] json::InOrder<Count> counts(const Rules& rules, CountryCards cards) {
  json::InOrder<Count> counts;
  for (const Country country : cards) counts.put(rules.facts().country_ids[at(country)], cards[country]);
  return counts;
}

template <class Count = int> [[nodiscard]] json::InOrder<Count> counts(const Rules& rules, IntrigueCards cards) {
  json::InOrder<Count> counts;
  for (const Pair pair : cards) counts.put(rules.pair_id(pair), cards[pair]);
  return counts;
}

}  // namespace regalia::royals
