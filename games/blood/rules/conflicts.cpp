#include "games/blood/rules/conflicts.h"

#include <algorithm>

#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

Move attack_of(Province province, Country power) {
  return Move::of(MoveKind::attack, static_cast<int>(province), static_cast<int>(power));
}

// Whether a power has anything there that can be attacked.
bool stands_in(const Rules& rules, const State& state, Country power, Province province) {
  return rules.armies_in(state, power, province) > 0 || !rules.royals_in(state, power, province).empty() ||
         rules.castle_in(state, power, province) > 0;
}

// blood.battle.retreat: armies that fell back to a province attack nobody there.
int fresh_armies(const Rules& rules, const State& state, const Conflicts& conflicts, Country power, Province province) {
  const int all = rules.armies_in(state, power, province);
  if (rules.options().readings.only_beaten_armies_rest)
    return std::max(0, all - conflicts.resting[at(power)][at(province)]);
  return conflicts.fallen_back[at(power)].has(province) ? 0 : all;
}

// blood.battle.who: the mover is one of the two.
bool may_attack(const Rules& rules, const State& state, const Conflicts& conflicts, Country power, Province province) {
  const Country mover = country_of(rules.house_of(conflicts.mover));
  const Country asked = country_of(rules.house_of(conflicts.asked));
  const Country other = conflicts.asked == conflicts.mover ? power : asked;
  if (power == asked || (conflicts.asked != conflicts.mover && power != mover)) return false;
  if (fresh_armies(rules, state, conflicts, asked, province) == 0 || !stands_in(rules, state, power, province))
    return false;
  // A castle may be attacked after those who fought outside it.
  const bool is_bare_castle =
      rules.armies_in(state, power, province) == 0 && rules.castle_in(state, power, province) > 0;
  return is_bare_castle || !conflicts.fought[at(other)].has(province);
}

// What a contract of the seat's own says to it.
Verdict attacking(const Rules& rules, const State& state, Seat seat, Country power, Province province) {
  return rules.lawful(
      state,
      {.what = Act::What::attack, .actor = rules.house_of(seat), .other = house_of(power), .province = province});
}

template <class Visit>
void for_targets(const Rules& rules, const State& state, const Conflicts& conflicts, Visit visit) {
  for (int i = 0; i < kProvinces; ++i)
    for (const Country power : CountrySet::all())
      if (const auto province = static_cast<Province>(i); may_attack(rules, state, conflicts, power, province))
        visit(province, power);
}

// blood.neutral.battle: whoever has entered a province that defends itself must attack.
bool is_forced(const Rules& rules, Country power) { return !rules.in_play().has(power); }

}  // namespace

// ---- Scorching

ProvinceSet Scorching::threatened(const Rules& rules, const State& state, Seat seat) const {
  ProvinceSet set;
  if (seat == mover) return set;
  const Country enemy = country_of(rules.house_of(mover));
  for (const Province province : rules.provinces_of(state, seat)) {
    bool has_goods = false;
    for (const Country country : rules.countries_of(state, seat))
      has_goods = has_goods || !(state.realm.items[at(province)][at(country)] == Goods{});
    if (has_goods && rules.armies_in(state, enemy, province) > 0) set.add(province);
  }
  return set;
}

Pending Scorching::pending(const Rules& rules, const State& state) const {
  SeatSet asked;
  for (const Seat seat : rules.everybody())
    if (!threatened(rules, state, seat).empty()) asked.add(seat);
  return {.step = Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Scorching::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  const ProvinceSet own = threatened(rules, state, seat);
  for (const Province province : own - burnt) offer(list, move_of(MoveKind::burn, province));
  if (!(own & burnt).empty()) offer(list, move_of(MoveKind::anew));
  offer(list, move_of(MoveKind::done));
}

Verdict Scorching::refusal(const Rules&, const State&, Seat, Move move) const {
  if (move.kind<MoveKind>() == MoveKind::burn)
    return Verdict::no("blood.items.destroy", "You destroy your goods where foreign armies stand in your provinces.");
  return Verdict::no("blood.turn.step", "Goods may be destroyed now, before there is a battle.");
}

template <class Sink> Next Scorching::go_on(const Rules& rules, State& state, Sink& sink) {
  if (!pending(rules, state).owing.empty()) return Next::stay();
  for (const Seat seat : answered)
    for (const Province province : threatened(rules, state, seat) & burnt)
      for (const Country country : rules.countries_of(state, seat)) {
        Goods& goods = state.realm.items[at(province)][at(country)];
        for (int good = 0; good < kGoods; ++good)
          if (goods.counts[at(good)] > 0)
            tell_all(sink, GoodsDestroyed{seat, province, static_cast<Good>(good), goods.counts[at(good)]});
        goods = {};
      }
  return Next::done();
}

template <class Sink> void Scorching::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::burn: burnt.add(first_province_of(move)); return;
    case MoveKind::anew: burnt = burnt - threatened(rules, state, seat); return;
    default: take_answer(answered, seat, sink);
  }
}

