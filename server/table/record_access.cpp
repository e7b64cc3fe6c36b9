#include "server/table/record_access.h"

#include <algorithm>

#include "server/table/table_settings.h"

namespace regalia::server {

std::string bar_to_record(const TableInfo& table, const std::optional<Account>& visitor,
                          const std::optional<std::string>& invitation) {
  if (table.stage != TableStage::over && table.stage != TableStage::abandoned) return "The game has not ended.";
  const bool played = visitor && std::any_of(table.seats.begin(), table.seats.end(),
                                             [&](const SeatKeeper& seat) { return seat.account == visitor->id; });
  if (played) return {};
  if (table.stage == TableStage::abandoned)
    return "The game was ended before its time: only its players may read its record. Log in as one of them.";
  if (table.listed || TableSettings::of(table).holds("watch", invitation)) return {};
  return "This game is private: log in as one of its players, or ask one for a link to it.";
}

}  // namespace regalia::server
