#include "server/identity.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

#include "engine/text.h"
#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia::server {

std::string new_token() { return to_hex(random_secret()); }

std::string token_hash(std::string_view token) { return to_hex(hash_of<32>({"regalia token 1\n", token})); }

std::string passphrase_hash(const std::string& passphrase) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (sodium_init() < 0 ||
      crypto_pwhash_str(hash.data(), passphrase.data(), passphrase.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    throw std::runtime_error("there is not enough memory to hash a passphrase");
  return hash.data();
}

bool passphrase_fits(const std::string& hash, const std::string& passphrase) {
  return sodium_init() >= 0 && crypto_pwhash_str_verify(hash.c_str(), passphrase.data(), passphrase.size()) == 0;
}

std::string fault_in_name(const std::string& name) {
  if (name.empty() || columns_of(name) > 24 || !is_plain_text(name) || name.front() == ' ' || name.back() == ' ')
    return "A name has 1 to 24 letters, without spaces around it.";
  return {};
}

std::string fault_in_passphrase(const std::string& passphrase) {
  if (passphrase.size() < 8 || passphrase.size() > 200) return "A passphrase has 8 to 200 letters.";
  return {};
}

std::string new_table_id() {
  // Thirty-two signs that are not mistaken for one another; 80 bits.
  constexpr std::string_view kSigns = "abcdefghjkmnpqrstuvwxyz023456789";
  static_assert(kSigns.size() == 32);
  const Secret random = random_secret();
  std::string id;
  for (std::size_t i = 0; i < 16; ++i) id += kSigns[random[i] % 32];
  return id;
}

}  // namespace regalia::server
