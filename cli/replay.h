// `regalia replay`: a record, step by step.
#pragma once

#include <string>

#include "cli/terminal.h"
#include "table/table.h"

namespace regalia::cli {

// Everything that happened, as text, as `viewer` was told it.
[[nodiscard]] std::string told(const Table& table, Seat viewer);

// What the strongest bot thinks of the game: the decisions that cost most.
[[nodiscard]] std::string reviewed(const Table& table);

// The board after a step, as `viewer` sees it; kOpenHands shows all hands.
[[nodiscard]] std::string board_after(Catalogue games, const std::string& record, std::size_t step, Seat viewer,
                                      const Paper& paper);

// Lets a person step forwards and backwards. Returns the exit code.
int browse(Catalogue games, const std::string& record, std::size_t step, Seat viewer, const Terminal& terminal);

}  // namespace regalia::cli
