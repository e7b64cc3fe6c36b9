#include "games/blood/rules/cashing.h"

#include <algorithm>

#include "games/blood/rules.h"

namespace regalia::blood {

Goods goods_in_capital(const Realm& realm, Country country) {
  const Province capital = realm.capital[at(country)];
  return capital == kNoProvince ? Goods{} : realm.items[at(capital)][at(country)];
}

int sets_in(const Goods& goods, int kind) {
  int count = goods[kGoodsOfSets[0]];
  for (int i = 1; i < goods_in_set(kind); ++i) count = std::min<int>(count, goods[kGoodsOfSets[at(i)]]);
  return count;
}

void take_sets(Goods& goods, int kind, int count) {
  for (int i = 0; i < goods_in_set(kind); ++i) {
    std::uint16_t& left = goods[kGoodsOfSets[at(i)]];
    left = static_cast<std::uint16_t>(left - count);
  }
}

Goods Cashing::left(const State& state, Country country) const {
  Goods goods = goods_in_capital(state.realm, country);
  for (int kind = 0; kind < kSets; ++kind) take_sets(goods, kind, sets[at(country)][at(kind)]);
  return goods;
}

// blood.cash.sets: whoever has a set is asked; what lies in a capital is to be seen.
Pending Cashing::pending(const Rules& rules, const State& state) const {
  SeatSet asked;
  for (const Seat seat : rules.everybody())
    for (const Country country : rules.countries_of(state, seat))
      if (sets_in(goods_in_capital(state.realm, country), 0) > 0) asked.add(seat);
  return {.step = Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Cashing::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  bool has_chosen = false;
  for (const Country country : rules.countries_of(state, seat)) {
    const Goods goods = left(state, country);
    for (int kind = 0; kind < kSets; ++kind) {
      has_chosen = has_chosen || sets[at(country)][at(kind)] > 0;
      if (const int most = sets_in(goods, kind); most > 0)
        list.push_back(Offer::range(Move::of(MoveKind::cash, static_cast<int>(country), kind), 1,
                                    static_cast<std::uint32_t>(most)));
    }
  }
  if (has_chosen) offer(list, move_of(MoveKind::anew));
  offer(list, move_of(MoveKind::done));
}

Verdict Cashing::refusal(const Rules&, const State&, Seat, Move move) const {
  if (move.kind<MoveKind>() == MoveKind::cash)
    return Verdict::no("blood.cash.sets",
                       "Sets are sold in the capital: metal, cloth and food; a semi-luxury besides; a luxury as well.");
  return Verdict::no("blood.turn.step", "Goods are sold now: say which sets, or that you are done.");
}

template <class Sink> Next Cashing::go_on(const Rules& rules, State& state, Sink& sink) {
  if (!pending(rules, state).owing.empty()) return Next::stay();
  for (const Seat seat : answered)
    for (const Country country : rules.countries_of(state, seat))
      for (int kind = 0; kind < kSets; ++kind) rules.sell(state, country, kind, sets[at(country)][at(kind)], sink);
  return Next::done();
}

template <class Sink> void Cashing::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::cash: {
      std::uint16_t& count = sets[at(move.a())][at(move.b())];
      count = static_cast<std::uint16_t>(count + move.amount());
      break;
    }
    case MoveKind::anew:
      for (const Country country : rules.countries_of(state, seat)) sets[at(country)] = {};
      break;
    default: take_answer(answered, seat, sink);
  }
}

template <class Sink> void Rules::sell(State& state, Country country, int kind, int count, Sink& sink) const {
  if (count == 0) return;
  take_sets(state.realm.items[at(state.realm.capital[at(country)])][at(country)], kind, count);
  const Seat seat = ruler(state, country);
  const int crowns = count * facts_.sets[at(kind)];
  money(state, seat) += crowns;
  tell_all(sink, Cashed{seat, country, kind, count, crowns});
}

// blood.end.last-sale: the best that can be made of what lies in the capitals.
template <class Sink> void Rules::sell_all(State& state, Sink& sink) const {
  for (const Country country : options_.in_play)
    for (int kind = kSets - 1; kind >= 0 && ruler(state, country) != kNobody; --kind)
      sell(state, country, kind, sets_in(goods_in_capital(state.realm, country), kind), sink);
}

REGALIA_CHAPTER(Cashing);
template void Rules::sell_all(State&, Silence&) const;
template void Rules::sell_all(State&, Listener<Event>&) const;

}  // namespace regalia::blood
