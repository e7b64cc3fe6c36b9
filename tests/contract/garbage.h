// For tests: how much to try, and what nobody should send.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
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

// Garbage that grows with a game: besides the fixed moves, listed ones of every kind seen so far with one thing changed.
// So arguments are tried that a game really has, wherever in its numbers they lie.
class Garbage {
 public:
  // Keeps a few of the moves that were listed, to be spoilt later.
  void see(const MoveList& listed, Rng& rng) {
    for (const Offer& offer : listed) {
      std::vector<Move>& examples = seen_[offer.move.kind<int>()];
      const Move move = rng.below(2) == 0 ? offer.move : offer.move.with_amount(offer.most);
      if (examples.size() < kExamples)
        examples.push_back(move);
      else
        examples[rng.below(kExamples)] = move;
    }
  }

  [[nodiscard]] std::vector<Move> moves(Rng& rng) const {
    std::vector<Move> moves = garbage_moves(rng);
    for (const auto& [kind, examples] : seen_)
      for (int i = 0; i < kOfEachKind; ++i) moves.push_back(spoilt(any_of(examples, rng), rng));
    return moves;
  }

 private:
  static constexpr std::size_t kExamples = 6;
  static constexpr int kOfEachKind = 5;
  using Fields = std::array<std::uint32_t, 5>;  // kind, arguments, amount
  static constexpr Fields kMost{255, Move::kMostA, Move::kMostB, Move::kMostC, Move::kMostAmount};

  static Fields fields(Move move) {
    return {move.kind<std::uint32_t>(), static_cast<std::uint32_t>(move.a()), static_cast<std::uint32_t>(move.b()),
            static_cast<std::uint32_t>(move.c()), move.amount()};
  }
  static Move any_of(const std::vector<Move>& moves, Rng& rng) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }

  // One thing of a move one more or less, none, the most there can be, or as another move has it.
  [[nodiscard]] Move spoilt(Move move, Rng& rng) const {
    Fields f = fields(move);
    const std::size_t i = rng.below(f.size());
    switch (rng.below(5)) {
      case 0: f[i] = std::min(f[i] + 1, kMost[i]); break;
      case 1: f[i] -= f[i] > 0 ? 1 : 0; break;
      case 2: f[i] = 0; break;
      case 3: f[i] = kMost[i]; break;
      default: {
        auto other = seen_.begin();
        std::advance(other, rng.below(static_cast<std::uint32_t>(seen_.size())));
        f[i] = fields(any_of(other->second, rng))[i];
      }
    }
    return Move::of(f[0], static_cast<int>(f[1]), static_cast<int>(f[2]), static_cast<int>(f[3]), f[4]);
  }

  std::map<int, std::vector<Move>> seen_;  // by kind
};

// Where texts of positions are long, only some of them are tried.
class TextSample {
 public:
  // Whether the text of the next position is to be written.
  [[nodiscard]] bool takes_next() { return position_++ % every_ == 0; }
  void wrote(const std::string& text) { every_ = text.size() > kLong ? effort(97, 16, 4) : 1; }

 private:
  static constexpr std::size_t kLong = 4096;
  int position_ = 0;
  int every_ = 1;
};

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
