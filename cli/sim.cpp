#include "cli/sim.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "engine/text.h"

namespace regalia::cli {
namespace {

double each(std::int64_t sum, std::int64_t games) {
  return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games);
}

std::string score_row(const std::string& name, const Score& score) {
  return fmt::format("  {:<12} {:>9} {:>7.1f} % ± {:<5.1f} {:>7.2f} {:>8.1f} {:>7} {:>7} {:>7}\n", name, score.games,
                     100 * score.win_rate(), 100 * score.half_interval(), each(score.places, score.games),
                     score.mean_points(), score.points_at(0.1), score.points_at(0.5), score.points_at(0.9));
}

std::string score_heading(const std::string& what) {
  return fmt::format("  {:<12} {:>9} {:>17} {:>7} {:>8} {:>7} {:>7} {:>7}\n", what, "games", "wins", "place", "points",
                     "10 %", "median", "90 %");
}

// Games by points, in a dozen steps.
std::string distribution(const std::string& name, const Score& score) {
  if (score.by_points.empty()) return {};
  const int least = score.by_points.begin()->first;
  const int most = score.by_points.rbegin()->first;
  const int width = std::max(1, (most - least) / 12 + 1);
  std::map<int, std::int64_t> steps;
  std::int64_t largest = 1;
  for (const auto& [points, games] : score.by_points) {
    std::int64_t& step = steps[(points - least) / width];
    step += games;
    largest = std::max(largest, step);
  }
  std::string text = "  " + name + "\n";
  for (const auto& [step, games] : steps) {
    const int from = least + step * width;
    text += fmt::format("    {:>4} to {:<4} {:>6.1f} % {}\n", from, from + width - 1, 100 * each(games, score.games),
                        std::string(static_cast<std::size_t>(40 * games / largest), '#'));
  }
  return text;
}

// A bot that takes any move is not timed.
std::optional<Effort> effort_of(const MatchResult& result, const std::string& bot) {
  const auto effort = result.efforts.find(bot);
  return effort == result.efforts.end() ? std::nullopt : std::optional(effort->second);
}

// "0.25 ms"
std::string time_text(const std::optional<Effort>& effort) {
  return effort ? fmt::format("{:.2f} ms", effort->milliseconds()) : "-";
}

double milliseconds(const MatchResult& result, const std::string& bot) {
  return effort_of(result, bot).value_or(Effort{}).milliseconds();
}

// How often the first ended before the other.
double score_against(const MatchResult& all, const std::string& first, const std::string& other) {
  const bool turned = first > other;
  const auto duel = all.duels.find(turned ? std::pair(other, first) : std::pair(first, other));
  if (duel == all.duels.end()) return 0.5;
  const double share = each(duel->second.score, duel->second.games * kWholeWin);
  return turned ? 1 - share : share;
}

boost::json::object score_json(const Score& score) {
  boost::json::object from;
  for (const auto& [source, points] : score.points_from) from[source] = each(points, score.games);
  boost::json::object by_points;
  for (const auto& [points, games] : score.by_points) by_points[std::to_string(points)] = games;
  return {{"games", score.games},
          {"win_rate", score.win_rate()},
          {"win_rate_half_interval", score.half_interval()},
          {"mean_place", each(score.places, score.games)},
          {"mean_points", score.mean_points()},
          {"points_from", std::move(from)},
          {"games_by_points", std::move(by_points)}};
}

// Every source that is named anywhere, those that bring most first.
std::vector<std::string> sources_of(const Annals& annals) {
  Annals::Sums all;
  for (const auto& [time, sums] : annals.by_time)
    for (const auto& [source, amount] : sums) all[source] += amount;
  std::vector<std::string> sources;
  for (const auto& [source, amount] : all) sources.push_back(source);
  std::stable_sort(sources.begin(), sources.end(), [&](const auto& a, const auto& b) { return all.at(a) > all.at(b); });
  return sources;
}

// A row of what came and went, with its sum.
std::string flow_row(const std::string& name, const Annals::Sums& sums, const std::vector<std::string>& sources,
                     std::int64_t games) {
  std::string text = "  " + padded(name, 8);
  std::int64_t sum = 0;
  for (const std::string& source : sources) {
    const auto found = sums.find(source);
    const std::int64_t amount = found == sums.end() ? 0 : found->second;
    sum += amount;
    text += fmt::format("{:>11.1f}", each(amount, games));
  }
  return text + fmt::format("{:>11.1f}\n", each(sum, games));
}

// What happened, and what came and went by time and by seat, a game.
std::string annals_report(const Annals& annals, std::int64_t games) {
  if (annals.empty()) return {};
  std::string text = "\nWhat happened, a game\n";
  for (const auto& [what, times] : annals.happened)
    text += fmt::format("  {:<36} {:>8.2f}\n", what, each(times, games));
  const std::vector<std::string> sources = sources_of(annals);
  std::string heading = padded("", 10);
  for (const std::string& source : sources) heading += fmt::format("{:>11}", source);
  heading += fmt::format("{:>11}\n", "together");
  const auto all_seats = games * static_cast<std::int64_t>(annals.by_seat.size());
  text += "\nWhat came and went, a seat, over time\n" + heading;
  for (const auto& [time, sums] : annals.by_time) text += flow_row(std::to_string(time), sums, sources, all_seats);
  text += "\nWhat came and went, a game, by seat\n" + heading;
  for (std::size_t i = 0; i < annals.by_seat.size(); ++i)
    text += flow_row("seat " + std::to_string(i + 1), annals.by_seat[i], sources, games);
  return text;
}

boost::json::object sums_json(const Annals::Sums& sums, std::int64_t games) {
  boost::json::object object;
  for (const auto& [name, amount] : sums) object[name] = each(amount, games);
  return object;
}

// Of a game, all seats together.
boost::json::object annals_json(const Annals& annals, std::int64_t games) {
  boost::json::object by_time;
  for (const auto& [time, sums] : annals.by_time) by_time[std::to_string(time)] = sums_json(sums, games);
  boost::json::array by_seat;
  for (const Annals::Sums& sums : annals.by_seat) by_seat.emplace_back(sums_json(sums, games));
  return {{"happened", sums_json(annals.happened, games)},
          {"by_time", std::move(by_time)},
          {"by_seat", std::move(by_seat)}};
}

}  // namespace

