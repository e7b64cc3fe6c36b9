#include "cli/result_table.h"

#include <algorithm>

#include "engine/text.h"
#include "table/result_text.h"

namespace regalia::cli {

std::string result_table(const Table& table, const Paper& paper) {
  const Game& game = table.game().rules();
  std::vector<Tally> tallies;
  for (int i = 0; i < game.seats(); ++i) tallies.push_back(game.tally(table.state(), seat_at(i)));
  const std::size_t room = (static_cast<std::size_t>(paper.columns) - 20) / tallies.size() - 1;
  const auto column = [&](const std::string& text) {
    const std::size_t width = std::min<std::size_t>(room, 12);
    return std::string(width > columns_of(text) ? width - columns_of(text) : 0, ' ') + text + " ";
  };

  std::string text = std::string(20, ' ');
  for (int i = 0; i < game.seats(); ++i)
    text += paper.of(seat_at(i),
                     column(shortened(table.names()[static_cast<std::size_t>(i)], std::min<std::size_t>(room, 12))));
  text += "\n";
  for (std::size_t line = 0; line < tallies[0].lines.size(); ++line) {
    text += padded(std::string(tallies[0].lines[line].source), 20);
    for (const Tally& tally : tallies) text += column(std::to_string(tally.lines[line].points));
    text += "\n";
  }
  text += paper.strong(padded("Points", 20));
  for (const Tally& tally : tallies) text += paper.strong(column(std::to_string(tally.total())));
  text += "\n";
  return text + paper.strong(wrapped(result_text(table).text, static_cast<std::size_t>(paper.columns))) + "\n";
}

}  // namespace regalia::cli
