// What later evidence about hidden cards demands of earlier moments.
//
// Whoever shows a card held it, so it must have been where it could still come to that hand. Going back through the
// history, four kinds of demands are kept, all of them necessary: a deal that misses one cannot lead to what was seen.
// Not all together are sufficient, so a deal that meets them may still come to nothing.
//
//   Need:   these places together hold so many cards of some kinds: all from which one can still reach the hand in question
//   Gather: a hand lacks no more of what it will show than it is still given unseen
//   Quota:  the same for so many cards of some kinds, whichever they are
//   Limit:  a hand holds no more of some kinds than it may have, and than can still leave it
//
// A place is a seat's hand or, as number kSeats, the face-down pile.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <vector>

namespace regalia {

enum class CardAct : std::uint8_t {
  gain,         // cards that the viewer saw came to `to`
  lose,         // cards left `from` and were seen; they only had to be there
  draw_seen,    // a card was drawn blind from `from` and seen
  holds,        // `from` holds at least these cards
  at_most,      // `from` holds at most `count` cards of the selected kinds together
  at_least,     // `from` holds at least `count` cards of the selected kinds together
  less_likely,  // it is `factor` times as likely that `from` holds any card of the selected kinds
  pass_blind,   // a card was drawn blind from `from` and came to `to`, unseen
  pass_chosen,  // somebody who saw the cards of `from` chose one of the selected kinds for `to`, unseen
  swap_chosen,  // the same, and a card of `to`, one of `back`, went to `from` for it; or nothing was done
};

template <class Cards> struct CardEvidence {
  CardAct act;
  int from = -1;
  int to = -1;
  Cards cards{};
  typename Cards::Kinds kinds{};
  int count = 0;
  typename Cards::Kinds back{};
  double factor = 1;

  [[nodiscard]] bool is_pass() const {
    return act == CardAct::pass_blind || act == CardAct::pass_chosen || act == CardAct::swap_chosen;
  }
};

template <class Cards, int kSeats> class Hindsight {
 public:
  using Kind = typename Cards::KindType;
  using Hands = std::array<Cards, kSeats>;
  using Evidence = CardEvidence<Cards>;
  static constexpr int kPile = kSeats;

  explicit Hindsight(const std::vector<Evidence>& history) : after_(history.size()) {
    Demands demands;
    for (std::size_t i = history.size(); i-- > 0;) {
      if (history[i].is_pass()) after_[i] = demands.touched_by(history[i]);
      demands.go_back(history[i]);
    }
  }

  // The kinds of cards that a pass, which stands at `index` in the history, may have moved in a deal as it was before,
  // if the deal is to lead to what was seen later. One card stands for each.
  [[nodiscard]] Cards movable(std::size_t index, const Evidence& pass, const Hands& hands, const Cards& pile) const {
    const auto at = [&](int place) -> const Cards& {
      return place == kPile ? pile : hands[static_cast<std::size_t>(place)];
    };
    Cards kinds;
    for (const Kind kind : at(pass.from)) kinds.add(kind);
    // `change(kind)`, at most one, is what moving a card of that kind does to what a demand has to spare.
    const auto keep = [&kinds](int spare, const auto& change) {
      if (spare > 0) return;
      for (const Kind kind : Cards(kinds))
        if (spare + change(kind) < 0) kinds.take(kind);
    };
    for (const Need& need : after_[index].needs) {
      int spare = -need.count;
      for (int place = 0; place <= kPile; ++place)
        if (has(need.region, place)) spare += at(place).count(need.kinds);
      const int change = has(need.region, pass.to) ? 1 : -1;
      keep(spare, [&](Kind kind) { return need.kinds.has(kind) ? change : 0; });
    }
    for (const Quota& quota : after_[index].quotas) {
      const int there = at(quota.seat).count(quota.kinds);
      keep(quota.chances - std::max(0, quota.count - there),
           [&](Kind kind) { return quota.kinds.has(kind) ? quota.change(there, quota.seat == pass.to) : 0; });
    }
    for (const Gather& gather : after_[index].gathers) {
      const Cards& hand = at(gather.seat);
      int spare = gather.chances;
      for (const Kind kind : gather.cards) spare -= std::max(0, gather.cards[kind] - hand[kind]);
      keep(spare, [&](Kind kind) {
        if (gather.seat == pass.to) return gather.cards[kind] > hand[kind] ? 1 : 0;
        return gather.cards[kind] >= hand[kind] ? -1 : 0;
      });
    }
    for (const Limit& limit : after_[index].limits) {
      const int change = limit.seat == pass.to ? -1 : 1;
      keep(limit.count - at(limit.seat).count(limit.kinds),
           [&](Kind kind) { return limit.kinds.has(kind) ? change : 0; });
    }
    return kinds;
  }

  // Calls `visit(kind, back)` for each pair of kinds, of those that the swap at `index` was about, that may have been swapped
  // in a deal as it was before, if the deal is to lead to what was seen later. True: so may nothing.
  template <class Visit>
  bool visit_swaps(std::size_t index, const Evidence& swap, const Hands& hands, const Cards& pile, Visit visit) const {
    const auto at = [&](int place) -> const Cards& {
      return place == kPile ? pile : hands[static_cast<std::size_t>(place)];
    };
    const Demands& demands = after_[index];
    std::vector<int> spare;  // of each demand: needs, quotas, gathers, limits
    for (const Need& need : demands.needs) {
      int there = -need.count;
      for (int place = 0; place <= kPile; ++place)
        if (has(need.region, place)) there += at(place).count(need.kinds);
      spare.push_back(there);
    }
    for (const Quota& quota : demands.quotas)
      spare.push_back(quota.chances - std::max(0, quota.count - at(quota.seat).count(quota.kinds)));
    for (const Gather& gather : demands.gathers) {
      int left = gather.chances;
      for (const Kind kind : gather.cards) left -= std::max(0, gather.cards[kind] - at(gather.seat)[kind]);
      spare.push_back(left);
    }
    for (const Limit& limit : demands.limits) spare.push_back(limit.count - at(limit.seat).count(limit.kinds));
    const bool may_keep = std::all_of(spare.begin(), spare.end(), [](int left) { return left >= 0; });
    const auto may = [&](Kind kind, Kind back) {
      if (kind == back) return may_keep;
      const int* next = spare.data();
      for (const Need& need : demands.needs) {
        const int change = has(need.region, swap.to) ? 1 : -1;  // either end is in it, not both
        if (*next++ + (need.kinds.has(kind) ? change : 0) - (need.kinds.has(back) ? change : 0) < 0) return false;
      }
      for (const Quota& quota : demands.quotas) {
        const Kind goes = quota.seat == swap.from ? kind : back;
        const Kind comes = quota.seat == swap.from ? back : kind;
        const int there = at(quota.seat).count(quota.kinds);
        const bool same = quota.kinds.has(goes) == quota.kinds.has(comes);
        if (*next++ + (same ? 0 : quota.change(there, quota.kinds.has(comes))) < 0) return false;
      }
      for (const Gather& gather : demands.gathers) {
        const Kind goes = gather.seat == swap.from ? kind : back;
        const Kind comes = gather.seat == swap.from ? back : kind;
        const Cards& hand = at(gather.seat);
        const int change = (gather.cards[comes] > hand[comes] ? 1 : 0) - (gather.cards[goes] >= hand[goes] ? 1 : 0);
        if (*next++ + change < 0) return false;
      }
      for (const Limit& limit : demands.limits) {
        const Kind goes = limit.seat == swap.from ? kind : back;
        const Kind comes = limit.seat == swap.from ? back : kind;
        if (*next++ + (limit.kinds.has(goes) ? 1 : 0) - (limit.kinds.has(comes) ? 1 : 0) < 0) return false;
      }
      return true;
    };
    for (const Kind kind : at(swap.from)) {
      if (!swap.kinds.has(kind)) continue;
      for (const Kind back : at(swap.to))
        if (swap.back.has(back) && may(kind, back)) visit(kind, back);
    }
    return may_keep;
  }

 private:
  using Kinds = typename Cards::Kinds;
  using Region = std::uint32_t;  // a bit for each place
  static_assert(kSeats < 32);
  static constexpr Region kEverywhere = (Region{2} << kPile) - 1;

  struct Need {
    Region region;
    Kinds kinds;
    int count;
  };
  struct Quota {
    int seat;
    Kinds kinds;
    int count;
    int chances;  // passes to this hand until it must have them

    // What a card of these kinds that comes or goes does to what is to spare, where `there` are so many.
    [[nodiscard]] int change(int there, bool comes) const {
      if (comes) return there < count ? 1 : 0;
      return there <= count ? -1 : 0;
    }
  };
  struct Gather {
    int seat;
    Cards cards;
    int chances;  // passes to this hand until the cards are shown
  };
  struct Limit {
    int seat;
    Kinds kinds;
    int count;
  };

  static constexpr bool has(Region region, int place) { return (region >> place & 1U) != 0; }

  // What must hold at a moment.
  struct Demands {
    std::vector<Need> needs;
    std::vector<Quota> quotas;
    std::vector<Gather> gathers;
    std::vector<Limit> limits;

    // Makes what must hold after `e` what must hold before it.
    void go_back(const Evidence& e) {
      switch (e.act) {
        case CardAct::gain: come(e.to, e.cards); break;
        case CardAct::lose:
        case CardAct::draw_seen:
          leave(e.from, e.cards);
          show(e.from, e.cards);
          break;
        case CardAct::holds: show(e.from, e.cards); break;
        case CardAct::at_most: add(Limit{e.from, e.kinds, e.count}); break;
        case CardAct::at_least: require(e.from, e.kinds, e.count); break;
        case CardAct::less_likely: break;
        case CardAct::pass_blind: pass(e.from, e.to); break;
        case CardAct::pass_chosen:
          pass(e.from, e.to);
          require(e.from, e.kinds, 1);
          break;
        case CardAct::swap_chosen: swap(e.from, e.to); break;
      }
      std::erase_if(needs, [](const Need& need) { return need.count <= 0 || need.region == kEverywhere; });
      std::erase_if(quotas, [](const Quota& quota) { return quota.count <= quota.chances; });
    }

    // Those that a pass can spoil.
    [[nodiscard]] Demands touched_by(const Evidence& e) const {
      Demands touched;
      const auto at_either_end = [&](const auto& demand) { return demand.seat == e.from || demand.seat == e.to; };
      std::copy_if(needs.begin(), needs.end(), std::back_inserter(touched.needs),
                   [&](const Need& need) { return has(need.region, e.from) != has(need.region, e.to); });
      std::copy_if(quotas.begin(), quotas.end(), std::back_inserter(touched.quotas), at_either_end);
      std::copy_if(gathers.begin(), gathers.end(), std::back_inserter(touched.gathers),
                   [&](const Gather& gather) { return at_either_end(gather) && gather.cards.size() > gather.chances; });
      std::copy_if(limits.begin(), limits.end(), std::back_inserter(touched.limits), at_either_end);
      return touched;
    }

   private:
    // Cards came to a place and were seen: they need not have been there before.
    void come(int place, const Cards& cards) {
      for (Need& need : needs)
        if (has(need.region, place)) need.count -= cards.count(need.kinds);
      for (Quota& quota : quotas)
        if (quota.seat == place) quota.count -= cards.count(quota.kinds);
      for (Gather& gather : gathers)
        if (gather.seat == place)
          for (const Kind kind : cards) gather.cards.set(kind, std::max(0, gather.cards[kind] - cards[kind]));
      for (Limit& limit : limits)
        if (limit.seat == place) limit.count -= cards.count(limit.kinds);
    }
    // Cards left a place and were seen: they were there besides.
    void leave(int place, const Cards& cards) {
      for (Need& need : needs)
        if (has(need.region, place)) need.count += cards.count(need.kinds);
      for (Quota& quota : quotas)
        if (quota.seat == place) quota.count += cards.count(quota.kinds);
      for (Gather& gather : gathers)
        if (gather.seat == place)
          for (const Kind kind : cards)
            gather.cards.set(kind, std::min(Cards::kMostCopies, gather.cards[kind] + cards[kind]));
      for (Limit& limit : limits)
        if (limit.seat == place) limit.count += cards.count(limit.kinds);
    }
    void show(int place, const Cards& cards) {
      for (const Kind kind : cards) {
        Kinds only;
        only.add(kind);
        add(Need{Region{1} << place, only, cards[kind]});
      }
      if (place == kPile) return;
      // What was shown later must be there besides, or still come.
      for (Gather& gather : gathers)
        if (gather.seat == place)
          for (const Kind kind : cards) gather.cards.set(kind, std::max(gather.cards[kind], cards[kind]));
      gathers.push_back({place, cards, 0});
    }
    // So many cards of these kinds must be at a place.
    void require(int place, const Kinds& kinds, int count) {
      add(Need{Region{1} << place, kinds, count});
      if (place != kPile) quotas.push_back({place, kinds, count, 0});
    }
    // Demands of places apart from each other that a pass joins: together they need what both of them do.
    void add_sums(int from, int to) {
      const std::vector<Need> apart = needs;
      for (const Need& need : apart) {
        if (!has(need.region, to) || has(need.region, from)) continue;
        for (const Need& other : apart)
          if (has(other.region, from) && (other.region & need.region) == 0 && other.kinds == need.kinds)
            add(Need{need.region | other.region, need.kinds, need.count + other.count});
      }
    }
    // A card may have gone from one place to another.
    void pass(int from, int to) {
      add_sums(from, to);
      for (Need& need : needs)
        if (has(need.region, to)) need.region |= Region{1} << from;
      for (Quota& quota : quotas)
        if (quota.seat == to) ++quota.chances;
      for (Gather& gather : gathers)
        if (gather.seat == to) ++gather.chances;
      for (Limit& limit : limits)
        if (limit.seat == from) ++limit.count;
    }
    // Or one card from each to the other.
    void swap(int from, int to) {
      add_sums(from, to);
      for (Need& need : needs)
        if (has(need.region, to) || has(need.region, from)) need.region |= Region{1} << from | Region{1} << to;
      for (Quota& quota : quotas)
        if (quota.seat == to || quota.seat == from) ++quota.chances;
      for (Gather& gather : gathers)
        if (gather.seat == to || gather.seat == from) ++gather.chances;
      for (Limit& limit : limits)
        if (limit.seat == from || limit.seat == to) ++limit.count;
    }
    // Of demands that differ in the count only, the strictest is enough.
    void add(const Need& need) {
      for (Need& other : needs)
        if (other.region == need.region && other.kinds == need.kinds) {
          other.count = std::max(other.count, need.count);
          return;
        }
      needs.push_back(need);
    }
    void add(const Limit& limit) {
      for (Limit& other : limits)
        if (other.seat == limit.seat && other.kinds == limit.kinds) {
          other.count = std::min(other.count, limit.count);
          return;
        }
      limits.push_back(limit);
    }
  };

  std::vector<Demands> after_;  // by index in the history, for passes: what must hold then and what the pass can spoil
};

}  // namespace regalia
