#include "server/table/clocks.h"

#include <algorithm>
#include <boost/json.hpp>

namespace regalia::server {

namespace bj = boost::json;

namespace {

constexpr int kDay = 24 * 3600;
constexpr int kLongestTurn = 60 * kDay;
constexpr int kLongestBank = 7 * kDay;
constexpr std::array kRules = {"vote", "bot", "move", "end"};

Clocks::Time seconds(std::optional<int> count) { return std::chrono::seconds(count.value_or(0)); }

}  // namespace

std::string fault_in(const ClockSettings& settings) {
  if (settings.bank.has_value() == settings.turn.has_value())
    return "A clock has either a `bank` for the whole game or time for each `turn`.";
  if (settings.bank && (*settings.bank < 10 || *settings.bank > kLongestBank))
    return "The bank of a clock is from 10 seconds to a week.";
  if (settings.turn && (*settings.turn < 10 || *settings.turn > kLongestTurn))
    return "The time for a turn is from 10 seconds to 60 days.";
  if (settings.gain && (settings.turn || *settings.gain < 0 || *settings.gain > kDay))
    return "The gain of a clock is up to a day a turn, and goes with a bank.";
  if (settings.late && std::find(kRules.begin(), kRules.end(), *settings.late) == kRules.end())
    return "When time is up, `late` is vote, bot, move or end.";
  return {};
}

Clocks::Clocks(std::optional<ClockSettings> settings) : settings_(std::move(settings)) {
  if (settings_) seats_.fill({seconds(is_afresh() ? settings_->turn : settings_->bank), Time{0}});
}

bool Clocks::owe(SeatSet seats, Time now) {
  if (!settings_ || seats == running_) return false;
  const Time most = seconds(settings_->bank) + seconds(settings_->gain);
  for (const Seat seat : running_ - seats) {
    if (is_afresh()) continue;
    const Time unused = std::max(Time{0}, at(seat).left - (now - at(seat).since));
    at(seat).left = std::min(most, unused + seconds(settings_->gain));
  }
  for (const Seat seat : seats - running_) {
    if (is_afresh()) at(seat).left = seconds(settings_->turn);
    at(seat).since = now;
  }
  running_ = seats;
  return true;
}

std::optional<Clocks::Time> Clocks::left(Seat seat, Time now) const {
  if (!settings_ || (is_afresh() && !running_.has(seat))) return std::nullopt;
  const Time used = running_.has(seat) ? now - at(seat).since : Time{0};
  return std::max(Time{0}, at(seat).left - used);
}

SeatSet Clocks::late(Time now) const {
  SeatSet seats;
  for (const Seat seat : running_)
    if (*left(seat, now) == Time{0}) seats.add(seat);
  return seats;
}

std::optional<Clocks::Time> Clocks::deadline(Time now) const {
  std::optional<Time> first;
  for (const Seat seat : running_ - late(now)) {
    const Time when = at(seat).since + at(seat).left;
    if (!first || when < *first) first = when;
  }
  return first;
}

std::string Clocks::text() const {
  if (!settings_) return {};
  bj::array seats;
  for (int i = 0; i < kMaxSeats; ++i) {
    const SeatClock& clock = at(seat_at(i));
    seats.push_back({clock.left.count(), running_.has(seat_at(i)) ? clock.since.count() : 0});
  }
  return bj::serialize(seats);
}

void Clocks::restore(const std::string& text, Time now) try {
  if (!settings_ || text.empty()) return;
  const bj::value seats = bj::parse(text);
  for (std::size_t i = 0; i < seats_.size() && i < seats.as_array().size(); ++i) {
    seats_[i].left = Time(seats.at(i).at(0).to_number<std::int64_t>());
    seats_[i].since = Time(seats.at(i).at(1).to_number<std::int64_t>());
    if (seats_[i].since.count() == 0) continue;
    running_.add(seat_at(static_cast<int>(i)));
    if (!is_afresh()) seats_[i].since = now;
  }
} catch (const std::exception&) {  // a clock that cannot be read begins anew
  *this = Clocks(settings_);
}

}  // namespace regalia::server
