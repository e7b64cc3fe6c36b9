// Whose work is next: by processor time used, first between addresses, then between the accounts of an address, then
// between the tables of an account. It has no threads and no clock of its own; FairPool has.
//
// This is start-time fair queueing. A share that has rested begins where the others are: nobody saves time up, and nobody
// gets rid of what was used by resting for a moment. Work under way counts as a slice; when it ends, as what it took.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/ops/payer.h"

namespace regalia::server {

// Set when work is to come to an end: the server stops, or the work had its slice and somebody who has used less waits.
using Enough = std::shared_ptr<const std::atomic<bool>>;

class FairQueue {
 public:
  using Work = std::function<void(const Enough&)>;
  using Time = std::chrono::nanoseconds;
  using Moment = std::chrono::steady_clock::time_point;

  // So long nobody has to give way.
  static constexpr std::chrono::milliseconds kSlice{500};

  // For so many threads, of which one address never has all.
  explicit FairQueue(int threads) : threads_(threads) {}

  struct Turn {
    std::uint64_t number = 0;
    Work work;
    Enough enough;
  };

  // Work for the same table begins in order.
  void add(const Payer& payer, Work work);
  // Work that begins now, if there is any and a thread for it.
  [[nodiscard]] std::optional<Turn> next(Moment now);
  void ended(std::uint64_t turn, Time used);
  // Tells one piece of work, at most, that it is enough. To be called now and then while work waits.
  void make_way(Moment now);
  [[nodiscard]] bool is_waiting() const { return all_.waiting > 0; }
  // Tells all that is under way that it is enough, and hands out what waited.
  [[nodiscard]] std::vector<Work> stop();

 private:
  // Of everybody, an address, an account or a table.
  struct Share {
    Time used{0};              // by work that has ended
    std::uint64_t served = 0;  // its last turn: of two that have used the same, the one served longest ago is next
    int waiting = 0;           // work
    int running = 0;
    Time reached{0};  // where its parts are: what one of them had used when its turn came
    std::map<std::string, Share> parts{};
    std::deque<Work> works{};  // of a table

    [[nodiscard]] bool rests() const { return waiting == 0 && running == 0; }
    [[nodiscard]] Time counted() const { return used + running * Time(kSlice); }
  };
  struct Running {
    Payer payer;
    Moment begun;
    std::shared_ptr<std::atomic<bool>> enough;
  };

  // Calls `visit` with the shares of a payer: the address in all, the account in the address, the table in the account.
  template <class Visit> void each_share(const Payer& payer, Visit visit);
  [[nodiscard]] bool has_room(const Share& address) const;
  [[nodiscard]] bool is_wanted(const Running& turn) const;
  static void forget_resting(Share& share);

  int threads_;
  Share all_;
  std::uint64_t turns_ = 0;
  std::map<std::uint64_t, Running> running_;
};

}  // namespace regalia::server
