#include <boost/json.hpp>

#include "games/royals/view/json.h"
#include "games/royals/view/messages.h"

namespace regalia::royals {
namespace {

std::vector<int> two(const TwoMarkers& markers) { return {markers[0].value, markers[1].value}; }

CityInfo city_info(const Rules& rules, std::size_t city) {
  const CityFacts& facts = rules.facts().cities[city];
  CityInfo info{facts.id, facts.name, rules.facts().country_ids[at(facts.country)], facts.bonus.value, {}};
  for (int i = 0; i < rules.noble_count(); ++i) {
    const Rules::Noble& noble = rules.noble(i);
    if (noble.city == city)
      info.nobles.push_back({rules.noble_id(i), rules.noble_name(i), rules.facts().titles[at(noble.title)].id,
                             noble.cost, noble.influence, noble.intrigue});
  }
  return info;
}

}  // namespace

boost::json::object Json::write_components(const Rules& rules) {
  const Facts& facts = rules.facts();
  Components components;
  for (std::size_t i = 0; i < kCountries; ++i)
    components.countries.push_back({facts.country_ids[i], facts.country_names[i], two(facts.country_bonus[i])});
  for (int i = 0; i < kPairs; ++i)
    components.intrigue.push_back({rules.pair_id(static_cast<Pair>(i)), rules.pair_name(static_cast<Pair>(i))});
  for (const TitleFacts& title : facts.titles)
    components.titles.push_back({title.id, title.name, title.full.value, title.half.value});
  for (std::size_t city = 0; city < kCities; ++city) components.cities.push_back(city_info(rules, city));
  for (const Figure& house : facts.house_bonus) components.house_bonus.push_back(house.value);
  for (const PeriodFacts& period : facts.periods) {
    PeriodInfo info{period.year, {}};
    for (std::size_t i = 0; i < kCountries; ++i) info.markers[facts.country_ids[i]] = two(period.markers[i]);
    components.periods.push_back(std::move(info));
  }
  components.hand_limits = {facts.country_limit.value, facts.intrigue_limit.value};
  components.cards_for_a_wild = {facts.country_wild.value, facts.intrigue_wild.value};
  components.display = rules.options().display;
  components.vanquished_rest = rules.options().resting_place == RestingPlace::cathedral ? "cathedral" : "city-space";
  return json::write(components).as_object();
}

}  // namespace regalia::royals
