#include "server/lobby/sessions.h"

#include <set>
#include <vector>

#include "server/account/identity.h"
#include "server/ops/clock.h"

namespace regalia::server {
namespace {

constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;
constexpr std::size_t kLongestAgent = 200;

}  // namespace

std::string public_id(const Session& session) { return session.token.substr(0, 12); }

Result<std::string> Sessions::begin(AccountId account, const From& from) {
  std::string token = new_token();
  const Session session{token_hash(token), account, now(), now(), from.address, from.agent.substr(0, kLongestAgent)};
  if (auto failure = services_.store.write_now({AddSession{session}})) return *failure;
  return token;
}

std::optional<Session> Sessions::find(const std::string& token, const std::string& address) {
  if (token.empty()) return std::nullopt;
  std::optional<Session> session = services_.store.session(token_hash(token));
  if (!session || session->seen < now() - services_.session_days * kDay) return std::nullopt;
  // Not every request is noted: it is for people who look through the list, and for the age.
  if (now() - session->seen > kHour || session->address != address)
    services_.store.write({SeeSession{session->token, now(), address}}, [](const auto&) {});
  return session;
}

void Sessions::bind(const Session& session) {
  if (const auto failure = services_.store.write_now({BindSession{session.token}}))
    services_.log.fail("session_not_bound", {{"reason", failure->message}});  // the next request tries again
}

std::optional<Error> Sessions::end(const std::string& session) {
  if (auto failure = services_.store.write_now({DropSession{session}})) return failure;
  close_sockets([&](const std::string& each, const Member&) { return each == session; });
  return std::nullopt;
}

std::optional<Error> Sessions::end_all(AccountId account, const std::string& but) {
  if (auto failure = services_.store.write_now({DropSessions{account, but}})) return failure;
  close_sockets(
      [&](const std::string& each, const Member& member) { return member.account == account && each != but; });
  return std::nullopt;
}

void Sessions::end_old() {
  std::set<std::string> in_use;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [session, member] : members_) in_use.insert(session);
  }
  std::vector<Change> changes;
  for (const std::string& session : in_use) {
    const std::optional<Session> kept = services_.store.session(session);
    if (kept && now() - kept->seen > kHour) changes.emplace_back(SeeSession{session, now(), kept->address});
  }
  changes.emplace_back(DropOldSessions{now() - services_.session_days * kDay});
  services_.store.write(std::move(changes), [](const auto&) {});
}

void Sessions::attach(const std::shared_ptr<Member>& member) {
  if (member->session.empty()) return;
  {
    const std::lock_guard lock(mutex_);
    members_.emplace(member->session, member);
  }
  // It may have ended while the socket was opened.
  services_.waiting.add(member->network, [this, member] {
    if (!services_.store.session(member->session)) member->close();
  });
}

void Sessions::detach(const std::shared_ptr<Member>& member) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = members_.equal_range(member->session);
  for (auto each = first; each != last; ++each)
    if (each->second == member) {
      members_.erase(each);
      return;
    }
}

template <class Fits> void Sessions::close_sockets(Fits fits) {
  std::vector<std::shared_ptr<Member>> leaving;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [session, member] : members_)
      if (fits(session, *member)) leaving.push_back(member);
  }
  for (const auto& member : leaving) member->close();
}

}  // namespace regalia::server
