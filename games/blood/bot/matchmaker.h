// Whom the greedy player would see married, and what that is worth to it in Crowns.
#pragma once

#include <array>
#include <vector>

#include "games/blood/rules.h"

namespace regalia::blood {

struct Match {
  PersonId groom = kNoPerson;
  PersonId bride = kNoPerson;
  int worth = 0;

  [[nodiscard]] PersonId own(const Rules& rules, const State& state, Seat seat) const;
};

class Matchmaker {
 public:
  // What ties with each house are worth besides.
  using Ties = std::array<int, kCountries>;

  Matchmaker(const Rules& rules, const State& state, Seat seat, const Ties& ties);

  // Precondition: at least one of the two is at the seat's court.
  [[nodiscard]] int worth(PersonId groom, PersonId bride) const;
  // Whether somebody in the line for a throne would leave the court for it.
  [[nodiscard]] bool would_lose_heir(PersonId groom, PersonId bride) const;
  // All that could be wed and are worth it, the best first.
  [[nodiscard]] std::vector<Match> matches() const;

 private:
  [[nodiscard]] bool is_own(PersonId person) const { return state_.people[person].court == rules_.house_of(seat_); }
  // How soon somebody comes to a throne.
  [[nodiscard]] int place_in_line(PersonId person) const { return places_[at(person)]; }
  [[nodiscard]] int worth_of_heirs(PersonId groom) const;
  [[nodiscard]] int ties_with(PersonId person) const {
    const House court = state_.people[person].court;
    return is_own(person) || !is_of_country(court) ? 0 : ties_[at(country_of(court))];
  }

  const Rules& rules_;
  const State& state_;
  Seat seat_;
  Ties ties_;
  std::vector<int> places_;  // of everybody: 0 reigns, 1 is the next
};

}  // namespace regalia::blood
