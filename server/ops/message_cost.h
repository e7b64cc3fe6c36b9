// What the requests of one message cost. Each has a cost by the list of methods, in which a plain question is 1; one that
// takes a processor more milliseconds than that costs so many.
#pragma once

#include <algorithm>
#include <chrono>

#include "server/ops/processor_time.h"

namespace regalia::server {

class MessageCost {
 public:
  // So long a message may take a processor before the rest of it is refused: others wait for it.
  static constexpr std::chrono::milliseconds kLongest{200};

  // `most`: by the list, of one message.
  explicit MessageCost(int most) : most_(most) {}

  void add(int listed, std::chrono::nanoseconds took) {
    listed_ += listed;
    took_ += took;
    total_ += std::max(listed, static_cast<int>(std::chrono::floor<std::chrono::milliseconds>(took).count()));
  }
  // Answers a request, and adds what it cost.
  template <class Answer> [[nodiscard]] auto timed(int listed, Answer answer) {
    const auto before = processor_time();
    auto answered = answer();
    add(listed, processor_time() - before);
    return answered;
  }
  // No more requests of this message are answered.
  [[nodiscard]] bool is_much() const { return listed_ >= most_ || took_ >= kLongest; }
  [[nodiscard]] int total() const { return std::max(total_, 1); }

 private:
  int most_;
  int listed_ = 0;
  int total_ = 0;
  std::chrono::nanoseconds took_{0};
};

}  // namespace regalia::server
