#include "table/kept_positions.h"

#include <algorithm>
#include <bit>

namespace regalia {
namespace {

constexpr std::uint32_t kEvery = 64;  // decisions between two of the last positions
constexpr std::uint32_t kLast = 8;    // so many of them; before, every second, then every fourth …

// Whether position number `place` is worth keeping when the last one has number `last`. Once it is not, it never is
// again on a path that goes on.
bool is_worth_keeping(std::uint32_t place, std::uint32_t last) {
  return place == 0 || (last - place) >> std::countr_zero(place) < kLast;
}

}  // namespace

void KeptPositions::pass(Node node, std::uint32_t depth, const AnyValue& state) {
  if (depth % kEvery != 0) return;
  kept_.push_back({node, depth, state});
  std::erase_if(kept_, [&](const Kept& kept) { return !is_worth_keeping(kept.depth / kEvery, depth / kEvery); });
}

void KeptPositions::cut(std::uint32_t depth) {
  while (kept_.back().depth > depth) kept_.pop_back();
}

const KeptPositions::Kept* KeptPositions::find(Node node, std::uint32_t depth) const {
  if (depth % kEvery != 0) return nullptr;
  const auto found = std::lower_bound(kept_.begin(), kept_.end(), depth,
                                      [](const Kept& kept, std::uint32_t wanted) { return kept.depth < wanted; });
  return found != kept_.end() && found->node == node ? &*found : nullptr;
}

}  // namespace regalia
