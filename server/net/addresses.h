// Where a visitor comes from. Behind a proxy that the operator has named, the proxy says it; nobody else is believed.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace regalia::server {

// Proxies whose word is taken, by address ("10.0.0.7") or network ("10.0.0.0/24", "fd00::/8").
class Proxies {
 public:
  [[nodiscard]] static Result<Proxies> named(const std::vector<std::string>& names);

  [[nodiscard]] bool empty() const { return v4_.empty() && v6_.empty(); }
  [[nodiscard]] bool trusts(const boost::asio::ip::address& address) const;
  // The visitor behind a connection from `peer`. Each proxy adds whom it heard from behind what it was told, so the list
  // `forwarded` ("client, proxy, …") is read from its end, up to the first that is no proxy of ours.
  [[nodiscard]] std::string visitor(const boost::asio::ip::address& peer, std::string_view forwarded) const;

 private:
  std::vector<boost::asio::ip::network_v4> v4_;
  std::vector<boost::asio::ip::network_v6> v6_;
};

// By what visitors are counted: an address, or of IPv6, where everybody has billions, the first half of it.
[[nodiscard]] std::string network_of(const std::string& address);

// Whether an address is of this machine or a network nobody else can reach.
[[nodiscard]] bool is_private(const boost::asio::ip::address& address);

}  // namespace regalia::server
