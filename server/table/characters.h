// Names for seats that bots keep.
#pragma once

#include <string>
#include <string_view>

namespace regalia::server {

// Another one for each seat of a table; other tables have others.
[[nodiscard]] std::string character_at(std::string_view table, std::size_t seat);

}  // namespace regalia::server
