// Who is at a table, for whom time runs, and what the others may do about somebody who does not come: pure, so that the host
// has only to carry it out.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "engine/seat.h"
#include "server/clocks.h"
#include "server/messages.h"

namespace regalia::server {

class Company {
 public:
  using Time = Clocks::Time;

  // What may happen to a seat whose time is up.
  enum class Fate { wait, bot, end };

  struct Settings {
    std::optional<ClockSettings> clock;
    Time absent_after{std::chrono::minutes(10)};  // without a clock: whoever is asked and not there for so long is late
    Time nudges_apart{std::chrono::minutes(10)};
  };

  Company(const Settings& settings, int seats, Time now);

  // How things are: who is there, which seats people keep, for which of them the game waits.
  struct Now {
    SeatSet here;
    SeatSet people;
    SeatSet owing;
  };
  // True: the clock is to be kept anew.
  bool follow(const Now& now_there, Time now);

  [[nodiscard]] Clocks& clocks() { return clocks_; }
  // Those about whom the others may decide.
  [[nodiscard]] SeatSet late(Time now) const;
  // When somebody will be late, if nothing happens.
  [[nodiscard]] std::optional<Time> deadline(Time now) const;

  // A person's word about a seat that is late; what more than half of the others want is to be done.
  [[nodiscard]] std::optional<Fate> vote(Seat voter, Seat about, Fate fate);
  // Whether somebody may be reminded now; if so, not again for a while.
  [[nodiscard]] bool nudge(Seat seat, Time now);

  [[nodiscard]] CompanyNotice notice(Time now) const;

 private:
  Settings settings_;
  int seats_;
  Clocks clocks_;
  Now there_;
  std::array<Time, kMaxSeats> absent_since_{};
  std::array<Time, kMaxSeats> owing_since_{};
  std::map<Seat, std::map<Seat, Fate>> votes_;  // about whom, whose
  std::map<Seat, Time> nudged_;
};

[[nodiscard]] std::optional<Company::Fate> fate_named(const std::string& name);

}  // namespace regalia::server
