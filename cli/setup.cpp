#include "cli/setup.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "engine/text.h"

namespace regalia::cli {
namespace {

constexpr const char* kNames[] = {"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ida"};

std::vector<std::string> bot_ids(const GameEntry& entry) {
  std::vector<std::string> ids;
  for (const BotEntry& bot : entry.company.bots) ids.push_back(bot.id);
  return ids;
}

// Fills a list up to a length with its last word.
void fill(std::vector<std::string>& list, std::size_t length, const std::string& otherwise) {
  while (list.size() < length) list.push_back(list.empty() ? otherwise : list.back());
}

std::optional<int> number_in(const std::string& text) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; std::getline(stream, word, separator);) words.push_back(word);
  return words;
}

Result<std::string> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(text << file.rdbuf())) || file.bad())
    return Error{"The file " + in_quotes(path, 200) + " cannot be read; check its name and whether you may read it."};
  return text.str();
}

Result<GameChoice> choose_game(const SetupWords& words) {
  GameChoice choice{find_game(words.games, words.game), {}};
  if (choice.entry == nullptr) {
    std::vector<std::string> ids;
    for (const GameEntry& game : words.games) ids.push_back(game.id);
    return Error{"There is no game " + in_quotes(words.game) + "; there are " + joined(ids) + "."};
  }
  choice.setup.players = words.players.value_or(choice.entry->usual_players);
  if (std::string fault = seats_fault(*choice.entry, choice.setup.players); !fault.empty()) return Error{fault};
  for (const std::string& option : words.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
      return Error{"An option reads name=value, for example " + choice.entry->options[0].name + "=" +
                   choice.entry->options[0].standard + ", not " + in_quotes(option) + "."};
    choice.setup.options[option.substr(0, equals)] = option.substr(equals + 1);
  }
  Result<OptionValues> options = options_of(*choice.entry, words.preset, choice.setup.options);
  if (!options) return Error{options.error()};
  choice.setup.options = std::move(options).value();
  if (!words.facts.empty()) {
    Result<std::string> facts = read_file(words.facts);
    if (!facts) return Error{facts.error()};
    choice.setup.facts = std::move(facts).value();
  }
  return choice;
}

int Seating::people() const { return static_cast<int>(std::count(seats.begin(), seats.end(), "person")); }

Result<Seating> choose_seating(const SeatingWords& words, const GameEntry& entry, int players) {
  const auto count = static_cast<std::size_t>(players);
  Seating seating;
  if (!words.seats.empty()) {
    if (words.people >= 0 || !words.bots.empty()) return Error{"Say either --seats, or --people and --bots."};
    seating.seats = split(words.seats);
    if (seating.seats.size() > count)
      return Error{"--seats names " + std::to_string(seating.seats.size()) + " seats, but there are " +
                   std::to_string(players) + "."};
    fill(seating.seats, count, "person");
  } else {
    const int people = words.people < 0 ? 1 : words.people;
    if (people > players)
      return Error{"--people must be from 0 to the number of players, " + std::to_string(players) + "."};
    seating.seats.assign(static_cast<std::size_t>(people), "person");
    std::vector<std::string> bots = split(words.bots);
    fill(bots, count, entry.company.bots[0].id);
    for (std::size_t i = 0; seating.seats.size() < count; ++i) seating.seats.push_back(bots[i]);
  }
  const std::vector<std::string> known = bot_ids(entry);
  for (const std::string& seat : seating.seats)
    if (seat != "person" && std::find(known.begin(), known.end(), seat) == known.end())
      return Error{"A seat is taken by a person or by a bot (" + joined(known, " or ") + "), not by " +
                   in_quotes(seat) + "."};
  if (words.names.size() > count) return Error{"There are more names than players."};
  for (std::size_t i = 0; i < words.names.size(); ++i)
    if (std::find(words.names.begin(), words.names.begin() + static_cast<std::ptrdiff_t>(i), words.names[i]) !=
        words.names.begin() + static_cast<std::ptrdiff_t>(i))
      return Error{"Two players are called " + in_quotes(words.names[i]) + "; give them different names."};
  seating.names = words.names;
  for (std::size_t i = 0; seating.names.size() < count; ++i) {
    const std::string name = kNames[i % std::size(kNames)];
    if (std::find(seating.names.begin(), seating.names.end(), name) == seating.names.end())
      seating.names.push_back(name);
  }
  return seating;
}

namespace {

// A number within bounds; Enter takes the usual one. Nothing: the input ended.
std::optional<int> ask_number(const Terminal& terminal, const std::string& question, int least, int most, int usual) {
  for (;;) {
    const auto answer = terminal.ask(question + " [" + std::to_string(usual) + "] ");
    if (!answer) return std::nullopt;
    const auto number = answer->empty() ? std::optional(usual) : number_in(*answer);
    if (number && *number >= least && *number <= most) return number;
    terminal.say("Please type a number from " + std::to_string(least) + " to " + std::to_string(most) + ".");
  }
}

// One of a list, which is shown; the first is the usual one.
std::optional<std::size_t> ask_which(const Terminal& terminal, const std::string& question,
                                     const std::vector<std::string>& items) {
  for (std::size_t i = 0; i < items.size(); ++i)
    terminal.out << "  " << i + 1 << ". " << wrapped(items[i], static_cast<std::size_t>(terminal.paper.columns) - 5, 5)
                 << "\n";
  const auto number = ask_number(terminal, question, 1, static_cast<int>(items.size()), 1);
  if (!number) return std::nullopt;
  return static_cast<std::size_t>(*number - 1);
}

}  // namespace

bool ask_for_setup(const Terminal& terminal, SetupWords& game, SeatingWords& seating) {
  terminal.say("Press Enter to take what stands in brackets.");
  std::vector<std::string> items;
  for (const GameEntry& each : game.games) items.push_back(each.name + ": " + each.summary);
  const auto chosen = ask_which(terminal, "Which game?", items);
  if (!chosen) return false;
  const GameEntry& entry = game.games[*chosen];
  game.game = entry.id;

  game.players = ask_number(
      terminal,
      "How many players, " + std::to_string(entry.least_players) + " to " + std::to_string(entry.most_players) + "?",
      entry.least_players, entry.most_players, entry.usual_players);
  if (!game.players) return false;

  items.clear();
  for (const Preset& preset : entry.presets) items.push_back(preset.title);
  const auto preset = ask_which(terminal, "Which one?", items);
  if (!preset) return false;
  game.preset = entry.presets[*preset].name;

  items.clear();
  for (const BotEntry& bot : entry.company.bots) items.push_back(bot.id + ": " + bot.summary);
  const auto bot = ask_which(terminal, "Who shall your opponents be?", items);
  if (!bot) return false;
  seating.bots = entry.company.bots[*bot].id;

  const auto name = terminal.ask("Your name? [Anna] ");
  if (!name) return false;
  if (!name->empty()) seating.names = {*name};
  return true;
}

}  // namespace regalia::cli
