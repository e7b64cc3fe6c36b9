// A player behind one face, whatever the game. A bot is handed a view, never a state.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/random_bot.h"
#include "bots/rollout_bot.h"
#include "engine/game.h"
#include "engine/random.h"

namespace regalia {

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // A move for the viewer of `view`, which is a Game::view of the game this bot was made for. `budget` bounds the
  // thinking: how many imagined games it may play.
  [[nodiscard]] virtual Move choose(const AnyValue& view, int budget, Rng& rng) const = 0;
};

// `Strategy` chooses by choose(rules, view, budget, rng).
template <class Rules, class Strategy> class BotOf final : public Bot {
 public:
  explicit BotOf(const Rules& rules) : rules_(rules) {}

  Move choose(const AnyValue& view, int budget, Rng& rng) const override {
    return Strategy::choose(rules_, view.as<View<Rules>>(), budget, rng);
  }

 private:
  const Rules& rules_;
};

struct BotEntry {
  std::string id;
  std::string summary;                             // a sentence for players
  int usual_budget = 0;                            // 0: it does not think ahead
  std::unique_ptr<Bot> (*make)(const Game& game);  // the game must outlive the bot
};

template <class Rules, class Codec, class Strategy> [[nodiscard]] std::unique_ptr<Bot> make_bot(const Game& game) {
  return std::make_unique<BotOf<Rules, Strategy>>(dynamic_cast<const GameOf<Rules, Codec>&>(game).rules());
}

// The bots that can play any game.
template <class Rules, class Codec> [[nodiscard]] std::vector<BotEntry> general_bots() {
  return {{"random", "Plays any legal move.", 0, make_bot<Rules, Codec, RandomStrategy>},
          {"rollout", "Tries its moves in imagined games that are played out at random.", 400,
           make_bot<Rules, Codec, RolloutStrategy>}};
}

}  // namespace regalia
