#include "server/lobby/guesser.h"

#include <algorithm>

#include "server/account/devices.h"
#include "server/account/names.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

Guesser::Guesser(const Visit& visit, const std::string& name, const std::optional<Account>& account)
    : limits_(visit.lobby.services().limits), name_(key_of_name(name)) {
  const Visitor& visitor = visit.visitor;
  const auto device = std::find_if(visitor.devices.begin(), visitor.devices.end(),
                                   [&](const std::string& token) { return account && is_device_of(*account, token); });
  if (account && visitor.account && visitor.account->id == account->id) {
    who_ = "session " + visitor.session->token;
  } else if (device != visitor.devices.end()) {
    who_ = "device " + *device;
  } else {
    who_ = "address " + visitor.network + " " + name_;
    stranger_ = true;
  }
}

std::optional<Failure> Guesser::refuse_passphrase() {
  if (auto failure = refuse_recovery_code()) return failure;
  if (!stranger_) return std::nullopt;
  counts_for_all_ = limits_.strangers_guess(name_);
  if (counts_for_all_) return std::nullopt;
  return Failure{
      ErrorCode::too_often,
      "Too many strangers have tried to log in to this account. Use a device that has logged in to it before, "
      "or a recovery code; or try again in a few minutes.",
      {},
      {}};
}

std::optional<Failure> Guesser::refuse_recovery_code() {
  if (limits_.guess(who_)) return std::nullopt;
  return Failure{ErrorCode::too_often, "Too many wrong tries from here. Try again in ten minutes.", {}, {}};
}

void Guesser::forgive() {
  limits_.forgive(who_);
  if (counts_for_all_) limits_.forgive_stranger(name_);
}

}  // namespace regalia::server
