// How fast something may happen: a bucket that fills with time.
#pragma once

#include <algorithm>
#include <chrono>

namespace regalia::server {

class Pace {
 public:
  Pace(double a_second, double at_once) : a_second_(a_second), at_once_(at_once), left_(at_once) {}

  // Takes what something costs, and says how long to wait before anything more may happen.
  [[nodiscard]] std::chrono::duration<double> pause(double cost = 1) {
    fill();
    left_ -= cost;
    return std::chrono::duration<double>(left_ >= 0 ? 0 : -left_ / a_second_);
  }
  // Takes what something costs if there is anything left; what is owed must come in before the next.
  [[nodiscard]] bool take(double cost = 1) {
    fill();
    if (left_ < 1) return false;
    left_ -= cost;
    return true;
  }
  // What was taken need not have been.
  void give(double cost = 1) {
    fill();
    left_ = std::min(at_once_, left_ + cost);
  }
  [[nodiscard]] bool is_full() const { return left_at(std::chrono::steady_clock::now()) >= at_once_; }

 private:
  void fill() {
    const auto now = std::chrono::steady_clock::now();
    left_ = left_at(now);
    last_ = now;
  }
  [[nodiscard]] double left_at(std::chrono::steady_clock::time_point now) const {
    return std::min(at_once_, left_ + a_second_ * std::chrono::duration<double>(now - last_).count());
  }

  double a_second_;
  double at_once_;
  double left_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace regalia::server
