// What one seat holds possible about cards it cannot see: the hands of the others and the face-down pile they draw
// from. One belief per deck; where hands are dealt openly and no cards remain, the pile is empty.
//
// It is a Bayesian filter over whole deals ("worlds"): every world gives each other seat a hand, and the pile is what
// remains. Chance counts as it is; what others choose in secret is uniform over the kinds of cards they could choose;
// what they do openly only had to be possible. A belief is exact while it has at most `capacity` worlds. Past that it is
// thinned evenly: every world kept is still consistent with all that was seen, only rare ones may be missing. Should
// later evidence contradict all that were kept, the belief is worked out anew with hindsight and with as much room as
// that takes, so at least one consistent world always remains; or it is lost, where more room is wanted than was allowed.
//
//   HandsBelief<CountryCards, 5> belief(all_cards);
//   belief.draw_seen({france});          // a face-up card was revealed from the pile
//   belief.draw_unseen(2);               // seat 2 drew a card nobody else saw
//   belief.pass_blind(2, 3);             // seat 3 drew a card from the hand of seat 2; only they know which
//   belief.lose(2, two_france_cards);    // seat 2 showed and discarded two France cards
//   belief.sample(rng)                   // a possible deal, as likely as the evidence makes it
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <cstdint>
#include <functional>
#include <limits>
#include <stdexcept>
#include <vector>

#include "engine/hindsight.h"
#include "engine/random.h"

