// The decisions of a table and the positions they lead to. Taking back never forgets: the next decision branches off,
// so the decisions form a tree, of which the path to the tip stands. A position is kept at every 64th decision of a
// path, so any moment is at most 63 decisions away from one.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/game.h"

namespace regalia {

class History {
 public:
  using Node = std::uint32_t;
  static constexpr Node kRoot = 0;  // before the first decision

  struct Made {
    Seat seat = kNobody;
    Move move;
    Step step = Step::turn;  // of what kind it was
    bool standing = false;   // answered by the table
    bool silent = false;     // nobody was told anything
    // What was told of it: a range of the table's log.
    std::uint32_t log_begin = 0;
    std::uint32_t log_end = 0;
  };

  History(const Game& game, AnyValue first);

  [[nodiscard]] const AnyValue& state() const { return state_; }  // at the tip
  [[nodiscard]] Node tip() const { return tip_; }
  [[nodiscard]] std::uint32_t depth(Node node) const { return nodes_[node].depth; }
  [[nodiscard]] Node parent(Node node) const { return nodes_[node].parent; }
  [[nodiscard]] const Made& made(Node node) const { return nodes_[node].made; }  // not of the root

  // Adds a decision that has been applied: `after` is the position it led to.
  void push(const Made& made, AnyValue after);
  // Goes back to before the last `count` decisions of the path; there must be so many.
  void cut(std::uint32_t count);

  // The node `count` decisions before the tip.
  [[nodiscard]] Node ancestor(std::uint32_t count) const;
  [[nodiscard]] AnyValue state_at(Node node) const;
  // The decisions after `from` up to `to`, in order; empty if `from` is not on the path to `to`.
  [[nodiscard]] std::vector<Node> path(Node from, Node to) const;
  [[nodiscard]] bool is_on_path(Node node, Node to) const;

 private:
  static constexpr std::uint32_t kKeepEvery = 64;

  struct Link {
    Made made;
    Node parent = kRoot;
    std::uint32_t depth = 0;
  };

  const Game* game_;
  std::vector<Link> nodes_;
  std::unordered_map<Node, AnyValue> kept_;
  Node tip_ = kRoot;
  AnyValue state_;
};

}  // namespace regalia
