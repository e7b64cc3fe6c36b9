#include "games/blood/facts/map.h"

namespace regalia::blood {
namespace {

using enum Province;
using enum Confidence;

struct Border {
  Province one;
  Province other;
  Confidence confidence;
};

constexpr std::array kBorders = {
    Border{essex, warwickshire, inferred},
    Border{essex, east_anglia, reconstructed},
    Border{essex, wessex, reconstructed},
    Border{essex, kent, reconstructed},
    Border{lancashire, yorkshire, reconstructed},
    Border{lancashire, warwickshire, inferred},
    Border{lancashire, herefordshire, reconstructed},
    Border{yorkshire, warwickshire, reconstructed},
    Border{yorkshire, east_anglia, reconstructed},
    Border{warwickshire, east_anglia, reconstructed},
    Border{warwickshire, herefordshire, reconstructed},
    Border{warwickshire, wessex, reconstructed},
    Border{herefordshire, wessex, reconstructed},
    Border{cornwall, wessex, reconstructed},
    Border{wessex, kent, reconstructed},
    Border{calais, champagne, sourced},
    Border{calais, flanders, reconstructed},
    Border{calais, normandy, sourced},
    Border{champagne, flanders, reconstructed},
    Border{champagne, normandy, reconstructed},
    Border{champagne, anjou, reconstructed},
    Border{champagne, burgundy, reconstructed},
    Border{champagne, lorraine, inferred},
    Border{flanders, friesland, reconstructed},
    Border{flanders, lorraine, reconstructed},
    Border{brittany, normandy, reconstructed},
    Border{brittany, aquitaine, reconstructed},
    Border{brittany, anjou, reconstructed},
    Border{normandy, anjou, reconstructed},
    Border{aquitaine, anjou, reconstructed},
    Border{aquitaine, bordeaux, reconstructed},
    Border{aquitaine, angouleme, inferred},
    Border{anjou, burgundy, inferred},
    Border{anjou, angouleme, reconstructed},
    Border{burgundy, angouleme, reconstructed},
    Border{burgundy, dauphine, reconstructed},
    Border{burgundy, lorraine, reconstructed},
    Border{burgundy, swabia, inferred},
    Border{burgundy, piedmont, inferred},
    Border{bordeaux, angouleme, reconstructed},
    Border{bordeaux, navarre, inferred},
    Border{angouleme, dauphine, inferred},
    Border{angouleme, navarre, inferred},
    Border{angouleme, aragon, reconstructed},
    Border{dauphine, piedmont, inferred},
    Border{dauphine, liguria, inferred},
    Border{dauphine, aragon, inferred},
    Border{saxony, friesland, reconstructed},
    Border{saxony, brandenburg, reconstructed},
    Border{saxony, franconia, reconstructed},
    Border{saxony, bohemia, reconstructed},
    Border{friesland, lorraine, reconstructed},
    Border{friesland, franconia, reconstructed},
    Border{brandenburg, bohemia, reconstructed},
    Border{lorraine, franconia, reconstructed},
    Border{lorraine, swabia, reconstructed},
    Border{franconia, bohemia, reconstructed},
    Border{franconia, swabia, inferred},
    Border{franconia, bavaria, reconstructed},
    Border{bohemia, moravia, reconstructed},
    Border{bohemia, bavaria, reconstructed},
    Border{bohemia, carinthia, reconstructed},
    Border{moravia, carinthia, reconstructed},
    Border{swabia, bavaria, reconstructed},
    Border{swabia, piedmont, inferred},
    Border{swabia, lombardy, inferred},
    Border{bavaria, carinthia, reconstructed},
    Border{bavaria, lombardy, inferred},
    Border{bavaria, venice, inferred},
    Border{carinthia, venice, reconstructed},
    Border{tuscany, liguria, reconstructed},
    Border{tuscany, parma, reconstructed},
    Border{tuscany, romagna, reconstructed},
    Border{tuscany, umbria, reconstructed},
    Border{piedmont, lombardy, reconstructed},
    Border{piedmont, liguria, reconstructed},
    Border{lombardy, venice, reconstructed},
    Border{lombardy, parma, reconstructed},
    Border{venice, romagna, reconstructed},
    Border{liguria, parma, reconstructed},
    Border{parma, romagna, reconstructed},
    Border{romagna, umbria, reconstructed},
    Border{umbria, apulia, reconstructed},
    Border{sicily, apulia, reconstructed},
    Border{castile, galicia, reconstructed},
    Border{castile, asturias, reconstructed},
    Border{castile, navarre, reconstructed},
    Border{castile, aragon, reconstructed},
    Border{castile, portugal, reconstructed},
    Border{castile, la_mancha, reconstructed},
    Border{castile, andalusia, reconstructed},
    Border{galicia, asturias, reconstructed},
    Border{galicia, portugal, reconstructed},
    Border{asturias, navarre, reconstructed},
    Border{navarre, aragon, reconstructed},
    Border{aragon, la_mancha, reconstructed},
    Border{portugal, algarve, reconstructed},
    Border{portugal, andalusia, reconstructed},
    Border{la_mancha, andalusia, reconstructed},
    Border{la_mancha, granada, reconstructed},
    Border{algarve, andalusia, reconstructed},
    Border{andalusia, granada, inferred},
};

ProvinceSet coasts(std::initializer_list<Province> list) {
  ProvinceSet set;
  for (const Province province : list) set.add(province);
  return set;
}

}  // namespace

ProvinceSet Map::neighbours(Province province) const {
  ProvinceSet set;
  for (int i = 0; i < kProvinces; ++i)
    if (borders[at(province)][at(i)].is_there) set.add(static_cast<Province>(i));
  return set;
}

bool Map::is_coastal(Province province) const {
  for (const SeaFacts& sea : seas)
    if (sea.coasts.has(province)) return true;
  return false;
}

Map standard_map() {
  Map map{
      .provinces = {{
          {"essex", "Essex", kNoGood, sourced, 398, 222},
          {"lancashire", "Lancashire", Good::food, sourced, 255, 108},
          {"yorkshire", "Yorkshire", kNoGood, sourced, 335, 72},
          {"warwickshire", "Warwickshire", Good::food, sourced, 312, 172},
          {"east-anglia", "East Anglia", kNoGood, sourced, 418, 160},
          {"herefordshire", "Herefordshire", kNoGood, sourced, 222, 228},
          {"cornwall", "Cornwall", Good::metal, reconstructed, 160, 305},
          {"wessex", "Wessex", kNoGood, sourced, 290, 282},
          {"kent", "Kent", kNoGood, sourced, 420, 276},
          {"calais", "Calais", kNoGood, sourced, 452, 352},
          {"champagne", "Champagne", kNoGood, sourced, 455, 430},
          {"flanders", "Flanders", kNoGood, sourced, 508, 362},
          {"brittany", "Brittany", kNoGood, sourced, 222, 418},
          {"normandy", "Normandy", kNoGood, sourced, 345, 398},
          {"aquitaine", "Aquitaine", Good::food, inferred, 275, 525},
          {"anjou", "Anjou", kNoGood, sourced, 370, 490},
          {"burgundy", "Burgundy", kNoGood, sourced, 530, 500},
          {"bordeaux", "Bordeaux", Good::cloth, inferred, 285, 608},
          {"angouleme", "Angoulême", kNoGood, sourced, 400, 598},
          {"dauphine", "Dauphiné", Good::semi_luxury, inferred, 528, 692},
          {"saxony", "Saxony", kNoGood, sourced, 662, 212},
          {"friesland", "Friesland", kNoGood, sourced, 565, 292},
          {"brandenburg", "Brandenburg", kNoGood, sourced, 772, 222},
          {"lorraine", "Lorraine", Good::cloth, inferred, 568, 415},
          {"franconia", "Franconia", kNoGood, sourced, 655, 362},
          {"bohemia", "Bohemia", Good::metal, reconstructed, 757, 345},
          {"moravia", "Moravia", kNoGood, sourced, 852, 380},
          {"swabia", "Swabia", kNoGood, sourced, 622, 468},
          {"bavaria", "Bavaria", Good::metal, sourced, 715, 452},
          {"carinthia", "Carinthia", kNoGood, sourced, 820, 492},
          {"tuscany", "Tuscany", kNoGood, sourced, 692, 712},
          {"piedmont", "Piedmont", kNoGood, sourced, 592, 565},
          {"lombardy", "Lombardy", Good::food, inferred, 668, 568},
          {"venice", "Venice", Good::luxury, sourced, 758, 572},
          {"liguria", "Liguria", kNoGood, sourced, 628, 640},
          {"parma", "Parma", kNoGood, sourced, 698, 642},
          {"romagna", "Romagna", kNoGood, sourced, 765, 690},
          {"umbria", "Umbria", kNoGood, sourced, 765, 775},
          {"sicily", "Sicily", kNoGood, sourced, 800, 952},
          {"apulia", "Apulia", Good::cloth, reconstructed, 860, 862},
          {"castile", "Castile", kNoGood, sourced, 322, 792},
          {"galicia", "Galicia", kNoGood, sourced, 170, 718},
          {"asturias", "Asturias", kNoGood, sourced, 265, 702},
          {"navarre", "Navarre", Good::metal, reconstructed, 362, 708},
          {"aragon", "Aragon", kNoGood, sourced, 452, 752},
          {"portugal", "Portugal", kNoGood, sourced, 165, 818},
          {"la-mancha", "La Mancha", Good::semi_luxury, sourced, 462, 848},
          {"algarve", "Algarve", kNoGood, sourced, 188, 922},
          {"andalusia", "Andalusia", Good::cloth, sourced, 335, 908},
          {"granada", "Granada", kNoGood, sourced, 458, 928},
      }},
      .seas = {{
          {"north-sea", "North Sea", coasts({yorkshire, east_anglia, essex, kent, calais, flanders, friesland, saxony}),
           inferred, 520, 150},
          {"western-approaches", "Western Approaches",
           coasts({herefordshire, cornwall, wessex, normandy, brittany, aquitaine, bordeaux}), sourced, 105, 450},
          {"irish-sea", "Irish Sea", coasts({lancashire}), reconstructed, 150, 120},
          {"biscay", "Bay of Biscay", coasts({navarre, asturias, galicia}), reconstructed, 190, 655},
          {"cadiz", "Gulf of Cádiz", coasts({galicia, portugal, algarve, andalusia}), reconstructed, 75, 905},
          {"western-mediterranean", "Western Mediterranean", coasts({granada, la_mancha, aragon, dauphine, liguria}),
           reconstructed, 565, 800},
          {"tyrrhenian-sea", "Tyrrhenian Sea", coasts({liguria, tuscany, umbria, apulia, sicily}), reconstructed, 715,
           860},
          {"adriatic", "Adriatic", coasts({venice, romagna, umbria, apulia, sicily}), reconstructed, 880, 735},
      }},
      .capitals = {essex, champagne, saxony, tuscany, castile},
      .capital_confidence = {inferred, inferred, inferred, inferred, inferred},
  };
  for (const Border& border : kBorders)
    map.borders[at(border.one)][at(border.other)] =
        map.borders[at(border.other)][at(border.one)] = {true, border.confidence};
  const auto join = [&](Sea one, Sea other) {
    map.straits[at(one)][at(other)] = map.straits[at(other)][at(one)] = {true, map.seas[at(other)].confidence};
  };
  join(Sea::north_sea, Sea::western_approaches);
  join(Sea::western_approaches, Sea::irish_sea);
  join(Sea::western_approaches, Sea::biscay);
  join(Sea::biscay, Sea::cadiz);
  join(Sea::cadiz, Sea::western_mediterranean);
  join(Sea::western_mediterranean, Sea::tyrrhenian_sea);
  join(Sea::tyrrhenian_sea, Sea::adriatic);
  return map;
}

void drop_three_areas(Map& map) {
  for (const Province province : {cornwall, bohemia, apulia}) map.provinces[at(province)].good = kNoGood;
}

void rebalance_goods(Map& map, Country out) {
  struct Change {
    Province province;
    Good good;
  };
  constexpr std::array<Change, kCountries> kChanges = {{{andalusia, Good::food},
                                                        {bavaria, Good::semi_luxury},
                                                        {warwickshire, Good::metal},
                                                        {bavaria, Good::semi_luxury},
                                                        {lancashire, Good::semi_luxury}}};
  const Change change = kChanges[at(out)];
  map.provinces[at(change.province)].good = change.good;
  map.provinces[at(change.province)].good_confidence = sourced;
}

void make_sicily_an_island(Map& map) {
  map.borders[at(sicily)][at(apulia)].is_there = map.borders[at(apulia)][at(sicily)].is_there = false;
}

namespace {

const Map& names() {
  static const Map map = standard_map();
  return map;
}

}  // namespace

std::string_view id_of(Province province) { return names()[province].id; }
std::string_view id_of(Sea sea) { return names().seas[at(sea)].id; }

Province province_at(std::string_view id) {
  for (int i = 0; i < kProvinces; ++i)
    if (names().provinces[at(i)].id == id) return static_cast<Province>(i);
  return kNoProvince;
}

Sea sea_at(std::string_view id) {
  for (int i = 0; i < kSeas; ++i)
    if (names().seas[at(i)].id == id) return static_cast<Sea>(i);
  return kNoSea;
}

}  // namespace regalia::blood
