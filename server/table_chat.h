// What is said at a table besides the game. Lines are numbered for each viewer alone, from 1, so that no number tells of a
// whisper.
#pragma once

#include <array>
#include <string>

#include "engine/seat.h"
#include "protocol/errors.h"
#include "server/messages.h"
#include "store/store.h"

namespace regalia::server {

class TableChat {
 public:
  TableChat(Store& store, std::string table, int seats);

  // A line of `from`, who sits at `seat`; its readers are the seats named, or everybody. It counts from now on, and is for
  // the caller to keep.
  [[nodiscard]] protocol::Answer<ChatLine> say(Seat seat, const std::string& from, const SayParams& params);
  [[nodiscard]] ChatReply read(Seat viewer, std::int64_t since) const;

  [[nodiscard]] static bool may_read(const ChatLine& line, Seat viewer);
  // The last line as a viewer who may read it is told of it.
  [[nodiscard]] ChatInfo last_for(const ChatLine& line, Seat viewer) const;

 private:
  Store& store_;
  std::string table_;
  int seats_;
  std::int64_t lines_ = 0;                              // of everybody
  std::array<std::int64_t, kMaxSeats + 1> readable_{};  // by seat, the onlookers' last

  void count(const ChatLine& line);
};

}  // namespace regalia::server
