#include "server/ops/fair_queue.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace regalia::server {
namespace {

constexpr std::size_t kRemembered = 1000;  // parts of a share; if there are more, those that rest are forgotten

}  // namespace

template <class Visit> void FairQueue::each_share(const Payer& payer, Visit visit) {
  Share* whole = &all_;
  for (const std::string* name : {&payer.address, &payer.account, &payer.table}) {
    Share& part = whole->parts[*name];
    visit(*whole, part);
    whole = &part;
  }
}

void FairQueue::add(const Payer& payer, Work work) {
  ++all_.waiting;
  std::deque<Work>* works = nullptr;
  each_share(payer, [&works](Share& whole, Share& part) {
    if (part.rests()) part.used = std::max(part.used, whole.reached);
    ++part.waiting;
    works = &part.works;
  });
  works->push_back(std::move(work));
}

// One address leaves a thread to others, whatever it asks for.
bool FairQueue::has_room(const Share& address) const { return address.running < std::max(threads_ - 1, 1); }

std::optional<FairQueue::Turn> FairQueue::next(Moment now) {
  if (all_.running == threads_) return std::nullopt;
  const auto least = [this](Share& whole) {
    auto best = whole.parts.end();
    for (auto part = whole.parts.begin(); part != whole.parts.end(); ++part) {
      const Share& share = part->second;
      if (share.waiting == 0 || (&whole == &all_ && !has_room(share))) continue;
      if (best == whole.parts.end() ||
          std::pair(share.counted(), share.served) < std::pair(best->second.counted(), best->second.served))
        best = part;
    }
    return best;
  };
  const auto address = least(all_);
  if (address == all_.parts.end()) return std::nullopt;
  const auto account = least(address->second);
  const auto table = least(account->second);
  const Payer payer{address->first, account->first, table->first};
  ++turns_;
  each_share(payer, [this](Share& whole, Share& part) {
    whole.reached = std::max(whole.reached, part.used);
    part.served = turns_;
    --part.waiting;
    ++part.running;
  });
  --all_.waiting;
  ++all_.running;
  std::deque<Work>& works = table->second.works;
  Turn turn{turns_, std::move(works.front()), nullptr};
  works.pop_front();
  const auto enough = std::make_shared<std::atomic<bool>>(false);
  turn.enough = enough;
  running_.emplace(turns_, Running{payer, now, enough});
  return turn;
}

void FairQueue::ended(std::uint64_t turn, Time used) {
  const auto ended = running_.find(turn);
  --all_.running;
  const Payer payer = std::move(ended->second.payer);
  running_.erase(ended);
  each_share(payer, [used](Share&, Share& part) {
    part.used += used;
    --part.running;
  });
  Share& address = all_.parts.at(payer.address);
  for (Share* share : {&address.parts.at(payer.account), &address, &all_}) forget_resting(*share);
}

// What has used no more than a newcomer need not be remembered.
void FairQueue::forget_resting(Share& share) {
  const bool are_many = share.parts.size() > kRemembered;
  std::erase_if(share.parts, [&](const auto& part) {
    return part.second.rests() && (part.second.used <= share.reached || are_many);
  });
}

// Whether somebody who has used less waits for the thread of a turn: another address, or another account of the same.
bool FairQueue::is_wanted(const Running& turn) const {
  const auto waits = [](const Share& whole, const Share& mine, const auto& may_begin) {
    return std::any_of(whole.parts.begin(), whole.parts.end(), [&](const auto& part) {
      const Share& other = part.second;
      return &other != &mine && other.waiting > 0 && other.counted() < mine.counted() && may_begin(other);
    });
  };
  const bool is_full = all_.running == threads_;
  const Share& address = all_.parts.at(turn.payer.address);
  if (is_full && waits(all_, address, [this](const Share& other) { return has_room(other); })) return true;
  if (!is_full && has_room(address)) return false;
  return waits(address, address.parts.at(turn.payer.account), [](const Share&) { return true; });
}

void FairQueue::make_way(Moment now) {
  const auto counted = [this](const Running& turn) { return all_.parts.at(turn.payer.address).counted(); };
  Running* most = nullptr;
  for (auto& [number, turn] : running_)
    if (!*turn.enough && now - turn.begun >= kSlice && is_wanted(turn) &&
        (most == nullptr || counted(turn) > counted(*most)))
      most = &turn;
  if (most != nullptr) *most->enough = true;
}

std::vector<FairQueue::Work> FairQueue::stop() {
  for (auto& [number, turn] : running_) *turn.enough = true;
  std::vector<Work> dropped;
  for (auto& [a, address] : all_.parts)
    for (auto& [b, account] : address.parts)
      for (auto& [c, table] : account.parts)
        std::move(table.works.begin(), table.works.end(), std::back_inserter(dropped));
  return dropped;
}

}  // namespace regalia::server
