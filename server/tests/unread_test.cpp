// What the server holds for those who do not read.
#include "server/ops/unread.h"

#include <gtest/gtest.h>

#include "server/tests/server_fixture.h"

namespace regalia::server {
namespace {

constexpr Unread::Bounds kSmall{.of_one = 100, .of_address = 150, .of_all = 200, .few = 20};

TEST(Unread, OneConnectionHoldsSoMuch) {
  Unread all(kSmall);
  Unread::Mine mine(all, "here");
  EXPECT_TRUE(mine.add(60));
  EXPECT_TRUE(mine.add(40));
  EXPECT_FALSE(mine.add(1));
  EXPECT_EQ(mine.bytes(), 100U);
  mine.take(60);
  EXPECT_TRUE(mine.add(60)) << "when it was read";
}

TEST(Unread, OneMessageAloneIsNeverTooMuch) {
  Unread all(kSmall);
  Unread::Mine mine(all, "here");
  EXPECT_FALSE(all.is_crowded("here", 1000));
  EXPECT_TRUE(mine.add(1000));
  EXPECT_FALSE(mine.add(1));
}

TEST(Unread, ConnectionsOfOneAddressShareABoundAndLeaveWhoReadsAlone) {
  Unread all(kSmall);
  Unread::Mine one(all, "here");
  Unread::Mine two(all, "here");
  Unread::Mine three(all, "here");
  EXPECT_TRUE(one.add(90));
  EXPECT_TRUE(two.add(50));
  EXPECT_FALSE(two.add(20)) << "160 of one address";
  EXPECT_TRUE(all.is_crowded("here", 20));
  EXPECT_FALSE(all.is_crowded("elsewhere", 20));
  EXPECT_FALSE(three.add(30));
  EXPECT_TRUE(three.add(20)) << "few are always taken";
  EXPECT_FALSE(three.add(1)) << "and now it has enough";
}

TEST(Unread, EverybodyTogetherHoldsSoMuch) {
  Unread all(kSmall);
  Unread::Mine one(all, "one");
  Unread::Mine two(all, "two");
  EXPECT_TRUE(one.add(100));
  EXPECT_TRUE(two.add(90));
  EXPECT_FALSE(two.add(10 + 1));
  EXPECT_TRUE(all.is_crowded("three", 20));
  {
    const Unread::Mine gone(all, "four");
    EXPECT_EQ(all.bytes(), 190U);
  }
  one.take(100);
  EXPECT_TRUE(two.add(10));
}

TEST(Unread, WhatAConnectionHeldIsFreeWhenItEnds) {
  Unread all(kSmall);
  {
    Unread::Mine mine(all, "here");
    EXPECT_TRUE(mine.add(100));
    EXPECT_EQ(all.bytes(), 100U);
  }
  EXPECT_EQ(all.bytes(), 0U);
  EXPECT_FALSE(all.is_crowded("here", 150));
}

// A socket whose system takes in next to nothing until it is read.
class LazyReader {
 public:
  LazyReader(std::uint16_t port, const std::string& table) : stream_(context_) {
    tcp::socket& socket = stream_.next_layer();
    socket.open(tcp::v4());
    socket.set_option(asio::socket_base::receive_buffer_size(4096));
    socket.connect({asio::ip::make_address("127.0.0.1"), port});
    stream_.handshake("127.0.0.1", "/tables/" + table);
  }
  void send(const std::string& line) { stream_.write(asio::buffer(line)); }
  // Reads until the connection ends, and says why it did.
  beast::websocket::close_reason read_to_the_end() {
    beast::error_code code;
    for (beast::flat_buffer buffer; !code; buffer.clear()) stream_.read(buffer, code);
    return stream_.reason();
  }

 private:
  asio::io_context context_;
  beast::websocket::stream<tcp::socket> stream_;
};

TEST_F(Serving, WhoDoesNotReadIsCutOffAndToldWhy) {
  stop();
  LimitSettings limits = no_limits();
  limits.unread.of_one = 200'000;  // much less than a long reply, more than anything else
  start(limits);
  Client anna = guest("Anna");
  const std::string table = id_of(anna.call("create", {{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}}));
  Chair one(server->port(), table, anna.token, "?seat=1");
  Chair two(server->port(), table, anna.token, "?seat=2");
  LazyReader lazy(server->port(), table);
  bj::array much;  // a megabyte
  for (int i = 0; i < 30; ++i)
    much.push_back(bj::object{{"jsonrpc", "2.0"}, {"id", i}, {"method", "rules"}, {"params", {{"game", "blood"}}}});
  lazy.send(bj::serialize(much));
  const auto cut_off = [this] {
    const std::string metrics = client().send(http::verb::get, "/metrics").response.body();
    return metrics.find("regalia_slow_readers_total 1") != std::string::npos;
  };
  Rng rng(3);
  for (int i = 0; i < 500 && !cut_off(); ++i) ASSERT_TRUE(step({&one, &two}, rng)) << "the others play on";
  ASSERT_TRUE(cut_off());
  const beast::websocket::close_reason reason = lazy.read_to_the_end();
  EXPECT_EQ(reason.code, beast::websocket::close_code::policy_error);
  EXPECT_NE(std::string(reason.reason.data(), reason.reason.size()).find("Read faster"), std::string::npos);
  ASSERT_TRUE(step({&one, &two}, rng));
}

TEST_F(Serving, AnAddressThatDoesNotReadIsToldSoWhenItAsksForMore) {
  stop();
  LimitSettings limits = no_limits();
  limits.unread.of_address = 10'000;
  start(limits);
  asio::io_context context;
  tcp::socket lazy(context);
  lazy.open(tcp::v4());
  lazy.set_option(asio::socket_base::receive_buffer_size(4096));
  lazy.connect({asio::ip::make_address("127.0.0.1"), server->port()});
  bj::array much;
  for (int i = 0; i < 30; ++i)
    much.push_back(bj::object{{"jsonrpc", "2.0"}, {"id", i}, {"method", "rules"}, {"params", {{"game", "blood"}}}});
  http::request<http::string_body> request{http::verb::post, "/api", 11};
  request.set(http::field::host, "127.0.0.1");
  request.body() = bj::serialize(much);
  request.prepare_payload();
  http::write(lazy, request);
  for (int i = 0; i < 500 && lazy.available() == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  int status = client().call("rules", {{"game", "blood"}}).status();
  EXPECT_EQ(status, 429);
  lazy.close();
  for (int i = 0; i < 500 && status == 429; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    status = client().call("rules", {{"game", "blood"}}).status();
  }
  EXPECT_EQ(status, 200) << "when it was read, or nobody is there to read it";
}

}  // namespace
}  // namespace regalia::server
