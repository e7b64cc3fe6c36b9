#include "server/account/totp.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sodium.h>

#include <array>
#include <cctype>
#include <stdexcept>

#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia::server {
namespace {

constexpr std::size_t kSecretBytes = 20;
constexpr std::int64_t kSeconds = 30;
constexpr int kClocksDiffer = 1;  // steps before and after

using Sha1 = std::array<unsigned char, 20>;

Sha1 hmac_sha1(std::string_view key, const std::array<unsigned char, 8>& message) {
  Sha1 digest{};
  unsigned int size = 0;
  if (HMAC(EVP_sha1(), key.data(), static_cast<int>(key.size()), message.data(), message.size(), digest.data(),
           &size) == nullptr ||
      size != digest.size())
    throw std::runtime_error("codes cannot be made here: OpenSSL refuses HMAC-SHA1");
  return digest;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string encoded;
  for (const char sign : text) {
    const auto byte = static_cast<unsigned char>(sign);
    if (byte < 0x80 && (std::isalnum(byte) != 0 || sign == '-' || sign == '.' || sign == '_'))
      encoded += sign;
    else
      encoded += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
  }
  return encoded;
}

}  // namespace

std::string new_totp_secret() {
  const Secret random = random_secret();
  return std::string(as_text(random).substr(0, kSecretBytes));
}

std::int64_t totp_step_at(std::int64_t seconds) { return seconds / kSeconds; }

std::string totp_code(std::string_view secret, std::int64_t step) {
  std::array<unsigned char, 8> message{};
  for (std::size_t i = 0; i < message.size(); ++i)
    message[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(step) >> (8 * (message.size() - 1 - i)));
  const Sha1 digest = hmac_sha1(secret, message);
  const std::size_t at = digest.back() & 15U;
  const std::uint32_t number = (digest[at] & 0x7FU) << 24U | static_cast<std::uint32_t>(digest[at + 1]) << 16U |
                               static_cast<std::uint32_t>(digest[at + 2]) << 8U | digest[at + 3];
  std::string code = std::to_string(number % 1'000'000);
  return std::string(6 - code.size(), '0') + code;
}

std::optional<std::int64_t> totp_step_of(std::string_view code, std::string_view secret, std::int64_t seconds) {
  const std::int64_t now = totp_step_at(seconds);
  for (std::int64_t step = now - kClocksDiffer; step <= now + kClocksDiffer; ++step) {
    const std::string right = totp_code(secret, step);
    if (code.size() == right.size() && sodium_memcmp(code.data(), right.data(), right.size()) == 0) return step;
  }
  return std::nullopt;
}

std::string base32(std::string_view bytes) {
  constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  std::string text;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = (bits << 8U | static_cast<unsigned char>(byte)) & 0xFFFU;
    for (count += 8; count >= 5; count -= 5) text += kSigns[bits >> (count - 5) & 31U];
  }
  if (count > 0) text += kSigns[bits << (5 - count) & 31U];
  return text;  // apps want no padding
}

std::string totp_link(std::string_view secret, const std::string& server, const std::string& account) {
  const std::string issuer = percent_encoded(server.empty() ? "Regalia" : "Regalia " + server);
  return "otpauth://totp/" + issuer + ":" + percent_encoded(account) + "?secret=" + base32(secret) +
         "&issuer=" + issuer;
}

}  // namespace regalia::server
