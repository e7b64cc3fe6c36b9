#include "server/account/secret_box.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia::server {
namespace {

using Key = Bytes<crypto_aead_xchacha20poly1305_ietf_KEYBYTES>;
using Nonce = Bytes<crypto_aead_xchacha20poly1305_ietf_NPUBBYTES>;
constexpr std::size_t kTag = crypto_aead_xchacha20poly1305_ietf_ABYTES;

const unsigned char* bytes(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::optional<Key> read_key(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  Key key{};
  if (!std::getline(file, line) || !read_hex(line, key)) return std::nullopt;
  return key;
}

// Written as a whole before it has its name, and never in the place of another.
std::optional<Error> make_key(const std::string& path) {
  const std::string fresh = path + "-" + to_hex(hash_of<8>({as_text(random_secret())}));
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return Error{"the key file " + path + " cannot be made: " + std::strerror(errno)};
  const std::string line = to_hex(random_secret()) + "\n";
  const bool is_written =
      ::write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size()) && ::fsync(file) == 0;
  ::close(file);
  const bool is_there = is_written && (::link(fresh.c_str(), path.c_str()) == 0 || errno == EEXIST);
  ::unlink(fresh.c_str());
  if (!is_there) return Error{"the key file " + path + " cannot be written"};
  return std::nullopt;
}

}  // namespace

Result<std::string> SecretBox::seal(std::string_view secret, std::string_view purpose) const {
  std::optional<Key> key = read_key(key_file_);
  if (!key) {
    if (const auto failure = make_key(key_file_)) return *failure;
    key = read_key(key_file_);
  }
  if (!key || sodium_init() < 0) return Error{"the key file " + key_file_ + " is damaged; restore it from your copy"};
  Nonce nonce{};
  randombytes_buf(nonce.data(), nonce.size());
  std::string sealed(secret.size() + kTag, '\0');
  crypto_aead_xchacha20poly1305_ietf_encrypt(reinterpret_cast<unsigned char*>(sealed.data()), nullptr, bytes(secret),
                                             secret.size(), bytes(purpose), purpose.size(), nullptr, nonce.data(),
                                             key->data());
  return to_hex(nonce) + to_hex({reinterpret_cast<const std::uint8_t*>(sealed.data()), sealed.size()});
}

std::optional<std::string> SecretBox::open(std::string_view sealed, std::string_view purpose) const {
  const std::optional<Key> key = read_key(key_file_);
  Nonce nonce{};
  if (!key || sodium_init() < 0 || sealed.size() % 2 != 0 || sealed.size() < 2 * (nonce.size() + kTag))
    return std::nullopt;
  std::string box(sealed.size() / 2 - nonce.size(), '\0');
  if (!read_hex(sealed.substr(0, 2 * nonce.size()), nonce) ||
      !read_hex(sealed.substr(2 * nonce.size()), {reinterpret_cast<std::uint8_t*>(box.data()), box.size()}))
    return std::nullopt;
  std::string secret(box.size() - kTag, '\0');
  if (crypto_aead_xchacha20poly1305_ietf_decrypt(reinterpret_cast<unsigned char*>(secret.data()), nullptr, nullptr,
                                                 bytes(box), box.size(), bytes(purpose), purpose.size(), nonce.data(),
                                                 key->data()) != 0)
    return std::nullopt;
  return secret;
}

}  // namespace regalia::server
