#include "server/ops/fair_pool.h"

#include <algorithm>
#include <optional>

#include "server/ops/processor_time.h"

namespace regalia::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kLook{50};  // how often those under way are looked at while others wait

int at_least_two(int threads) { return std::max(threads, 2); }

}  // namespace

FairPool::FairPool(int threads, Cost cost) : cost_(cost), queue_(at_least_two(threads)) {
  for (int i = 0; i < at_least_two(threads); ++i) threads_.emplace_back([this] { run(); });
  threads_.emplace_back([this] { watch(); });
}

FairPool::~FairPool() { stop(); }

void FairPool::add(const Payer& payer, FairQueue::Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    queue_.add(payer, std::move(work));
  }
  come_.notify_one();
  waits_.notify_one();
}

void FairPool::add(const std::string& address, std::function<void()> work) {
  add(Payer{address}, [work = std::move(work)](const Enough&) { work(); });
}

void FairPool::stop() {
  std::vector<FairQueue::Work> dropped;  // destroyed without the lock
  {
    const std::lock_guard lock(mutex_);
    if (!stopping_) dropped = queue_.stop();
    stopping_ = true;
  }
  come_.notify_all();
  waits_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

std::chrono::nanoseconds FairPool::spent() const {
  return cost_ == Cost::processor_time ? processor_time() : Clock::now().time_since_epoch();
}

void FairPool::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    std::optional<FairQueue::Turn> turn;
    come_.wait(lock, [&] { return stopping_ || (turn = queue_.next(Clock::now())).has_value(); });
    if (stopping_) return;
    lock.unlock();
    const auto before = spent();
    turn->work(turn->enough);
    turn->work = nullptr;  // what it held goes without the lock
    const auto used = spent() - before;
    lock.lock();
    queue_.ended(turn->number, used);
    come_.notify_one();  // an address that had as many threads as it may
  }
}

// While some wait, those who have had their slice are asked to make way.
void FairPool::watch() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    waits_.wait(lock, [this] { return stopping_ || queue_.is_waiting(); });
    if (waits_.wait_for(lock, kLook, [this] { return stopping_; })) return;
    queue_.make_way(Clock::now());
  }
}

}  // namespace regalia::server
