// A running game for the terminal: the state, what every seat remembers, and what it was told.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/random.h"

namespace regalia::cli {

class TableTalk {
 public:
  TableTalk(const Game& game, std::vector<std::string> names, std::uint64_t seed);

  [[nodiscard]] Pending pending() const { return game_.pending(state_); }
  [[nodiscard]] MoveList moves(Seat seat) const { return game_.moves(state_, seat); }
  [[nodiscard]] std::string draw(Seat seat) const;  // kNobody: as an onlooker sees it
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

  // Plays a move. What each seat hears of it, a sentence each, waits until it is asked for.
  Verdict play(Seat seat, Move move);

  // What `seat` has heard since it last asked. kNobody: what everybody may hear; kOpenHands: everything there was.
  static constexpr Seat kOpenHands{252};
  [[nodiscard]] std::vector<std::string> news(Seat seat);

  // Chance, or a random move of `seat`.
  Move random_move(Seat seat);

  // The final table: points by source, and the winner.
  [[nodiscard]] std::string result() const;

 private:
  const Game& game_;
  std::vector<std::string> names_;
  Rng rng_;
  AnyValue state_;
  std::vector<AnyValue> memories_;
  std::map<Seat, std::vector<std::string>> news_;
  AnyValue onlooker_;  // the memory of somebody without a seat
};

}  // namespace regalia::cli
