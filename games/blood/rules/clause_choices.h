// What a clause of a draft may speak of, whether it says all that it must, and whether it could be kept today.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

class ClauseChoices {
 public:
  ClauseChoices(const Rules& rules, const State& state, const Contract& contract, const Clause& clause)
      : rules_(rules), state_(state), contract_(contract), clause_(clause), form_(form_of(clause.matter)) {}

  // Whose land it is about.
  [[nodiscard]] ProvinceSet provinces() const;
  [[nodiscard]] CountrySet thirds() const;
  [[nodiscard]] bool may_be_about(PersonId id) const;
  [[nodiscard]] bool may_have_conditions() const { return form_.verb != Verb::settles && !clause_.conditions.full(); }
  // On the life or reign of somebody: a monarch, a child of one of the two monarchs, or one of the couple.
  [[nodiscard]] bool may_depend_on(PersonId id) const;
  // On a war of two countries; kNoCountry: of one with anybody.
  [[nodiscard]] bool may_depend_on_war(Country one, Country other) const;

  // Says all that it must.
  [[nodiscard]] bool is_complete() const;
  // Could be carried out today, as everybody can see.
  [[nodiscard]] bool is_possible() const;

 private:
  [[nodiscard]] ProvinceSet held_by_giver() const;
  [[nodiscard]] ProvinceSet capitals() const;
  // Of a player's own house, with a capital.
  [[nodiscard]] bool has_land(Country country) const;
  [[nodiscard]] bool may_be_released() const;

  const Rules& rules_;
  const State& state_;
  const Contract& contract_;
  const Clause& clause_;
  const MatterForm& form_;
};

}  // namespace regalia::blood
