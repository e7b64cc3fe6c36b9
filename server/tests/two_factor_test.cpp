// Two-factor log-in: for those who want it, a code wherever the passphrase is asked for.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <fstream>

#include "server/account/totp.h"
#include "server/ops/clock.h"
#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

const std::string kPassphrase = "correct horse";

class TwoFactorLogIn : public Serving {
 protected:
  std::string secret;
  std::int64_t last = 0;  // step of the last code that was shown
  bj::array recovery;

  // What the app shows, or shows next: a code holds once.
  std::string code() {
    last = std::max(last + 1, totp_step_at(now()) - 1);
    EXPECT_LE(last, totp_step_at(now()) + 1) << "a test uses three codes at once at most";
    return totp_code(secret, last);
  }
  static std::string from_base32(const std::string& text) {
    const std::string signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char sign : text) {
      bits = bits << 5U | static_cast<unsigned>(signs.find(sign));
      if ((count += 5) >= 8) bytes += static_cast<char>(bits >> (count -= 8) & 255U);
    }
    return bytes;
  }
  Client signed_up(const std::string& name) {
    Client made = client();
    made.token = std::string(
        made.call("signup", {{"name", name}, {"passphrase", kPassphrase}}).result().at("token").as_string());
    return made;
  }
  Reply log_in(const bj::object& more = {}, const std::string& passphrase = kPassphrase) {
    bj::object params = {{"name", "Anna"}, {"passphrase", passphrase}};
    for (const auto& [name, value] : more) params[name] = value;
    return client().call("login", params);
  }
  // Anna, with two-factor log-in.
  Client anna() {
    Client anna = signed_up("Anna");
    secret = from_base32(
        std::string(anna.call("two_factor_secret", {{"passphrase", kPassphrase}}).result().at("secret").as_string()));
    recovery = anna.call("two_factor_on", {{"code", code()}}).result().at("codes").as_array();
    return anna;
  }
  std::string recovery_code(std::size_t which) { return std::string(recovery.at(which).as_string()); }
  // As if half a minute had passed: the codes of now hold again.
  void wait_for_codes() {
    sqlite::Database(data, sqlite::Database::Access::write).run("UPDATE two_factor SET step = 0");
    last = 0;
  }
};

