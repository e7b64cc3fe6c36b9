#include "table/history.h"

#include <algorithm>

namespace regalia {

History::History(const Game& game, AnyValue first)
    : game_(&game), nodes_(1), kept_(kRoot, first), state_(std::move(first)) {}

void History::push(const Made& made, AnyValue after) {
  nodes_.push_back({made, tip_, nodes_[tip_].depth + 1});
  tip_ = static_cast<Node>(nodes_.size() - 1);
  state_ = std::move(after);
  kept_.pass(tip_, nodes_[tip_].depth, state_);
}

void History::cut(std::uint32_t count) {
  tip_ = ancestor(count);
  state_ = go_back(tip_, kept_);
}

History::Node History::ancestor(std::uint32_t count) const {
  Node node = tip_;
  for (; count > 0; --count) node = nodes_[node].parent;
  return node;
}

const KeptPositions::Kept& History::kept_before(Node node, const KeptPositions& kept) const {
  for (;; node = nodes_[node].parent)
    if (const KeptPositions::Kept* found = kept.find(node, nodes_[node].depth)) return *found;
}

void History::repeat(Node node, AnyValue& state) const {
  Listener<AnyEvent> unheard;
  const Verdict verdict = game_->try_apply(state, nodes_[node].made.seat, nodes_[node].made.move, unheard);
  assert(verdict.ok());
  (void)verdict;
}

void History::follow(Node from, Node to, AnyValue& state, KeptPositions& kept) const {
  for (const Node next : path(from, to)) {
    repeat(next, state);
    kept.pass(next, nodes_[next].depth, state);
  }
}

AnyValue History::go_back(Node to, KeptPositions& kept) const {
  KeptPositions::Kept from = kept_before(to, kept);
  kept.cut(from.depth);
  follow(from.node, to, from.state, kept);
  return std::move(from.state);
}

AnyValue History::state_at(Node node) const {
  if (node == tip_) return state_;
  const KeptPositions::Kept& kept = kept_before(node, kept_);
  AnyValue state = kept.state;
  for (const Node next : path(kept.node, node)) repeat(next, state);
  return state;
}

void History::visit(std::span<const Node> nodes, const std::function<void(Node, const AnyValue&)>& see) const {
  AnyValue state = state_at(kRoot);
  KeptPositions kept(kRoot, state);
  Node at = kRoot;
  for (const Node node : nodes) {
    if (is_on_path(at, node))
      follow(at, node, state, kept);
    else
      state = go_back(node, kept);
    at = node;
    see(node, state);
  }
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
