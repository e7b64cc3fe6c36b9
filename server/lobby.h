// Where tables are made and found, and where people become known. Its functions may be called from any thread and may
// wait for the disk.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/thread_pool.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "protocol/method.h"
#include "server/host.h"
#include "store/store.h"

namespace regalia::server {

class Lobby {
 public:
  Lobby(boost::asio::any_io_executor executor, boost::asio::thread_pool& thinking, Store& store);

  // The account that a session token stands for.
  [[nodiscard]] std::optional<Account> account_of(const std::string& token);

  // Answers a request: an account is needed for all but the first steps.
  [[nodiscard]] protocol::Answer<boost::json::value> call(const std::optional<Account>& account,
                                                          const std::string& token, std::string_view method,
                                                          const boost::json::value& params);

  // Where a connection belongs: the host of a table that is being played or has ended, and the seat of the account
  // there; `seat` chooses among several, an invitation admits onlookers. The reason, if it may not
  // come in.
  struct Place {
    std::shared_ptr<Host> host;
    Seat viewer = kNobody;
  };
  [[nodiscard]] Result<Place> place(const std::optional<Account>& account, const std::string& table,
                                    std::optional<int> seat, const std::optional<std::string>& invitation);

  // Opens all tables that are being played, so that their bots go on; for a server that starts.
  void wake_all();
  void close_all();

  // For its methods: changes of a table, one after the other.
  [[nodiscard]] Store& store() { return store_; }
  [[nodiscard]] std::mutex& changing() { return changing_; }
  [[nodiscard]] std::shared_ptr<Host> host_of(const TableInfo& table, std::optional<Table> begun = std::nullopt);

 private:
  boost::asio::any_io_executor executor_;
  boost::asio::thread_pool& thinking_;
  Store& store_;
  std::mutex changing_;
  std::mutex finding_;
  std::map<std::string, std::shared_ptr<Host>> hosts_;
};

}  // namespace regalia::server
