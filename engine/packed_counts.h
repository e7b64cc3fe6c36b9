// Counts of cards side by side in one machine word, kBits for each kind: what Multiset, CardSet and WideMultiset share.
#pragma once

#include <bit>
#include <cstdint>

namespace regalia {

template <int kBits> struct PackedCounts {
  static_assert(kBits == 2 || kBits == 4 || kBits == 8);

  static constexpr int kMost = (1 << kBits) - 1;
  static constexpr std::uint64_t kLowest = ~std::uint64_t{0} / kMost;  // the lowest bit of every count
  static constexpr std::uint64_t kHighest = kLowest << (kBits - 1);

  // The lowest bit of every count that is not 0.
  [[nodiscard]] static constexpr std::uint64_t present(std::uint64_t word) {
    if constexpr (kBits == 8) word |= word >> 4;
    if constexpr (kBits >= 4) word |= word >> 2;
    return (word | word >> 1) & kLowest;
  }
  // All counts together, up to 255: neighbours are added until there are bytes, then all bytes at once.
  [[nodiscard]] static constexpr int sum(std::uint64_t word) {
    if constexpr (kBits == 2) word = (word & 0x3333'3333'3333'3333ULL) + (word >> 2 & 0x3333'3333'3333'3333ULL);
    if constexpr (kBits <= 4) word = (word & 0x0F0F'0F0F'0F0F'0F0FULL) + (word >> 4 & 0x0F0F'0F0F'0F0F'0F0FULL);
    return static_cast<int>(word * 0x0101'0101'0101'0101ULL >> 56);
  }
  // Whether every count of `word` is at least that of `other`. All are compared at once by their lower bits; the highest
  // bit decides where it differs.
  [[nodiscard]] static constexpr bool contains(std::uint64_t word, std::uint64_t other) {
    const std::uint64_t lower = (word | kHighest) - (other & ~kHighest);
    return (((word & ~other) | (~(word ^ other) & lower)) & kHighest) == kHighest;
  }
};

// Walks through the kinds that are present in a word, the lowest number first.
template <class Kind, int kBits> class PresentKinds {
 public:
  constexpr explicit PresentKinds(std::uint64_t present) : present_(present) {}
  constexpr Kind operator*() const { return static_cast<Kind>(std::countr_zero(present_) / kBits); }
  constexpr PresentKinds& operator++() {
    present_ &= present_ - 1;
    return *this;
  }
  constexpr bool operator==(const PresentKinds&) const = default;

 private:
  std::uint64_t present_;
};

}  // namespace regalia
