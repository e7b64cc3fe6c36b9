#include "server/table/awaited.h"

namespace regalia::server {

SeatSet awaited(const Table& table, Seat viewer) {
  if (table.is_over()) return {};
  if (const SeatSet seats = table.chance().yet_to_commit(); !seats.empty()) return seats;
  if (const SeatSet seats = table.chance().yet_to_reveal(); !seats.empty()) return seats;
  if (viewer == kOpenHands) return table.pending().owing;
  return table.game().rules().pending_for(table.state(), viewer).owing;
}

bool awaits_anybody(const Table& table) {
  const Step step = table.pending().step;
  return step != Step::over && step != Step::chance;
}

}  // namespace regalia::server
