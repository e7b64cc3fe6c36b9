// `regalia play`: a game between people at one terminal and bots.
#pragma once

#include <optional>

#include "cli/save.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "table/table.h"

namespace regalia::cli {

// Plays on until the game is over, the input ends or somebody quits. Returns the exit code.
int play(Table& table, const Seating& seating, std::optional<SaveFile> save, const Terminal& terminal);

}  // namespace regalia::cli
