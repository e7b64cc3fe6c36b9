#include "table/digest.h"

#include <sodium.h>

namespace regalia {

void hash_into(std::span<std::uint8_t> out, std::initializer_list<std::string_view> parts,
               std::span<const std::uint8_t> key) {
  crypto_generichash_state state;
  crypto_generichash_init(&state, key.empty() ? nullptr : key.data(), key.size(), out.size());
  for (const std::string_view part : parts)
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(part.data()), part.size());
  crypto_generichash_final(&state, out.data(), out.size());
}

std::string_view as_text(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string hex(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
  hex.pop_back();
  return hex;
}

bool read_hex(std::string_view hex, std::span<std::uint8_t> out) {
  std::size_t length = 0;
  return hex.size() == 2 * out.size() && hex.find_first_of("ABCDEF") == std::string_view::npos &&
         sodium_hex2bin(out.data(), out.size(), hex.data(), hex.size(), nullptr, &length, nullptr) == 0 &&
         length == out.size();
}

}  // namespace regalia
