// Somebody connected by a WebSocket, at a table or in the lobby.
#pragma once

#include <boost/json/fwd.hpp>
#include <functional>
#include <optional>
#include <string>

#include "engine/seat.h"
#include "server/table/picture.h"
#include "store/store.h"

namespace regalia::server {

struct Member {
  std::string name;
  std::optional<AccountId> account;
  std::string session;                         // by which he is known; empty: he is not
  std::string network;                         // where he comes from, as visitors are counted
  std::function<void(std::string line)> send;  // may be called from any thread; never waits
  std::function<void()> close;

  // At a table: on a seat or looking on, and what the member was shown last.
  Seat viewer = kNobody;
  SharedPicture shown;
  std::size_t held = 0;  // bytes that wait for the disk before they are sent
};

// A message that nobody asked for.
[[nodiscard]] std::string notice(const char* method, boost::json::value params);

}  // namespace regalia::server
