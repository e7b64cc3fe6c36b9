// What a position promises every seat: the points it will probably have at the end, and its chance to win.
#pragma once

#include <array>
#include <cmath>

#include "bots/guide.h"
#include "bots/values.h"
#include "engine/rules.h"

namespace regalia {

struct Outlook {
  std::array<double, kMaxSeats> points{};
  std::array<double, kMaxSeats> chance{};  // to win, alone or shared; a shared win counts in parts
};

// The seat that shares its fate with another; kNobody: none.
template <class Guide> [[nodiscard]] Seat partner_of(const typename Guide::Rules& rules, Seat seat) {
  if constexpr (requires { Guide::partner_of(rules, seat); })
    return Guide::partner_of(rules, seat);
  else
    return kNobody;
}

// Chances from expected points: each point more than somebody makes it likelier to end before him, the more so the less
// is still open. Partners win together.
template <class Guide> void set_chances(const typename Guide::Rules& rules, double spread, Outlook& outlook) {
  const int seats = rules.seats();
  std::array<double, kMaxSeats> sums = outlook.points;
  for (int i = 0; i < seats; ++i)
    if (const Seat partner = partner_of<Guide>(rules, seat_at(i)); partner != kNobody)
      sums[static_cast<std::size_t>(i)] += outlook.points[static_cast<std::size_t>(index(partner))];
  double most = sums[0];
  for (std::size_t i = 1; i < static_cast<std::size_t>(seats); ++i) most = std::max(most, sums[i]);
  double total = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
    total += outlook.chance[i] = std::exp((sums[i] - most) / spread);
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) outlook.chance[i] /= total;
}

// Of a position at rest, or of the end.
template <class Guide>
[[nodiscard]] Outlook outlook_of(const typename Guide::Rules& rules, const Values::Stages& values,
                                 const typename Guide::Rules::State& state) {
  Outlook outlook;
  const int seats = rules.seats();
  if (rules.pending(state).step == Step::over) {
    const Ranking ranking = rules.ranking(state);
    double winners = 0;
    for (int i = 0; i < seats; ++i) winners += ranking.wins(seat_at(i)) ? 1 : 0;
    for (int i = 0; i < seats; ++i) {
      outlook.points[static_cast<std::size_t>(i)] = rules.tally(state, seat_at(i)).total();
      outlook.chance[static_cast<std::size_t>(i)] = ranking.wins(seat_at(i)) ? 1 / winners : 0;
    }
    return outlook;
  }
  const Moment moment = Guide::moment(rules, state);
  std::array<double, kFeaturesOf<Guide>> features;
  for (int i = 0; i < seats; ++i) {
    Guide::features(rules, state, seat_at(i), features);
    outlook.points[static_cast<std::size_t>(i)] = Values::points(values, moment, features);
  }
  set_chances<Guide>(rules, Values::spread(values, moment), outlook);
  return outlook;
}

}  // namespace regalia
