// Which pages may speak for their visitors: those of this server, by scheme, name and port, as the browser says in `Origin`.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace regalia::server {

class Origins {
 public:
  // The address that people use, as "https://games.example.org"; empty: the name by which they call the server, over TLS
  // or not. The error says what the address should look like.
  [[nodiscard]] static Result<Origins> of(std::string_view public_address, bool over_tls);

  // As in links, without a slash at the end; empty: it was not given.
  [[nodiscard]] const std::string& public_address() const { return public_address_; }
  [[nodiscard]] bool over_tls() const { return over_tls_; }
  // Whether a page from `origin` may send a request to `host`. Programs, which have no origin, may. On the machine itself
  // the server may be called by its local names, without TLS.
  [[nodiscard]] bool accepts(std::string_view origin, std::string_view host) const;
  // Why not, and what to do.
  [[nodiscard]] std::string refusal(std::string_view origin) const;

 private:
  std::string public_address_;
  bool over_tls_ = false;
};

// The name in an address as "https://games.example.org:8443", without the port.
[[nodiscard]] std::string host_in(std::string_view address);

// Whether a `Host` is a name of this machine: others may come to point here.
[[nodiscard]] bool is_local_name(std::string_view host);

}  // namespace regalia::server
