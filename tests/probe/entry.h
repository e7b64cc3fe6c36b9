// The probe as an entry of a catalogue, so that tables and the protocol can be tried with it.
#pragma once

#include <string_view>

#include "games/catalogue.h"

namespace regalia::probe {

// Its rules have three versions. The first two are tests/probe/first/, for four seats at most; in the first a tied vote
// carried. The option `bag` makes the game longer.
[[nodiscard]] const GameEntry& entry();

[[nodiscard]] std::string_view rulebook();

// Every game there is, and the probe.
[[nodiscard]] std::vector<GameEntry> with_all_games();

}  // namespace regalia::probe
