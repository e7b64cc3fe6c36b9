// A WebSocket at a table.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/lobby.h"

namespace regalia::server {

using Request = boost::beast::http::request<boost::beast::http::string_body>;

// Accepts the upgrade and carries messages between the member and the host until one of them leaves.
[[nodiscard]] boost::asio::awaitable<void> serve_socket(boost::beast::tcp_stream stream, Request request,
                                                        Lobby::Place place, std::string name, double messages_a_second);

}  // namespace regalia::server
