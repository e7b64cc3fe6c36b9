// How much is to be learned.
#pragma once

#include <cstdint>
#include <functional>

namespace regalia {

struct TrainingPlan {
  int games = 0;  // for each number of seats
  std::uint64_t seed = 0;
  int jobs = 1;
  // Called now and then, by one thread at a time, with the games played of all that are to be played.
  std::function<void(std::int64_t done, std::int64_t all)> progress{};
};

}  // namespace regalia
