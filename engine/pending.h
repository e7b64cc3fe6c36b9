// What a game waits for.
//
//   turn    one seat decides
//   sealed  several seats owe one hidden answer each; they may change it until the last is in, then all are revealed
//   open    several seats may take any number of steps until each has said it is done
//   chance  chance decides
//   over    nothing: the game has ended
//
// A *standing* sealed step is answered at once by the table from the seats' standing answers, so that an interrupt
// takes the same time whoever can use it. The first move listed at such a step is the default answer ("pass").
#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace regalia {

enum class Step : std::uint8_t { turn, sealed, open, chance, over };

struct Pending {
  Step step = Step::over;
  bool standing = false;
  SeatSet owing{};  // those without whom the game does not go on
  // Those who may act besides: who has answered a sealed step and may still change the answer, or is done in an open one
  // and may still do something.
  SeatSet may_revise{};

  [[nodiscard]] static constexpr Pending turn(Seat seat) { return {.step = Step::turn, .owing = SeatSet::only(seat)}; }
  [[nodiscard]] static constexpr Pending chance() { return {.step = Step::chance}; }
  [[nodiscard]] static constexpr Pending over() { return {.step = Step::over}; }

  [[nodiscard]] constexpr bool may_act(Seat seat) const { return owing.has(seat) || may_revise.has(seat); }
  constexpr bool operator==(const Pending&) const = default;
};

}  // namespace regalia
