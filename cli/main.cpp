// The `regalia` command.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "cli/play.h"
#include "cli/rpc.h"
#include "engine/text.h"
#include "games/catalogue.h"
#include "protocol/reference.h"

namespace regalia::cli {
namespace {

struct Arguments {
  std::string game = "royals";
  int players = 0;
  int people = 1;
  std::string preset;
  std::vector<std::string> options;
  std::string facts;
  std::uint64_t seed = 0;
  bool seeded = false;
};

int fail(const std::string& reason) {
  std::cerr << "regalia: " << reason << "\n";
  return 2;
}

Result<GameSetup> setup_from(const Arguments& arguments, const GameEntry& entry) {
  GameSetup setup{arguments.players == 0 ? entry.usual_players : arguments.players, {}, {}};
  if (!arguments.preset.empty()) {
    std::vector<std::string> names;
    for (const Preset& preset : entry.presets) {
      names.push_back(preset.name);
      if (preset.name == arguments.preset) setup.options = preset.values;
    }
    if (std::find(names.begin(), names.end(), arguments.preset) == names.end())
      return Error{"There is no preset " + in_quotes(arguments.preset) + "; there are " + joined(names) + "."};
  }
  for (const std::string& option : arguments.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
      return Error{"An option reads name=value, for example edition=2014, not " + in_quotes(option) + "."};
    setup.options[option.substr(0, equals)] = option.substr(equals + 1);
  }
  if (!arguments.facts.empty()) {
    std::ifstream file(arguments.facts);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf()))
      return Error{"The facts file " + in_quotes(arguments.facts, 200) + " cannot be read."};
    setup.facts = text.str();
  }
  return setup;
}

Seating seating_for(const Arguments& arguments, int players, int people) {
  static const std::vector<std::string> kNames = {"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ida"};
  Seating seating;
  for (int i = 0; i < players; ++i) seating.names.push_back(kNames[static_cast<std::size_t>(i) % kNames.size()]);
  for (int i = 0; i < people; ++i) seating.people.insert(i);
  std::random_device device;
  seating.seed = arguments.seeded ? arguments.seed : (std::uint64_t{device()} << 32 | device());
  return seating;
}

enum class Mode { play, watch, facts };

int run(const Arguments& arguments, Mode mode) {
  const GameEntry* entry = find_game(arguments.game);
  if (entry == nullptr)
    return fail("there is no game " + in_quotes(arguments.game) + "; `regalia games` lists those there are.");
  const Result<GameSetup> setup = setup_from(arguments, *entry);
  if (!setup) return fail(setup.error());
  if (mode == Mode::facts) {
    const Result<std::string> figures = entry->list_facts(*setup);
    if (!figures) return fail(figures.error());
    std::cout << *figures;
    return 0;
  }
  const auto game = make_game(*entry, *setup);
  if (!game) return fail(game.error());
  if (mode == Mode::watch) return watch(**game, seating_for(arguments, setup->players, 0), std::cout);
  if (arguments.people < 1 || arguments.people > setup->players)
    return fail("--people must be from 1 to the number of players, " + std::to_string(setup->players) + ".");
  return play(**game, seating_for(arguments, setup->players, arguments.people), std::cin, std::cout);
}

int list_games() {
  for (const GameEntry& game : all_games()) {
    std::cout << game.id << ": " << game.name << ", " << game.least_players << " to " << game.most_players
              << " players. " << game.summary << "\n";
    std::cout << "  Presets (--preset NAME):\n";
    for (const Preset& preset : game.presets) std::cout << "    " << preset.name << ": " << preset.title << "\n";
    std::cout << "  Options (--option NAME=VALUE):\n";
    for (const OptionSpec& option : game.options)
      std::cout << "    " << option.name << "=" << joined(option.choices, " or ") << " (usually " << option.standard
                << ")\n      " << option.help << "\n";
  }
  return 0;
}

void add_setup(CLI::App& command, Arguments& arguments) {
  command.add_option("game", arguments.game, "which game")->capture_default_str();
  command.add_option("-p,--players", arguments.players, "how many seats (0: the usual number)");
  command.add_option("--preset", arguments.preset, "an edition or variant by name; `regalia games` lists them");
  command.add_option("-o,--option", arguments.options, "an option of the game, as name=value; may be repeated");
  command.add_option("--facts", arguments.facts, "a JSON file with the figures of your own printed copy");
  command.add_option_function<std::uint64_t>(
      "--seed",
      [&](std::uint64_t seed) {
        arguments.seed = seed;
        arguments.seeded = true;
      },
      "repeat the same chance");
}

int main_with(int argc, char** argv) {
  CLI::App app("Regalia: games of crowns and intrigue at a digital table that knows the rules.", "regalia");
  app.require_subcommand(1);
  Arguments arguments;
  CLI::App* play_command = app.add_subcommand("play", "play in the terminal; seats without a person are bots");
  add_setup(*play_command, arguments);
  play_command->add_option("--people", arguments.people, "how many of the seats are people at this terminal")
      ->capture_default_str();
  play_command->footer(
      "Examples:\n  regalia play\n  regalia play royals --players 3 -o edition=2014\n  regalia play royals --people 2");
  CLI::App* watch_command = app.add_subcommand("watch", "a game of bots, told step by step with open hands");
  add_setup(*watch_command, arguments);
  watch_command->footer(
      "Examples:\n  regalia watch --seed 7\n  regalia watch royals --players 2 -o edition=2014 --seed 1");
  CLI::App* facts_command = app.add_subcommand("facts", "the figures of a game and how sure they are");
  add_setup(*facts_command, arguments);
  facts_command->footer("Examples:\n  regalia facts royals\n  regalia facts royals --facts my-copy.json");
  CLI::App* rpc_command = app.add_subcommand("rpc", "answer JSON-RPC 2.0 requests, a line each, on standard input");
  bool reference = false;
  rpc_command->add_flag("--reference", reference, "print all methods, types and errors instead");
  rpc_command->footer(
      "Examples:\n  regalia rpc < requests.jsonl\n"
      "  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}' | regalia rpc");
  CLI::App* games_command = app.add_subcommand("games", "the games there are, with their options");
  CLI11_PARSE(app, argc, argv);
  if (games_command->parsed()) return list_games();
  if (rpc_command->parsed()) {
    if (reference)
      std::cout << protocol::reference();
    else
      serve_lines(all_games(), std::cin, std::cout);
    return 0;
  }
  if (facts_command->parsed()) return run(arguments, Mode::facts);
  return run(arguments, watch_command->parsed() ? Mode::watch : Mode::play);
}

}  // namespace
}  // namespace regalia::cli

int main(int argc, char** argv) {
  try {
    return regalia::cli::main_with(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "regalia: " << error.what() << "\n";
    return 1;
  }
}
