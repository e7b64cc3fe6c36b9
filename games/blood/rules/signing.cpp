#include "games/blood/rules/signing.h"

#include <algorithm>

#include "games/blood/law/questions.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/clause_choices.h"
#include "games/blood/rules/dues.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

// Whether a promise gives or lends something.
bool is_help(Matter matter) {
  switch (matter) {
    case Matter::command:
    case Matter::pension:
    case Matter::goods:
    case Matter::exchange:
    case Matter::tax_share:
    case Matter::land_later:
    case Matter::dowry:
    case Matter::land:
    case Matter::fief:
    case Matter::release:
    case Matter::trade: return true;
    default: return false;
  }
}

// Where control changes when a country is given back.
ProvinceSet provinces_to_go(const State& state, const Clause& release) {
  const CountrySet givers = countries_at(state.people, state.reigns, house_of(release.who));
  ProvinceSet set;
  for (const Province province : provinces_of(release.whom)) {
    const Country holder = state.realm.control[at(province)];
    const Country owner = release.provinces.has(province) ? release.who : release.whom;
    if (givers.has(holder) && holder != owner) set.add(province);
  }
  return set;
}

bool frees_somebody(std::span<const Clause> clauses) {
  return std::any_of(clauses.begin(), clauses.end(),
                     [](const Clause& clause) { return clause.matter == Matter::captive; });
}

// Items of a house that a contract hands over at once, and those that it adds to what falls due in this turn.
struct Giving {
  int at_once = 0;
  int due = 0;
};
Giving giving_of(const State& state, int number, Country owner, Good good) {
  const Case about{state.law, state.people, state.reigns, state.realm, state.year};
  Giving giving;
  for (const Clause& clause : clauses_of(state.law, number)) {
    const bool gives = clause.who == owner && clause.good == good;
    if (gives && clause.matter == Matter::trade) giving.at_once += clause.amount;
    if ((clause.matter != Matter::goods && clause.matter != Matter::exchange) || !is_due(about, clause)) continue;
    if (gives) giving.due += clause.amount;
    if (clause.matter == Matter::exchange && clause.whom == owner && clause.returned == good)
      giving.due += clause.returns;
  }
  return giving;
}

// blood.contract.set-aside: whoever owes items in this turn keeps as many, and promises only what will be there besides.
Verdict keeps_what_is_due(const Rules& rules, const State& state, Seat seat, int number) {
  const Country own = country_of(rules.house_of(seat));
  for (int i = 0; i < kGoods; ++i) {
    const auto good = static_cast<Good>(i);
    const int owed = items_due(rules, state, own, good);
    if (owed == 0) continue;
    const Giving giving = giving_of(state, number, own, good);
    const int there = items_at_hand(state.realm, own, good, Afloat::yes);
    if (giving.at_once > std::max(0, there - owed))
      return Verdict::no("blood.contract.set-aside",
                         "You owe such items this turn. They are set aside until you have handed them over.");
    int to_come = 0;
    for (const Province area : yielding_provinces(state.realm, rules.facts()) & controlled_by(state.realm, own))
      to_come += rules.facts().map[area].good == good ? 1 : 0;
    if (giving.due > 0 && giving.at_once + giving.due + owed > there + to_come)
      return Verdict::no("blood.contract.set-aside",
                         "You owe such items this turn, and won't have enough of them to promise more.");
  }
  return Verdict::yes();
}

// Whether two clauses of a contract promise the same thing, that can be given once.
bool is_same(const Clause& one, const Clause& other) {
  if (one.matter != other.matter) return false;
  if (one.matter == Matter::release) return one.whom == other.whom;
  return form_of(one.matter).needs_person && one.person == other.person && one.third == other.third;
}

// Whether a contract in force makes a house grant something to the third country of a clause.
bool grants_leave_to(const Rules& rules, const State& state, House own, const Clause& no_leave) {
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i) {
    const Contract& contract = state.law.contracts[at(i)];
    if (contract.status != Contract::Status::in_force || !rules.knowers(state, i).has(rules.seat_of(own))) continue;
    for (const Clause& clause : clauses_of(state.law, i))
      if (clause.verb() == Verb::grants && clause.who == no_leave.who && clause.whom == no_leave.third) return true;
  }
  return false;
}

}  // namespace

Verdict crowns_are_set_aside() {
  return Verdict::no("blood.contract.set-aside",
                     "You owe Crowns this turn, and your taxes won't cover them. What is missing is set aside.");
}

int dowry_to(const Law& law, int contract, House house) {
  int sum = 0;
  for (const Clause& clause : clauses_of(law, contract)) {
    if (clause.matter != Matter::dowry) continue;
    if (house_of(clause.whom) == house) sum += clause.amount;
    if (house_of(clause.who) == house) sum -= clause.amount;
  }
  return sum;
}

Verdict is_precise(const Rules& rules, const State& state, int number) {
  const auto clauses = clauses_of(state.law, number);
  for (std::size_t i = 0; i < clauses.size(); ++i)
    if (!ClauseChoices(rules, state, state.law.contracts[at(number)], clauses[i]).is_complete())
      return Verdict::no("blood.contract.precise", "A clause does not say all that it must.",
                         {static_cast<int>(i) + 1});
  return Verdict::yes();
}

