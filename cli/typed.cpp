#include "cli/typed.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "cli/setup.h"
#include "engine/text.h"

namespace regalia::cli {
namespace {

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string trimmed(const std::string& text) {
  const std::size_t from = text.find_first_not_of(" \t");
  return from == std::string::npos ? "" : text.substr(from, text.find_last_not_of(" \t") + 1 - from);
}

std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> words = split(text, ' ');
  std::erase(words, "");
  return words;
}

std::string spaced(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string limits(const Offer& offer) {
  return "from " + std::to_string(offer.least()) + " to " + std::to_string(offer.most);
}

Understood with_amount(const Offer& offer, const std::string& word) {
  const auto amount = number_in(word);
  if (amount && *amount >= offer.least() && *amount <= offer.most) return {.move = offer.move.with_amount(*amount)};
  return {.problem = "An amount " + limits(offer) + " goes with this move, not " + in_quotes(word) + "."};
}

Understood chosen(const Choice& choice) {
  if (choice.is_range()) return {.range = choice.offer};
  return {.move = choice.offer.move};
}

Understood by_number(std::span<const Choice> seen, const std::vector<std::string>& words) {
  const std::uint32_t number = *number_in(words[0]);
  if (number < 1 || number > seen.size())
    return {.problem = seen.size() < 2 ? "There is no move " + words[0] + "; there is only 1."
                                       : "There is no move " + words[0] + "; type a number from 1 to " +
                                             std::to_string(seen.size()) + "."};
  const Choice& choice = seen[number - 1];
  if (words.size() == 1) return chosen(choice);
  if (choice.is_range() && words.size() == 2) return with_amount(choice.offer, words[1]);
  return {.problem = "Type the number of one move; several moves stand between semicolons, and words behind a colon."};
}

// Whether every word typed begins a word of the text.
bool begins_words(const std::string& text, std::span<const std::string> words) {
  return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
      if (at == 0 || std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0) return true;
    return false;
  });
}

// Those whose text begins so; if there are none, those that have such words.
std::vector<const Choice*> named(std::span<const Choice> among, std::span<const std::string> words) {
  const std::vector<std::string> wanted = words_in(lower(spaced(words)));
  std::vector<const Choice*> found;
  for (const Choice& choice : among)
    if ((lower(choice.text) + " ").starts_with(spaced(wanted) + " ")) found.push_back(&choice);
  if (!found.empty()) return found;
  for (const Choice& choice : among)
    if (begins_words(lower(choice.does + " " + choice.text), wanted)) found.push_back(&choice);
  return found;
}

// Words of one range with an amount behind them: "give 3".
std::optional<Understood> by_words_and_amount(std::span<const Choice> now, const std::vector<std::string>& words) {
  if (words.size() < 2 || !number_in(words.back())) return std::nullopt;
  std::vector<const Choice*> found = named(now, std::span(words).first(words.size() - 1));
  std::erase_if(found, [](const Choice* choice) { return !choice->is_range(); });
  if (found.size() != 1) return std::nullopt;
  return with_amount(found[0]->offer, words.back());
}

Understood ambiguous(const std::string& typed, std::span<const Choice> seen, std::span<const Choice* const> found) {
  std::vector<std::string> options;
  for (const Choice* choice : found) {
    const auto place = std::find(seen.begin(), seen.end(), *choice);
    options.push_back(place == seen.end() ? choice->text : std::to_string(place - seen.begin() + 1));
  }
  return {.problem = in_quotes(trimmed(typed)) + " could be " + joined(options, " or ") + "; say which."};
}

// A move that was written out. A text without its amount must not become the smallest amount.
Understood written(Move move, std::span<const Choice> now, const std::vector<std::string>& words) {
  for (const Choice& choice : now)
    if (choice.is_range() && choice.offer.covers(move) && number_in(words.back()) != move.amount())
      return {.range = choice.offer};
  return {.move = move};
}

// What a seat could play in a position that its own moves would lead to.
std::vector<Choice> choices_at(const Table& table, const AnyValue& state, Seat seat) {
  std::vector<Choice> choices;
  for (const Offer& offer : table.game().rules().moves(state, seat))
    choices.push_back({.offer = offer,
                       .text = table.game().words().text(offer.move),
                       .does = table.game().words().describe(offer.move)});
  return choices;
}

