// Rules for people to read: found by words, printed to the width of the terminal.
#pragma once

#include <string>

#include "cli/terminal.h"
#include "games/catalogue.h"

namespace regalia::cli {

// One rule of the game or of the table; empty if there is none with this id.
[[nodiscard]] std::string rule_text(const GameEntry& game, std::string_view id, const Paper& paper);

// The rules that have all these words, at most `most` of them in full and the ids of the others.
[[nodiscard]] std::string rules_about(const GameEntry& game, const std::string& words, const Paper& paper,
                                      std::size_t most = 5);

// The whole rulebook.
[[nodiscard]] std::string all_rules(const GameEntry& game, const Paper& paper);

}  // namespace regalia::cli
