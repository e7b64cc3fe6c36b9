// Who is known, from where and until when. A session ends when it has not been used for long, or by hand; the sockets that
// were opened with it end too.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "server/ops/services.h"
#include "server/table/member.h"

namespace regalia::server {

class Sessions {
 public:
  explicit Sessions(const Services& services) : services_(services) {}

  // Where somebody is, as his sessions are listed.
  struct From {
    std::string address;
    std::string agent;
  };

  // A new session of an account; its token, or why there is none.
  [[nodiscard]] Result<std::string> begin(AccountId account, const From& from);
  // The session of a token, if it has not ended. It counts as used.
  [[nodiscard]] std::optional<Session> find(const std::string& token, const std::string& address);
  // From now on its cookie counts only under the name that is for TLS.
  void bind(const Session& session);
  [[nodiscard]] std::optional<Error> end(const std::string& session);
  // All sessions of an account, but one.
  [[nodiscard]] std::optional<Error> end_all(AccountId account, const std::string& but);
  // Ends those that have not been used for long; those with a socket are in use.
  void end_old();

  // The socket of a member is open, and ends with the session.
  void attach(const std::shared_ptr<Member>& member);
  void detach(const std::shared_ptr<Member>& member);

 private:
  // Closes the sockets of sessions that are no more.
  template <class Fits> void close_sockets(Fits fits);

  const Services& services_;
  std::mutex mutex_;
  std::multimap<std::string, std::shared_ptr<Member>> members_;  // by session
};

// How a session is called where others might read it.
[[nodiscard]] std::string public_id(const Session& session);

}  // namespace regalia::server
