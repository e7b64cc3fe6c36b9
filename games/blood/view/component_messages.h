// What clients are told of Blood Royale that never changes in a game.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "json/described.h"

namespace regalia::blood {

struct CountryInfo {
  std::string id;
  std::string name;
  std::optional<int> seat;
  std::string capital;
  std::string confidence;
  std::optional<std::string> neutral;

  static constexpr const char* kName = "BloodCountryInfo";
  static constexpr std::array kNotes = {
      "as everything names it",
      "for people",
      "who begins with it; left out: nobody plays it",
      "at the start",
      "how sure that is: `sourced`, `inferred`, `reconstructed` or `from a facts file`",
      "where nobody plays it: `closed` or `armed`"};
};
BOOST_DESCRIBE_STRUCT(CountryInfo, (), (id, name, seat, capital, confidence, neutral))

struct ProvinceInfo {
  std::string id;
  std::string name;
  std::string country;
  std::optional<std::string> good;
  std::optional<std::string> confidence;
  int x = 0;
  int y = 0;
  std::vector<std::string> borders;
  std::vector<std::string> seas;

  static constexpr const char* kName = "BloodProvinceInfo";
  static constexpr std::array kNotes = {
      "as everything names it",        "for people",
      "whose home province it is",     "that is found there",
      "how sure the good is",          "of its middle, on a grid of 1000 from the west",
      "of its middle, from the north", "provinces beside it, by land",
      "on whose coast it lies"};
};
BOOST_DESCRIBE_STRUCT(ProvinceInfo, (), (id, name, country, good, confidence, x, y, borders, seas))

struct SeaInfo {
  std::string id;
  std::string name;
  int x = 0;
  int y = 0;
  std::vector<std::string> joined;

  static constexpr const char* kName = "BloodSeaInfo";
  static constexpr std::array kNotes = {"as everything names it", "for people", "of its middle", "of its middle",
                                        "sea areas to which it is joined"};
};
BOOST_DESCRIBE_STRUCT(SeaInfo, (), (id, name, x, y, joined))

struct SetInfo {
  std::vector<std::string> goods;
  int crowns = 0;

  static constexpr const char* kName = "BloodSet";
  static constexpr std::array kNotes = {"one of each", "what it brings"};
};
BOOST_DESCRIBE_STRUCT(SetInfo, (), (goods, crowns))

struct MatterInfo {
  std::string id;
  std::string verb;
  std::string gist;

  static constexpr const char* kName = "BloodMatter";
  static constexpr std::array kNotes = {"as moves name it", "`forbids`, `grants`, `owes` or `settles`",
                                        "for people, of whoever is bound: `does not attack`"};
};
BOOST_DESCRIBE_STRUCT(MatterInfo, (), (id, verb, gist))

struct Components {
  std::vector<CountryInfo> countries;
  std::vector<ProvinceInfo> provinces;
  std::vector<SeaInfo> seas;
  std::vector<SetInfo> sets;
  std::vector<MatterInfo> matters;
  int first_year = 0;
  int last_year = 0;
  int rounds = 0;
  int tax = 0;
  int high_tax = 0;
  int upkeep = 0;
  int price = 0;
  int armies = 0;
  int fleets = 0;
  int princes = 0;
  int castle = 0;
  int cargo = 0;

  static constexpr const char* kName = "BloodComponents";
  static constexpr std::array kNotes = {
      "all five",
      "all fifty",
      "all eight",
      "of goods, that are sold in a capital; each with one more good than the one before",
      "what clauses of contracts may be about",
      "of the game",
      "of the game",
      "of marches in a turn",
      "Crowns of a province",
      "the same at the high rate",
      "Crowns for an army or fleet each turn",
      "Crowns for a new one",
      "of a country",
      "of a country",
      "pieces of a country, besides the king's",
      "armies that a capital counts for",
      "armies and royal pieces that a fleet carries"};
};
BOOST_DESCRIBE_STRUCT(Components, (),
                      (countries, provinces, seas, sets, matters, first_year, last_year, rounds, tax, high_tax, upkeep,
                       price, armies, fleets, princes, castle, cargo))

}  // namespace regalia::blood
