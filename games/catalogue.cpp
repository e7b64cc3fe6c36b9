#include "games/catalogue.h"

#include "games/royals/options.h"
#include "games/royals/view/make_game.h"

namespace regalia {

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> games = {
      {"royals", "Royals", "Noble houses contend for titles and influence in Europe, 1648 to 1714.", royals::kMinSeats,
       royals::kSeatLimit, 4, royals::option_specs(), royals::presets(), royals::make_game, royals::list_facts},
  };
  return games;
}

const GameEntry* find_game(std::string_view id) {
  for (const GameEntry& game : all_games())
    if (game.id == id) return &game;
  return nullptr;
}

}  // namespace regalia
