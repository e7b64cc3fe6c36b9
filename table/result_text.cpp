#include "table/result_text.h"

#include <algorithm>

#include "engine/text.h"

namespace regalia {
namespace {

std::string points(int count) { return std::to_string(count) + (count == 1 ? " point" : " points"); }

// Those who win together: a seat, or a team.
struct Side {
  std::string name;
  bool is_team = false;
  int points = 0;  // the sum of a team
  int place = 0;
  std::vector<TieBreak> breaks;

  // "5", or "none" where there are not so many.
  [[nodiscard]] std::string value(std::size_t place_of_break) const {
    return place_of_break < breaks.size() ? std::to_string(breaks[place_of_break].value) : "none";
  }
};
using Sides = std::vector<Side>;

// The best first; equal places in order of the seats.
Sides sides_of(const Table& table) {
  const Game& rules = table.game().rules();
  const Ranking ranking = rules.ranking(table.state());
  Sides sides;
  for (int i = 0; i < rules.seats(); ++i) {
    const Seat seat = seat_at(i);
    const SeatSet team = rules.team_of(seat);
    if (team.first() != seat) continue;
    std::vector<std::string> names;
    for (const Seat each : team) names.push_back(table.names()[static_cast<std::size_t>(index(each))]);
    sides.push_back({(team.size() > 1 ? "the team of " : "") + joined(names), team.size() > 1,
                     rules.tally(table.state(), seat).total(), ranking.place[static_cast<std::size_t>(i)],
                     rules.tie_breaks(table.state(), seat)});
  }
  std::stable_sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) { return a.place < b.place; });
  return sides;
}

std::string names_of(const Sides& sides) {
  std::vector<std::string> names;
  for (const Side& side : sides) names.push_back(side.name);
  return joined(names);
}
// At the beginning of a sentence. Names of players stay as they are.
std::string subject(const Sides& sides) { return sides[0].is_team ? capitalised(names_of(sides)) : names_of(sides); }

// What decides between sides of equal points, one tie-break after the other. "The smaller hand decides: 5 for Anna, 7 for
// Ben." `between` begins every sentence: nothing, or whom it is about.
std::string decided(const Sides& level, std::size_t place, const std::string& between) {
  std::vector<std::string> same;
  const auto undecided = [&] {
    if (same.empty()) return std::string();
    return " " + capitalised(between + joined(same)) + (same.size() == 1 ? " does" : " do") + " not decide.";
  };
  std::size_t most = 0;
  for (const Side& side : level) most = std::max(most, side.breaks.size());
  for (; place < most; ++place) {
    const auto keeps_up = [&](const Side& side) { return side.value(place) == level[0].value(place); };
    const auto longest = std::max_element(
        level.begin(), level.end(), [](const Side& a, const Side& b) { return a.breaks.size() < b.breaks.size(); });
    const std::string what = "the " + longest->breaks[place].what;
    if (std::all_of(level.begin(), level.end(), keeps_up)) {
      same.push_back(what + " (" + level[0].value(place) + " each)");
      continue;
    }
    std::vector<std::string> values;
    for (const Side& side : level) values.push_back(side.value(place) + " for " + side.name);
    std::string text = undecided() + " " + capitalised(between + what) + " decides: " + joined(values) + ".";
    for (auto first = level.begin(); first != level.end();) {
      const auto last =
          std::find_if(first, level.end(), [&](const Side& side) { return side.value(place) != first->value(place); });
      const Sides still(first, last);
      if (still.size() > 1) text += decided(still, place + 1, "between " + names_of(still) + " ");
      first = last;
    }
    return text;
  }
  return undecided();
}

// "Anna and Ben have 9 points each. The smaller hand decides: 5 for Anna, 7 for Ben."
std::string tie_text(const Sides& level) {
  return subject(level) + " have " + (level[0].is_team ? "a sum of " : "") + points(level[0].points) + " each." +
         decided(level, 0, "");
}

// Who wins, and by what: points that are said in the same sentence, or ties that are told before it.
struct Victory {
  std::string headline;
  std::string with{};
  std::string ties{};
};

Victory victory_of(const Sides& sides, const Sides& winners, const Sides& level) {
  Victory victory{subject(winners) + (winners.size() > 1 ? " share the win" : " wins")};
  const std::string with = winners[0].is_team ? "with a sum of " : "with ";
  if (level.size() > 1) {
    const bool by_points_alone = winners.size() == level.size() && winners[0].breaks.empty();
    if (by_points_alone)
      victory.with = with + points(winners[0].points) + " each.";
    else
      victory.ties = tie_text(level);
  } else if (winners.size() == 1) {
    int next = 0;
    for (const Side& side : sides)
      if (side.points != winners[0].points) next = std::max(next, side.points);
    victory.with = with + points(winners[0].points) + ", " + std::to_string(winners[0].points - next) + " ahead.";
  }
  return victory;
}

}  // namespace

ResultText result_text(const Table& table) {
  const Sides sides = sides_of(table);
  const auto with_points_of = [&](const Side& one) {
    Sides level;
    std::copy_if(sides.begin(), sides.end(), std::back_inserter(level),
                 [&](const Side& side) { return side.points == one.points; });
    return level;
  };
  Sides winners;
  std::copy_if(sides.begin(), sides.end(), std::back_inserter(winners),
               [](const Side& side) { return side.place == 1; });
  const Victory victory = victory_of(sides, winners, with_points_of(sides[0]));
  // Ties for the places behind.
  std::string behind;
  for (const Side& side : sides) {
    const Sides level = with_points_of(side);
    const bool is_first = level[0].name == side.name;
    if (side.points != sides[0].points && is_first && level.size() > 1 && !side.breaks.empty())
      behind += " " + tie_text(level);
  }
  ResultText outcome{victory.headline, capitalised(victory.ties + victory.with) + behind, {}};
  if (outcome.why.starts_with(' ')) outcome.why.erase(0, 1);
  outcome.text = victory.ties.empty() ? victory.headline + (victory.with.empty() ? "." : " " + victory.with)
                                      : victory.ties + " " + victory.headline + ".";
  outcome.text += behind;
  return outcome;
}

}  // namespace regalia
