// Web addresses that hang or fail: they hold nobody up, and their owners hear of it.
#include <gtest/gtest.h>

#include "server/tests/notice_sinks.h"
#include "store/sqlite.h"

namespace regalia::server {
namespace {

// Reads requests and never answers.
class Silence {
 public:
  [[nodiscard]] std::string hook() const { return "http://127.0.0.1:" + sink_.port() + "/"; }
  // How many wait for an answer.
  int waiting() {
    const std::lock_guard lock(mutex_);
    return count_waiting();
  }
  // How many did so at the same time, at most.
  int most() {
    const std::lock_guard lock(mutex_);
    return most_;
  }

 private:
  void hold(tcp::socket socket) {
    beast::flat_buffer buffer;
    Post request;
    http::read(socket, buffer, request);
    socket.non_blocking(true);
    const std::lock_guard lock(mutex_);
    sockets_.push_back(std::move(socket));
    most_ = std::max(most_, count_waiting());
  }
  int count_waiting() {
    return static_cast<int>(std::count_if(sockets_.begin(), sockets_.end(), [](tcp::socket& socket) {
      char byte = 0;
      boost::system::error_code code;
      socket.read_some(asio::buffer(&byte, 1), code);
      return code == asio::error::would_block;
    }));
  }

  std::mutex mutex_;
  int most_ = 0;
  Sink sink_{[this](tcp::socket socket) { hold(std::move(socket)); }};
  std::vector<tcp::socket> sockets_;
};

class Webhooks : public Notices {
 protected:
  Silence silence;

  // As if so long had passed that all notices are due, when there are so many.
  void make_all_due(int count) {
    EXPECT_TRUE(comes_true([&] { return notices_in_store() == count; }));
    stop();
    {
      sqlite::Database disk(data, sqlite::Database::Access::write);
      disk.run("UPDATE notice SET due = 5");
    }
    start();
  }
  [[nodiscard]] std::int64_t notices_in_store() const {
    sqlite::Database disk(data, sqlite::Database::Access::read);
    sqlite::Statement all(disk, "SELECT count(*) FROM notice");
    all.with().step();
    return all.number(0);
  }
  static bool comes_true(const std::function<bool()>& condition) {
    for (int tries = 0; tries < 500; ++tries) {
      if (condition()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }
};

TEST_F(Webhooks, ManyThatNeverAnswerHoldNobodyUp) {
  stop();
  notices_after = std::chrono::hours(1);
  start();
  Client anna = guest("Anna");
  for (int i = 0; i < 12; ++i) {
    Client silent = guest("Silent");
    silent.call("notify", {{"webhook", silence.hook()}});
    (void)begun(anna, silent);
  }
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}});
  const std::string table = begun(anna, ben);
  make_all_due(13);
  const std::optional<Post> sent = posts.next();
  ASSERT_TRUE(sent.has_value());
  EXPECT_EQ(bj::parse(sent->body()).at("waiting").at(0).at("table").as_string(), table);
  EXPECT_TRUE(comes_true([&] { return silence.most() == 12; })) << "all at the same time";
}

TEST_F(Webhooks, AnAccountHasOneNoticeUnderWay) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", silence.hook()}});
  (void)begun(anna, ben);
  ASSERT_TRUE(comes_true([&] { return silence.most() > 0; }));
  for (int i = 0; i < 3; ++i) (void)begun(anna, ben);
  EXPECT_FALSE(posts.next(std::chrono::milliseconds(2500)).has_value());
  EXPECT_EQ(silence.most(), 1);
}

TEST_F(Webhooks, OneThatKeepsFailingIsSwitchedOffUntilItsOwnerWantsItAgain) {
  answer = 500;
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  EXPECT_EQ(ben.call("notify", {{"resume", true}}).error(), "not_allowed") << "there is none";
  const bj::value set = ben.call("notify", {{"webhook", hook()}}).result();
  EXPECT_EQ(set.at("webhook_off"), false);
  EXPECT_FALSE(set.as_object().contains("webhook_fault"));
  const auto shown = [&] { return ben.call("notices").result(); };
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(shown().at("webhook_off"), false) << i;
    (void)begun(anna, ben);
    ASSERT_TRUE(posts.next().has_value()) << i;
  }
  EXPECT_TRUE(comes_true([&] { return shown().at("webhook_off").as_bool(); }));
  EXPECT_EQ(shown().at("webhook_fault"), "it answered 500");
  (void)begun(anna, ben);
  make_all_due(11);
  ben = again(ben);
  anna = again(anna);
  EXPECT_FALSE(posts.next(std::chrono::milliseconds(2500)).has_value()) << "also by a server that was started again";

  answer = 200;
  const bj::value resumed = ben.call("notify", {{"resume", true}}).result();
  EXPECT_EQ(resumed.at("webhook_off"), false);
  EXPECT_EQ(resumed.at("key"), set.at("key"));
  (void)begun(anna, ben);
  EXPECT_TRUE(posts.next().has_value());
  EXPECT_TRUE(comes_true([&] { return !shown().as_object().contains("webhook_fault"); })) << "all is well";
  stop();
  EXPECT_NE(log.str().find(R"("event":"webhook_off")"), std::string::npos) << log.str();
  start();
}

TEST_F(Webhooks, OneThatFailsNowAndThenStaysOn) {
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}});
  for (int i = 0; i < 12; ++i) {
    answer = i % 3 == 2 ? 200 : 500;
    (void)begun(anna, ben);
    ASSERT_TRUE(posts.next().has_value()) << i;
  }
  EXPECT_EQ(ben.call("notices").result().at("webhook_off"), false);
}

TEST_F(Webhooks, WhatHasComeByMailIsNotSentAgain) {
  answer = 500;
  Client anna = guest("Anna");
  Client ben = guest("Ben");
  ben.call("notify", {{"webhook", hook()}, {"mail", "ben@example.org"}});
  const std::string letter = letters.next().value_or("");
  ben.call("confirm_mail", {{"code", letter.substr(letter.find("The code is  ") + 13, 19)}});
  (void)begun(anna, ben);
  ASSERT_TRUE(posts.next().has_value());
  ASSERT_TRUE(letters.next().has_value());
  const auto is_noted = [&] { return ben.call("notices").result().as_object().contains("webhook_fault"); };
  ASSERT_TRUE(comes_true(is_noted));
  make_all_due(1);
  EXPECT_FALSE(letters.next(std::chrono::milliseconds(2500)).has_value());
  EXPECT_FALSE(posts.next(std::chrono::milliseconds(10)).has_value());
}

TEST_F(Webhooks, WhyOneFailsTellsNothingAboutOurNetwork) {
  stop();
  post.anywhere = false;
  start();
  Client anna = guest("Anna");
  for (const char* address : {"http://localhost:1/", "http://127.0.0.1:1/", "http://no-such-name.invalid/"}) {
    Client ben = guest("Ben");
    ben.call("notify", {{"webhook", address}});
    (void)begun(anna, ben);
    const auto fault = [&] {
      const bj::value shown = ben.call("notices").result();
      const bj::value* text = shown.as_object().if_contains("webhook_fault");
      return text == nullptr ? "" : std::string(text->as_string());
    };
    EXPECT_TRUE(comes_true([&] { return !fault().empty(); })) << address;
    EXPECT_EQ(fault(), "it cannot be reached") << address;
  }
}

}  // namespace
}  // namespace regalia::server
