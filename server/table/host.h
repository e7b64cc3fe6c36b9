// A table that people share: its requests one after the other, and each member told in one message what has changed.
//
// Everything happens on the host's strand, which the sockets at the table share; but for `receive`, the functions may be
// called from anywhere.
// What waits for the disk, the chat, the bots and the company have files of their own (outbox.h, table_chat.h, bot_seats.h,
// company.h; what follows from the last is carried out in host_company.cpp).
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/service.h"
#include "server/messages/table_messages.h"
#include "server/net/strand.h"
#include "server/ops/message_cost.h"
#include "server/ops/services.h"
#include "server/table/awaited.h"
#include "server/table/bot_seats.h"
#include "server/table/company.h"
#include "server/table/member.h"
#include "server/table/outbox.h"
#include "server/table/table_chat.h"
#include "table/course.h"
#include "table/review.h"
#include "table/table.h"

namespace regalia::server {

// What the lobby has a say in.
struct HostSettings {
  bool friendly = false;         // bots give advice
  std::string address;           // of whoever made the table, as far as it is known
  std::optional<Course> course;  // of a game that has ended
  Company::Settings company;
  // Begins a game anew that could not begin, since these seats have not added to chance.
  std::function<void(SeatSet excused)> begin_again = [](SeatSet) {};
  // Called when the lobby shows something else of the table to these seats' keepers.
  std::function<void(const TableInfo&, SeatSet concerned, SeatSet here)> progressed = [](const TableInfo&, SeatSet,
                                                                                         SeatSet) {};
  // Called when somebody reminds a seat that is not there.
  std::function<void(const TableInfo&, Seat)> nudged = [](const TableInfo&, Seat) {};
};

class Host;

// Who asks for something at a table.
struct AtTable {
  Host& host;
  const std::shared_ptr<Member>& member;
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
  // A line from a member, on the strand; says what it costs. The answer goes out when all that came before it is on disk.
  [[nodiscard]] boost::asio::awaitable<int> receive(std::shared_ptr<Member> member, std::string line);
  // Lets bots that are asked begin to think; for a table that was just begun or opened.
  void wake();
  // The game ends before its time, for a reason.
  void end_early(std::string why);
  // Ends all connections when what was done is on disk.
  void close();
  // A bot plays the seats of somebody who has gone for good.
  void give_away(AccountId account);
  // Onlookers whose invitation no longer holds.
  void dismiss_onlookers();
  [[nodiscard]] const Strand& strand() const { return strand_; }
  // No longer to be used: it was closed, or the disk refused something. The table is then opened anew from the disk.
  [[nodiscard]] bool is_stopped() const { return stopped_; }

