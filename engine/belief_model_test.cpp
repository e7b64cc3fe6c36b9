// Beliefs against what they stand for: random dealings, of which a viewer sees a part, and every way they can have gone.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/belief.h"
#include "engine/multiset.h"
#include "engine/wide_multiset.h"

namespace regalia {
namespace {

enum class Kind : std::uint8_t {};

// Cards go about at random between hands, a pile and what the viewer sees.
template <class Cards, int kSeats> class Dealings {
 public:
  using Evidence = CardEvidence<Cards>;
  static constexpr int kPile = kSeats;

  Dealings(Cards deck, std::uint64_t seed) : pile(deck), rng_(seed) {}

  // Does something and says what the viewer notices of it.
  Evidence step() {
    for (;;) {
      const int from = static_cast<int>(rng_.below(kSeats + 1));
      const int to = static_cast<int>(rng_.below(kSeats));
      Cards& source = at(from);
      const auto what = rng_.below(14);
      if (what == 0 && !seen.empty()) return to_place(rng_.below(3) == 0 ? kPile : to);
      if (source.empty() || from == to) continue;
      if (what <= 2) return see(CardAct::draw_seen, from, single(card_of(source)));
      if (what <= 5) return pass(CardAct::pass_blind, from, to, card_of(source));
      if (from == kPile) continue;
      if (what == 6) return see(CardAct::lose, from, some_of(source));
      if (what == 7) return pass_chosen(from, to);
      if (what == 8) return {.act = CardAct::holds, .from = from, .cards = some_of(source)};
      if (what == 9) return shortage(from);
      if (what == 10) return plenty(from);
      if (what == 11) return {.act = CardAct::less_likely, .from = from, .kinds = some_kinds(), .factor = 0.25};
      if (what >= 12) return swap(from, to);
    }
  }
  Cards& at(int place) { return place == kPile ? pile : hands[static_cast<std::size_t>(place)]; }

  std::array<Cards, kSeats> hands{};
  Cards pile;
  Cards seen;
  Kind passed{};                                 // by the last step
  std::optional<std::pair<Kind, Kind>> swapped;  // by the last step; nothing: nothing was

 private:
  static Cards single(Kind kind) {
    Cards cards;
    cards.add(kind);
    return cards;
  }
  Evidence see(CardAct act, int from, Cards cards) {
    at(from) -= cards;
    seen += cards;
    return {.act = act, .from = from, .cards = cards};
  }
  Evidence to_place(int to) {
    const Cards cards = to == kPile ? seen : some_of(seen);
    seen -= cards;
    at(to) += cards;
    return {.act = CardAct::gain, .to = to, .cards = cards};
  }
  Evidence pass(CardAct act, int from, int to, Kind kind) {
    passed = kind;
    at(from).take(kind);
    at(to).add(kind);
    return {.act = act, .from = from, .to = to};
  }
  typename Cards::Kinds some_kinds() {
    typename Cards::Kinds kinds;
    for (int i = 0; i < Cards::kKinds; ++i)
      if (rng_.below(2) == 0) kinds.add(static_cast<Kind>(i));
    return kinds;
  }
  // One card of each kind that is among these.
  static Cards among(const Cards& cards, const typename Cards::Kinds& kinds) {
    Cards found;
    for (const Kind kind : cards)
      if (kinds.has(kind)) found.add(kind);
    return found;
  }
  Evidence pass_chosen(int from, int to) {
    Evidence e{.act = CardAct::pass_chosen, .from = from, .to = to, .kinds = some_kinds()};
    if (among(at(from), e.kinds).empty())
      for (int i = 0; i < Cards::kKinds; ++i) e.kinds.add(static_cast<Kind>(i));
    pass(e.act, from, to, kind_of(among(at(from), e.kinds)));
    return e;
  }
  Evidence swap(int from, int to) {
    Evidence e{.act = CardAct::swap_chosen, .from = from, .to = to, .kinds = some_kinds(), .back = some_kinds()};
    const Cards outs = among(at(from), e.kinds);
    const Cards ins = among(at(to), e.back);
    swapped.reset();
    if (rng_.below(static_cast<std::uint32_t>(1 + outs.kinds() * ins.kinds())) == 0) return e;
    swapped = {kind_of(outs), kind_of(ins)};
    at(from).take(swapped->first);
    at(to).add(swapped->first);
    at(to).take(swapped->second);
    at(from).add(swapped->second);
    return e;
  }
  Evidence shortage(int from) {
    Evidence e{.act = CardAct::at_most, .from = from, .kinds = some_kinds()};
    e.count = at(from).count(e.kinds) + static_cast<int>(rng_.below(2));
    return e;
  }
  Evidence plenty(int from) {
    Evidence e{.act = CardAct::at_least, .from = from, .kinds = some_kinds()};
    e.count = std::max(0, at(from).count(e.kinds) - static_cast<int>(rng_.below(2)));
    return e;
  }
  Kind card_of(const Cards& cards) {
    int skip = static_cast<int>(rng_.below(static_cast<std::uint32_t>(cards.size())));
    for (const Kind kind : cards)
      if ((skip -= cards[kind]) < 0) return kind;
    return cards.first();
  }
  Kind kind_of(const Cards& cards) {
    int skip = static_cast<int>(rng_.below(static_cast<std::uint32_t>(cards.kinds())));
    for (const Kind kind : cards)
      if (skip-- == 0) return kind;
    return cards.first();
  }
  Cards some_of(Cards cards) {
    Cards some;
    for (auto left = 1 + rng_.below(2); left > 0 && !cards.empty(); --left) {
      const Kind kind = card_of(cards);
      cards.take(kind);
      some.add(kind);
    }
    return some;
  }

  Rng rng_;
};

template <class Cards, int kSeats> void tell(HandsBelief<Cards, kSeats>& belief, const CardEvidence<Cards>& e) {
  const bool from_pile = e.from == kSeats;
  switch (e.act) {
    case CardAct::gain: e.to == kSeats ? belief.shuffle_in(e.cards) : belief.gain(e.to, e.cards); break;
    case CardAct::lose: belief.lose(e.from, e.cards); break;
    case CardAct::draw_seen:
      from_pile ? belief.draw_seen(e.cards.first()) : belief.lose_blind(e.from, e.cards.first());
      break;
    case CardAct::holds: belief.holds(e.from, e.cards); break;
    case CardAct::at_most: belief.at_most(e.from, e.kinds, e.count); break;
    case CardAct::pass_blind: from_pile ? belief.draw_unseen(e.to) : belief.pass_blind(e.from, e.to); break;
    case CardAct::pass_chosen: belief.pass_chosen(e.from, e.to, e.kinds); break;
    case CardAct::at_least: belief.at_least(e.from, e.kinds, e.count); break;
    case CardAct::less_likely: belief.less_likely(e.from, e.kinds, e.factor); break;
    case CardAct::swap_chosen: belief.swap_chosen(e.from, e.kinds, e.to, e.back); break;
  }
}

// Every card has a place of its own, and all ways are followed one by one.
template <class Cards, int kSeats> class EveryWay {
 public:
  using Places = std::vector<int>;  // by card: a seat, the pile or seen
  using Hands = std::array<Cards, kSeats>;
  static constexpr int kPile = kSeats;
  static constexpr int kSeen = kSeats + 1;

  explicit EveryWay(Cards deck) {
    for (const Kind kind : deck) cards_.insert(cards_.end(), static_cast<std::size_t>(deck[kind]), kind);
    ways_[Places(cards_.size(), kPile)] = 1;
  }

  void take_in(const CardEvidence<Cards>& e) {
    std::map<Places, double> next;
    for (const auto& [places, weight] : ways_) follow(places, weight, e, next);
    double total = 0;
    for (const auto& [places, weight] : next) total += weight;
    for (auto& [places, weight] : next) weight /= total;
    ways_ = std::move(next);
  }

  [[nodiscard]] std::map<Hands, double> deals() const {
    std::map<Hands, double> deals;
    for (const auto& [places, weight] : ways_) {
      Hands hands{};
      for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] < kSeats) hands[static_cast<std::size_t>(places[i])].add(cards_[i]);
      deals[hands] += weight;
    }
    return deals;
  }

