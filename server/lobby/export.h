// All that the server keeps of one person, for that person to have.
#pragma once

#include <string>

#include "server/lobby/lobby_methods.h"

namespace regalia::server {

// A JSON text. Of games that have ended the records are in it, of the newest ones at least.
[[nodiscard]] std::string export_of(const Visit& visit);

}  // namespace regalia::server
