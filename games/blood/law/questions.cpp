#include "games/blood/law/questions.h"

#include <algorithm>

namespace regalia::blood {
namespace {

House side(const Case& about, const Clause& clause, Country country) {
  return form_of(clause.matter).binds_crown ? ruler_of(about.people, about.reigns, country) : house_of(country);
}

bool is_fulfilled(const Case& about, const Condition& condition) {
  const auto now = [&] {
    switch (condition.what) {
      case Condition::What::holds: return about.realm.control[at(condition.province)] == condition.one;
      case Condition::What::at_war:
        return is_at_war(about.law, ruler_of(about.people, about.reigns, condition.one),
                         ruler_of(about.people, about.reigns, condition.other));
      case Condition::What::lives: return about.people.lives(condition.person);
      default: return about.people.lives(condition.person) && !crowns_of(about.reigns, condition.person).empty();
    }
  };
  return now() != condition.is_not;
}

bool forbids(const Case& about, const Clause& clause, const Act& act) {
  switch (act.what) {
    case Act::What::attack:
    case Act::What::seize:
      return clause.matter == Matter::peace && owed_to(about, clause) == act.other && clause.speaks_of(act.province);
    case Act::What::enter:
    case Act::What::mark:
      return clause.matter == Matter::peace && about.realm.control[at(act.province)] == clause.whom &&
             clause.speaks_of(act.province);
    case Act::What::tax_high: return clause.matter == Matter::usual_tax;
    case Act::What::wed: return clause.matter == Matter::no_match && house_of(clause.third) == act.other;
    case Act::What::give_leave: return clause.matter == Matter::no_leave && house_of(clause.third) == act.other;
    case Act::What::pass_over: return clause.matter == Matter::heir && clause.person == act.person;
    default: return false;
  }
}

bool grants(const Case& about, const Clause& clause, const Act& act) {
  const auto is_there = [&](Matter matter) {
    return clause.matter == matter && about.realm.control[at(act.province)] == clause.who &&
           clause.speaks_of(act.province);
  };
  switch (act.what) {
    case Act::What::march: return is_there(Matter::march);
    case Act::What::dock: return is_there(Matter::ports);
    case Act::What::carry: return is_there(Matter::carriage);
    case Act::What::sail_past: return clause.matter == Matter::fleets && bound_by(about, clause) == act.other;
    default: return false;
  }
}

// The first clause in force for which it is true.
template <class Holds> const Clause* find_in_force(const Law& law, Holds holds) {
  const Clause* clause = law.clauses.data();
  for (const Contract& contract : law.contracts) {
    const Clause* end = clause + contract.clauses;
    if (contract.status == Contract::Status::in_force)
      if (const Clause* found = std::find_if(clause, end, holds); found != end) return found;
    clause = end;
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
  return find_in_force(about.law, [&](const Clause& clause) {
    return clause.verb() == Verb::forbids && forbids(about, clause, act) && bound_by(about, clause) == act.actor &&
           applies(about, clause);
  });
}

bool granted(const Case& about, const Act& act) {
  return find_in_force(about.law, [&](const Clause& clause) {
           return clause.verb() == Verb::grants && grants(about, clause, act) && owed_to(about, clause) == act.actor &&
                  applies(about, clause);
         }) != nullptr;
}

}  // namespace regalia::blood
