// A table that people share: its requests one after the other, its decisions on disk before anybody hears of them, its
// bots on threads of their own.
//
// Everything happens on the host's strand; the functions may be called from anywhere.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/service.h"
#include "store/store.h"
#include "table/table.h"

namespace regalia::server {

// Somebody connected to a table, on a seat or looking on.
struct Member {
  Seat viewer = kNobody;
  std::string name;
  std::function<void(std::string line)> send;  // may be called from any thread; never waits
  std::function<void()> close;

  // The host's own: what the member has been told.
  std::uint32_t told = 0;
  std::string status;
};

class Host : public std::enable_shared_from_this<Host> {
 public:
  // `away`: after so long a bot moves for a person who is asked and does not answer; nothing: nobody does.
  Host(boost::asio::any_io_executor executor, boost::asio::thread_pool& thinking, Store& store, TableInfo info,
       Table table, std::optional<std::chrono::milliseconds> away = std::nullopt);

  void enter(std::shared_ptr<Member> member);
  void leave(std::shared_ptr<Member> member);
  // A line from a member. The answer goes out when all that came before it is on disk.
  void receive(std::shared_ptr<Member> member, std::string line);
  // Lets bots that are asked begin to think; for a table that was just begun or opened.
  void wake();
  // Ends all connections.
  void close();

 private:
  struct Held {
    std::uint64_t after = 0;  // which writing it waits for
    std::shared_ptr<Member> member;
    std::string line;
  };

  [[nodiscard]] protocol::Context context(Seat viewer) { return {games_, table_, protocol::Caller::at(viewer)}; }
  [[nodiscard]] protocol::Answer<boost::json::value> call(Member& member, std::string_view method,
                                                          const boost::json::value& params);
  [[nodiscard]] protocol::Answer<boost::json::value> say(const Member& member, const boost::json::value& params);
  [[nodiscard]] protocol::Answer<boost::json::value> read_chat(const Member& member, const boost::json::value& params);
  void send(const std::shared_ptr<Member>& member, std::string line);
  void keep();
  void written(std::uint64_t number, const std::optional<Error>& failure);
  void tell_members(const Member* except);
  [[nodiscard]] protocol::Answer<boost::json::value> hand_over(const Member& member, const boost::json::value& params);
  [[nodiscard]] protocol::Answer<boost::json::value> resign(Member& member, const boost::json::value& params);
  void answer_for_bots();
  void think();
  void think_for(Seat seat, const BotEntry& bot);
  void watch_the_clock();
  [[nodiscard]] const BotEntry* bot_named(const std::string& id) const;
  void thought(Seat seat, Move move);

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  boost::asio::thread_pool& thinking_;
  Store& store_;
  Catalogue games_ = all_games();
  TableInfo info_;
  std::optional<Table> table_;
  std::set<std::shared_ptr<Member>> members_;
  std::size_t kept_steps_;
  std::int64_t chat_lines_ = 0;
  std::vector<Change> changes_;  // made, and not yet given to the store
  std::uint64_t writing_ = 0;    // how many writings have begun
  std::uint64_t on_disk_ = 0;    // how many of them are done
  std::deque<Held> held_;
  std::set<Seat> thinkers_;
  std::optional<std::chrono::milliseconds> away_;
  boost::asio::steady_timer clock_;
  std::size_t clock_step_ = SIZE_MAX;  // the step for which the clock runs
  bool broken_ = false;
};

}  // namespace regalia::server
