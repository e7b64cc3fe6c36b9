// Claiming nobles: what is due, how it is paid, and what a claim brings.
#include <bit>

#include "games/royals/rules.h"

namespace regalia::royals {

// royals.claim.cost, royals.takeover.both: a takeover owes Intrigue cards besides the Country cards.
// royals.wild.shortage: whether wild cards may be used is settled when the claim begins.
void Rules::begin_claim(State& state, int id) const {
  const Noble& noble = nobles_[at(id)];
  const Hand& hand = state.hands[at(state.board.turn)];
  const bool rival = (occupied(state.board) >> id & 1U) != 0;
  const bool always = options_.wild_cards == WildCards::always;
  Claim& claim = state.claim;
  claim.noble = static_cast<std::uint8_t>(id);
  claim.country_due = noble.cost;
  claim.country_wild = always || hand.country[noble.country] < noble.cost;
  if (!rival) return;
  claim.intrigue_due = noble.intrigue;
  claim.intrigue_wild = always || hand.intrigue.count(kPairsShowing[at(noble.country)]) < noble.intrigue;
}

// royals.wild.country, royals.wild.intrigue: the first wild card settles that all the rest is paid with them.
void Rules::pay(State& state, Move move) const {
  Claim& claim = state.claim;
  Hand& hand = state.hands[at(state.board.turn)];
  const auto lay_wild = [](std::uint8_t& due, std::uint8_t& wilds, int size) {
    if (due > 0) wilds = static_cast<std::uint8_t>(due * size);
    due = 0;
    --wilds;
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::pay_intrigue: --claim.intrigue_due; break;
    case MoveKind::wild_intrigue: lay_wild(claim.intrigue_due, claim.intrigue_wilds, facts_.intrigue_wild); break;
    case MoveKind::pay_country: --claim.country_due; break;
    default: lay_wild(claim.country_due, claim.country_wilds, facts_.country_wild); break;
  }
  if (move.kind<MoveKind>() == MoveKind::pay_intrigue || move.kind<MoveKind>() == MoveKind::wild_intrigue) {
    hand.intrigue.take(static_cast<Pair>(move.a()));
    claim.intrigue.add(static_cast<Pair>(move.a()));
  } else {
    hand.country.take(static_cast<Country>(move.a()));
    claim.country.add(static_cast<Country>(move.a()));
  }
}

// Whether every card that may be paid must be paid: then their order is no choice.
bool Rules::takes_all_cards(const State& state, const PayList& ways) const {
  const Claim& claim = state.claim;
  const Hand& hand = state.hands[at(state.board.turn)];
  switch (ways[0].kind<MoveKind>()) {
    case MoveKind::pay_intrigue:
      return ways[ways.size() - 1].kind<MoveKind>() == MoveKind::pay_intrigue &&
             hand.intrigue.count(kPairsShowing[at(nobles_[claim.noble].country)]) == claim.intrigue_due;
    case MoveKind::wild_intrigue:
      return hand.intrigue.size() == claim.intrigue_wilds + claim.intrigue_due * facts_.intrigue_wild;
    case MoveKind::pay_wild:
      return hand.country.size() == claim.country_wilds + claim.country_due * facts_.country_wild;
    default: return false;
  }
}

// Pays as long as there is one way to do so. True: all is paid.
bool Rules::pay_without_choice(State& state) const {
  Claim& claim = state.claim;
  for (;;) {
    const bool intrigue_paid = claim.intrigue_due == 0 && claim.intrigue_wilds == 0;
    if (intrigue_paid && !claim.country_wild) {
      const Country country = nobles_[claim.noble].country;
      state.hands[at(state.board.turn)].country.take(country, claim.country_due);
      claim.country.add(country, claim.country_due);
      claim.country_due = 0;
      return true;
    }
    if (intrigue_paid && claim.country_due == 0 && claim.country_wilds == 0) return true;
    PayList ways;
    payments(state, ways);
    if (ways.size() != 1 && !takes_all_cards(state, ways)) return false;
    pay(state, ways[0]);
  }
}

Claim Rules::paid_by(const Observation& seen, std::span<const Move> moves) const {
  State trial;
  trial.board = seen.board;
  trial.claim = seen.claim;
  trial.hands[at(seen.viewer)] = seen.hand;
  for (const Move move : moves) {
    if (move.kind<MoveKind>() == MoveKind::claim || move.kind<MoveKind>() == MoveKind::take_over)
      begin_claim(trial, move.a());
    else
      pay(trial, move);
    if (pay_without_choice(trial)) break;
  }
  return trial.claim;
}

// royals.claim.cubes, royals.takeover.vanquished, royals.takeover.title-stays
template <class Sink> void Rules::complete_claim(State& state, Sink& sink) const {
  Board& board = state.board;
  const Claim claim = state.claim;
  const Noble& noble = nobles_[claim.noble];
  const Seat seat = board.turn;
  const std::uint32_t bit = 1U << claim.noble;

  Seat former = kNobody;
  for (int i = 0; i < seats_; ++i) {
    if ((board.held[at(i)] & bit) == 0) continue;
    former = seat_at(i);
    board.held[at(i)] &= ~bit;
    ++board.vanquished[at(i)][noble.city];
  }
  board.held[at(seat)] |= bit;
  const bool new_city = (board.cities[at(seat)] >> noble.city & 1U) == 0;
  board.cities[at(seat)] = static_cast<std::uint16_t>(board.cities[at(seat)] | 1U << noble.city);
  const bool new_title = ++board.title_cubes[at(seat)][at(noble.title)] == 1;
  if (options_.cube_supply == CubeSupply::limited)
    board.cubes[at(seat)] = static_cast<std::uint8_t>(board.cubes[at(seat)] - 2);

  board.discard += claim.country;
  board.intrigue_discard += claim.intrigue;
  state.claim = Claim{};
  tell_all(sink, Claimed{seat, NobleNumber{claim.noble}, former, claim.country, claim.intrigue});
  award_bonuses(board, seat, claim.noble, new_city, new_title, sink);
}

// Only the claiming player can have met a condition, and only with a cube in a new place.
template <class Sink>
void Rules::award_bonuses(Board& board, Seat seat, int id, bool new_city, bool new_title, Sink& sink) const {
  const Noble& noble = nobles_[at(id)];
  Markers& markers = board.markers;
  // royals.bonus.city
  if (markers.city[noble.city] == kNobody) {
    markers.city[noble.city] = seat;
    tell_all(sink, CityBonus{seat, CityNumber{noble.city}});
  }
  // royals.bonus.country
  const std::uint16_t cities = country_cities_[at(noble.country)];
  if (new_city && (board.cities[at(seat)] & cities) == cities) {
    for (int i = 0; i < 2; ++i) {
      if (markers.country[at(noble.country)][at(i)] != kNobody) continue;
      markers.country[at(noble.country)][at(i)] = seat;
      tell_all(sink, CountryBonus{seat, noble.country, Ordinal::of(i)});
      break;
    }
  }
  // royals.bonus.house
  if (!new_title) return;
  for (const std::uint8_t cubes : board.title_cubes[at(seat)])
    if (cubes == 0) return;
  for (int i = 0; i < kHouses; ++i) {
    if (markers.house[at(i)] != kNobody) continue;
    markers.house[at(i)] = seat;
    tell_all(sink, HouseBonus{seat, Ordinal::of(i)});
    break;
  }
}

template void Rules::complete_claim(State&, Silence&) const;
template void Rules::complete_claim(State&, Listener<Event>&) const;

}  // namespace regalia::royals
