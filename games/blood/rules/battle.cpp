#include "games/blood/rules/battle.h"

#include <algorithm>

#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {
namespace {

// blood.battle.flight: neighbouring provinces without armies of others.
ProvinceSet flight_places(const Rules& rules, const State& state, Country power, Province from) {
  ProvinceSet places;
  for (const Province to : rules.ways_from(state, rules.seat_of(house_of(power)), from)) {
    if (state.realm.famine.has(to) || rules.is_closed(to)) continue;
    bool is_free = true;
    for (const Country other : CountrySet::all())
      is_free = is_free && (other == power || rules.armies_in(state, other, to) == 0);
    if (is_free) places.add(to);
  }
  return places;
}

// blood.battle.retreat: any neighbour but where nothing may go, and where a country defends itself.
ProvinceSet retreat_places(const Rules& rules, const State& state, Country power, Province from) {
  ProvinceSet places;
  for (const Province to : rules.ways_from(state, rules.seat_of(house_of(power)), from))
    if (!state.realm.famine.has(to) && !rules.is_closed(to) &&
        rules.ruler(state, state.realm.control[at(to)]) != kNobody)
      places.add(to);
  return places;
}

// blood.contract.retreat: where a contract forbids to enter one goes only if there is no other way.
ProvinceSet lawful_retreats(const Rules& rules, const State& state, Country power, Province from) {
  const ProvinceSet places = retreat_places(rules, state, power, from);
  ProvinceSet lawful;
  for (const Province to : places)
    if (rules.may_enter_with_armies(state, rules.seat_of(house_of(power)), to).ok()) lawful.add(to);
  return lawful.empty() ? places : lawful;
}

// blood.battle.princes: their player says whether they count.
bool has_prince_beside_king(const Rules& rules, const State& state, Country power, Province province) {
  bool has_king = false;
  bool has_prince = false;
  for (const PersonId person : rules.royals_in(state, power, province))
    (rules.is_king_piece(state, person) ? has_king : has_prince) = true;
  return has_king && has_prince;
}

bool has_king(const Rules& rules, const State& state, Country power, Province province) {
  for (const PersonId person : rules.royals_in(state, power, province))
    if (rules.is_king_piece(state, person)) return true;
  return false;
}

constexpr int kMostRansom = 999;

}  // namespace

int Battle::armies(const Rules& rules, const State& state, int side) const {
  return rules.armies_in(state, powers[at(side)], province);
}
int Battle::castle(const Rules& rules, const State& state, int side) const {
  return side == defending && with_castle ? rules.castle_in(state, powers[defending], province) : 0;
}
int Battle::units(const Rules& rules, const State& state, int side) const {
  return armies(rules, state, side) + castle(rules, state, side) +
         static_cast<int>(rules.royals_in(state, powers[at(side)], province).size());
}
Seat Battle::seat_at_side(const Rules& rules, int side) const { return rules.seat_of(house_of(powers[at(side)])); }
int Battle::side_of(const Rules& rules, Seat seat) const {
  return seat_at_side(rules, attacking) == seat ? attacking : defending;
}
bool Battle::is_gone(const Rules& rules, const State& state, int side) const { return units(rules, state, side) == 0; }
int Battle::losing_side() const { return losses[attacking] > 0 ? attacking : defending; }
int Battle::leaving_side(const Rules& rules, const State& state) const {
  for (const int side : {attacking, defending})
    if (retreats[at(side)] && armies(rules, state, side) > 0) return side;
  return -1;
}
// Of losses that castle and armies share.
int Battle::army_losses_most(const Rules& rules, const State& state, int side) const {
  return std::min<int>(losses[at(side)], armies(rules, state, side));
}
int Battle::army_losses_least(const Rules& rules, const State& state, int side) const {
  return std::min(army_losses_most(rules, state, side), std::max(0, losses[at(side)] - castle(rules, state, side)));
}

SeatSet Battle::asked(const Rules& rules, const State& state) const {
  SeatSet seats;
  for (const int side : {attacking, defending}) {
    const Seat seat = seat_at_side(rules, side);
    if (seat == kNobody) continue;
    const Country power = powers[at(side)];
    const auto royals = rules.royals_in(state, power, province);
    switch (step) {
      case Step::flight:
        if (!royals.empty() && !flight_places(rules, state, power, province).empty()) seats.add(seat);
        break;
      case Step::princes:
        if (has_prince_beside_king(rules, state, power, province)) seats.add(seat);
        break;
      case Step::retreat:
        // blood.battle.inside: those in a castle stay.
        if (may_surrender(rules, state, side) || (armies(rules, state, side) > 0 && castle(rules, state, side) == 0 &&
                                                  !retreat_places(rules, state, power, province).empty()))
          seats.add(seat);
        break;
      default: break;
    }
  }
  return seats;
}

