// What one seat holds possible about cards it cannot see: the hands of the others and the face-down pile they draw
// from. One belief per deck.
//
// It is a Bayesian filter over whole deals ("worlds"): every world gives each other seat a hand, and the pile is what
// remains. Chance counts as it is; what others do openly only had to be possible. A belief is exact while it has at
// most `capacity` worlds. Past that it is thinned evenly: every world kept is still consistent with all that was seen,
// only rare ones may be missing. Should later evidence contradict all that were kept, the belief is worked out anew
// with hindsight and with as much room as that takes, so at least one consistent world always remains.
//
//   HandsBelief<CountryCards, 5> belief(all_cards);
//   belief.draw_seen({france});          // a face-up card was revealed from the pile
//   belief.draw_unseen(2);               // seat 2 drew a card nobody else saw
//   belief.lose(2, two_france_cards);    // seat 2 showed and discarded two France cards
//   belief.sample(rng)                   // a possible deal, as likely as the evidence makes it
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <vector>

#include "engine/random.h"

namespace regalia {

template <class Cards, int kSeats> class HandsBelief {
 public:
  using Kind = typename Cards::KindType;
  using Kinds = typename Cards::Kinds;
  using Hands = std::array<Cards, kSeats>;

  struct World {
    Hands hands{};
    double weight = 1;
  };

  // `pile`: the whole deck, face down, before anyone has drawn.
  explicit HandsBelief(Cards pile = {}, std::size_t capacity = 1024)
      : start_(pile), unseen_(pile), worlds_(1), chances_{1.0}, capacity_(capacity) {}

  // A card of the pile came to where the viewer sees it: into the viewer's own hand, or face up on the table.
  void draw_seen(Kind kind) { record({Act::draw_seen, 0, 0, one(kind)}); }
  // `seat` drew a card of the pile that the viewer did not see.
  void draw_unseen(int seat) { record({Act::draw_unseen, seat, 0, {}}); }
  // Cards that the viewer saw went into the hand of `seat`.
  void gain(int seat, Cards cards) { record({Act::gain, seat, 0, cards}); }
  // Cards left the hand of `seat` and were seen.
  void lose(int seat, Cards cards) { record({Act::lose, seat, 0, cards}); }
  // `seat` is known to hold, at this moment, at most `count` cards of all these kinds together.
  void at_most(int seat, Kinds kinds, int count) { record({Act::at_most, seat, count, {}, kinds}); }
  // Cards that the viewer saw were shuffled into the pile.
  void shuffle_in(Cards cards) { record({Act::shuffle_in, 0, 0, cards}); }

  // One possible deal, drawn with its probability.
  [[nodiscard]] const Hands& sample(Rng& rng) const {
    if (worlds_.size() == 1) return worlds_[0].hands;
    const auto chosen = std::upper_bound(chances_.begin(), chances_.end() - 1, rng.unit());
    return worlds_[static_cast<std::size_t>(chosen - chances_.begin())].hands;
  }
  // What the face-down pile holds if the others hold `hands`.
  [[nodiscard]] Cards pile(const Hands& hands) const {
    Cards rest = unseen_;
    for (const Cards& hand : hands) rest -= hand;
    return rest;
  }
  // All that is held possible; the weights sum to 1.
  [[nodiscard]] const std::vector<World>& worlds() const { return worlds_; }
  [[nodiscard]] bool is_exact() const { return !thinned_; }

 private:
  enum class Act : std::uint8_t { draw_seen, draw_unseen, gain, lose, at_most, shuffle_in };
  struct Evidence {
    Act act;
    int seat;
    int count;
    Cards cards;
    Kinds kinds{};
  };
  // Something a seat will have to show: how many cards of each kind it must have gathered, and how many unseen
  // draws it has until then.
  struct Demand {
    std::array<int, Cards::kKinds> needed{};
    int draws = 0;
  };

  static Cards one(Kind kind) {
    Cards cards;
    cards.add(kind);
    return cards;
  }
  static Cards& hand(World& world, int seat) { return world.hands[static_cast<std::size_t>(seat)]; }

  void record(const Evidence& evidence) {
    history_.push_back(evidence);
    take_in(evidence);
    if (worlds_.size() > capacity_) thin(capacity_, history_.size());
    for (std::size_t room = capacity_ * 4; worlds_.empty(); room *= 4) {
      if (!thinned_) throw std::logic_error("the evidence about hidden cards contradicts itself");
      rework(room);
    }
    weigh();
  }

  void take_in(const Evidence& e) {
    switch (e.act) {
      case Act::draw_seen:
        for (World& world : worlds_) world.weight *= pile(world.hands)[e.cards.first()];
        drop_impossible();
        unseen_ -= e.cards;
        break;
      case Act::draw_unseen: spread(e.seat); break;
      case Act::gain:
        for (World& world : worlds_) hand(world, e.seat) += e.cards;
        unseen_ += e.cards;
        break;
      case Act::lose:
        std::erase_if(worlds_, [&](World& world) { return !hand(world, e.seat).contains(e.cards); });
        for (World& world : worlds_) hand(world, e.seat) -= e.cards;
        if (!worlds_.empty()) unseen_ -= e.cards;
        break;
      case Act::at_most:
        std::erase_if(worlds_, [&](World& world) { return hand(world, e.seat).count(e.kinds) > e.count; });
        break;
      case Act::shuffle_in: unseen_ += e.cards; break;
    }
  }

  // Every world becomes one world for each kind of card that may have been drawn. Worlds stay sorted: adding the same
  // card to the same hand keeps the order, so the results are merged, and equal deals become one.
  void spread(int seat) {
    std::vector<World> all;
    std::vector<World> merged;
    for (int i = 0; i < Cards::kKinds; ++i) {
      const Kind kind = static_cast<Kind>(i);
      std::vector<World> drawn;
      for (const World& world : worlds_) {
        const int copies = pile(world.hands)[kind];
        if (copies == 0) continue;
        drawn.push_back({world.hands, world.weight * copies});
        hand(drawn.back(), seat).add(kind);
      }
      merged.clear();
      std::merge(all.begin(), all.end(), drawn.begin(), drawn.end(), std::back_inserter(merged),
                 [](const World& a, const World& b) { return a.hands < b.hands; });
      all.swap(merged);
    }
    worlds_.clear();
    for (const World& world : all) {
      if (!worlds_.empty() && worlds_.back().hands == world.hands)
        worlds_.back().weight += world.weight;
      else
        worlds_.push_back(world);
    }
  }

  void drop_impossible() {
    std::erase_if(worlds_, [](const World& world) { return world.weight <= 0; });
  }

  // Systematic resampling to at most `room` worlds: each is kept as often as its weight says, to the nearest whole
  // number. The offset follows a low-discrepancy sequence, so that memory stays a function of the events alone.
  void thin(std::size_t room, std::size_t turn) {
    thinned_ = true;
    double total = 0;
    for (const World& world : worlds_) total += world.weight;
    const double stride = total / static_cast<double>(room);
    double offset = std::fmod(0.618033988749895 * static_cast<double>(turn), 1.0) * stride;
    double reached = 0;
    for (World& world : worlds_) {
      reached += world.weight;
      int kept = 0;
      for (; offset < reached; offset += stride) ++kept;
      world.weight = kept * stride;
    }
    drop_impossible();
  }

  void weigh() {
    double total = 0;
    for (const World& world : worlds_) total += world.weight;
    chances_.clear();
    double sum = 0;
    for (World& world : worlds_) {
      world.weight /= total;
      sum += world.weight;
      chances_.push_back(sum);
    }
  }

  // Goes through the whole history again with more room, keeping only worlds that can still meet what each seat is
  // known to have shown later.
  void rework(std::size_t room) {
    thinned_ = false;
    unseen_ = start_;
    worlds_.assign(1, World{});
    for (std::size_t i = 0; i < history_.size() && !worlds_.empty(); ++i) {
      take_in(history_[i]);
      if (history_[i].act == Act::draw_unseen) keep_promising(history_[i].seat, i + 1);
      if (worlds_.size() > room) thin(room, i);
      if (!worlds_.empty()) weigh();
    }
  }

  void keep_promising(int seat, std::size_t from) {
    const std::vector<Demand> demands = demands_on(seat, from);
    std::erase_if(worlds_, [&](World& world) {
      return std::any_of(demands.begin(), demands.end(), [&](const Demand& demand) {
        int missing = 0;
        for (int i = 0; i < Cards::kKinds; ++i)
          missing += std::max(0, demand.needed[static_cast<std::size_t>(i)] - hand(world, seat)[static_cast<Kind>(i)]);
        return missing > demand.draws;
      });
    });
  }

  std::vector<Demand> demands_on(int seat, std::size_t from) const {
    std::vector<Demand> demands;
    Demand running;
    for (std::size_t i = from; i < history_.size(); ++i) {
      const Evidence& e = history_[i];
      if (e.seat != seat) continue;
      if (e.act == Act::draw_unseen) ++running.draws;
      if (e.act != Act::gain && e.act != Act::lose) continue;
      for (int k = 0; k < Cards::kKinds; ++k)
        running.needed[static_cast<std::size_t>(k)] += (e.act == Act::lose ? 1 : -1) * e.cards[static_cast<Kind>(k)];
      if (e.act == Act::lose) demands.push_back(running);
    }
    return demands;
  }

  Cards start_;
  Cards unseen_;                 // all cards the viewer does not see: the pile and the hands of the others
  std::vector<World> worlds_;    // sorted by hands
  std::vector<double> chances_;  // running sums of the weights
  std::vector<Evidence> history_;
  std::size_t capacity_;
  bool thinned_ = false;
};

}  // namespace regalia
