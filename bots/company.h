// Who plays a game besides people, whatever the game.
#pragma once

#include <functional>
#include <vector>

#include "bots/bot.h"
#include "bots/match.h"
#include "engine/result.h"

namespace regalia {

struct Company {
  std::vector<BotEntry> bots;  // the usual opponent first
  // Many games between these bots. The plan has a bot for each seat.
  std::function<Result<MatchResult>(const Game& game, const MatchPlan& plan)> play_match;

  // Whom people ask for a hint, and whose opinion of a game is worth reading.
  [[nodiscard]] const BotEntry& adviser() const {
    for (const BotEntry& bot : bots)
      if (bot.level == kStrong) return bot;
    return bots.front();
  }
};

}  // namespace regalia