Pending Battle::pending(const Rules& rules, const State& state) const {
  switch (step) {
    case Step::inside: return Pending::turn(seat_at_side(rules, defending));
    case Step::flight:
    case Step::princes:
    case Step::retreat:
      return {.step = regalia::Step::sealed, .owing = asked(rules, state) - answered, .may_revise = answered};
    case Step::losses: return Pending::turn(seat_at_side(rules, losing_side()));
    case Step::leave: return Pending::turn(seat_at_side(rules, leaving_side(rules, state)));
    case Step::terms: return Pending::turn(seat_at_side(rules, 1 - yielding_side()));
    case Step::ransom: return Pending::turn(seat_of_captive(rules, state));
    case Step::price: return Pending::turn(rules.seat_of(state.people[taken[0]].captor));
    default: return Pending::chance();
  }
}

void Battle::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  const int side = side_of(rules, seat);
  const Country power = powers[at(side)];
  switch (step) {
    case Step::inside:
      offer(list, move_of(MoveKind::inside));
      offer(list, move_of(MoveKind::outside));
      return;
    case Step::flight: {
      bool has_chosen = false;
      for (const PersonId person : rules.royals_in(state, power, province)) {
        const bool flees =
            std::any_of(flights.begin(), flights.end(), [&](const Flight& f) { return f.person == person; });
        has_chosen = has_chosen || flees;
        if (!flees)
          for (const Province to : flight_places(rules, state, power, province))
            offer(list, move_of(MoveKind::flee, person, to));
      }
      if (has_chosen) offer(list, move_of(MoveKind::anew));
      break;
    }
    case Step::princes: {
      bool has_chosen = false;
      for (const PersonId person : rules.royals_in(state, power, province)) {
        if (rules.is_king_piece(state, person)) continue;
        const bool counts = std::find(counted.begin(), counted.end(), person) != counted.end();
        has_chosen = has_chosen || counts;
        if (!counts) offer(list, move_of(MoveKind::count, person));
      }
      if (has_chosen) offer(list, move_of(MoveKind::anew));
      break;
    }
    case Step::retreat:
      if (armies(rules, state, side) > 0 && castle(rules, state, side) == 0 &&
          !retreat_places(rules, state, power, province).empty())
        offer(list, move_of(MoveKind::retreat));
      if (may_surrender(rules, state, side))
        for (int i = 0; i < kTerms; ++i)
          if (may_offer(rules, state, side, Terms::of(i))) offer(list, Move::of(MoveKind::surrender, i));
      break;
    case Step::terms:
    case Step::price:
      offer(list, move_of(MoveKind::grant));
      offer(list, move_of(MoveKind::reject));
      return;
    case Step::ransom:
      if (const int money = std::min(rules.money(state, seat), kMostRansom); money > 0)
        list.push_back(Offer::range(move_of(MoveKind::ransom), 1, static_cast<std::uint32_t>(money)));
      break;
    case Step::losses:
      list.push_back(Offer::range(move_of(MoveKind::lose),
                                  static_cast<std::uint32_t>(army_losses_least(rules, state, side)),
                                  static_cast<std::uint32_t>(army_losses_most(rules, state, side))));
      return;
    case Step::leave:
      for (const Province to : lawful_retreats(rules, state, power, province))
        list.push_back(
            Offer::range(move_of(MoveKind::fall_back, to), 1, static_cast<std::uint32_t>(armies(rules, state, side))));
      return;
    default: return;
  }
  offer(list, move_of(MoveKind::done));
}

Verdict Battle::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::flee:
      return Verdict::no("blood.battle.flight",
                         "Kings and princes flee to a neighbouring province without foreign armies.");
    case MoveKind::count: return Verdict::no("blood.battle.princes", "Princes beside a king count if you like.");
    case MoveKind::lose: return Verdict::no("blood.battle.castle", "Castle and armies together bear the losses.");
    case MoveKind::surrender:
      if (step == Step::retreat && Terms::of(move.a()).land)
        if (const Clause* bar = pledge(state, side_of(rules, seat))) return rules.refusal_by(state, *bar);
      return Verdict::no("blood.battle.surrender",
                         "After a round one surrenders to a player, on terms about what is there and his.");
    case MoveKind::ransom: return Verdict::no("blood.captive.ransom", "Offer what you have.");
    case MoveKind::retreat:
    case MoveKind::fall_back:
      return Verdict::no("blood.battle.retreat", "Armies outside a castle retreat to a neighbouring province.");
    default: return Verdict::no("blood.turn.step", "There is a battle now.");
  }
}

