// How a battle ends by agreement, and how captives are bought free at once.
#include <algorithm>

#include "games/blood/rules/retreat.h"

namespace regalia::blood {

void Battle::drop_first_taken() {
  FixedList<PersonId, kMostRoyals> rest;
  for (std::size_t i = 1; i < taken.size(); ++i) rest.push_back(taken[i]);
  taken = rest;
  price = 0;
}

// blood.battle.surrender: after a round, to a player.
bool Battle::may_surrender(const Rules& rules, const State& state, int side) const {
  return round > 0 && seat_at_side(rules, side) != kNobody && seat_at_side(rules, 1 - side) != kNobody &&
         !is_gone(rules, state, side);
}

// blood.contract.land-later: a province that was promised to somebody else is not given up.
const Clause* Battle::pledge(const State& state, int side) const {
  const Case about{state.law, state.people, state.reigns, state.realm, state.year};
  for (const std::uint16_t number : state.law.index.of(Matter::land_later, state.realm.control[at(province)])) {
    const Clause& clause = state.law.clauses[number];
    if (clause.met == 0 && clause.provinces.has(province) && bound_by(about, clause) == house_of(powers[at(side)]) &&
        owed_to(about, clause) != house_of(powers[at(1 - side)]))
      return &clause;
  }
  return nullptr;
}

// Terms are about what is there; armies are sacrificed so that others march off.
bool Battle::may_offer(const Rules& rules, const State& state, int side, Terms offered) const {
  const Country power = powers[at(side)];
  const bool has_armies = armies(rules, state, side) > 0;
  if (offered.armies_die && (!has_armies || sacrificed[at(side)] > 0)) return false;
  if (!offered.armies_die && has_armies && retreat_places(rules, state, power, province).empty()) return false;
  if (offered.captives && rules.royals_in(state, power, province).empty()) return false;
  bool has_goods = false;
  for (const Country colour : CountrySet::all())
    has_goods = has_goods ||
                (rules.power_of(state, colour) == power && !(state.realm.items[at(province)][at(colour)] == Goods{}));
  if (offered.goods && !has_goods) return false;
  const bool holds_it = rules.power_of(state, state.realm.control[at(province)]) == power;
  const bool has_castle = rules.castle_in(state, power, province) > 0 && castle(rules, state, side) == 0;
  const bool winner_has_country = !rules.countries_of(state, seat_at_side(rules, 1 - side)).empty();
  return !offered.land || (holds_it && !has_castle && winner_has_country && pledge(state, side) == nullptr);
}

void Battle::list_surrender(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  const int side = side_of(rules, seat);
  if (!may_surrender(rules, state, side)) return;
  const auto range = [&](MoveKind kind, int most) {
    if (most > 0) list.push_back(Offer::range(move_of(kind), 1, static_cast<std::uint32_t>(most)));
  };
  if (may_offer(rules, state, side, {})) range(MoveKind::sacrifice, armies(rules, state, side) - 1);
  range(MoveKind::tribute, std::min(rules.money(state, seat), kMostRansom));
  if (sacrificed[at(side)] > 0 || tribute[at(side)] > 0) offer(list, move_of(MoveKind::anew));
  for (int i = 0; i < kTerms; ++i)
    if (may_offer(rules, state, side, Terms::of(i))) offer(list, Move::of(MoveKind::surrender, i));
}

void Battle::drop_terms(int side) {
  terms[at(side)] = 0;
  sacrificed[at(side)] = 0;
  tribute[at(side)] = 0;
}

// blood.cash.secret: how many Crowns go with it is between the two.
template <class Sink> void Battle::announce_terms(const Rules& rules, int side, Sink& sink) const {
  SurrenderOffered offered{province, powers[at(side)], Terms::of(terms[at(side)] - 1), sacrificed[at(side)],
                           tribute[at(side)]};
  if (!rules.options().cash_is_secret) return tell_all(sink, offered);
  SurrenderOffered hidden = offered;
  hidden.crowns = {};
  tell_some(sink, SeatSet::both(seat_at_side(rules, attacking), seat_at_side(rules, defending)), offered, hidden);
}

template <class Sink> void Battle::yield(const Rules& rules, State& state, Sink& sink) {
  const int side = yielding_side();
  const Terms agreed = Terms::of(terms[at(side)] - 1);
  const int killed = sacrificed[at(side)];
  if (tribute[at(side)] > 0)
    rules.pay(state, seat_at_side(rules, side), seat_at_side(rules, 1 - side), tribute[at(side)], sink);
  drop_terms(attacking);
  drop_terms(defending);
  retreats = {};
  yielded[at(side)] = true;
  keeps_goods = !agreed.goods;
  const Country power = powers[at(side)];
  const House winner = house_of(powers[at(1 - side)]);
  const auto royals = rules.royals_in(state, power, province);
  for (const PersonId person : royals)
    if (agreed.captives || agreed.armies_die || armies(rules, state, side) == 0) {
      rules.take_away(state, person, agreed.captives ? winner : kNoHouse, sink);
      if (state.people[person].is_captive()) taken.push_back(person);
    }
  // A capital that surrenders is taken.
  const int castle_lost = castle(rules, state, side);
  const int fallen = agreed.armies_die ? armies(rules, state, side) : killed;
  losses[at(side)] = static_cast<std::uint8_t>(std::min(255, fallen + castle_lost));
  if (losses[at(side)] > 0) take_losses(rules, state, side, fallen, sink);
  if (agreed.land) {
    const Country home = country_of(province);
    const Country winner_power = powers[at(1 - side)];
    ceded_to = rules.power_of(state, home) == winner_power ? home : rules.main_colour(state, winner_power, province);
  }
  retreats[at(side)] = !agreed.armies_die && armies(rules, state, side) > 0;
  // Royals who go home may be at home already.
  resume = retreats[at(side)] ? Step::leave : Step::over;
  step = Step::ransom;
}

Seat Battle::seat_of_captive(const Rules& rules, const State& state) const {
  return rules.seat_of(state.people[taken[0]].court);
}

template <class Sink> void Battle::pay_ransom(const Rules& rules, State& state, Sink& sink) {
  const Seat payer = seat_of_captive(rules, state);
  const Seat captor = rules.seat_of(state.people[taken[0]].captor);
  rules.pay(state, payer, captor, price, sink);
  rules.take_away(state, taken[0], kNoHouse, sink);
}

template void Battle::announce_terms(const Rules&, int, Silence&) const;
template void Battle::announce_terms(const Rules&, int, Listener<Event>&) const;
template void Battle::yield(const Rules&, State&, Silence&);
template void Battle::yield(const Rules&, State&, Listener<Event>&);
template void Battle::pay_ransom(const Rules&, State&, Silence&);
template void Battle::pay_ransom(const Rules&, State&, Listener<Event>&);

}  // namespace regalia::blood
