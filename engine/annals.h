// What a game tells about many games of it besides points: how often things happened, and what came and went, when and whence.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace regalia {

struct Annals {
  using Sums = std::map<std::string, std::int64_t, std::less<>>;

  Sums happened;                // "Weddings", how often
  std::map<int, Sums> by_time;  // what came from each source, less what went there, by turn, year or round
  std::vector<Sums> by_seat;    // the same for each seat

  void count(std::string_view what, std::int64_t times = 1) { sum(happened, what) += times; }
  void flow(int time, Seat seat, std::string_view source, std::int64_t amount) {
    sum(by_time[time], source) += amount;
    const auto number = static_cast<std::size_t>(index(seat));
    if (by_seat.size() <= number) by_seat.resize(number + 1);
    sum(by_seat[number], source) += amount;
  }
  [[nodiscard]] bool empty() const { return happened.empty() && by_time.empty(); }

  void add(const Annals& other) {
    for (const auto& [what, times] : other.happened) happened[what] += times;
    for (const auto& [time, sums] : other.by_time)
      for (const auto& [source, amount] : sums) by_time[time][source] += amount;
    if (by_seat.size() < other.by_seat.size()) by_seat.resize(other.by_seat.size());
    for (std::size_t i = 0; i < other.by_seat.size(); ++i)
      for (const auto& [source, amount] : other.by_seat[i]) by_seat[i][source] += amount;
  }

  bool operator==(const Annals&) const = default;

 private:
  static std::int64_t& sum(Sums& sums, std::string_view name) {
    const auto found = sums.find(name);
    return found != sums.end() ? found->second : sums[std::string(name)];
  }
};

}  // namespace regalia