void Battle::outcomes(const Rules&, const State&, OutcomeList& list) const {
  list_dice(step == Step::survival ? 2 : 1, list);
}

ChanceScope Battle::chance_scope(const Rules& rules, const State& state) const {
  if (step == Step::survival) {
    const PersonId person = tried[0];
    return {rules.seat_of(state.people[person].court), "battle-survival", rules.serial(state, person)};
  }
  const int side = step == Step::free       ? int{free_side}
                   : step == Step::parting  ? (retreats[attacking] ? int{defending} : int{attacking})
                   : step == Step::attacker ? int{attacking}
                                            : int{defending};
  const Seat seat = seat_at_side(rules, side);
  // blood.neutral.battle: the left neighbour rolls for those whom nobody plays.
  return {seat != kNobody ? seat : next_seat(seat_at_side(rules, 1 - side), rules.seats()), "battle", 0};
}

int Battle::net_strength(const Rules& rules, const State& state) const {
  std::array<int, 2> sum{};
  for (const int side : {attacking, defending}) {
    const bool is_led = has_king(rules, state, powers[at(side)], province);
    const Country other = powers[at(1 - side)];
    const House against = rules.in_play().has(other) ? house_of(other) : kNoHouse;
    for (const PersonId person : rules.royals_in(state, powers[at(side)], province))
      if (!is_led || rules.is_king_piece(state, person) ||
          std::find(counted.begin(), counted.end(), person) != counted.end())
        sum[at(side)] += strength_in_battle(state.people, state.reigns, person, against);
  }
  return sum[attacking] - sum[defending];
}

// What a side does to the other.
template <class Sink> void Battle::roll(int side, int hits, int die, Sink& sink) {
  tell_all(sink, BattleRolled{province, powers[at(side)], die, hits});
  losses[at(1 - side)] = static_cast<std::uint8_t>(hits);
}

// blood.command.losses: evenly between the commander and those whose armies he leads, the odd one his.
// blood.battle.colours: of two colours of a player the larger part first.
bool Battle::falls_before(const Rules& rules, const State& state, Country one, Country other,
                          const std::array<int, kCountries>& lost) const {
  const Country first = rules.power_of(state, one);
  const Country second = rules.power_of(state, other);
  if (lost[at(first)] != lost[at(second)]) return lost[at(first)] < lost[at(second)];
  if (first != second) return first == powers[attacking] || first == powers[defending];
  return state.realm.armies[at(province)][at(one)] > state.realm.armies[at(province)][at(other)];
}

template <class Sink>
void Battle::take_losses(const Rules& rules, State& state, int side, int armies_lost, Sink& sink) {
  const int all = losses[at(side)];
  losses[at(side)] = 0;
  const Country power = powers[at(side)];
  int left = armies_lost;
  std::array<int, kCountries> lost{};  // by owner
  while (left > 0) {
    Country most = kNoCountry;
    for (const Country colour : CountrySet::all())
      if (rules.commanded(state, power, province, colour) > 0 &&
          (most == kNoCountry || falls_before(rules, state, colour, most, lost)))
        most = colour;
    if (most == kNoCountry) break;
    --state.realm.armies[at(province)][at(most)];
    --left;
    ++lost[at(rules.power_of(state, most))];
    if (rules.power_of(state, most) != power) lend(state.realm, province, most, power, -1);
    // blood.neutral.battle: those of a country that nobody plays are not dead for ten years.
    if (rules.in_play().has(most)) bury_armies(state.realm, state.year, most, 1);
  }
  const int castle_lost = std::min(castle(rules, state, side), all - armies_lost);
  if (castle_lost > 0) {
    const Country country = rules.castle_country(state, power, province);
    std::uint8_t& strength = state.realm.castle[at(country)];
    strength = static_cast<std::uint8_t>(strength - castle_lost);
  }
  tell_all(sink, BattleLosses{province, power, armies_lost, castle_lost});
}

