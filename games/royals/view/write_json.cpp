#include "games/royals/view/write_json.h"

namespace regalia::royals {

namespace bj = boost::json;

bj::object markers_json(const Rules& rules, const Markers& markers) {
  const Facts& facts = rules.facts();
  const auto two = [](const std::array<Seat, 2>& owners) {
    bj::object object;
    put_owner(object, "first", owners[0]);
    put_owner(object, "second", owners[1]);
    return object;
  };
  bj::object city;
  for (std::size_t i = 0; i < kCities; ++i) put_owner(city, facts.cities[i].id, markers.city[i]);
  bj::object country;
  for (std::size_t i = 0; i < kCountries; ++i) put(country, facts.country_ids[i], two(markers.country[i]));
  bj::object house;
  for (std::size_t i = 0; i < kHouses; ++i) put_owner(house, std::to_string(i + 1), markers.house[i]);
  bj::object period;
  for (std::size_t p = 0; p < kPeriods; ++p) {
    bj::object by_country;
    for (std::size_t i = 0; i < kCountries; ++i) put(by_country, facts.country_ids[i], two(markers.period[p][i]));
    put(period, std::to_string(p + 1), by_country);
  }
  bj::object title;
  for (std::size_t i = 0; i < kTitles; ++i) put(title, facts.titles[i].id, two(markers.title[i]));
  bj::object object;
  put(object, "city", city);
  put(object, "country", country);
  put(object, "house", house);
  put(object, "period", period);
  put(object, "title", title);
  return object;
}

bj::object claim_json(const Rules& rules, const Claim& claim) {
  bj::object object;
  if (claim.noble == kNoNoble) return object;
  object["noble"] = rules.noble_id(claim.noble);
  put(object, "country_due", claim.country_due);
  put(object, "intrigue_due", claim.intrigue_due);
  put(object, "country_wilds", claim.country_wilds);
  put(object, "intrigue_wilds", claim.intrigue_wilds);
  put(object, "country_wild", claim.country_wild);
  put(object, "intrigue_wild", claim.intrigue_wild);
  put(object, "country", cards_json(rules, claim.country));
  put(object, "intrigue", cards_json(rules, claim.intrigue));
  return object;
}

}  // namespace regalia::royals
