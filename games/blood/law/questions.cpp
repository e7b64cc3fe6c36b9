#include "games/blood/law/questions.h"

#include <algorithm>

namespace regalia::blood {
namespace {

House side(const Case& about, const Clause& clause, Country country) {
  return form_of(clause.matter).binds_crown ? ruler_of(about.people, about.reigns, country) : house_of(country);
}

bool is_war_on(const Case& about, const Condition& condition) {
  const House one = ruler_of(about.people, about.reigns, condition.one);
  if (condition.other != kNoCountry)
    return is_at_war(about.law, one, ruler_of(about.people, about.reigns, condition.other));
  for (const Country other : CountrySet::all())
    if (is_at_war(about.law, one, house_of(other))) return true;
  return false;
}

bool is_fulfilled(const Case& about, const Condition& condition) {
  const auto now = [&] {
    switch (condition.what) {
      case Condition::What::holds: return about.realm.control[at(condition.province)] == condition.one;
      case Condition::What::at_war: return is_war_on(about, condition);
      case Condition::What::lives: return about.people.lives(condition.person);
      default: return about.people.lives(condition.person) && !crowns_of(about.reigns, condition.person).empty();
    }
  };
  return now() != condition.is_not;
}

// What clause an act would break, or need.
Matter matter_of(Act::What what) {
  switch (what) {
    case Act::What::tax_high: return Matter::usual_tax;
    case Act::What::wed: return Matter::no_match;
    case Act::What::give_leave: return Matter::no_leave;
    case Act::What::pass_over: return Matter::heir;
    case Act::What::help: return Matter::no_help;
    case Act::What::sign: return Matter::no_contract;
    case Act::What::march: return Matter::march;
    case Act::What::stand: return Matter::station;
    case Act::What::sail_past: return Matter::fleets;
    case Act::What::dock: return Matter::ports;
    case Act::What::carry: return Matter::carriage;
    default: return Matter::peace;
  }
}

// On whose land, for acts that are about a province and its master.
Country land_of(const Case& about, const Act& act) {
  switch (act.what) {
    case Act::What::enter:
    case Act::What::mark:
    case Act::What::march:
    case Act::What::stand:
    case Act::What::dock:
    case Act::What::carry: return about.realm.control[at(act.province)];
    default: return kNoCountry;
  }
}

// Whether a clause of the right kind, about the right land, speaks of just this act.
bool is_meant(const Case& about, const Clause& clause, const Act& act) {
  switch (act.what) {
    case Act::What::attack:
    case Act::What::seize: return owed_to(about, clause) == act.other && clause.speaks_of(act.province);
    case Act::What::tax_high: return true;
    case Act::What::wed:
    case Act::What::help:
    case Act::What::sign:
    case Act::What::give_leave: return house_of(clause.third) == act.other;
    case Act::What::pass_over: return clause.person == act.person;
    case Act::What::sail_past: return bound_by(about, clause) == act.other;
    default: return clause.speaks_of(act.province);
  }
}

// The first clause in force that is meant, keeps or serves the actor, and applies now.
template <class Side> const Clause* find(const Case& about, const Act& act, Side side) {
  const Matter matter = matter_of(act.what);
  const Country land = land_of(about, act);
  for (int i = 0; i < kCountries; ++i) {
    const auto country = static_cast<Country>(i);
    if (land != kNoCountry && country != land) continue;
    for (const std::uint16_t number : about.law.index.of(matter, country)) {
      const Clause& clause = about.law.clauses[number];
      if (is_meant(about, clause, act) && side(about, clause) == act.actor && applies(about, clause)) return &clause;
    }
  }
  return nullptr;
}

// blood.contract.goods: what is delivered by contract is not taken back, nor is anything else of that creditor.
const Clause* delivery_between(const Case& about, House debtor, House creditor) {
  for (const Matter matter : {Matter::goods, Matter::exchange})
    for (int i = 0; i < kCountries; ++i)
      for (const std::uint16_t number : about.law.index.of(matter, static_cast<Country>(i))) {
        const Clause& clause = about.law.clauses[number];
        const House from = bound_by(about, clause);
        const House to = owed_to(about, clause);
        if (from == kNoHouse) continue;
        if ((from == debtor && to == creditor) || (matter == Matter::exchange && from == creditor && to == debtor))
          return &clause;
      }
  return nullptr;
}

}  // namespace

House bound_by(const Case& about, const Clause& clause) {
  const House bound = side(about, clause, clause.who);
  return bound == side(about, clause, clause.whom) ? kNoHouse : bound;
}

House owed_to(const Case& about, const Clause& clause) {
  const House other = side(about, clause, clause.whom);
  return other == side(about, clause, clause.who) ? kNoHouse : other;
}

bool applies(const Case& about, const Clause& clause) {
  if (about.year < clause.from || (clause.until != 0 && about.year > clause.until)) return false;
  return std::all_of(clause.conditions.begin(), clause.conditions.end(),
                     [&](const Condition& condition) { return is_fulfilled(about, condition); });
}

bool is_due(const Case& about, const Clause& clause) {
  if (clause.verb() != Verb::owes || !applies(about, clause)) return false;
  if (clause.met == 0) return true;
  return clause.every != 0 && about.year - clause.met >= clause.every;
}

const Clause* forbidden(const Case& about, const Act& act) {
  if (const Clause* found = find(about, act, bound_by)) return found;
  return act.what == Act::What::seize ? delivery_between(about, act.actor, act.other) : nullptr;
}

const Clause* commander(const Case& about, House actor, Country colour, Province province) {
  const Clause* found = nullptr;
  for (const std::uint16_t number : about.law.index.of(Matter::command, colour)) {
    const Clause& clause = about.law.clauses[number];
    if (!clause.speaks_of(province) || owed_to(about, clause) != actor || !applies(about, clause)) continue;
    // A marriage contract before a treaty.
    if (!about.law.contracts[at(location_of(about.law, clause).contract)].is_plain()) return &clause;
    if (found == nullptr) found = &clause;
  }
  return found;
}

bool granted(const Case& about, const Act& act) { return find(about, act, owed_to) != nullptr; }

}  // namespace regalia::blood
