// The methods of the lobby and of a table's socket in Markdown. docs/server.md ends with them.
#pragma once

#include <string>

namespace regalia::server {

[[nodiscard]] std::string reference();

}  // namespace regalia::server
