// The switches of Game of Crowns: the optional rules, and who begins.
#pragma once

#include <vector>

#include "engine/options.h"
#include "games/crowns/facts.h"
#include "games/crowns/readings.h"

namespace regalia::crowns {

struct Options {
  int rounds = 3;
  bool agendas = false;
  bool negotiations = false;
  bool customized = false;
  bool teams = false;
  Seat starting_player = kNobody;  // nobody: chance decides
  Readings readings = readings_of(kRulesVersion);
};

[[nodiscard]] const std::vector<OptionSpec>& option_specs();
[[nodiscard]] const std::vector<Preset>& presets();
// Refuses what the rules exclude, with the reason.
[[nodiscard]] Result<Options> parse_options(const OptionValues& given, int seats);

}  // namespace regalia::crowns
