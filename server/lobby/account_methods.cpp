// Becoming known, staying known, and going for good.
#include <algorithm>

#include "server/account/devices.h"
#include "server/account/identity.h"
#include "server/account/names.h"
#include "server/lobby/guesser.h"
#include "server/lobby/lobby_methods.h"
#include "server/lobby/two_factor.h"
#include "server/ops/clock.h"
#include "server/table/table_settings.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr int kRecoveryCodes = 8;
constexpr int kMostTables = 100'000;  // of one account, when it goes

Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure not_allowed(const std::string& why) { return {ErrorCode::not_allowed, why, {}, {}}; }
Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }

// Passphrases take long to check, and names are there for people: nobody needs many.
std::optional<Failure> too_often(const Visit& visit) {
  if (visit.lobby.services().limits.newcomer(visit.visitor.network)) return std::nullopt;
  return Failure{ErrorCode::too_often, "Too many have come from your address just now; wait a minute.", {}, {}};
}

MeReply reply_of(const Visit& visit, const Account& account) {
  return {account.id,
          account.name,
          account.passphrase.empty(),
          account.bot,
          {},
          {},
          static_cast<int>(visit.store().recovery_codes(account.id).size()),
          has_two_factor(visit, account.id)};
}

Answer<MeReply> welcome(const Visit& visit, const Account& account) {
  const Result<std::string> token =
      visit.lobby.sessions().begin(account.id, {visit.visitor.address, visit.visitor.agent});
  if (!token) return failed(Error{token.error()});
  MeReply reply = reply_of(visit, account);
  reply.token = *token;
  if (!reply.guest) reply.device = new_device_token(account);
  return reply;
}

Answer<MeReply> add(const Visit& visit, Account account) {
  const Result<AccountId> id = visit.store().add_account(account);
  if (!id) return wrong(id.error());
  account.id = *id;
  return welcome(visit, account);
}

std::string fault_in_new_name(const std::string& name) {
  if (std::string fault = fault_in_name(name); !fault.empty()) return fault;
  return is_reserved(name) ? "Nobody is called so here; choose another name." : "";
}

}  // namespace

// Guests have nothing to prove it by.
std::optional<Failure> fault_in_proof(const Visit& visit, const ProveParams& params) {
  const Account& me = visit.account();
  if (me.passphrase.empty()) return std::nullopt;
  Guesser guesser(visit, me.name, me);
  if (auto failure = guesser.refuse_passphrase()) return failure;
  if (!passphrase_fits(me.passphrase, params.passphrase.value_or("")))
    return not_allowed("The passphrase does not fit.");
  if (auto failure = fault_in_code(visit, me, params.code, CodeKind::any)) return failure;
  guesser.forgive();
  return std::nullopt;
}

// --- coming and going ---

Answer<MeReply> be_guest(const Visit& visit, const GuestParams& params) {
  if (const std::string fault = fault_in_new_name(params.name); !fault.empty()) return wrong(fault);
  if (const auto failure = too_often(visit)) return *failure;
  const std::string key = key_of_name(params.name);
  if (visit.store().account_named(params.name, key))
    return wrong("Somebody has signed up by this name, or one like it. Log in if it is you, or choose another.");
  return add(visit, {0, params.name, "", false, "nothing", key, now()});
}

// A guest who signs up keeps the tables.
Answer<MeReply> sign_up(const Visit& visit, const SignInParams& params) {
  if (const std::string fault = fault_in_new_name(params.name); !fault.empty()) return wrong(fault);
  if (key_of_name(params.name) == key_of_name("Guest"))
    return wrong("Any guest may be called so; choose another name.");
  if (const std::string fault = fault_in_passphrase(params.passphrase); !fault.empty()) return wrong(fault);
  if (const auto failure = too_often(visit)) return *failure;
  Account account{0,
                  params.name,
                  passphrase_hash(params.passphrase),
                  params.bot.value_or(false),
                  "nothing",
                  key_of_name(params.name),
                  now()};
  const std::optional<Account>& before = visit.visitor.account;
  if (!before || !before->passphrase.empty()) return add(visit, account);
  account.id = before->id;
  if (const auto failure = visit.store().register_guest(account)) return wrong(failure->message);
  return welcome(visit, account);
}

Answer<MeReply> log_in(const Visit& visit, const SignInParams& params) {
  if (const auto failure = too_often(visit)) return *failure;
  const std::optional<Account> account = visit.store().account_named(params.name, key_of_name(params.name));
  Guesser guesser(visit, params.name, account);
  if (const auto failure = guesser.refuse_passphrase()) return *failure;
  // A name that nobody has takes as long as a wrong passphrase.
  static const std::string nobodys = passphrase_hash(new_token());
  const bool fits = passphrase_fits(account ? account->passphrase : nobodys, params.passphrase);
  if (!account || !fits) return not_allowed("Name and passphrase do not fit.");
  if (account->banned) return not_allowed("Whoever runs the server has closed this account.");
  if (auto failure = fault_in_code(visit, *account, params.code, CodeKind::any)) return *failure;
  guesser.forgive();
  return welcome(visit, *account);
}

Answer<Nothing> log_out(const Visit& visit, const Nothing&) {
  if (const auto failure = visit.lobby.sessions().end(visit.session().token)) return failed(*failure);
  return Nothing{};
}

