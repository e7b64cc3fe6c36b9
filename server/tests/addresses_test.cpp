#include "server/net/addresses.h"

#include <gtest/gtest.h>

namespace regalia::server {
namespace {

std::string visitor(const std::vector<std::string>& proxies, const char* peer, std::string_view forwarded) {
  return Proxies::named(proxies)->visitor(boost::asio::ip::make_address(peer), forwarded);
}

TEST(Addresses, OnlyNamedProxiesAreBelieved) {
  EXPECT_EQ(visitor({}, "127.0.0.1", "8.8.8.8"), "127.0.0.1");
  EXPECT_EQ(visitor({"10.0.0.0/8"}, "127.0.0.1", "8.8.8.8"), "127.0.0.1");
  EXPECT_EQ(visitor({"127.0.0.1"}, "127.0.0.1", "8.8.8.8"), "8.8.8.8");
  EXPECT_EQ(visitor({"127.0.0.1"}, "::ffff:127.0.0.1", "8.8.8.8"), "8.8.8.8");
  EXPECT_EQ(visitor({"fd00::/8"}, "fd00::1", "2001:db8::5"), "2001:db8::5");
  EXPECT_EQ(visitor({"127.0.0.1"}, "127.0.0.1", ""), "127.0.0.1");
}

TEST(Addresses, WhatAVisitorClaimsBeforeTheProxyHearsHimCountsForNothing) {
  EXPECT_EQ(visitor({"127.0.0.1"}, "127.0.0.1", "1.1.1.1, 8.8.8.8"), "8.8.8.8");
  EXPECT_EQ(visitor({"127.0.0.1", "10.0.0.0/24"}, "127.0.0.1", "1.1.1.1,8.8.8.8 , 10.0.0.9"), "8.8.8.8");
  EXPECT_EQ(visitor({"127.0.0.1"}, "127.0.0.1", "8.8.8.8, nonsense"), "127.0.0.1");
  EXPECT_EQ(visitor({"127.0.0.1"}, "127.0.0.1", "8.8.8.8,"), "127.0.0.1");
}

TEST(Addresses, ProxiesThatAreNoneAreRefused) {
  for (const char* name : {"", "proxy", "10.0.0.0/33", "10.0.0", "fd00::/129", "1.2.3.4/"})
    EXPECT_FALSE(Proxies::named({name}).ok()) << name;
  EXPECT_TRUE(Proxies::named({"::1", "127.0.0.1", "fd00::/8"}).ok());
}

TEST(Addresses, VisitorsOfTheNewKindAreCountedByHalfTheirAddress) {
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), network_of("2001:db8:1:2::9"));
  EXPECT_NE(network_of("2001:db8:1:2::9"), network_of("2001:db8:1:3::9"));
  EXPECT_EQ(network_of("::ffff:1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(network_of("1.2.3.4"), "1.2.3.4");
}

TEST(Addresses, NetworksNobodyElseCanReachAreKnown) {
  for (const char* address : {"127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "169.254.169.254", "::1", "fd00::1",
                              "fe80::1", "::ffff:10.0.0.1", "0.0.0.0", "::"})
    EXPECT_TRUE(is_private(boost::asio::ip::make_address(address))) << address;
  for (const char* address : {"8.8.8.8", "172.32.0.1", "2001:4860::1"})
    EXPECT_FALSE(is_private(boost::asio::ip::make_address(address))) << address;
}

}  // namespace
}  // namespace regalia::server
