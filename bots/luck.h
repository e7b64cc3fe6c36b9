// The luck of one imagined world. What is drawn for a seat, and how it makes up its mind, does not depend on how often others
// drew or decided meanwhile: so all moves that are tried in a world meet the same luck for as long as possible.
#pragma once

#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/seat.h"

namespace regalia {

class Luck {
 public:
  explicit Luck(std::uint64_t seed) {
    for (std::size_t i = 0; i < kStreams; ++i) streams_.push_back(Rng(seed + i));
  }

  // Of chance for the one who asks it; kNobody: the table itself.
  [[nodiscard]] Rng& of_chance(Seat asker) { return streams_[asker == kNobody ? kStreams - 1 : place(asker)]; }
  [[nodiscard]] Rng& of_mind(Seat seat) { return streams_[kMaxSeats + place(seat)]; }

 private:
  static constexpr std::size_t kStreams = 2 * kMaxSeats + 1;

  [[nodiscard]] static std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }

  FixedList<Rng, kStreams> streams_;
};

}  // namespace regalia
