// A way to play, for one game: what it is called and how it chooses. It is handed a view, never a state.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/chosen.h"
#include "bots/random_bot.h"
#include "bots/rollout_bot.h"
#include "bots/thinking.h"
#include "engine/view.h"

namespace regalia {

// How hard a player is to beat, in a word.
inline constexpr const char* kEasy = "easy";
inline constexpr const char* kSteady = "steady";
inline constexpr const char* kStrong = "strong";

template <class Rules> struct Player {
  std::string id;
  std::string summary;  // a sentence for players
  std::string level;
  int usual_budget = 0;  // how many imagined positions or games a decision may cost; 0: it does not imagine any
  bool uniform = false;  // takes any move of its list alike, so its games need no views
  std::function<Chosen(const Rules& rules, const View<Rules>& view, Thinking& thinking)> choose{};
  // What each move promises, the best first; see Bot::judge. Whoever cannot tell has none.
  std::function<std::vector<Judged>(const Rules& rules, const View<Rules>& view, std::optional<Move> played,
                                    Thinking& thinking)>
      judge{};

  [[nodiscard]] bool imagines() const { return usual_budget > 0; }
};

// The players who can play any game.
template <class Rules> [[nodiscard]] std::vector<Player<Rules>> general_players() {
  return {{"random", "Plays whatever comes to hand, wise or not.", kEasy, 0, true,
           [](const Rules&, const View<Rules>& view, Thinking& thinking) -> Chosen {
             return pick_uniformly(view.moves, thinking.rng());
           }},
          {"rollout", "Tries each move in imagined games that are played out at random.", kSteady, 400, false,
           [](const Rules& rules, const View<Rules>& view, Thinking& thinking) -> Chosen {
             return choose_by_rollouts(rules, view, thinking);
           }}};
}

}  // namespace regalia
