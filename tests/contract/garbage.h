// For tests: how much to try, and what nobody should send.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/move.h"
#include "engine/random.h"

namespace regalia::contract {

// How much a test tries: little by default, so that everything takes about a minute, less still in the slow builds with
// sanitizers, and what `./test --long` asks for.
inline int effort(int in_debug, int usual, int when_long) {
#ifdef NDEBUG
  constexpr bool kSlow = false;
#else
  constexpr bool kSlow = true;
#endif
  if (kSlow) return in_debug;
  return std::getenv("REGALIA_LONG") != nullptr ? when_long : usual;
}

// Moves of every kind with small arguments, and bits at random.
inline std::vector<Move> garbage_moves(Rng& rng) {
  std::vector<Move> moves;
  for (int kind = 0; kind < 24; ++kind)
    for (int a = 0; a < 8; ++a) moves.push_back(Move::of(kind, a));
  for (int kind = 0; kind < 24; ++kind)
    for (const int a : {27, 31, 32, 63, 64, 255}) moves.push_back(Move::of(kind, a));
  for (int i = 0; i < 40; ++i)
    moves.push_back(Move::of(static_cast<int>(rng.below(20)), static_cast<int>(rng.below(40)),
                             static_cast<int>(rng.below(3)), static_cast<int>(rng.below(5)), rng.below(10)));
  for (int i = 0; i < 10; ++i) moves.push_back({rng.next()});
  return moves;
}

// A text with one character, one number or one word changed for another.
inline std::string damaged(std::string text, Rng& rng) {
  const auto somewhere = [&] { return rng.below(static_cast<std::uint32_t>(text.size())); };
  const std::size_t place = somewhere();
  if (rng.below(2) == 0) {
    text[place] = static_cast<char>(rng.below(256));
    return text;
  }
  // Swaps two runs of digits, or two runs of letters.
  const bool digits = rng.below(2) == 0;
  const std::string runs = digits ? "0123456789" : "abcdefghijklmnopqrstuvwxyz-.";
  const auto run_at = [&](std::size_t from) {
    const std::size_t begin = std::min(text.find_first_of(runs, from), text.size());
    return std::pair{begin, std::min(text.find_first_not_of(runs, begin), text.size()) - begin};
  };
  const auto [to, length] = run_at(place);
  const auto [from, other] = run_at(somewhere());
  const std::string word = text.substr(from, other);
  return text.replace(to, length, digits && rng.below(3) == 0 ? std::to_string(rng.below(70)) : word);
}

}  // namespace regalia::contract