namespace regalia {

template <class Cards, int kSeats> class HandsBelief {
 public:
  using Kind = typename Cards::KindType;
  using Kinds = typename Cards::Kinds;
  using Hands = std::array<Cards, kSeats>;

  static constexpr int kPile = Hindsight<Cards, kSeats>::kPile;  // where a place may be the pile

  struct World {
    Hands hands{};
    double weight = 1;
  };

  static constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

  HandsBelief() : HandsBelief(Cards{}) {}
  // `pile`: the whole deck, face down, before anyone has drawn.
  explicit HandsBelief(Cards pile, std::size_t capacity = 1024, std::size_t most_room = kUnlimited)
      : start_(pile),
        unseen_(pile),
        worlds_(1),
        chances_{1.0},
        capacity_(std::max<std::size_t>(capacity, 1)),
        most_room_(most_room) {}

  // A card of the pile came to where the viewer sees it: into the viewer's own hand, or face up on the table.
  void draw_seen(Kind kind) { record({.act = CardAct::draw_seen, .from = kPile, .cards = one(kind)}); }
  // `seat` drew a card of the pile that the viewer did not see.
  void draw_unseen(int seat) { record({.act = CardAct::pass_blind, .from = kPile, .to = seat}); }
  // Cards that the viewer saw were shuffled into the pile.
  void shuffle_in(Cards cards) { record({.act = CardAct::gain, .to = kPile, .cards = cards}); }

  // Cards that the viewer saw went into the hand of `seat`.
  void gain(int seat, Cards cards) { record({.act = CardAct::gain, .to = seat, .cards = cards}); }
  // Cards left the hand of `seat` and were seen: whoever sent them away chose them.
  void lose(int seat, Cards cards) { record({.act = CardAct::lose, .from = seat, .cards = cards}); }
  // A card was drawn blind from the hand of `seat` and was seen, for instance because the viewer drew it.
  void lose_blind(int seat, Kind kind) { record({.act = CardAct::draw_seen, .from = seat, .cards = one(kind)}); }

  // A card that the viewer did not see went from hand to hand: drawn blind, every card being as likely as any other …
  void pass_blind(int from, int to) { record({.act = CardAct::pass_blind, .from = from, .to = to}); }
  // … or chosen by somebody who saw that hand, every kind in it being as likely as any other …
  void pass_chosen(int from, int to) { pass_chosen(from, to, all_kinds()); }
  // … of these kinds, of which there was one.
  void pass_chosen(int from, int to, Kinds kinds) {
    record({.act = CardAct::pass_chosen, .from = from, .to = to, .kinds = kinds});
  }
  // Somebody who sees both swapped a card of one place, of some kinds, for a card of another, or nothing: each pair of
  // kinds, and nothing, being as likely as any other.
  void swap_chosen(int from, Kinds kinds, int to, Kinds back) {
    record({.act = CardAct::swap_chosen, .from = from, .to = to, .kinds = kinds, .back = back});
  }

  // `seat` is known to hold, at this moment, at least these cards: it showed them and keeps them.
  void holds(int seat, Cards cards) { record({.act = CardAct::holds, .from = seat, .cards = cards}); }
  // `seat` is known to hold, at this moment, at most `count` cards of all these kinds together …
  void at_most(int seat, Kinds kinds, int count) {
    record({.act = CardAct::at_most, .from = seat, .kinds = kinds, .count = count});
  }
  void pile_at_most(Kinds kinds, int count) { at_most(kPile, kinds, count); }
  // … or at least.
  void at_least(int seat, Kinds kinds, int count) {
    record({.act = CardAct::at_least, .from = seat, .kinds = kinds, .count = count});
  }
  // `seat` did something that holders of these kinds do `factor` times as often as others.
  void less_likely(int seat, Kinds kinds, double factor) {
    record({.act = CardAct::less_likely, .from = seat, .kinds = kinds, .factor = factor});
  }

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
  // Nothing is believed any more, and nothing can be sampled.
  [[nodiscard]] bool is_lost() const { return lost_; }

 private:
  using Evidence = CardEvidence<Cards>;

  static constexpr int kNone = -1;
  // A world in which a card of some kind was passed: what comes of it is worked out only if it is kept.
  struct Passed {
    std::uint32_t world;
    std::int16_t kind;  // kNone: nothing was done
    std::int16_t back;  // what came for it; kNone: nothing
    double weight;

    void move(Cards& from, Cards& to) const {
      if (kind == kNone) return;
      from.take(static_cast<Kind>(kind));
      to.add(static_cast<Kind>(kind));
      if (back == kNone) return;
      to.take(static_cast<Kind>(back));
      from.add(static_cast<Kind>(back));
    }
  };

  // The order of the deals that passes lead to. Hands before the first that changes are compared once for all.
  class Order {
   public:
    Order(const std::vector<World>& worlds, const Evidence& e) : worlds_(worlds), from_(e.from), to_(e.to) {
      ranks_.reserve(worlds.size());
      for (const World& world : worlds) {
        const auto same = [&](const World& other) {
          return std::equal(world.hands.begin(), world.hands.begin() + first(), other.hands.begin());
        };
        ranks_.push_back(ranks_.empty() ? 0 : ranks_.back() + (same(worlds[ranks_.size() - 1]) ? 0 : 1));
      }
    }

    [[nodiscard]] std::strong_ordering compare(const Passed& a, const Passed& b) const {
      if (const auto order = ranks_[a.world] <=> ranks_[b.world]; order != 0) return order;
      for (int seat = first(); seat < kSeats; ++seat) {
        Cards of_a = worlds_[a.world].hands[static_cast<std::size_t>(seat)];
        Cards of_b = worlds_[b.world].hands[static_cast<std::size_t>(seat)];
        if (seat == from_) {
          change(of_a, a.back, a.kind);
          change(of_b, b.back, b.kind);
        } else if (seat == to_) {
          change(of_a, a.kind, a.back);
          change(of_b, b.kind, b.back);
        }
        if (const auto order = of_a <=> of_b; order != 0) return order;
      }
      return std::strong_ordering::equal;
    }
    bool operator()(const Passed& a, const Passed& b) const { return compare(a, b) < 0; }

   private:
    static void change(Cards& cards, int comes, int goes) {
      if (comes != kNone) cards.add(static_cast<Kind>(comes));
      if (goes != kNone) cards.take(static_cast<Kind>(goes));
    }
    [[nodiscard]] int first() const { return std::min(from_, to_); }

    const std::vector<World>& worlds_;
    std::vector<std::uint32_t> ranks_;
    int from_;
    int to_;
  };

  static Kinds all_kinds() {
    Kinds kinds;
    for (int kind = 0; kind < Cards::kKinds; ++kind) kinds.add(static_cast<Kind>(kind));
    return kinds;
  }
  static Cards one(Kind kind) {
    Cards cards;
    cards.add(kind);
    return cards;
  }
  static Cards& hand(World& world, int seat) { return world.hands[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] Cards at(const World& world, int place) const {
    return place == kPile ? pile(world.hands) : world.hands[static_cast<std::size_t>(place)];
  }

  void record(const Evidence& evidence) {
    if (lost_ || (evidence.is_pass() && evidence.from == evidence.to)) return;
    history_.push_back(evidence);
    take_in(history_.size() - 1, capacity_, nullptr);
    for (std::size_t room = capacity_; worlds_.empty() && !lost_; room *= 4) {
      if (!thinned_) throw std::logic_error("the evidence about hidden cards contradicts itself");
      lost_ = room > most_room_;
      if (!lost_) rework(room);
    }
  }

  // Goes through the whole history again with more room, keeping only worlds that can still meet what was seen later.
  void rework(std::size_t room) {
    thinned_ = false;
    unseen_ = start_;
    worlds_.assign(1, World{});
    const Hindsight<Cards, kSeats> hindsight(history_);
    for (std::size_t i = 0; i < history_.size() && !worlds_.empty(); ++i) take_in(i, room, &hindsight);
  }

  // Takes in what stands at `index` in the history. Nothing is changed but worlds if none remains.
  void take_in(std::size_t index, std::size_t room, const Hindsight<Cards, kSeats>* hindsight) {
    const Evidence& e = history_[index];
    switch (e.act) {
      case CardAct::gain:
        if (e.to != kPile)
          for (World& world : worlds_) hand(world, e.to) += e.cards;
        unseen_ += e.cards;
        break;
      case CardAct::lose:
        keep_if([&](World& world) { return hand(world, e.from).contains(e.cards); });
        take_out(e);
        break;
      case CardAct::draw_seen:
        for (World& world : worlds_) world.weight *= at(world, e.from)[e.cards.first()];
        keep_if([](const World& world) { return world.weight > 0; });
        take_out(e);
        break;
      case CardAct::holds: keep_if([&](World& world) { return hand(world, e.from).contains(e.cards); }); break;
      case CardAct::at_most: keep_if([&](World& world) { return at(world, e.from).count(e.kinds) <= e.count; }); break;
      case CardAct::at_least:
        keep_if([&](World& world) { return hand(world, e.from).count(e.kinds) >= e.count; });
        break;
      case CardAct::less_likely:
        for (World& world : worlds_)
          if (hand(world, e.from).count(e.kinds) > 0) world.weight *= e.factor;
        break;
      case CardAct::pass_blind:
      case CardAct::pass_chosen:
      case CardAct::swap_chosen: pass(index, room, hindsight); break;
    }
    if (worlds_.size() > room) thin(worlds_, room, index + 1);
    weigh();
  }

  template <class Test> void keep_if(Test test) {
    std::erase_if(worlds_, [&](World& world) { return !test(world); });
  }
  void take_out(const Evidence& e) {
    if (worlds_.empty()) return;
    if (e.from != kPile)
      for (World& world : worlds_) hand(world, e.from) -= e.cards;
    unseen_ -= e.cards;
  }

  // Every world becomes one world for each kind of card that may have been passed; equal deals become one.
  void pass(std::size_t index, std::size_t room, const Hindsight<Cards, kSeats>* hindsight) {
    const Evidence& e = history_[index];
    const Order order(worlds_, e);
    std::vector<Passed> all = all_passes(index, hindsight);
    // A belief that is exact finds equal deals before it is thinned; where it is not, that would only take time.
    if (thinned_ && all.size() > room) thin(all, room, index + 1);
    all = merged(std::move(all), order);
    std::size_t used = 0;
    for (const Passed& next : all) {
      if (used > 0 && order.compare(all[used - 1], next) == 0)
        all[used - 1].weight += next.weight;
      else
        all[used++] = next;
    }
    all.resize(used);
    if (used > room) thin(all, room, index + 1);
    std::vector<World> worlds;
    worlds.reserve(all.size());
    for (const Passed& next : all) {
      worlds.push_back({worlds_[next.world].hands, next.weight});
      if (e.from == kPile)
        hand(worlds.back(), e.to).add(static_cast<Kind>(next.kind));
      else
        next.move(hand(worlds.back(), e.from), hand(worlds.back(), e.to));
    }
    worlds_.swap(worlds);
  }

  // Sorted by the kinds that went and came, and for each pair of them by world.
  std::vector<Passed> all_passes(std::size_t index, const Hindsight<Cards, kSeats>* hindsight) const {
    const Evidence& e = history_[index];
    std::vector<Passed> found;
    for (std::uint32_t i = 0; i < worlds_.size(); ++i) {
      if (e.act == CardAct::swap_chosen)
        add_swaps(index, i, hindsight, found);
      else
        add_passes(index, i, hindsight, found);
    }
    std::array<std::size_t, kRows + 1> place{};
    for (const Passed& next : found) ++place[row_of(next) + 1];
    for (std::size_t k = 1; k < place.size(); ++k) place[k] += place[k - 1];
    std::vector<Passed> sorted(found.size());
    for (const Passed& next : found) sorted[place[row_of(next)]++] = next;
    return sorted;
  }

  void add_passes(std::size_t index, std::uint32_t i, const Hindsight<Cards, kSeats>* hindsight,
                  std::vector<Passed>& found) const {
    const Evidence& e = history_[index];
    const World& world = worlds_[i];
    const Cards source = at(world, e.from);
    const bool chosen = e.act == CardAct::pass_chosen;
    int choices = 0;
    if (chosen)
      for (const Kind kind : source) choices += e.kinds.has(kind) ? 1 : 0;
    for (const Kind kind : hindsight == nullptr ? source : hindsight->movable(index, e, world.hands, pile(world.hands)))
      if (!chosen || e.kinds.has(kind))
        found.push_back(
            {i, static_cast<std::int16_t>(kind), kNone, world.weight * (chosen ? 1.0 / choices : source[kind])});
  }

  void add_swaps(std::size_t index, std::uint32_t i, const Hindsight<Cards, kSeats>* hindsight,
                 std::vector<Passed>& found) const {
    const Evidence& e = history_[index];
    const World& world = worlds_[i];
    int outs = 0;
    int ins = 0;
    for (const Kind kind : at(world, e.from)) outs += e.kinds.has(kind) ? 1 : 0;
    for (const Kind back : at(world, e.to)) ins += e.back.has(back) ? 1 : 0;
    const double weight = world.weight / (1 + outs * ins);
    const auto add = [&](Kind kind, Kind back) {
      found.push_back({i, static_cast<std::int16_t>(kind), static_cast<std::int16_t>(back), weight});
    };
    bool may_keep = true;
    if (hindsight != nullptr) {
      may_keep = hindsight->visit_swaps(index, e, world.hands, pile(world.hands), add);
    } else {
      for (const Kind kind : at(world, e.from))
        if (e.kinds.has(kind))
          for (const Kind back : at(world, e.to))
            if (e.back.has(back)) add(kind, back);
    }
    if (may_keep) found.push_back({i, kNone, kNone, weight});
  }

  // Each pair of what went and what came is a row of its own.
  static constexpr std::size_t kRows = (Cards::kKinds + 1) * (Cards::kKinds + 1);
  static std::size_t row_of(const Passed& next) {
    return static_cast<std::size_t>(next.kind + 1) * (Cards::kKinds + 1) + static_cast<std::size_t>(next.back + 1);
  }

  // Sorted by the deals they lead to. Worlds are sorted, and passing the same kinds in all of them keeps their order, so
  // there is only one row for each pair of kinds to be merged.
  static std::vector<Passed> merged(std::vector<Passed> rows, const Order& order) {
    std::vector<std::size_t> ends;  // of the rows
    for (std::size_t i = 1; i <= rows.size(); ++i)
      if (i == rows.size() || row_of(rows[i]) != row_of(rows[i - 1])) ends.push_back(i);
    std::vector<Passed> result(rows.size());
    while (ends.size() > 1) {
      std::vector<std::size_t> ends_of_pairs;
      std::size_t begin = 0;
      for (std::size_t i = 0; i < ends.size(); i += 2) {
        const auto at = [&](std::size_t place) { return rows.begin() + static_cast<std::ptrdiff_t>(place); };
        const std::size_t end = ends[std::min(i + 1, ends.size() - 1)];
        std::merge(at(begin), at(ends[i]), at(ends[i]), at(end), result.begin() + static_cast<std::ptrdiff_t>(begin),
                   std::ref(order));
        ends_of_pairs.push_back(end);
        begin = end;
      }
      rows.swap(result);
      ends.swap(ends_of_pairs);
    }
    return rows;
  }

  // Systematic resampling to at most `room` worlds: each is kept as often as its weight says, to the nearest whole
  // number. The offset follows a low-discrepancy sequence, so that memory stays a function of the events alone.
  template <class Weighted> void thin(std::vector<Weighted>& all, std::size_t room, std::size_t turn) {
    thinned_ = true;
    double total = 0;
    for (const Weighted& item : all) total += item.weight;
    const double stride = total / static_cast<double>(room);
    double offset = std::fmod(0.618033988749895 * static_cast<double>(turn), 1.0) * stride;
    double reached = 0;
    for (Weighted& item : all) {
      reached += item.weight;
      int kept = 0;
      for (; offset < reached; offset += stride) ++kept;
      item.weight = kept * stride;
    }
    std::erase_if(all, [](const Weighted& item) { return item.weight <= 0; });
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

  Cards start_;
  Cards unseen_;                 // all cards the viewer does not see: the pile and the hands of the others
  std::vector<World> worlds_;    // sorted by hands
  std::vector<double> chances_;  // running sums of the weights
  std::vector<Evidence> history_;
  std::size_t capacity_;
  std::size_t most_room_;
  bool thinned_ = false;
  bool lost_ = false;
};

}  // namespace regalia
