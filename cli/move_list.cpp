#include "cli/move_list.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "cli/setup.h"
#include "engine/text.h"

namespace regalia::cli {
namespace {

constexpr std::size_t kGroup = 4;  // so many moves of a kind share lines

struct Item {
  std::size_t number = 0;
  std::string kind;    // the first word of the move's text
  std::string phrase;  // for people
};

std::string with_amount(const Game& game, const Offer& offer) {
  std::string phrase = game.describe(offer.move);
  if (offer.most != offer.least())
    phrase += " (choose from " + std::to_string(offer.least()) + " to " + std::to_string(offer.most) + ")";
  return phrase;
}

std::vector<Item> items_of(const Game& game, const MoveList& moves) {
  std::vector<Item> items;
  for (const Offer& offer : moves) {
    const std::string text = game.text(offer.move);
    items.push_back({items.size() + 1, text.substr(0, text.find(' ')), with_amount(game, offer)});
  }
  return items;
}

// The words that all phrases of a group begin with.
std::string common_words(std::span<const Item> group) {
  std::string common = group[0].phrase;
  for (const Item& item : group) {
    std::size_t same = 0;
    while (same < std::min(common.size(), item.phrase.size()) && common[same] == item.phrase[same]) ++same;
    common.resize(same);
  }
  return common.substr(0, common.rfind(' ') == std::string::npos ? 0 : common.rfind(' ') + 1);
}

std::string numbered(std::size_t number, const std::string& phrase) {
  return (number < 10 ? " " : "") + std::to_string(number) + ". " + phrase;
}

std::string grouped(std::span<const Item> group, const Paper& paper) {
  const std::string common = common_words(group);
  std::size_t widest = 0;
  for (const Item& item : group) widest = std::max(widest, columns_of(item.phrase) - columns_of(common) + 6);
  const std::size_t across = std::max<std::size_t>(1, (static_cast<std::size_t>(paper.columns) - 4) / widest);
  std::string text;
  if (!common.empty()) {
    std::string heading = common.substr(0, common.size() - 1);
    heading[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(heading[0])));
    text = "  " + paper.strong(heading + " …") + "\n";
  }
  for (std::size_t i = 0; i < group.size(); i += across) {
    std::string line = common.empty() ? "  " : "    ";
    for (std::size_t j = i; j < std::min(i + across, group.size()); ++j)
      line += padded(numbered(group[j].number, group[j].phrase.substr(common.size())), widest);
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::optional<std::uint32_t> number_in(const std::string& text) {
  std::uint32_t number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Understood by_number(const Game& game, const MoveList& moves, const std::vector<std::string>& words) {
  const std::uint32_t number = *number_in(words[0]);
  if (number < 1 || number > moves.size())
    return {std::nullopt,
            "There is no move " + words[0] + "; type a number from 1 to " + std::to_string(moves.size()) + "."};
  const Offer& offer = moves[number - 1];
  if (offer.most == offer.least()) {
    if (words.size() == 1) return {offer.move, ""};
    return {std::nullopt, "Type the number of one move."};
  }
  const auto amount = words.size() == 2 ? number_in(words[1]) : std::nullopt;
  if (amount && *amount >= offer.least() && *amount <= offer.most) return {offer.move.with_amount(*amount), ""};
  return {std::nullopt, "Type " + words[0] + " and an amount from " + std::to_string(offer.least()) + " to " +
                            std::to_string(offer.most) + ", for example: " + words[0] + " " +
                            std::to_string(offer.most) + " (" + game.describe(offer.move) + ")."};
}

}  // namespace

std::string move_list(const Game& game, const MoveList& moves, const Paper& paper) {
  const std::vector<Item> items = items_of(game, moves);
  std::string text;
  for (std::size_t from = 0; from < items.size();) {
    std::size_t to = from;
    while (to < items.size() && items[to].kind == items[from].kind) ++to;
    if (to - from >= kGroup)
      text += grouped(std::span(items).subspan(from, to - from), paper);
    else
      for (std::size_t i = from; i < to; ++i) text += "  " + numbered(items[i].number, items[i].phrase) + "\n";
    from = to;
  }
  return text;
}

std::string move_texts(const Game& game, const MoveList& moves, const Paper& paper) {
  std::string text;
  std::size_t number = 0;
  for (const Offer& offer : moves)
    text += "  " + numbered(++number, with_amount(game, offer)) + "  " +
            paper.faint("[" + game.text(offer.move) + "]") + "\n";
  return text;
}

Understood understand(const Game& game, const MoveList& moves, const std::string& line) {
  std::vector<std::string> words = split(line, ' ');
  std::erase(words, "");
  if (words.empty()) return {std::nullopt, "Type the number of a move, or ? for help."};
  if (number_in(words[0])) return by_number(game, moves, words);
  if (const Result<Move> move = game.parse_move(line)) return {*move, ""};
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string text = lower(game.describe(moves[i].move) + " " + game.text(moves[i].move));
    if (std::all_of(words.begin(), words.end(),
                    [&](const std::string& word) { return text.find(lower(word)) != std::string::npos; }))
      found.push_back(i);
  }
  if (found.size() == 1 && moves[found[0]].most == moves[found[0]].least()) return {moves[found[0]].move, ""};
  if (found.size() == 1) return by_number(game, moves, {std::to_string(found[0] + 1)});
  if (found.empty())
    return {std::nullopt, "None of your moves is called " + in_quotes(line) + ". Type a number from 1 to " +
                              std::to_string(moves.size()) + ", or ? for help."};
  std::vector<std::string> numbers;
  for (const std::size_t i : found) numbers.push_back(std::to_string(i + 1));
  return {std::nullopt, in_quotes(line) + " could be " + joined(numbers, " or ") + "; type the number."};
}

}  // namespace regalia::cli
