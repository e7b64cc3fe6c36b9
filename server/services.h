// What all parts of a server share.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>

#include "games/catalogue.h"
#include "server/files.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/thinking_pool.h"
#include "store/store.h"

namespace regalia::server {

struct Services {
  boost::asio::io_context::executor_type executor;
  ThinkingPool& thinking;             // for bots
  boost::asio::thread_pool& waiting;  // for what waits on the disk or takes long
  Store& store;
  Limits& limits;
  Metrics& metrics;
  const Log& log;
  const Files& files;
  Catalogue games = all_games();
  bool behind_proxy = false;                       // that speaks TLS and says whom it speaks for
  std::chrono::milliseconds bots_pause{0};         // between the decisions of bots, where somebody is looking
  std::chrono::milliseconds bots_deadline{5'000};  // the longest that a bot may think about a decision
};

}  // namespace regalia::server
