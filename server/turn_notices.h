// Tells people who are not at the table that it is their turn: by a web address of theirs, or by mail. Whoever has many
// tables that wait is told of them together.
//
// What is to be told stands in the data file, so that nothing is forgotten or told twice when the server starts anew.
#pragma once

#include <map>
#include <mutex>
#include <set>

#include "server/fair_pool.h"
#include "server/lobby_messages.h"
#include "server/postman.h"
#include "server/services.h"

namespace regalia::server {

class TurnNotices {
 public:
  TurnNotices(const Services& services, const Postman& postman);

  // These seats of a table are asked now, or are not any more; those who are there see it for themselves.
  void follow(const TableInfo& table, SeatSet concerned, SeatSet here);
  // Somebody else wants one told, at once.
  void remind(const TableInfo& table, Seat seat);
  // Sends what is due; called now and then.
  void send_due();

  // What somebody wants.
  [[nodiscard]] NoticeWishes wishes_of(const Account& account) const;
  [[nodiscard]] std::optional<Error> set(AccountId account, const NoticeWishes& wishes);
  // A letter with a code, which proves that the address is his.
  [[nodiscard]] std::optional<Error> send_code(const std::string& address, const std::string& code) const;
  [[nodiscard]] bool can_mail() const { return postman_.can_mail(); }
  void stop() { carrying_.stop(); }

 private:
  [[nodiscard]] bool is_wanted(AccountId account);
  void send(const Store::Waiting& waiting);
  // Why it has not arrived by any of the ways that somebody wants.
  [[nodiscard]] std::optional<Error> carry(const Account& account, const NoticeWishes& wishes,
                                           const std::vector<TableInfo>& tables) const;
  [[nodiscard]] std::string link(const std::string& path) const;

  const Services& services_;
  const Postman& postman_;
  std::mutex mutex_;
  std::set<AccountId> wanting_;
  std::set<AccountId> under_way_;
  FairPool carrying_{3};  // which waits for others
};

}  // namespace regalia::server
