#include "games/blood/rules/drafting.h"

#include <algorithm>
#include <cctype>

#include "games/blood/law/questions.h"
#include "games/blood/law/reader.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/betrothal.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

constexpr int kYearsAhead = 100;
constexpr int kLongestInterval = 50;

// What a clause of a draft may speak of.
class Choices {
 public:
  Choices(const Rules& rules, const State& state, const Contract& contract, const Clause& clause)
      : rules_(rules), state_(state), contract_(contract), clause_(clause), form_(form_of(clause.matter)) {}

  // Whose land it is about.
  [[nodiscard]] ProvinceSet provinces() const {
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
  [[nodiscard]] ProvinceSet held_by_giver() const {
    ProvinceSet set;
    for (const Country country : countries_at(state_.people, state_.reigns, house_of(clause_.who)))
      set = set | controlled_by(state_.realm, country);
    return set;
  }
  [[nodiscard]] ProvinceSet capitals() const {
    ProvinceSet set;
    for (const Province capital : state_.realm.capital)
      if (capital != kNoProvince) set.add(capital);
    return set;
  }
  [[nodiscard]] CountrySet thirds() const {
    if (!form_.needs_third) return {};
    if (clause_.matter == Matter::claim) return rules_.in_play();
    CountrySet set = rules_.in_play();
    set.remove(clause_.who);
    set.remove(clause_.whom);
    return set;
  }
  [[nodiscard]] bool may_be_about(PersonId id) const {
    if (!form_.needs_person || !state_.people.lives(id)) return false;
    const Person& person = state_.people[id];
    switch (clause_.matter) {
      case Matter::claim: return id == contract_.groom || id == contract_.bride;
      case Matter::captive: return person.captor == house_of(clause_.who);
      default: return person.house == house_of(clause_.who);
    }
  }
  [[nodiscard]] bool may_have_conditions() const { return form_.verb != Verb::settles && !clause_.conditions.full(); }

  // Says all that it must.
  [[nodiscard]] bool is_complete() const {
    if (form_.needs_amount && clause_.matter != Matter::children && clause_.amount == 0) return false;
    if (form_.needs_return && clause_.returns == 0) return false;
    if (form_.needs_provinces && clause_.provinces.empty()) return false;
    if (form_.needs_person && clause_.person == kNoPerson) return false;
    if (form_.needs_third && clause_.third == kNoCountry) return false;
    if (clause_.until != 0 && clause_.until < clause_.from) return false;
    return clause_.matter != Matter::land_later || !clause_.conditions.empty() || clause_.from != 0;
  }
  // Could be carried out today, as everybody can see.
  [[nodiscard]] bool is_possible() const {
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

 private:
  // Of a player's own house, with a capital.
  [[nodiscard]] bool has_land(Country country) const {
    return ruler_of(state_.people, state_.reigns, country) == house_of(country) &&
           state_.realm.capital[at(country)] != kNoProvince;
  }
  [[nodiscard]] bool may_be_released() const {
    const PersonId monarch = state_.reigns[at(clause_.whom)].monarch;
    return has_land(clause_.who) && state_.realm.capital[at(clause_.whom)] != kNoProvince &&
           ruler_of(state_.people, state_.reigns, clause_.whom) == house_of(clause_.who) &&
           monarch != contract_.groom && monarch != contract_.bride && (clause_.provinces - provinces()).empty();
  }

  const Rules& rules_;
  const State& state_;
  const Contract& contract_;
  const Clause& clause_;
  const MatterForm& form_;
};

// Whether the house of a country could be bound by such a clause at all.
bool may_begin(const State& state, const Contract& contract, Matter matter, Country who) {
  // blood.deal.plain
  if (contract.is_plain()) return may_be_in_deal(matter);
  const bool is_grooms = grooms_court(state, contract) == house_of(who);
  return (matter != Matter::groom_joins && matter != Matter::children) || is_grooms;
}

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
  const Choices choices(rules, state, contract, last);
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
  if (!choices.may_have_conditions()) return;
  for (const Country one : {last.who, last.whom}) {
    for (const Province province : provinces_of(one))
      offer(list, Move::of(MoveKind::while_holds, static_cast<int>(one), static_cast<int>(province)));
    // blood.war.acts: wars are over when duties are carried out.
    for (const Country other : rules.in_play())
      if (other != one && form.verb != Verb::owes)
        offer(list, Move::of(MoveKind::while_war, static_cast<int>(one), static_cast<int>(other)));
    const PersonId monarch = state.reigns[at(one)].monarch;
    if (!state.people.lives(monarch)) continue;
    offer(list, move_of(MoveKind::while_lives, monarch));
    offer(list, move_of(MoveKind::while_reigns, monarch));
  }
}

namespace {

// The strokes of the pen that write a clause.
std::vector<Move> moves_of(const Clause& clause) {
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
        moves.push_back(Move::of(MoveKind::while_war, one, static_cast<int>(condition.other)));
        break;
      case Condition::What::lives: moves.push_back(move_of(MoveKind::while_lives, condition.person)); break;
      default: moves.push_back(move_of(MoveKind::while_reigns, condition.person));
    }
    if (condition.is_not) moves.push_back(Move::of(MoveKind::unless, 0));
  }
  return moves;
}

}  // namespace

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
  return moves_of(*read);
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
    if (!Choices(rules, state, state.law.contracts[at(number)], clauses[i]).is_complete())
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
    if (!Choices(rules, state, contract, clause).is_possible())
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
    if (rules.money(state, rules.seat_of(house)) + dowry_to(state.law, number, house) < 0)
      return Verdict::no("blood.contract.able", "One of the two has not so many Crowns.");
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
        return Verdict::no("blood.contract.able", "One of the two has not so many items.");
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
      case Matter::trade: rules.hand_over(state, clause.who, clause.whom, clause.good, clause.amount, sink); break;
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
  tell_some(sink, rules.knowers(state, number),
            ContractSigned{rules.who(state, signed_now.groom), rules.who(state, signed_now.bride), signed_now.maker,
                           signed_now.other, signed_now.clauses, signed_now.is_public});
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
