// One connection of a browser or a program: HTTP requests, and after an upgrade a WebSocket at a table.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/lobby.h"

namespace regalia::server {

struct Shared {
  Lobby& lobby;
  Store& store;
  boost::asio::thread_pool& waiting;  // for what waits on the disk or takes long
  bool secure_cookies = false;
  double messages_a_second = 0;
};

[[nodiscard]] boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Shared shared);

}  // namespace regalia::server
