// The five countries. Each has a player and a house of its own: house i is played by whoever began with country i,
// with or without a crown.
#pragma once

#include <bit>
#include <cstdint>

namespace regalia::blood {

enum class Country : std::uint8_t { england, france, germany, italy, spain };
inline constexpr int kCountries = 5;
inline constexpr Country kNoCountry{255};

// A set of countries, or of their crowns. Iterates in their order.
class CountrySet {
 public:
  constexpr CountrySet() = default;
  [[nodiscard]] static constexpr CountrySet of_bits(std::uint8_t bits) { return CountrySet(bits); }
  [[nodiscard]] static constexpr CountrySet all() { return CountrySet((1U << kCountries) - 1U); }

  [[nodiscard]] constexpr bool has(Country country) const {
    return (bits_ >> static_cast<unsigned>(country) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
  constexpr void add(Country country) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1U << static_cast<unsigned>(country));
  }
  constexpr void remove(Country country) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << static_cast<unsigned>(country)));
  }
  [[nodiscard]] constexpr CountrySet operator|(CountrySet other) const {
    return CountrySet(unsigned{bits_} | other.bits_);
  }
  constexpr bool operator==(const CountrySet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Country operator*() const { return static_cast<Country>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint8_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit CountrySet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

  std::uint8_t bits_ = 0;
};

}  // namespace regalia::blood
