#include "server/net/addresses.h"

#include <algorithm>

#include "engine/text.h"

namespace regalia::server {

namespace ip = boost::asio::ip;

namespace {

// An address of the old kind that comes in the clothes of the new one is what it was.
ip::address plain(const ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

template <class Network, class Address> bool holds(const Network& network, const Address& address) {
  return Network(address, network.prefix_length()).canonical() == network.canonical();
}

}  // namespace

Result<Proxies> Proxies::named(const std::vector<std::string>& names) {
  Proxies proxies;
  for (const std::string& name : names) {
    boost::system::error_code code;
    const bool is_network = name.find('/') != std::string::npos;
    if (const ip::address address = ip::make_address(name, code); !code) {
      if (address.is_v4())
        proxies.v4_.emplace_back(address.to_v4(), 32);
      else
        proxies.v6_.emplace_back(address.to_v6(), 128);
    } else if (const ip::network_v4 v4 = ip::make_network_v4(name, code); is_network && !code) {
      proxies.v4_.push_back(v4);
    } else if (const ip::network_v6 v6 = ip::make_network_v6(name, code); is_network && !code) {
      proxies.v6_.push_back(v6);
    } else {
      return Error{in_quotes(name) + " is no address or network; write 10.0.0.7, 10.0.0.0/24 or fd00::/8."};
    }
  }
  return proxies;
}

bool Proxies::trusts(const ip::address& given) const {
  const ip::address address = plain(given);
  if (address.is_v4())
    return std::any_of(v4_.begin(), v4_.end(), [&](const auto& network) { return holds(network, address.to_v4()); });
  return std::any_of(v6_.begin(), v6_.end(), [&](const auto& network) { return holds(network, address.to_v6()); });
}

std::string Proxies::visitor(const ip::address& peer, std::string_view forwarded) const {
  ip::address visitor = plain(peer);
  while (trusts(visitor) && !forwarded.empty()) {
    const std::size_t comma = forwarded.rfind(',');
    const std::string_view last = trimmed(comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1));
    forwarded = comma == std::string_view::npos ? std::string_view() : forwarded.substr(0, comma);
    boost::system::error_code code;
    const ip::address named = ip::make_address(std::string(last.substr(0, 64)), code);
    if (code) break;  // the proxy that we know is all that is certain
    visitor = plain(named);
  }
  return visitor.to_string();
}

std::string network_of(const std::string& text) {
  boost::system::error_code code;
  const ip::address address = ip::make_address(text, code);
  if (code || plain(address).is_v4()) return code ? text : plain(address).to_string();
  return ip::network_v6(address.to_v6(), 64).canonical().to_string();
}

bool is_private(const ip::address& given) {
  const ip::address address = plain(given);
  if (address.is_loopback() || address.is_unspecified() || address.is_multicast()) return true;
  const auto within = [&](const char* network) { return holds(ip::make_network_v4(network), address.to_v4()); };
  if (address.is_v4())
    return within("0.0.0.0/8") || within("10.0.0.0/8") || within("100.64.0.0/10") || within("169.254.0.0/16") ||
           within("172.16.0.0/12") || within("192.168.0.0/16") || within("198.18.0.0/15") || within("240.0.0.0/4");
  const auto of_kind = [&](const char* network) { return holds(ip::make_network_v6(network), address.to_v6()); };
  return of_kind("fc00::/7") || of_kind("fe80::/10") || of_kind("64:ff9b::/96") || of_kind("2002::/16");
}

}  // namespace regalia::server
