// All methods, notices and types, and the shapes of all games, as one OpenRPC document with JSON Schema: for programs
// that want to check what they send and receive, or to make types in their language.
#pragma once

#include <string>

#include "games/catalogue.h"

namespace regalia::server {

[[nodiscard]] std::string schema(Catalogue games);

}  // namespace regalia::server
