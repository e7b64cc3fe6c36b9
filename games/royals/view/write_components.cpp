#include <boost/json.hpp>

#include "games/royals/view/codec.h"

namespace regalia::royals {

namespace bj = boost::json;

namespace {

bj::array two(const TwoMarkers& markers) { return {markers[0].value, markers[1].value}; }

bj::array cities_json(const Rules& rules) {
  bj::array cities;
  for (std::size_t city = 0; city < kCities; ++city) {
    const CityFacts& facts = rules.facts().cities[city];
    bj::array nobles;
    for (int i = 0; i < rules.noble_count(); ++i) {
      const Rules::Noble& noble = rules.noble(i);
      if (noble.city != city) continue;
      nobles.emplace_back(bj::object{{"id", rules.noble_id(i)},
                                     {"name", rules.noble_name(i)},
                                     {"title", rules.facts().titles[at(noble.title)].id},
                                     {"cost", noble.cost},
                                     {"influence", noble.influence},
                                     {"takeover_intrigue", noble.intrigue}});
    }
    cities.emplace_back(bj::object{{"id", facts.id},
                                   {"name", facts.name},
                                   {"country", rules.facts().country_ids[at(facts.country)]},
                                   {"bonus", facts.bonus.value},
                                   {"nobles", std::move(nobles)}});
  }
  return cities;
}

}  // namespace

std::string Codec::write_components(const Rules& rules) {
  const Facts& facts = rules.facts();
  bj::array countries;
  for (std::size_t i = 0; i < kCountries; ++i)
    countries.emplace_back(bj::object{
        {"id", facts.country_ids[i]}, {"name", facts.country_names[i]}, {"bonus", two(facts.country_bonus[i])}});
  bj::array intrigue;
  for (int i = 0; i < kPairs; ++i)
    intrigue.emplace_back(
        bj::object{{"id", rules.pair_id(static_cast<Pair>(i))}, {"name", rules.pair_name(static_cast<Pair>(i))}});
  bj::array titles;
  for (const TitleFacts& title : facts.titles)
    titles.emplace_back(
        bj::object{{"id", title.id}, {"name", title.name}, {"full", title.full.value}, {"half", title.half.value}});
  bj::array houses;
  for (const Figure& house : facts.house_bonus) houses.emplace_back(house.value);
  bj::array periods;
  for (const PeriodFacts& period : facts.periods) {
    bj::object markers;
    for (std::size_t i = 0; i < kCountries; ++i) markers[facts.country_ids[i]] = two(period.markers[i]);
    periods.emplace_back(bj::object{{"year", period.year}, {"markers", std::move(markers)}});
  }
  const bool cathedrals = rules.options().resting_place == RestingPlace::cathedral;
  return bj::serialize(
      bj::object{{"countries", std::move(countries)},
                 {"intrigue", std::move(intrigue)},
                 {"titles", std::move(titles)},
                 {"cities", cities_json(rules)},
                 {"house_bonus", std::move(houses)},
                 {"periods", std::move(periods)},
                 {"hand_limits", {{"country", facts.country_limit.value}, {"intrigue", facts.intrigue_limit.value}}},
                 {"cards_for_a_wild", {{"country", facts.country_wild.value}, {"intrigue", facts.intrigue_wild.value}}},
                 {"display", rules.options().display},
                 {"vanquished_rest", cathedrals ? "cathedral" : "city-space"}});
}

}  // namespace regalia::royals
