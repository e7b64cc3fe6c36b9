#include "games/blood/bot/matchmaker.h"

#include <algorithm>

#include "games/blood/people/line.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

constexpr int kFar = 3;               // places in a line that nobody counts on
constexpr int kHeirOfTheThrone = 60;  // Crowns, for children of whoever reigns or will
constexpr int kHeirOfOthers = 10;
constexpr int kClaimAbroad = 80;  // of a bride who is next to a foreign throne
constexpr int kClaimLost = 400;   // of one's own next heiress, at another court
constexpr int kCrown = 2000;      // whole countries

}  // namespace

PersonId Match::own(const Rules& rules, const State& state, Seat seat) const {
  return state.people[groom].court == rules.house_of(seat) ? groom : bride;
}

Matchmaker::Matchmaker(const Rules& rules, const State& state, Seat seat, const Ties& ties)
    : rules_(rules), state_(state), seat_(seat), ties_(ties), places_(at(state.people.slots()), kFar) {
  for (const Country country : rules.in_play()) {
    const PersonId monarch = state.reigns[at(country)].monarch;
    if (!state.people.has(monarch)) continue;
    places_[at(monarch)] = 0;
    const std::vector<PersonId> line = line_of(state.people, country, monarch);
    for (int place = 1; place < kFar && at(place) <= line.size(); ++place) {
      int& nearest = places_[at(line[at(place - 1)])];
      nearest = std::min(nearest, place);
    }
  }
}

bool Matchmaker::would_lose_heir(PersonId groom, PersonId bride) const {
  const PersonId leaving = place_in_line(bride) == 0 ? groom : bride;  // a husband comes to a queen who reigns
  return is_own(leaving) && place_in_line(leaving) < kFar;
}

int Matchmaker::worth_of_heirs(PersonId groom) const {
  return place_in_line(groom) <= 1 ? kHeirOfTheThrone : kHeirOfOthers;
}

int Matchmaker::worth(PersonId groom, PersonId bride) const {
  const bool he_reigns = place_in_line(groom) == 0;
  const bool she_reigns = place_in_line(bride) == 0;
  int worth = ties_with(groom) + ties_with(bride);
  if (is_own(groom)) {
    worth += wedding_money(rules_, state_, groom, bride) + worth_of_heirs(groom);
    if (she_reigns && he_reigns) return kCrown;                   // both countries
    if (she_reigns && !is_own(bride)) worth -= kHeirOfTheThrone;  // he goes to her court
    if (!she_reigns && !is_own(bride) && place_in_line(bride) < kFar) worth += kClaimAbroad;
  }
  if (is_own(bride)) {
    if (she_reigns && he_reigns) return -kCrown;
    if (she_reigns || state_.people[groom].house == kAristocrats) worth += worth_of_heirs(bride);
    if (he_reigns && !is_own(groom)) worth += rules_.facts().honour;
    if (!she_reigns && !is_own(groom) && place_in_line(bride) < kFar) worth -= kClaimLost / place_in_line(bride);
  }
  return worth;
}

std::vector<Match> Matchmaker::matches() const {
  std::vector<PersonId> men;
  std::vector<PersonId> women;
  state_.people.for_living([&](PersonId id, const Person& person) {
    if (is_single(state_, person) && rules_.seat_of(person.court) != kNobody)
      (person.is_man() ? men : women).push_back(id);
  });
  std::vector<Match> list;
  for (const PersonId groom : men)
    for (const PersonId bride : women) {
      if ((!is_own(groom) && !is_own(bride)) || !may_be_wed(state_, groom, bride).ok()) continue;
      if (const int crowns = worth(groom, bride); crowns > 0) list.push_back({groom, bride, crowns});
    }
  std::stable_sort(list.begin(), list.end(), [](const Match& a, const Match& b) { return a.worth > b.worth; });
  return list;
}

}  // namespace regalia::blood
