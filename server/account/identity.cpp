#include "server/account/identity.h"

#include <sodium.h>

#include <array>
#include <cctype>
#include <stdexcept>

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

std::string fault_in_passphrase(const std::string& passphrase) {
  if (passphrase.size() < 8 || passphrase.size() > 200) return "A passphrase has 8 to 200 letters.";
  return {};
}

namespace {

// Of thirty-two signs that are not mistaken for one another: five bits each.
std::string random_signs(std::size_t count) {
  constexpr std::string_view kSigns = "abcdefghjkmnpqrstuvwxyz023456789";
  static_assert(kSigns.size() == 32);
  const Secret random = random_secret();
  std::string signs;
  for (std::size_t i = 0; i < count; ++i) signs += kSigns[random[i] % 32];
  return signs;
}

}  // namespace

std::string new_table_id() { return random_signs(16); }

std::string new_recovery_code() {
  const std::string signs = random_signs(16);
  return signs.substr(0, 4) + '-' + signs.substr(4, 4) + '-' + signs.substr(8, 4) + '-' + signs.substr(12);
}

std::string recovery_hash(std::string code) {
  std::erase_if(code, [](unsigned char sign) { return std::isalnum(sign) == 0; });
  for (char& sign : code) sign = static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
  return to_hex(hash_of<32>({"regalia recovery 1\n", code}));
}

}  // namespace regalia::server
