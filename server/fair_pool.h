// Threads for work that takes long, shared fairly: by turns between those it is done for, and within each of them by turns
// between his tables. Nobody has all threads: one is always left for whoever comes next.
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

class FairPool {
 public:
  // At least two threads.
  explicit FairPool(int threads);
  ~FairPool();
  FairPool(const FairPool&) = delete;
  FairPool& operator=(const FairPool&) = delete;

  // Work for somebody, at one of his tables or anywhere. What is added for the same table begins in order.
  void add(const std::string& owner, const std::string& table, std::function<void()> work);
  void add(const std::string& owner, std::function<void()> work) { add(owner, "", std::move(work)); }
  // Set when all work is to end.
  [[nodiscard]] std::shared_ptr<const std::atomic<bool>> stopping() const { return stopping_; }
  // Drops what waits and ends when what is under way has ended.
  void stop();

 private:
  using Work = std::function<void()>;
  struct Owner {
    std::map<std::string, std::deque<Work>> waiting;  // by table
    std::deque<std::string> turns;                    // tables with work, the next first
    int running = 0;
  };

  void run();
  [[nodiscard]] bool has_work() const;
  // The next work of whoever's turn it is, and for whom it is done.
  [[nodiscard]] std::pair<std::string, Work> next();

  int most_;  // threads for one owner
  std::mutex mutex_;
  std::condition_variable come_;
  std::map<std::string, Owner> owners_;
  std::deque<std::string> turns_;  // owners with work, the next first
  std::shared_ptr<std::atomic<bool>> stopping_ = std::make_shared<std::atomic<bool>>(false);
  std::vector<std::thread> threads_;
};

}  // namespace regalia::server
