// The form of every kind of move: the word it begins with, what follows, and what it does in words.
#pragma once

#include <string>
#include <string_view>

#include "games/blood/moves.h"

namespace regalia::blood {

enum class Arg : std::uint8_t {
  none,
  person,    // "p12"
  province,  // "la-mancha"
  country,   // "spain"
  ordinal,   // "1", of the first
  sum,       // "7"
  score,     // "-1", of the second
  spot,      // "essex", "north-sea", "england-fleet-1"
  good,      // "cloth"
  matter,    // "peace", of a clause
  terms,     // "march-off+goods", of a surrender
};

struct MoveForm {
  std::string_view word;
  Arg a = Arg::none;
  Arg b = Arg::none;
  Arg c = Arg::none;
  bool has_amount = false;
  std::string_view does;     // "propose a wedding of @a and @b"; @n is the amount, @m so many armies
  std::string_view element;  // of the board, where no argument is one
};

// nullptr: there is no such kind.
[[nodiscard]] const MoveForm* form_of(Move move);
[[nodiscard]] const MoveForm* form_of(std::string_view word);
[[nodiscard]] MoveKind kind_of(const MoveForm& form);

// What a move does, with words for its arguments: `name(kind of argument, number)`.
template <class Name> [[nodiscard]] std::string filled(const MoveForm& form, Move move, Name name) {
  std::string text;
  for (std::size_t i = 0; i < form.does.size(); ++i) {
    if (form.does[i] != '@') {
      text += form.does[i];
      continue;
    }
    switch (form.does[++i]) {
      case 'a': text += name(form.a, move.a()); break;
      case 'b': text += name(form.b, move.b()); break;
      case 'c': text += name(form.c, move.c()); break;
      case 'm': text += move.amount() == 1 ? "1 army" : std::to_string(move.amount()) + " armies"; break;
      default: text += std::to_string(move.amount());
    }
  }
  return text;
}

}  // namespace regalia::blood
