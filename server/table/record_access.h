// Who may read the record of a game, which opens every hand to its reader.
#pragma once

#include <optional>
#include <string>

#include "store/store.h"

namespace regalia::server {

// Empty, or why a visitor may not. Records are closed while a game is played. After that the record of a table in the list is
// open to all, of a private table to its players and to whom they share it with by an invitation to look on, and of a game
// that was ended before its time to its players.
[[nodiscard]] std::string bar_to_record(const TableInfo& table, const std::optional<Account>& visitor,
                                        const std::optional<std::string>& invitation);

}  // namespace regalia::server
