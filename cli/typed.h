// What a person typed, as moves.
//
//   3                                 the number of a move in the list
//   3 5, clause give 3                with an amount, where one is to be chosen
//   claim dijon.baron                 the text of a move
//   dijon                             words that begin words of one move only
//   5 : for old times' sake           with words behind a colon
//   draft 2; clause give 3; put       several moves, played as a whole or not at all
//   England does not attack France    a sentence, where the game reads some
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/move_list.h"

namespace regalia::cli {

[[nodiscard]] std::optional<std::uint32_t> number_in(const std::string& text);

// A move; or a range whose amount has yet to be said; or why it is neither, and what to do.
struct Understood {
  std::optional<Move> move{};
  std::optional<Offer> range{};
  std::string problem{};
};

// One move without words. Numbers are those of the list that the person has seen; `now` is what can be played.
[[nodiscard]] Understood understand(const Wording& game, std::span<const Choice> seen, std::span<const Choice> now,
                                    const std::string& typed);

// Longer than words of a move.
[[nodiscard]] bool looks_like_sentence(const std::string& typed);

// The same, for a question: besides the list, every move that the game knows.
[[nodiscard]] Understood understand_any(const Wording& game, std::span<const Choice> seen, const std::string& typed);

// Asks how many; nothing: the person has left it.
using AskAmount = std::function<std::optional<std::uint32_t>(const Offer&)>;

// A whole line. An empty error: the person has left it.
[[nodiscard]] Result<std::vector<Said>> read_moves(Table& table, Seat seat, std::span<const Choice> seen,
                                                   const std::string& line, const AskAmount& ask);

}  // namespace regalia::cli
