// How much time people have at a table: for the whole game with a gain for every turn, or for each turn afresh. Time runs for
// a seat while the game waits for it, however many small steps it takes; nothing here knows what happens when it is up.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>

#include "engine/seat.h"
#include "server/messages/lobby_messages.h"

namespace regalia::server {

class Clocks {
 public:
  using Time = std::chrono::milliseconds;  // since 1970, or a span

  // No settings: there is no clock.
  explicit Clocks(std::optional<ClockSettings> settings);

  // As `text` gave it. Where time is for the whole game it has not run while the table was not served.
  void restore(const std::string& text, Time now);
  [[nodiscard]] std::string text() const;

  // The game waits for these; true: that has changed.
  bool owe(SeatSet seats, Time now);
  [[nodiscard]] bool exists() const { return settings_.has_value(); }
  [[nodiscard]] SeatSet running() const { return running_; }
  // What a seat has left; nothing: there is no clock, or it does not run for this seat, which has each turn afresh.
  [[nodiscard]] std::optional<Time> left(Seat seat, Time now) const;
  [[nodiscard]] SeatSet late(Time now) const;
  // When the next seat will be late.
  [[nodiscard]] std::optional<Time> deadline(Time now) const;

 private:
  struct SeatClock {
    Time left{0};
    Time since{0};  // while it runs
  };
  [[nodiscard]] SeatClock& at(Seat seat) { return seats_[static_cast<std::size_t>(index(seat))]; }
  [[nodiscard]] const SeatClock& at(Seat seat) const { return seats_[static_cast<std::size_t>(index(seat))]; }
  [[nodiscard]] bool is_afresh() const { return settings_->turn.has_value(); }

  std::optional<ClockSettings> settings_;
  std::array<SeatClock, kMaxSeats> seats_{};
  SeatSet running_;
};

// Empty, or a sentence that says what is wrong with them.
[[nodiscard]] std::string fault_in(const ClockSettings& settings);

}  // namespace regalia::server
