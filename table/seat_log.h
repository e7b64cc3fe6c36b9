// What has been told at a table, and to whom. It only grows: what is taken back stays, and a later line says so.
//
// Every viewer's lines are numbered for that viewer alone, from 1, so no number tells that something else happened.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/any_value.h"
#include "engine/event.h"
#include "engine/seat.h"

namespace regalia {

// Words that went with a decision.
struct Spoken {
  Seat seat = kNobody;
  Audience readers;
  std::string words;
};

// Decisions were taken back. What was told from `log_from` on no longer stands.
struct Undone {
  Seat seat = kNobody;
  std::uint32_t log_from = 0;
  bool agreed = false;  // by all others; otherwise it was a right
};

using Told = std::variant<Telling<AnyEvent>, Spoken, Undone>;

class SeatLog {
 public:
  void tell(Told told);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(all_.size()); }
  [[nodiscard]] const Told& operator[](std::uint32_t i) const { return all_[i]; }

  // Which of all that was told `viewer` received, in order: a seat, kNobody for an onlooker, or kOpenHands.
  [[nodiscard]] std::span<const std::uint32_t> heard_by(Seat viewer) const;
  // The number, for `viewer`, of the first line it received from `from` on.
  [[nodiscard]] std::uint32_t number_of(std::uint32_t from, Seat viewer) const;

 private:
  static constexpr std::size_t kViewers = kMaxSeats + 2;
  [[nodiscard]] static std::size_t slot(Seat viewer);
  [[nodiscard]] static bool hears(const Told& told, Seat viewer);

  std::vector<Told> all_;
  std::array<std::vector<std::uint32_t>, kViewers> heard_;
};

}  // namespace regalia
