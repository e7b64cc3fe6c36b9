// The session that a browser keeps in a cookie, and beside it what shows that the browser has logged in to an account
// before. Over TLS their names begin with `__Host-`: browsers take such a cookie only
// over TLS and from this very host, so neither a page of a neighbouring name nor one without TLS can put its own there.
#pragma once

#include <string>
#include <string_view>

namespace regalia::server {

struct SessionCookie {
  std::string token;         // empty: there is none
  bool is_host_only = true;  // false: under the name that is for plain HTTP

  // Of the cookies of a request.
  [[nodiscard]] static SessionCookie of(std::string_view cookies);
};

// The session that a request names: in its header `Authorization`, or by a cookie. Where a plain cookie may not be, over TLS,
// it is an old one: it counts only for sessions that began before there was another, until they have used that.
struct SessionProof {
  std::string token;
  bool is_by_old_cookie = false;
  bool is_by_new_cookie = false;
};
[[nodiscard]] SessionProof session_proof(std::string_view authorization, std::string_view cookies, bool may_be_plain);

// As `Set-Cookie` tells it.
[[nodiscard]] std::string session_cookie(const std::string& token, bool over_tls);

// The tokens of a browser as a device (server/account/devices.h).
[[nodiscard]] std::string device_tokens_in(std::string_view cookies);
[[nodiscard]] std::string device_cookie(const std::string& tokens, bool over_tls);

}  // namespace regalia::server
