// What the strong bot is told of Royals.
#pragma once

#include <array>
#include <span>

#include "bots/values.h"
#include "games/royals/rules.h"

namespace regalia::royals {

struct Guide {
  using Rules = royals::Rules;

  static constexpr std::array kFeatures = {
      "one",           // the same for all
      "points",        // those one has
      "influence",     // points expected from the races of this period
      "later",         // and of those that follow
      "titles",        // from the Title markers
      "countries",     // from Country bonuses
      "house",         // from a Noble House bonus
      "cards",         // Country cards
      "useful-cards",  // that pay for something, at most what the dearest noble of their country costs
      "most-cards",    // of one country
      "intrigue",      // Intrigue cards, up to the limit
      "cubes",         // left
      "nobles",        // on the board
      "strength",      // influence in all countries together
      "cost",          // of one's nobles
      "distinct-titles",
      "distinct-cities",
      "wait",      // turns until one's own
      "rival",     // points of the best of the others
      "in-reach",  // the cost of the dearest noble one could claim
  };
  static constexpr int kStages = 6;  // the beginning and the end of each period

  [[nodiscard]] static Moment moment(const Rules& rules, const State& state);
  static void features(const Rules& rules, const State& state, Seat seat, std::span<double> list);
  // Between two turns.
  [[nodiscard]] static bool is_quiet(const Rules& rules, const State& state);
  [[nodiscard]] static int clock(const Rules&, const State& state) { return state.board.turns_taken; }
  // Two rounds: what is drawn now is paid with in the next turn.
  [[nodiscard]] static int horizon(const Rules& rules) { return 2 * rules.seats(); }
  [[nodiscard]] static Move policy(const Rules& rules, const State& state, Seat seat, Rng& rng);
};

}  // namespace regalia::royals
