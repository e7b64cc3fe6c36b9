// Every game there is, in one visible list.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/options.h"
#include "engine/result.h"

namespace regalia {

struct GameEntry {
  std::string id;       // "royals"
  std::string name;     // "Royals"
  std::string summary;  // one sentence
  int least_players = 0;
  int most_players = 0;
  int usual_players = 0;
  const std::vector<OptionSpec>& options;
  const std::vector<Preset>& presets;
  Result<std::unique_ptr<Game>> (*make)(const GameSetup& setup);
  // The figures that such a game uses, a line each, with their confidence.
  Result<std::string> (*list_facts)(const GameSetup& setup);
};

[[nodiscard]] const std::vector<GameEntry>& all_games();

// nullptr: there is no such game.
[[nodiscard]] const GameEntry* find_game(std::string_view id);

}  // namespace regalia
