// Periods, titles, and who wins.
#include <algorithm>
#include <bit>
#include <functional>
#include <vector>

#include "games/royals/rules.h"

namespace regalia::royals {

// royals.period.influence: nobles on the board count, vanquished ones do not.
int Rules::influence(const Board& board, Seat seat, Country country) const {
  int points = 0;
  for (std::uint32_t nobles = board.held[at(seat)] & country_nobles_[at(country)]; nobles != 0; nobles &= nobles - 1)
    points += nobles_[at(std::countr_zero(nobles))].influence;
  return points;
}

// The cost of a seat's highest title in a country, and the best City bonus among its nobles of that title.
std::array<int, 2> Rules::best_noble(const Board& board, Country country, Seat seat) const {
  std::array<int, 2> best{};
  for (std::uint32_t nobles = board.held[at(seat)] & country_nobles_[at(country)]; nobles != 0; nobles &= nobles - 1) {
    const Noble& noble = nobles_[at(std::countr_zero(nobles))];
    best = std::max(best, {noble.cost, facts_.cities[noble.city].bonus.value});
  }
  return best;
}

// royals.period.ties: influence, then the higher title, then the City bonus of that noble's city, then turn order.
bool Rules::ranks_before(const Board& board, Country country, Seat a, Seat b) const {
  const int of_a = influence(board, a, country);
  const int of_b = influence(board, b, country);
  if (of_a != of_b) return of_a > of_b;
  const auto best_a = best_noble(board, country, a);
  const auto best_b = best_noble(board, country, b);
  if (best_a != best_b) return best_a > best_b;
  const auto place = [&](Seat seat) { return (index(seat) - index(board.start) + seats_) % seats_; };
  return place(a) < place(b);
}

Tie Rules::tie_between(const Board& board, Country country, Seat a, Seat b) const {
  if (influence(board, a, country) != influence(board, b, country)) return Tie::none;
  return best_noble(board, country, a)[0] != best_noble(board, country, b)[0] ? Tie::by_title : Tie::by_city;
}

FixedList<Seat, kSeatLimit> Rules::ranked_in(const Board& board, Country country) const {
  FixedList<Seat, kSeatLimit> ranked;
  for (int i = 0; i < seats_; ++i)
    if (influence(board, seat_at(i), country) > 0) ranked.push_back(seat_at(i));
  std::sort(ranked.begin(), ranked.end(), [&](Seat a, Seat b) { return ranks_before(board, country, a, b); });
  return ranked;
}

// royals.period.scoring, royals.period.lone, royals.period.none
template <class Sink> void Rules::score_period(Board& board, Sink& sink) const {
  for (const Country country : kAllCountries) {
    const FixedList<Seat, kSeatLimit> ranked = ranked_in(board, country);
    for (std::size_t i = 0; i < 2; ++i) {
      Seat& marker = board.markers.period[board.period][at(country)][i];
      if (i < ranked.size()) {
        marker = ranked[i];
        const Tie tie = i + 1 < ranked.size() ? tie_between(board, country, ranked[i], ranked[i + 1]) : Tie::none;
        tell_all(sink, PeriodMarker{marker, Ordinal::of(board.period), country, static_cast<MarkerRank>(i),
                                    influence(board, marker, country), tie});
      } else {
        marker = kRemoved;
        tell_all(sink, MarkerRemoved{Ordinal::of(board.period), country, static_cast<MarkerRank>(i),
                                     static_cast<int>(ranked.size())});
      }
    }
  }
}

// royals.titles.scoring
template <class Sink> void Rules::score_titles(Board& board, Sink& sink) const {
  for (int title = 0; title < kTitles; ++title) {
    int most = 1;
    FixedList<Seat, kSeatLimit> leaders;
    for (int i = 0; i < seats_; ++i) {
      const int cubes = board.title_cubes[at(i)][at(title)];
      if (cubes > most) leaders.clear();
      most = std::max(most, cubes);
      if (cubes == most) leaders.push_back(seat_at(i));
    }
    auto& halves = board.markers.title[at(title)];
    if (leaders.size() == 1) {
      halves = {leaders[0], leaders[0]};
      tell_all(sink, TitleFull{leaders[0], static_cast<Title>(title)});
    } else if (leaders.size() == 2) {
      halves = {leaders[0], leaders[1]};
      tell_all(sink, TitleHalf{leaders[0], static_cast<Title>(title)});
      tell_all(sink, TitleHalf{leaders[1], static_cast<Title>(title)});
    } else {
      halves = {kRemoved, kRemoved};
      tell_all(sink, TitleRemoved{static_cast<Title>(title), static_cast<int>(leaders.size())});
    }
  }
}

namespace {

// Calls `take(group, value)` for every marker of a seat; a Title marker is one, whole or half.
enum class Group : std::uint8_t { city, country, house, period_1, period_2, period_3, title };

template <class Take> void for_each_marker(const Facts& facts, const Markers& markers, Seat seat, Take take) {
  for (int i = 0; i < kCities; ++i)
    if (markers.city[at(i)] == seat) take(Group::city, facts.cities[at(i)].bonus.value);
  for (int i = 0; i < kCountries; ++i)
    for (int j = 0; j < 2; ++j)
      if (markers.country[at(i)][at(j)] == seat) take(Group::country, facts.country_bonus[at(i)][at(j)].value);
  for (int i = 0; i < kHouses; ++i)
    if (markers.house[at(i)] == seat) take(Group::house, facts.house_bonus[at(i)].value);
  for (int p = 0; p < kPeriods; ++p)
    for (int i = 0; i < kCountries; ++i)
      for (int j = 0; j < 2; ++j)
        if (markers.period[at(p)][at(i)][at(j)] == seat)
          take(static_cast<Group>(static_cast<int>(Group::period_1) + p),
               facts.periods[at(p)].markers[at(i)][at(j)].value);
  for (int i = 0; i < kTitles; ++i) {
    const auto& halves = markers.title[at(i)];
    if (halves[0] != seat && halves[1] != seat) continue;
    take(Group::title, halves[0] == halves[1] ? facts.titles[at(i)].full.value : facts.titles[at(i)].half.value);
  }
}

}  // namespace

Tally Rules::tally(const State& state, Seat seat) const {
  static constexpr std::array<std::string_view, 7> kSources = {"City bonuses", "Country bonuses", "Noble House bonus",
                                                               "First period", "Second period",   "Third period",
                                                               "Titles"};
  std::array<int, 7> points{};
  for_each_marker(facts_, state.board.markers, seat, [&](Group group, int value) { points[at(group)] += value; });
  Tally tally;
  for (std::size_t i = 0; i < kSources.size(); ++i) tally.add(kSources[i], points[i]);
  return tally;
}

// royals.end.tie-2014, royals.end.tie-2016: the markers that decide between equal points, the best first.
std::vector<int> Rules::tie_values(const Board& board, Seat seat) const {
  std::vector<int> values;
  for_each_marker(facts_, board.markers, seat, [&](Group, int value) { values.push_back(value); });
  std::sort(values.begin(), values.end(), std::greater<>());
  if (options_.final_tie == FinalTie::highest_marker && !values.empty()) values.erase(values.begin() + 1, values.end());
  return values;
}

std::vector<TieBreak> Rules::tie_breaks(const State& state, Seat seat) const {
  std::vector<TieBreak> breaks;
  for (const int value : tie_values(state.board, seat)) {
    const std::size_t place = breaks.size() + 1;
    const std::string which = place == 1   ? ""
                              : place == 2 ? "second "
                              : place == 3 ? "third "
                                           : std::to_string(place) + "th ";
    breaks.push_back({which + "best marker", value});
  }
  return breaks;
}

// royals.end.winner
Ranking Rules::ranking(const State& state) const {
  std::array<int, kSeatLimit> points{};
  std::array<std::vector<int>, kSeatLimit> values;
  for (int i = 0; i < seats_; ++i) {
    points[at(i)] = tally(state, seat_at(i)).total();
    values[at(i)] = tie_values(state.board, seat_at(i));
  }
  return rank_seats(seats_, [&](Seat a, Seat b) {
    if (points[at(a)] != points[at(b)]) return points[at(a)] > points[at(b)];
    return values[at(a)] > values[at(b)];
  });
}

template void Rules::score_period(Board&, Silence&) const;
template void Rules::score_period(Board&, Listener<Event>&) const;
template void Rules::score_titles(Board&, Silence&) const;
template void Rules::score_titles(Board&, Listener<Event>&) const;

}  // namespace regalia::royals
