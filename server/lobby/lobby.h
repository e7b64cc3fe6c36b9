// Where tables are found, and the methods of the lobby. Its functions may be called from any thread and may wait for the
// disk.
#pragma once

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "protocol/method.h"
#include "server/lobby/sessions.h"
#include "server/lobby/turn_notices.h"
#include "server/table/host.h"

namespace regalia::server {

struct Visitor;

class Lobby {
 public:
  explicit Lobby(const Services& services);

  // Finds out who a visitor is, by his token, as it is now.
  void recognise(Visitor& visitor);

  // Answers a request: an account is needed for all but the first steps.
  [[nodiscard]] protocol::Answer<boost::json::value> call(const Visitor& visitor, std::string_view method,
                                                          const boost::json::value& params);

  [[nodiscard]] static int cost_of(std::string_view method);

  // Where a connection belongs: the host of a table that is being played or has ended, and the seat of the account
  // there; `seat` chooses among several, an invitation admits onlookers. The reason, if it may not
  // come in.
  struct Place {
    std::shared_ptr<Host> host;
    Seat viewer = kNobody;
  };
  [[nodiscard]] Result<Place> place(const std::optional<Account>& account, const std::string& table,
                                    std::optional<int> seat, const std::optional<std::string>& invitation);

  // Members of the lobby hear that tables have changed: their own, and those in the list.
  void enter(std::shared_ptr<Member> member);
  void leave(const std::shared_ptr<Member>& member);

  // Opens the tables where something happens by itself; for a server that starts.
  void wake_tables();
  // Lets tables go that nobody is at; they are opened again when somebody comes.
  void let_tables_rest();
  // Opens tables where somebody's time is up while nobody is there.
  void see_to_late_tables();
  // What whoever runs the server has asked for.
  void carry_out_orders();
  // Puts tables away that nobody has touched for long; they come back when they are opened.
  void archive_old_tables();
  void close_all();

  // For its methods: changes of a table, one after the other.
  [[nodiscard]] const Services& services() const { return services_; }
  [[nodiscard]] std::mutex& changing(const std::string& table);
  [[nodiscard]] std::shared_ptr<Host> host_of(const TableInfo& table, std::optional<Table> begun = std::nullopt);
  void announce(const TableInfo& table);
  void dismiss_onlookers(const std::string& table);
  [[nodiscard]] Sessions& sessions() { return sessions_; }
  [[nodiscard]] TurnNotices& notices() { return notices_; }
  // Whether what is kept of a table can be used. One that cannot be is set aside, and whoever runs the server is told.
  [[nodiscard]] bool is_sound(const TableInfo& table);
  // The game of a table ends before its time.
  void end_game(const TableInfo& table, const std::string& why);
  void announce_to(AccountId account);
  // The table is gone, and whoever is there leaves.
  void drop_table(const TableInfo& table);
  // Somebody leaves a table for good: before the game his seats are free, later a bot plays them.
  void give_away_seats(const TableInfo& table, AccountId account);

 private:
  void tell_members();
  void tell_soon();  // with the lock of what follows
  // Tells the keepers of these seats soon.
  void announce_progress(const TableInfo& table, SeatSet concerned);

  // A table that is in memory, or on the way there: opening one keeps those waiting who want the same.
  struct Opened {
    std::mutex opening;
    std::shared_ptr<Host> host;
  };
  [[nodiscard]] std::shared_ptr<Opened> opened(const std::string& table);
  [[nodiscard]] std::shared_ptr<Host> found(const std::string& table);
  [[nodiscard]] std::optional<Table> open(const TableInfo& table);
  [[nodiscard]] HostSettings settings_of(const TableInfo& table, const Table& game);
  void set_aside(const TableInfo& table, const std::string& why);
  // Those who have not added to chance are not waited for any more.
  void begin_again(const std::string& table, SeatSet excused);

  const Services& services_;
  Sessions sessions_;
  TurnNotices notices_;
  std::array<std::mutex, 64> changing_;  // by table
  std::mutex finding_;
  std::map<std::string, std::shared_ptr<Opened>> hosts_;

  std::mutex meeting_;  // for what follows
  std::set<std::shared_ptr<Member>> members_;
  std::set<AccountId> concerned_;  // whose tables have changed since members were told
  bool all_concerned_ = false;
  bool telling_ = false;
  boost::asio::steady_timer soon_;
};

}  // namespace regalia::server
