// A line that is drawn again and again, if a person is watching.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>

namespace regalia::cli {

class ProgressBar {
 public:
  explicit ProgressBar(std::int64_t total, std::string what = "games")
      : total_(total), what_(std::move(what)), shown_(isatty(STDERR_FILENO) != 0) {}
  ~ProgressBar() {
    if (shown_) std::cerr << "\r\033[K" << std::flush;
  }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::int64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || (done < total_ && now - last_ < std::chrono::milliseconds(100))) return;
    last_ = now;
    const auto filled = static_cast<std::size_t>(40 * done / std::max<std::int64_t>(total_, 1));
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const double left =
        seconds * static_cast<double>(total_ - done) / static_cast<double>(std::max<std::int64_t>(done, 1));
    std::cerr << "\r[" << std::string(filled, '#') << std::string(40 - filled, '.') << "] " << done << " of " << total_
              << " " << what_ << ", " << std::lround(left) << " s left \033[K" << std::flush;
  }

 private:
  std::int64_t total_;
  std::string what_;
  bool shown_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_{};
};

}  // namespace regalia::cli
