// What people do about others who spoil the game.
#include <algorithm>
#include <array>

#include "server/account/legible.h"
#include "server/lobby/lobby_methods.h"
#include "server/ops/clock.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr std::size_t kLongestReport = 1000;
constexpr std::size_t kMostRegards = 1000;
constexpr std::array kRegards = {"anybody", "muted", "blocked"};

Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }

}  // namespace

Answer<Nothing> regard(const Visit& visit, const RegardParams& params) {
  const auto* found = std::find(kRegards.begin(), kRegards.end(), params.as);
  if (found == kRegards.end()) return wrong("A player is `muted`, `blocked`, or like `anybody`.");
  if (params.player == visit.account().id) return wrong("This is you.");
  if (!visit.store().account(params.player)) return wrong("There is no such player.");
  const auto regard = static_cast<Regard>(found - kRegards.begin());
  if (regard != Regard::none && visit.store().regards_of(visit.account().id).size() >= kMostRegards)
    return wrong("You keep away from " + std::to_string(kMostRegards) + " players already.");
  if (const auto failure = visit.lobby.services().regards.set(visit.account().id, params.player, regard))
    return failed(*failure);
  return Nothing{};
}

Answer<RegardsReply> list_regards(const Visit& visit, const Nothing&) {
  RegardsReply reply;
  for (const auto& [other, regard] : visit.store().regards_of(visit.account().id)) {
    const std::optional<Account> account = visit.store().account(other);
    reply.players.push_back({other, account ? account->name : "", kRegards[static_cast<std::size_t>(regard)]});
  }
  return reply;
}

Answer<Nothing> report(const Visit& visit, const ReportParams& params) {
  if (const std::string fault = fault_in_message(params.text, kLongestReport, "Say what is wrong in"); !fault.empty())
    return wrong(fault);
  if (!params.player && !params.table) return wrong("Say which `player` or `table` it is about.");
  if (params.player && !visit.store().account(*params.player)) return wrong("There is no such player.");
  if (params.table && !visit.store().table(*params.table)) return wrong("There is no such table.");
  const Services& services = visit.lobby.services();
  if (!services.limits.report(std::to_string(visit.account().id)))
    return Failure{ErrorCode::too_often, "You have reported much just now; wait an hour.", {}, {}};
  const Report report{0, now(), visit.account().id, params.player, params.table.value_or(""), params.text};
  if (const auto failure = visit.store().write_now({AddReport{report}})) return failed(*failure);
  services.log.warn("reported", {{"by", visit.account().id}, {"table", report.table}});
  return Nothing{};
}

}  // namespace regalia::server
