// What the strong bot is told of Blood Royale. It tries out what is settled by a few moves, within a turn: taxes, rebellions, attacks,
// battles. Marriages, contracts and marches have too many steps to be tried one by one; there it plays as the bold player does.
#pragma once

#include <array>
#include <span>

#include "bots/chosen.h"
#include "bots/thinking.h"
#include "bots/values.h"
#include "games/blood/rules.h"

namespace regalia::blood {

struct Guide {
  using Rules = blood::Rules;

  // Whatever comes every turn is counted for all turns that are left.
  static constexpr std::array kFeatures = {
      "one",          // the same for all
      "treasury",     // Crowns one has
      "taxes",        // of provinces that pay
      "goods",        // areas that yield
      "lost",         // provinces in rebellion or famine
      "stock",        // Crowns that goods at hand would bring, if they lay in the capital
      "items",        // at hand
      "armies",       // on the map
      "upkeep",       // of them
      "charisma",     // of the monarch
      "children",     // at court
      "singles",      // of age, and not wed
      "trade",        // exchanges agreed on
      "peace",        // with so many houses
      "rival",        // Crowns of the richest other
      "rivals-land",  // provinces of whoever has most of the others
  };
  static constexpr int kStages = 3;

  [[nodiscard]] static Moment moment(const Rules& rules, const State& state);
  static void features(const Rules& rules, const State& state, Seat seat, std::span<double> list);
  // As a turn begins.
  [[nodiscard]] static bool is_quiet(const Rules& rules, const State& state);
  [[nodiscard]] static int clock(const Rules&, const State& state) { return (state.year - kFirstYear) / kYearsOfATurn; }
  // To the beginning of the next turn.
  [[nodiscard]] static int horizon(const Rules&) { return 1; }
  [[nodiscard]] static Move policy(const Rules& rules, const State& state, Seat seat, Rng& rng);
  [[nodiscard]] static bool decides(const Rules& rules, const View<Rules>& view);
  [[nodiscard]] static Chosen decide(const Rules& rules, const Values::Stages& values, const View<Rules>& view,
                                     Thinking& thinking);
};

}  // namespace regalia::blood
