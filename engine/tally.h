// Points and places. A tally says where every point of a seat comes from; a ranking says who is ahead.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/fixed_list.h"
#include "engine/seat.h"

namespace regalia {

struct TallyLine {
  std::string_view source;  // "City bonuses"
  int points = 0;

  bool operator==(const TallyLine&) const = default;
};

struct Tally {
  FixedList<TallyLine, 16> lines;

  void add(std::string_view source, int points) { lines.push_back({source, points}); }
  [[nodiscard]] int total() const {
    int sum = 0;
    for (const TallyLine& line : lines) sum += line.points;
    return sum;
  }
  bool operator==(const Tally&) const = default;
};

// What a seat has just gained.
struct Gain {
  Seat seat = kNobody;
  int points = 0;

  bool operator==(const Gain&) const = default;
};

// What decides between seats of equal points: the first that differs.
struct TieBreak {
  std::string what;  // "best marker", "smaller hand"
  int value = 0;

  bool operator==(const TieBreak&) const = default;
};

// place[s] is 1 for the winner or winners; seats that share a place share its number, and the next place is skipped.
struct Ranking {
  std::array<std::uint8_t, kMaxSeats> place{};

  [[nodiscard]] bool wins(Seat seat) const { return place[static_cast<std::size_t>(index(seat))] == 1; }
  bool operator==(const Ranking&) const = default;
};

// Places by an order: `better(a, b)` says that seat a stands before seat b; neither way round is a tie.
template <class Better> [[nodiscard]] Ranking rank_seats(int seats, Better better) {
  Ranking ranking;
  for (int i = 0; i < seats; ++i) {
    int ahead = 0;
    for (int j = 0; j < seats; ++j) ahead += better(seat_at(j), seat_at(i)) ? 1 : 0;
    ranking.place[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(1 + ahead);
  }
  return ranking;
}

}  // namespace regalia