Verdict may_sign(const Rules& rules, const State& state, Seat seat, int number) {
  if (const Verdict bar = is_precise(rules, state, number); !bar.ok()) return bar;
  const Contract& contract = state.law.contracts[at(number)];
  const House own = rules.house_of(seat);
  const auto clauses = clauses_of(state.law, number);
  ProvinceSet ceded;
  ProvinceSet fiefs;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const Clause& clause = clauses[i];
    const Verdict::About about{static_cast<int>(i) + 1};
    if (contract.is_plain() && clause.matter == Matter::land && !frees_somebody(clauses))
      return Verdict::no("blood.captive.ransom",
                         "Without a marriage contract, provinces are given for a captive's freedom only.", about);
    if (!ClauseChoices(rules, state, contract, clause).is_possible())
      return Verdict::no("blood.contract.able", "A clause promises what that house cannot give today.", about);
    // One province is ceded once.
    if (clause.matter == Matter::land || clause.matter == Matter::land_later) {
      if (!(ceded & clause.provinces).empty())
        return Verdict::no("blood.contract.twice", "A province is promised twice.", about);
      ceded = ceded | clause.provinces;
    }
    if (clause.matter == Matter::release && house_of(clause.who) == own) ceded = ceded | provinces_to_go(state, clause);
    if (clause.matter == Matter::fief) {
      if (!(fiefs & clause.provinces).empty())
        return Verdict::no("blood.contract.twice", "A fief is promised twice.", about);
      fiefs = fiefs | clause.provinces;
    }
    // Nobody is freed, and no claim or country given up, twice.
    for (std::size_t k = 0; k < i; ++k)
      if (is_same(clauses[k], clause))
        return Verdict::no("blood.contract.twice", "Two clauses promise the same.", about);
    if (clause.matter == Matter::no_leave && house_of(clause.who) == own && grants_leave_to(rules, state, own, clause))
      return Verdict::no("blood.contract.no-leave", "You have granted that country leave already.", about);
    const bool gives = house_of(clause.who) == own || clause.matter == Matter::exchange;
    const House receiver = house_of(house_of(clause.who) == own ? clause.whom : clause.who);
    if (gives && is_help(clause.matter))
      if (const Verdict bar = rules.lawful(state, {.what = Act::What::help, .actor = own, .other = receiver});
          !bar.ok())
        return bar;
    if (clause.verb() == Verb::grants && house_of(clause.who) == own)
      if (const Verdict bar =
              rules.lawful(state, {.what = Act::What::give_leave, .actor = own, .other = house_of(clause.whom)});
          !bar.ok())
        return bar;
  }
  // blood.contract.twice: what this seat has promised to somebody else, and may have to give yet.
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i) {
    const Contract& earlier = state.law.contracts[at(i)];
    const bool binds_seat = earlier.status == Contract::Status::in_force ||
                            (earlier.status == Contract::Status::put && earlier.maker == own && i != number);
    if (!binds_seat || !rules.knowers(state, i).has(seat)) continue;
    const auto is_bound = [&](const Clause& clause) {
      return house_of(clause.who) == own ||
             bound_by({state.law, state.people, state.reigns, state.realm, state.year}, clause) == own;
    };
    for (const Clause& clause : clauses_of(state.law, i)) {
      if (clause.matter == Matter::fief && is_bound(clause) && !(clause.provinces & fiefs).empty())
        return Verdict::no("blood.contract.twice", "You have left one of these provinces to somebody already.");
      if (((clause.matter == Matter::land_later && clause.met == 0 &&
            (clause.until == 0 || clause.until >= state.year)) ||
           (clause.matter == Matter::land && earlier.status == Contract::Status::put)) &&
          is_bound(clause) && !(clause.provinces & ceded).empty())
        return Verdict::no("blood.contract.twice", "You have promised one of these provinces already.");
    }
  }
  if (const Verdict bar = keeps_what_is_due(rules, state, seat, number); !bar.ok()) return bar;
  const House other = contract.maker == own ? contract.other : contract.maker;
  if (!contract.is_plain() && !clauses.empty())
    if (const Verdict bar = rules.lawful(state, {.what = Act::What::sign, .actor = own, .other = other}); !bar.ok())
      return bar;
  for (const PersonId partner : {contract.groom, contract.bride})
    if (!contract.is_plain() && state.people[partner].court != own)
      if (const Verdict bar =
              rules.lawful(state, {.what = Act::What::wed, .actor = own, .other = state.people[partner].court});
          !bar.ok())
        return bar;
  return Verdict::yes();
}

Verdict can_pay(const Rules& rules, const State& state, Seat seat, int number) {
  const Contract& contract = state.law.contracts[at(number)];
  for (const House house : {contract.maker, contract.other}) {
    if (rules.options().cash_is_secret && rules.seat_of(house) != seat) continue;
    const int left = rules.money(state, rules.seat_of(house)) + dowry_to(state.law, number, house);
    if (left < 0) return Verdict::no("blood.contract.able", "One of the two does not have that many Crowns.");
    if (rules.seat_of(house) == seat && dowry_to(state.law, number, house) < 0 &&
        left < crowns_set_aside(rules, state, seat))
      return crowns_are_set_aside();
  }
  return Verdict::yes();
}