template <class Sink> Next Battle::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    switch (step) {
      case Step::begin:
        for (const Country power : powers) rules.note_help(state, province, power, sink);
        tell_all(sink, [&] {
          BattleBegan event{province, powers[attacking], powers[defending], {}, {}, 0};
          for (const int side : {attacking, defending}) {
            event.armies.push_back(armies(rules, state, side));
            std::vector<Who>& royals = event.royals.emplace_back();
            for (const PersonId royal : rules.royals_in(state, powers[at(side)], province))
              royals.push_back(rules.who(state, royal));
          }
          event.castle = rules.castle_in(state, powers[defending], province);
          return event;
        });
        with_castle = rules.castle_in(state, powers[defending], province) > 0;
        step = with_castle && armies(rules, state, defending) > 0 ? Step::inside : Step::flight;
        if (step == Step::inside) return Next::stay();
        break;
      case Step::flight:
        if (is_gone(rules, state, attacking) || is_gone(rules, state, defending)) {
          step = Step::over;
          break;
        }
        if (!(asked(rules, state) - answered).empty()) return Next::stay();
        for (const Flight& flight : flights) {
          move_royal(state.realm, flight.person, Place::in(flight.province), kAshore);
          tell_all(sink, Fled{rules.who(state, flight.person), flight.province});
        }
        flights.clear();
        answered = {};
        if (is_gone(rules, state, attacking) || is_gone(rules, state, defending))
          step = Step::over;
        else
          step = round == 0 ? Step::princes : Step::retreat;
        break;
      case Step::princes: {
        if (!(asked(rules, state) - answered).empty()) return Next::stay();
        answered = {};
        const int net = net_strength(rules, state);
        free_rolls = static_cast<std::uint8_t>(std::abs(net));
        free_side = net > 0 ? attacking : defending;
        if (net != 0) tell_all(sink, FreeRolls{province, powers[at(free_side)], free_rolls});
        step = Step::free;
        break;
      }
      case Step::free:
        if (is_gone(rules, state, attacking) || is_gone(rules, state, defending)) {
          step = Step::over;
          break;
        }
        if (free_rolls > 0) return Next::stay();
        step = Step::retreat;
        break;
      case Step::retreat:
        if (!(asked(rules, state) - answered).empty()) return Next::stay();
        answered = {};
        ++round;
        for (const int side : {attacking, defending})
          if (terms[at(side)] != 0)
            tell_all(sink, SurrenderOffered{province, powers[at(side)], Terms::of(terms[at(side)] - 1)});
        [[fallthrough]];
      case Step::terms:
        if (terms[attacking] != 0 || terms[defending] != 0) {
          step = Step::terms;
          return Next::stay();
        }
        if (retreats[attacking] && retreats[defending])
          step = Step::leave;
        else
          step = retreats[attacking] || retreats[defending] ? Step::parting : Step::attacker;
        if (step != Step::leave) return Next::stay();
        break;
      case Step::losses: {
        const int side = losing_side();
        if (losses[at(side)] == 0) {
          step = tried.empty() ? resume : Step::survival;
          break;
        }
        // blood.battle.wiped: royals are tried when all that is left falls.
        const bool falls = losses[at(side)] >= units(rules, state, side);
        if (falls) {
          for (const PersonId person : rules.royals_in(state, powers[at(side)], province)) tried.push_back(person);
          wiped[at(side)] = true;
        }
        const int least = army_losses_least(rules, state, side);
        const int most = army_losses_most(rules, state, side);
        if (!falls && least < most) return Next::stay();
        take_losses(rules, state, side, most, sink);
        break;
      }
      case Step::survival:
        if (!tried.empty()) return Next::stay();
        step = Step::captives;
        break;
      case Step::captives:
        step = Step::ransom;
        capture(rules, state, sink);
        if (rules.bury_doomed(state, Death::battle, sink)) return Next::pass_crowns();
        break;
      case Step::ransom: {
        // blood.captive.ransom: of everybody who was taken and is held, if his player is not seen to have nothing.
        FixedList<PersonId, kMostRoyals> held;
        for (const PersonId person : taken) {
          if (!state.people.lives(person) || !state.people[person].is_captive()) continue;
          const Seat payer = rules.seat_of(state.people[person].court);
          if (payer != kNobody && (rules.options().cash_is_secret || rules.money(state, payer) > 0))
            held.push_back(person);
        }
        taken = held;
        if (!taken.empty()) return Next::stay();
        step = resume;
        break;
      }
      case Step::leave: {
        const int side = leaving_side(rules, state);
        if (side < 0) {
          // Royal pieces whose armies all fell when they retreated fight on, or flee.
          const bool is_over = is_gone(rules, state, attacking) || is_gone(rules, state, defending) ||
                               yielded[attacking] || yielded[defending];
          step = is_over ? Step::over : Step::flight;
          retreats = {};
          break;
        }
        // Skipped only if everybody can see that there is one answer.
        const ProvinceSet places = retreat_places(rules, state, powers[at(side)], province);
        if (places.size() != 1) return Next::stay();
        apply(rules, state, seat_at_side(rules, side),
              move_of(MoveKind::fall_back, *places.begin())
                  .with_amount(static_cast<std::uint32_t>(armies(rules, state, side))),
              sink);
        break;
      }
      case Step::over: end(rules, state, sink); return Next::done();
      default: return Next::stay();  // inside, parting, attacker, defender
    }
  }
}

