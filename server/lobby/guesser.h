// Somebody who tries to prove that an account is his, and how often he may. Strangers count by their address and the account,
// and more slowly all strangers together; nothing they do is counted against a device that has logged in to the account
// before, or against a live session of it: each of those has a limit of its own.
#pragma once

#include <optional>
#include <string>

#include "server/lobby/lobby_methods.h"

namespace regalia::server {

class Guesser {
 public:
  // At the account of this name, if there is one.
  Guesser(const Visit& visit, const std::string& name, const std::optional<Account>& account);

  // Why no passphrase may be tried now; nothing: one may.
  [[nodiscard]] std::optional<protocol::Failure> refuse_passphrase();
  // The same for a recovery code. Many addresses together cannot guess one, so they cannot use up the tries either.
  [[nodiscard]] std::optional<protocol::Failure> refuse_recovery_code();
  // The try was right: it makes up for those before it.
  void forgive();

 private:
  Limits& limits_;
  std::string name_;
  std::string who_;
  bool stranger_ = false;
  bool counts_for_all_ = false;  // the try was taken from those of all strangers
};

}  // namespace regalia::server
