// Tables are indexed by small types that name a thing: `facts.titles[at(Title::king)]`.
#pragma once

#include <cstddef>

namespace regalia {

[[nodiscard]] constexpr std::size_t at(auto id) { return static_cast<std::size_t>(id); }

}  // namespace regalia
