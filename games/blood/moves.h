// Everything that a seat, or chance, can do in Blood Royale.
#pragma once

#include "engine/move.h"
#include "games/blood/facts/map.h"
#include "games/blood/people/person.h"
#include "games/blood/realm/spot.h"

namespace regalia::blood {

enum class MoveKind : std::uint8_t {
  // Chance.
  roll,  // the sum of the dice
  boy,
  girl,
  scores,  // Constitution, Charisma, Strength or Guile, each two higher
  // Births.
  again,  // another roll for this mother
  // Succession.
  crown,      // the heir
  pass_over,  // the heir
  relative,   // a line has ended: a relative of the late monarch is found
  new_house,  // the whole house has died out: another begins
  regent,
  stand,  // the new king's piece, in this province
  // Court.
  seek,     // a match for one of the own court; tells nobody
  drop,     // no match for him or her, after all
  propose,  // a wedding, to whoever has the other of the two
  accept,
  decline,
  withdraw,
  name,        // somebody new at the own court, with words
  name_house,  // the own house, where it is new, with words
  // Announcements.
  place,  // a prince who has come of age, in this province
  // Interphase.
  tax,       // low
  high_tax,  // high
  pay_off,   // the rebellion in this province
  disband,   // an army there
  scrap,     // a fleet there
  raise,     // so many armies
  launch,    // a fleet there
  put_army,  // in the first turn, one of those that were raised
  put_fleet,
  // Whoever has no more to do in a step.
  done,
  enough,  // and wants to hear no more of it: raising
  anew,    // drops what one has chosen in this step so far
  // Rounds: chance again.
  marker,  // of whom it is the turn
  strike,  // plague or famine, this province
  // The end of a turn.
  cash,  // sets of a country: so many of a kind
  // Marches: a group is put together, goes or sails, and is sent.
  take,        // armies, from a spot
  lead,        // a royal piece goes with the group
  carry,       // items, from a spot
  go,          // to a province
  board,       // a fleet in port
  land,        // from aboard
  ship,        // a fleet sets out
  sail,        // to a sea area
  dock,        // in a province
  send,        // the group, as planned
  destroy,     // own goods
  confiscate,  // goods of others in one's own province
  // Battles.
  burn,    // own goods in a province where enemies stand
  attack,  // in a province, a power
  inside,  // the castle
  outside,
  flee,   // a royal piece, to a province
  count,  // a prince's Strength, beside a king
  retreat,
  fall_back,  // so many armies, to a province
  lose,       // so many armies, and the rest of the castle
  // The end of a round.
  mark,         // this province
  new_capital,  // this province
  // Raising, in a country that nobody plays.
  levy,  // an army, in this province
  // Bids for the family that nobody plays.
  enter,     // one of the own court asks for the hand
  keep_out,  // nobody does
  bid,       // so many Crowns
  // A contract at court, written in silence. Most change the last clause.
  draft,         // for a wedding
  counter,       // an offer, with a draft that begins with its clauses
  clause,        // a new one of this kind, which binds this country
  strike_out,    // a clause
  publish,       // the contract, when it is signed; or not, after all
  at,            // this province; or not, after all
  third,         // this country
  about,         // this person
  good,          // items of this kind
  good_back,     // items that come back in an exchange
  sum,           // so many
  sum_back,      // so many come back
  from,          // this year
  until,         // this year
  every,         // so many years
  while_holds,   // this country holds this province
  while_war,     // these are at war
  while_lives,   // this person lives
  while_reigns,  // this person reigns
  unless,        // the last condition is so; or while it is, after all
  put,           // the draft to the other house
  // A plain deal at court: Crowns, items and captives, at once.
  deal,    // is drafted with the house of this country
  agree,   // to the deal that the house of this country offers
  refuse,  // it
  recall,  // the deal that is offered to the house of this country
  // Leave: how somebody's groups are answered who ask for it, and on the spot.
  always,    // those of this country go on
  never,     // they do not
  ask_me,    // is asked
  ask,       // sends the group, which asks for leave to go on
  ask_port,  // sends the fleets, which ask for leave to lie in this port
  allow,
  deny,
  // Armies under another's command.
  lend,        // armies in a province, to the player of the house of this country
  take_back,   // those in a province that he has
  end_treaty,  // with the house of this country
  // The end of a battle.
  surrender,  // on these terms
  grant,      // what is offered
  reject,     // it
  ransom,     // so many Crowns for a captive
  // Court again.
  show,              // the contract of this couple, to the house of a country
  betroth,           // a couple, with a contract that is drafted
  betroth_child,     // the next child of this mother that can wed this person
  betroth_children,  // the next son of the first, the next daughter of the second
  confirm,           // the betrothal of a couple that may wed now
  break_off,         // a betrothal
  // Marches again.
  hand_over,  // own goods in a province, to the player of the house of this country
  // A contract again.
  while_any_war,  // this country is at war with anybody
  // The end of a battle again: what goes with the terms of a surrender that is offered next.
  sacrifice,  // so many armies are killed, and the others march off
  tribute,    // so many Crowns are paid
};
[[nodiscard]] constexpr Move move_of(MoveKind kind) { return Move::of(kind); }
[[nodiscard]] constexpr Move move_of(MoveKind kind, PersonId person) {
  return Move::of(kind, static_cast<int>(person));
}
[[nodiscard]] constexpr Move move_of(MoveKind kind, PersonId one, PersonId other) {
  return Move::of(kind, static_cast<int>(one), static_cast<int>(other));
}
[[nodiscard]] constexpr Move move_of(MoveKind kind, Province province) {
  return Move::of(kind, static_cast<int>(province));
}
[[nodiscard]] constexpr Move move_of(MoveKind kind, PersonId person, Province province) {
  return Move::of(kind, static_cast<int>(person), static_cast<int>(province));
}
[[nodiscard]] constexpr Move roll_of(int sum) { return Move::of(MoveKind::roll, sum); }
[[nodiscard]] constexpr Move scores_of(int constitution, int charisma, int strength) {
  return Move::of(MoveKind::scores, constitution + 2, charisma + 2, strength + 2);
}

[[nodiscard]] constexpr Spot spot_in(Move move) { return static_cast<Spot>(move.a()); }
[[nodiscard]] constexpr PersonId person_of(Move move) { return static_cast<PersonId>(move.a()); }
[[nodiscard]] constexpr PersonId other_person_of(Move move) { return static_cast<PersonId>(move.b()); }
[[nodiscard]] constexpr Province first_province_of(Move move) { return static_cast<Province>(move.a()); }
[[nodiscard]] constexpr Province second_province_of(Move move) { return static_cast<Province>(move.b()); }

}  // namespace regalia::blood
