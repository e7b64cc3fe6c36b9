// A table as the lobby shows it to a visitor.
#pragma once

#include "server/lobby/lobby_methods.h"

namespace regalia::server {

[[nodiscard]] TableReply reply_for(const Visit& visit, const TableInfo& table);

}  // namespace regalia::server
