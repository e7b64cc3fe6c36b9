// The threads on which bots think: as many as there are cores, by turns between tables, so that a table with many or slow
// bots keeps no other waiting longer than one thought.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace regalia::server {

class ThinkingPool {
 public:
  explicit ThinkingPool(int threads = static_cast<int>(std::thread::hardware_concurrency()));
  ~ThinkingPool();
  ThinkingPool(const ThinkingPool&) = delete;
  ThinkingPool& operator=(const ThinkingPool&) = delete;

  // Work of a table; the next of the same table begins when it is that table's turn again.
  void think(const std::string& table, std::function<void()> work);
  // Set when all thinking is to end.
  [[nodiscard]] std::shared_ptr<const std::atomic<bool>> stopping() const { return stopping_; }
  // Drops what waits and ends when what is under way has ended.
  void stop();

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable come_;
  std::map<std::string, std::deque<std::function<void()>>> waiting_;
  std::deque<std::string> turns_;  // tables with work, the next first
  std::shared_ptr<std::atomic<bool>> stopping_ = std::make_shared<std::atomic<bool>>(false);
  std::vector<std::thread> threads_;
};

}  // namespace regalia::server