 private:
  [[nodiscard]] Cards at(const Places& places, int place) const {
    Cards cards;
    for (std::size_t i = 0; i < places.size(); ++i)
      if (places[i] == place) cards.add(cards_[i]);
    return cards;
  }
  // The first cards of these kinds: which of equal cards it is makes no difference.
  [[nodiscard]] Places moved(Places places, int from, int to, Cards cards) const {
    for (std::size_t i = 0; i < places.size(); ++i)
      if (places[i] == from && cards[cards_[i]] > 0) {
        cards.take(cards_[i]);
        places[i] = to;
      }
    return places;
  }

  static Cards single(Kind kind) {
    Cards cards;
    cards.add(kind);
    return cards;
  }
  // By way of nowhere, since the two may be of the same kind.
  [[nodiscard]] Places swapped(const Places& places, const CardEvidence<Cards>& e, Kind kind, Kind back) const {
    constexpr int kNowhere = -1;
    const Places given = moved(places, e.from, kNowhere, single(kind));
    return moved(moved(given, e.to, e.from, single(back)), kNowhere, e.to, single(kind));
  }

  void follow(const Places& places, double weight, const CardEvidence<Cards>& e, std::map<Places, double>& next) const {
    const Cards source = e.act == CardAct::gain ? at(places, kSeen) : at(places, e.from);
    switch (e.act) {
      case CardAct::gain: next[moved(places, kSeen, e.to, e.cards)] += weight; break;
      case CardAct::lose:
        if (source.contains(e.cards)) next[moved(places, e.from, kSeen, e.cards)] += weight;
        break;
      case CardAct::holds:
        if (source.contains(e.cards)) next[places] += weight;
        break;
      case CardAct::at_most:
        if (source.count(e.kinds) <= e.count) next[places] += weight;
        break;
      case CardAct::at_least:
        if (source.count(e.kinds) >= e.count) next[places] += weight;
        break;
      case CardAct::less_likely: next[places] += source.count(e.kinds) > 0 ? weight * e.factor : weight; break;
      case CardAct::pass_chosen: {
        Cards choices;
        for (const Kind kind : source)
          if (e.kinds.has(kind)) choices.add(kind);
        for (const Kind kind : choices) next[moved(places, e.from, e.to, single(kind))] += weight / choices.kinds();
        break;
      }
      case CardAct::swap_chosen: {
        std::vector<Places> ends = {places};
        for (const Kind kind : source) {
          if (!e.kinds.has(kind)) continue;
          for (const Kind back : at(places, e.to))
            if (e.back.has(back)) ends.push_back(swapped(places, e, kind, back));
        }
        for (const Places& end : ends) next[end] += weight / static_cast<double>(ends.size());
        break;
      }
      case CardAct::draw_seen:
      case CardAct::pass_blind:
        for (std::size_t i = 0; i < places.size(); ++i) {
          if (places[i] != e.from) continue;
          if (e.act == CardAct::draw_seen && cards_[i] != e.cards.first()) continue;
          Places after = places;
          after[i] = e.act == CardAct::draw_seen ? kSeen : e.to;
          next[after] += weight / source.size();
        }
        break;
    }
  }

