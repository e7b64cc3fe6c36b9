// What the methods of the lobby do, each for its own parameters.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/method.h"
#include "server/lobby/lobby.h"
#include "server/messages/lobby_messages.h"

namespace regalia::server {

// Who asks, and from where.
struct Visitor {
  std::string address;
  std::string network;  // of the address, as visitors are counted
  std::string agent;    // what the browser or program calls itself
  std::string token;
  bool by_old_cookie = false;           // which counts only for sessions from before there was another
  std::optional<Session> session = {};  // known by the token
  std::optional<Account> account = {};
  std::vector<std::string> devices = {};  // tokens of accounts that have logged in there before
};

struct Visit {
  Lobby& lobby;
  const Visitor& visitor;

  [[nodiscard]] const Account& account() const { return *visitor.account; }
  [[nodiscard]] const Session& session() const { return *visitor.session; }
  [[nodiscard]] Store& store() const;
};

enum class Level { anybody, known };

using LobbyMethod = protocol::MethodOf<Visit, Level>;
[[nodiscard]] const std::vector<LobbyMethod>& lobby_methods();

using protocol::Answer;

// account_methods.cpp
[[nodiscard]] Answer<MeReply> be_guest(const Visit& visit, const GuestParams& params);
[[nodiscard]] Answer<MeReply> sign_up(const Visit& visit, const SignInParams& params);
[[nodiscard]] Answer<MeReply> log_in(const Visit& visit, const SignInParams& params);
[[nodiscard]] Answer<Nothing> log_out(const Visit& visit, const Nothing& params);
[[nodiscard]] Answer<MeReply> who_am_i(const Visit& visit, const Nothing& params);
[[nodiscard]] Answer<SessionsReply> list_sessions(const Visit& visit, const Nothing& params);
[[nodiscard]] Answer<Nothing> end_sessions(const Visit& visit, const EndSessionsParams& params);
[[nodiscard]] Answer<DeviceReply> change_passphrase(const Visit& visit, const PassphraseParams& params);
[[nodiscard]] Answer<RecoveryReply> give_recovery_codes(const Visit& visit, const ProveParams& params);
// Why whoever asks has not proved to be the one who is known: by the passphrase and, with two-factor log-in, a code.
[[nodiscard]] std::optional<protocol::Failure> fault_in_proof(const Visit& visit, const ProveParams& params);
// Recovery codes, and what is kept of them in place of those from before.
struct NewRecovery {
  RecoveryReply reply;
  SetRecovery set;
};
[[nodiscard]] NewRecovery new_recovery(AccountId account);
[[nodiscard]] Answer<MeReply> recover(const Visit& visit, const RecoverParams& params);
[[nodiscard]] Answer<Nothing> delete_account(const Visit& visit, const ProveParams& params);

// two_factor.cpp
[[nodiscard]] Answer<TwoFactorReply> prepare_two_factor(const Visit& visit, const ProveParams& params);
[[nodiscard]] Answer<RecoveryReply> begin_two_factor(const Visit& visit, const CodeParams& params);
[[nodiscard]] Answer<Nothing> end_two_factor(const Visit& visit, const ProveParams& params);

// table_methods.cpp
[[nodiscard]] Answer<TableReply> create(const Visit& visit, const CreateParams& params);
[[nodiscard]] Answer<TablesReply> list(const Visit& visit, const TablesParams& params);
[[nodiscard]] Answer<TableReply> show(const Visit& visit, const TableParams& params);
[[nodiscard]] Answer<TableReply> join(const Visit& visit, const JoinParams& params);
[[nodiscard]] Answer<TableReply> leave(const Visit& visit, const TableParams& params);
[[nodiscard]] Answer<TableReply> assign(const Visit& visit, const AssignParams& params);
[[nodiscard]] Answer<Nothing> close_table(const Visit& visit, const TableParams& params);
[[nodiscard]] Answer<InviteReply> invite(const Visit& visit, const InviteParams& params);
[[nodiscard]] Answer<TableReply> what_if(const Visit& visit, const WhatIfParams& params);
[[nodiscard]] Answer<TableReply> rematch(const Visit& visit, const TableParams& params);

// moderation_methods.cpp
[[nodiscard]] Answer<Nothing> regard(const Visit& visit, const RegardParams& params);
[[nodiscard]] Answer<RegardsReply> list_regards(const Visit& visit, const Nothing& params);
[[nodiscard]] Answer<Nothing> report(const Visit& visit, const ReportParams& params);

// notice_methods.cpp
[[nodiscard]] Answer<NoticesReply> show_notices(const Visit& visit, const Nothing& params);
[[nodiscard]] Answer<NoticesReply> notify(const Visit& visit, const NotifyParams& params);
[[nodiscard]] Answer<NoticesReply> confirm_mail(const Visit& visit, const ConfirmMailParams& params);

// player_methods.cpp
[[nodiscard]] Answer<PlayerReply> show_player(const Visit& visit, const PlayerParams& params);
[[nodiscard]] Answer<Nothing> choose_shown(const Visit& visit, const ShowsParams& params);

}  // namespace regalia::server
