// Something that happened, and to whom it is known.
//
// Each game has its own events: plain structs, one std::variant of them all. Rules tell events to a sink while they apply
// a move. An event has an audience that receives it whole; everybody else receives its redacted form, or nothing. Log,
// animation, notices, knowledge and take-back come from events only. Playouts pass Silence, and the telling costs nothing.
//
//   struct Drew { Seat seat; std::optional<Card> card; };          // no card: for those who did not see it
//   using Event = std::variant<Drew, Placed, …>;
//   tell_some(sink, SeatSet::only(seat), Drew{seat, card}, Drew{seat, {}});
//   tell_all(sink, [&] { return Opened{column, cards_of(column)}; });   // made only if somebody listens
#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/seat.h"

namespace regalia {

template <class Event> struct Telling {
  Event event;
  Audience audience;
  std::optional<Event> redacted{};  // what everybody outside the audience receives

  // What a viewer receives of it; nullptr: nothing. Onlookers belong to the audience only if everybody does.
  [[nodiscard]] const Event* received_by(Seat viewer) const {
    if (audience.has(viewer) || viewer == kOpenHands) return &event;
    return redacted ? &*redacted : nullptr;
  }

  bool operator==(const Telling&) const = default;
};

// The sink of playouts: hears nothing.
struct Silence {
  static constexpr bool kListens = false;
};

// The sink of tables and tests: keeps everything in order.
template <class EventType> struct Listener {
  using Event = EventType;
  static constexpr bool kListens = true;

  std::vector<Telling<Event>> tellings;
};

namespace detail {

template <class What> [[nodiscard]] decltype(auto) made(What&& what) {
  if constexpr (std::is_invocable_v<What>)
    return what();
  else
    return std::forward<What>(what);
}

}  // namespace detail

// `event` is one of the game's structs, or a function that makes one.
template <class Sink, class What> void tell_all(Sink& sink, What&& event) {
  if constexpr (Sink::kListens)
    sink.tellings.push_back({typename Sink::Event(detail::made(std::forward<What>(event))), Audience::all()});
}

// Only these seats hear of it.
template <class Sink, class What> void tell_some(Sink& sink, SeatSet seats, What&& event) {
  if constexpr (Sink::kListens)
    sink.tellings.push_back({typename Sink::Event(detail::made(std::forward<What>(event))), Audience::only(seats)});
}

// These seats hear all of it, everybody else the redacted form.
template <class Sink, class What, class Redacted>
void tell_some(Sink& sink, SeatSet seats, What&& event, Redacted&& redacted) {
  if constexpr (Sink::kListens)
    sink.tellings.push_back({typename Sink::Event(detail::made(std::forward<What>(event))), Audience::only(seats),
                             typename Sink::Event(detail::made(std::forward<Redacted>(redacted)))});
}

}  // namespace regalia
