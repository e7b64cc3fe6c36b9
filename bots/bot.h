// Players behind one face, whatever the game.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/player.h"
#include "engine/game.h"

namespace regalia {

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // A move for the viewer of `view`, which is a Game::view of the game this bot was made for.
  [[nodiscard]] virtual Chosen choose(const AnyValue& view, Thinking& thinking) const = 0;
  // What each move promises the viewer, the best first; empty: it cannot tell. A move that was played in fact is among them,
  // and compared with the best as carefully as the best is.
  [[nodiscard]] virtual std::vector<Judged> judge(const AnyValue& /*view*/, std::optional<Move> /*played*/,
                                                  Thinking& /*thinking*/) const {
    return {};
  }
};

struct BotEntry {
  std::string id;
  std::string summary;
  std::string level;
  int usual_budget = 0;
  std::function<std::unique_ptr<Bot>(const Game& game)> make;  // the game must outlive the bot
};

template <class Rules> class BotOf final : public Bot {
 public:
  BotOf(const Rules& rules, Player<Rules> player) : rules_(rules), player_(std::move(player)) {}

  Chosen choose(const AnyValue& view, Thinking& thinking) const override {
    return player_.choose(rules_, view.as<View<Rules>>(), thinking);
  }
  std::vector<Judged> judge(const AnyValue& view, std::optional<Move> played, Thinking& thinking) const override {
    return player_.judge ? player_.judge(rules_, view.as<View<Rules>>(), played, thinking) : std::vector<Judged>();
  }

 private:
  const Rules& rules_;
  Player<Rules> player_;
};

template <class Rules> [[nodiscard]] std::vector<BotEntry> bots_of(const std::vector<Player<Rules>>& players) {
  std::vector<BotEntry> bots;
  for (const Player<Rules>& player : players)
    bots.push_back({player.id, player.summary, player.level, player.usual_budget,
                    [player](const Game& game) -> std::unique_ptr<Bot> {
                      return std::make_unique<BotOf<Rules>>(dynamic_cast<const GameOf<Rules>&>(game).rules(), player);
                    }});
  return bots;
}

}  // namespace regalia
