// Kings and princes on the map.
#include <algorithm>
#include <vector>

#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

// blood.prince.king: the monarch or regent, if he is a man of age.
PersonId on_kings_piece(const State& state, Country country) {
  const PersonId acting = acting_monarch(state.reigns[at(country)]);
  if (!state.people.lives(acting)) return kNoPerson;
  const Person& person = state.people[acting];
  return person.is_man() && person.age(state.year) >= kComingOfAge ? acting : kNoPerson;
}

// blood.prince.piece: of the court whose colour it is, and no king. A regent keeps the one he has.
bool keeps_princes_piece(const State& state, Country colour, PersonId id) {
  if (!state.people.lives(id)) return false;
  const Person& person = state.people[id];
  return person.is_man() && person.court == house_of(colour) && crowns_of(state.reigns, id).empty();
}

}  // namespace

template <class Sink> void Rules::settle_pieces(State& state, Sink& sink) const {
  const auto put = [&](Country colour, int piece, PersonId person, Province province) {
    state.realm.pieces[at(colour)][at(piece)] = {person, Place::in(province), kAshore};
    tell_all(sink, PiecePlaced{who(state, person), colour, piece, province});
  };
  std::vector<PersonId> movers;  // alive, and without the piece they had
  for (int i = 0; i < kCountries; ++i) {
    const auto colour = static_cast<Country>(i);
    auto& pieces = state.realm.pieces[at(i)];
    for (int piece = 1; piece < kMostPieces; ++piece) {
      RoyalPiece& held = pieces[at(piece)];
      if (held.person == kNoPerson || keeps_princes_piece(state, colour, held.person)) continue;
      if (state.people.lives(held.person) && crowns_of(state.reigns, held.person).empty())
        movers.push_back(held.person);
      held = {};
    }
    const PersonId king = on_kings_piece(state, colour);
    if (pieces[kKingPiece].person == king) continue;
    pieces[kKingPiece] = {};
    if (king == kNoPerson || state.realm.capital[at(i)] == kNoProvince) continue;
    // blood.captive.place: a captive stays where he is held.
    const House captor = state.people[king].captor;
    // Who has a king's piece already is where that is.
    const auto other = std::find_if(state.realm.pieces.begin(), state.realm.pieces.end(),
                                    [&](const auto& each) { return each[kKingPiece].person == king; });
    if (captor == kNoHouse && other != state.realm.pieces.end()) {
      pieces[kKingPiece] = (*other)[kKingPiece];
      continue;
    }
    // A captor who has just lost his last country holds nobody for long.
    const Province prison = captor == kNoHouse ? kNoProvince : capital_of(state, captor);
    put(colour, kKingPiece, king, prison == kNoProvince ? state.realm.capital[at(colour)] : prison);
  }
  // A regent's own piece goes where he goes.
  for (const auto& pieces : state.realm.pieces)
    if (const RoyalPiece king = pieces[kKingPiece]; king.person != kNoPerson)
      move_royal(state.realm, king.person, king.place, king.ship);
  // blood.prince.swap: a prince who has changed courts gets a piece of the new colour, in its capital.
  for (const PersonId mover : movers) {
    const House court = state.people[mover].court;
    const Province capital = capital_of(state, court);
    if (capital == kNoProvince) continue;
    const Country colour = country_of(court);
    if (const int piece = free_prince_piece(state.realm, facts_, colour); piece != kNoPiece)
      put(colour, piece, mover, capital);
  }
}

int Rules::units_in(const State& state, Seat seat, Province province) const {
  const Country power = country_of(house_of(seat));
  return armies_in(state, power, province) + static_cast<int>(royals_in(state, power, province).size());
}

// blood.event.storms
void Rules::sink_fleet(State& state, Country country, int number) const {
  const Ship ship{country, static_cast<std::uint8_t>(number)};
  const Fleet& fleet = state.realm.fleets[at(country)][at(number)];
  for (const Country colour : CountrySet::all()) bury_armies(state.realm, state.year, colour, fleet.armies[at(colour)]);
  for (auto& pieces : state.realm.pieces)
    for (RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && piece.ship == ship) {
        state.people[piece.person].doomed = true;
        piece = {};
      }
  remove_fleet(state.realm, ship);
}

template <class Sink> void Rules::put_ashore(State& state, Ship ship, Sink& sink) const {
  for (const Country colour : CountrySet::all())
    for (int i = 0; i < kMostPieces; ++i) {
      RoyalPiece& piece = state.realm.pieces[at(colour)][at(i)];
      if (piece.person == kNoPerson || piece.ship != ship) continue;
      const Province capital = state.realm.capital[at(colour)];
      if (capital == kNoProvince) {
        piece = {};
        continue;
      }
      piece.ship = kAshore;
      piece.place = Place::in(capital);
      tell_all(sink, PiecePlaced{who(state, piece.person), colour, i, capital});
    }
}

template void Rules::put_ashore(State&, Ship, Silence&) const;
template void Rules::put_ashore(State&, Ship, Listener<Event>&) const;
template void Rules::settle_pieces(State&, Silence&) const;
template void Rules::settle_pieces(State&, Listener<Event>&) const;

}  // namespace regalia::blood
