// What is said at a table besides the game. Lines are numbered for each viewer alone, from 1, so that no number tells of a
// whisper.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "engine/seat.h"
#include "protocol/errors.h"
#include "server/messages/table_messages.h"
#include "server/ops/pace.h"
#include "store/store.h"

namespace regalia::server {

class TableChat {
 public:
  TableChat(Store& store, std::string table, int seats);

  // A line of `from`, who sits at `seat`; its readers are the seats named, or everybody. It counts from now on, and is for
  // the caller to keep. Nobody may say more than others can read.
  [[nodiscard]] protocol::Answer<ChatLine> say(Seat seat, const std::string& from, std::optional<AccountId> account,
                                               const SayParams& params);
  // A page: the last lines, or those behind or before one; without the words that the viewer does not want to hear.
  [[nodiscard]] ChatReply read(Seat viewer, const ChatParams& params,
                               const std::function<bool(const ChatLine&)>& heard) const;

  [[nodiscard]] static bool may_read(std::uint32_t readers, Seat viewer);
  // The last line as a viewer who may read it is told of it.
  [[nodiscard]] ChatInfo last_for(const ChatLine& line, Seat viewer) const;

 private:
  Store& store_;
  std::string table_;
  int seats_;
  std::int64_t lines_ = 0;                              // of everybody
  std::array<std::int64_t, kMaxSeats + 1> readable_{};  // by seat, the onlookers' last
  std::map<Seat, Pace> paces_;                          // how fast each seat may speak

  void count(std::uint32_t readers, std::int64_t lines);
};

}  // namespace regalia::server
