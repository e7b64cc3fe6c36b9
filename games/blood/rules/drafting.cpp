#include "games/blood/rules/drafting.h"

#include <algorithm>
#include <cctype>

#include "games/blood/law/reader.h"
#include "games/blood/rules.h"
#include "games/blood/rules/betrothal.h"
#include "games/blood/rules/clause_choices.h"

namespace regalia::blood {
namespace {

constexpr int kYearsAhead = 100;
constexpr int kLongestInterval = 50;

// Whether the house of a country could be bound by such a clause at all.
bool may_begin(const State& state, const Contract& contract, Matter matter, Country who) {
  // blood.deal.plain
  if (contract.is_plain()) return may_be_in_deal(matter);
  const bool is_grooms = grooms_court(state, contract) == house_of(who);
  return (matter != Matter::groom_joins && matter != Matter::children) || is_grooms;
}

// blood.contract.conditions
void list_conditions(const State& state, const Clause& clause, const ClauseChoices& choices, MoveList& list) {
  for (const Country one : {clause.who, clause.whom})
    for (const Province province : provinces_of(one))
      offer(list, Move::of(MoveKind::while_holds, static_cast<int>(one), static_cast<int>(province)));
  for (const Country one : CountrySet::all()) {
    for (const Country other : CountrySet::all())
      if (choices.may_depend_on_war(one, other))
        offer(list, Move::of(MoveKind::while_war, static_cast<int>(one), static_cast<int>(other)));
    if (choices.may_depend_on_war(one, kNoCountry))
      offer(list, Move::of(MoveKind::while_any_war, static_cast<int>(one)));
  }
  state.people.for_living([&](PersonId id, const Person&) {
    if (!choices.may_depend_on(id)) return;
    offer(list, move_of(MoveKind::while_lives, id));
    offer(list, move_of(MoveKind::while_reigns, id));
  });
}

}  // namespace

bool is_drafting(MoveKind kind) {
  return (kind >= MoveKind::clause && kind <= MoveKind::unless) || kind == MoveKind::while_any_war;
}

void list_drafting(const Rules& rules, const State& state, Seat seat, MoveList& list) {
  const int number = draft_of(state.law, rules.house_of(seat));
  const Contract& contract = state.law.contracts[at(number)];
  const auto clauses = clauses_of(state.law, number);
  if (contract.clauses < Law::kMostClauses)
    for (int matter = 0; matter < kMatters; ++matter)
      for (const House side : {contract.maker, contract.other})
        if (may_begin(state, contract, static_cast<Matter>(matter), country_of(side)))
          offer(list, Move::of(MoveKind::clause, matter, static_cast<int>(side)));
  for (int i = 0; i < contract.clauses; ++i) offer(list, Move::of(MoveKind::strike_out, i));
  if (!contract.is_plain()) offer(list, Move::of(MoveKind::publish, 0));
  if (clauses.empty()) return;
  const Clause& last = clauses.back();
  const MatterForm& form = form_of(last.matter);
  const ClauseChoices choices(rules, state, contract, last);
  for (const Province province : choices.provinces()) offer(list, move_of(MoveKind::at, province));
  for (const Country third : choices.thirds()) offer(list, Move::of(MoveKind::third, static_cast<int>(third)));
  state.people.for_living([&](PersonId id, const Person&) {
    if (choices.may_be_about(id)) offer(list, move_of(MoveKind::about, id));
  });
  for (int good = 0; good < kGoods; ++good) {
    if (form.needs_good) offer(list, Move::of(MoveKind::good, good));
    if (form.needs_return) offer(list, Move::of(MoveKind::good_back, good));
  }
  const auto range = [&](MoveKind kind, int least, int most) {
    list.push_back(
        Offer::range(Move::of(kind, 0), static_cast<std::uint32_t>(least), static_cast<std::uint32_t>(most)));
  };
  if (form.needs_amount) range(MoveKind::sum, last.matter == Matter::children ? 0 : 1, form.most);
  if (form.needs_return) range(MoveKind::sum_back, 1, form.most);
  // blood.baron.fief: outside a marriage contract it is for this turn.
  if (form.verb == Verb::settles || (contract.is_plain() && last.matter == Matter::fief)) return;
  range(MoveKind::from, state.year, state.year + kYearsAhead);
  range(MoveKind::until, state.year, state.year + kYearsAhead);
  if (form.may_recur)
    for (int years = kYearsOfATurn; years <= kLongestInterval; years += kYearsOfATurn)
      offer(list, Move::of(MoveKind::every, 0).with_amount(static_cast<std::uint32_t>(years)));
  if (!last.conditions.empty()) offer(list, Move::of(MoveKind::unless, 0));
  if (choices.may_have_conditions()) list_conditions(state, last, choices, list);
}

std::vector<Move> strokes_of(const Clause& clause) {
  const MatterForm& form = form_of(clause.matter);
  std::vector<Move> moves = {Move::of(MoveKind::clause, static_cast<int>(clause.matter), static_cast<int>(clause.who))};
  const auto amount = [&](MoveKind kind, int number) {
    moves.push_back(move_of(kind).with_amount(static_cast<std::uint32_t>(number)));
  };
  for (const Province province : clause.provinces) moves.push_back(move_of(MoveKind::at, province));
  if (clause.third != kNoCountry) moves.push_back(Move::of(MoveKind::third, static_cast<int>(clause.third)));
  if (clause.person != kNoPerson) moves.push_back(move_of(MoveKind::about, clause.person));
  if (form.needs_good) moves.push_back(Move::of(MoveKind::good, static_cast<int>(clause.good)));
  if (form.needs_return) moves.push_back(Move::of(MoveKind::good_back, static_cast<int>(clause.returned)));
  if (form.needs_amount) amount(MoveKind::sum, clause.amount);
  if (form.needs_return) amount(MoveKind::sum_back, clause.returns);
  if (clause.from != 0) amount(MoveKind::from, clause.from);
  if (clause.until != 0) amount(MoveKind::until, clause.until);
  if (clause.every != 0) amount(MoveKind::every, clause.every);
  for (const Condition& condition : clause.conditions) {
    const int one = static_cast<int>(condition.one);
    switch (condition.what) {
      case Condition::What::holds:
        moves.push_back(Move::of(MoveKind::while_holds, one, static_cast<int>(condition.province)));
        break;
      case Condition::What::at_war:
        moves.push_back(condition.other == kNoCountry
                            ? Move::of(MoveKind::while_any_war, one)
                            : Move::of(MoveKind::while_war, one, static_cast<int>(condition.other)));
        break;
      case Condition::What::lives: moves.push_back(move_of(MoveKind::while_lives, condition.person)); break;
      default: moves.push_back(move_of(MoveKind::while_reigns, condition.person));
    }
    if (condition.is_not) moves.push_back(Move::of(MoveKind::unless, 0));
  }
  return moves;
}

void begin_plain_deal(State& state, House maker, House other) {
  Contract deal;
  deal.maker = maker;
  deal.other = other;
  add_contract(state.law, deal, {});
}

void begin_draft(const Rules& rules, State& state, Seat maker, Contract couple, std::span<const Clause> clauses) {
  couple.maker = rules.house_of(maker);
  const House grooms = grooms_court(state, couple);
  couple.other = grooms == couple.maker ? brides_court(state, couple) : grooms;
  add_contract(state.law, couple, clauses);
}

void draft(Law& law, House maker, Move move) {
  const int number = draft_of(law, maker);
  Contract& contract = law.contracts[at(number)];
  const auto clauses = clauses_of(law, number);
  const auto amount = static_cast<std::uint16_t>(move.amount());
  const auto when = [&](Condition condition) { clauses.back().conditions.push_back(condition); };
  switch (move.kind<MoveKind>()) {
    case MoveKind::clause: {
      Clause clause;
      clause.matter = static_cast<Matter>(move.a());
      clause.who = static_cast<Country>(move.b());
      clause.whom = country_of(house_of(clause.who) == contract.maker ? contract.other : contract.maker);
      add_clause(law, number, clause);
      return;
    }
    case MoveKind::strike_out: remove_clause(law, number, move.a()); return;
    case MoveKind::publish: contract.is_public = !contract.is_public; return;
    case MoveKind::at: {
      ProvinceSet& provinces = clauses.back().provinces;
      const Province province = first_province_of(move);
      if (provinces.has(province))
        provinces.remove(province);
      else
        provinces.add(province);
      return;
    }
    case MoveKind::third: clauses.back().third = static_cast<Country>(move.a()); return;
    case MoveKind::about: clauses.back().person = person_of(move); return;
    case MoveKind::good: clauses.back().good = static_cast<Good>(move.a()); return;
    case MoveKind::good_back: clauses.back().returned = static_cast<Good>(move.a()); return;
    case MoveKind::sum: clauses.back().amount = amount; return;
    case MoveKind::sum_back: clauses.back().returns = amount; return;
    case MoveKind::from: clauses.back().from = static_cast<std::int16_t>(amount); return;
    case MoveKind::until: clauses.back().until = static_cast<std::int16_t>(amount); return;
    case MoveKind::every: clauses.back().every = static_cast<std::uint8_t>(amount); return;
    case MoveKind::unless: {
      Condition& last = clauses.back().conditions[clauses.back().conditions.size() - 1];
      last.is_not = !last.is_not;
      return;
    }
    case MoveKind::while_holds:
      when({Condition::What::holds, false, static_cast<Country>(move.a()), kNoCountry, second_province_of(move),
            kNoPerson});
      return;
    case MoveKind::while_war:
      when({Condition::What::at_war, false, static_cast<Country>(move.a()), static_cast<Country>(move.b()), kNoProvince,
            kNoPerson});
      return;
    case MoveKind::while_any_war:
      when({Condition::What::at_war, false, static_cast<Country>(move.a()), kNoCountry, kNoProvince, kNoPerson});
      return;
    case MoveKind::while_lives:
      when({Condition::What::lives, false, kNoCountry, kNoCountry, kNoProvince, person_of(move)});
      return;
    default: when({Condition::What::reigns, false, kNoCountry, kNoCountry, kNoProvince, person_of(move)}); return;
  }
}

Result<std::vector<Move>> Rules::read_sentence(const View<Rules>& view, std::string_view text) const {
  const State& state = view.seen.shown;
  const int number = index(view.viewer) < seats() ? draft_of(state.law, house_of(view.viewer)) : -1;
  if (number < 0) return Error{"A clause is written into a draft; begin one first, with draft or deal."};
  const Contract& contract = state.law.contracts[at(number)];
  const auto called = [&](std::string_view name) {
    PersonId found = kNoPerson;
    state.people.for_living([&](PersonId id, const Person&) {
      std::string title = titled_name(who(state, id), view.reader());
      std::transform(title.begin(), title.end(), title.begin(),
                     [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
      if (title == name || "p" + std::to_string(static_cast<int>(id)) == name) found = id;
    });
    return found;
  };
  const Country grooms = contract.is_plain() ? kNoCountry : country_of(grooms_court(state, contract));
  const Result<Clause> read =
      read_clause(text, {facts_.map, country_of(contract.maker), country_of(contract.other), grooms, called});
  if (!read) return Error{read.error()};
  return strokes_of(*read);
}

}  // namespace regalia::blood
