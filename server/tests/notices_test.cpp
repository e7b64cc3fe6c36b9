// Telling people who are not there that it is their turn, to sinks on this machine.
#include <gtest/gtest.h>
#include <sodium.h>

#include "server/tests/notice_sinks.h"
#include "store/sqlite.h"
#include "table/digest.h"

namespace regalia::server {
namespace {

TEST_F(Notices, AWebAddressIsToldAndTheWordsAreSigned) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  const bj::value wishes = ben.call("notify", {{"webhook", hook()}}).result();
  const std::string key(wishes.at("key").as_string());
  EXPECT_EQ(ben.call("notices").result().at("webhook").as_string(), hook());
  const std::string table = begun(anna, ben);
  const std::optional<Post> sent = posts.next();
  ASSERT_TRUE(sent.has_value());
  const bj::value told = bj::parse(sent->body());
  EXPECT_EQ(told.at("event"), "your_turn");
  EXPECT_EQ(told.at("player"), "Ben");
  EXPECT_EQ(told.at("waiting").at(0).at("table").as_string(), table);
  EXPECT_EQ(told.at("waiting").at(0).at("link").as_string(), "https://games.example.org/tables/" + table);
  const std::string text = std::string((*sent)["Regalia-Time"]) + "." + sent->body();
  Bytes<crypto_auth_hmacsha256_BYTES> sum{};
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char*>(key.data()), key.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  crypto_auth_hmacsha256_final(&state, reinterpret_cast<unsigned char*>(sum.data()));
  EXPECT_EQ((*sent)["Regalia-Signature"], to_hex(sum));
  EXPECT_FALSE(posts.next(std::chrono::milliseconds(2500)).has_value()) << "once";
}

TEST_F(Notices, ManyTablesAreToldTogether) {
  stop();
  notices_after = std::chrono::seconds(2);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}});
  for (int i = 0; i < 4; ++i) (void)begun(anna, ben);
  const std::optional<Post> sent = posts.next();
  ASSERT_TRUE(sent.has_value());
  EXPECT_EQ(bj::parse(sent->body()).at("waiting").as_array().size(), 4U);
}

TEST_F(Notices, WhoeverIsThereOrHasAnsweredIsNotTold) {
  stop();
  notices_after = std::chrono::seconds(2);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}});
  const std::string table = begun(anna, ben);
  Chair bens(server->port(), table, ben.token);
  while (!bens.result("moves").at("moves").as_array().empty())
    bens.result("play", {{"moves", {bens.result("moves").at("moves").at(0).at("move")}}});
  EXPECT_FALSE(posts.next(std::chrono::seconds(4)).has_value());
}

TEST_F(Notices, SomebodyElseMayRemind) {
  stop();
  notices_after = std::chrono::hours(1);
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}});
  const std::string table = begun(anna, ben);
  Chair(server->port(), table, anna.token).result("nudge", {{"seat", 2}});
  EXPECT_TRUE(posts.next().has_value());
}

TEST_F(Notices, WhatFailsIsTriedAgainLater) {
  answer = 500;
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}});
  const std::string table = begun(anna, ben);
  ASSERT_TRUE(posts.next().has_value());
  stop();
  EXPECT_NE(log.str().find("notice_failed"), std::string::npos);
  answer = 200;
  {
    sqlite::Database disk(data, sqlite::Database::Access::write);
    disk.run("UPDATE notice SET due = 5");  // as if some minutes had passed
  }
  start();
  const std::optional<Post> sent = posts.next();
  ASSERT_TRUE(sent.has_value()) << "also by a server that was started meanwhile";
  EXPECT_EQ(bj::parse(sent->body()).at("waiting").at(0).at("table").as_string(), table);
}

TEST_F(Notices, MailGoesToAnAddressThatIsProved) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  for (const char* address :
       {"ben", "ben@", "@example.org", "ben@example", "b en@example.org", "ben@example.org\r\nBcc: x@y.z"})
    EXPECT_EQ(ben.call("notify", {{"mail", address}}).error(), "invalid_params") << address;
  EXPECT_EQ(ben.call("notify", {{"mail", "ben@example.org"}}).result().at("confirmed"), false);
  const std::optional<std::string> first = letters.next();
  ASSERT_TRUE(first.has_value());
  EXPECT_NE(first->find("RCPT TO:<ben@example.org>"), std::string::npos) << *first;
  const std::size_t place = first->find("The code is  ") + 13;
  const std::string code = first->substr(place, 19);
  (void)begun(anna, ben);
  EXPECT_FALSE(letters.next(std::chrono::seconds(3)).has_value()) << "not before it is proved";
  EXPECT_EQ(ben.call("confirm_mail", {{"code", "aaaa-bbbb-cccc-dddd"}}).error(), "not_allowed");
  EXPECT_EQ(ben.call("confirm_mail", {{"code", code}}).result().at("confirmed"), true);
  const std::string table = begun(anna, ben);
  const std::optional<std::string> letter = letters.next();
  ASSERT_TRUE(letter.has_value());
  EXPECT_NE(letter->find("Subject: It is your turn"), std::string::npos) << *letter;
  EXPECT_NE(letter->find("Royals: https://games.example.org/tables/" + table), std::string::npos) << *letter;
  EXPECT_EQ(ben.call("notify", {{"mail", ""}}).result().as_object().contains("mail"), false);
  (void)begun(anna, ben);
  EXPECT_FALSE(letters.next(std::chrono::seconds(3)).has_value()) << "whoever wants none gets none";
}

TEST_F(Notices, NobodySendsTheServerIntoItsOwnNetwork) {
  stop();
  post.anywhere = false;
  start();
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  for (const char* address :
       {"file:///etc/passwd", "gopher://x.example", "https://name:word@example.org/", "http:// x"})
    EXPECT_EQ(ben.call("notify", {{"webhook", address}}).error(), "invalid_params") << address;
  ben.call("notify", {{"webhook", hook()}});
  (void)begun(anna, ben);
  EXPECT_FALSE(posts.next(std::chrono::seconds(3)).has_value());
  stop();
  EXPECT_NE(log.str().find("notice_failed"), std::string::npos);
  start();
}

TEST_F(Notices, AServerWithoutMailSaysSo) {
  stop();
  post.smtp.clear();
  start();
  Client ben = guest("Ben");
  EXPECT_EQ(ben.call("notices").result().at("can_mail"), false);
  EXPECT_EQ(ben.call("notify", {{"mail", "ben@example.org"}}).error(), "not_allowed");
}

}  // namespace
}  // namespace regalia::server
