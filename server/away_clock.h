// The clock of a table for people who are asked and do not answer. It begins anew with every step.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

namespace regalia::server {

class AwayClock {
 public:
  AwayClock(boost::asio::any_io_executor executor, std::optional<std::chrono::milliseconds> away)
      : away_(away), timer_(std::move(executor)) {}

  // The table is at this step. `late` is called if it stays there too long, unless `table` has gone.
  void watch(std::size_t step, std::weak_ptr<void> table, std::function<void(std::size_t step)> late) {
    if (!away_ || step_ == step) return;
    step_ = step;
    timer_.expires_after(*away_);
    timer_.async_wait([step, table = std::move(table), late = std::move(late)](const boost::system::error_code& code) {
      if (const auto alive = table.lock(); alive && !code) late(step);
    });
  }

 private:
  std::optional<std::chrono::milliseconds> away_;
  boost::asio::steady_timer timer_;
  std::optional<std::size_t> step_;
};

}  // namespace regalia::server