std::string report(const MatchResult& result) {
  std::string text = fmt::format("{} games, {:.1f} decisions and {:.1f} outcomes of chance a game", result.games,
                                 each(result.decisions, result.games), each(result.outcomes, result.games));
  if (!result.by_length.empty())
    text += fmt::format("; the shortest had {} decisions, the longest {}", result.by_length.begin()->first,
                        result.by_length.rbegin()->first);
  text += ".\n\nBy bot (± is a 95 % interval; a shared win counts in parts)\n" + score_heading("bot");
  for (const auto& [bot, score] : result.by_bot) text += score_row(bot, score);
  text += "\nThinking, a decision\n";
  for (const auto& [bot, score] : result.by_bot) {
    const std::optional<Effort> effort = effort_of(result, bot);
    text += fmt::format("  {:<12} {:>9}", bot, time_text(effort));
    text += effort ? fmt::format(", at most {:.2f} ms\n", 1000 * effort->longest) : "\n";
  }
  text += "\nBy seat\n" + score_heading("seat");
  for (std::size_t i = 0; i < result.by_seat.size(); ++i)
    text += score_row("seat " + std::to_string(i + 1), result.by_seat[i]);
  text += "\nWhere the points came from, a game\n  " + padded("", 22);
  for (const auto& [bot, score] : result.by_bot) text += fmt::format("{:>12}", bot);
  text += "\n";
  for (const std::string& source : result.sources) {
    text += "  " + padded(source, 22);
    for (const auto& [bot, score] : result.by_bot)
      text += fmt::format("{:>12.2f}", each(score.points_from.at(source), score.games));
    text += "\n";
  }
  text += annals_report(result.annals, result.games);
  text += "\nPoints\n";
  for (const auto& [bot, score] : result.by_bot) text += distribution(bot, score);
  return text;
}

