// A few of the positions on a path through a game, from which the others are worked out: all of the last ones, then ever
// fewer. Their number grows with the logarithm of the path, and the gap between two with the distance from its end.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"

namespace regalia {

class KeptPositions {
 public:
  using Node = std::uint32_t;

  struct Kept {
    Node node = 0;
    std::uint32_t depth = 0;
    AnyValue state;
  };

  // The position before the first decision, at depth 0, is kept for ever.
  KeptPositions(Node first, const AnyValue& state) { kept_.push_back({first, 0, state}); }

  // The path goes on to a node, one deeper than the one before: its position is kept if its depth is one to keep.
  void pass(Node node, std::uint32_t depth, const AnyValue& state);
  // The path ends at this depth now.
  void cut(std::uint32_t depth);

  // What is kept of a node; null if it is not.
  [[nodiscard]] const Kept* find(Node node, std::uint32_t depth) const;
  [[nodiscard]] std::size_t size() const { return kept_.size(); }

 private:
  std::vector<Kept> kept_;  // by depth
};

}  // namespace regalia
