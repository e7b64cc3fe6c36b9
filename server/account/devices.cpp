#include "server/account/devices.h"

#include <algorithm>

#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia::server {
namespace {

// "ACCOUNT-NONCE-SEAL", the latter two in hexadecimal digits.
constexpr std::size_t kNonceLength = 64;
constexpr std::size_t kSealLength = 32;
constexpr std::size_t kLongestAccount = 20;
constexpr std::size_t kMostDevices = 8;  // in one cookie

std::string account_in(std::string_view token) { return std::string(token.substr(0, token.find('-'))); }

bool is_token(std::string_view text) {
  const std::size_t account = text.find('-');
  return account >= 1 && account <= kLongestAccount && text.size() == account + 2 + kNonceLength + kSealLength &&
         text.find_first_not_of("0123456789abcdef-") == std::string_view::npos;
}

std::string sealed(const Account& account, const std::string& nonce) {
  const Bytes<32> key = hash_of<32>({"regalia device key 1\n", account.passphrase});
  const std::string id = std::to_string(account.id);
  Bytes<kSealLength / 2> seal;
  hash_into(seal, {"regalia device 1\n", id, "\n", nonce}, key);
  return id + '-' + nonce + '-' + to_hex(seal);
}

}  // namespace

std::string new_device_token(const Account& account) { return sealed(account, to_hex(random_secret())); }

bool is_device_of(const Account& account, std::string_view token) {
  if (account.passphrase.empty() || !is_token(token)) return false;
  const std::string genuine = sealed(account, std::string(token.substr(token.find('-') + 1, kNonceLength)));
  return hash_of<32>({genuine}) == hash_of<32>({token});  // takes as long however much of it is right
}

std::vector<std::string> read_devices(std::string_view text) {
  std::vector<std::string> devices;
  while (!text.empty() && devices.size() < kMostDevices) {
    const std::size_t end = std::min(text.find('.'), text.size());
    if (const std::string_view token = text.substr(0, end); is_token(token)) devices.emplace_back(token);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return devices;
}

std::string with_device(const std::vector<std::string>& devices, const std::string& token) {
  std::string text = token;
  std::size_t count = 1;
  for (const std::string& device : devices)
    if (account_in(device) != account_in(token) && count++ < kMostDevices) text += '.' + device;
  return text;
}

}  // namespace regalia::server
