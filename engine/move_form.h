// The forms of a game's moves, declared once: a verb, named arguments, an amount, a phrase for people and the elements of the
// board it is about. Text for records, what parses it, arguments for programs, phrases and touched elements follow.
//
//   enum class Arg : std::uint8_t { none, country, noble };
//   constexpr std::array kForms = {                                                        // in the order of MoveKind
//       MoveForm<Arg>{.verb = "claim", .a = {Arg::noble, "noble"}, .does = "claim @a", .touches = "noble:@a"},
//       MoveForm<Arg>{.verb = "draw-pile", .does = "draw from the pile", .touches = "pile", .word = "draw pile"},
//   };
//
// The text of a move is its word, then its arguments and its amount: "claim dijon.baron". A `Spelling` of the game says how
// arguments are written:
//   std::string text(Arg, int number) const;                        // "dijon.baron"; "?": there is no such thing
//   std::optional<int> number(Arg, std::string_view text) const;    // nothing: there is no such thing
//   std::string name(Arg, int number) const;                        // for people: "the Baron of Dijon"
//   std::string noun(Arg) const;                                    // for people: "noble"
//   std::string hint(Arg) const;                                    // how to write it; may be empty
//   std::string examples() const;                                   // moves: "\"draw pile\" or \"end\""
//   std::vector<std::string> ids(Arg) const;                        // all texts there are, for programs; may be empty
//   std::optional<int> value(Arg, int number) const;                // where programs are given a number, not a text
//   std::string element(Arg, int number) const;                     // for "@a" alone in `touches`, where a form has it
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/index.h"
#include "engine/move.h"
#include "engine/move_parts.h"
#include "engine/result.h"
#include "engine/text.h"

namespace regalia {

template <class Arg> struct MoveArg {
  Arg kind{};               // Arg{}: there is none
  std::string_view name{};  // for programs

  [[nodiscard]] constexpr bool exists() const { return kind != Arg{}; }
};

// What an amount counts: {"ravens", "raven", "ravens", "no ravens"}. No name: the move has no amount.
struct MoveUnit {
  std::string_view name{};  // for programs
  std::string_view one{};
  std::string_view many{};
  std::string_view none{};  // instead of "0 ravens"
};

[[nodiscard]] std::string counted(const MoveUnit& unit, std::uint32_t amount);

template <class Arg> struct MoveForm {
  std::string_view verb{};  // for programs; empty: there is no such move
  MoveArg<Arg> a{};
  MoveArg<Arg> b{};
  MoveArg<Arg> c{};
  MoveUnit amount{};
  std::string_view does{};     // @a, @b, @c by name, @n the amount, @m so many of what it counts
  std::string_view touches{};  // ids of elements, in blanks: "hand:@a column:@b"
  std::string_view word{};     // what the text begins with, if not with the verb
  bool is_of_deal = false;     // a and b are a deal: "3.1", the first with player 3

  [[nodiscard]] constexpr std::string_view first_words() const { return word.empty() ? verb : word; }
};

// Without sign or leading zeros; nothing: the text is no such number.
[[nodiscard]] std::optional<int> number_in(std::string_view text, int least, int most);
// Which of `count` has this text, as `text_of(number)` writes it; nothing: none.
template <class TextOf> [[nodiscard]] std::optional<int> found_among(int count, std::string_view text, TextOf text_of) {
  for (int number = 0; number < count; ++number)
    if (text_of(number) == text && text != "?") return number;
  return std::nullopt;
}
// The texts of `count` things as `text_of(number)` writes them, without "?".
template <class TextOf> [[nodiscard]] std::vector<std::string> texts_of(int count, TextOf text_of) {
  std::vector<std::string> texts;
  for (int number = 0; number < count; ++number)
    if (std::string text(text_of(number)); text != "?") texts.push_back(std::move(text));
  return texts;
}
// The next word of a text, which is cut off with the blank behind it.
[[nodiscard]] std::string_view take_word(std::string_view& text, char blank = ' ');
// "3.1": partner and number of a deal, from what stands in a move.
[[nodiscard]] std::string deal_text(int partner, int number);

// A form's pattern with @a to @c, @n and @m filled in; `arg(letter)` gives what stands for an argument.
template <class Fill> [[nodiscard]] std::string filled(std::string_view pattern, Fill arg) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '@' && i + 1 < pattern.size())
      text += arg(pattern[++i]);
    else
      text += pattern[i];
  }
  return text;
}

