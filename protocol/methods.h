// Every method of the protocol, in one list.
//
// Two trust levels. An *owner* (a program over standard input, a hot seat, a test) says for which seat it speaks and may
// do everything. A caller with a *seat* (a socket) speaks for that seat alone: it never names one, and owner methods are
// refused.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "protocol/errors.h"
#include "protocol/messages.h"
#include "protocol/method.h"
#include "table/course.h"
#include "table/table.h"

namespace regalia::protocol {

// Raised when clients must change; docs/protocol.md says what did.
inline constexpr int kProtocolVersion = 2;

struct Caller {
  bool is_owner = false;
  Seat seat = kNobody;  // of a caller who is not the owner; kNobody: an onlooker

  [[nodiscard]] static Caller owner() { return {true, kNobody}; }
  [[nodiscard]] static Caller at(Seat seat) { return {false, seat}; }
};

// Where a request is carried out. Several callers may share a table.
struct Context {
  Catalogue games;
  std::optional<Table>& table;
  Caller caller;
  const Course* course = nullptr;  // of a game that has ended, if it was worked out before
};

enum class Level { anybody, seat, owner };

using Method = MethodOf<Context, Level>;

[[nodiscard]] std::span<const Method> all_methods();

}  // namespace regalia::protocol
