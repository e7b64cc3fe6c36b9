// What a viewer remembers of a game, made from what it was told. Taking in the news can take a while, so it is apart from
// collecting them: a server collects where the table is, and takes in where its bots think.
#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"
#include "table/history.h"

namespace regalia {

class Recollection {
 public:
  explicit Recollection(Seat viewer) : viewer_(viewer) {}

  // Where the news end; nothing if none were ever collected.
  [[nodiscard]] std::optional<History::Node> at() const { return at_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }

  void begin(AnyValue first) {
    memory_ = std::move(first);
    news_.clear();
    at_ = History::kRoot;
  }
  void hear(const Event& event) { news_.push_back(event); }
  void arrive(History::Node node) { at_ = node; }

  [[nodiscard]] const AnyValue& memory(const Game& game) {
    for (const Event& event : news_) game.remember(memory_, viewer_, event);
    news_.clear();
    return memory_;
  }

 private:
  Seat viewer_;
  AnyValue memory_;
  std::vector<Event> news_;  // heard, and not yet taken in
  std::optional<History::Node> at_;
};

}  // namespace regalia