// All that follows from a game's forms.
template <class Arg, class Spelling> class MoveForms {
 public:
  using Form = MoveForm<Arg>;

  constexpr MoveForms(std::span<const Form> forms, Spelling spelling) : forms_(forms), spelling_(std::move(spelling)) {}

  [[nodiscard]] const Spelling& spelling() const { return spelling_; }

  // nullptr: there is no such kind.
  [[nodiscard]] const Form* form_of(Move move) const {
    const auto kind = move.bits & 0xFF;
    return kind < forms_.size() && !forms_[kind].verb.empty() ? &forms_[kind] : nullptr;
  }

  [[nodiscard]] std::string text(Move move) const {
    const Form* form = form_of(move);
    if (form == nullptr) return "?";
    std::string text(form->first_words());
    for (const char letter : {'a', 'b', 'c', 'n'})
      if (has(*form, letter)) text += " " + arg_text(*form, move, letter);
    return text;
  }

  [[nodiscard]] Result<Move> parse(std::string_view text) const {
    constexpr std::size_t kLongest = 120;
    const auto unknown = [&] {
      return Error{"There is no move " + in_quotes(text) + "; a move reads like " + spelling_.examples() + "."};
    };
    if (text.size() > kLongest || text.ends_with(' ')) return unknown();
    std::string fault;
    for (std::size_t kind = 0; kind < forms_.size(); ++kind) {
      const std::string_view words = forms_[kind].first_words();
      if (words.empty() || !text.starts_with(words)) continue;
      std::string_view rest = text.substr(words.size());
      if (!rest.empty() && rest.front() != ' ') continue;
      Result<Move> move = read(kind, rest.empty() ? rest : rest.substr(1));
      if (move) return move;
      fault = move.error();
    }
    if (fault.empty()) return unknown();
    return Error{fault};
  }

  // With names for the arguments: `name(kind of argument, number)`.
  template <class Name> [[nodiscard]] std::string phrase(Move move, Name name) const {
    const Form* form = form_of(move);
    if (form == nullptr) return "nothing";
    return filled(form->does, [&](char letter) -> std::string {
      if (letter == 'n') return std::to_string(move.amount());
      if (letter == 'm') return counted(form->amount, move.amount());
      return name(arg(*form, letter).kind, number(move, letter));
    });
  }
  [[nodiscard]] std::string phrase(Move move) const {
    return phrase(move, [&](Arg kind, int number) { return spelling_.name(kind, number); });
  }

  [[nodiscard]] std::vector<std::string> touches(Move move) const {
    const Form* form = form_of(move);
    std::vector<std::string> elements;
    std::string_view rest = form == nullptr ? std::string_view() : form->touches;
    while (!rest.empty()) {
      const std::string_view pattern = take_word(rest);
      if constexpr (requires { spelling_.element(Arg{}, 0); }) {
        if (pattern.size() == 2 && pattern[0] == '@') {
          elements.push_back(spelling_.element(arg(*form, pattern[1]).kind, number(move, pattern[1])));
          continue;
        }
      }
      elements.push_back(filled(pattern, [&](char letter) { return arg_text(*form, move, letter); }));
    }
    return elements;
  }

  // The amount of a range is the player's to choose, and left out.
  [[nodiscard]] MoveParts parts(Move move, bool is_range) const {
    const Form* form = form_of(move);
    if (form == nullptr) return {"?", {}};
    MoveParts parts{form->verb, {}};
    for (const char letter : {'a', 'b', 'c'}) {
      if (!has(*form, letter)) continue;
      const std::string_view name = arg(*form, letter).name;
      if (const auto value = value_of(*form, letter, number(move, letter)))
        parts.args.push_back({name, *value});
      else
        parts.args.push_back({name, arg_text(*form, move, letter)});
    }
    if (has(*form, 'n') && !is_range) parts.args.push_back({form->amount.name, static_cast<int>(move.amount())});
    return parts;
  }

  [[nodiscard]] std::vector<MoveShape> shapes() const {
    std::vector<MoveShape> shapes;
    for (const Form& form : forms_) {
      if (form.verb.empty()) continue;
      MoveShape shape{form.verb, {}};
      for (const char letter : {'a', 'b', 'c'})
        if (has(form, letter))
          shape.args.push_back(
              {arg(form, letter).name, spelling_.ids(arg(form, letter).kind), value_of(form, letter, 0).has_value()});
      if (has(form, 'n')) shape.args.push_back({form.amount.name, {}, true});
      shapes.push_back(std::move(shape));
    }
    return shapes;
  }

 private:
  [[nodiscard]] static const MoveArg<Arg>& arg(const Form& form, char letter) {
    return letter == 'a' ? form.a : letter == 'b' ? form.b : form.c;
  }
  [[nodiscard]] static int number(Move move, char letter) {
    return letter == 'a' ? move.a() : letter == 'b' ? move.b() : move.c();
  }
  [[nodiscard]] static bool has(const Form& form, char letter) {
    return letter == 'n' ? !form.amount.name.empty() : arg(form, letter).exists();
  }

  [[nodiscard]] std::optional<int> value_of(const Form& form, char letter, int number) const {
    return form.is_of_deal && letter == 'a' ? std::nullopt : spelling_.value(arg(form, letter).kind, number);
  }

  [[nodiscard]] std::string arg_text(const Form& form, Move move, char letter) const {
    if (letter == 'n') return std::to_string(move.amount());
    if (letter == 'a' && form.is_of_deal) return deal_text(move.a(), move.b());
    return spelling_.text(arg(form, letter).kind, number(move, letter));
  }

  // A move of this kind from its arguments; an empty error: there is something behind them.
  [[nodiscard]] Result<Move> read(std::size_t kind, std::string_view rest) const {
    const Form& form = forms_[kind];
    std::array<int, 3> numbers{};
    for (const char letter : {'a', 'b', 'c'}) {
      if (!has(form, letter)) continue;
      std::string_view word = take_word(rest);
      if (letter == 'a' && form.is_of_deal) {
        const std::string_view deal = word;
        word = take_word(word, '.');
        const std::optional<int> number =
            number_in(deal.substr(std::min(word.size() + 1, deal.size())), 1, Move::kMostB);
        if (!number) return Error{"There is no deal " + in_quotes(deal) + "."};
        numbers[1] = *number;
      }
      const Arg wanted = arg(form, letter).kind;
      const std::optional<int> found = spelling_.number(wanted, word);
      if (!found) return missing(spelling_.noun(wanted), word, spelling_.hint(wanted));
      numbers[at(letter - 'a')] = *found;
    }
    std::optional<int> amount = 0;
    if (has(form, 'n')) {
      const std::string_view word = take_word(rest);
      amount = number_in(word, 0, static_cast<int>(Move::kMostAmount));
      if (!amount) return missing("number of " + std::string(form.amount.many), word);
    }
    if (!rest.empty()) return Error{};
    return Move::of(kind, numbers[0], numbers[1], numbers[2], static_cast<std::uint32_t>(*amount));
  }

  [[nodiscard]] static Error missing(const std::string& what, std::string_view word, const std::string& hint = "") {
    const std::string fault = word.empty() ? "Say which " + what : "There is no " + what + " " + in_quotes(word);
    return Error{fault + (hint.empty() ? "." : "; " + hint + ".")};
  }

  std::span<const Form> forms_;
  Spelling spelling_;
};

}  // namespace regalia
