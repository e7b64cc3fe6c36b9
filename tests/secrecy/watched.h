// For tests: what one viewer is sent at two servers with the same tables, where the others play by sockets of their own.
// Every byte must be the same, at the table and in the lobby; of times only that there is one.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/tests/clients.h"
#include "tests/secrecy/prepared_server.h"

namespace regalia::server {

// What the viewer is told by what has happened since, and what the game waits for as far as the viewer may know.
inline std::string noticed(const Table& before, const Table& after, Seat viewer) {
  std::string all;
  const auto lines = before.everything_told().heard_by(viewer).size();
  for (const LogLine& line : after.log(viewer, static_cast<std::uint32_t>(lines)))
    all += line.text + bj::serialize(line.shows) + "\n";
  const Pending pending = after.game().rules().pending_for(after.state(), viewer);
  if (pending.step == Step::chance) all += after.game().rules().chance_scope(after.state()).text();
  return all + std::to_string(static_cast<int>(pending.step)) + " " + std::to_string(pending.owing.bits()) + " " +
         std::to_string(pending.may_revise.bits());
}

class Watched {
 public:
  Watched(const PreparedServer& a, const PreparedServer& b, std::string id, int seats, Seat viewer)
      : id_(std::move(id)), viewer_(viewer) {
    for (const PreparedServer* server : {&a, &b}) {
      Place& place = places_.emplace_back();
      place.server = server;
      place.lobby = std::make_unique<Chair>(server->port(), "/lobby", PreparedServer::token_of(viewer));
      for (int i = 0; i < seats; ++i)
        place.seats.push_back(std::make_unique<Chair>(server->port(), id_, PreparedServer::token(i)));
    }
    come();
  }

  // The viewer leaves the table at both, and comes again.
  void leave() {
    for (Place& place : places_) {
      place.table.reset();
      if (viewer_ != kNobody) place.seats[static_cast<std::size_t>(index(viewer_))].reset();
    }
    wait_until_gone();
  }
  void come() {
    for (Place& place : places_) {
      const int seat = index(viewer_);
      const std::string token = PreparedServer::token_of(viewer_);
      place.table = std::make_unique<Chair>(place.server->port(), id_, token,
                                            viewer_ == kNobody ? "" : "?seat=" + std::to_string(seat + 1));
      if (viewer_ != kNobody && !place.seats[static_cast<std::size_t>(seat)])
        place.seats[static_cast<std::size_t>(seat)] = std::make_unique<Chair>(place.server->port(), id_, token);
    }
  }

  // A seat's socket at one of the servers.
  [[nodiscard]] Chair& chair(std::size_t server, Seat seat) {
    Place& place = places_[server];
    return seat == viewer_ ? *place.table : *place.seats[static_cast<std::size_t>(index(seat))];
  }

  // Everything that was sent to the viewer since the last time, and what is answered now.
  void compare() {
    for (const Place& place : places_) {
      for (const char* method : {"status", "view", "moves", "deals", "wishes", "log", "chat", "position", "record"})
        place.table->call(method);
      place.table->call("undo", {{"decisions", 9999}});
      for (std::size_t seat = 1; seat <= place.seats.size(); ++seat) place.table->call("nudge", {{"seat", seat}});
    }
    ASSERT_NO_FATAL_FAILURE(expect_same_lines(places_[0].table->heard, places_[1].table->heard));
    for (const Place& place : places_) place.table->heard.clear();
    expect_same_lines(in_lobby(places_[0]), in_lobby(places_[1]));
  }

  // News in the lobby are told a fifth of a second together, so that how often they come is a matter of chance; whether
  // they have come since the last time is not.
  void settle_lobby() {
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
    const auto news = [](const Place& place) {
      place.lobby->call("tables");
      return !std::exchange(place.lobby->notices, {}).empty();
    };
    EXPECT_EQ(news(places_[0]), news(places_[1]));
  }

 private:
  struct Place {
    const PreparedServer* server = nullptr;
    std::unique_ptr<Chair> table;
    std::unique_ptr<Chair> lobby;
    std::vector<std::unique_ptr<Chair>> seats;
  };

  // A table that was never touched has changed at 1; whether it was touched is not left out.
  static std::string without_times(const std::string& text) {
    static const std::regex time(R"re("(time|changed|left)":\d\d+)re");
    return std::regex_replace(text, time, "\"$1\":0");
  }

  // Shows the first that differs.
  static void expect_same_lines(const std::string& a, const std::string& b) {
    std::istringstream first(without_times(a));
    std::istringstream second(without_times(b));
    for (;;) {
      std::string line;
      std::string other;
      const bool is_first = !std::getline(first, line).fail();
      const bool is_second = !std::getline(second, other).fail();
      ASSERT_EQ(line, other);
      ASSERT_EQ(is_first, is_second) << "one was sent more than the other";
      if (!is_first) return;
    }
  }

  [[nodiscard]] std::string in_lobby(const Place& place) const {
    std::string all = bj::serialize(place.lobby->call("table", {{"table", id_}}));
    all += "\n" + bj::serialize(place.lobby->call("notices"));
    for (const AccountId account : place.server->accounts())
      all += "\n" + bj::serialize(place.lobby->call("player", {{"player", account}}));
    // The other tables are made for other viewers.
    const bj::value lists = place.lobby->result("tables");
    for (const auto& [list, tables] : lists.as_object())
      for (const bj::value& table : tables.as_array())
        if (table.is_object() && table.at("id").as_string() == id_)
          all += "\n" + std::string(list) + bj::serialize(table);
    return all;
  }

  // Another seat is told that nobody is at the viewer's.
  void wait_until_gone() {
    if (viewer_ == kNobody) return;
    const int seat = index(viewer_);
    for (const Place& place : places_)
      while (is_here(*place.seats[seat == 0 ? 1 : 0], static_cast<std::size_t>(seat)))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  // By the last that was told of the company.
  static bool is_here(Chair& witness, std::size_t seat) {
    witness.call("status");
    const std::size_t last = witness.heard.rfind(R"("method":"company")");
    const std::size_t begin = witness.heard.rfind('\n', last) + 1;
    const bj::value told = bj::parse(witness.heard.substr(begin, witness.heard.find('\n', last) - begin));
    return told.at("params").at("seats").at(seat).at("here").as_bool();
  }

  std::string id_;
  Seat viewer_;
  std::vector<Place> places_;
};

}  // namespace regalia::server
