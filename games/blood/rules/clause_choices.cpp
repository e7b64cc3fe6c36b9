#include "games/blood/rules/clause_choices.h"

#include "games/blood/rules/betrothal.h"

namespace regalia::blood {

ProvinceSet ClauseChoices::provinces() const {
  if (!form_.may_name_provinces) return {};
  const Country lord = clause_.matter == Matter::peace ? clause_.whom : clause_.who;
  // blood.succession.give-back: only a marriage contract lets somebody keep provinces of a country that is given back.
  if (clause_.matter == Matter::release)
    return contract_.is_plain() ? ProvinceSet{} : (provinces_of(clause_.whom) & held_by_giver()) - capitals();
  if (clause_.matter == Matter::fief) return held_by_giver();
  ProvinceSet set = controlled_by(state_.realm, lord);
  if (clause_.matter == Matter::land || clause_.matter == Matter::land_later) set = set - capitals();
  return set;
}

ProvinceSet ClauseChoices::held_by_giver() const {
  ProvinceSet set;
  for (const Country country : countries_at(state_.people, state_.reigns, house_of(clause_.who)))
    set = set | controlled_by(state_.realm, country);
  return set;
}

ProvinceSet ClauseChoices::capitals() const {
  ProvinceSet set;
  for (const Province capital : state_.realm.capital)
    if (capital != kNoProvince) set.add(capital);
  return set;
}

CountrySet ClauseChoices::thirds() const {
  if (!form_.needs_third) return {};
  if (clause_.matter == Matter::claim) return rules_.in_play();
  CountrySet set = rules_.in_play();
  set.remove(clause_.who);
  set.remove(clause_.whom);
  return set;
}

bool ClauseChoices::may_be_about(PersonId id) const {
  if (!form_.needs_person || !state_.people.lives(id)) return false;
  const Person& person = state_.people[id];
  switch (clause_.matter) {
    // blood.succession.renounce: anybody of the two courts, whose players both sign.
    case Matter::claim: return person.court == contract_.maker || person.court == contract_.other;
    case Matter::captive: return person.captor == house_of(clause_.who);
    default: return person.house == house_of(clause_.who);
  }
}

bool ClauseChoices::may_depend_on(PersonId id) const {
  if (!state_.people.lives(id)) return false;
  if (id == contract_.groom || id == contract_.bride || !crowns_of(state_.reigns, id).empty()) return true;
  const Person& person = state_.people[id];
  for (const Country side : {clause_.who, clause_.whom})
    if (const PersonId monarch = state_.reigns[at(side)].monarch;
        monarch != kNoPerson && (person.father == monarch || person.mother == monarch))
      return true;
  return false;
}

// blood.war.acts: wars are over when duties are carried out.
bool ClauseChoices::may_depend_on_war(Country one, Country other) const {
  if (form_.verb == Verb::owes || !rules_.in_play().has(one)) return false;
  if (other == kNoCountry) return true;
  const bool is_ours = one == clause_.who || one == clause_.whom;
  const bool is_others = !is_ours && other != clause_.who && other != clause_.whom;
  // Of two others each pair stands once.
  return rules_.in_play().has(other) && (is_ours ? other != one : is_others && one < other);
}

bool ClauseChoices::is_complete() const {
  if (form_.needs_amount && clause_.matter != Matter::children && clause_.amount == 0) return false;
  if (form_.needs_return && clause_.returns == 0) return false;
  if (form_.needs_provinces && clause_.provinces.empty()) return false;
  if (form_.needs_person && clause_.person == kNoPerson) return false;
  if (form_.needs_third && clause_.third == kNoCountry) return false;
  if (clause_.until != 0 && clause_.until < clause_.from) return false;
  return clause_.matter != Matter::land_later || !clause_.conditions.empty() || clause_.from != 0;
}

bool ClauseChoices::is_possible() const {
  for (const Country side : {clause_.who, clause_.whom})
    if (form_.binds_crown && ruler_of(state_.people, state_.reigns, side) != house_of(side)) return false;
  switch (clause_.matter) {
    case Matter::land:
      return (clause_.provinces - provinces()).empty() && state_.realm.capital[at(clause_.whom)] != kNoProvince;
    case Matter::groom_joins:
      return crowns_of(state_.reigns, contract_.groom).empty() &&
             grooms_court(state_, contract_) == house_of(clause_.who);
    case Matter::children: return brides_court(state_, contract_) == house_of(clause_.whom);
    case Matter::claim:
      return may_be_about(clause_.person) && !crowns_of(state_.reigns, clause_.person).has(clause_.third);
    case Matter::release: return may_be_released();
    case Matter::fief:
      return has_land(clause_.who) && rules_.countries_of(state_, rules_.seat_of(house_of(clause_.whom))).empty() &&
             (clause_.provinces - provinces()).empty();
    case Matter::captive:
    case Matter::heir: return may_be_about(clause_.person);
    default: return true;
  }
}

bool ClauseChoices::has_land(Country country) const {
  return ruler_of(state_.people, state_.reigns, country) == house_of(country) &&
         state_.realm.capital[at(country)] != kNoProvince;
}

bool ClauseChoices::may_be_released() const {
  const PersonId monarch = state_.reigns[at(clause_.whom)].monarch;
  return has_land(clause_.who) && state_.realm.capital[at(clause_.whom)] != kNoProvince &&
         ruler_of(state_.people, state_.reigns, clause_.whom) == house_of(clause_.who) && monarch != contract_.groom &&
         monarch != contract_.bride && (clause_.provinces - provinces()).empty();
}

}  // namespace regalia::blood