Answer<MeReply> who_am_i(const Visit& visit, const Nothing&) { return reply_of(visit, visit.account()); }

// --- sessions ---

Answer<SessionsReply> list_sessions(const Visit& visit, const Nothing&) {
  SessionsReply reply;
  for (const Session& session : visit.store().sessions_of(visit.account().id))
    reply.sessions.push_back({public_id(session), session.time, session.seen, session.address, session.agent,
                              session.token == visit.session().token});
  return reply;
}

Answer<Nothing> end_sessions(const Visit& visit, const EndSessionsParams& params) {
  Sessions& sessions = visit.lobby.sessions();
  if (!params.session) {
    if (const auto failure = sessions.end_all(visit.account().id, visit.session().token)) return failed(*failure);
    return Nothing{};
  }
  for (const Session& session : visit.store().sessions_of(visit.account().id))
    if (public_id(session) == *params.session) {
      if (const auto failure = sessions.end(session.token)) return failed(*failure);
      return Nothing{};
    }
  return wrong("You have no such session.");
}

// --- passphrases ---

Answer<DeviceReply> change_passphrase(const Visit& visit, const PassphraseParams& params) {
  if (visit.account().passphrase.empty()) return not_allowed("You are a guest: sign up to have a passphrase.");
  if (const std::string fault = fault_in_passphrase(params.next); !fault.empty()) return wrong(fault);
  if (auto failure = fault_in_proof(visit, {params.passphrase, params.code})) return *failure;
  Account me = visit.account();
  me.passphrase = passphrase_hash(params.next);
  if (const auto failure = visit.store().write_now({SetPassphrase{me.id, me.passphrase}})) return failed(*failure);
  if (const auto failure = visit.lobby.sessions().end_all(me.id, visit.session().token)) return failed(*failure);
  return DeviceReply{new_device_token(me)};
}

NewRecovery new_recovery(AccountId account) {
  NewRecovery fresh{{}, {account, {}}};
  for (int i = 0; i < kRecoveryCodes; ++i) {
    fresh.reply.codes.push_back(new_recovery_code());
    fresh.set.codes.push_back(recovery_hash(fresh.reply.codes.back()));
  }
  return fresh;
}

Answer<RecoveryReply> give_recovery_codes(const Visit& visit, const ProveParams& params) {
  if (visit.account().passphrase.empty()) return not_allowed("You are a guest: sign up to have a passphrase.");
  if (auto failure = fault_in_proof(visit, params)) return *failure;
  NewRecovery fresh = new_recovery(visit.account().id);
  if (const auto failure = visit.store().write_now({std::move(fresh.set)})) return failed(*failure);
  return std::move(fresh.reply);
}

Answer<MeReply> recover(const Visit& visit, const RecoverParams& params) {
  if (const std::string fault = fault_in_passphrase(params.passphrase); !fault.empty()) return wrong(fault);
  if (const auto failure = too_often(visit)) return *failure;
  std::optional<Account> account = visit.store().account_named(params.name, key_of_name(params.name));
  Guesser guesser(visit, params.name, account);
  if (const auto failure = guesser.refuse_recovery_code()) return *failure;
  const std::vector<std::string> codes =
      account ? visit.store().recovery_codes(account->id) : std::vector<std::string>();
  const std::string code = recovery_hash(params.code);
  Failure unfit = not_allowed("Name and recovery code do not fit.");
  if (std::find(codes.begin(), codes.end(), code) == codes.end()) return unfit;
  if (account->banned) return not_allowed("Whoever runs the server has closed this account.");
  if (auto failure = fault_in_code(visit, *account, params.app_code, CodeKind::app)) return *failure;
  const Result<bool> is_spent = visit.store().spend_recovery(account->id, code);
  if (!is_spent) return failed(Error{is_spent.error()});
  if (!*is_spent) return unfit;  // somebody else was faster
  account->passphrase = passphrase_hash(params.passphrase);
  if (const auto failure = visit.store().write_now({SetPassphrase{account->id, account->passphrase}}))
    return failed(*failure);
  if (const auto failure = visit.lobby.sessions().end_all(account->id, "")) return failed(*failure);
  guesser.forgive();
  return welcome(visit, *account);
}

// --- the end ---

// Tables where nobody else sits go too. Where others sit, a bot plays on, or the seat is free again.
Answer<Nothing> delete_account(const Visit& visit, const ProveParams& params) {
  if (auto failure = fault_in_proof(visit, params)) return *failure;
  const AccountId me = visit.account().id;
  for (const TableInfo& table : visit.store().tables_of(me, {kMostTables})) {
    const bool alone = std::none_of(table.seats.begin(), table.seats.end(),
                                    [&](const SeatKeeper& seat) { return seat.account && *seat.account != me; });
    if (alone || (table.stage == TableStage::gathering && table.creator == me))
      visit.lobby.drop_table(table);
    else
      visit.lobby.give_away_seats(table, me);
  }
  if (const auto failure = visit.lobby.sessions().end_all(me, "")) return failed(*failure);
  if (const auto failure = visit.store().write_now({DropAccount{me}})) return failed(*failure);
  visit.lobby.services().log.info("account_deleted", {{"account", me}});
  return Nothing{};
}

}  // namespace regalia::server
