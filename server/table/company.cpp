#include "server/table/company.h"

#include <algorithm>
#include <boost/json.hpp>

namespace regalia::server {

namespace bj = boost::json;

namespace {

constexpr std::array kFates = {"wait", "bot", "end"};

std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// Of an answer in secret: a turn, or a whole bank, each time afresh.
std::optional<ClockSettings> of_an_answer(const std::optional<ClockSettings>& clock) {
  if (!clock) return std::nullopt;
  return ClockSettings{{}, {}, clock->turn ? clock->turn : clock->bank, {}};
}

}  // namespace

std::optional<Company::Fate> fate_named(const std::string& name) {
  const auto found = std::find(kFates.begin(), kFates.end(), name);
  if (found == kFates.end()) return std::nullopt;
  return static_cast<Company::Fate>(found - kFates.begin());
}

Company::Company(const Settings& settings, int seats, Time now)
    : settings_(settings), seats_(seats), clocks_(settings.clock), secret_clocks_(of_an_answer(settings.clock)) {
  absent_since_.fill(now);
  awaited_since_.fill(now);
}

bool Company::follow(const Now& now_there, Time now) {
  const SeatSet before = suspects();
  for (const Seat seat : there_.here - now_there.here) absent_since_[place(seat)] = now;
  there_ = now_there;
  for (const Seat seat : suspects() - before) awaited_since_[place(seat)] = now;
  std::erase_if(votes_, [&](const auto& entry) { return !suspects().has(entry.first); });
  for (auto& [about, votes] : votes_)
    std::erase_if(votes, [&](const auto& entry) { return !there_.people.has(entry.first); });
  const bool runs_anew = clocks_.owe(there_.awaited, now);
  return secret_clocks_.owe(there_.secretly, now) || runs_anew;
}

std::string Company::clock_text() const {
  if (!has_clock()) return {};
  return bj::serialize(bj::array{bj::parse(clocks_.text()), bj::parse(secret_clocks_.text())});
}

// Before answers in secret had clocks of their own, the text was that of the public ones alone.
void Company::restore(const std::string& text, Time now) {
  boost::system::error_code damaged;
  const bj::value kept = text.empty() ? bj::value() : bj::parse(text, damaged);
  const bool has_both = !damaged && kept.is_array() && kept.get_array().size() == 2;
  clocks_.restore(has_both ? bj::serialize(kept.at(0)) : text, now);
  if (has_both) secret_clocks_.restore(bj::serialize(kept.at(1)), now);
}

SeatSet Company::late(Time now) const {
  if (clocks_.exists()) return clocks_.late(now);
  SeatSet seats;
  for (const Seat seat : suspects() - there_.here)
    if (now - std::max(absent_since_[place(seat)], awaited_since_[place(seat)]) >= settings_.absent_after)
      seats.add(seat);
  return seats;
}

std::optional<Company::Time> Company::deadline(Time now) const {
  std::optional<Time> first;
  const auto consider = [&](std::optional<Time> when) {
    if (when && (!first || *when < *first)) first = when;
  };
  consider(clocks_.deadline(now));
  consider(secret_clocks_.deadline(now));
  if (clocks_.exists()) return first;
  for (const Seat seat : (suspects() - there_.here) - late(now))
    consider(std::max(absent_since_[place(seat)], awaited_since_[place(seat)]) + settings_.absent_after);
  return first;
}

std::optional<Company::Fate> Company::vote(Seat voter, Seat about, Fate fate) {
  votes_[about][voter] = fate;
  const auto& votes = votes_[about];
  const auto wanted = std::count_if(votes.begin(), votes.end(), [&](const auto& each) { return each.second == fate; });
  const int others = (there_.people - SeatSet::only(about)).size();
  if (fate == Fate::wait || 2 * wanted <= others) return std::nullopt;
  votes_.erase(about);
  return fate;
}

bool Company::nudge(Seat by, Seat seat, Time now) {
  const std::pair key{seat, there_.awaited.has(seat) ? kNobody : by};
  const auto last = nudged_.find(key);
  if (last != nudged_.end() && now - last->second < settings_.nudges_apart) return false;
  nudged_[key] = now;
  return true;
}

CompanyNotice Company::notice(Seat viewer, Time now) const {
  CompanyNotice notice;
  const SeatSet late_now = late(now);
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    const bool answers_in_secret = seat == viewer && secret_clocks_.running().has(seat) && !clocks_.running().has(seat);
    const Clocks& clocks = answers_in_secret ? secret_clocks_ : clocks_;
    SeatCompany info{there_.here.has(seat), clocks.running().has(seat), late_now.has(seat), {}};
    if (const auto left = clocks.left(seat, now)) info.left = left->count();
    notice.seats.push_back(info);
  }
  for (const auto& [about, votes] : votes_)
    for (const auto& [voter, fate] : votes)
      notice.votes.push_back({{voter}, {about}, kFates[static_cast<std::size_t>(fate)]});
  return notice;
}

}  // namespace regalia::server
