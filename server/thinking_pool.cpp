#include "server/thinking_pool.h"

#include <algorithm>

namespace regalia::server {

ThinkingPool::ThinkingPool(int threads) {
  for (int i = 0; i < std::max(threads, 1); ++i) threads_.emplace_back([this] { run(); });
}

ThinkingPool::~ThinkingPool() { stop(); }

void ThinkingPool::think(const std::string& table, std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (*stopping_) return;
    auto& queue = waiting_[table];
    if (queue.empty()) turns_.push_back(table);
    queue.push_back(std::move(work));
  }
  come_.notify_one();
}

void ThinkingPool::stop() {
  std::map<std::string, std::deque<std::function<void()>>> dropped;  // destroyed without the lock
  {
    const std::lock_guard lock(mutex_);
    *stopping_ = true;
    dropped.swap(waiting_);
    turns_.clear();
  }
  come_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void ThinkingPool::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    come_.wait(lock, [this] { return *stopping_ || !turns_.empty(); });
    if (*stopping_) return;
    const std::string table = std::move(turns_.front());
    turns_.pop_front();
    const auto queue = waiting_.find(table);
    std::function<void()> work = std::move(queue->second.front());
    queue->second.pop_front();
    if (queue->second.empty())
      waiting_.erase(queue);
    else
      turns_.push_back(table);
    lock.unlock();
    work();
    work = nullptr;  // what it held goes without the lock
    lock.lock();
  }
}

}  // namespace regalia::server
