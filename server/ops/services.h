// What all parts of a server share.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>

#include "games/catalogue.h"
#include "server/account/regards.h"
#include "server/account/secret_box.h"
#include "server/net/addresses.h"
#include "server/net/files.h"
#include "server/net/origins.h"
#include "server/net/postman.h"
#include "server/ops/fair_pool.h"
#include "server/ops/limits.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "store/store.h"

namespace regalia::server {

struct Services {
  boost::asio::io_context::executor_type executor;
  FairPool& thinking;  // for bots
  FairPool& waiting;   // for what waits on the disk or takes long
  Store& store;
  Limits& limits;
  Metrics& metrics;
  Regards& regards;
  Postman& postman;
  const Log& log;
  const Files& files;
  Catalogue games = all_games();
  Proxies proxies{};                               // that speak TLS and say whom they speak for
  std::chrono::milliseconds bots_pause{0};         // between the decisions of bots, where somebody is looking
  std::chrono::milliseconds bots_deadline{5'000};  // the longest that a bot may think about a decision
  std::chrono::milliseconds absent_after = std::chrono::minutes(10);  // whoever is asked and not there is then late
  int archive_days = 60;  // tables that nobody has touched for so long are put away
  std::chrono::seconds notices_after =
      std::chrono::minutes(5);   // people who are not there are told that they are asked
  std::string public_address{};  // of this server, for links in what is sent
  int session_days = 90;         // a session that is not used for so long ends
  Origins origins{};             // of pages that may speak for their visitors
  SecretBox secret_box{""};      // of secrets that cannot be kept as hashes
};

}  // namespace regalia::server
