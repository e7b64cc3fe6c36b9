// Something that happened, and to whom it is known.
//
// Rules tell events to a sink while they apply a move. An event has an audience that receives it whole; everybody
// else receives its redacted form, or nothing. Log, animation, notices, knowledge and take-back come from events
// only. Playouts pass Silence, and the telling costs nothing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/seat.h"

namespace regalia {

// A kind and small numbers whose meaning the game defines; an argument not used is 0.
struct Event {
  std::uint16_t kind = 0;
  Seat seat = kNobody;
  std::array<std::int16_t, 14> args{};

  template <class Kind, class... Args> [[nodiscard]] static constexpr Event of(Kind kind, Seat seat, Args... args) {
    static_assert(sizeof...(Args) <= 14);
    return {static_cast<std::uint16_t>(kind), seat, {static_cast<std::int16_t>(args)...}};
  }
  template <class Kind> [[nodiscard]] constexpr Kind as() const { return static_cast<Kind>(kind); }

  constexpr bool operator==(const Event&) const = default;
};

struct Telling {
  Event event;
  SeatSet audience;
  std::optional<Event> redacted;  // what everybody outside the audience receives

  // What `seat` receives of it. A seat that is none of the players (a spectator) receives the redacted form.
  [[nodiscard]] std::optional<Event> received_by(Seat seat) const { return audience.has(seat) ? event : redacted; }

  bool operator==(const Telling&) const = default;
};

// The sink of playouts: hears nothing.
struct Silence {
  static constexpr bool kListens = false;
  void tell(const Telling&) const {}
};

// The sink of tables and tests: keeps everything in order.
struct Listener {
  static constexpr bool kListens = true;
  void tell(const Telling& telling) { tellings.push_back(telling); }

  std::vector<Telling> tellings;
};

template <class Sink> void tell_all(Sink& sink, const Event& event) {
  if constexpr (Sink::kListens) sink.tell({event, SeatSet::all(kMaxSeats), event});
}

template <class Sink>
void tell_some(Sink& sink, SeatSet audience, const Event& event, std::optional<Event> redacted = std::nullopt) {
  if constexpr (Sink::kListens) sink.tell({event, audience, redacted});
}

}  // namespace regalia
