// An act of several moves, such as a claim with its payments, thought through before any of it is played: nobody is told of
// it before it is complete, and whoever plans it could play it and take it back by right.
#pragma once

#include <span>
#include <variant>
#include <vector>

#include "table/table.h"

namespace regalia {

struct Plan {
  struct Step {
    Move move;
    MoveList listed;  // what could be played instead
    AnyValue view;    // of the seat before it
  };

  std::vector<Step> steps;
  bool complete = false;  // nothing of the act is left to decide

  [[nodiscard]] std::vector<Move> moves() const;
};

// These moves of a seat, gone on with as the game proposes. Without moves: the rest of an act that is under way.
[[nodiscard]] std::variant<Plan, Ruling> plan_of(const Table& table, Seat seat, std::span<const Move> moves);

}  // namespace regalia