// Who was wiped out and lives is a captive of whoever is left; if nobody is, he gets away to his capital.
template <class Sink> void Battle::capture(const Rules& rules, State& state, Sink& sink) {
  for (const int side : {attacking, defending}) {
    if (!wiped[at(side)]) continue;
    const int other = 1 - side;
    const bool is_held = !wiped[at(other)] && units(rules, state, other) > 0 && seat_at_side(rules, other) != kNobody;
    for (const PersonId person : rules.royals_in(state, powers[at(side)], province)) {
      if (state.people[person].doomed) continue;
      rules.take_away(state, person, is_held ? house_of(powers[at(other)]) : kNoHouse, sink);
      if (is_held) taken.push_back(person);
    }
  }
  wiped = {};
}

void Battle::drop_first_taken() {
  FixedList<PersonId, kMostRoyals> rest;
  for (std::size_t i = 1; i < taken.size(); ++i) rest.push_back(taken[i]);
  taken = rest;
  price = 0;
}

// ---- Surrender

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

// Terms are about what is there.
bool Battle::may_offer(const Rules& rules, const State& state, int side, Terms offered) const {
  const Country power = powers[at(side)];
  const bool has_armies = armies(rules, state, side) > 0;
  if (offered.armies_die && !has_armies) return false;
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

template <class Sink> void Battle::yield(const Rules& rules, State& state, Sink& sink) {
  const int side = yielding_side();
  const Terms agreed = Terms::of(terms[at(side)] - 1);
  terms = {};
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
  const int fallen = agreed.armies_die ? armies(rules, state, side) : 0;
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

// ---- Ransom

Seat Battle::seat_of_captive(const Rules& rules, const State& state) const {
  return rules.seat_of(state.people[taken[0]].court);
}

template <class Sink> void Battle::pay_ransom(const Rules& rules, State& state, Sink& sink) {
  const Seat payer = seat_of_captive(rules, state);
  const Seat captor = rules.seat_of(state.people[taken[0]].captor);
  rules.pay(state, payer, captor, price, sink);
  rules.take_away(state, taken[0], kNoHouse, sink);
}

template <class Sink> void Battle::end(const Rules& rules, State& state, Sink& sink) {
  const bool attackers = units(rules, state, attacking) > 0 && !yielded[attacking];
  const bool defenders = units(rules, state, defending) > 0 && !yielded[defending];
  // blood.battle.spoils: for whoever has a country to bring them to.
  if (attackers != defenders) {
    const int winner = attackers ? attacking : defending;
    tell_all(sink, BattleWon{province, powers[at(winner)]});
    const Country to = rules.main_colour(state, powers[at(winner)], province);
    for (const Country colour : CountrySet::all())
      if (!keeps_goods && rules.power_of(state, colour) == powers[at(1 - winner)] &&
          rules.power_of(state, to) == powers[at(winner)])
        rules.give_goods(state, province, colour, to);
  } else {
    tell_all(sink, BattleWon{province, {}});
  }
  if (ceded_to != kNoCountry) rules.cede(state, province, ceded_to, sink);
  // blood.neutral.battle: what was not taken is at full strength again.
  const Country neutral = powers[defending];
  if (!rules.in_play().has(neutral) && armies(rules, state, defending) > 0)
    state.realm.armies[at(province)][at(neutral)] =
        static_cast<std::uint8_t>(neutral_armies(rules.facts(), neutral, province));
}

template <class Sink> void Battle::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  const int die = move.a();
  const auto roll_for = [&](int side) {
    const Country power = powers[at(side)];
    const bool has_royal = !rules.royals_in(state, power, province).empty();
    const int hits = hits_of(die, units(rules, state, side), has_royal, has_king(rules, state, power, province));
    roll(side, hits, die, sink);
  };
  const int side = side_of(rules, seat);
  switch (move.kind<MoveKind>()) {
    case MoveKind::inside:
    case MoveKind::outside:
      with_castle = move.kind<MoveKind>() == MoveKind::inside;
      tell_all(sink, StandsInside{province, powers[defending], with_castle});
      step = Step::flight;
      return;
    case MoveKind::flee: flights.push_back({person_of(move), second_province_of(move)}); return;
    case MoveKind::count: counted.push_back(person_of(move)); return;
    case MoveKind::retreat:
      retreats[at(side)] = true;
      terms[at(side)] = 0;
      break;
    case MoveKind::surrender:
      retreats[at(side)] = false;
      terms[at(side)] = static_cast<std::uint8_t>(move.a() + 1);
      break;
    case MoveKind::grant:
    case MoveKind::reject: {
      const bool is_accepted = move.kind<MoveKind>() == MoveKind::grant;
      tell_all(sink, OfferAnswered{seat, is_accepted});
      if (step == Step::price) {
        if (is_accepted) pay_ransom(rules, state, sink);
        drop_first_taken();
        step = Step::ransom;
      } else if (is_accepted) {
        yield(rules, state, sink);
      } else {
        terms[at(yielding_side())] = 0;
      }
      return;
    }
    case MoveKind::ransom: {
      price = static_cast<std::uint16_t>(move.amount());
      const Who who = rules.who(state, taken[0]);
      const Seat captor = rules.seat_of(state.people[taken[0]].captor);
      const SeatSet told = rules.options().cash_is_secret ? SeatSet::both(seat, captor) : rules.everybody();
      tell_some(sink, told, RansomOffered{seat, who, price}, RansomOffered{seat, who, {}});
      step = Step::price;
      return;
    }
    case MoveKind::anew: {
      const auto royals = rules.royals_in(state, powers[at(side)], province);
      const auto is_own = [&](PersonId person) {
        return std::find(royals.begin(), royals.end(), person) != royals.end();
      };
      FixedList<Flight, kMostRoyals> other_flights;
      FixedList<PersonId, kMostRoyals> others;
      for (const Flight& flight : flights)
        if (!is_own(flight.person)) other_flights.push_back(flight);
      for (const PersonId person : counted)
        if (!is_own(person)) others.push_back(person);
      flights = other_flights;
      counted = others;
      return;
    }
    case MoveKind::done:
      if (step == Step::ransom) {
        drop_first_taken();
        return;
      }
      if (step == Step::retreat) {
        retreats[at(side)] = false;
        terms[at(side)] = 0;
      }
      break;
    case MoveKind::lose: take_losses(rules, state, side, static_cast<int>(move.amount()), sink); return;
    case MoveKind::fall_back: {
      const Province to = first_province_of(move);
      tell_all(sink, FellBack{powers[at(side)], province, to, static_cast<int>(move.amount())});
      rules.shift_armies(state, powers[at(side)], province, to, static_cast<int>(move.amount()));
      for (const PersonId person : rules.royals_in(state, powers[at(side)], province))
        move_royal(state.realm, person, Place::in(to), kAshore);
      fell_back[at(side)].add(to);
      return;
    }
    default:  // dice
      switch (step) {
        case Step::free:
          --free_rolls;
          roll(free_side, free_hits_of(die, armies(rules, state, free_side) + castle(rules, state, free_side)), die,
               sink);
          resume = Step::free;
          step = Step::losses;
          return;
        case Step::parting:
          roll_for(retreats[attacking] ? defending : attacking);
          resume = Step::leave;
          step = Step::losses;
          return;
        case Step::survival: {
          constexpr int kBeaten = 1;
          const PersonId person = tried[0];
          Person& who = state.people[person];
          const int needed = survival_number(who.age(state.year));
          const int added = who.constitution - kBeaten;
          who.doomed = die + added < needed;
          tell_all(sink, SurvivalRolled{rules.who(state, person), die, added, needed, !who.doomed});
          FixedList<PersonId, kMostRoyals> rest;
          for (std::size_t i = 1; i < tried.size(); ++i) rest.push_back(tried[i]);
          tried = rest;
          return;
        }
        case Step::attacker:
          roll_for(attacking);
          step = Step::defender;
          return;
        default:  // both at once: nobody has fallen yet
          roll_for(defending);
          resume = Step::flight;
          step = Step::losses;
          return;
      }
  }
  take_answer(answered, seat, sink);
}

REGALIA_CHAPTER(Battle);

}  // namespace regalia::blood
