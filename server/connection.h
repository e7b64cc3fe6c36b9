// One connection of a browser or a program: HTTP requests, and after an upgrade a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/lobby.h"

namespace regalia::server {

[[nodiscard]] boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Lobby& lobby);

}  // namespace regalia::server