 private:
  // Its own methods, besides those of the protocol.
  [[nodiscard]] static protocol::Answer<ChatInfo> say(const AtTable& at, const SayParams& params);
  [[nodiscard]] static protocol::Answer<ChatReply> read_chat(const AtTable& at, const ChatParams& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> hand_over(const AtTable& at, const HandOverParams& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> resign(const AtTable& at, const protocol::Nothing& params);

  [[nodiscard]] static protocol::Answer<protocol::Nothing> hint(const AtTable& at, const protocol::Nothing& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> review(const AtTable& at, const protocol::Nothing& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> vote(const AtTable& at, const VoteParams& params);
  [[nodiscard]] static protocol::Answer<protocol::Nothing> nudge(const AtTable& at, const NudgeParams& params);

  [[nodiscard]] BotSeats::House house();
  [[nodiscard]] Payer payer() const { return {settings_.address, std::to_string(info_.creator), info_.id}; }
  [[nodiscard]] Payer payer(const Member& asker) const;
  [[nodiscard]] protocol::Answer<boost::json::value> call(const std::shared_ptr<Member>& member,
                                                          std::string_view method, const boost::json::value& params);
  [[nodiscard]] protocol::Answer<boost::json::value> call_and_count(const std::shared_ptr<Member>& member,
                                                                    std::string_view method,
                                                                    const boost::json::value& params,
                                                                    MessageCost& cost);
  [[nodiscard]] std::optional<protocol::Failure> fault_in_leaving() const;
  [[nodiscard]] bool is_muted(const std::optional<AccountId>& speaker, const Member& listener) const;
  void set_seat(Seat seat, SeatKeeper keeper);
  [[nodiscard]] const std::string& name_of(Seat seat) const {
    return table_->names()[static_cast<std::size_t>(index(seat))];
  }
  // For good: a bot plays the seat, and its keeper looks on.
  void give_to_bot(Seat seat);

  // After something was done: keeps it, tells whoever sees something else, and lets bots go on.
  void settle();
  // A fault of the program at this table is no fault of the server: everybody leaves, and the table is opened anew.
  void give_up(const std::exception& fault);
  void keep();
  [[nodiscard]] AddLines lines_since(std::size_t step) const;
  void note_progress(bool is_longer);
  [[nodiscard]] bool note_public_change();
  void keep_result();
  // How the game went is worked out elsewhere; whoever wants something meanwhile waits for it.
  void work_out_course();
  void course_is_known(Course course);
  // What a bot thinks of the game is worked out when somebody asks for it, by turns with the bots of other tables.
  void work_out_review(const Payer& payer, std::shared_ptr<Limits::Place> place);
  void review_is_known(std::vector<Opinion> opinions);
  void tell_review(const std::shared_ptr<Member>& member);
  [[nodiscard]] static protocol::Failure too_much_advice();
  void tell_declined(Seat seat);
  // The seats that the game waits for, as a viewer knows (awaited.h).
  [[nodiscard]] SeatSet awaited_by(Seat viewer) const {
    return ended_early_.empty() ? awaited(*table_, viewer) : SeatSet{};
  }
  [[nodiscard]] SeatSet people() const;
  // Lets time run for those whom the game waits for, and does what follows when it is up.
  void follow_company();
  [[nodiscard]] Company::Now who_is_there() const;
  bool see_to_late(SeatSet late);
  [[nodiscard]] CompanyNotice company_for(Seat viewer) const;
  void tell_company();
  void tell_company(const std::shared_ptr<Member>& member);
  void befall(Seat seat, Company::Fate fate);
  void abandon(const std::string& why);
  void begin_again();
  void written(const std::optional<Error>& failure);
  void part();

  // What changes for viewers although nothing was told and they did nothing.
  struct Beside {
    std::size_t contributions = 0;  // to chance
    std::uint32_t request = 0;
    std::uint32_t agreed = 0;
    bool trouble = false;

    bool operator==(const Beside&) const = default;
  };
  struct Shown {
    SharedPicture picture;
    Beside beside;
  };
  [[nodiscard]] Beside beside() const;
  [[nodiscard]] const SharedPicture& picture(Seat viewer);
  void tell_members();

  Strand strand_;
  const Services& services_;
  TableInfo info_;
  std::optional<Table> table_;
  HostSettings settings_;
  std::set<std::shared_ptr<Member>> members_;
  std::map<Seat, Shown> shown_;  // the newest picture of each viewer
  std::size_t told_steps_ = 0;   // the step up to which members were told
  Beside told_beside_;
  std::size_t kept_steps_;
  std::shared_ptr<Outbox> outbox_;
  TableChat chat_;
  std::vector<std::pair<std::shared_ptr<Member>, std::string>> notices_;  // to be sent behind the next writing
  BotSeats bots_;
  Company company_;
  boost::asio::steady_timer until_late_;
  std::optional<std::int64_t> kept_deadline_ = -1;  // as the store has it; at first it is not known
  SeatSet excused_;                                 // from adding to chance: the game begins again without them
  std::map<Seat, std::string> told_company_;        // to each viewer
  std::string ended_early_;                         // why; empty: it is not
  SeatSet concerned_;                               // whose keepers the lobby shows something else, since it was told
  std::size_t public_lines_;      // that onlookers had been told when the lobby was last shown a change
  std::optional<Course> course_;  // of a game that has ended
  std::optional<std::vector<Opinion>> review_;
  std::set<std::shared_ptr<Member>> review_wanted_;  // by whom, while it is worked out
  bool is_working_out_ = false;
  boost::asio::steady_timer course_known_;
  std::atomic<bool> stopped_ = false;
  std::atomic<bool> over_;
};

}  // namespace regalia::server