  std::vector<Kind> cards_;
  std::map<Places, double> ways_;
};

using Few = Multiset<Kind, 3>;
using Many = WideMultiset<Kind, 61>;

template <class Cards> Cards deck(const std::vector<std::pair<int, int>>& counts) {
  Cards cards;
  for (const auto& [kind, count] : counts) cards.add(static_cast<Kind>(kind), count);
  return cards;
}

template <class Cards> void is_exact_for(Cards cards, std::uint64_t seeds) {
  std::size_t largest = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Dealings<Cards, 3> dealings(cards, seed);
    HandsBelief<Cards, 3> belief(cards);
    EveryWay<Cards, 3> ways(cards);
    for (int step = 0; step < 40; ++step) {
      const auto evidence = dealings.step();
      tell(belief, evidence);
      ways.take_in(evidence);
      const auto deals = ways.deals();
      ASSERT_EQ(belief.worlds().size(), deals.size()) << "seed " << seed << ", step " << step;
      for (const auto& world : belief.worlds()) {
        ASSERT_TRUE(deals.contains(world.hands));
        ASSERT_NEAR(world.weight, deals.at(world.hands), 1e-9) << "seed " << seed << ", step " << step;
      }
      largest = std::max(largest, deals.size());
    }
  }
  EXPECT_GT(largest, 20U);
}

TEST(BeliefModel, FrequenciesAreThoseOfAllWaysTogether) {
  is_exact_for<Few>(deck<Few>({{0, 3}, {1, 2}, {2, 1}}), 40);
  is_exact_for<Many>(deck<Many>({{0, 2}, {16, 1}, {31, 1}, {60, 2}}), 40);
}

