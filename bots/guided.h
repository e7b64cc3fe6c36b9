// The players of a game that has a guide (bots/guide.h): strong, and easy for those who begin.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/arena.h"
#include "bots/company.h"
#include "bots/player.h"
#include "bots/strong_bot.h"
#include "bots/training.h"

namespace regalia {

// Takes what comes to mind in one world that it imagines, and now and then what comes to hand.
template <class Guide>
[[nodiscard]] Chosen choose_easily(const typename Guide::Rules& rules, const View<typename Guide::Rules>& view,
                                   Thinking& thinking) {
  constexpr double kSlips = 0.25;
  Rng& rng = thinking.rng();
  if (view.moves.size() == 1 || rng.unit() < kSlips) return pick_uniformly(view.moves, rng);
  return Guide::policy(rules, rules.imagine(view, rng), view.viewer, rng);
}

// `budget`: how many tries a decision of the strong one may usually cost.
template <class Guide>
[[nodiscard]] std::vector<Player<typename Guide::Rules>> guided_players(std::shared_ptr<const Values> values,
                                                                        int budget) {
  using Rules = typename Guide::Rules;
  Player<Rules> strong{.id = "strong",
                       .summary = "Tries every move in imagined games and knows what a position is worth.",
                       .level = kStrong,
                       .usual_budget = budget};
  strong.choose = [values](const Rules& rules, const View<Rules>& view, Thinking& thinking) {
    return StrongBot<Guide>(rules, *values).choose(view, thinking);
  };
  strong.judge = [values = std::move(values)](const Rules& rules, const View<Rules>& view, std::optional<Move> played,
                                              Thinking& thinking) {
    return StrongBot<Guide>(rules, *values).judge(view, played, thinking);
  };
  Player<Rules> easy{.id = "easy",
                     .summary = "Knows what one usually does, and forgets it now and then.",
                     .level = kEasy,
                     .usual_budget = 1,
                     .choose = choose_easily<Guide>};
  return {std::move(strong), std::move(easy)};
}

template <class Rules> [[nodiscard]] Company company_of(const std::vector<Player<Rules>>& players) {
  return {bots_of<Rules>(players), [players](const Game& game, const MatchPlan& plan) {
            return play_match(dynamic_cast<const GameOf<Rules>&>(game).rules(), players, plan);
          }};
}

// The values in a text. The error names the line.
template <class Guide> [[nodiscard]] Result<std::shared_ptr<const Values>> values_in(std::string_view text) {
  Result<Values> values = Values::read(text, shape_of<Guide>());
  if (!values) return Error{values.error()};
  return std::make_shared<const Values>(std::move(values).value());
}

// The values in the program. After a change of features nothing is known until they are learned anew.
template <class Guide> [[nodiscard]] std::shared_ptr<const Values> values_in_program(std::string_view text) {
  if (auto values = values_in<Guide>(text)) return *values;
  Values nothing;
  nothing.set(1, Values::Stages(static_cast<std::size_t>(Guide::kStages),
                                {.spread = 1, .weights = std::vector<double>(kFeaturesOf<Guide>)}));
  return std::make_shared<const Values>(std::move(nothing));
}

}  // namespace regalia
