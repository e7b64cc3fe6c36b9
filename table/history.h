// The decisions of a table and the positions they lead to. Taking back never forgets: the next decision branches off,
// so the decisions form a tree, of which the path to the tip stands. Of that path a few positions are kept
// (table/kept_positions.h); the moments of the last few hundred decisions are at most 63 away from one.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/game.h"
#include "table/kept_positions.h"

namespace regalia {

class History {
 public:
  using Node = KeptPositions::Node;
  static constexpr Node kRoot = 0;  // before the first decision

  struct Made {
    Seat seat = kNobody;
    Move move;
    Step step = Step::turn;  // of what kind it was
    bool standing = false;   // answered by the table
    bool silent = false;     // nobody was told anything
    bool foreseen = false;   // what was told was told to all, and brought nothing hidden to light
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
  // Calls `see` with the position at each of the nodes, one after the other. If they come in the order in which they were
  // played, as those of a path do, all of it costs about a move a decision.
  void visit(std::span<const Node> nodes, const std::function<void(Node, const AnyValue&)>& see) const;
  [[nodiscard]] std::size_t kept() const { return kept_.size(); }  // so many positions are in memory
  // The decisions after `from` up to `to`, in order; empty if `from` is not on the path to `to`.
  [[nodiscard]] std::vector<Node> path(Node from, Node to) const;
  [[nodiscard]] bool is_on_path(Node node, Node to) const;

 private:
  struct Link {
    Made made;
    Node parent = kRoot;
    std::uint32_t depth = 0;
  };

  // The nearest position that is kept on the way to a node.
  [[nodiscard]] const KeptPositions::Kept& kept_before(Node node, const KeptPositions& kept) const;
  void repeat(Node node, AnyValue& state) const;
  // From a position on to a later one, or back to one on any path; `kept` is of the path that leads there then.
  void follow(Node from, Node to, AnyValue& state, KeptPositions& kept) const;
  [[nodiscard]] AnyValue go_back(Node to, KeptPositions& kept) const;

  const Game* game_;
  std::vector<Link> nodes_;
  KeptPositions kept_;
  Node tip_ = kRoot;
  AnyValue state_;
};

}  // namespace regalia
