// `regalia serve`: tables over HTTP and WebSocket.
//
//   GET  /…            the browser client
//   POST /api          the lobby: JSON-RPC 2.0, one request or a batch
//   GET  /lobby        a WebSocket in the lobby: the same methods, and news of tables
//   GET  /tables/ID    a WebSocket at a table: the seat methods of the protocol, `say` and `chat`; ?seat=2 chooses a seat
//   GET  /records/ID   the record of a game that has ended, to those who may read it (table/record_access.h)
//   GET  /health       whether the server is well
//   GET  /metrics      counts in the format of Prometheus, for this machine only
//
// Whoever is known has a session token, in a cookie or as `Authorization: Bearer TOKEN`.
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>

#include "games/catalogue.h"
#include "server/net/addresses.h"
#include "server/net/postman.h"
#include "server/ops/limits.h"
#include "server/ops/log.h"

namespace regalia::server {

struct Settings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::string data = "regalia.db";
  std::string web;  // the folder of the browser client; empty: there is none
  int threads = 2;
  Proxies proxies;     // that speak TLS: cookies are for TLS only, and visitors are known by X-Forwarded-For
  int bots_pause = 0;  // milliseconds between the decisions of bots, where somebody is looking
  std::chrono::milliseconds bots_deadline{5'000};  // the longest that a bot may think about a decision
  std::chrono::milliseconds absent_after =
      std::chrono::minutes(10);  // without a clock: who is asked and not there is late
  std::chrono::seconds notices_after =
      std::chrono::minutes(5);  // people who are not there are told that they are asked
  std::string public_address;   // as people call this server, in links and as browsers say; empty: by where it listens
  PostSettings post;
  int archive_days = 60;  // tables that nobody has touched for so long are put away
  int session_days = 90;  // a session that is not used for so long ends
  Catalogue games = all_games();
  LimitSettings limits;
  Log::Level log = Log::Level::info;
  std::ostream* log_to = nullptr;  // standard error if left out
};

class Server {
 public:
  // Opens the data file and listens. Throws with a reason if either cannot be done.
  explicit Server(const Settings& settings);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  // Serves until stop() is called, from another thread or by a signal.
  void run();
  void stop();
  // SIGINT and SIGTERM stop it.
  void stop_on_signals();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace regalia::server
