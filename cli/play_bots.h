// The seats of a game in a terminal that bots keep. They are told no more than their seats know; one that fails or gets
// lost costs a line of text and a random move.
//
// Turns and sealed steps they answer at once. In open steps they act while people think, one at a time, and go on by
// themselves when the people are done. At standing steps they are consulted.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "cli/setup.h"
#include "table/table.h"

namespace regalia::cli {

class PlayBots {
 public:
  struct House {
    std::function<void()> acted;                            // a bot has done something
    std::function<void(const std::string& text)> complain;  // a bot has failed
  };

  PlayBots(Table& table, const Seating& seating, House house);

  [[nodiscard]] bool is_bot(Seat seat) const { return bots_.contains(seat); }
  // Whatever can be done without people. False: a bot is asked and cannot act.
  bool settle();
  // In an open step: the bot acts that has waited longest. False: none wants to act before something is told.
  bool one_acts();
  // In an open step: every bot that is not done acts once.
  void each_acts();
  // What a bot would do in the place of a person; nothing: it does not know.
  [[nodiscard]] std::optional<Move> advice(Seat seat);

 private:
  struct Keeper {
    const BotEntry* bot = nullptr;
    std::size_t heard = 0;  // how much it had been told when it last acted
    int acts = 0;           // since it was told something that it did not do itself
  };

  [[nodiscard]] SeatSet bots_in(SeatSet seats) const;
  // Whose turn it is among bots that may act at the same time.
  [[nodiscard]] Seat after_last(SeatSet seats) const;
  [[nodiscard]] bool wants_to_act(Seat seat);
  bool act(Seat seat);
  bool say_done(Seat seat);
  [[nodiscard]] Chosen choose(const BotEntry& bot, Seat seat);
  [[nodiscard]] Ruling carry_out(Seat seat, const Chosen& chosen);
  [[nodiscard]] std::size_t heard_by(Seat seat) const { return table_.everything_told().heard_by(seat).size(); }

  Table& table_;
  House house_;
  Rng rng_;
  std::map<Seat, Keeper> bots_;
  Seat last_ = kNobody;
};

}  // namespace regalia::cli
