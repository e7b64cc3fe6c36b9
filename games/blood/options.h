// The switches of Blood Royale: how long it lasts, which countries are played, and readings of the board and of the rules between
// which tables choose.
#pragma once

#include <vector>

#include "engine/options.h"
#include "games/blood/facts/facts.h"
#include "games/blood/readings.h"

namespace regalia::blood {

inline constexpr int kFirstYear = 1300;
inline constexpr int kYearsOfATurn = 5;
inline constexpr int kFewestSeats = 3;
inline constexpr int kMostSeats = kCountries;

// What becomes of a country that nobody plays.
enum class Neutrals : std::uint8_t {
  none,    // all are played
  closed,  // nobody enters it
  armed,   // its armies stand in its provinces, and whoever beats them may have these
};

enum class Winner : std::uint8_t { money, growth };

struct Options {
  int turns = 20;
  int target = 0;  // Crowns with which the game ends; 0: none
  Winner winner = Winner::money;
  CountrySet in_play = CountrySet::all();
  Neutrals neutrals = Neutrals::none;
  bool twelve_areas = false;
  bool sicily_is_island = false;
  bool cash_is_secret = false;          // what players pay each other, and what that leaves them
  bool first_kings_are_spared = false;  // no survival rolls for kings before 1310
  Readings readings = readings_of(kRulesVersion);
};

[[nodiscard]] const std::vector<OptionSpec>& option_specs();
[[nodiscard]] const std::vector<Preset>& presets();
[[nodiscard]] Result<Options> parse_options(const OptionValues& given, int seats);

// The standard facts with what the options change of them.
[[nodiscard]] Facts facts_of(const Options& options);

}  // namespace regalia::blood
