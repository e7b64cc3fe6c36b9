// How one greedy player differs from another.
#pragma once

#include "games/blood/moves.h"

namespace regalia::blood {

struct Temper {
  bool attacks = true;      // other players
  int advantage = 150;      // percent of what stands against it with which it attacks
  int respect = 100;        // percent of a neighbour's armies with which it provokes him
  int armies = 10;          // that it wants in a country
  int years_of_peace = 25;  // that it promises
  bool seizes = false;      // goods of whoever has not promised otherwise; and not only of enemies
};

inline constexpr Temper kGreedyTemper{};
inline constexpr Temper kSteadyTemper{.attacks = false, .years_of_peace = 50};
inline constexpr Temper kBoldTemper{
    .advantage = 120, .respect = 70, .armies = 16, .years_of_peace = 10, .seizes = true};

}  // namespace regalia::blood
