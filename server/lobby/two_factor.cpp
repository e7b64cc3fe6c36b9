#include "server/lobby/two_factor.h"

#include <algorithm>
#include <cctype>

#include "server/account/identity.h"
#include "server/account/totp.h"
#include "server/ops/clock.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

Failure not_allowed(const std::string& why) { return {ErrorCode::not_allowed, why, {}, {}}; }
Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }

std::string purpose_of(AccountId account) { return "two-factor " + std::to_string(account); }

std::optional<std::string> secret_of(const Visit& visit, AccountId account, const TwoFactor& kept) {
  const Services& services = visit.lobby.services();
  std::optional<std::string> secret = services.secret_box.open(kept.secret, purpose_of(account));
  if (!secret) services.log.fail("two_factor_key", {{"account", account}, {"file", services.secret_box.key_file()}});
  return secret;
}

// Somebody who has learned the passphrase may use up the tries of those who log in, not those of a session that goes on:
// from there the passphrase can be changed.
std::optional<Failure> too_many_codes(const Visit& visit, AccountId account) {
  const bool is_in = visit.visitor.account && visit.visitor.account->id == account;
  if (visit.lobby.services().limits.code(std::to_string(account) + (is_in ? " in" : ""))) return std::nullopt;
  return Failure{ErrorCode::too_often, "Too many codes have been tried; wait a few minutes.", {}, {}};
}

// Digits alone are a code of the app, however they are grouped.
std::optional<std::string> digits_of(std::string code) {
  std::erase_if(code, [](unsigned char sign) { return std::isspace(sign) != 0; });
  const bool is_app_code =
      code.size() == 6 && std::all_of(code.begin(), code.end(), [](char sign) { return sign >= '0' && sign <= '9'; });
  return is_app_code ? std::optional(code) : std::nullopt;
}

std::optional<Failure> fault_in_app_code(const Visit& visit, AccountId account, const TwoFactor& kept,
                                         const std::string& code) {
  const std::optional<std::string> secret = secret_of(visit, account, kept);
  if (!secret)
    return not_allowed("This server cannot check codes of your app now. Use a recovery code, or ask whoever runs it.");
  const std::optional<std::int64_t> step = totp_step_of(code, *secret, now());
  if (!step)
    return not_allowed("This code does not fit. Try the next one, and check that the clock of your device is right.");
  const Result<bool> is_spent = visit.store().spend_step(account, *step);
  if (!is_spent) return failed(Error{is_spent.error()});
  if (!*is_spent) return not_allowed("This code has been used; wait for the next one.");
  return std::nullopt;
}

}  // namespace

bool has_two_factor(const Visit& visit, AccountId account) {
  const std::optional<TwoFactor> kept = visit.store().two_factor(account);
  return kept && kept->since > 0;
}

std::optional<Failure> fault_in_code(const Visit& visit, const Account& account, const std::optional<std::string>& code,
                                     CodeKind kind) {
  const std::optional<TwoFactor> kept = visit.store().two_factor(account.id);
  if (!kept || kept->since == 0) return std::nullopt;
  if (!code || code->empty())
    return Failure{ErrorCode::code_needed,
                   kind == CodeKind::any ? "Type the code of your authenticator app, or one of your recovery codes."
                                         : "Type the code of your authenticator app.",
                   {},
                   {}};
  if (auto failure = too_many_codes(visit, account.id)) return failure;
  if (const auto digits = digits_of(*code)) return fault_in_app_code(visit, account.id, *kept, *digits);
  if (kind == CodeKind::app) return not_allowed("A code of the authenticator app has six digits.");
  const Result<bool> is_spent = visit.store().spend_recovery(account.id, recovery_hash(*code));
  if (!is_spent) return failed(Error{is_spent.error()});
  if (!*is_spent) return not_allowed("This code does not fit, or has been used.");
  return std::nullopt;
}

// --- methods ---

Answer<TwoFactorReply> prepare_two_factor(const Visit& visit, const ProveParams& params) {
  const Account& me = visit.account();
  if (me.passphrase.empty()) return not_allowed("You are a guest: sign up to have two-factor log-in.");
  if (has_two_factor(visit, me.id)) return not_allowed("Two-factor log-in is on; switch it off to use another app.");
  if (auto failure = fault_in_proof(visit, params)) return *failure;
  const Services& services = visit.lobby.services();
  const std::string secret = new_totp_secret();
  const Result<std::string> sealed = services.secret_box.seal(secret, purpose_of(me.id));
  if (!sealed) return failed(Error{sealed.error()});
  if (const auto failure = visit.store().write_now({PrepareTwoFactor{me.id, *sealed}})) return failed(*failure);
  return TwoFactorReply{base32(secret), totp_link(secret, host_in(services.public_address), me.name)};
}

// The first code proves that the app has the secret; only then is it asked for.
Answer<RecoveryReply> begin_two_factor(const Visit& visit, const CodeParams& params) {
  const Account& me = visit.account();
  std::optional<TwoFactor> kept = visit.store().two_factor(me.id);
  if (!kept) return not_allowed("Ask for a secret first: `two_factor_secret`.");
  if (kept->since > 0) return not_allowed("Two-factor log-in is on already.");
  if (auto failure = too_many_codes(visit, me.id)) return *failure;
  const std::optional<std::string> digits = digits_of(params.code);
  if (!digits) return not_allowed("A code of the authenticator app has six digits.");
  if (auto failure = fault_in_app_code(visit, me.id, *kept, *digits)) return *failure;
  NewRecovery fresh = new_recovery(me.id);
  if (const auto failure = visit.store().write_now({BeginTwoFactor{me.id, kept->secret, now()}, std::move(fresh.set)}))
    return failed(*failure);
  visit.lobby.services().log.info("two_factor_on", {{"account", me.id}});
  if (const auto failure = visit.lobby.sessions().end_all(me.id, visit.session().token)) return failed(*failure);
  return std::move(fresh.reply);
}

Answer<Nothing> end_two_factor(const Visit& visit, const ProveParams& params) {
  const Account& me = visit.account();
  if (!has_two_factor(visit, me.id)) return not_allowed("Two-factor log-in is off.");
  if (auto failure = fault_in_proof(visit, params)) return *failure;
  if (const auto failure = visit.store().write_now({DropTwoFactor{me.id}})) return failed(*failure);
  visit.lobby.services().log.info("two_factor_off", {{"account", me.id}});
  return Nothing{};
}

}  // namespace regalia::server
