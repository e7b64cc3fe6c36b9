// How much of the server one visitor may have. Its functions may be called from any thread.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/ops/pace.h"
#include "server/ops/payer.h"
#include "server/ops/unread.h"

namespace regalia::server {

struct LimitSettings {
  int connections = 200;          // of one address, at the same time
  int sockets = 100;              // of one account, or of one address that looks on
  double requests = 50;           // a second, of one address; ten times as many at once
  double newcomers = 30;          // a minute, of one address: guests, sign-ups and log-ins
  double messages_a_second = 50;  // of one socket, four times as many at once; who sends faster waits
  double work = 500;              // a second, of one address: what its requests cost; ten times as much at once
  double tables = 30;             // a minute, of one account: tables made
  int everybody = 10'000;         // connections of all together
  double guesses = 10;            // wrong passphrases for an account, of an address, a device or a session; see guess()
  int advice_at_once = 4;         // hints and reviews that bots think about for one address
  double advice = 20;             // a minute, of one address and of one account: seconds of a processor for hints and
                                  // reviews; three times as much at once
  Unread::Bounds unread{};        // bytes that wait for those who do not read
};

class Limits {
 public:
  explicit Limits(const LimitSettings& settings) : settings_(settings) {}

  // One of a limited number, until it is destroyed.
  class Place {
   public:
    Place(Limits& limits, std::string key) : limits_(&limits), key_(std::move(key)) {}
    Place(Place&& other) noexcept : limits_(std::exchange(other.limits_, nullptr)), key_(std::move(other.key_)) {}
    Place& operator=(Place&& other) noexcept {
      std::swap(limits_, other.limits_);
      std::swap(key_, other.key_);
      return *this;
    }
    ~Place() {
      if (limits_ != nullptr) limits_->give_back(key_);
    }

   private:
    Limits* limits_;
    std::string key_;
  };

  [[nodiscard]] std::optional<Place> connection(const std::string& address) {
    return place("connection " + address, settings_.connections);
  }
  [[nodiscard]] std::optional<Place> socket(const std::string& who) {
    return place("socket " + who, settings_.sockets);
  }
  [[nodiscard]] bool request(const std::string& address) {
    return take("request " + address, settings_.requests, 10 * settings_.requests);
  }
  [[nodiscard]] bool newcomer(const std::string& address) {
    return take("newcomer " + address, settings_.newcomers / 60, settings_.newcomers);
  }
  [[nodiscard]] bool new_table(const std::string& who) {
    return take("table " + who, settings_.tables / 60, settings_.tables);
  }
  [[nodiscard]] bool report(const std::string& who) { return take("report " + who, 10.0 / 3600, 10); }
  [[nodiscard]] bool letter(const std::string& address) { return take("letter " + address, 10.0 / 3600, 10); }
  // Codes for two-factor log-in, which only those try who know the passphrase.
  [[nodiscard]] bool code(const std::string& who) { return take("code " + who, 1.0 / 60, 10); }
  // Tries to be an account, by somebody: few at once, then one in ten minutes. One that succeeds makes up for those before.
  [[nodiscard]] bool guess(const std::string& who) { return take("guess " + who, 1.0 / 600, settings_.guesses); }
  void forgive(const std::string& who);
  // Those of all strangers at one account: so many that it takes ten addresses to use them up, then one a minute. One that
  // succeeds makes up for itself.
  [[nodiscard]] bool strangers_guess(const std::string& name);
  void forgive_stranger(const std::string& name);
  // Work for an address, by what it costs: whether it may be done, or how long whoever asks for it waits afterwards.
  [[nodiscard]] bool may_work(const std::string& address, double cost) {
    return take("work " + address, settings_.work, 10 * settings_.work, cost);
  }
  [[nodiscard]] std::chrono::duration<double> worked(const std::string& address, double cost);
  // Thinking for somebody who asks for it, hints and reviews: a place while it lasts. Nothing: there is too much of it.
  [[nodiscard]] std::optional<Place> advice(const Payer& asker);
  void advised(const Payer& asker, std::chrono::nanoseconds took);
  // What waits to be read.
  [[nodiscard]] Unread& unread() { return unread_; }
  [[nodiscard]] Pace messages() const { return {settings_.messages_a_second, 4 * settings_.messages_a_second}; }
  [[nodiscard]] int everybody() const { return settings_.everybody; }

 private:
  [[nodiscard]] std::optional<Place> place(std::string key, int most);
  void give_back(const std::string& key);
  [[nodiscard]] Pace& pace(const std::string& key, double a_second, double at_once);
  [[nodiscard]] bool take(const std::string& key, double a_second, double at_once, double cost = 1);
  [[nodiscard]] Pace& advice_of(const std::string& who) {
    return pace("advice of " + who, settings_.advice / 60, 3 * settings_.advice);
  }

  LimitSettings settings_;
  Unread unread_{settings_.unread};
  std::mutex mutex_;
  std::unordered_map<std::string, int> places_;
  std::unordered_map<std::string, Pace> paces_;
  static constexpr std::size_t kManyPaces = 10'000;
  std::size_t many_paces_ = kManyPaces;  // then those that are full are dropped
};

}  // namespace regalia::server
