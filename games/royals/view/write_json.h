// Pieces that positions and views write alike.
#pragma once

#include <boost/json.hpp>

#include "games/royals/rules.h"
#include "json/put.h"

namespace regalia::royals {

using json::put;

// Players are numbered from 1; a marker that left the game is "removed".
inline boost::json::value owner_json(Seat owner) {
  if (owner == kRemoved) return "removed";
  return index(owner) + 1;
}

inline boost::json::object cards_json(const Rules& rules, CountryCards cards) {
  boost::json::object object;
  for (const Country country : kAllCountries)
    if (cards[country] > 0) object[rules.facts().country_ids[at(country)]] = cards[country];
  return object;
}

inline boost::json::object cards_json(const Rules& rules, IntrigueCards cards) {
  boost::json::object object;
  for (int i = 0; i < kPairs; ++i)
    if (const int count = cards[static_cast<Pair>(i)]; count > 0) object[rules.pair_id(static_cast<Pair>(i))] = count;
  return object;
}

inline void put_owner(boost::json::object& object, boost::json::string_view key, Seat owner) {
  if (owner != kNobody) object[key] = owner_json(owner);
}

boost::json::object markers_json(const Rules& rules, const Markers& markers);
boost::json::object claim_json(const Rules& rules, const Claim& claim);

}  // namespace regalia::royals
