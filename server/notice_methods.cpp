// Where somebody wants to hear that it is his turn.
#include "server/identity.h"
#include "server/lobby_methods.h"
#include "server/names.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure not_allowed(const std::string& why) { return {ErrorCode::not_allowed, why, {}, {}}; }
Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }

NoticesReply shown(const Visit& visit, const NoticeWishes& wishes) {
  return {wishes.webhook, wishes.key, wishes.mail, wishes.confirmed.value_or(false), visit.lobby.notices().can_mail()};
}

// A code is sent to an address that is not known to be his.
std::optional<Failure> ask_for_code(const Visit& visit, NoticeWishes& wishes) {
  const std::string code = new_recovery_code();
  if (!visit.lobby.services().limits.letter(visit.visitor.network))
    return Failure{ErrorCode::too_often, "Many letters have been asked for just now; wait an hour.", {}, {}};
  if (const auto failure = visit.lobby.notices().send_code(*wishes.mail, code))
    return not_allowed("The letter could not be sent: " + failure->message + ".");
  wishes.confirmed = false;
  wishes.code = recovery_hash(code);
  return std::nullopt;
}

}  // namespace

Answer<NoticesReply> show_notices(const Visit& visit, const Nothing&) {
  return shown(visit, visit.lobby.notices().wishes_of(visit.account()));
}

Answer<NoticesReply> notify(const Visit& visit, const NotifyParams& params) {
  TurnNotices& notices = visit.lobby.notices();
  NoticeWishes wishes = notices.wishes_of(visit.account());
  if (params.webhook) {
    if (const std::string fault = params.webhook->empty() ? "" : fault_in_web_address(*params.webhook); !fault.empty())
      return wrong(fault);
    wishes.webhook.reset();
    wishes.key.reset();
    if (!params.webhook->empty()) {
      wishes.webhook.emplace(*params.webhook);
      wishes.key.emplace(new_token());
    }
  }
  if (params.mail && params.mail->empty()) {
    wishes.mail.reset();
    wishes.confirmed.reset();
    wishes.code.reset();
  } else if (params.mail && (params.mail != wishes.mail || !wishes.confirmed.value_or(false))) {
    if (!notices.can_mail()) return not_allowed("This server sends no mail.");
    if (const std::string fault = fault_in_mail_address(*params.mail); !fault.empty()) return wrong(fault);
    wishes.mail = params.mail;
    if (auto failure = ask_for_code(visit, wishes)) return *failure;
  }
  if (const auto failure = notices.set(visit.account().id, wishes)) return failed(*failure);
  return shown(visit, wishes);
}

Answer<NoticesReply> confirm_mail(const Visit& visit, const ConfirmMailParams& params) {
  NoticeWishes wishes = visit.lobby.notices().wishes_of(visit.account());
  if (!wishes.code) return not_allowed("No code has been sent to you.");
  if (!visit.lobby.services().limits.guess("mail " + std::to_string(visit.account().id)))
    return Failure{ErrorCode::too_often, "Too many codes have been tried; wait a few minutes.", {}, {}};
  if (recovery_hash(params.code) != *wishes.code) return not_allowed("This is not the code.");
  wishes.code.reset();
  wishes.confirmed = true;
  if (const auto failure = visit.lobby.notices().set(visit.account().id, wishes)) return failed(*failure);
  return shown(visit, wishes);
}

}  // namespace regalia::server
