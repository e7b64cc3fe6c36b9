#include "games/royals/bot/prospects.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace regalia::royals {
namespace {

// What a card in hand is worth, in points, before it is known what it will pay for.
constexpr double kCountryCard = 0.9;
constexpr double kIntrigueCard = 0.7;
// Cards that would buy something soon are worth more than that.
constexpr double kWithinReach = 0.5;
// How much an opponent's prospects count against one's own.
constexpr double kEnvy = 0.5;

// How far the game has come, from 0 to 1: three periods, each as long as the pile lasts.
double progress(const Rules& rules, const State& state) {
  const Board& board = state.board;
  if (board.phase == Phase::over) return 1;
  int deck = 0;
  for (const Country country : kAllCountries)
    deck += rules.facts().deck[at(country)] - rules.facts().for_seats(rules.seats()).removed[at(country)];
  const double left = board.period_ends ? 0 : static_cast<double>(state.pile.size()) / std::max(deck, 1);
  return (board.period + 1 - std::min(left, 1.0)) / kPeriods;
}

}  // namespace

Prospects::Prospects(const Rules& rules, const State& state)
    : rules_(rules), state_(state), board_(state.board), done_(progress(rules, state)) {
  for (int i = 0; i < rules.seats(); ++i) {
    points_[at(i)] = rules.tally(state, seat_at(i)).total();
    for (const Country country : kAllCountries)
      influence_[at(i)][at(country)] = rules.influence(board_, seat_at(i), country);
  }
  for (int period = board_.period; period < kPeriods; ++period)
    period_leads_[at(period)] = leads(0.6 + 6 * (static_cast<double>(period + 1) / kPeriods - done_));
  title_leads_ = leads(0.4 + 3 * (1 - done_));
}

// If about `unrest` is still to come: a logistic curve, all of it from one exponential.
Prospects::Leads Prospects::leads(double unrest) {
  Leads chances;
  const double step = std::exp(-1.7 / std::max(unrest, 0.25));
  double odds = 1;
  for (int lead = 0; lead <= kMostLead; ++lead, odds *= step) {
    chances[at(kMostLead + lead)] = 1 / (1 + odds);
    chances[at(kMostLead - lead)] = odds / (1 + odds);
  }
  return chances;
}

double Prospects::of(Seat seat) const {
  double points = points_[at(seat)];
  for (int period = board_.period; period < kPeriods; ++period) points += influence_of_period(seat, period);
  return points + titles(seat) + countries(seat) + house(seat) + hand(seat);
}

double Prospects::advantage(Seat seat) const {
  double best = 0;
  for (int i = 0; i < rules_.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, of(seat_at(i)));
  return of(seat) - kEnvy * best;
}

// The probabilities of being first and second among the seats in a race.
template <class Standing>
std::array<double, 2> Prospects::race(Seat seat, const Leads& leads, Standing standing) const {
  const int mine = standing(seat);
  if (mine <= 0) return {0, 0};
  double first = 1;
  double second = 0;
  for (int i = 0; i < rules_.seats(); ++i) {
    if (seat_at(i) == seat) continue;
    const double ahead = leads[at(kMostLead + std::clamp(mine - standing(seat_at(i)), -kMostLead, kMostLead))];
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  return {first, second};
}

double Prospects::influence_of_period(Seat seat, int period) const {
  if (board_.phase == Phase::over || period < board_.period) return 0;
  double points = 0;
  for (const Country country : kAllCountries) {
    const auto [first, second] = race(seat, period_leads_[at(period)], [&](Seat s) { return influence(s, country); });
    const TwoMarkers& markers = rules_.facts().periods[at(period)].markers[at(country)];
    points += first * markers[0] + second * markers[1];
  }
  return points;
}

double Prospects::titles(Seat seat) const {
  if (board_.phase == Phase::over) return 0;
  double points = 0;
  for (std::size_t title = 0; title < kTitles; ++title) {
    const auto [first, second] =
        race(seat, title_leads_, [&](Seat s) { return static_cast<int>(board_.title_cubes[at(s)][title]); });
    points += first * rules_.facts().titles[title].full + 0.2 * second * rules_.facts().titles[title].half;
  }
  return points;
}

double Prospects::worth(int missing, int value) const {
  double points = value;
  for (; missing > 0; --missing) points *= 0.35 + 0.35 * (1 - done_);
  return points;
}

double Prospects::countries(Seat seat) const {
  const Facts& facts = rules_.facts();
  double points = 0;
  for (const Country country : kAllCountries) {
    int missing = 0;
    for (std::size_t city = 0; city < kCities; ++city)
      missing += facts.cities[city].country == country && (board_.cities[at(seat)] >> city & 1U) == 0 ? 1 : 0;
    const auto& markers = board_.markers.country[at(country)];
    if (missing == 0 || markers[0] == seat || markers[1] == seat) continue;
    if (markers[0] == kNobody)
      points += worth(missing, facts.country_bonus[at(country)][0]);
    else if (markers[1] == kNobody)
      points += worth(missing, facts.country_bonus[at(country)][1]);
  }
  return points;
}

double Prospects::house(Seat seat) const {
  int missing = 0;
  for (const int cubes : board_.title_cubes[at(seat)]) missing += cubes == 0 ? 1 : 0;
  const auto& houses = board_.markers.house;
  const auto next = std::find(houses.begin(), houses.end(), kNobody);
  if (missing == 0 || next == houses.end() || std::find(houses.begin(), houses.end(), seat) != houses.end()) return 0;
  return worth(missing, rules_.facts().house_bonus[at(next - houses.begin())]);
}

int Prospects::useful_cards(Seat seat) const {
  std::array<int, kCountries> dearest{};
  for (int i = 0; i < rules_.noble_count(); ++i) {
    const Rules::Noble& noble = rules_.noble(i);
    if ((board_.held[at(seat)] >> i & 1U) == 0)
      dearest[at(noble.country)] = std::max(dearest[at(noble.country)], static_cast<int>(noble.cost));
  }
  int cards = 0;
  for (const Country country : kAllCountries)
    cards += std::min(state_.hands[at(seat)].country[country], dearest[at(country)]);
  return cards;
}

double Prospects::hand(Seat seat) const {
  const Hand& hand = state_.hands[at(seat)];
  const double time = std::min(1.0, 6 * (1 - done_));
  double points = kCountryCard * hand.country.size() + kIntrigueCard * std::min(hand.intrigue.size(), 3) +
                  kWithinReach * useful_cards(seat);
  const int over = hand.country.size() - rules_.facts().country_limit;
  if (over > 0) points -= kCountryCard * over;
  return points * time;
}

}  // namespace regalia::royals
