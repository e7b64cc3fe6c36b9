#include "server/fair_pool.h"

#include <algorithm>

namespace regalia::server {

FairPool::FairPool(int threads) : most_(std::max(threads, 2) - 1) {
  for (int i = 0; i < most_ + 1; ++i) threads_.emplace_back([this] { run(); });
}

FairPool::~FairPool() { stop(); }

void FairPool::add(const std::string& owner, const std::string& table, Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (*stopping_) return;
    Owner& his = owners_[owner];
    if (his.turns.empty()) turns_.push_back(owner);
    std::deque<Work>& queue = his.waiting[table];
    if (queue.empty()) his.turns.push_back(table);
    queue.push_back(std::move(work));
  }
  come_.notify_one();
}

void FairPool::stop() {
  std::map<std::string, Owner> dropped;  // destroyed without the lock
  {
    const std::lock_guard lock(mutex_);
    *stopping_ = true;
    dropped.swap(owners_);
    turns_.clear();
  }
  come_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

bool FairPool::has_work() const {
  return std::any_of(turns_.begin(), turns_.end(),
                     [this](const std::string& owner) { return owners_.at(owner).running < most_; });
}

std::pair<std::string, FairPool::Work> FairPool::next() {
  const auto turn = std::find_if(turns_.begin(), turns_.end(),
                                 [this](const std::string& owner) { return owners_.at(owner).running < most_; });
  std::string owner = std::move(*turn);
  turns_.erase(turn);
  Owner& his = owners_[owner];
  const std::string table = std::move(his.turns.front());
  his.turns.pop_front();
  const auto queue = his.waiting.find(table);
  Work work = std::move(queue->second.front());
  queue->second.pop_front();
  if (queue->second.empty())
    his.waiting.erase(queue);
  else
    his.turns.push_back(table);
  if (!his.turns.empty()) turns_.push_back(owner);
  ++his.running;
  return {std::move(owner), std::move(work)};
}

void FairPool::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    come_.wait(lock, [this] { return *stopping_ || has_work(); });
    if (*stopping_) return;
    auto [owner, work] = next();
    lock.unlock();
    work();
    work = nullptr;  // what it held goes without the lock
    lock.lock();
    const auto his = owners_.find(owner);
    if (his == owners_.end()) continue;  // dropped meanwhile
    --his->second.running;
    if (his->second.running == 0 && his->second.turns.empty()) owners_.erase(his);
    come_.notify_one();  // somebody who had as many threads as he may
  }
}

}  // namespace regalia::server
