// What bots do among themselves: matches, ladders, and learning.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <thread>

#include "bots/ladder.h"
#include "cli/commands.h"
#include "cli/progress_bar.h"
#include "cli/sim.h"
#include "engine/text.h"

namespace regalia::cli {
namespace {

constexpr int kMostJobs = 256;
constexpr int kMostBudget = 1'000'000;

int jobs_of(int wanted) {
  return wanted > 0 ? wanted : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

std::optional<int> budget_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool fits = error == std::errc() && end == text.data() + text.size() && number >= 1 && number <= kMostBudget;
  return fits ? std::optional(number) : std::nullopt;
}

// "200" for all bots, or "strong=200,rollout=50".
Result<std::map<std::string, int>> budgets_in(const std::string& words, const GameEntry& entry) {
  std::map<std::string, int> budgets;
  if (words.empty()) return budgets;
  for (const std::string& part : split(words)) {
    const std::size_t equals = part.find('=');
    const std::string bot = equals == std::string::npos ? "" : part.substr(0, equals);
    const auto budget = budget_in(std::string_view(part).substr(equals == std::string::npos ? 0 : equals + 1));
    if (!budget)
      return Error{"A budget is a number from 1 to " + std::to_string(kMostBudget) +
                   ", for all bots or for one: 200, or strong=200,rollout=50; not " + in_quotes(part) + "."};
    bool known = false;
    for (const BotEntry& each : entry.company.bots)
      if (bot.empty() || each.id == bot) {
        budgets[each.id] = *budget;
        known = true;
      }
    if (!known) return Error{"There is no bot " + in_quotes(bot) + "; `regalia games` lists them."};
  }
  return budgets;
}

// Every two bots, in seats that alternate.
Result<std::vector<std::vector<std::string>>> pairings(const SimWords& words, const GameChoice& choice) {
  std::vector<std::string> bots = split(words.bots);
  if (bots.empty())
    for (const BotEntry& bot : choice.entry->company.bots) bots.push_back(bot.id);
  if (bots.size() < 2) return Error{"A ladder needs at least two bots."};
  std::vector<std::vector<std::string>> list;
  for (std::size_t i = 0; i < bots.size(); ++i)
    for (std::size_t j = i + 1; j < bots.size(); ++j) {
      if (bots[i] == bots[j]) return Error{"A ladder needs different bots."};
      std::vector<std::string>& seats = list.emplace_back();
      for (int seat = 0; seat < choice.setup.players; ++seat) seats.push_back(seat % 2 == 0 ? bots[i] : bots[j]);
    }
  return list;
}

int run_ladder(const SimWords& words, const GameChoice& choice, const Game& game, MatchPlan plan) {
  const auto list = pairings(words, choice);
  if (!list) return fail(list.error());
  MatchResult all;
  {
    ProgressBar bar(words.games * static_cast<std::int64_t>(list->size()));
    for (const std::vector<std::string>& seats : *list) {
      plan.bots = seats;
      plan.progress = [&, before = all.games](std::int64_t done) {
        bar.show(before + done);
        return true;
      };
      const Result<MatchResult> result = choice.entry->company.play_match(game, plan);
      if (!result) return fail(result.error());
      all.add(*result);
    }
  }
  const std::vector<Rating> ratings = ratings_from(all.duels);
  std::cout << (words.csv ? ladder_csv(ratings, all) : words.json ? ladder_json(ratings, all) : ladder(ratings, all));
  return 0;
}

}  // namespace

int run_sim(const SimWords& words) {
  const Result<GameChoice> choice = choose_game(words.game);
  if (!choice) return fail(choice.error());
  if (words.games < 1) return fail("--games must be at least 1.");
  if (words.jobs < 0 || words.jobs > kMostJobs) return fail("--jobs must be from 1 to 256.");
  if (words.csv && words.json) return fail("Say either --csv or --json.");
  const auto game = make_game(*choice->entry, choice->setup);
  if (!game) return fail(game.error());
  const auto budgets = budgets_in(words.budget, *choice->entry);
  if (!budgets) return fail(budgets.error());
  MatchPlan plan{
      .bots = {}, .games = words.games, .seed = words.seed, .jobs = jobs_of(words.jobs), .budgets = *budgets};
  if (words.ladder) return run_ladder(words, *choice, game->rules(), plan);
  SeatingWords seats;
  seats.people = 0;
  seats.bots = words.bots;
  const Result<Seating> seating = choose_seating(seats, *choice->entry, choice->setup.players);
  if (!seating) return fail(seating.error());
  plan.bots = seating->seats;
  std::optional<ProgressBar> bar(words.games);
  plan.progress = [&](std::int64_t done) {
    bar->show(done);
    return true;
  };
  const Result<MatchResult> result = choice->entry->company.play_match(game->rules(), plan);
  bar.reset();
  if (!result) return fail(result.error());
  if (!words.csv && !words.json)
    std::cout << choice->entry->name << ", " << choice->setup.players << " players: " << joined(plan.bots, ", ")
              << "\n";
  std::cout << (words.csv ? as_csv(*result) : words.json ? as_json(*result) : report(*result));
  return 0;
}

int run_train(const TrainWords& words) {
  const GameEntry* entry = find_game(words.games, words.game);
  if (entry == nullptr) return fail("There is no game " + in_quotes(words.game) + "; `regalia games` lists them.");
  if (entry->train == nullptr) return fail("There is nothing to learn for " + entry->name + ".");
  if (words.lessons < 100 || words.lessons > 1'000'000) return fail("--lessons must be from 100 to 1,000,000.");
  if (words.jobs < 0 || words.jobs > kMostJobs) return fail("--jobs must be from 1 to 256.");
  TrainingPlan plan{.games = words.lessons, .seed = words.seed, .jobs = jobs_of(words.jobs)};
  std::optional<ProgressBar> bar;
  plan.progress = [&](std::int64_t done, std::int64_t all) {
    if (!bar) bar.emplace(all);
    bar->show(done);
  };
  const std::string learned = entry->train(plan);
  bar.reset();
  const std::string text =
      fmt::format(
          "# What the strong bot of {} knows: how many points a seat will have at the end, from features of its "
          "position.\n# A column is a stage of the game. Learned by\n"
          "#   regalia train {} --lessons {} --seed {}\n",
          entry->name, entry->id, words.lessons, words.seed) +
      learned;
  if (words.out.empty()) {
    std::cout << text;
    return 0;
  }
  std::ofstream file(words.out, std::ios::binary);
  file << text;
  file.close();
  return file ? 0 : fail("The values could not be written to " + words.out + ".", 1);
}

Result<std::vector<GameEntry>> games_with_values(Catalogue games, const std::string& folder) {
  std::vector<GameEntry> list;
  bool found = false;
  for (const GameEntry& game : games) {
    const std::string path = folder + "/" + game.id + ".values";
    const bool is_there = std::ifstream(path).good();
    const Result<std::string> text = is_there ? read_file(path) : Result<std::string>(std::string());
    if (!text) return Error{text.error()};
    Result<GameEntry> entry = with_values(game, *text);
    if (!entry) return Error{path + ": " + entry.error()};
    list.push_back(std::move(entry).value());
    found = found || is_there;
  }
  if (!found)
    return Error{"There are no values in " + in_quotes(folder) + "; a file is called " + games[0].id + ".values."};
  return list;
}

}  // namespace regalia::cli
