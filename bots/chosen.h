// What comes of thinking: a move with what is said, or what all moves promise.
#pragma once

#include <string>
#include <utility>

#include "engine/move.h"

namespace regalia {

// A move, and what is said with it: a sentence for the others at the table, where the rules let words go with the move.
struct Chosen {
  Move move;
  std::string words{};

  Chosen(Move chosen, std::string said = {})  // NOLINT(google-explicit-constructor): a move without words
      : move(chosen), words(std::move(said)) {}
};

// What a move promises the one who plays it.
struct Judged {
  Move move;
  double chance = 0;  // to win
  double points = 0;  // at the end
  int tries = 0;
};

}  // namespace regalia
