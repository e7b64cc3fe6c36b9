// Strangers who guess a passphrase get nowhere, and do not keep the owner from the account.
#include <gtest/gtest.h>

#include "server/tests/server_fixture.h"

namespace regalia::server {
namespace {

constexpr const char* kRight = "correct horse";

// A browser or program somewhere, as the server sees it behind a proxy.
struct Device {
  Client client;
  std::string address;
  std::string device;  // its token
  std::string cookies;

  Reply call(const std::string& method, const bj::object& params) {
    const bj::object request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    std::vector<std::pair<std::string, std::string>> fields = {{"X-Forwarded-For", address}};
    if (!device.empty()) fields.emplace_back("Regalia-Device", device);
    if (!cookies.empty()) fields.emplace_back("Cookie", cookies);
    return client.send(http::verb::post, "/api", bj::serialize(request), fields);
  }
  // What came of it: the error's name, or nothing.
  std::string tries(const std::string& method, const bj::object& params) {
    const Reply reply = call(method, params);
    return bj::parse(reply.response.body()).as_object().contains("error") ? reply.error() : "";
  }
  std::string logs_in(const std::string& name, const std::string& passphrase) {
    return tries("login", {{"name", name}, {"passphrase", passphrase}});
  }
  // Keeps what a program keeps.
  void keep(const bj::value& reply) {
    if (const bj::value* token = reply.as_object().if_contains("token")) client.token = token->as_string();
    device = reply.at("device").as_string();
  }
};

class Guessing : public Serving {
 protected:
  void SetUp() override {
    proxies = {"127.0.0.1"};
    fs::create_directories(folder);
    LimitSettings limits = no_limits();
    limits.guesses = 2;  // of one; 20 of all strangers
    start(limits);
  }
  [[nodiscard]] Device at(const std::string& address) const { return {client(), address, "", ""}; }
  [[nodiscard]] Device signed_up(const std::string& name) const {
    Device made = at("8.8.8.1");
    made.keep(made.call("signup", {{"name", name}, {"passphrase", kRight}}).result());
    return made;
  }
  // Strangers from many addresses guess until no stranger may.
  void use_up_strangers_guesses(const std::string& name) {
    for (int i = 0; i < 20; ++i)
      EXPECT_EQ(at("9.9.9." + std::to_string(i)).logs_in(name, "wrong horse"), "not_allowed") << i;
    EXPECT_EQ(at("9.9.8.1").logs_in(name, "wrong horse"), "too_often");
  }
};

TEST_F(Guessing, StrangersDoNotShutTheOwnerOut) {
  Device anna = signed_up("Anna");
  const bj::value codes = anna.call("recovery_codes", {{"passphrase", kRight}}).result().at("codes");
  use_up_strangers_guesses("Anna");
  EXPECT_EQ(at("9.9.8.2").logs_in("Anna", kRight), "too_often") << "whoever cannot be told from a stranger waits";

  Device elsewhere = at("7.7.7.7");
  elsewhere.device = anna.device;
  EXPECT_EQ(elsewhere.logs_in("Anna", "wrong horse"), "not_allowed");
  EXPECT_EQ(elsewhere.logs_in("Anna", kRight), "") << "a device that has logged in before is known anywhere";
  Device browser = at("7.7.7.8");
  browser.cookies = "theme=dark; __Host-regalia_device=" + anna.device;
  EXPECT_EQ(browser.logs_in("Anna", kRight), "") << "browsers show it by a cookie";

  anna.device.clear();
  EXPECT_EQ(anna.tries("passphrase", {{"passphrase", "wrong horse"}, {"next", "battery staple"}}), "not_allowed");
  EXPECT_EQ(anna.tries("passphrase", {{"passphrase", kRight}, {"next", "battery staple"}}), "") << "by a live session";
  Device stranded = at("6.6.6.6");
  EXPECT_EQ(stranded.tries("recover", {{"name", "Anna"}, {"code", codes.at(0)}, {"passphrase", "another horse"}}), "");
  EXPECT_EQ(anna.tries("me", {}), "not_allowed");
  stranded.keep(stranded.call("recover", {{"name", "Anna"}, {"code", codes.at(1)}, {"passphrase", kRight}}).result());
  EXPECT_EQ(stranded.tries("delete_account", {{"passphrase", kRight}}), "");
}

TEST_F(Guessing, AnAddressHasFewTriesAtAnAccount) {
  (void)signed_up("Anna");
  for (const char* name : {"Anna", "Nobody"}) {
    EXPECT_EQ(at("9.9.9.9").logs_in(name, "wrong horse"), "not_allowed");
    EXPECT_EQ(at("9.9.9.9").logs_in(name, "wrong horse"), "not_allowed");
    EXPECT_EQ(at("9.9.9.9").logs_in(name, kRight), "too_often") << name;
  }
  EXPECT_EQ(at("9.9.9.9").logs_in("ANNA", kRight), "too_often") << "however the name is written";
  EXPECT_EQ(at("9.9.9.9").logs_in("Ben", "wrong horse"), "not_allowed") << "another account";
  Device owner = at("7.7.7.7");
  EXPECT_EQ(owner.logs_in("Anna", "wrong horse"), "not_allowed");
  EXPECT_EQ(owner.logs_in("Anna", kRight), "") << "another address";
  EXPECT_EQ(owner.logs_in("Anna", "wrong horse"), "not_allowed") << "what was right makes up for those before";
  EXPECT_EQ(owner.logs_in("Anna", kRight), "");
}

TEST_F(Guessing, OwnersWhoLogInGiveStrangersNoMoreTries) {
  (void)signed_up("Anna");
  for (int i = 0; i < 19; ++i)
    EXPECT_EQ(at("9.9.9." + std::to_string(i)).logs_in("Anna", "wrong horse"), "not_allowed");
  EXPECT_EQ(at("7.7.7.7").logs_in("Anna", kRight), "");
  EXPECT_EQ(at("9.9.8.1").logs_in("Anna", "wrong horse"), "not_allowed");
  EXPECT_EQ(at("9.9.8.2").logs_in("Anna", "wrong horse"), "too_often");
}

TEST_F(Guessing, AKnownDeviceAndASessionHaveLimitsOfTheirOwn) {
  Device anna = signed_up("Anna");
  Device stolen = at("9.9.9.9");
  stolen.device = anna.device;
  EXPECT_EQ(stolen.logs_in("Anna", "wrong horse"), "not_allowed");
  EXPECT_EQ(stolen.logs_in("Anna", "wrong horse"), "not_allowed");
  stolen.address = "9.9.9.8";
  EXPECT_EQ(stolen.logs_in("Anna", kRight), "too_often") << "also from elsewhere";
  EXPECT_EQ(at("9.9.9.9").logs_in("Anna", "wrong horse"), "not_allowed") << "strangers are not concerned";
  anna.device.clear();
  EXPECT_EQ(anna.tries("recovery_codes", {{"passphrase", "wrong horse"}}), "not_allowed") << "nor is a session";
  EXPECT_EQ(anna.tries("delete_account", {{"passphrase", "wrong horse"}}), "not_allowed");
  EXPECT_EQ(anna.tries("delete_account", {{"passphrase", kRight}}), "too_often");
}

TEST_F(Guessing, ADeviceIsKnownByItsAccountAndPassphrase) {
  Device anna = signed_up("Anna");
  const Device ben = signed_up("Ben");
  use_up_strangers_guesses("Anna");
  std::string forged = anna.device;
  forged.back() = forged.back() == '0' ? '1' : '0';
  const std::string of_ben = anna.device.substr(0, anna.device.find('-')) + ben.device.substr(ben.device.find('-'));
  for (const std::string& token : {forged, of_ben, ben.device, std::string("1-"), std::string(2000, '-')}) {
    Device stranger = at("7.7.7.7");
    stranger.device = token;
    EXPECT_EQ(stranger.logs_in("Anna", kRight), "too_often") << token;
  }
  Device before = at("7.7.7.6");
  before.device = anna.device;
  anna.keep(anna.call("passphrase", {{"passphrase", kRight}, {"next", "battery staple"}}).result());
  EXPECT_EQ(before.logs_in("Anna", "battery staple"), "too_often") << "known by the passphrase from before";
  before.device = anna.device;
  EXPECT_EQ(before.logs_in("Anna", "battery staple"), "");
}

TEST_F(Guessing, ABrowserKeepsTheTokensOfItsAccounts) {
  (void)signed_up("Anna");
  (void)signed_up("Ben");
  Device browser = at("7.7.7.7");
  const auto log_in = [&](const char* name) {
    const auto fields = browser.call("login", {{"name", name}, {"passphrase", kRight}}).response;
    const auto given = fields.equal_range(http::field::set_cookie);
    for (auto field = given.first; field != given.second; ++field) {
      const std::string cookie(field->value());
      if (!cookie.starts_with("__Host-regalia_device=")) continue;
      EXPECT_NE(cookie.find("; HttpOnly; SameSite=Strict"), std::string::npos) << cookie;
      browser.cookies = cookie.substr(0, cookie.find(';'));
    }
    return browser.cookies;
  };
  const std::string first = log_in("Anna");
  const std::string second = log_in("Anna");
  EXPECT_EQ(first.size(), second.size()) << "one of each account";
  EXPECT_GT(log_in("Ben").size(), second.size());
  for (const char* name : {"Anna", "Ben"}) {
    use_up_strangers_guesses(name);
    EXPECT_EQ(browser.logs_in(name, kRight), "") << name;
  }
  EXPECT_EQ(at("7.7.7.7").call("guest", {{"name", "Cleo"}}).result().as_object().contains("device"), false);
}

// A process of its own behind no proxy: all visitors share an address, and only the device tells its owner from strangers.
TEST_F(Guessing, TheExampleBotIsAKnownDevice) {
  stop();
  proxies.clear();
  LimitSettings limits = no_limits();
  limits.guesses = 2;
  start(limits);
  (void)signed_up("Anna");
  const std::string line =
      "REGALIA_PASSPHRASE='" + std::string(kRight) +
      "' python3 " REGALIA_SOURCE_DIR "/examples/bot.py http://127.0.0.1:" + std::to_string(server->port()) +
      " --create gambit --login Anna --device " + (folder / "device").string() + " 2>&1";
  const auto played = [&] {
    FILE* pipe = popen(line.c_str(), "r");
    std::string text;
    for (int c = fgetc(pipe); c != EOF; c = fgetc(pipe)) text += static_cast<char>(c);
    return std::pair(pclose(pipe), text);
  };
  EXPECT_EQ(played().first, 0) << "the first time as a stranger";
  for (int i = 0; i < 2; ++i) EXPECT_EQ(at("").logs_in("Anna", "wrong horse"), "not_allowed");
  EXPECT_EQ(at("").logs_in("Anna", kRight), "too_often");
  const auto [status, text] = played();
  EXPECT_EQ(status, 0) << text;
  EXPECT_NE(text.find("Anna: "), std::string::npos) << text;
}

}  // namespace
}  // namespace regalia::server
