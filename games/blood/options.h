// The switches of Blood Royale: how long it lasts, and readings of the board and of the rules between which tables choose.
#pragma once

#include <vector>

#include "engine/options.h"
#include "games/blood/facts/facts.h"

namespace regalia::blood {

inline constexpr int kFirstYear = 1300;
inline constexpr int kYearsOfATurn = 5;
inline constexpr int kSeats = kCountries;

struct Options {
  int turns = 20;
  bool twelve_areas = false;
  bool sicily_is_island = false;
  bool first_kings_are_spared = false;  // no survival rolls for kings before 1310
};

[[nodiscard]] const std::vector<OptionSpec>& option_specs();
[[nodiscard]] const std::vector<Preset>& presets();
[[nodiscard]] Result<Options> parse_options(const OptionValues& given);

// The facts with what the options change of them.
[[nodiscard]] Facts facts_with(Facts facts, const Options& options);

}  // namespace regalia::blood
