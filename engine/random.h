// A small fast random source (xoshiro256++) for playouts, bots and tests. It is a value: a copy repeats the same
// numbers. Not for secrets, and not the source of a fair table's dice.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace regalia {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = split_mix(seed);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // A number from 0 to bound - 1, every one equally likely (by rejection). `bound` must not be 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // The same for bounds past 32 bits.
  constexpr std::uint64_t below64(std::uint64_t bound) {
    if (bound <= 0xFFFF'FFFFULL) return below(static_cast<std::uint32_t>(bound));
    const std::uint64_t threshold = (0ULL - bound) % bound;
    std::uint64_t value = next();
    while (value < threshold) value = next();
    return value % bound;
  }

  // A number from 0 up to, but not including, 1.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  static constexpr std::uint64_t split_mix(std::uint64_t& seed) {
    seed += 0x9E37'79B9'7F4A'7C15ULL;
    std::uint64_t z = seed;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EBULL;
    return z ^ (z >> 31);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace regalia
