#include "server/net/origins.h"

#include <algorithm>
#include <cctype>

#include "engine/text.h"

namespace regalia::server {
namespace {

// As browsers write it: small letters, and no port that goes without saying.
std::string as_browsers_write_it(std::string_view address) {
  std::string text(address);
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  while (text.ends_with('/')) text.pop_back();
  for (const auto& [scheme, port] : {std::pair("https://", ":443"), std::pair("http://", ":80")})
    if (text.starts_with(scheme) && text.ends_with(port)) text.erase(text.rfind(':'));
  return text;
}

bool names_a_host(std::string_view address) {
  const std::size_t scheme = address.starts_with("https://") ? 8 : address.starts_with("http://") ? 7 : 0;
  const std::string_view host = address.substr(scheme);
  return scheme > 0 && !host.empty() && host.find_first_of("/?#@ \t\"<>\\") == std::string_view::npos;
}

}  // namespace

Result<Origins> Origins::of(std::string_view public_address, bool over_tls) {
  Origins origins;
  origins.over_tls_ = over_tls;
  if (public_address.empty()) return origins;
  origins.public_address_ = as_browsers_write_it(public_address);
  if (!names_a_host(origins.public_address_))
    return Error{"the public address " + in_quotes(public_address) +
                 " is not one; write it as https://games.example.org, with nothing behind the name and its port"};
  origins.over_tls_ = origins.public_address_.starts_with("https://");
  return origins;
}

bool Origins::accepts(std::string_view origin, std::string_view host) const {
  if (origin.empty()) return true;
  if (is_local_name(host) && origin == "http://" + std::string(host)) return true;
  if (!public_address_.empty()) return origin == public_address_;
  return origin == (over_tls_ ? "https://" : "http://") + std::string(host);
}

std::string Origins::refusal(std::string_view origin) const {
  return "A page of " + in_quotes(origin, 100) + " may not speak for you here. " +
         (public_address_.empty() ? "If it is a page of this server, start it with --public-address and that address."
                                  : "Open " + public_address_ + " instead.");
}

std::string host_in(std::string_view address) {
  const std::size_t scheme = address.find("://");
  if (scheme != std::string_view::npos) address.remove_prefix(scheme + 3);
  const std::size_t bracket = address.find(']');  // of an address of IPv6, which has colons itself
  return std::string(address.substr(0, address.find(':', bracket == std::string_view::npos ? 0 : bracket)));
}

bool is_local_name(std::string_view host) {
  if (host.starts_with("[::1]")) return host.size() == 5 || host[5] == ':';
  host = host.substr(0, host.find(':'));
  return host == "localhost" || host == "127.0.0.1";
}

}  // namespace regalia::server
