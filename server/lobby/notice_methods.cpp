// Where somebody wants to hear that it is his turn.
#include "server/account/identity.h"
#include "server/account/names.h"
#include "server/lobby/lobby_methods.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure not_allowed(const std::string& why) { return {ErrorCode::not_allowed, why, {}, {}}; }
Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }

NoticesReply shown(const Visit& visit, const NoticeWishes& wishes) {
  return {wishes.webhook,
          wishes.key,
          wishes.mail,
          wishes.confirmed.value_or(false),
          visit.lobby.notices().can_mail(),
          wishes.fault,
          is_switched_off(wishes)};
}

Answer<NoticesReply> changed(const Visit& visit, const TurnNotices::Edit& edit) {
  const Result<NoticeWishes> wishes = visit.lobby.notices().change(visit.account().id, edit);
  if (!wishes) return failed(Error{wishes.error()});
  return shown(visit, *wishes);
}

std::optional<Failure> doubt_address(const std::optional<std::string>& address,
                                     std::string (*fault_in)(const std::string&)) {
  const std::string fault = address && !address->empty() ? fault_in(*address) : "";
  return fault.empty() ? std::nullopt : std::optional(wrong(fault));
}

// Sends a code to an address that is not known to be his.
std::optional<Failure> ask_for_code(const Visit& visit, const std::string& address, const std::string& code) {
  if (!visit.lobby.services().limits.letter(visit.visitor.network))
    return Failure{ErrorCode::too_often, "Many letters have been asked for just now; wait an hour.", {}, {}};
  if (const auto failure = visit.lobby.notices().send_code(address, code))
    return not_allowed("The letter could not be sent: " + failure->message + ".");
  return std::nullopt;
}

void set_webhook(NoticeWishes& wishes, const std::string& address) {
  wishes.failures.reset();
  wishes.fault.reset();
  wishes.webhook.reset();
  wishes.key.reset();
  if (address.empty()) return;
  wishes.webhook.emplace(address);
  wishes.key.emplace(new_token());
}

void set_mail(NoticeWishes& wishes, const std::string& address, const std::string& code) {
  wishes.mail.reset();
  wishes.confirmed.reset();
  wishes.code.reset();
  if (address.empty()) return;
  wishes.mail.emplace(address);
  wishes.confirmed = false;
  wishes.code.emplace(recovery_hash(code));
}

}  // namespace

Answer<NoticesReply> show_notices(const Visit& visit, const Nothing&) {
  return shown(visit, visit.lobby.notices().wishes_of(visit.account()));
}

Answer<NoticesReply> notify(const Visit& visit, const NotifyParams& params) {
  const NoticeWishes before = visit.lobby.notices().wishes_of(visit.account());
  if (auto failure = doubt_address(params.webhook, fault_in_web_address)) return *failure;
  if (params.resume.value_or(false) && !before.webhook)
    return not_allowed("You have no web address. Name one with `webhook`.");
  const bool same_mail = params.mail == before.mail && before.confirmed.value_or(false);
  const std::string code = new_recovery_code();
  if (params.mail && !params.mail->empty() && !same_mail) {
    if (!visit.lobby.notices().can_mail()) return not_allowed("This server sends no mail.");
    if (auto failure = doubt_address(params.mail, fault_in_mail_address)) return *failure;
    if (auto failure = ask_for_code(visit, *params.mail, code)) return *failure;
  }
  return changed(visit, [&](NoticeWishes& wishes) {
    if (params.webhook) set_webhook(wishes, *params.webhook);
    if (params.resume.value_or(false)) wishes.failures.reset();
    if (params.mail && !same_mail) set_mail(wishes, *params.mail, code);
  });
}

Answer<NoticesReply> confirm_mail(const Visit& visit, const ConfirmMailParams& params) {
  const NoticeWishes before = visit.lobby.notices().wishes_of(visit.account());
  if (!before.code) return not_allowed("No code has been sent to you.");
  if (!visit.lobby.services().limits.guess("mail " + std::to_string(visit.account().id)))
    return Failure{ErrorCode::too_often, "Too many codes have been tried. Try again in ten minutes.", {}, {}};
  if (recovery_hash(params.code) != *before.code) return not_allowed("This is not the code.");
  return changed(visit, [&](NoticeWishes& wishes) {
    if (wishes.code != before.code) return;  // another was sent meanwhile
    wishes.code.reset();
    wishes.confirmed = true;
  });
}

}  // namespace regalia::server
