// What a person wishes for standing steps, which the table answers without asking.
#pragma once

#include <string>
#include <vector>

#include "engine/paper.h"
#include "table/table.h"

namespace regalia::cli {

// What the seat can wish for, whatever it holds, and what it has chosen.
[[nodiscard]] std::string wish_list(const Table& table, Seat seat, const Paper& paper);

// The same in a line; empty where nothing can be wished for.
[[nodiscard]] std::string wish_line(const Table& table, Seat seat, const Paper& paper);

// "none", or numbers of the list or texts of moves with commas between them, the most wanted first.
[[nodiscard]] Result<std::vector<Move>> read_wishes(const Table& table, Seat seat, const std::string& typed);

}  // namespace regalia::cli
