// The `regalia` command with the probe among its games.
#include "cli/program.h"
#include "tests/probe/entry.h"

int main(int argc, char** argv) {
  static const std::vector<regalia::GameEntry> games = regalia::probe::with_all_games();
  return regalia::cli::run_program(argc, argv, games);
}
