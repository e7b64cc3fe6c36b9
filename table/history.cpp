#include "table/history.h"

#include <algorithm>

namespace regalia {

History::History(const Game& game, AnyValue first) : game_(&game), nodes_(1), state_(std::move(first)) {
  kept_.emplace(kRoot, state_);
}

void History::push(const Made& made, AnyValue after) {
  nodes_.push_back({made, tip_, nodes_[tip_].depth + 1});
  tip_ = static_cast<Node>(nodes_.size() - 1);
  state_ = std::move(after);
  if (nodes_[tip_].depth % kKeepEvery == 0) kept_.emplace(tip_, state_);
}

void History::cut(std::uint32_t count) {
  tip_ = ancestor(count);
  state_ = state_at(tip_);
}

History::Node History::ancestor(std::uint32_t count) const {
  Node node = tip_;
  for (; count > 0; --count) node = nodes_[node].parent;
  return node;
}

AnyValue History::state_at(Node node) const {
  Node from = node;
  while (!kept_.contains(from)) from = nodes_[from].parent;
  AnyValue state = kept_.at(from);
  Listener unheard;
  for (const Node next : path(from, node)) {
    const Verdict verdict = game_->try_apply(state, nodes_[next].made.seat, nodes_[next].made.move, unheard);
    assert(verdict.ok());
    (void)verdict;
  }
  return state;
}

bool History::is_on_path(Node node, Node to) const {
  while (nodes_[to].depth > nodes_[node].depth) to = nodes_[to].parent;
  return to == node;
}

std::vector<History::Node> History::path(Node from, Node to) const {
  std::vector<Node> nodes;
  if (!is_on_path(from, to)) return nodes;
  for (; to != from; to = nodes_[to].parent) nodes.push_back(to);
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}

}  // namespace regalia
