// For secrets that have to be kept as they are, and not as hashes: they are sealed with a key in a file beside
// the data file, so that a copy of the data file alone tells nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace regalia::server {

class SecretBox {
 public:
  explicit SecretBox(std::string key_file) : key_file_(std::move(key_file)) {}

  // For one purpose: what is sealed for one account opens for no other. Makes the key file if there is none yet.
  [[nodiscard]] Result<std::string> seal(std::string_view secret, std::string_view purpose) const;
  // Nothing: it was sealed with another key or for another purpose, or the key file is gone.
  [[nodiscard]] std::optional<std::string> open(std::string_view sealed, std::string_view purpose) const;

  [[nodiscard]] const std::string& key_file() const { return key_file_; }

 private:
  std::string key_file_;
};

}  // namespace regalia::server