// However little room there is, whatever is held possible is possible, and there is always something.
TEST(BeliefModel, WithoutRoomNothingImpossibleIsBelieved) {
  const Many cards = deck<Many>({{0, 2}, {16, 1}, {31, 1}, {60, 2}});
  for (const std::size_t capacity : {1U, 2U, 5U})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Dealings<Many, 3> dealings(cards, seed);
      HandsBelief<Many, 3> belief(cards, capacity);
      EveryWay<Many, 3> ways(cards);
      for (int step = 0; step < 60; ++step) {
        const auto evidence = dealings.step();
        tell(belief, evidence);
        ways.take_in(evidence);
        const auto deals = ways.deals();
        ASSERT_FALSE(belief.worlds().empty());
        for (const auto& world : belief.worlds()) ASSERT_TRUE(deals.contains(world.hands));
        if (!belief.is_exact()) continue;
        ASSERT_EQ(belief.worlds().size(), deals.size()) << "seed " << seed << ", step " << step;
        for (const auto& world : belief.worlds()) ASSERT_NEAR(world.weight, deals.at(world.hands), 1e-9);
      }
    }
}

// Hindsight knows nothing of the true deal, and never rules it out.
template <class Cards, int kSeats> void allows_the_truth(Cards cards, int steps, std::uint64_t seeds) {
  struct Moment {
    std::array<Cards, kSeats> hands;
    Cards pile;
    Kind passed;
    std::optional<std::pair<Kind, Kind>> swapped;
  };
  std::int64_t ruled_out = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Dealings<Cards, kSeats> dealings(cards, seed);
    std::vector<CardEvidence<Cards>> history;
    std::vector<Moment> moments;
    for (int step = 0; step < steps; ++step) {
      moments.push_back({dealings.hands, dealings.pile, {}, {}});
      history.push_back(dealings.step());
      moments.back().passed = dealings.passed;
      moments.back().swapped = dealings.swapped;
    }
    const Hindsight<Cards, kSeats> hindsight(history);
    for (std::size_t i = 0; i < history.size(); ++i) {
      if (!history[i].is_pass()) continue;
      if (history[i].act == CardAct::swap_chosen) {
        bool found = false;
        const bool may_keep =
            hindsight.visit_swaps(i, history[i], moments[i].hands, moments[i].pile,
                                  [&](Kind kind, Kind back) { found |= moments[i].swapped == std::pair(kind, back); });
        ASSERT_TRUE(moments[i].swapped ? found : may_keep) << "seed " << seed << ", step " << i;
        continue;
      }
      const Cards movable = hindsight.movable(i, history[i], moments[i].hands, moments[i].pile);
      ASSERT_GT(movable[moments[i].passed], 0) << "seed " << seed << ", step " << i;
      const Cards source =
          history[i].from == kSeats ? moments[i].pile : moments[i].hands[static_cast<std::size_t>(history[i].from)];
      ruled_out += source.kinds() - movable.kinds();
    }
  }
  EXPECT_GT(ruled_out, static_cast<std::int64_t>(seeds)) << "it should be of some use";
}

Many sixty_kinds() {
  Many cards;
  for (int i = 0; i < Many::kKinds; ++i) cards.add(static_cast<Kind>(i), i % 7 == 0 ? 3 : 1);
  return cards;
}

TEST(BeliefModel, HindsightNeverRulesOutTheTruth) {
  allows_the_truth<Few, 3>(deck<Few>({{0, 3}, {1, 2}, {2, 1}}), 60, 300);
  allows_the_truth<Few, 5>(deck<Few>({{0, 9}, {1, 7}, {2, 8}}), 80, 200);
  allows_the_truth<Many, 3>(deck<Many>({{0, 2}, {16, 1}, {31, 1}, {60, 2}}), 60, 300);
  allows_the_truth<Many, 9>(sixty_kinds(), 150, 100);
}

TEST(BeliefModel, ALongGameWithSixtyKindsNeverContradictsItself) {
  for (const std::size_t capacity : {3U, 40U})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Dealings<Many, 9> dealings(sixty_kinds(), seed);
      HandsBelief<Many, 9> belief(sixty_kinds(), capacity);
      bool thinned = false;
      for (int step = 0; step < 250; ++step) {
        const auto e = dealings.step();
        ASSERT_NO_THROW(tell(belief, e)) << "seed " << seed << ", step " << step;
        thinned = thinned || !belief.is_exact();
        for (const auto& world : belief.worlds()) {
          ASSERT_EQ(belief.pile(world.hands).size(), dealings.pile.size());
          for (std::size_t i = 0; i < world.hands.size(); ++i)
            ASSERT_EQ(world.hands[i].size(), dealings.hands[i].size()) << "seed " << seed << ", step " << step;
          if (e.act != CardAct::holds) continue;
          ASSERT_TRUE(world.hands[static_cast<std::size_t>(e.from)].contains(e.cards));
        }
      }
      EXPECT_TRUE(thinned);
    }
}

}  // namespace
}  // namespace regalia
