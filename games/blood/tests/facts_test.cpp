// The map and its goods against all that the rulebook tells of them.
#include "games/blood/facts/facts.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/testing.h"
#include "engine/text.h"

namespace regalia::blood {
namespace {

using enum Province;

const Map& the_map() {
  static const Map map = standard_map();
  return map;
}

std::string names(ProvinceSet provinces) {
  std::vector<std::string> list;
  for (const Province province : provinces) list.emplace_back(the_map()[province].name);
  return joined(list);
}

// Steps by land; -1: there is no way.
int distance(const Map& map, Province from, Province to) {
  ProvinceSet reached;
  reached.add(from);
  for (int steps = 0; steps < kProvinces; ++steps) {
    if (reached.has(to)) return steps;
    ProvinceSet next = reached;
    for (const Province province : reached) next = next | map.neighbours(province);
    reached = next;
  }
  return -1;
}

ProvinceSet sharing_a_sea_with(Province province) {
  ProvinceSet set;
  for (const SeaFacts& sea : the_map().seas)
    if (sea.coasts.has(province)) set = set | sea.coasts;
  set.remove(province);
  return set;
}

TEST(BloodMap, FiveCountriesHaveTenProvincesEachInTheOrderOfTheTable) {
  RULE("blood.map.provinces");
  EXPECT_EQ(
      names(provinces_of(Country::england)),
      "Essex, Lancashire, Yorkshire, Warwickshire, East Anglia, Herefordshire, Cornwall, Wessex, Kent and Calais");
  EXPECT_EQ(names(provinces_of(Country::spain)),
            "Castile, Galicia, Asturias, Navarre, Aragon, Portugal, La Mancha, Algarve, Andalusia and Granada");
  std::set<std::string_view> ids;
  for (const ProvinceFacts& province : the_map().provinces) ids.insert(province.id);
  EXPECT_EQ(ids.size(), 50U);
  EXPECT_EQ(province_at("la-mancha"), la_mancha);
  EXPECT_EQ(province_at("wales"), kNoProvince);
  EXPECT_EQ(country_of(sicily), Country::italy);
  EXPECT_EQ(province_of(Country::germany, 5), bohemia);
}

TEST(BloodMap, BordersGoBothWaysAndAllLandIsJoinedButEngland) {
  RULE("blood.map.borders");
  const Map& map = the_map();
  int borders = 0;
  for (int i = 0; i < kProvinces; ++i)
    for (int k = 0; k < kProvinces; ++k) {
      EXPECT_EQ(map.borders[at(i)][at(k)], map.borders[at(k)][at(i)]);
      borders += map.borders[at(i)][at(k)].is_there ? 1 : 0;
    }
  EXPECT_EQ(borders, 2 * 102);
  for (int i = 0; i < kProvinces; ++i) {
    const auto province = static_cast<Province>(i);
    const bool on_the_island = country_of(province) == Country::england && province != calais;
    EXPECT_EQ(distance(map, province, essex) >= 0, on_the_island) << map[province].name;
    EXPECT_EQ(distance(map, province, champagne) >= 0, !on_the_island) << map[province].name;
  }
}

TEST(BloodMap, TheBordersOfTheExamplesAreThere) {
  RULE("blood.map.borders");
  const Map& map = the_map();
  EXPECT_EQ(distance(map, lancashire, essex), 2) << "example 10";
  EXPECT_TRUE(map.borders_on(calais, normandy));
  EXPECT_TRUE(map.borders_on(calais, champagne));
  EXPECT_EQ(map.borders[at(calais)][at(normandy)].confidence, Confidence::sourced);
  EXPECT_TRUE(map.borders_on(bordeaux, navarre) || map.borders_on(angouleme, navarre)) << "example 12";
  EXPECT_LE(distance(map, champagne, lombardy), 3) << "example 11";
  EXPECT_FALSE(map.borders_on(kent, calais)) << "the sea lies between";
}

TEST(BloodMap, FromCornwallAFleetReachesSixCoastsWithOnePoint) {
  RULE("blood.map.seas");
  EXPECT_EQ(names(sharing_a_sea_with(cornwall)), "Herefordshire, Wessex, Brittany, Normandy, Aquitaine and Bordeaux");
  EXPECT_TRUE(sharing_a_sea_with(essex).has(friesland)) << "example 10";
  EXPECT_FALSE(sharing_a_sea_with(essex).has(normandy));
  EXPECT_TRUE(sharing_a_sea_with(kent).has(calais));
}

TEST(BloodMap, AllSeasAreJoined) {
  RULE("blood.map.seas");
  std::set<int> reached = {0};
  for (int round = 0; round < kSeas; ++round)
    for (const int sea : std::set<int>(reached))
      for (int i = 0; i < kSeas; ++i)
        if (the_map().straits[at(sea)][at(i)].is_there) reached.insert(i);
  EXPECT_EQ(reached.size(), static_cast<std::size_t>(kSeas));
  for (int i = 0; i < kSeas; ++i)
    for (int k = 0; k < kSeas; ++k) EXPECT_EQ(the_map().straits[at(i)][at(k)], the_map().straits[at(k)][at(i)]);
}

TEST(BloodMap, EveryCountryHasACapitalWithoutGoodsAndThreeAreasOfGoods) {
  RULE("blood.map.capitals");
  RULE("blood.map.goods");
  RULE("blood.m1");
  const Map& map = the_map();
  std::map<Good, int> totals;
  for (int i = 0; i < kCountries; ++i) {
    const auto country = static_cast<Country>(i);
    EXPECT_EQ(country_of(map.capitals[at(i)]), country);
    EXPECT_EQ(map[map.capitals[at(i)]].good, kNoGood);
    std::set<Good> basics;
    int areas = 0;
    for (const Province province : provinces_of(country)) {
      const Good good = map[province].good;
      if (good == kNoGood) continue;
      ++areas;
      ++totals[good];
      if (at(good) < 3) basics.insert(good);
      EXPECT_LE(distance(map, province, map.capitals[at(i)]), 4) << map[province].name << " reaches its capital";
    }
    EXPECT_EQ(areas, 3) << name_of(country);
    EXPECT_LT(basics.size(), 3U) << "no country has all three basics";
  }
  EXPECT_EQ(totals,
            (std::map<Good, int>{
                {Good::metal, 4}, {Good::cloth, 4}, {Good::food, 4}, {Good::semi_luxury, 2}, {Good::luxury, 1}}));
  EXPECT_EQ(map[venice].good, Good::luxury);
  EXPECT_EQ(map[venice].good_confidence, Confidence::sourced);
  EXPECT_EQ(map[cornwall].good_confidence, Confidence::reconstructed);
}

TEST(BloodMap, TheLiteralReadingHasTwelveAreas) {
  RULE("blood.m1");
  Map map = standard_map();
  drop_three_areas(map);
  int areas = 0;
  for (const ProvinceFacts& province : map.provinces) areas += province.good != kNoGood ? 1 : 0;
  EXPECT_EQ(areas, 12);
}

TEST(BloodMap, SicilyIsJoinedToApuliaUnlessItIsAnIsland) {
  RULE("blood.m2");
  Map map = standard_map();
  EXPECT_TRUE(map.borders_on(sicily, apulia));
  make_sicily_an_island(map);
  EXPECT_TRUE(map.neighbours(sicily).empty());
  EXPECT_TRUE(map.is_coastal(sicily));
}

TEST(BloodMap, NobodyCanGoToWalesDenmarkOrPoland) {
  RULE("blood.map.closed");
  for (const char* closed : {"wales", "denmark", "poland", "scotland"}) EXPECT_EQ(province_at(closed), kNoProvince);
}

TEST(BloodFacts, MakeAPlayableGame) {
  RULE("blood.map.facts");
  EXPECT_EQ(fault(standard_facts()), "");
  Facts facts = standard_facts();
  facts.price.value = 0;
  EXPECT_EQ(fault(facts), "price must be from 1 to 99.");
  facts = standard_facts();
  facts.map.capitals[at(Country::england)] = champagne;
  EXPECT_EQ(fault(facts), "capitals.england must be a province of that country.");
  facts.map.capitals[at(Country::england)] = cornwall;
  EXPECT_EQ(fault(facts), "capitals.england: a capital yields no goods.");
  facts = standard_facts();
  for (const Province neighbour : facts.map.neighbours(parma))
    facts.map.borders[at(parma)][at(neighbour)].is_there = facts.map.borders[at(neighbour)][at(parma)].is_there = false;
  EXPECT_EQ(fault(facts), "provinces.parma cannot be reached.");
}

TEST(BloodNames, EveryCountryHasItsOwn) {
  RULE("blood.person.name");
  for (int i = 0; i < kCountries; ++i) {
    const auto country = static_cast<Country>(i);
    std::vector<std::string_view> men;
    std::vector<std::string_view> women;
    for (int number = 0; number < kNamesOfASex; ++number) {
      men.push_back(word_of(mens_name(country, number)));
      women.push_back(word_of(womens_name(country, number)));
    }
    const auto families = family_names(country);
    for (const auto& list : {men, women, std::vector(families.begin(), families.end())}) {
      EXPECT_EQ(std::set<std::string_view>(list.begin(), list.end()).size(), list.size());
      for (const std::string_view name : list) EXPECT_TRUE(!name.empty() && is_plain_text(name)) << name;
    }
  }
  EXPECT_EQ(word_of(mens_name(Country::england, 0)), "Edward");
  EXPECT_EQ(word_of(womens_name(Country::spain, 0)), "Isabel");
  EXPECT_EQ(word_of(kNoName), "");
}

}  // namespace
}  // namespace regalia::blood
