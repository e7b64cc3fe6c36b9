// A table that people share: its requests one after the other, its decisions on disk before anybody hears of them, its
// bots on threads of their own.
//
// Everything happens on the host's strand; the functions may be called from anywhere.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/service.h"
#include "server/member.h"
#include "server/messages.h"
#include "server/services.h"
#include "table/table.h"

namespace regalia::server {

// What the lobby has a say in.
struct HostSettings {
  // After so long a bot moves for a person who is asked and does not answer; nothing: nobody does.
  std::optional<std::chrono::milliseconds> away;
  // Called when the table waits for others than before, has other people at its seats, or has ended.
  std::function<void(const TableInfo&)> progressed = [](const TableInfo&) {};
};

class Host;

// Who asks for something at a table.
struct AtTable {
  Host& host;
  Member& member;
};

enum class TableLevel { seat, anybody };

using TableMethod = protocol::MethodOf<AtTable, TableLevel>;

class Host : public std::enable_shared_from_this<Host> {
 public:
  [[nodiscard]] static const std::vector<TableMethod>& methods();

  Host(const Services& services, TableInfo info, Table table, HostSettings settings);
  ~Host();

  void enter(std::shared_ptr<Member> member);
  void leave(std::shared_ptr<Member> member);
  // A line from a member. The answer goes out when all that came before it is on disk.
  void receive(std::shared_ptr<Member> member, std::string line);
  // Lets bots that are asked begin to think; for a table that was just begun or opened.
  void wake();
  // Ends all connections when what was done is on disk.
  void close();
  // Onlookers whose invitation no longer holds.
  void dismiss_onlookers();
  // No longer to be used: it was closed, or the disk refused something. The table is then opened anew from the disk.
  [[nodiscard]] bool is_stopped() const { return stopped_; }
  // Nothing happens here by itself, so a host that nobody holds may go.
  [[nodiscard]] bool may_rest() const { return !settings_.away || over_; }

 private:
  struct Held {
    std::uint64_t after = 0;  // which writing it waits for
    std::shared_ptr<Member> member;
    std::string line;
  };

  // Its own methods, besides those of the protocol.
  [[nodiscard]] static protocol::Answer<ChatInfo> say(const AtTable& at, const SayParams& params);
  [[nodiscard]] static protocol::Answer<ChatReply> read_chat(const AtTable& at, const ChatParams& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> hand_over(const AtTable& at, const HandOverParams& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> resign(const AtTable& at, const protocol::Nothing& params);

  [[nodiscard]] protocol::Context context(Seat viewer) { return {games_, table_, protocol::Caller::at(viewer)}; }
  [[nodiscard]] protocol::Answer<boost::json::value> call(Member& member, std::string_view method,
                                                          const boost::json::value& params);
  void send(const std::shared_ptr<Member>& member, std::string line);
  void keep();
  void note_progress();
  [[nodiscard]] SeatSet asked() const;
  void part();
  void written(std::uint64_t number, const std::optional<Error>& failure);
  void tell_members(const Member* except);
  [[nodiscard]] std::optional<protocol::Failure> fault_in_leaving() const;
  void answer_for_bots();
  void think();
  void think_for(Seat seat, const BotEntry& bot);
  void set_seat(Seat seat, SeatKeeper keeper);
  void watch_the_clock();
  [[nodiscard]] const BotEntry* bot_named(const std::string& id) const;
  void hesitate(Seat seat, Move move);
  void thought(Seat seat, Move move);

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  const Services& services_;
  Catalogue games_ = all_games();
  TableInfo info_;
  std::optional<Table> table_;
  HostSettings settings_;
  std::set<std::shared_ptr<Member>> members_;
  std::size_t kept_steps_;
  std::int64_t chat_lines_ = 0;
  std::vector<Change> changes_;  // made, and not yet given to the store
  std::uint64_t writing_ = 0;    // how many writings have begun
  std::uint64_t on_disk_ = 0;    // how many of them are done
  std::deque<Held> held_;
  std::map<Seat, std::shared_ptr<Recollection>> recollections_;  // of bots; each belongs to the bot while it thinks
  std::set<Seat> thinkers_;
  boost::asio::steady_timer clock_;
  std::size_t clock_step_ = SIZE_MAX;  // the step for which the clock runs
  std::atomic<bool> stopped_ = false;
  std::atomic<bool> over_;
};

}  // namespace regalia::server
