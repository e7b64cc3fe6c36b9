// Threads for work that takes long, shared fairly (fair_queue.h).
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/ops/fair_queue.h"

namespace regalia::server {

class FairPool {
 public:
  // What work costs: time of a processor, or for work that waits for others the time on the clock.
  enum class Cost { processor_time, clock_time };

  // At least two threads.
  explicit FairPool(int threads, Cost cost = Cost::clock_time);
  ~FairPool();
  FairPool(const FairPool&) = delete;
  FairPool& operator=(const FairPool&) = delete;

  // What is added for the same table begins in order.
  void add(const Payer& payer, FairQueue::Work work);
  // Short work for an address.
  void add(const std::string& address, std::function<void()> work);
  // Drops what waits and ends when what is under way has ended.
  void stop();

 private:
  void run();
  void watch();
  [[nodiscard]] std::chrono::nanoseconds spent() const;

  Cost cost_;
  std::mutex mutex_;
  std::condition_variable come_;
  std::condition_variable waits_;
  FairQueue queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace regalia::server
