#include "server/limits.h"

#include <vector>

namespace regalia::server {
namespace {

constexpr std::size_t kManyPaces = 10'000;

// By what somebody who asks for advice is counted; onlookers have no account.
std::vector<std::string> askers(const Payer& asker) {
  if (asker.account.empty()) return {"address " + asker.address};
  return {"address " + asker.address, "account " + asker.account};
}

}  // namespace

std::optional<Limits::Place> Limits::place(std::string key, int most) {
  const std::lock_guard lock(mutex_);
  int& taken = places_[key];
  if (taken >= most) return std::nullopt;
  ++taken;
  return Place(*this, std::move(key));
}

void Limits::give_back(const std::string& key) {
  const std::lock_guard lock(mutex_);
  const auto found = places_.find(key);
  if (--found->second == 0) places_.erase(found);
}

Pace& Limits::pace(const std::string& key, double a_second, double at_once) {
  // Who has long been quiet need not be remembered.
  if (paces_.size() > kManyPaces) std::erase_if(paces_, [](const auto& entry) { return entry.second.is_full(); });
  return paces_.try_emplace(key, a_second, at_once).first->second;
}

bool Limits::take(const std::string& key, double a_second, double at_once, double cost) {
  const std::lock_guard lock(mutex_);
  return pace(key, a_second, at_once).take(cost);
}

void Limits::forgive(const std::string& name) {
  const std::lock_guard lock(mutex_);
  paces_.erase("guess " + name);
}

std::optional<Limits::Place> Limits::advice(const Payer& asker) {
  {
    const std::lock_guard lock(mutex_);
    for (const std::string& who : askers(asker))
      if (!advice_of(who).take(0)) return std::nullopt;
  }
  return place("advice of " + asker.address, settings_.advice_at_once);
}

void Limits::advised(const Payer& asker, std::chrono::nanoseconds took) {
  const std::lock_guard lock(mutex_);
  for (const std::string& who : askers(asker)) (void)advice_of(who).pause(std::chrono::duration<double>(took).count());
}

std::chrono::duration<double> Limits::worked(const std::string& address, double cost) {
  const std::lock_guard lock(mutex_);
  return pace("work " + address, settings_.work, 10 * settings_.work).pause(cost);
}

}  // namespace regalia::server