Verdict can_hand_over(const State& state, int number) {
  const Contract& contract = state.law.contracts[at(number)];
  for (const House house : {contract.maker, contract.other}) {
    std::array<int, kGoods> given{};
    for (const Clause& clause : clauses_of(state.law, number))
      if (clause.matter == Matter::trade && house_of(clause.who) == house) given[at(clause.good)] += clause.amount;
    for (int good = 0; good < kGoods; ++good)
      if (given[at(good)] > items_at_hand(state.realm, country_of(house), static_cast<Good>(good)))
        return Verdict::no("blood.contract.able", "One of the two does not have that many items.");
  }
  return Verdict::yes();
}

namespace {

// blood.succession.give-back: the throne is vacant then.
template <class Sink> void release(const Rules& rules, State& state, const Clause& clause, Sink& sink) {
  const Country country = clause.whom;
  const PersonId monarch = state.reigns[at(country)].monarch;
  tell_all(sink, CountryGivenBack{rules.seat_of(house_of(clause.who)), country, rules.who(state, monarch)});
  for (const Province province : provinces_to_go(state, clause))
    rules.cede(state, province, clause.provinces.has(province) ? clause.who : country, sink);
  give_back(state.people, country, monarch);
}

// Everything that is done at once; the groom's court is the wedding's business.
template <class Sink> void settle(const Rules& rules, State& state, int number, Sink& sink) {
  for (const Clause& clause : clauses_of(state.law, number)) {
    const Seat from = rules.seat_of(house_of(clause.who));
    const Seat to = rules.seat_of(house_of(clause.whom));
    switch (clause.matter) {
      case Matter::dowry: rules.pay(state, from, to, clause.amount, sink); break;
      case Matter::land:
        for (const Province province : clause.provinces) rules.cede(state, province, clause.whom, sink);
        break;
      case Matter::claim:
        renounce(state.people, clause.third, clause.person);
        tell_all(sink, ClaimRenounced{rules.who(state, clause.person), clause.third});
        break;
      case Matter::captive: rules.take_away(state, clause.person, kNoHouse, sink); break;
      case Matter::release: release(rules, state, clause, sink); break;
      case Matter::trade:
        rules.hand_over(state, clause.who, clause.whom, clause.good, clause.amount, Afloat::no, sink);
        break;
      default: break;
    }
  }
}

}  // namespace

template <class Sink> void carry_out(const Rules& rules, State& state, int number, Sink& sink) {
  const Contract& deal = state.law.contracts[at(number)];
  tell_some(sink, rules.knowers(state, number), DealStruck{rules.seat_of(deal.maker), rules.seat_of(deal.other)});
  settle(rules, state, number, sink);
  // blood.command.treaty: what is granted holds until somebody ends it; blood.baron.fief: or in this turn.
  Contract treaty = deal;
  treaty.status = Contract::Status::in_force;
  treaty.year = state.year;
  std::vector<Clause> granted;
  std::vector<Clause> fiefs;
  for (const Clause& clause : clauses_of(state.law, number))
    if (outlives_a_deal(clause)) (clause.matter == Matter::fief ? fiefs : granted).push_back(clause);
  remove_contract(state.law, number);
  // Crowns keep the one and houses the other: they are treaties of their own.
  if (!granted.empty()) add_contract(state.law, treaty, granted);
  if (!fiefs.empty()) add_contract(state.law, treaty, fiefs);
}

template <class Sink> void conclude(const Rules& rules, State& state, int offered, Sink& sink) {
  Contract signed_now = state.law.contracts[at(offered)];
  signed_now.status = Contract::Status::in_force;
  signed_now.year = state.year;
  // They stand in the order of their weddings.
  const auto terms = clauses_of(state.law, offered);
  const std::vector<Clause> clauses(terms.begin(), terms.end());
  remove_contract(state.law, offered);
  add_contract(state.law, signed_now, clauses);
  const int number = static_cast<int>(state.law.contracts.size()) - 1;
  rules.tell_readers(state, number,
                     ContractSigned{rules.who(state, signed_now.groom), rules.who(state, signed_now.bride),
                                    signed_now.maker, signed_now.other, signed_now.clauses, signed_now.is_public},
                     sink);
  settle(rules, state, number, sink);
  bool groom_joins = false;
  for (const Clause& clause : clauses_of(state.law, number))
    groom_joins = groom_joins || clause.matter == Matter::groom_joins;
  hold_wedding(rules, state, signed_now.groom, signed_now.bride, groom_joins ? GroomJoins::yes : GroomJoins::as_usual,
               sink);
}

template void carry_out(const Rules&, State&, int, Silence&);
template void carry_out(const Rules&, State&, int, Listener<Event>&);
template void conclude(const Rules&, State&, int, Silence&);
template void conclude(const Rules&, State&, int, Listener<Event>&);

}  // namespace regalia::blood
