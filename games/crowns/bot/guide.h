// What the strong bot is told of Game of Crowns.
#pragma once

#include <array>
#include <span>
#include <string>

#include "bots/chosen.h"
#include "bots/thinking.h"
#include "bots/values.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

struct Guide {
  using Rules = crowns::Rules;

  static constexpr std::array kFeatures = {
      "one",  // the same for all
      // Points as they would be counted now, in the order of the types.
      "castellan-points", "feud-points", "princess-points", "trader-points", "artist-points", "bard-points",
      "diplomat-points", "jester-points", "priest-points", "undertaker-points",
      // Cards of each type.
      "castellans", "coinage", "feuds", "knights", "princesses", "traders", "artists", "bards", "diplomats", "jesters",
      "priests", "sentinels", "undertakers",
      // The rest.
      "ravens",
      "foreign",      // house cards of other houses
      "feud-lead",    // over who has most of the others
      "jester-lead",  // the same
      "sets",         // of Castellan, Princess and Trader
      "more-cards",   // than who has fewest of the others
      "turns",        // of one's own that are left
      "rival",        // points of the best of the others
      "ahead",        // points more than the mean of the others
  };
  static constexpr int kStages = 4;  // three rounds, two, one and none to go

  [[nodiscard]] static Moment moment(const Rules& rules, const State& state);
  static void features(const Rules& rules, const State& state, Seat seat, std::span<double> list);
  // Between two turns.
  [[nodiscard]] static bool is_quiet(const Rules& rules, const State& state);
  // Turns so far.
  [[nodiscard]] static int clock(const Rules& rules, const State& state);
  // The turn under way: what others do in theirs is too hard to foresee to be of any use.
  [[nodiscard]] static int horizon(const Rules&) { return 1; }
  [[nodiscard]] static Move policy(const Rules& rules, const State& state, Seat seat, Rng& rng);
  [[nodiscard]] static Seat partner_of(const Rules& rules, Seat seat) { return rules.partner_of(seat); }
  // In talks, and throughout where a combination of optional rules is played that nothing was learned of.
  [[nodiscard]] static bool decides(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static Chosen decide(const Rules& rules, const Values::Stages& values, const View<Rules>& view,
                                     Thinking& thinking);
  [[nodiscard]] static std::string words(const Rules& rules, const View<Rules>& view, const Judged& judged);

  // lessons.cpp
  // Games of several kinds teach more than games of one: in some of them all are greedy, and attack more often.
  [[nodiscard]] static Move lesson(const Rules& rules, const State& state, Seat seat, double style, Rng& rng);
  // Other first hands than those that are dealt teach what hands are worth after swaps.
  static void vary(const Rules& rules, State& state, Rng& rng);
};

}  // namespace regalia::crowns