std::string as_csv(const MatchResult& result) {
  std::string text = "group,name,games,win_rate,half_interval,mean_place,mean_points";
  for (const std::string& source : result.sources) text += ",\"" + source + "\"";
  text += "\n";
  const auto row = [&](const char* group, const std::string& name, const Score& score) {
    text += fmt::format("{},{},{},{:.6f},{:.6f},{:.4f},{:.4f}", group, name, score.games, score.win_rate(),
                        score.half_interval(), each(score.places, score.games), score.mean_points());
    for (const std::string& source : result.sources)
      text += fmt::format(",{:.4f}", each(score.points_from.at(source), score.games));
    text += "\n";
  };
  for (const auto& [bot, score] : result.by_bot) row("bot", bot, score);
  for (std::size_t i = 0; i < result.by_seat.size(); ++i) row("seat", std::to_string(i + 1), result.by_seat[i]);
  return text;
}

std::string as_json(const MatchResult& result) {
  boost::json::object bots;
  for (const auto& [bot, score] : result.by_bot) {
    boost::json::object scored = score_json(score);
    scored["milliseconds_a_decision"] = milliseconds(result, bot);
    scored["longest_milliseconds"] = 1000 * effort_of(result, bot).value_or(Effort{}).longest;
    bots[bot] = std::move(scored);
  }
  boost::json::array seats;
  for (const Score& score : result.by_seat) seats.emplace_back(score_json(score));
  boost::json::object lengths;
  for (const auto& [decisions, games] : result.by_length) lengths[std::to_string(decisions)] = games;
  boost::json::object all{{"games", result.games},       {"decisions", result.decisions},
                          {"outcomes", result.outcomes}, {"games_by_decisions", std::move(lengths)},
                          {"bots", std::move(bots)},     {"seats", std::move(seats)}};
  if (!result.annals.empty()) all["annals"] = annals_json(result.annals, result.games);
  return boost::json::serialize(all) + "\n";
}

std::string ladder(const std::vector<Rating>& ratings, const MatchResult& all) {
  std::string text = fmt::format(
      "{} games. 400 points more mean: before the other in ten games of eleven.\n\n"
      "  {:<12} {:>17} {:>9} {:>12}   ahead of\n",
      all.games, "bot", "rating", "games", "a decision");
  text.insert(text.size() - 1, [&] {
    std::string names;
    for (const Rating& rating : ratings) names += fmt::format(" {:>8}", rating.bot);
    return names;
  }());
  for (const Rating& rating : ratings) {
    text += fmt::format("  {:<12} {:>9.0f} ± {:<5.0f} {:>9} {:>12}           ", rating.bot, rating.points,
                        rating.half_interval, rating.games, time_text(effort_of(all, rating.bot)));
    for (const Rating& other : ratings)
      text += rating.bot == other.bot ? fmt::format(" {:>8}", "-")
                                      : fmt::format(" {:>6.1f} %", 100 * score_against(all, rating.bot, other.bot));
    text += "\n";
  }
  return text;
}

std::string ladder_csv(const std::vector<Rating>& ratings, const MatchResult& all) {
  std::string text = "bot,rating,half_interval,games,milliseconds_a_decision\n";
  for (const Rating& rating : ratings)
    text += fmt::format("{},{:.2f},{:.2f},{},{:.4f}\n", rating.bot, rating.points, rating.half_interval, rating.games,
                        milliseconds(all, rating.bot));
  return text;
}

std::string ladder_json(const std::vector<Rating>& ratings, const MatchResult& all) {
  boost::json::array list;
  for (const Rating& rating : ratings) {
    boost::json::object ahead;
    for (const Rating& other : ratings)
      if (rating.bot != other.bot) ahead[other.bot] = score_against(all, rating.bot, other.bot);
    list.push_back({{"bot", rating.bot},
                    {"rating", rating.points},
                    {"half_interval", rating.half_interval},
                    {"games", rating.games},
                    {"milliseconds_a_decision", milliseconds(all, rating.bot)},
                    {"ahead_of", std::move(ahead)}});
  }
  return boost::json::serialize(boost::json::object{{"games", all.games}, {"bots", std::move(list)}}) + "\n";
}

}  // namespace regalia::cli
