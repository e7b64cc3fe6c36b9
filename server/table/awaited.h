// Whom a game waits for, as far as a viewer may know it: what seats are told, may ask and can measure goes by this.
//
// An offer made in secret waits for a seat that everybody else believes to be done. The seat itself is told (`asked` in the
// lobby, turn notices) and bots act; clocks, votes and reminders go by what their viewer knows, as `owing` does.
#pragma once

#include "engine/seat.h"
#include "table/table.h"

namespace regalia::server {

// As a seat knows; kNobody: as everybody knows; kOpenHands: in truth.
[[nodiscard]] SeatSet awaited(const Table& table, Seat viewer);
// The game waits for a decision, whether or not it is public whose.
[[nodiscard]] bool awaits_anybody(const Table& table);

}  // namespace regalia::server