// ---- Conflicts

Pending Conflicts::pending(const Rules&, const State&) const { return Pending::turn(asked); }

void Conflicts::moves(const Rules& rules, const State& state, Seat, MoveList& list) const {
  bool is_bound = false;
  for_targets(rules, state, *this, [&](Province where, Country power) {
    if (!attacking(rules, state, asked, power, where).ok()) return;
    offer(list, attack_of(where, power));
    is_bound = is_bound || is_forced(rules, power);
  });
  if (!is_bound) offer(list, move_of(MoveKind::done));
}

Verdict Conflicts::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::attack:
      if (move.a() < kProvinces && move.b() < kCountries)
        if (const Verdict bar = attacking(rules, state, seat, static_cast<Country>(move.b()), first_province_of(move));
            !bar.ok())
          return bar;
      return Verdict::no(
          "blood.battle.who",
          "Your armies attack, once in a move, whoever stands in the same province; one of the two has moved.");
    case MoveKind::done:
      return Verdict::no("blood.neutral.battle", "You must attack those who defend a country that nobody plays.");
    default: return Verdict::no("blood.turn.step", "Say whom you attack, or that you are done.");
  }
}

// A question with one answer is not asked, unless only a contract makes it so: that is nobody else's business.
bool Conflicts::is_asked(const Rules& rules, const State& state) const {
  int neutrals = 0;
  bool has_enemies = false;
  for_targets(rules, state, *this, [&](Province, Country power) {
    if (is_forced(rules, power))
      ++neutrals;
    else
      has_enemies = true;
  });
  return has_enemies || neutrals > 1;
}

template <class Sink> Next Conflicts::go_on(const Rules& rules, State& state, Sink&) {
  while (true) {
    if (province != kNoProvince) {
      const Province where = province;
      const Country one = attacker;
      const Country other = defender;
      province = kNoProvince;
      attacker = defender = kNoCountry;
      return Next::battle(where, one, other, resting[at(one)][at(where)]);
    }
    // blood.capital.lost: a capital that was surrendered with its land.
    if (rules.options().readings.surrender_moves_capitals && Marking::is_capital_lost(rules, state))
      return Next::of(Next::What::capitals);
    if (is_over) return Next::done();
    if (is_asked(rules, state)) return Next::stay();
    MoveList list;
    moves(rules, state, asked, list);
    Silence silence;
    apply(rules, state, asked, list[0].move, silence);
  }
}

// blood.battle.order: the mover first, then clockwise.
template <class Sink> void Conflicts::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  if (move.kind<MoveKind>() == MoveKind::attack) {
    province = first_province_of(move);
    attacker = country_of(rules.house_of(seat));
    defender = static_cast<Country>(move.b());
    fought[at(seat == mover ? defender : attacker)].add(province);
    state.realm.guests[at(attacker)].remove(province);
    rules.let_stand_aside(state, province, attacker, defender, sink);
    if (fresh_armies(rules, state, *this, attacker, province) == 0) {
      province = kNoProvince;
      attacker = defender = kNoCountry;
      return;
    }
    // Whose armies attack, and who leads them.
    const Seat victim = rules.seat_of(house_of(defender));
    rules.note_war(state, seat, victim);
    for (const Lent& lent : state.realm.lent)
      if (lent.province == province && lent.commander == attacker)
        rules.note_war(state, rules.ruler(state, lent.colour), victim);
    return;
  }
  tell_all(sink, Answered{seat});
  asked = next_seat(asked, rules.seats());
  is_over = asked == mover;
}

void Conflicts::learn(const Battle& battle) {
  for (const int side : {Battle::attacking, Battle::defending}) {
    const Country power = battle.powers[at(side)];
    fallen_back[at(power)] = fallen_back[at(power)] | battle.fell_back[at(side)];
    for (int i = 0; i < kProvinces; ++i) {
      std::uint8_t& count = resting[at(power)][at(i)];
      count = static_cast<std::uint8_t>(std::min(255, count + battle.withdrawn[at(side)][at(i)]));
    }
  }
}

REGALIA_CHAPTER(Scorching);
REGALIA_CHAPTER(Conflicts);

}  // namespace regalia::blood
