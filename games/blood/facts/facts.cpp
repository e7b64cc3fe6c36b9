#include "games/blood/facts/facts.h"

namespace regalia::blood {
namespace {

std::string map_fault(const Map& map) {
  for (int i = 0; i < kCountries; ++i) {
    const auto country = static_cast<Country>(i);
    const Province capital = map.capitals[at(i)];
    const std::string entry = "capitals." + std::string(id_of(country));
    if (!provinces_of(country).has(capital)) return entry + " must be a province of that country.";
    if (map[capital].good != kNoGood) return entry + ": a capital yields no goods.";
  }
  for (int i = 0; i < kProvinces; ++i) {
    const auto province = static_cast<Province>(i);
    const std::string entry = "provinces." + std::string(map[province].id);
    if (map.borders_on(province, province)) return entry + ".borders: a province does not border on itself.";
    if (map.neighbours(province).empty() && !map.is_coastal(province)) return entry + " cannot be reached.";
  }
  return {};
}

}  // namespace

Facts standard_facts() {
  return {.map = standard_map(),
          .tax = sourced(5),
          .high_tax = sourced(7),
          .upkeep = sourced(2),
          .price = sourced(5),
          .rebellion_payment = sourced(15),
          .wedding_money = sourced(30),
          .honour = sourced(100),
          .entry = sourced(10),
          .sets = {sourced(50), sourced(80), sourced(120)},
          .armies = sourced(20),
          .fleets = sourced(4),
          .princes = sourced(5),
          .castle = sourced(10),
          .cargo = sourced(6),
          .armies_of_a_province = sourced(2),
          .armies_of_an_annexed = sourced(1),
          .neutral_armies = {sourced(4), sourced(2), sourced(1)},
          .birth = sourced(7),
          .last_birth = sourced(50),
          .most_at_court = reconstructed(60)};
}

std::string fault(const Facts& facts) {
  struct Range {
    const char* entry;
    const Figure& figure;
    int least;
    int most;
  };
  const Range ranges[] = {{"tax", facts.tax, 0, 99},
                          {"high-tax", facts.high_tax, facts.tax, 99},
                          {"upkeep", facts.upkeep, 0, 99},
                          {"price", facts.price, 1, 99},
                          {"rebellion-payment", facts.rebellion_payment, 1, 999},
                          {"wedding-money", facts.wedding_money, 0, 999},
                          {"honour", facts.honour, 0, 999},
                          {"entry", facts.entry, 0, 999},
                          {"sets.basic", facts.sets[0], 0, 999},
                          {"sets.semi-luxury", facts.sets[1], facts.sets[0], 999},
                          {"sets.luxury", facts.sets[2], facts.sets[1], 999},
                          {"armies", facts.armies, 1, 40},
                          {"fleets", facts.fleets, 0, 8},
                          {"princes", facts.princes, 1, 8},
                          {"castle", facts.castle, 0, 40},
                          {"cargo", facts.cargo, 1, 20},
                          {"armies-of-a-province", facts.armies_of_a_province, 1, 9},
                          {"armies-of-an-annexed-province", facts.armies_of_an_annexed, 0, 9},
                          {"neutral-armies.goods", facts.neutral_armies[0], 0, 9},
                          {"neutral-armies.capital", facts.neutral_armies[1], 0, 9},
                          {"neutral-armies.elsewhere", facts.neutral_armies[2], 0, 9},
                          {"birth", facts.birth, 2, 12},
                          {"last-birth", facts.last_birth, 15, 60},
                          {"most-at-court", facts.most_at_court, 10, 80}};
  for (const Range& range : ranges)
    if (range.figure < range.least || range.figure > range.most)
      return std::string(range.entry) + " must be from " + std::to_string(range.least) + " to " +
             std::to_string(range.most) + ".";
  return map_fault(facts.map);
}

}  // namespace regalia::blood
