// The time, as it is kept: seconds since 1970.
#pragma once

#include <chrono>
#include <cstdint>

namespace regalia::server {

[[nodiscard]] inline std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

// The same to the millisecond.
[[nodiscard]] inline std::chrono::milliseconds exact_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
}

}  // namespace regalia::server
