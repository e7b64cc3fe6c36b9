#include "bots/match.h"

#include <algorithm>
#include <cmath>

namespace regalia {
namespace {

template <class Key> void add_counts(std::map<Key, std::int64_t>& to, const std::map<Key, std::int64_t>& from) {
  for (const auto& [key, count] : from) to[key] += count;
}

}  // namespace

void Score::add(const Score& other) {
  games += other.games;
  wins += other.wins;
  wins_squared += other.wins_squared;
  places += other.places;
  points += other.points;
  add_counts(by_points, other.by_points);
  add_counts(points_from, other.points_from);
}

void Duel::add(const Duel& other) {
  games += other.games;
  score += other.score;
  score_squared += other.score_squared;
}

void Effort::add(const Effort& other) {
  decisions += other.decisions;
  seconds += other.seconds;
  longest = std::max(longest, other.longest);
}

double Score::win_rate() const {
  return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games * kWholeWin);
}

double Score::half_interval() const {
  if (games < 2) return 1;
  const double rate = win_rate();
  const double squares =
      static_cast<double>(wins_squared) / (static_cast<double>(kWholeWin) * static_cast<double>(kWholeWin));
  const double variance = std::max(0.0, squares / static_cast<double>(games) - rate * rate);
  // Never nothing: a bot that won every game of ten may still lose the next.
  const double least = 3.0 / static_cast<double>(games);
  return std::max(1.96 * std::sqrt(variance / static_cast<double>(games)), rate <= 0 || rate >= 1 ? least : 0);
}

int Score::points_at(double quantile) const {
  const auto wanted = static_cast<std::int64_t>(quantile * static_cast<double>(games));
  std::int64_t seen = 0;
  for (const auto& [value, count] : by_points) {
    seen += count;
    if (seen > wanted) return value;
  }
  return by_points.empty() ? 0 : by_points.rbegin()->first;
}

void MatchResult::add(const MatchResult& other) {
  games += other.games;
  decisions += other.decisions;
  outcomes += other.outcomes;
  add_counts(by_length, other.by_length);
  annals.add(other.annals);
  if (sources.empty()) sources = other.sources;
  for (const auto& [bot, score] : other.by_bot) by_bot[bot].add(score);
  for (const auto& [bots, duel] : other.duels) duels[bots].add(duel);
  for (const auto& [bot, effort] : other.efforts) efforts[bot].add(effort);
  if (by_seat.size() < other.by_seat.size()) by_seat.resize(other.by_seat.size());
  for (std::size_t i = 0; i < other.by_seat.size(); ++i) by_seat[i].add(other.by_seat[i]);
}

int rotations_of(const std::vector<std::string>& bots) {
  const auto seats = static_cast<int>(bots.size());
  for (int shift = 1; shift < seats; ++shift) {
    std::vector<std::string> turned = bots;
    std::rotate(turned.begin(), turned.begin() + shift, turned.end());
    if (turned == bots) return shift;
  }
  return std::max(seats, 1);
}

}  // namespace regalia
