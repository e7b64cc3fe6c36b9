// Two-factor log-in: besides the passphrase a code of an authenticator app, or a recovery code in its place. For those who
// want it.
#pragma once

#include <optional>
#include <string>

#include "server/lobby/lobby_methods.h"

namespace regalia::server {

enum class CodeKind : std::uint8_t {
  any,  // of the app, or a recovery code
  app,  // where the recovery code stands for the passphrase
};

[[nodiscard]] bool has_two_factor(const Visit& visit, AccountId account);

// Why a code does not prove that this is the owner of an account with two-factor log-in. Nothing: it does, and it holds no
// more; or the account has no two-factor log-in. Ask for the passphrase first: codes are few to try.
[[nodiscard]] std::optional<protocol::Failure> fault_in_code(const Visit& visit, const Account& account,
                                                             const std::optional<std::string>& code, CodeKind kind);

}  // namespace regalia::server
