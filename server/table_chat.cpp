#include "server/table_chat.h"

#include "engine/text.h"
#include "server/clock.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr std::size_t kLongestSaying = 500;
constexpr std::uint32_t kEverybody = 0xFFFF'FFFF;

}  // namespace

TableChat::TableChat(Store& store, std::string table, int seats)
    : store_(store), table_(std::move(table)), seats_(seats) {
  for (const ChatLine& line : store_.chat(table_, 0)) count(line);
}

void TableChat::count(const ChatLine& line) {
  lines_ = line.number;
  for (std::size_t i = 0; i < readable_.size(); ++i)
    readable_[i] += may_read(line, i < kMaxSeats ? seat_at(static_cast<int>(i)) : kNobody) ? 1 : 0;
}

bool TableChat::may_read(const ChatLine& line, Seat viewer) {
  return line.readers == kEverybody || (index(viewer) < kMaxSeats && (line.readers >> index(viewer) & 1U) != 0);
}

namespace {

ChatInfo info_of(const ChatLine& line, std::int64_t number) {
  ChatInfo info{number, line.from, line.text, line.time, {}};
  if (line.readers == kEverybody) return info;
  info.to.emplace();
  for (int i = 0; i < kMaxSeats; ++i)
    if ((line.readers >> i & 1U) != 0) info.to->push_back({seat_at(i)});
  return info;
}

}  // namespace

ChatInfo TableChat::last_for(const ChatLine& line, Seat viewer) const {
  return info_of(line, readable_[index(viewer) < kMaxSeats ? static_cast<std::size_t>(index(viewer)) : kMaxSeats]);
}

protocol::Answer<ChatLine> TableChat::say(Seat seat, const std::string& from, const SayParams& params) {
  if (params.text.empty() || columns_of(params.text) > kLongestSaying || !is_plain_text(params.text))
    return Failure{
        ErrorCode::invalid_params, "Say 1 to " + std::to_string(kLongestSaying) + " letters of plain text.", {}, {}};
  ChatLine line{lines_ + 1, from, kEverybody, params.text, now()};
  if (params.to) {
    line.readers = 1U << index(seat);
    for (const SeatName& name : *params.to)
      if (index(name.seat) < seats_) line.readers |= 1U << index(name.seat);
  }
  count(line);
  return line;
}

ChatReply TableChat::read(Seat viewer, std::int64_t since) const {
  ChatReply reply;
  std::int64_t number = 0;
  for (const ChatLine& line : store_.chat(table_, 0))
    if (may_read(line, viewer) && ++number > since) reply.lines.push_back(info_of(line, number));
  return reply;
}

}  // namespace regalia::server
