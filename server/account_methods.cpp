// Becoming known.
#include "server/clock.h"
#include "server/identity.h"
#include "server/lobby_methods.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }

// Passphrases take long to check, and names are there for people: nobody needs many.
std::optional<Failure> too_often(const Visit& visit) {
  if (visit.lobby.services().limits.newcomer(visit.visitor.network)) return std::nullopt;
  return Failure{ErrorCode::too_often, "Too many have come from your address just now; wait a minute.", {}, {}};
}

Answer<MeReply> welcome(const Visit& visit, const Account& account) {
  const std::string token = new_token();
  if (const auto failure = visit.store().write_now({AddSession{token_hash(token), account.id, now()}}))
    return failed(*failure);
  return MeReply{account.id, account.name, account.passphrase.empty(), account.bot, token};
}

Answer<MeReply> add(const Visit& visit, Account account) {
  const Result<AccountId> id = visit.store().add_account(account);
  if (!id) return wrong(id.error());
  account.id = *id;
  return welcome(visit, account);
}

}  // namespace

Answer<MeReply> be_guest(const Visit& visit, const GuestParams& params) {
  if (const std::string fault = fault_in_name(params.name); !fault.empty()) return wrong(fault);
  if (const auto failure = too_often(visit)) return *failure;
  return add(visit, {0, params.name, "", false});
}

// A guest who signs up keeps the tables.
Answer<MeReply> sign_up(const Visit& visit, const SignInParams& params) {
  if (const std::string fault = fault_in_name(params.name); !fault.empty()) return wrong(fault);
  if (const std::string fault = fault_in_passphrase(params.passphrase); !fault.empty()) return wrong(fault);
  if (const auto failure = too_often(visit)) return *failure;
  Account account{0, params.name, passphrase_hash(params.passphrase), params.bot.value_or(false)};
  const std::optional<Account>& before = visit.visitor.account;
  if (!before || !before->passphrase.empty()) return add(visit, account);
  account.id = before->id;
  account.shows = before->shows;
  if (const auto failure = visit.store().change_account(account)) return wrong(failure->message);
  return welcome(visit, account);
}

Answer<MeReply> log_in(const Visit& visit, const SignInParams& params) {
  if (const auto failure = too_often(visit)) return *failure;
  const std::optional<Account> account = visit.store().account_named(params.name);
  // A name that nobody has takes as long as a wrong passphrase.
  static const std::string nobodys = passphrase_hash(new_token());
  const bool fits = passphrase_fits(account ? account->passphrase : nobodys, params.passphrase);
  if (!account || !fits) return Failure{ErrorCode::not_allowed, "Name and passphrase do not fit.", {}, {}};
  return welcome(visit, *account);
}

Answer<Nothing> log_out(const Visit& visit, const Nothing&) {
  if (const auto failure = visit.store().write_now({DropSession{token_hash(visit.visitor.token)}}))
    return failed(*failure);
  return Nothing{};
}

Answer<MeReply> who_am_i(const Visit& visit, const Nothing&) {
  const Account& account = visit.account();
  return MeReply{account.id, account.name, account.passphrase.empty(), account.bot, {}};
}

}  // namespace regalia::server
