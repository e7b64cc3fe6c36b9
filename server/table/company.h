// Who is at a table, for whom time runs, and what the others may do about somebody who does not come: pure, so that the host
// has only to carry it out.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "engine/seat.h"
#include "server/messages/table_messages.h"
#include "server/table/clocks.h"

namespace regalia::server {

class Company {
 public:
  using Time = Clocks::Time;

  // What may happen to a seat whose time is up.
  enum class Fate { wait, bot, end };

  struct Settings {
    std::optional<ClockSettings> clock;
    Time absent_after{std::chrono::minutes(10)};  // without a clock: who is awaited and not there for so long is late
    Time nudges_apart{std::chrono::minutes(10)};
  };

  Company(const Settings& settings, int seats, Time now);

  // How things are.
  struct Now {
    SeatSet here;
    SeatSet people;       // the seats that people keep
    SeatSet awaited;      // people for whom the game waits, as everybody knows
    SeatSet secretly{};   // people for whom it waits, and nobody else may know
    bool goes_on = true;  // it waits for somebody, whether or not it is public for whom
  };
  // True: the clocks are to be kept anew.
  bool follow(const Now& now_there, Time now);

  [[nodiscard]] bool has_clock() const { return clocks_.exists(); }
  // The clocks, to be kept; `restore` reads what it gave.
  [[nodiscard]] std::string clock_text() const;
  void restore(const std::string& text, Time now);

  // Those about whom the others may decide.
  [[nodiscard]] SeatSet late(Time now) const;
  // Those whose time for an answer that only they know of is up. Nobody else may hear of it.
  [[nodiscard]] SeatSet late_in_secret(Time now) const { return secret_clocks_.late(now); }
  // When somebody will be late, if nothing happens.
  [[nodiscard]] std::optional<Time> deadline(Time now) const;

  // A person's word about a seat that is late; what more than half of the others want is to be done.
  [[nodiscard]] std::optional<Fate> vote(Seat voter, Seat about, Fate fate);
  // Whether somebody may be reminded now by another; if so, not again for a while. Of a reminder that only one seat could
  // give nobody else learns by being refused.
  [[nodiscard]] bool nudge(Seat by, Seat seat, Time now);

  // As a viewer is told of it: only a seat itself sees its time for an answer in secret.
  [[nodiscard]] CompanyNotice notice(Seat viewer, Time now) const;

 private:
  // Those for whom the game may wait, as far as everybody knows.
  [[nodiscard]] SeatSet suspects() const {
    return there_.awaited.empty() && there_.goes_on ? there_.people : there_.awaited;
  }

  Settings settings_;
  int seats_;
  Clocks clocks_;
  Clocks secret_clocks_;  // an answer in secret has time of its own, so that no clock that others see tells of it
  Now there_;
  std::array<Time, kMaxSeats> absent_since_{};
  std::array<Time, kMaxSeats> awaited_since_{};
  std::map<Seat, std::map<Seat, Fate>> votes_;    // about whom, whose
  std::map<std::pair<Seat, Seat>, Time> nudged_;  // whom; by whom, if nobody else could: otherwise by nobody
};

[[nodiscard]] std::optional<Company::Fate> fate_named(const std::string& name);

}  // namespace regalia::server
