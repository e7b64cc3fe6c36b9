#include "server/company.h"

#include <algorithm>

namespace regalia::server {
namespace {

constexpr std::array kFates = {"wait", "bot", "end"};

std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

std::optional<Company::Fate> fate_named(const std::string& name) {
  const auto found = std::find(kFates.begin(), kFates.end(), name);
  if (found == kFates.end()) return std::nullopt;
  return static_cast<Company::Fate>(found - kFates.begin());
}

Company::Company(const Settings& settings, int seats, Time now)
    : settings_(settings), seats_(seats), clocks_(settings.clock) {
  absent_since_.fill(now);
  owing_since_.fill(now);
}

bool Company::follow(const Now& now_there, Time now) {
  for (const Seat seat : there_.here - now_there.here) absent_since_[place(seat)] = now;
  for (const Seat seat : now_there.owing - there_.owing) owing_since_[place(seat)] = now;
  there_ = now_there;
  std::erase_if(votes_, [&](const auto& entry) { return !there_.owing.has(entry.first); });
  for (auto& [about, votes] : votes_)
    std::erase_if(votes, [&](const auto& entry) { return !there_.people.has(entry.first); });
  return clocks_.owe(there_.owing, now);
}

SeatSet Company::late(Time now) const {
  if (clocks_.exists()) return clocks_.late(now);
  SeatSet seats;
  for (const Seat seat : there_.owing - there_.here)
    if (now - std::max(absent_since_[place(seat)], owing_since_[place(seat)]) >= settings_.absent_after)
      seats.add(seat);
  return seats;
}

std::optional<Company::Time> Company::deadline(Time now) const {
  if (clocks_.exists()) return clocks_.deadline(now);
  std::optional<Time> first;
  for (const Seat seat : (there_.owing - there_.here) - late(now)) {
    const Time when = std::max(absent_since_[place(seat)], owing_since_[place(seat)]) + settings_.absent_after;
    if (!first || when < *first) first = when;
  }
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

bool Company::nudge(Seat seat, Time now) {
  const auto last = nudged_.find(seat);
  if (last != nudged_.end() && now - last->second < settings_.nudges_apart) return false;
  nudged_[seat] = now;
  return true;
}

CompanyNotice Company::notice(Time now) const {
  CompanyNotice notice;
  const SeatSet late_now = late(now);
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    SeatCompany info{there_.here.has(seat), clocks_.running().has(seat), late_now.has(seat), {}};
    if (const auto left = clocks_.left(seat, now)) info.left = left->count();
    notice.seats.push_back(info);
  }
  for (const auto& [about, votes] : votes_)
    for (const auto& [voter, fate] : votes)
      notice.votes.push_back({{voter}, {about}, kFates[static_cast<std::size_t>(fate)]});
  return notice;
}

}  // namespace regalia::server
