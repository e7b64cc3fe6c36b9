// One connection of a browser or a program: HTTP requests, and after an upgrade a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/lobby/lobby.h"
#include "server/net/strand.h"

namespace regalia::server {

[[nodiscard]] boost::asio::awaitable<void> serve_connection(Stream::socket_type socket, Lobby& lobby);

}  // namespace regalia::server
