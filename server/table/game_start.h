// How the game of a table begins, once every seat is taken.
#pragma once

#include <string>
#include <vector>

#include "server/ops/services.h"
#include "table/table.h"

namespace regalia::server {

// Where a game begins.
struct GameStart {
  std::string position{};  // of another game, which it goes on from; empty: at its beginning
  WordBook words{};
  SeatSet excused{};  // people who have not added to chance, and are not waited for
};

[[nodiscard]] Result<Table> begin_game(const Services& services, const TableInfo& table, const GameStart& from);
// What is to be kept of it.
[[nodiscard]] std::vector<Change> first_lines(const std::string& table, const Table& game);

}  // namespace regalia::server
