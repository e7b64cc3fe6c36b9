// What each command does with its words. Each returns the exit code: 0, 1 if something failed, 2 for wrong words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/setup.h"

namespace regalia::cli {

// Says why on standard error, and returns the code.
int fail(const std::string& reason, int code = 2);

struct PlayWords {
  SetupWords game;
  SeatingWords seating;
  std::optional<std::uint64_t> seed;
  std::string save;  // a file; empty: one of our own choosing
  bool no_save = false;
  bool strict = false;
  std::optional<std::string> resume;  // a file; empty: the game played last
  bool has_setup = false;             // something was said about what to play
};

struct SimWords {
  SetupWords game;
  std::string bots;
  std::int64_t games = 1000;
  std::uint64_t seed = 1;
  int jobs = 0;        // 0: one for each core
  std::string budget;  // "200", "strong=200,rollout=50"
  bool ladder = false;
  bool csv = false;
  bool json = false;
};

struct TrainWords {
  Catalogue games = all_games();
  std::string game = "royals";
  int lessons = 3000;  // games for each number of seats
  std::uint64_t seed = 1;
  int jobs = 0;     // 0: one for each core
  std::string out;  // empty: standard output
};

struct ReplayWords {
  Catalogue games = all_games();
  std::string file;
  std::string viewer = "open";  // a seat's number, "open" or "onlooker"
  std::optional<std::size_t> step;
  bool print = false;
  bool review = false;
};

int list_games(Catalogue games);
int run_play(PlayWords words);
int run_sim(const SimWords& words);
int run_train(const TrainWords& words);
// The games with those who play by the values in a folder; "royals.values" is for Royals.
[[nodiscard]] Result<std::vector<GameEntry>> games_with_values(Catalogue games, const std::string& folder);
int run_replay(const ReplayWords& words);
int run_verify(Catalogue games, const std::string& file);
int run_rules(const SetupWords& game, const std::string& words, bool figures);
int run_bench(const SetupWords& game, double seconds);

}  // namespace regalia::cli