TEST_F(TwoFactorLogIn, IsSwitchedOnByTheFirstCodeOfTheApp) {
  Client anna = signed_up("Anna");
  Client elsewhere = client();
  elsewhere.token = std::string(log_in().result().at("token").as_string());
  EXPECT_EQ(anna.call("me").result().at("two_factor"), false);
  EXPECT_EQ(anna.call("two_factor_on", {{"code", "000000"}}).error(), "not_allowed") << "there is no secret yet";
  EXPECT_EQ(anna.call("two_factor_secret", {{"passphrase", "wrong horse"}}).error(), "not_allowed");
  const bj::value given = anna.call("two_factor_secret", {{"passphrase", kPassphrase}}).result();
  secret = from_base32(std::string(given.at("secret").as_string()));
  ASSERT_EQ(secret.size(), 20U);
  const std::string link(given.at("link").as_string());
  EXPECT_EQ(link, totp_link(secret, "games.example.org", "Anna"));
  EXPECT_EQ(anna.call("me").result().at("two_factor"), false);
  EXPECT_EQ(log_in().status(), 200) << "nothing has changed yet";
  EXPECT_EQ(anna.call("two_factor_on", {{"code", "1234567"}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("two_factor_on", {{"code", totp_code(secret, totp_step_at(now()) + 9)}}).error(), "not_allowed");
  EXPECT_EQ(anna.call("me").result().at("two_factor"), false);
  EXPECT_EQ(anna.call("two_factor_on", {{"code", code()}}).result().at("codes").as_array().size(), 8U);
  EXPECT_EQ(anna.call("me").result().at("two_factor"), true);
  EXPECT_EQ(anna.call("me").result().at("recovery_codes"), 8);
  EXPECT_EQ(elsewhere.call("me").error(), "not_allowed") << "whoever else was in is out";
  EXPECT_EQ(anna.call("two_factor_on", {{"code", code()}}).error(), "not_allowed") << "it is on";
  EXPECT_EQ(anna.call("two_factor_secret", {{"passphrase", kPassphrase}}).error(), "not_allowed")
      << "nobody changes the secret of an account where it is on";
  EXPECT_EQ(guest("Ben").call("two_factor_secret").error(), "not_allowed");
  EXPECT_EQ(client().call("two_factor_secret", {{"passphrase", kPassphrase}}).error(), "not_allowed");
}

TEST_F(TwoFactorLogIn, WantsACodeBesidesThePassphrase) {
  (void)anna();
  EXPECT_EQ(log_in().error(), "code_needed");
  EXPECT_EQ(log_in({{"code", ""}}).error(), "code_needed");
  EXPECT_EQ(log_in({{"code", code()}}, "wrong horse").error(), "not_allowed");
  EXPECT_EQ(log_in({}, "wrong horse").error(), "not_allowed") << "who does not know the passphrase learns nothing";
  for (const char* wrong : {"000000 ", "abcdef", "aaaa-bbbb-cccc-dddd", "'; DROP TABLE account; --"})
    EXPECT_EQ(log_in({{"code", wrong}}).error(), "not_allowed") << wrong;
  EXPECT_EQ(log_in({{"code", 123456}}).error(), "invalid_params");
  const std::string right = code();
  EXPECT_EQ(log_in({{"code", " " + right.substr(0, 3) + " " + right.substr(3)}}).result().at("name"), "Anna")
      << "however it is grouped";
}

TEST_F(TwoFactorLogIn, ACodeHoldsOnceAndNoneFromBeforeIt) {
  (void)anna();
  wait_for_codes();
  const std::string older = code();
  const std::string used = code();
  EXPECT_EQ(log_in({{"code", used}}).result().at("name"), "Anna");
  EXPECT_EQ(log_in({{"code", used}}).error(), "not_allowed");
  EXPECT_EQ(log_in({{"code", older}}).error(), "not_allowed") << "somebody has looked over her shoulder";
}

TEST_F(TwoFactorLogIn, ACodeThatManySendAtOnceLetsOneIn) {
  (void)anna();
  const std::string app = code();
  for (const std::string& shared : {app, recovery_code(0)}) {
    std::atomic<int> in{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&] {
        in += log_in({{"code", shared}}).response.body().find("\"token\"") != std::string::npos ? 1 : 0;
      });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(in, 1) << shared;
  }
}

TEST_F(TwoFactorLogIn, ARecoveryCodeStandsForTheAppOnce) {
  (void)anna();
  const Reply in = log_in({{"code", recovery_code(2)}});
  EXPECT_EQ(in.result().at("recovery_codes"), 7);
  EXPECT_EQ(log_in({{"code", recovery_code(2)}}).error(), "not_allowed");
  const std::string kept = SqliteStore(data).recovery_codes(1).at(0);
  EXPECT_EQ(log_in({{"code", kept}}).error(), "not_allowed") << "what is kept of a code is none";
}

TEST_F(TwoFactorLogIn, FewCodesAreTriedWhateverComesBetween) {
  Client anna = this->anna();
  int tried = 0;
  while (tried < 20 && log_in({{"code", "aaaa-bbbb-cccc-dddd"}}).error() == "not_allowed") ++tried;
  EXPECT_LE(tried, 10);
  EXPECT_GE(tried, 5);
  EXPECT_EQ(log_in({{"code", code()}}).error(), "too_often") << "also the right one";
  EXPECT_EQ(log_in().error(), "code_needed") << "which begins no new count";
  EXPECT_EQ(log_in({{"code", recovery_code(0)}}).error(), "too_often");
  EXPECT_EQ(
      anna.call("passphrase", {{"passphrase", kPassphrase}, {"next", "battery staple"}, {"code", code()}}).status(),
      200)
      << "a session that goes on has tries of its own, so its owner can shut out whoever knows the passphrase";
  EXPECT_EQ(log_in().error(), "not_allowed");
  for (tried = 0;
       tried < 20 &&
       anna.call("two_factor_off", {{"passphrase", "battery staple"}, {"code", "aaaa"}}).error() == "not_allowed";
       ++tried) {
  }
  EXPECT_LE(tried, 10) << "nor has that one more";
}

TEST_F(TwoFactorLogIn, WhateverAsksForThePassphraseAsksForACode) {
  Client anna = this->anna();
  for (const auto& [method, params] : std::vector<std::pair<std::string, bj::object>>{
           {"recovery_codes", {{"passphrase", kPassphrase}}},
           {"passphrase", {{"passphrase", kPassphrase}, {"next", "battery staple"}}},
           {"two_factor_off", {{"passphrase", kPassphrase}}},
           {"delete_account", {{"passphrase", kPassphrase}}}}) {
    EXPECT_EQ(anna.call(method, params).error(), "code_needed") << method;
    bj::object wrong = params;
    wrong["code"] = "aaaa-bbbb-cccc-dddd";
    EXPECT_EQ(anna.call(method, wrong).error(), "not_allowed") << method;
    bj::object unknown = params;
    unknown["passphrase"] = "wrong horse";
    unknown["code"] = "123456";
    EXPECT_EQ(anna.call(method, unknown).error(), "not_allowed") << method;
  }
  EXPECT_EQ(anna.call("me").result().at("two_factor"), true);
  EXPECT_EQ(
      anna.call("passphrase", {{"passphrase", kPassphrase}, {"next", "battery staple"}, {"code", code()}}).status(),
      200);
  EXPECT_EQ(log_in({}, "battery staple").error(), "code_needed");
  EXPECT_EQ(anna.call("delete_account", {{"passphrase", "battery staple"}, {"code", code()}}).status(), 200);
  EXPECT_FALSE(SqliteStore(data).two_factor(1).has_value()) << "nothing is left of it";
}

TEST_F(TwoFactorLogIn, IsSwitchedOffByPassphraseAndCode) {
  Client anna = this->anna();
  EXPECT_EQ(anna.call("two_factor_off", {{"passphrase", kPassphrase}, {"code", recovery_code(0)}}).status(), 200);
  EXPECT_EQ(anna.call("me").result().at("two_factor"), false);
  EXPECT_EQ(log_in().result().at("name"), "Anna");
  EXPECT_EQ(log_in({{"code", "nonsense"}}).result().at("name"), "Anna") << "nobody asks for one";
  EXPECT_EQ(anna.call("two_factor_off", {{"passphrase", kPassphrase}}).error(), "not_allowed") << "it is off";
}

TEST_F(TwoFactorLogIn, ALostPassphraseTakesARecoveryCodeAndTheApp) {
  (void)anna();
  const auto recover = [&](std::size_t which, const std::optional<std::string>& app_code) {
    bj::object params = {{"name", "Anna"}, {"code", recovery_code(which)}, {"passphrase", "battery staple"}};
    if (app_code) params["app_code"] = *app_code;
    return client().call("recover", params);
  };
  EXPECT_EQ(recover(0, std::nullopt).error(), "code_needed");
  EXPECT_EQ(recover(0, recovery_code(1)).error(), "not_allowed") << "a list of codes that is found is not enough";
  EXPECT_EQ(recover(0, totp_code(secret, totp_step_at(now()) + 9)).error(), "not_allowed");
  EXPECT_EQ(SqliteStore(data).recovery_codes(1).size(), 8U) << "none was used up";
  EXPECT_EQ(recover(0, code()).result().at("name"), "Anna");
  EXPECT_EQ(recover(0, code()).error(), "not_allowed");
  EXPECT_EQ(log_in({}, "battery staple").error(), "code_needed") << "it is still on";
}

TEST_F(TwoFactorLogIn, ACopyOfTheDataFileDoesNotTellTheSecret) {
  (void)anna();
  const std::string copy = (folder / "copy.db").string();
  SqliteStore::back_up(data, copy);
  std::ostringstream read;
  read << std::ifstream(copy, std::ios::binary).rdbuf();
  for (const std::string& told : {secret, base32(secret), recovery_code(0)})
    EXPECT_EQ(read.str().find(told), std::string::npos);
  EXPECT_EQ(fs::status(data + "-key").permissions(), fs::perms::owner_read | fs::perms::owner_write);
  stop();
  for (const std::string& told : {base32(secret), recovery_code(0), std::string("123456")})
    EXPECT_EQ(log.str().find(told), std::string::npos);
  start();
  EXPECT_EQ(log_in({{"code", code()}}).result().at("name"), "Anna") << "after a start as well";
}

TEST_F(TwoFactorLogIn, WithoutTheKeyRecoveryCodesStillHoldAndNobodyElseIsConcerned) {
  (void)anna();
  fs::rename(data + "-key", data + "-lost");
  EXPECT_EQ(log_in({{"code", code()}}).error(), "not_allowed");
  EXPECT_EQ(log_in({{"code", recovery_code(0)}}).result().at("name"), "Anna");
  EXPECT_NE(log.str().find("two_factor_key"), std::string::npos) << "whoever runs the server is told";
  (void)signed_up("Ben");
}

TEST_F(TwoFactorLogIn, WhoeverRunsTheServerHelpsAndLeavesATrail) {
  (void)anna();
  const auto admin = [&](const std::string& words) {
    return WEXITSTATUS(std::system(
        (std::string(REGALIA_COMMAND) + " admin " + words + " --data " + data + " >/dev/null 2>&1").c_str()));
  };
  EXPECT_EQ(admin("two-factor-off Nobody"), 1);
  EXPECT_EQ(admin("two-factor-off Anna --why 'lost her phone' --by Clara"), 0);
  EXPECT_EQ(log_in().result().at("name"), "Anna");
  EXPECT_EQ(admin("two-factor-off Anna"), 1) << "it is off";
  const std::vector<Act> acts = SqliteStore(data).acts({10});
  ASSERT_EQ(acts.size(), 1U);
  EXPECT_EQ(acts[0].kind, "two-factor-off");
  EXPECT_EQ(acts[0].why, "lost her phone");
}

}  // namespace
}  // namespace regalia::server
