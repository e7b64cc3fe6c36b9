// How much of a processor the calling thread has used.
#pragma once

#include <chrono>
#include <ctime>

namespace regalia::server {

[[nodiscard]] inline std::chrono::nanoseconds processor_time() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

}  // namespace regalia::server
