// How much each reason counts when somebody decides where to put which card.
#pragma once

#include <array>

#include "games/gambit/facts.h"

namespace regalia::gambit {

// Of a column, whatever is put there. They count differently for each card.
enum class Circumstance : std::uint8_t {
  any,          // always 1
  gain,         // what its goal would add to one's prospects
  room,         // cards that it needs after this one
  completed,    // this card completes it
  complete,     // it is complete already
  known_above,  // the card that will be turned up is known
  other_above,  // it is another player's, and unknown
  own_cards,    // there already
  other_cards,
  behind,  // by how much another leads
};
inline constexpr std::size_t kCircumstances = 10;

// Of a column, the same for all cards.
enum class ColumnReason : std::uint8_t {
  led,  // one would win it as it is
  led_gain,
  margin_gain,
  ends_round,
  gain,
  gain_squared,
  leader_gain,  // what another, who leads, would gain
  turns_up,     // the first of kEffects: the card turned up is known, and is that one
};
inline constexpr std::array kEffects = {Card::explorer, Card::assassin, Card::storm,     Card::cloak,
                                        Card::traitor,  Card::crown,    Card::lodestone, Card::gatekeeper};
inline constexpr std::size_t kColumnReasons = at(ColumnReason::turns_up) + kEffects.size();

// Of what a column would be with the card.
enum class Reason : std::uint8_t {
  leads,  // one would win it then
  leads_gain,
  margin,
  margin_gain,
  denied,           // what another would no longer gain
  leads_completed,  // it is complete then, and was not
  leads_full,       // it is complete then
  margin_full,
  leads_at_end,  // and the round is over
  denied_full,
  denied_at_end,
};
inline constexpr std::size_t kReasons = 11;

using Circumstances = std::array<float, kCircumstances>;
using ColumnReasons = std::array<float, kColumnReasons>;
using Reasons = std::array<float, kReasons>;

struct Tendencies {
  std::array<Circumstances, kCards> of_card;
  ColumnReasons of_column;
  Reasons of_reason;
};

extern const Tendencies kTendencies;

}  // namespace regalia::gambit
