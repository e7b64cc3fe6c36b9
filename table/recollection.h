// What a viewer makes of what it was told. Taking in the news can take a while, so it is apart from collecting them: a
// server collects where the table is, and takes in where its bots think.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "table/history.h"

namespace regalia {

class Recollection {
 public:
  // What people see needs no beliefs; bots have both.
  enum class Mind : std::uint8_t { knows, believes };

  Recollection(Seat viewer, Mind mind) : viewer_(viewer), mind_(mind) {}

  // Where the news end; nothing if none were ever collected.
  [[nodiscard]] std::optional<History::Node> at() const { return at_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }

  void begin(const Game& game, const AnyValue& first) {
    known_ = game.first_knowledge(first, viewer_);
    if (mind_ == Mind::believes) believed_ = game.first_belief(first, viewer_);
    news_.clear();
    at_ = History::kRoot;
  }
  void hear(const AnyEvent& event) { news_.push_back(event); }
  void arrive(History::Node node) { at_ = node; }

  void take_in(const Game& game) {
    // What was taken in is gone from the news, also if one of them proves too much.
    for (const AnyEvent& event : std::exchange(news_, {})) {
      game.note(known_, viewer_, event);
      if (mind_ == Mind::believes) game.believe(believed_, viewer_, event);
    }
  }
  [[nodiscard]] const AnyValue& known() const { return known_; }
  [[nodiscard]] const AnyValue* believed() const { return mind_ == Mind::believes ? &believed_ : nullptr; }

 private:
  Seat viewer_;
  Mind mind_;
  AnyValue known_;
  AnyValue believed_;
  std::vector<AnyEvent> news_;  // heard, and not yet taken in
  std::optional<History::Node> at_;
};

}  // namespace regalia
