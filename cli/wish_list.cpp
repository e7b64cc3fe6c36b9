#include "cli/wish_list.h"

#include <algorithm>

#include "cli/layout.h"
#include "cli/setup.h"
#include "cli/typed.h"

namespace regalia::cli {
namespace {

std::string sentence(const WishText& wish) { return wish.does + (wish.when.empty() ? "" : ", " + wish.when); }

// With the amount that was chosen.
std::string sentence(const WishText& wish, Move chosen) {
  constexpr std::string_view kAmount = "so many";
  std::string text = sentence(wish);
  if (const std::size_t place = text.find(kAmount); wish.has_amount() && place != std::string::npos)
    text.replace(place, kAmount.size(), std::to_string(chosen.amount()));
  return text;
}

// "sentinel 2 1..9" where the player chooses the amount.
std::string text_of(const Table& table, const WishText& wish) {
  const std::string text = table.game().words().text(wish.offer.move);
  return wish.has_amount() ? text + ".." + std::to_string(wish.offer.most) : text;
}

std::string chosen_text(const Table& table, Seat seat) {
  std::vector<std::string> texts;
  const std::vector<WishText> possible = table.possible_wishes(seat);
  for (const Move move : table.wishes_of(seat))
    for (const WishText& wish : possible)
      if (wish.offer.covers(move)) texts.push_back(sentence(wish, move));
  return joined(texts, "; if not, ");
}

}  // namespace

std::string wish_line(const Table& table, Seat seat, const Paper& paper) {
  if (table.possible_wishes(seat).empty()) return {};
  const std::string chosen = chosen_text(table, seat);
  return faint_lines(chosen.empty() ? "(No wish is set; type wish to see what can be done for you without asking.)"
                                    : "(Your wish: " + chosen + ". Type wish none to take it back.)",
                     0, paper);
}

std::string wish_list(const Table& table, Seat seat, const Paper& paper) {
  const std::vector<WishText> possible = table.possible_wishes(seat);
  if (possible.empty()) return "In this game nothing can be wished for.\n";
  std::string text = indented(
      "Some things are never asked, so that nobody can tell who could have done them. What you wish is done for "
      "you when it comes up and you can. The list is the same whatever you hold:",
      "", 0, paper);
  for (std::size_t i = 0; i < possible.size(); ++i)
    text += indented(sentence(possible[i]) + "  [" + text_of(table, possible[i]) + "]", std::to_string(i + 1) + ". ", 2,
                     paper);
  const std::string chosen = chosen_text(table, seat);
  const std::string first =
      possible[0].has_amount()
          ? "wish 1 " + std::to_string(std::min(possible[0].offer.most, 4U)) + " chooses the first with that number."
          : "wish 1 chooses the first.";
  const std::string example = chosen.empty() ? first : "wish none takes it back.";
  return text +
         indented((chosen.empty() ? "You wish for nothing; " : "Your wish: " + chosen + "; ") + example, "", 0, paper);
}

// Numbers of the list, each with its amount behind it where it has one: "3 4 1 6".
Result<std::vector<Move>> read_wishes(const Table& table, Seat seat, const std::string& typed) {
  const std::vector<WishText> possible = table.possible_wishes(seat);
  std::vector<Move> wishes;
  if (typed == "none" || typed == "nothing") return wishes;
  std::string spaced = typed;
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::vector<std::string> words = split(spaced, ' ');
  std::erase(words, "");
  // A single wish may be typed as its move.
  if (const Result<Move> move = table.game().words().parse_move(typed))
    for (const WishText& wish : possible)
      if (wish.offer.covers(*move)) return std::vector<Move>{*move};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::optional<std::uint32_t> number = number_in(words[i]);
    if (!number || *number < 1 || *number > possible.size())
      return Error{in_quotes(words[i]) + " cannot be wished for; type a number from 1 to " +
                   std::to_string(possible.size()) + ", or none."};
    const WishText& wish = possible[*number - 1];
    if (!wish.has_amount()) {
      wishes.push_back(wish.offer.move);
      continue;
    }
    const std::optional<std::uint32_t> amount = i + 1 < words.size() ? number_in(words[++i]) : std::nullopt;
    if (!amount || *amount < wish.offer.least() || *amount > wish.offer.most)
      return Error{"Say with which number, from " + std::to_string(wish.offer.least()) + " to " +
                   std::to_string(wish.offer.most) + ", as in \"wish " + std::to_string(*number) + " " +
                   std::to_string(std::min(wish.offer.most, 4U)) + "\"."};
    wishes.push_back(wish.offer.move.with_amount(*amount));
  }
  return wishes;
}

}  // namespace regalia::cli
