// Which Regalia this is, as the file VERSION says.
#pragma once

#include <string_view>

namespace regalia {

[[nodiscard]] std::string_view version();  // "0.9.0"

}  // namespace regalia
