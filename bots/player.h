// A way to play, for one game: what it is called and how it chooses. It is handed a view, never a state.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "bots/random_bot.h"
#include "bots/rollout_bot.h"
#include "bots/thinking.h"
#include "engine/view.h"

namespace regalia {

// A move, and what is said with it: a sentence for the others at the table, where the rules let words go with the move.
struct Chosen {
  Move move;
  std::string words{};

  Chosen(Move chosen, std::string said = {})  // NOLINT(google-explicit-constructor): a move without words
      : move(chosen), words(std::move(said)) {}
};

template <class Rules> struct Player {
  std::string id;
  std::string summary;   // a sentence for players
  std::string level;     // how hard it is to beat, in a word: easy, steady
  int usual_budget = 0;  // how many imagined positions or games a decision may cost; 0: it does not imagine any
  bool uniform = false;  // takes any move of its list alike, so its games need no views
  Chosen (*choose)(const Rules& rules, const View<Rules>& view, Thinking& thinking) = nullptr;

  [[nodiscard]] bool imagines() const { return usual_budget > 0; }
};

// The players who can play any game.
template <class Rules> [[nodiscard]] std::vector<Player<Rules>> general_players() {
  return {{"random", "Plays whatever comes to hand, wise or not.", "easy", 0, true,
           [](const Rules&, const View<Rules>& view, Thinking& thinking) -> Chosen {
             return pick_uniformly(view.moves, thinking.rng());
           }},
          {"rollout", "Tries each move in imagined games that are played out at random.", "steady", 400, false,
           [](const Rules& rules, const View<Rules>& view, Thinking& thinking) -> Chosen {
             return choose_by_rollouts(rules, view, thinking);
           }}};
}

}  // namespace regalia
