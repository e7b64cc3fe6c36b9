#include "table/result_text.h"

#include <algorithm>

#include "engine/text.h"

namespace regalia {
namespace {

std::string points(int count) { return std::to_string(count) + (count == 1 ? " point" : " points"); }

// What decides between a winner and those who have as many points.
class TieBreaking {
 public:
  TieBreaking(const Table& table, Seat winner, const std::vector<Seat>& level) : table_(table) {
    for (const Seat seat : level) breaks_.emplace_back(seat, table.game().rules().tie_breaks(table.state(), seat));
    const std::vector<TieBreak> best = table.game().rules().tie_breaks(table.state(), winner);
    for (std::size_t place = 0; place < best.size() && breaks_.size() > 1; ++place) {
      const auto keeps_up = [&](const auto& other) {
        return place < other.second.size() && other.second[place].value == best[place].value;
      };
      if (std::count_if(breaks_.begin(), breaks_.end(), keeps_up) == 1) {
        what_ = best[place].what;
        place_ = place;
        return;
      }
      std::erase_if(breaks_, [&](const auto& other) { return !keeps_up(other); });
    }
  }

  // "The best marker decides: 14 for Anna, 10 for Ben."
  [[nodiscard]] std::string sentence() const {
    if (what_.empty()) return "";
    std::vector<std::string> values;
    for (const auto& [seat, breaks] : breaks_)
      values.push_back((place_ < breaks.size() ? std::to_string(breaks[place_].value) : "none") + " for " +
                       table_.names()[static_cast<std::size_t>(index(seat))]);
    return " The " + what_ + " decides: " + joined(values) + ".";
  }

 private:
  const Table& table_;
  std::vector<std::pair<Seat, std::vector<TieBreak>>> breaks_;
  std::string what_;
  std::size_t place_ = 0;
};

}  // namespace

std::string result_text(const Table& table) {
  const Game& rules = table.game().rules();
  const Ranking ranking = rules.ranking(table.state());
  std::vector<int> totals;
  for (int i = 0; i < rules.seats(); ++i) totals.push_back(rules.tally(table.state(), seat_at(i)).total());
  const auto name = [&](Seat seat) { return table.names()[static_cast<std::size_t>(index(seat))]; };
  std::vector<Seat> winners;
  for (int i = 0; i < rules.seats(); ++i)
    if (ranking.wins(seat_at(i))) winners.push_back(seat_at(i));
  const int most = totals[static_cast<std::size_t>(index(winners[0]))];
  std::vector<Seat> level;
  std::vector<std::string> level_names;
  int next = 0;
  for (int i = 0; i < rules.seats(); ++i) {
    const int total = totals[static_cast<std::size_t>(i)];
    if (total == most) {
      level.push_back(seat_at(i));
      level_names.push_back(name(seat_at(i)));
    } else {
      next = std::max(next, total);
    }
  }
  if (winners.size() > 1) {
    std::vector<std::string> names;
    for (const Seat seat : winners) names.push_back(name(seat));
    return joined(names) + " share the win with " + points(most) + " each.";
  }
  if (level.size() > 1)
    return joined(level_names) + " have " + points(most) + " each." + TieBreaking(table, winners[0], level).sentence() +
           " " + name(winners[0]) + " wins.";
  return name(winners[0]) + " wins with " + points(most) + ", " + std::to_string(most - next) + " ahead.";
}

}  // namespace regalia
