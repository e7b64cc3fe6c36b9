#include "table/seat_log.h"

#include <algorithm>

namespace regalia {

void SeatLog::tell(Told told) {
  const std::uint32_t place = size();
  for (std::size_t i = 0; i < kViewers; ++i) {
    const Seat viewer = i < kMaxSeats ? seat_at(static_cast<int>(i)) : i == kMaxSeats ? kNobody : kOpenHands;
    if (hears(told, viewer)) heard_[i].push_back(place);
  }
  all_.push_back(std::move(told));
}

std::span<const std::uint32_t> SeatLog::heard_by(Seat viewer) const { return heard_[slot(viewer)]; }

std::uint32_t SeatLog::number_of(std::uint32_t from, Seat viewer) const {
  const std::span<const std::uint32_t> heard = heard_by(viewer);
  return static_cast<std::uint32_t>(std::lower_bound(heard.begin(), heard.end(), from) - heard.begin()) + 1;
}

std::size_t SeatLog::slot(Seat viewer) {
  if (viewer == kOpenHands) return kMaxSeats + 1;
  return index(viewer) < kMaxSeats ? static_cast<std::size_t>(index(viewer)) : kMaxSeats;
}

bool SeatLog::hears(const Told& told, Seat viewer) {
  if (viewer == kOpenHands) return true;
  if (const auto* telling = std::get_if<Telling<AnyEvent>>(&told)) return telling->received_by(viewer) != nullptr;
  if (const auto* spoken = std::get_if<Spoken>(&told)) return spoken->readers.has(viewer);
  return true;
}

}  // namespace regalia
