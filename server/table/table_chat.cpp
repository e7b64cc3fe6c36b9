#include "server/table/table_chat.h"

#include <algorithm>

#include "server/account/legible.h"
#include "server/ops/clock.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr std::size_t kLongestSaying = 500;
constexpr std::int64_t kMostLines =
    10'000;  // that a seat may read: what others whisper is not to be counted by anybody
constexpr std::int64_t kPage = 100;
// Of a seat: nobody types faster, and programs need not.
constexpr double kLinesASecond = 1;
constexpr double kLinesAtOnce = 20;

std::size_t place_of(Seat viewer) {
  return index(viewer) < kMaxSeats ? static_cast<std::size_t>(index(viewer)) : kMaxSeats;
}

std::uint32_t bit_of(Seat viewer) { return index(viewer) < kMaxSeats ? 1U << index(viewer) : 0; }

}  // namespace

TableChat::TableChat(Store& store, std::string table, int seats)
    : store_(store), table_(std::move(table)), seats_(seats) {
  for (const ChatCount& counted : store_.chat_counts(table_)) {
    lines_ = std::max(lines_, counted.last);
    count(counted.readers, counted.lines);
  }
}

void TableChat::count(std::uint32_t readers, std::int64_t lines) {
  for (std::size_t i = 0; i < readable_.size(); ++i)
    if (may_read(readers, i < kMaxSeats ? seat_at(static_cast<int>(i)) : kNobody)) readable_[i] += lines;
}

bool TableChat::may_read(std::uint32_t readers, Seat viewer) {
  return readers == kEverybodyReads || (readers & bit_of(viewer)) != 0;
}

namespace {

ChatInfo info_of(const ChatLine& line, std::int64_t number) {
  ChatInfo info{number, line.from, line.text, line.time, {}, {}};
  if (line.readers == kEverybodyReads) return info;
  info.to.emplace();
  for (int i = 0; i < kMaxSeats; ++i)
    if ((line.readers >> i & 1U) != 0) info.to->push_back({seat_at(i)});
  return info;
}

}  // namespace

ChatInfo TableChat::last_for(const ChatLine& line, Seat viewer) const {
  return info_of(line, readable_[place_of(viewer)]);
}

protocol::Answer<ChatLine> TableChat::say(Seat seat, const std::string& from, std::optional<AccountId> account,
                                          const SayParams& params) {
  if (const std::string fault = fault_in_message(params.text, kLongestSaying, "Say"); !fault.empty())
    return Failure{ErrorCode::invalid_params, fault, {}, {}};
  if (readable_[place_of(seat)] >= kMostLines)
    return Failure{ErrorCode::not_allowed, "This table has said all it can keep.", {}, {}};
  if (!paces_.try_emplace(seat, kLinesASecond, kLinesAtOnce).first->second.take())
    return Failure{ErrorCode::too_often, "You have said much just now; let the others read it.", {}, {}};
  ChatLine line{++lines_, from, kEverybodyReads, params.text, now(), account};
  if (params.to) {
    line.readers = bit_of(seat);
    for (const SeatName& name : *params.to)
      if (index(name.seat) < seats_) line.readers |= bit_of(name.seat);
  }
  count(line.readers, 1);
  return line;
}

// Lines are numbered for each viewer alone, so their place among those it may read is the number.
ChatReply TableChat::read(Seat viewer, const ChatParams& params,
                          const std::function<bool(const ChatLine&)>& heard) const {
  const std::int64_t all = readable_[place_of(viewer)];
  const std::int64_t before = std::clamp<std::int64_t>(params.before.value_or(all + 1), 1, all + 1);
  const std::int64_t since = std::clamp<std::int64_t>(params.since.value_or(before - 1 - kPage), 0, all);
  const std::int64_t most = std::min(kPage, before - 1 - since);
  ChatReply reply;
  reply.earlier = since > 0 && !params.since;
  reply.more = since + most < before - 1;
  if (most <= 0) return reply;
  std::int64_t number = since;
  for (const ChatLine& line : store_.chat(table_, bit_of(viewer), {most, since})) {
    reply.lines.push_back(info_of(line, ++number));
    if (heard(line)) continue;
    reply.lines.back().text.clear();
    reply.lines.back().muted = true;
  }
  return reply;
}

}  // namespace regalia::server
