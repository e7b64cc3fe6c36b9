// How long and how hard a bot may think about one decision. A bot asks now and then whether it may go on; when it may not,
// it plays the best it has found so far.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "engine/random.h"

namespace regalia {

class Thinking {
 public:
  using Clock = std::chrono::steady_clock;

  // `budget`: how many imagined positions or games; the numbers follow from the seed.
  Thinking(int budget, std::uint64_t seed) : budget_(budget), rng_(seed) {}

  // Ends at this moment at the latest.
  Thinking& until(Clock::time_point deadline) {
    deadline_ = deadline;
    return *this;
  }
  // Ends as soon as this is set.
  Thinking& unless(std::shared_ptr<const std::atomic<bool>> stopped) {
    stopped_ = std::move(stopped);
    return *this;
  }

  [[nodiscard]] int budget() const { return budget_; }
  [[nodiscard]] Rng& rng() { return rng_; }
  // Whether more may be tried after `tried` trials.
  [[nodiscard]] bool goes_on(int tried) const {
    if (tried >= budget_ || (stopped_ && *stopped_)) return false;
    return !deadline_ || Clock::now() < *deadline_;
  }

 private:
  int budget_;
  Rng rng_;
  std::optional<Clock::time_point> deadline_;
  std::shared_ptr<const std::atomic<bool>> stopped_;
};

}  // namespace regalia
