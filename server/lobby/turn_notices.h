// Tells people who are not at the table that it is their turn: by a web address of theirs, or by mail. Whoever has many
// tables that wait is told of them together.
//
// What is to be told stands in the data file, so that nothing is forgotten when the server starts again. Each account has
// one notice under way at a time, and a web address that keeps failing is switched off until its owner wants it again.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <set>

#include "server/messages/lobby_messages.h"
#include "server/net/postman.h"
#include "server/ops/services.h"

namespace regalia::server {

class TurnNotices {
 public:
  explicit TurnNotices(const Services& services);
  ~TurnNotices() { stop(); }
  TurnNotices(const TurnNotices&) = delete;
  TurnNotices& operator=(const TurnNotices&) = delete;

  // These seats of a table are asked now, or are not any more; those who are there see it for themselves.
  void follow(const TableInfo& table, SeatSet concerned, SeatSet here);
  // Somebody else wants one told, at once.
  void remind(const TableInfo& table, Seat seat);
  // Sends what is due; called now and then.
  void send_due();

  // What somebody wants.
  [[nodiscard]] NoticeWishes wishes_of(const Account& account) const;
  // Changes it, as it is now, and gives what it is then. Nothing else changes it meanwhile.
  using Edit = std::function<void(NoticeWishes&)>;
  [[nodiscard]] Result<NoticeWishes> change(AccountId account, const Edit& edit);
  // A letter with a code, which proves that the address is his. Waits until it is sent.
  [[nodiscard]] std::optional<Error> send_code(const std::string& address, const std::string& code) const;
  [[nodiscard]] bool can_mail() const { return services_.postman.can_mail(); }
  void stop() { services_.postman.stop(); }

 private:
  [[nodiscard]] bool is_wanted(AccountId account);
  // A notice on its way to somebody.
  struct Delivery {
    Store::Waiting waiting;
    int open = 0;  // ways by which it may still arrive
    bool arrived = false;
    std::string fault{};
  };
  void send(const Store::Waiting& waiting);
  void post(const Account& account, const NoticeWishes& wishes, const std::vector<TableInfo>& tables,
            const std::shared_ptr<Delivery>& delivery);
  void mail(const Account& account, const NoticeWishes& wishes, const std::vector<TableInfo>& tables,
            const std::shared_ptr<Delivery>& delivery);
  // One of its ways has ended.
  void end_way(Delivery& delivery, const std::optional<Error>& failure);
  void settle(const Delivery& delivery);
  // Counts how often a web address has failed, if it is still the one that its owner wants.
  void note_answer(AccountId account, const std::string& address, const std::optional<Error>& failure);
  [[nodiscard]] std::string link(const std::string& path) const;
  [[nodiscard]] std::string link(const TableInfo& table) const { return link("/tables/" + table.id); }

  const Services& services_;
  std::mutex mutex_;  // for those who want any
  std::set<AccountId> wanting_;
  std::mutex sending_;  // for what is on its way
  std::set<AccountId> under_way_;
  std::mutex changing_;  // for what somebody wants
};

// Whether a web address has failed so often that nothing is sent there.
[[nodiscard]] bool is_switched_off(const NoticeWishes& wishes);

}  // namespace regalia::server
