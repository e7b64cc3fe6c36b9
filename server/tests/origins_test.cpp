// Whose pages may speak for a visitor, and how a browser keeps the session.
#include "server/net/origins.h"

#include <gtest/gtest.h>

#include "server/account/identity.h"
#include "server/net/session_cookie.h"
#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"

namespace regalia::server {
namespace {

Origins origins_of(const std::string& address, bool over_tls = false) { return Origins::of(address, over_tls).value(); }

TEST(OriginsOfPages, AreThoseOfThePublicAddressBySchemeAndNameAndPort) {
  const Origins origins = origins_of("https://Games.example.org:443/");
  EXPECT_EQ(origins.public_address(), "https://games.example.org");
  EXPECT_TRUE(origins.over_tls());
  EXPECT_TRUE(origins.accepts("https://games.example.org", "games.example.org"));
  EXPECT_TRUE(origins.accepts("https://games.example.org", "10.0.0.7:8080"))
      << "what the proxy calls us does not matter";
  EXPECT_TRUE(origins.accepts("", "games.example.org")) << "a program";
  for (const char* origin :
       {"http://games.example.org", "https://games.example.org:8443", "https://example.org", "null", "https://",
        "https://games.example.org.evil.org", "https://evil.org/games.example.org", "games.example.org",
        "https://games.example.org ", "HTTPS://games.example.org@evil.org", "https://xgames.example.org"})
    EXPECT_FALSE(origins.accepts(origin, "games.example.org")) << origin;
  EXPECT_FALSE(origins.accepts("http://evil.org", "evil.org")) << "a name of somebody else's that points here";
}

TEST(OriginsOfPages, OnTheMachineItselfAreItsLocalNames) {
  for (const Origins& origins : {origins_of("https://games.example.org"), origins_of("", true), origins_of("")}) {
    for (const std::string host : {"localhost:8080", "127.0.0.1:8080", "[::1]:8080", "localhost"})
      EXPECT_TRUE(origins.accepts("http://" + host, host)) << host;
    EXPECT_FALSE(origins.accepts("http://localhost:3000", "localhost:8080")) << "another program of this machine";
    EXPECT_FALSE(origins.accepts("http://localhost.evil.org", "localhost.evil.org:8080"));
  }
}

TEST(OriginsOfPages, WithoutAPublicAddressAreThoseOfTheNameThatWasCalled) {
  EXPECT_TRUE(origins_of("").accepts("http://192.168.1.5:8080", "192.168.1.5:8080"));
  EXPECT_FALSE(origins_of("").accepts("https://192.168.1.5:8080", "192.168.1.5:8080")) << "nobody speaks TLS";
  EXPECT_TRUE(origins_of("", true).accepts("https://games.example.org", "games.example.org"));
  EXPECT_FALSE(origins_of("", true).accepts("http://games.example.org", "games.example.org"));
}

TEST(OriginsOfPages, APublicAddressIsOne) {
  for (const char* address : {"games.example.org", "https://", "ftp://games.example.org", "https://example.org/regalia",
                              "https://anna@example.org", "https://example.org?x", "http:// "})
    EXPECT_NE(Origins::of(address, false).ok(), true) << address;
  EXPECT_EQ(origins_of("http://games.lan:80").public_address(), "http://games.lan");
  EXPECT_EQ(origins_of("http://games.lan:443").public_address(), "http://games.lan:443");
}

TEST(TheSessionCookie, IsOfThisHostAloneOverTls) {
  EXPECT_EQ(session_cookie("abc", true),
            "__Host-regalia=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000; Secure");
  EXPECT_EQ(session_cookie("abc", false), "regalia=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000");
  EXPECT_EQ(SessionCookie::of("regalia=planted; __Host-regalia=mine").token, "mine");
  EXPECT_EQ(SessionCookie::of("a=b;  __Host-regalia=mine; c").token, "mine");
  EXPECT_FALSE(SessionCookie::of("regalia=mine").is_host_only);
  for (const char* cookies : {"", ";", "=", ";;; ", "xregalia=a", "Regalia", "__Host-regalia", "__host-regalia=a"})
    EXPECT_EQ(SessionCookie::of(cookies).token, "") << cookies;
}

class Browsers : public Serving {
 protected:
  // A request as a browser sends it: of a page, to a host, with cookies.
  Reply ask(const std::string& method, const std::string& cookie,
            const std::string& origin = "https://games.example.org", const std::string& host = "games.example.org",
            const bj::object& params = {}) {
    const bj::object request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    return client().send(http::verb::post, "/api", bj::serialize(request),
                         {{"Origin", origin}, {"Host", host}, {"Cookie", cookie}});
  }
  static std::string cookie_in(const Reply& reply) { return std::string(reply.response[http::field::set_cookie]); }
};

TEST_F(Browsers, AreGivenACookieOfThisHostOverTlsAndAPlainOneOnTheMachineItself) {
  const std::string over_tls =
      cookie_in(ask("guest", "", "https://games.example.org", "games.example.org", {{"name", "Anna"}}));
  EXPECT_TRUE(over_tls.starts_with("__Host-regalia=")) << over_tls;
  EXPECT_TRUE(over_tls.ends_with("; Secure")) << over_tls;
  const std::string plain = cookie_in(ask("guest", "", "http://localhost:8080", "localhost:8080", {{"name", "Ben"}}));
  EXPECT_TRUE(plain.starts_with("regalia=")) << plain;
  EXPECT_EQ(plain.find("Secure"), std::string::npos) << plain;
  const auto pair = [](const std::string& cookie) { return cookie.substr(0, cookie.find(';')); };
  EXPECT_EQ(ask("me", pair(over_tls)).result().at("name"), "Anna");
  EXPECT_EQ(ask("me", pair(plain), "http://localhost:8080", "localhost:8080").result().at("name"), "Ben");
}

TEST_F(Browsers, ACookieThatANeighbourHasPlantedCountsForNothing) {
  const Client mallory = guest("Mallory");
  EXPECT_EQ(ask("me", "regalia=" + mallory.token).error(), "not_allowed");
  EXPECT_EQ(cookie_in(ask("me", "regalia=" + mallory.token)), "");
  const Client anna = guest("Anna");
  EXPECT_EQ(ask("me", "regalia=" + mallory.token + "; __Host-regalia=" + anna.token).result().at("name"), "Anna");
}

TEST_F(Browsers, ASessionFromBeforeGetsTheOtherCookieAndKeepsIt) {
  const Client anna = guest("Anna");
  stop();
  sqlite::Database(data, sqlite::Database::Access::write).run("UPDATE session SET bound = 0");
  start();
  const Reply known = ask("me", "regalia=" + anna.token);
  EXPECT_EQ(known.result().at("name"), "Anna");
  EXPECT_TRUE(cookie_in(known).starts_with("__Host-regalia=" + anna.token + ";")) << cookie_in(known);
  EXPECT_EQ(ask("me", "regalia=" + anna.token).status(), 200) << "the reply may have been lost";
  EXPECT_EQ(ask("me", "__Host-regalia=" + anna.token).result().at("name"), "Anna");
  EXPECT_EQ(ask("me", "regalia=" + anna.token).error(), "not_allowed") << "the old one has had its day";
}

TEST_F(Browsers, PagesOfOthersMayNotSpeakForTheirVisitors) {
  for (const char* origin :
       {"http://games.example.org", "https://elsewhere.org", "null", "https://games.example.org:8443"}) {
    const Reply refused = ask("games", "", origin);
    EXPECT_EQ(refused.status(), 403) << origin;
    EXPECT_NE(refused.response.body().find("Open https://games.example.org instead."), std::string::npos);
    const Reply socket = client().send(http::verb::get, "/lobby", "",
                                       {{"Origin", origin},
                                        {"Host", "games.example.org"},
                                        {"Connection", "Upgrade"},
                                        {"Upgrade", "websocket"},
                                        {"Sec-WebSocket-Version", "13"},
                                        {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}});
    EXPECT_EQ(socket.status(), 403) << origin;
  }
  EXPECT_EQ(ask("games", "").status(), 200);
}

TEST_F(Browsers, AServerWithAnAddressThatIsNoneDoesNotStart) {
  Settings settings;
  settings.port = 0;
  settings.data = (folder / "other.db").string();
  settings.public_address = "games.example.org";
  EXPECT_THROW(Server{settings}, std::runtime_error);
  EXPECT_FALSE(fs::exists(settings.data));
}

}  // namespace
}  // namespace regalia::server
