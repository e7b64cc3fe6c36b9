// BLAKE2b, from libsodium, and bytes as hexadecimal text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace regalia {

template <std::size_t Size> using Bytes = std::array<std::uint8_t, Size>;

using Digest = Bytes<16>;

// BLAKE2b of the parts, one after the other. With a key it is a keyed hash.
void hash_into(std::span<std::uint8_t> out, std::initializer_list<std::string_view> parts,
               std::span<const std::uint8_t> key = {});

template <std::size_t Size> [[nodiscard]] Bytes<Size> hash_of(std::initializer_list<std::string_view> parts) {
  Bytes<Size> out;
  hash_into(out, parts);
  return out;
}

[[nodiscard]] std::string_view as_text(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
[[nodiscard]] bool read_hex(std::string_view hex, std::span<std::uint8_t> out);

// Exactly so many bytes in lower-case digits, or nothing.
template <std::size_t Size> [[nodiscard]] std::optional<Bytes<Size>> from_hex(std::string_view hex) {
  Bytes<Size> out;
  if (!read_hex(hex, out)) return std::nullopt;
  return out;
}

}  // namespace regalia
