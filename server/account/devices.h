// Devices that have logged in to an account. Each keeps a token that nobody but this server can make, and shows it when it
// logs in again: so the owner's devices are told from strangers who guess the passphrase. The server keeps nothing: a token is
// sealed with the account's passphrase hash, and a new passphrase makes all tokens from before invalid.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace regalia::server {

// For a device that has just proved to be the owner's.
[[nodiscard]] std::string new_device_token(const Account& account);
// Whether this server made the token for this account and its passphrase of now.
[[nodiscard]] bool is_device_of(const Account& account, std::string_view token);

// A browser keeps the tokens of several accounts in one cookie, separated by full stops. What is no token is left out.
[[nodiscard]] std::vector<std::string> read_devices(std::string_view text);
// The same text with this token first, in place of an older one of its account.
[[nodiscard]] std::string with_device(const std::vector<std::string>& devices, const std::string& token);

}  // namespace regalia::server
