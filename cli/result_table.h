// The end of a game: points by source, and the winner.
#pragma once

#include <string>

#include "engine/paper.h"
#include "table/table.h"

namespace regalia::cli {

[[nodiscard]] std::string result_table(const Table& table, const Paper& paper);

}  // namespace regalia::cli
