// The moves of a seat as a person reads and types them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "table/table.h"

namespace regalia::cli {

// Numbered from 1. Moves of one kind stand together; where there are many of a kind they share lines.
[[nodiscard]] std::string move_list(Table& table, Seat seat, const Paper& paper);
// One a line, with the texts that can be typed.
[[nodiscard]] std::string move_texts(Table& table, Seat seat, const Paper& paper);

struct Understood {
  std::optional<Move> move;
  std::string problem;  // why there is none, and what to do
};

// A number of the list, with an amount behind it where one is to be chosen; the text of a move; or words that begin words
// of one move only.
[[nodiscard]] Understood understand(const Wording& game, const MoveList& moves, const std::string& line);

// The same, for a question: besides the list, every move that the game knows.
[[nodiscard]] Understood understand_any(const Wording& game, const MoveList& moves, const std::string& line);

}  // namespace regalia::cli
