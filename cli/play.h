// What the commands do.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <set>
#include <string>
#include <vector>

#include "engine/game.h"

namespace regalia::cli {

struct Seating {
  std::vector<std::string> names;
  std::set<int> people;  // seats by index; all others are random bots
  std::uint64_t seed = 0;
};

// A game between people at one terminal and bots. Returns the exit code.
int play(const Game& game, const Seating& seating, std::istream& in, std::ostream& out);

// A game of bots, told from the first card to the last with open hands.
int watch(const Game& game, const Seating& seating, std::ostream& out);

}  // namespace regalia::cli
