// All figures of Blood Royale that its board, its sheets and its text fix. Rules read them from nowhere else.
#pragma once

#include <string>

#include "games/blood/facts/map.h"
#include "games/blood/facts/names.h"

namespace regalia::blood {

struct Facts {
  Map map;
  // Crowns.
  Figure tax;                  // of a province
  Figure high_tax;             // with more rebellions
  Figure upkeep;               // of an army or fleet, each turn
  Figure price;                // of a new one
  Figure rebellion_payment;    // ends one in a province
  Figure wedding_money;        // for each point of a bride's Charisma
  Figure honour;               // for the house whose child is married to a monarch
  Figure entry;                // for the right to bid for the family that nobody plays
  std::array<Figure, 3> sets;  // what the three basics bring, with a semi-luxury, with a luxury besides
  // Pieces of a country.
  Figure armies;
  Figure fleets;
  Figure princes;
  Figure castle;                         // armies that a capital counts for
  Figure cargo;                          // armies and royal pieces that a fleet carries
  Figure armies_of_a_province;           // that may be raised for each home province
  Figure armies_of_an_annexed;           // for each of a country that came by a crown
  std::array<Figure, 3> neutral_armies;  // of a country nobody plays: where goods are found, in the capital, elsewhere
  // Families.
  Figure birth;          // what two dice must reach
  Figure last_birth;     // the age of a wife
  Figure most_at_court;  // at so many no birth is rolled; Regalia's own

  bool operator==(const Facts&) const = default;
};

[[nodiscard]] Facts standard_facts();

// Empty if the facts make a playable game; otherwise a sentence that names the entry at fault.
[[nodiscard]] std::string fault(const Facts& facts);

}  // namespace regalia::blood
