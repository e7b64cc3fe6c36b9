// How a game describes its switches, so that every client can show, check and set them without knowing the game.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/seat.h"

namespace regalia {

using OptionValues = std::map<std::string, std::string, std::less<>>;

struct OptionSpec {
  std::string name;                  // "display"
  std::string title;                 // "Face-up Country cards"
  std::vector<std::string> choices;  // all allowed values, in the order to show them
  std::string standard;              // the value where nothing else is said
  std::string help;                  // a sentence or two for players
};

// A named bundle of option values: an edition, or a usual variant of it.
struct Preset {
  std::string name;
  std::string title;
  OptionValues values;
};

// What is chosen before a game: how many play, with which options, with which printed copy. A *settled* set-up, the
// one a game was made of, names every option, and only those facts that differ from the standard.
struct GameSetup {
  int players = 0;
  OptionValues options;
  std::string facts;      // JSON with what a printed copy says differently; empty: nothing
  int rules_version = 0;  // 0: the newest; an older one plays as it did in its time

  bool operator==(const GameSetup&) const = default;
};

// Values as they apply: those given, the standard for the rest. Names the option that is unknown or has a value
// outside its choices.
[[nodiscard]] Result<OptionValues> resolve_options(const std::vector<OptionSpec>& specs, const OptionValues& given);

// The seat that an option names: "random" is nobody, otherwise a player's number from 1.
[[nodiscard]] Result<Seat> seat_option(const OptionValues& resolved, std::string_view name, int seats);

}  // namespace regalia
