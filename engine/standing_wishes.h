// A seat's private wishes for standing steps, given in advance: "if this comes up and I may, do that". The table asks
// here instead of asking the seat, so nobody can tell from the time taken who could have interrupted.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "engine/move.h"
#include "engine/seat.h"

namespace regalia {

class StandingWishes {
 public:
  // The moves `seat` wants to play whenever a standing step allows them, the most wanted first.
  void set(Seat seat, std::vector<Move> wishes) { wishes_[static_cast<std::size_t>(index(seat))] = std::move(wishes); }

  [[nodiscard]] const std::vector<Move>& of(Seat seat) const { return wishes_[static_cast<std::size_t>(index(seat))]; }
  // The first wish that is listed, otherwise the default, which is the first move listed.
  [[nodiscard]] Move answer(Seat seat, const MoveList& listed) const {
    for (const Move wish : wishes_[static_cast<std::size_t>(index(seat))])
      if (covers(listed, wish)) return wish;
    return listed[0].move;
  }

 private:
  std::array<std::vector<Move>, kMaxSeats> wishes_;
};

}  // namespace regalia
