// A WebSocket, at a table or in the lobby.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>
#include <memory>

#include "server/net/strand.h"
#include "server/ops/services.h"
#include "server/table/member.h"

namespace regalia::server {

using Request = boost::beast::http::request<boost::beast::http::string_body>;

// Where a member is.
struct Room {
  Strand strand;  // everything happens there
  std::function<void(std::shared_ptr<Member>)> enter;
  std::function<boost::asio::awaitable<int>(std::shared_ptr<Member>, std::string line)> receive;  // says what it costs
  std::function<void(std::shared_ptr<Member>)> leave;
};

// Accepts the upgrade and carries messages between the member and the room until one of them leaves. The next message is
// read when the one before it is answered, paid for, and the answers to earlier ones are read.
[[nodiscard]] boost::asio::awaitable<void> serve_socket(Stream stream, Request request, Room room,
                                                        std::shared_ptr<Member> member, const Services& services);

}  // namespace regalia::server
