#include "server/net/session_cookie.h"

#include <algorithm>

namespace regalia::server {
namespace {

constexpr std::string_view kHostOnly = "__Host-regalia=";
constexpr std::string_view kPlain = "regalia=";
constexpr std::string_view kHostOnlyDevice = "__Host-regalia_device=";
constexpr std::string_view kPlainDevice = "regalia_device=";

// The value of the first cookie whose name and equals sign are these.
std::string value_of(std::string_view name, std::string_view cookies) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
    if (cookie.starts_with(name)) return std::string(cookie.substr(name.size()));
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return {};
}

std::string lasting(std::string_view name, const std::string& value, bool over_tls) {
  return std::string(name) + value + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000" +
         (over_tls ? "; Secure" : "");
}

}  // namespace

SessionCookie SessionCookie::of(std::string_view cookies) {
  if (std::string token = value_of(kHostOnly, cookies); !token.empty()) return {std::move(token), true};
  return {value_of(kPlain, cookies), false};
}

SessionProof session_proof(std::string_view authorization, std::string_view cookies, bool may_be_plain) {
  constexpr std::string_view kBearer = "Bearer ";
  if (authorization.starts_with(kBearer)) return {std::string(authorization.substr(kBearer.size()))};
  SessionCookie cookie = SessionCookie::of(cookies);
  return {std::move(cookie.token), !cookie.is_host_only && !may_be_plain, cookie.is_host_only};
}

std::string session_cookie(const std::string& token, bool over_tls) {
  return lasting(over_tls ? kHostOnly : kPlain, token, over_tls);
}

std::string device_tokens_in(std::string_view cookies) {
  std::string tokens = value_of(kHostOnlyDevice, cookies);
  return tokens.empty() ? value_of(kPlainDevice, cookies) : tokens;
}

std::string device_cookie(const std::string& tokens, bool over_tls) {
  return lasting(over_tls ? kHostOnlyDevice : kPlainDevice, tokens, over_tls);
}

}  // namespace regalia::server
