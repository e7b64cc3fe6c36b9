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

std::string with_amount(const Table& table, const AnyValue& view, const Offer& offer) {
  std::string phrase = table.game().words().phrase(view, offer.move, table.names()).does;
  if (offer.most != offer.least())
    phrase += " (choose from " + std::to_string(offer.least()) + " to " + std::to_string(offer.most) + ")";
  return phrase;
}

std::vector<Item> items_of(Table& table, Seat seat) {
  const AnyValue view = table.view(seat);
  std::vector<Item> items;
  for (const Offer& offer : table.game().rules().moves(table.state(), seat)) {
    const std::string text = table.game().words().text(offer.move);
    items.push_back({items.size() + 1, text.substr(0, text.find(' ')), with_amount(table, view, offer)});
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

Understood by_number(const Wording& game, const MoveList& moves, const std::vector<std::string>& words) {
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

std::string move_list(Table& table, Seat seat, const Paper& paper) {
  const std::vector<Item> items = items_of(table, seat);
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

std::string move_texts(Table& table, Seat seat, const Paper& paper) {
  const AnyValue view = table.view(seat);
  std::string text;
  std::size_t number = 0;
  for (const Offer& offer : table.game().rules().moves(table.state(), seat))
    text += "  " + numbered(++number, with_amount(table, view, offer)) + "  " +
            paper.faint("[" + table.game().words().text(offer.move) + "]") + "\n";
  return text;
}

namespace {

// Whether every word typed begins a word of the text.
bool begins_words(const std::string& text, const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
      if (at == 0 || std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0) return true;
    return false;
  });
}

std::vector<Move> moves_named(const Wording& game, const std::vector<Move>& among, const std::vector<std::string>& words) {
  std::vector<std::string> wanted;
  for (const std::string& word : words) wanted.push_back(lower(word));
  std::vector<Move> found;
  for (const Move move : among)
    if (begins_words(lower(game.describe(move) + " " + game.text(move)), wanted)) found.push_back(move);
  return found;
}

}  // namespace

Understood understand(const Wording& game, const MoveList& moves, const std::string& line) {
  std::vector<std::string> words = split(line, ' ');
  std::erase(words, "");
  if (words.empty()) return {std::nullopt, "Type the number of a move, or ? for help."};
  if (number_in(words[0])) return by_number(game, moves, words);
  const Result<Move> read = game.parse_move(line);
  if (read) return {*read, ""};
  std::vector<Move> listed;
  for (const Offer& offer : moves) listed.push_back(offer.move);
  const std::vector<Move> found = moves_named(game, listed, words);
  const auto number_of = [&](Move move) {
    return std::to_string(std::find(listed.begin(), listed.end(), move) - listed.begin() + 1);
  };
  if (found.size() == 1) return by_number(game, moves, {number_of(found[0])});
  if (found.empty()) return {std::nullopt, read.error() + " Type a number from the list, or ? for help."};
  std::vector<std::string> numbers;
  for (const Move move : found) numbers.push_back(number_of(move));
  return {std::nullopt, in_quotes(line) + " could be " + joined(numbers, " or ") + "; type the number."};
}

Understood understand_any(const Wording& game, const MoveList& moves, const std::string& line) {
  const Understood understood = understand(game, moves, line);
  if (understood.move) return understood;
  std::vector<std::string> words = split(line, ' ');
  std::erase(words, "");
  const std::vector<Move> found = moves_named(game, game.known_moves(), words);
  if (words.empty() || found.empty()) return understood;
  if (found.size() == 1) return {found[0], ""};
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 4); ++i) names.push_back(game.text(found[i]));
  return {std::nullopt, "Say which you mean: " + joined(names, " or ") + (found.size() > 4 ? " or others." : ".")};
}

}  // namespace regalia::cli
