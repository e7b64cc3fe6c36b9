// Who decides what in a battle.
#include <algorithm>

#include "games/blood/rules/retreat.h"

namespace regalia::blood {
namespace {

// blood.battle.princes: their player says whether they count.
bool has_prince_beside_king(const Rules& rules, const State& state, Country power, Province province) {
  bool has_king = false;
  bool has_prince = false;
  for (const PersonId person : rules.royals_in(state, power, province))
    (rules.is_king_piece(state, person) ? has_king : has_prince) = true;
  return has_king && has_prince;
}

}  // namespace

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
      list_surrender(rules, state, seat, list);
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
    case MoveKind::sacrifice:
    case MoveKind::tribute:
    case MoveKind::surrender:
      if (move.kind<MoveKind>() == MoveKind::surrender && step == Step::retreat && Terms::of(move.a()).land)
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

}  // namespace regalia::blood
