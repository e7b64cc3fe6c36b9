#include <boost/json.hpp>

#include "games/blood/view/json.h"

namespace regalia::blood {
namespace {

std::optional<int> number_of(Seat seat) { return seat == kNobody ? std::nullopt : std::optional(index(seat) + 1); }

CountryInfo country_info(const Rules& rules, Country country) {
  const Map& map = rules.facts().map;
  CountryInfo info{std::string(id_of(country)),
                   std::string(name_of(country)),
                   number_of(rules.seat_of(house_of(country))),
                   std::string(id_of(map.capitals[at(country)])),
                   std::string(kConfidenceWords[at(map.capital_confidence[at(country)])]),
                   {}};
  if (!rules.in_play().has(country)) info.neutral = rules.options().neutrals == Neutrals::armed ? "armed" : "closed";
  return info;
}

ProvinceInfo province_info(const Map& map, Province province) {
  const ProvinceFacts& facts = map[province];
  ProvinceInfo info;
  info.id = facts.id;
  info.name = facts.name;
  info.country = id_of(country_of(province));
  if (facts.good != kNoGood) {
    info.good = kGoodIds[at(facts.good)];
    info.confidence = kConfidenceWords[at(facts.good_confidence)];
  }
  info.x = facts.x;
  info.y = facts.y;
  for (const Province neighbour : map.neighbours(province)) info.borders.emplace_back(id_of(neighbour));
  for (const SeaFacts& sea : map.seas)
    if (sea.coasts.has(province)) info.seas.emplace_back(sea.id);
  return info;
}

}  // namespace

boost::json::object Json::write_components(const Rules& rules) {
  const Facts& facts = rules.facts();
  Components components;
  for (const Country country : CountrySet::all()) components.countries.push_back(country_info(rules, country));
  for (int i = 0; i < kProvinces; ++i)
    components.provinces.push_back(province_info(facts.map, static_cast<Province>(i)));
  for (std::size_t i = 0; i < kSeas; ++i) {
    const SeaFacts& sea = facts.map.seas[i];
    SeaInfo info{std::string(sea.id), std::string(sea.name), sea.x, sea.y, {}};
    for (std::size_t other = 0; other < kSeas; ++other)
      if (facts.map.straits[i][other].is_there) info.joined.emplace_back(facts.map.seas[other].id);
    components.seas.push_back(std::move(info));
  }
  for (int kind = 0; kind < kSets; ++kind) {
    SetInfo set{{}, facts.sets[at(kind)]};
    for (int i = 0; i < goods_in_set(kind); ++i) set.goods.emplace_back(kGoodIds[at(kGoodsOfSets[at(i)])]);
    components.sets.push_back(std::move(set));
  }
  for (int i = 0; i < kMatters; ++i) {
    const MatterForm& form = form_of(static_cast<Matter>(i));
    components.matters.push_back(
        {std::string(form.word), std::string(kVerbWords[at(form.verb)]), std::string(form.gist)});
  }
  components.first_year = kFirstYear;
  components.last_year = rules.last_year();
  components.rounds = rules.rounds();
  components.tax = facts.tax;
  components.high_tax = facts.high_tax;
  components.upkeep = facts.upkeep;
  components.price = facts.price;
  components.armies = facts.armies;
  components.fleets = facts.fleets;
  components.princes = facts.princes;
  components.castle = facts.castle;
  components.cargo = facts.cargo;
  return json::write(components).as_object();
}

}  // namespace regalia::blood
