#include "games/blood/rules/announcements.h"

#include <algorithm>
#include <vector>

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

// blood.prince.place: a home province without famine that his player controls, else the capital. Of the country of his
// house, unless somebody else has it.
ProvinceSet places_of(const Rules& rules, const State& state, Country colour) {
  const CountrySet own = rules.countries_of(state, rules.seat_of(house_of(colour)));
  ProvinceSet places;
  for (const Country country : own)
    if (country == colour || !own.has(colour))
      places = places | (home_provinces(state.realm, country) - state.realm.famine);
  if (const Province capital = rules.capital_of(state, house_of(colour)); places.empty() && capital != kNoProvince)
    places.add(capital);
  return places;
}

// blood.prince.waiting: men of 20 at the court without a piece, the oldest first.
std::vector<PersonId> waiting_princes(const Rules& rules, const State& state, Country colour) {
  const auto is_regent = [&](PersonId id) {
    return std::any_of(state.reigns.begin(), state.reigns.end(),
                       [&](const Reign& reign) { return reign.regent == id; });
  };
  std::vector<PersonId> princes;
  state.people.for_living([&](PersonId id, const Person& person) {
    if (person.is_man() && person.court == house_of(colour) && person.age(state.year) >= kPrinceAge &&
        !person.is_captive() && !person.is_made_regent && crowns_of(state.reigns, id).empty() &&
        piece_of(state.realm, colour, id) == kNoPiece &&
        !(rules.options().readings.regents_get_no_piece && is_regent(id)))
      princes.push_back(id);
  });
  std::sort(princes.begin(), princes.end(), [&](PersonId a, PersonId b) {
    const Person& one = state.people[a];
    const Person& other = state.people[b];
    return std::pair(one.born, one.serial) < std::pair(other.born, other.serial);
  });
  return princes;
}

// blood.succession.regent: who has left the court for another is regent no more. Whether there was anybody.
template <class Sink> bool dismiss_regents_abroad(const Rules& rules, State& state, Sink& sink) {
  bool is_anybody = false;
  for (const Country country : rules.in_play()) {
    Reign& reign = state.reigns[at(country)];
    if (reign.regent == kNoPerson || state.people[reign.regent].court == ruler_of(state.people, state.reigns, country))
      continue;
    const Who left = rules.who(state, reign.regent);
    const PersonId regent = reign.regent;
    end_regency(state.people, reign);
    if (!state.people.lives(regent)) tell_all(sink, LeftGame{left});
    is_anybody = true;
  }
  return is_anybody;
}

}  // namespace

Pending Announcements::pending(const Rules&, const State&) const {
  return {.step = Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Announcements::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  for (const Entry& entry : entries) {
    if (rules.seat_of(house_of(entry.colour)) != seat) continue;
    for (const Province province : places_of(rules, state, entry.colour))
      if (province != entry.province) offer(list, move_of(MoveKind::place, entry.prince, province));
  }
  offer(list, move_of(MoveKind::done));
}

Verdict Announcements::refusal(const Rules& rules, const State&, Seat seat, Move move) const {
  if (move.kind<MoveKind>() != MoveKind::place)
    return Verdict::no("blood.turn.step", "Princes who have come of age are placed now.");
  for (const Entry& entry : entries)
    if (entry.prince == person_of(move) && rules.seat_of(house_of(entry.colour)) == seat)
      return Verdict::no("blood.prince.place",
                         "A prince is put into a home province that you control, without famine.");
  return Verdict::no("blood.prince.piece", "That is no prince of yours who waits for a piece.");
}

template <class Sink> Next Announcements::go_on(const Rules& rules, State& state, Sink& sink) {
  if (!begun) {
    for (const PersonId widowed : send_widowed_home(state.people, state.reigns, rules.in_play()))
      tell_all(sink, ChangedCourt{rules.who(state, widowed), state.people[widowed].court});
    if (dismiss_regents_abroad(rules, state, sink)) return Next::pass_crowns();
    begun = true;
    rules.settle_pieces(state, sink);
    for (int i = 0; i < kCountries; ++i) {
      const auto colour = static_cast<Country>(i);
      if (rules.seat_of(house_of(colour)) == kNobody || rules.capital_of(state, house_of(colour)) == kNoProvince)
        continue;
      int free = free_prince_pieces(state.realm, rules.facts(), colour);
      for (const PersonId prince : waiting_princes(rules, state, colour))
        if (free-- > 0) entries.push_back({prince, colour, kNoProvince});
    }
    for (const Entry& entry : entries)
      if (places_of(rules, state, entry.colour).size() > 1) asked.add(rules.seat_of(house_of(entry.colour)));
    for (int i = 0; i < state.people.slots(); ++i) state.people[static_cast<PersonId>(i)].is_new = false;
    state.new_houses = {};
  }
  if (answered != asked) return Next::stay();
  for (const Entry& entry : entries) {
    const int piece = free_prince_piece(state.realm, rules.facts(), entry.colour);
    const Province chosen =
        entry.province == kNoProvince ? rules.capital_of(state, house_of(entry.colour)) : entry.province;
    state.realm.pieces[at(entry.colour)][at(piece)] = {entry.prince, Place::in(chosen), kAshore};
    tell_all(sink, PiecePlaced{rules.who(state, entry.prince), entry.colour, piece, chosen});
  }
  return Next::done();
}

template <class Sink> void Announcements::apply(const Rules&, State&, Seat seat, Move move, Sink& sink) {
  if (move.kind<MoveKind>() == MoveKind::place) {
    for (Entry& entry : entries)
      if (entry.prince == person_of(move)) entry.province = second_province_of(move);
    return;
  }
  take_answer(answered, seat, sink);
}

REGALIA_CHAPTER(Announcements);

}  // namespace regalia::blood
