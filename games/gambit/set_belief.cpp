#include "games/gambit/set_belief.h"

#include <algorithm>
#include <stdexcept>

namespace regalia::gambit {
namespace {

std::uint8_t small(int count) { return static_cast<std::uint8_t>(count); }

// Takes a card of the set, every one alike.
Card draw_from(Cards& cards, Rng& rng) {
  const Card card = cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
  cards.take(card);
  return card;
}

}  // namespace

SetBelief::SetBelief(Cards cards, int hand, int unseen_discards, std::vector<Spot> spots) : spots_(std::move(spots)) {
  const int elsewhere = hand + unseen_discards + static_cast<int>(spots_.size());
  World& world = worlds_[0];
  if (!cards.empty())
    world.origins.push_back({cards, small(hand), small(cards.size() - elsewhere), small(unseen_discards)});
  world.spots.assign(spots_.size(), 0);
}

template <class Weigh, class Change> void SetBelief::spread(Weigh weigh, Change change) {
  std::vector<World> next;
  for (const World& world : worlds_)
    for (std::size_t origin = 0; origin < world.origins.size(); ++origin) {
      const double weight = weigh(world, origin);
      if (weight <= 0) continue;
      next.push_back(world);
      next.back().weight *= weight;
      change(next.back(), origin);
    }
  if (next.empty()) throw std::logic_error("the evidence about hidden cards contradicts itself");
  worlds_ = std::move(next);
}

void SetBelief::draw() {
  spread([](const World& world, std::size_t i) { return static_cast<double>(world.origins[i].supply); },
         [](World& world, std::size_t i) {
           --world.origins[i].supply;
           ++world.origins[i].hand;
         });
  tidy();
}

void SetBelief::lay(Spot spot) {
  spots_.push_back(spot);
  spread([](const World& world, std::size_t i) { return static_cast<double>(world.origins[i].hand); },
         [](World& world, std::size_t i) {
           --world.origins[i].hand;
           world.spots.push_back(small(static_cast<int>(i)));
         });
  tidy();
}

void SetBelief::show(Spot spot, Card card) {
  const std::size_t place = index_of(spot);
  spread(
      [&](const World& world, std::size_t i) {
        if (world.spots[place] != i) return 0.0;
        const Cards& cards = world.origins[i].cards;
        return static_cast<double>(cards[card]) / cards.size();
      },
      [&](World& world, std::size_t i) { world.origins[i].cards.take(card); });
  remove_spot(place);
  tidy();
}

void SetBelief::discard_unseen(Spot spot) {
  const std::size_t place = index_of(spot);
  for (World& world : worlds_) ++world.origins[world.spots[place]].discards;
  remove_spot(place);
  tidy();
}

void SetBelief::shuffle(Cards seen) {
  for (World& world : worlds_) {
    for (Origin& origin : world.origins) {
      origin.supply = small(origin.supply + origin.discards);
      origin.discards = 0;
    }
    if (!seen.empty()) world.origins.push_back({seen, 0, small(seen.size()), 0});
  }
}

bool SetBelief::has(Spot spot) const { return std::find(spots_.begin(), spots_.end(), spot) != spots_.end(); }

std::size_t SetBelief::index_of(Spot spot) const {
  const auto found = std::find(spots_.begin(), spots_.end(), spot);
  if (found == spots_.end()) throw std::logic_error("no hidden card is known to lie there");
  return static_cast<std::size_t>(found - spots_.begin());
}

void SetBelief::remove_spot(std::size_t index) {
  const auto offset = static_cast<std::ptrdiff_t>(index);
  spots_.erase(spots_.begin() + offset);
  for (World& world : worlds_) world.spots.erase(world.spots.begin() + offset);
}

// Forgets origins of which everything has been seen, makes equal worlds one, and lets the weights sum to 1.
void SetBelief::tidy() {
  for (World& world : worlds_)
    for (std::size_t i = world.origins.size(); i-- > 0;) {
      if (!world.origins[i].cards.empty()) continue;
      world.origins.erase(world.origins.begin() + static_cast<std::ptrdiff_t>(i));
      for (std::uint8_t& origin : world.spots) origin = small(origin > i ? origin - 1 : origin);
    }
  if (worlds_.size() > 1) {
    std::sort(worlds_.begin(), worlds_.end(), [](const World& a, const World& b) { return a.key() < b.key(); });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < worlds_.size(); ++i) {
      if (worlds_[i].key() == worlds_[kept].key())
        worlds_[kept].weight += worlds_[i].weight;
      else if (++kept != i)
        worlds_[kept] = std::move(worlds_[i]);
    }
    worlds_.resize(kept + 1);
  }
  double total = 0;
  for (const World& world : worlds_) total += world.weight;
  for (World& world : worlds_) world.weight /= total;
}

SetBelief::Deal SetBelief::sample(Rng& rng) const {
  std::size_t chosen = 0;
  if (worlds_.size() > 1)
    for (double ticket = rng.unit(); chosen + 1 < worlds_.size(); ++chosen) {
      ticket -= worlds_[chosen].weight;
      if (ticket < 0) break;
    }
  const World& world = worlds_[chosen];
  Deal deal;
  deal.spots.resize(spots_.size());
  for (std::size_t i = 0; i < world.origins.size(); ++i) {
    const Origin& origin = world.origins[i];
    Cards cards = origin.cards;
    for (std::size_t spot = 0; spot < world.spots.size(); ++spot)
      if (world.spots[spot] == i) deal.spots[spot] = draw_from(cards, rng);
    for (int k = 0; k < origin.hand; ++k) deal.hand.add(draw_from(cards, rng));
    for (int k = 0; k < origin.discards; ++k) deal.unseen_discards.add(draw_from(cards, rng));
    deal.supply += cards;
  }
  return deal;
}

}  // namespace regalia::gambit
