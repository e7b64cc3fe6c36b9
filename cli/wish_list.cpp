#include "cli/wish_list.h"

#include <algorithm>

#include "cli/layout.h"
#include "cli/setup.h"
#include "cli/typed.h"

namespace regalia::cli {
namespace {

std::string sentence(const WishText& wish) { return wish.does + (wish.when.empty() ? "" : ", " + wish.when); }

std::string chosen_text(const Table& table, Seat seat) {
  std::vector<std::string> texts;
  const std::vector<WishText> possible = table.game().words().wishes();
  for (const Move move : table.wishes_of(seat))
    for (const WishText& wish : possible)
      if (wish.move == move) texts.push_back(sentence(wish));
  return joined(texts, "; if not, ");
}

}  // namespace

std::string wish_line(const Table& table, Seat seat, const Paper& paper) {
  if (table.game().words().wishes().empty()) return {};
  const std::string chosen = chosen_text(table, seat);
  return faint_lines(chosen.empty() ? "(No wish is set; type wish to see what can be done for you without asking.)"
                                    : "(Your wish: " + chosen + ". Type wish none to take it back.)",
                     0, paper);
}

std::string wish_list(const Table& table, Seat seat, const Paper& paper) {
  const std::vector<WishText> possible = table.game().words().wishes();
  if (possible.empty()) return "In this game nothing can be wished for.\n";
  std::string text = indented(
      "Some things are never asked, so that nobody can tell who could have done them. What you wish is done for "
      "you when it comes up and you can. Everybody may wish for the same:",
      "", 0, paper);
  for (std::size_t i = 0; i < possible.size(); ++i)
    text += indented(sentence(possible[i]) + "  [" + table.game().words().text(possible[i].move) + "]",
                     std::to_string(i + 1) + ". ", 2, paper);
  const std::string chosen = chosen_text(table, seat);
  const std::string example = chosen.empty() ? "wish 1 chooses the first." : "wish none takes it back.";
  return text +
         indented((chosen.empty() ? "You wish for nothing; " : "Your wish: " + chosen + "; ") + example, "", 0, paper);
}

Result<std::vector<Move>> read_wishes(const Table& table, const std::string& typed) {
  const std::vector<WishText> possible = table.game().words().wishes();
  std::vector<Move> wishes;
  if (typed == "none" || typed == "nothing") return wishes;
  std::vector<Choice> choices;
  for (const WishText& wish : possible)
    choices.push_back(
        {.offer = Offer::one(wish.move), .text = table.game().words().text(wish.move), .does = wish.does});
  for (const std::string& word : split(typed)) {
    const Understood understood = understand(table.game().words(), choices, choices, word);
    const bool listed = understood.move && std::any_of(possible.begin(), possible.end(), [&](const WishText& wish) {
                          return wish.move == *understood.move;
                        });
    if (!listed)
      return Error{in_quotes(word) + " cannot be wished for; type a number from 1 to " +
                   std::to_string(possible.size()) + ", or none."};
    wishes.push_back(*understood.move);
  }
  return wishes;
}

}  // namespace regalia::cli
