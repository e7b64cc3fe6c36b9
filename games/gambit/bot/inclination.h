// What somebody would probably do: the reasons for and against each move, as the seat sees the table, and what they come to.
// Nothing is read of what lies face down from others, nor of their hands.
#pragma once

#include <array>

#include "games/gambit/bot/prospects.h"
#include "games/gambit/bot/seen_column.h"
#include "games/gambit/bot/tendencies.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

class Inclination {
 public:
  Inclination(const Rules& rules, const State& state, Seat seat);

  // The more, the likelier: e to this power, against that of all other moves.
  [[nodiscard]] float to(Move move) const;

  // What speaks for and against a placement.
  [[nodiscard]] Circumstances circumstances(int column) const;
  [[nodiscard]] ColumnReasons column_reasons(int column) const;
  [[nodiscard]] Reasons reasons(Card card, int column) const;

 private:
  struct Sight {
    SeenColumn seen;
    Standing standing;
    float gain = 0;         // of the seat, by the goal
    float leader_gain = 0;  // of another, if he leads
    int places = 0;         // until the column is complete
    Circumstances circumstances{};
    float inclination = 0;  // by the column's reasons
  };

  [[nodiscard]] Sight look_at(int column) const;
  [[nodiscard]] bool would_end_round(const Sight& sight) const;
  [[nodiscard]] float to_place(Card card, int column) const;
  [[nodiscard]] float to_hide(Card card) const;
  [[nodiscard]] float to_swap(int column) const;

  const Rules& rules_;
  const Board& board_;
  Seat seat_;
  GoalCount goals_;
  int incomplete_ = 0;  // columns
  std::array<Sight, kMostColumns> sights_;
};

}  // namespace regalia::gambit
