// Royals behind the face that tables and clients use.
#pragma once

#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/match.h"
#include "engine/options.h"
#include "engine/result.h"
#include "json/made_game.h"

namespace regalia::royals {

inline constexpr int kRulesVersion = 2;

[[nodiscard]] Result<MadeGame> make_game(const GameSetup& setup);
[[nodiscard]] Result<std::string> list_facts(const GameSetup& setup);
[[nodiscard]] std::vector<BotEntry> bots();
[[nodiscard]] std::string_view rulebook();
[[nodiscard]] json::GameTypes types();
[[nodiscard]] Result<MatchResult> play_match(const Game& game, const MatchPlan& plan);

}  // namespace regalia::royals
