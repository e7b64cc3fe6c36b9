// Plays the seats of a table that bots keep. They think on threads of their own and are told no more than their seats know;
// one that fails or gets lost costs a line in the server's log and a random move.
//
// Everything but the thinking happens on the table's strand.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "server/net/strand.h"
#include "server/ops/services.h"
#include "table/table.h"

namespace regalia::server {

class BotSeats {
 public:
  // What a table does for its bots.
  struct House {
    Payer payer;  // for what bots think here
    Strand strand;
    std::function<std::shared_ptr<void>()> stay;  // keeps the table alive while a bot thinks
    std::function<bool()> is_open;                // false: nothing more is played here
    std::function<bool()> is_watched;             // somebody looks on and wants to see one thing after the other
    std::function<std::string(Seat)> keeper;      // the bot that plays a seat; empty: a person does
    std::function<void(Seat)> declined;           // a bot does not agree to take something back
    std::function<void()> acted;                  // a bot has done something, or is to think again
  };

  BotSeats(const Services& services, Table& table, House house)
      : services_(services), table_(table), house_(std::move(house)) {
    table_.consult_first(bots());  // also if the first that happens is a person's move
  }

  // Lets bots that are asked begin to think.
  void go_on();
  // A bot decides once for somebody whose time is up; not if the person has done something meanwhile.
  void stand_in(Seat seat) { think_for(seat, table_.entry().company.bots[0]); }
  // Calls `tell` with what a bot would do in the place of a person; only if nothing has happened meanwhile.
  void advise(Seat seat, const Payer& payer, std::function<void(Move)> tell);
  // Bots agree to take something back, unless chance has decided something since. True: somebody has answered.
  bool answer_request();
  [[nodiscard]] const BotEntry* bot_named(const std::string& id) const;

 private:
  // What a bot wants, and at which moment it was asked.
  struct Thought {
    Seat seat = kNobody;
    Move move;
    std::string words;  // said with it
    std::size_t step = 0;
    std::string failure;               // why the move is a random one
    std::string keeper;                // the bot that kept the seat when it was asked; empty: it stands in for a person
    std::chrono::nanoseconds took{0};  // of a processor
  };

  [[nodiscard]] bool is_bot(Seat seat) const { return !house_.keeper(seat).empty(); }
  [[nodiscard]] SeatSet bots() const;
  void think_for(Seat seat, const BotEntry& bot) {
    think(seat, bot, house_.payer, [this](const Thought& thought) { hesitate(thought); });
  }
  // Lets a bot think in the place of a seat, one at a time, and calls `then` on the table's strand.
  void think(Seat seat, const BotEntry& bot, const Payer& payer, std::function<void(const Thought&)> then);
  void hesitate(const Thought& thought);
  void play(const Thought& thought);
  void complain(Seat seat, const std::string& why) const;
  [[nodiscard]] Ruling carry_out(Seat seat, Move move, const std::string& words = {});

  const Services& services_;
  Table& table_;
  House house_;
  std::map<Seat, std::shared_ptr<Recollection>> recollections_;  // each belongs to its bot while that thinks
  std::set<Seat> thinking_;
};

}  // namespace regalia::server
