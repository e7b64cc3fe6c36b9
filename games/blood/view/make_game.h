// Blood Royale behind the face that tables and clients use.
#pragma once

#include <string>
#include <string_view>

#include "engine/options.h"
#include "engine/result.h"
#include "json/made_game.h"

namespace regalia::blood {

[[nodiscard]] Result<MadeGame> make_game(const GameSetup& setup);
[[nodiscard]] Result<std::string> list_facts(const GameSetup& setup);
[[nodiscard]] std::string_view rulebook();
[[nodiscard]] json::GameTypes types();

}  // namespace regalia::blood
