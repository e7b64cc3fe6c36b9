// What the strong bot is told of Gambit Royale.
#pragma once

#include <array>
#include <span>

#include "bots/values.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

struct Guide {
  using Rules = gambit::Rules;

  static constexpr std::array kFeatures = {
      "one",          // the same for all
      "prospects",    // points expected from goals, with the chance of all six disciplines
      "sum",          // of the goals won
      "score",        // that they would have at the end, doubled if that is more
      "goals",        // how many
      "best",         // the best of each discipline together
      "missing",      // disciplines
      "missing-one",  // only one
      "crown",        // whether one has it
      "gold",         // cards won
      "rival",        // the prospects of the best of the others
      "wait",         // turns until one's own
      "supply",       // the mean value of what is still to be drawn, in tens of points
      // Conspirators in hand, each by itself.
      "king", "queen", "juliet", "alchemist", "fencing-master", "landowner", "merchant", "cardinal", "minstrel",
      "explorer", "assassin", "storm", "cloak", "traitor", "musketeers", "wizard", "witch", "prince", "squire", "romeo",
      "hermit", "little-giant", "doppelganger", "dragon", "beggar", "crown-card", "lodestone", "gold-card", "bodyguard",
      "jester", "gatekeeper"};
  static constexpr int kStages = kRounds;

  [[nodiscard]] static Moment moment(const Rules&, const State& state) { return {state.board.round, 0}; }
  static void features(const Rules& rules, const State& state, Seat seat, std::span<double> list);
  // Between two rounds.
  [[nodiscard]] static bool is_quiet(const Rules&, const State& state) {
    return state.board.phase == Phase::goals && state.board.goals[0] == kNoGoal;
  }
  [[nodiscard]] static int clock(const Rules&, const State& state) { return state.board.round; }
  // The rest of the round: then the columns are decided.
  [[nodiscard]] static int horizon(const Rules&) { return 1; }
  [[nodiscard]] static Move policy(const Rules& rules, const State& state, Seat seat, Rng& rng);
};

}  // namespace regalia::gambit