// Adds moves to a line; false: one of them is refused, or cannot be followed by another.
bool play_through(const Table& table, Seat seat, std::span<const Move> sentence, AnyValue& trial,
                  std::vector<Said>& moves, bool is_last) {
  for (const Move& move : sentence) {
    moves.push_back({move, {}});
    if (is_last && &move == &sentence.back()) return true;
    Listener<AnyEvent> heard;
    if (!table.game().rules().try_apply(trial, seat, move, heard).ok() || !heard.tellings.empty()) return false;
  }
  return true;
}

}  // namespace

std::optional<std::uint32_t> number_in(const std::string& text) {
  std::uint32_t number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool looks_like_sentence(const std::string& typed) {
  constexpr std::size_t kFewWords = 2;
  return words_in(typed).size() > kFewWords;
}

Understood understand(const Wording& game, std::span<const Choice> seen, std::span<const Choice> now,
                      const std::string& typed) {
  const std::vector<std::string> words = words_in(typed);
  if (words.empty()) return {.problem = "Type the number of a move, or ? for help."};
  if (number_in(words[0])) return by_number(seen, words);
  const Result<Move> read = game.parse_move(spaced(words));
  if (read) return written(*read, now, words);
  if (const auto understood = by_words_and_amount(now, words)) return *understood;
  std::vector<const Choice*> found = named(now, words);
  if (found.empty()) found = named(seen, words);  // no longer possible, and the table says why
  if (found.size() == 1) return chosen(*found[0]);
  if (found.empty()) return {.problem = read.error() + " Type a number from the list, or ? for help."};
  return ambiguous(typed, seen, found);
}

Understood understand_any(const Wording& game, std::span<const Choice> seen, const std::string& typed) {
  Understood understood = understand(game, seen, seen, typed);
  if (understood.move) return understood;
  if (understood.range) return {.move = understood.range->move};
  std::vector<Choice> known;
  for (const Move move : game.known_moves())
    known.push_back({.offer = Offer::one(move), .text = game.text(move), .does = game.describe(move)});
  const std::vector<std::string> words = words_in(typed);
  const std::vector<const Choice*> found = named(known, words);
  if (words.empty() || found.empty()) return understood;
  if (found.size() == 1) return {.move = found[0]->offer.move};
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 4); ++i) names.push_back(found[i]->text);
  return {.problem = "Say which you mean: " + joined(names, " or ") + (found.size() > 4 ? " or others." : ".")};
}

// Words can only go with the last move, since a list may not run past anything that is told: all that follows the first
// colon belongs to them.
Result<std::vector<Said>> read_moves(Table& table, Seat seat, std::span<const Choice> seen, const std::string& line,
                                     const AskAmount& ask) {
  const Wording& game = table.game().words();
  if (const Result<Move> whole = game.parse_move(line); whole && line.find_first_of(":;") != std::string::npos)
    return std::vector<Said>{{*whole, {}}};
  const std::size_t colon = std::min(line.find(':'), line.size());
  const std::vector<std::string> parts = split(line.substr(0, colon), ';');
  if (parts.empty()) return Error{"Say the move first, then a colon and the words, for example: 1 : well met"};
  std::vector<Choice> now = choices_of(table, seat);
  AnyValue trial = table.state();
  std::vector<Said> moves;
  for (const std::string& part : parts) {
    Understood understood = understand(game, seen, now, part);
    if (understood.range) {
      const auto amount = ask(*understood.range);
      if (!amount) return Error{""};
      understood.move = understood.range->move.with_amount(*amount);
    }
    if (!understood.move) {
      const Result<std::vector<Move>> sentence =
          game.read_sentence(table.game().rules().view(trial, seat, nullptr, nullptr, &table.words()), trimmed(part));
      if (sentence && play_through(table, seat, *sentence, trial, moves, &part == &parts.back())) {
        now = choices_at(table, trial, seat);
        continue;
      }
      if (sentence) return moves;  // the table says why
      if (!sentence.error().empty() && looks_like_sentence(part)) understood.problem = sentence.error();
    }
    if (!understood.move)
      return Error{parts.size() == 1 ? understood.problem : understood.problem + " Nothing of the line was played."};
    moves.push_back({*understood.move, {}});
    if (&part == &parts.back()) break;
    Listener<AnyEvent> heard;
    if (!table.game().rules().try_apply(trial, seat, *understood.move, heard).ok()) return moves;  // the table says why
    if (!heard.tellings.empty())
      return Error{"Nothing can follow " + in_quotes(trimmed(part)) +
                   " in the same line, since somebody is told of it. Nothing of the line was played."};
    now = choices_at(table, trial, seat);
  }
  moves.back().words = colon < line.size() ? trimmed(line.substr(colon + 1)) : "";
  return moves;
}

}  // namespace regalia::cli
