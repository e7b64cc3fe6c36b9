// What to play, from the words of a command line or from a short dialog.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "games/catalogue.h"

namespace regalia::cli {

struct SetupWords {
  Catalogue games = all_games();  // to choose from
  std::string game = "royals";
  std::optional<int> players;  // the usual number if left out
  std::string preset;
  std::vector<std::string> options;  // "name=value"
  std::string facts;                 // a file
};

struct GameChoice {
  const GameEntry* entry = nullptr;
  GameSetup setup;
};

[[nodiscard]] Result<GameChoice> choose_game(const SetupWords& words);

// Who sits where: "person", or the id of a bot.
struct SeatingWords {
  std::string seats;  // "person,greedy,random": fills up with the last
  int people = -1;    // how many people, in the first seats; -1: nothing said
  std::string bots;   // the bots of the other seats, in the same way
  std::vector<std::string> names;
};

struct Seating {
  std::vector<std::string> seats;  // "person" or the id of a bot
  std::vector<std::string> names;

  [[nodiscard]] bool is_person(Seat seat) const { return seats[static_cast<std::size_t>(index(seat))] == "person"; }
  [[nodiscard]] int people() const;
};

[[nodiscard]] Result<Seating> choose_seating(const SeatingWords& words, const GameEntry& entry, int players);

// Asks for the game, players, edition, opponents and a name; Enter takes the usual. False: the input ended.
[[nodiscard]] bool ask_for_setup(const Terminal& terminal, SetupWords& game, SeatingWords& seating);

// A list of words, separated by commas.
[[nodiscard]] std::vector<std::string> split(const std::string& text, char separator = ',');

[[nodiscard]] Result<std::string> read_file(const std::string& path);

}  // namespace regalia::cli
