#include "server/ops/limits.h"

#include <algorithm>
#include <vector>

namespace regalia::server {
namespace {

constexpr double kManyStrangers = 10;  // addresses: so many times the guesses of one
constexpr double kStrangersPace = 1.0 / 60;

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
  // Who has long been quiet need not be remembered. Looking through them is not worth it until there are twice as many.
  if (paces_.size() > many_paces_) {
    std::erase_if(paces_, [](const auto& entry) { return entry.second.is_full(); });
    many_paces_ = std::max(kManyPaces, 2 * paces_.size());
  }
  return paces_.try_emplace(key, a_second, at_once).first->second;
}

bool Limits::take(const std::string& key, double a_second, double at_once, double cost) {
  const std::lock_guard lock(mutex_);
  return pace(key, a_second, at_once).take(cost);
}

void Limits::forgive(const std::string& who) {
  const std::lock_guard lock(mutex_);
  paces_.erase("guess " + who);
}

bool Limits::strangers_guess(const std::string& name) {
  return take("strangers " + name, kStrangersPace, kManyStrangers * settings_.guesses);
}

void Limits::forgive_stranger(const std::string& name) {
  const std::lock_guard lock(mutex_);
  pace("strangers " + name, kStrangersPace, kManyStrangers * settings_.guesses).give();
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
