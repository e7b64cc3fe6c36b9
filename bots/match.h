// Many games between bots: what is to be played, and what came of it. Results are sums of whole numbers, so they are the
// same however the work was divided.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/annals.h"
#include "engine/seat.h"

namespace regalia {

struct MatchPlan {
  std::vector<std::string> bots;  // one for each seat
  std::int64_t games = 0;
  std::uint64_t seed = 0;
  int jobs = 1;
  std::map<std::string, int> budgets{};  // by bot; one that is not named has its usual budget
  // Called now and then, by one thread at a time, with the number of games played. False ends the match.
  std::function<bool(std::int64_t games)> progress{};
};

// A win that is shared by k counts as kWholeWin / k.
inline constexpr std::int64_t kWholeWin = 2520;

struct Score {
  std::int64_t games = 0;
  std::int64_t wins = 0;          // in parts of kWholeWin
  std::int64_t wins_squared = 0;  // for the interval
  std::int64_t places = 0;        // the sum of places
  std::int64_t points = 0;
  std::map<int, std::int64_t> by_points;            // how many games ended with so many points
  std::map<std::string, std::int64_t> points_from;  // by source

  void add(const Score& other);
  [[nodiscard]] double win_rate() const;
  [[nodiscard]] double half_interval() const;  // of 95 %, around the win rate
  [[nodiscard]] double mean_points() const {
    return games == 0 ? 0 : static_cast<double>(points) / static_cast<double>(games);
  }
  [[nodiscard]] int points_at(double quantile) const;

  bool operator==(const Score&) const = default;
};

// How two bots came out against each other: a game counts for the share of pairs of their seats in which the first ended
// before the other, in parts of kWholeWin.
struct Duel {
  std::int64_t games = 0;
  std::int64_t score = 0;
  std::int64_t score_squared = 0;

  void add(const Duel& other);
  bool operator==(const Duel&) const = default;
};

// How long a bot has thought. It is never the same twice and is no part of what came out.
struct Effort {
  std::int64_t decisions = 0;
  double seconds = 0;  // together
  double longest = 0;  // seconds of one decision

  void add(const Effort& other);
  [[nodiscard]] double milliseconds() const {
    return decisions == 0 ? 0 : 1000 * seconds / static_cast<double>(decisions);
  }
  bool operator==(const Effort&) const { return true; }
};

struct MatchResult {
  std::int64_t games = 0;
  std::vector<std::string> sources;  // of points, in the game's order
  std::map<std::string, Score> by_bot;
  std::vector<Score> by_seat;
  std::map<std::pair<std::string, std::string>, Duel> duels;  // the name that comes first in the alphabet first
  std::map<std::string, Effort> efforts;                      // of bots that are handed views
  std::int64_t decisions = 0;
  std::int64_t outcomes = 0;              // of chance
  std::map<int, std::int64_t> by_length;  // games by number of decisions
  Annals annals;                          // of games that keep them

  void add(const MatchResult& other);

  bool operator==(const MatchResult&) const = default;
};

// The same deal is played once for every way the bots can be moved round the table; with equal bots one is enough.
[[nodiscard]] int rotations_of(const std::vector<std::string>& bots);

}  // namespace regalia
