#include "games/blood/rules/battle.h"

#include <algorithm>

#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/dice.h"
#include "games/blood/rules/retreat.h"

namespace regalia::blood {
namespace {

bool has_king(const Rules& rules, const State& state, Country power, Province province) {
  for (const PersonId person : rules.royals_in(state, power, province))
    if (rules.is_king_piece(state, person)) return true;
  return false;
}

}  // namespace

int Battle::armies(const Rules& rules, const State& state, int side) const {
  const int all = rules.armies_in(state, powers[at(side)], province);
  return side == attacking ? std::max(0, all - resting) : all;
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

// blood.battle.princes
bool Battle::counts(const Rules& rules, const State& state, int side, PersonId person) const {
  return !has_king(rules, state, powers[at(side)], province) || rules.is_king_piece(state, person) ||
         std::find(counted.begin(), counted.end(), person) != counted.end();
}

int Battle::strength(const Rules& rules, const State& state, int side, PersonId person) const {
  const Country other = powers[at(1 - side)];
  return strength_in_battle(state.people, state.reigns, person,
                            rules.in_play().has(other) ? house_of(other) : kNoHouse);
}

int Battle::net_strength(const Rules& rules, const State& state) const {
  std::array<int, 2> sum{};
  for (const int side : {attacking, defending})
    for (const PersonId person : rules.royals_in(state, powers[at(side)], province))
      if (counts(rules, state, side, person)) sum[at(side)] += strength(rules, state, side, person);
  return sum[attacking] - sum[defending];
}

// blood.battle.stay
bool Battle::must_stay(const Rules& rules, const State& state, int side, PersonId person) const {
  return rules.options().readings.counted_royals_stay && round <= 1 && counts(rules, state, side, person) &&
         strength(rules, state, side, person) != 0;
}

bool Battle::has_bound_royal(const Rules& rules, const State& state) const {
  for (const int side : {attacking, defending})
    for (const PersonId person : rules.royals_in(state, powers[at(side)], province))
      if (retreats[at(side)] && must_stay(rules, state, side, person)) return true;
  return false;
}

// What a side does to the other.
template <class Sink> void Battle::roll(int side, int hits, int die, Sink& sink) {
  tell_all(sink, BattleRolled{province, powers[at(side)], die, hits, in_round()});
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
          if (terms[at(side)] != 0) announce_terms(rules, side, sink);
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
          // Royal pieces whose armies all fell when they retreated fight on, or flee, unless they must stay.
          const bool is_over = is_gone(rules, state, attacking) || is_gone(rules, state, defending) ||
                               yielded[attacking] || yielded[defending];
          step = is_over ? Step::over : has_bound_royal(rules, state) ? Step::attacker : Step::flight;
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

template <class Sink> void Battle::end(const Rules& rules, State& state, Sink& sink) {
  const bool attackers = units(rules, state, attacking) > 0 && !yielded[attacking];
  const bool defenders = units(rules, state, defending) > 0 && !yielded[defending];
  // blood.battle.spoils: for a winner who has a country to bring them to.
  if (attackers != defenders) {
    const int winner = attackers ? attacking : defending;
    const int loser = 1 - winner;
    const bool has_castle = rules.options().readings.castles_keep_goods && !yielded[at(loser)] &&
                            rules.castle_in(state, powers[at(loser)], province) > 0;
    tell_all(sink, BattleWon{province, powers[at(winner)]});
    const Country to = rules.main_colour(state, powers[at(winner)], province);
    for (const Country colour : CountrySet::all())
      if (!keeps_goods && !has_castle && rules.power_of(state, colour) == powers[at(loser)] &&
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
      drop_terms(side);
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
        drop_terms(yielding_side());
      }
      return;
    }
    case MoveKind::ransom: {
      price = static_cast<std::uint16_t>(move.amount());
      const Who who = rules.who(state, taken[0]);
      const Seat captor = rules.seat_of(state.people[taken[0]].captor);
      if (rules.options().cash_is_secret)
        tell_some(sink, SeatSet::both(seat, captor), RansomOffered{seat, who, price}, RansomOffered{seat, who, {}});
      else
        tell_all(sink, RansomOffered{seat, who, price});
      step = Step::price;
      return;
    }
    case MoveKind::sacrifice: sacrificed[at(side)] = static_cast<std::uint8_t>(move.amount()); return;
    case MoveKind::tribute: tribute[at(side)] = static_cast<std::uint16_t>(move.amount()); return;
    case MoveKind::anew: {
      if (step == Step::retreat) return drop_terms(side);
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
        drop_terms(side);
      }
      break;
    case MoveKind::lose: take_losses(rules, state, side, static_cast<int>(move.amount()), sink); return;
    case MoveKind::fall_back: {
      const Province to = first_province_of(move);
      tell_all(sink, FellBack{powers[at(side)], province, to, static_cast<int>(move.amount())});
      rules.shift_armies(state, powers[at(side)], province, to, static_cast<int>(move.amount()));
      for (const PersonId person : rules.royals_in(state, powers[at(side)], province))
        if (!must_stay(rules, state, side, person)) move_royal(state.realm, person, Place::in(to), kAshore);
      fell_back[at(side)].add(to);
      if (rules.options().readings.only_beaten_armies_rest)
        withdrawn[at(side)][at(to)] = static_cast<std::uint8_t>(withdrawn[at(side)][at(to)] + move.amount());
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
template void Battle::take_losses(const Rules&, State&, int, int, Silence&);
template void Battle::take_losses(const Rules&, State&, int, int, Listener<Event>&);

}  // namespace regalia::blood
